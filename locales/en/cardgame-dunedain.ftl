# The card game: words that only Dúnedain cards need.

why-CG-C6 = None of the cards that { $source } seeks is in your draw deck.
why-CG-C17-dunedain = There is no Dúnedain battleground left to activate: each is active already.
why-CG-C23 = { $card } may never go to a Shadow battleground.

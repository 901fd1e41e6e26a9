# The card game: words that only Dúnedain cards need.

why-CG-C6 = { $source } seeks { $sought }, and your draw deck holds no such card.
why-CG-C17-dunedain = There is no Dúnedain battleground left to activate: each is active already.
why-CG-C23 = { $card } may never go to a Shadow battleground.

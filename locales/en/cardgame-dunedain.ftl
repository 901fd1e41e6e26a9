# The card game: words that only Dúnedain cards need.

why-CG-C6 = { $source } seeks { $sought } in your draw deck, and nothing of this is there.
why-CG-C17-dunedain = There is no Dúnedain battleground left to activate: each is active already.
why-CG-C23 = { $card } may never go to a Shadow battleground.

# The card game: words that only Mordor cards and the promotional cards need.

cardgame-ask-ioreth-heals = { $seat }: cycle one of the fallen by the text of { $card }, or none?

cardgame-do-ioreth-heals-decline = Cycle nobody

why-CG-C17-mordor = There is no Mordor battleground left to activate: each is active already.
why-CG-C56-king = { $it } can be played only while the Witch-king is in your reserve.
why-CG-C62 = { $card } cannot go to a path while a Shadow battleground is active.
why-CG-C68 = Only another Free Peoples character, no Wizard, that was eliminated in this combat can be cycled by the text of { $card }.

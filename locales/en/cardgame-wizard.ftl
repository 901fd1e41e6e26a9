# The card game: what only Wizard cards ask.

cardgame-ask-treebeard-strikes = { $seat }: Treebeard has come to { $place }; which Isengard army is eliminated?

why-CG-C51 = Treebeard strikes an Isengard army: { $offered }.

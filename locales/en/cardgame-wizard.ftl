# The card game: what only Wizard cards ask.

cardgame-ask-treebeard-strikes = { $seat }: Treebeard has come to { $place }; which Isengard army is eliminated?

why-CG-C51 = Only an Isengard army within Treebeard's reach is eliminated now.

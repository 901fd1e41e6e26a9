"""War of the Ring: The Card Game. Rules in `docs/rules/cardgame.md`; every id cited here (CG-...) is explained there."""

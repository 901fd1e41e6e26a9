# What a page or a terminal names in the card game besides questions, labels and the log: sides, factions, piles, scenarios, what can be chosen.

cardgame-side-free = Free Peoples
cardgame-side-shadow = Shadow

cardgame-type-army = army
cardgame-type-character = character
cardgame-type-item = item
cardgame-type-event = event
cardgame-trait-ent = Ent
cardgame-trait-mount = Mount
cardgame-trait-nazgul = Nazgûl
cardgame-trait-weapon = Weapon
cardgame-kind-battleground = Battleground
cardgame-kind-path = Path

# A faction as it stands on a card, and as somebody leads it: “Frodo leads the Dwarves, the Hobbits, Rohan and the Wizards.”
cardgame-faction-dunedain = Dúnedain
cardgame-faction-elf = Elf
cardgame-faction-dwarf = Dwarf
cardgame-faction-hobbit = Hobbit
cardgame-faction-rohan = Rohan
cardgame-faction-wizard = Wizard
cardgame-faction-isengard = Isengard
cardgame-faction-monstrous = Monstrous
cardgame-faction-southron = Southron
cardgame-faction-mordor = Mordor
cardgame-people-dunedain = the Dúnedain
cardgame-people-elf = the Elves
cardgame-people-dwarf = the Dwarves
cardgame-people-hobbit = the Hobbits
cardgame-people-rohan = Rohan
cardgame-people-wizard = the Wizards
cardgame-people-isengard = Isengard
cardgame-people-monstrous = the Monstrous
cardgame-people-southron = the Southrons
cardgame-people-mordor = Mordor
cardgame-role = { $seat } leads { $people }.
cardgame-role-all-free = { $seat } leads all Free Peoples: { $people }.
cardgame-role-all-shadow = { $seat } leads the whole Shadow: { $people }.

cardgame-pile-deck = Draw deck
cardgame-pile-top = Top of the draw deck
cardgame-pile-hand = Hand
cardgame-pile-cycle = Cycle pile
cardgame-pile-gone = Eliminated
cardgame-pile-aside = Drawn aside
cardgame-pile-reserve = Reserve

# What a verb is called where its noun is not named: over the options that share it, on a filter, in a lesson.
cardgame-verb-play = Play
cardgame-verb-move = Move
cardgame-verb-use = Use
cardgame-verb-ring = Use the Ring
cardgame-verb-winnow = Winnow
cardgame-verb-cycle = Cycle
cardgame-verb-pass = Pass
cardgame-verb-to = Go to
cardgame-verb-onto = Give to
cardgame-verb-forsake = Forsake
cardgame-verb-forsake-top = Forsake unseen
cardgame-verb-eliminate = Eliminate
cardgame-verb-take = Take
cardgame-verb-by = Save by
cardgame-verb-accept = Say yes
cardgame-verb-let-draw = Let draw
cardgame-verb-decline = Decline
cardgame-verb-activate = Activate
cardgame-verb-fight = Fight
cardgame-verb-lose = Lose
cardgame-verb-agree = Agree
cardgame-verb-object = Object
cardgame-verb-support = Support

cardgame-ring-none = This seat has no Ring token.
cardgame-ring-trilogy = Once in the game, as an action, the Ring token is spent to draw 2 cards; unspent at the end it is worth 1 point.
cardgame-ring-duel = Once a round, as an action, the Ring token lets you draw 3 cards, then eliminate 1 and cycle 1 from your hand.

cardgame-scenario-trilogy = Trilogy
cardgame-scenario-trilogy-about = The whole war, from the Shire to the Crack of Doom: two decks for each side, on all nine steps of the path and all battlegrounds.
cardgame-scenario-duel2 = Duel for two
cardgame-scenario-duel2-about = The whole war with one deck of 60 cards for each side, and a Ring token that serves in every round.
cardgame-scenario-duel3 = Duel for three
cardgame-scenario-duel3-about = The whole war, Gandalf with all Free Peoples in one deck against the two decks of the Shadow: he has every second turn.
cardgame-scenario-fellowship = The Fellowship
cardgame-scenario-fellowship-about = The first part of the story, short enough for a first game: one deck for each side, six steps of the path, the battlegrounds in a fixed order.

cardgame-option-persons = Persons
cardgame-option-persons-about = One person may hold two seats of a side, and then sees the cards of both.
cardgame-persons = { $count ->
    [one] { $count } person
   *[other] { $count } persons
 }
cardgame-option-shadow = The Shadow
cardgame-option-shadow-about = Who plays against the Free Peoples.
cardgame-shadow-players = Players
cardgame-shadow-players-about = Persons or computer players hold the seats of the Shadow.
cardgame-shadow-bots = Bots
cardgame-shadow-bots-about = The Shadow plays by itself, by the flowchart of Against the Shadow. It plays an adapted deck: the printed texts of its cards are not known to us, so ours are a proposal.
cardgame-option-difficulty = Difficulty
cardgame-option-difficulty-about = How many cards the bots draw each round.
cardgame-difficulty-normal = Normal
cardgame-difficulty-normal-about = Bots draw fewer cards each round than a Shadow player would.
cardgame-difficulty-challenging = Challenging
cardgame-difficulty-challenging-about = Bots draw as many cards each round as a Shadow player would.
cardgame-option-promos = Promotional cards
cardgame-option-promos-about = Four cards that were given away apart from the game.
cardgame-promos-false = Without
cardgame-promos-false-about = The decks are those of the box.
cardgame-promos-true = With
cardgame-promos-true-about = Each promotional card joins the deck that plays its faction.

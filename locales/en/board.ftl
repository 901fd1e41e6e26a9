# The board game at the terminal.

board-status = Turn { $turn }, { $phase }.
board-phase = { $phase ->
    [1] cards are drawn
    [2] Fellowship phase
    [3] Hunt allocation
    [4] Action roll
    [5] actions
   *[6] the end of the turn
 }
board-points = Victory points: Free Peoples { $free } (4 win), Shadow { $shadow } (10 win).
board-dice = Dice of { $side }: { $dice }.
board-no-dice = none
board-hunt-box = Hunt Box: { $shadow } of the Shadow, { $free } of the Free Peoples. Elven Rings: Free Peoples { $rings_free }, Shadow { $rings_shadow }.
board-fellowship = Ring-bearers: { $place }, Progress { $progress }, { $hidden }, Corruption { $corruption } of 12. Guide: { $guide }. With them: { $companions }.
board-battle = { $form ->
    [siege] Siege battle
    [sortie] Sortie
   *[field] Battle
 } at { $place }: { $attacker }; { $defender }.
board-army = { $side } with { $units ->
    [one] one unit
   *[other] { $units } units
 }, { $dice ->
    [one] one die
   *[other] { $dice } dice
 } (hits on { $needed }), Leadership { $leadership }
board-hidden = hidden
board-revealed = revealed
board-nobody = nobody
board-in-mordor = step { $step } of the Mordor Track
board-map = The map
board-table = The others
board-hand = Your hand
board-empty-hand = no cards
board-on-table = On the table, of { $side }
board-nation = { $nation }: { $step ->
    [3] At War
    [2] one step from war
    [1] two steps from war
   *[0] three steps from war
 }, { $active ->
    [yes] active
   *[no] passive
 }
board-no-nation = Of no Nation
board-belongs = Belongs to { $nation }
board-fortification = Fortification
board-town = Town
board-city = City
board-stronghold = Stronghold
board-taken = held by { $seat }
board-bearers = the Ring-bearers
board-empty = nobody
board-besieged = besieged inside:
board-card = { $name } ({ $type }, { $printed })
board-card-of = { $name } ({ $type }, { $printed }, { $owner })
board-card-owner = { $owner ->
    [any] any player
   *[other] { $seat } only
 }
board-combat = In battle: { $title } (initiative { $initiative }). { $text }
board-owner = { $owner ->
    [any] any player of its side
   *[other] { $seat } only, where its side has two players; as a Combat card either of them
 }
board-after = { $stays ->
    [yes] it stays on the table
   *[no] it is discarded
 }
board-character = { $kind ->
    [minion] Minion
    [special] neither Companion nor Minion
   *[other] Companion
 }
board-level = { $level ->
    [infinite] without limit
   *[other] { $level }
 }
board-any-nation = any Nation of the Free Peoples
board-activates = { $nations }, by ending a move or entering play in one of its Cities or Strongholds that the enemy does not control
board-more-dice = { $number } more, from the next turn on, while in play
board-nowhere = None of them is on the map.
board-back-free-character = Character cards (Free Peoples)
board-back-free-strategy = Strategy cards (Free Peoples)
board-back-shadow-character = Character cards (Shadow)
board-back-shadow-strategy = Strategy cards (Shadow)
board-held-character = { $count ->
    [one] one Character card
   *[other] { $count } Character cards
 }
board-held-strategy = { $count ->
    [one] one Strategy card
   *[other] { $count } Strategy cards
 }
board-in-deck = { $count ->
    [one] one card
   *[other] { $count } cards
 }
board-down = Face-down discards of { $seat }
board-gone = Discarded face up by { $side }
board-out = Out of the game
board-times = { $count } × { $name }
board-reinforcements = Reinforcements
board-casualties = Eliminated for good
board-pool = Hunt Pool
board-ready = Tiles beside the board
board-over = { $side ->
    [free] The Free Peoples win
   *[shadow] The Shadow wins
 } ({ $rule }).
board-over-best = { $seats ->
    [one] { $best } won
   *[other] { $best } have won alike
 } most for it (BG-21.24).
board-help = Type the number of an option, or words of it (“use char”, “pass”, “to min ti”); where a number is asked for, that number. Enter shows the question again.
    A, B; C       several answers one after the other: “use char, move the fellowship”; undo takes one back at a time
    4 A           the same answer four times: “4 sauron regulars, set out”
    why THING     why you may not do something: “why pass”, “why play athelas”, “why move the fellowship”, “why gondor”
    look [THING]  a region with its Nation and neighbours, a card, a Character, where figures stand; without a name the whole board
    piles         decks, discards, reinforcements, who is out of the game, Hunt tiles, as far as you may know them
    news          what happened since your last pick
    log [N]       what happened so far, or the last N lines
    undo          take your last pick back, while nothing has come up since that cannot be unseen
    save [FILE]   the game is kept after every pick; this writes it elsewhere too
    quit          leave; ./thirdage play --terminal --resume goes on, with the same seats

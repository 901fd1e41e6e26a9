# The board game: the log.

boardgame-log-turn-begins = Turn { $turn } begins.
boardgame-log-phase = { $phase ->
    [1] Dice are recovered and Event cards drawn.
    [2] Fellowship phase.
    [3] The Shadow allocates dice to the Hunt.
    [4] Action dice are rolled.
    [5] Actions begin.
   *[6] The turn ends.
 }
boardgame-log-draws = { $seat } draws { $card } from { $deck }.
boardgame-log-draws-nothing = { $seat } draws nothing: { $deck } is empty.
boardgame-log-discards = { $seat } discards { $card } of { $deck } face down.
boardgame-log-discards-shown = { $seat } discards { $card }.
boardgame-log-offers = { $seat } sets aside { $card } of { $deck } to swap.
boardgame-log-swaps = { $seat } gives { $other } { $card } of { $deck }.
boardgame-log-plays = { $seat } plays { $card }.
boardgame-log-stays-on-table = { $card } stays on the table.
boardgame-log-leaves-table = { $why ->
    [1] { $card } is used up and leaves the table.
    [2] { $card } leaves the table: the enemy has taken it off.
   *[0] { $card } leaves the table: { $because }.
 }
boardgame-leaves-fp-char-06 = neither Gimli nor Legolas is in the Fellowship any more
boardgame-leaves-fp-char-07 = Boromir is not in the Fellowship any more
boardgame-leaves-fp-char-08 = Gandalf the Grey is not in the Fellowship any more
boardgame-leaves-fp-str-01 = the Fellowship was declared or revealed, or Aragorn does not stand with an Army abroad any more
boardgame-leaves-sh-char-15 = the Fellowship was declared in a City or Stronghold of the Free Peoples
boardgame-leaves-sh-char-16 = the Fellowship was declared in a City or Stronghold of the Free Peoples
boardgame-leaves-sh-char-21 = Saruman is eliminated
boardgame-leaves-sh-char-22 = Rohan is active, or Saruman eliminated
boardgame-leaves-sh-str-03 = Minas Tirith is not besieged any more
boardgame-leaves-sh-str-05 = a Nation advanced after an attack or by the counsel of a Companion
boardgame-log-takes-off = { $seat } takes { $card } off the table.
boardgame-log-uses-card = { $seat } uses { $card } from the table.
boardgame-log-rolls = { $side } { $free ->
    [yes] roll
   *[no] rolls
 } { $face }{ $count ->
    [one] .
   *[other] {" "}({ $count } times).
 }
boardgame-log-eyes = { $count ->
    [one] An Eye goes
   *[other] { $count } Eyes go
 } to the Hunt Box, where { $total ->
    [one] one Shadow die lies
   *[other] { $total } Shadow dice lie
 } now.
boardgame-log-allocates = { $seat } puts { $count ->
    [0] no die
    [one] one die
   *[other] { $count } dice
 } into the Hunt Box.
boardgame-log-uses-die = { $seat } uses a die: { $face }.
boardgame-log-uses-as = { $seat } uses { $face } as { $other }.
boardgame-log-skips = { $seat } discards the { $face } die.
boardgame-log-passes = { $seat } passes.
boardgame-log-changes-die = { $seat } uses an Elven Ring: { $face } becomes { $other }.
boardgame-log-ring-spent = { $seat } gives up an Elven Ring.
boardgame-log-die-to-box = The die goes to the Hunt Box, where { $total ->
    [one] one Free Peoples die lies
   *[other] { $total } Free Peoples dice lie
 } now.
boardgame-log-activates = { $nation }: active now, { $why ->
    [1] after an attack
    [3] because an enemy Army entered its land
    [4] because the Fellowship was declared there
    [5] because a Companion came
    [8] because the Witch-king came
   *[other] by a card
 }.
boardgame-log-advances = { $nation }: { $step ->
    [3] At War
    [2] one step from war
   *[other] two steps from war
 }, { $why ->
    [0] by a Diplomatic action
    [1] after an attack
    [2] after the loss of a Settlement
    [6] by the counsel of a Companion
   *[other] by a card
 }.
boardgame-log-falls-back = { $nation }: one step back, { $step ->
    [0] three steps
    [1] two steps
   *[2] one step
 } from war.
boardgame-log-counsels = { $character } urges { $nation } to war.
boardgame-log-marches = { $seat } moves { $figures } from { $source } to { $target }.
boardgame-log-recruits = { $figure } comes to { $place }.
boardgame-log-enters = { $character } enters play at { $place }.
boardgame-log-voice = The Voice of Saruman calls Isengard to arms.
boardgame-log-uses-ability = { $character } uses his ability.
boardgame-log-falls = { $character } is eliminated.
boardgame-log-loses = { $figure } falls at { $place }.
boardgame-log-disbands = { $figure } at { $place } goes back to the reinforcements.
boardgame-log-reduces = { $figure } at { $place } is reduced to a Regular{ $price ->
    [1] : the price of another round.
   *[0] .
 }
boardgame-log-raises = { $nation ->
    [elves] An
    [isengard] An
   *[other] A
 } { $regular } at { $place } becomes an Elite.
boardgame-log-captures = { $seat } { $back ->
    [yes] takes { $region } back
   *[no] captures { $region }
 }{ $points ->
    [0] {""}
    [one] { $back ->
        [yes] : the enemy loses one Victory point
       *[no] : one Victory point
     }
   *[other] { $back ->
        [yes] : the enemy loses { $points } Victory points
       *[no] : { $points } Victory points
     }
 }.
boardgame-log-siege-lifted = The siege of { $region } is over.
boardgame-log-besieges = { $region } is besieged.
boardgame-log-attacks = { $seat } { $form ->
    [siege] storms { $place }
    [sortie] sallies from { $source }
   *[field] attacks { $place } from { $source }
 }.
boardgame-log-stays-behind = In the rearguard: { $figures }.
boardgame-log-white-rider = The White Rider: no Nazgûl leads in this battle.
boardgame-log-round-begins = Combat round { $round }.
boardgame-log-picks-combat-card = { $seat } picks { $card } of { $deck } as Combat card.
boardgame-log-no-combat-card = { $seat } uses no Combat card.
boardgame-log-combat-card = { $seat } uses { $card } in battle: { $effect }.
boardgame-log-table-combat-card = { $seat } uses { $card } from the table in battle: { $effect }.
boardgame-log-combat-roll = Combat roll of { $side }: { $dice } (hits on { $needed }{ $sign ->
    [plus] , { $by } added
    [minus] , { $by } subtracted
   *[none] {""}
 }): { $hits ->
    [one] one hit.
   *[other] { $hits } hits.
 }
boardgame-log-leader-reroll = Leader re-roll of { $side }: { $dice } (hits on { $needed }{ $sign ->
    [plus] , { $by } added
    [minus] , { $by } subtracted
   *[none] {""}
 }): { $hits ->
    [one] one hit.
   *[other] { $hits } hits.
 }
boardgame-log-extra-attack = Extra attack of { $side }: { $dice } (hits on { $needed }): { $hits ->
    [one] one hit.
   *[other] { $hits } hits.
 }
boardgame-log-ceases = { $seat } ceases the attack.
boardgame-log-withdraws = { $seat } withdraws into the Stronghold of { $region }.
boardgame-log-retreats = { $seat } retreats from { $source } to { $target }.
boardgame-log-battle-ends = The battle is over.
boardgame-log-travels = { $character } goes from { $source } to { $target }.
boardgame-log-separates = { $character } leaves the Fellowship for { $region }.
boardgame-log-flies = { $figures } { $count ->
    [one] goes
   *[other] go
 } from { $source } to { $target }.
boardgame-log-guide = { $character } guides the Fellowship.
boardgame-log-declares = The Fellowship is declared.
boardgame-log-passes-through = The Ring-bearers pass through { $region }.
boardgame-log-position = The Ring-bearers are in { $region }.
boardgame-log-walks = The Fellowship moves: Progress { $progress }.
boardgame-log-hides = The Fellowship is hidden again.
boardgame-log-revealed = The Fellowship is revealed.
boardgame-log-enters-mordor = The Fellowship enters Mordor.
boardgame-log-walks-in-mordor = The Fellowship tries to go on from step { $step } of the Mordor Track.
boardgame-log-climbs = The Fellowship comes to step { $step } of the Mordor Track.
boardgame-log-stopped = The Fellowship is stopped.
boardgame-log-hunt-roll = Hunt roll: { $dice } (succeeds on 6{ $sign ->
    [plus] , { $by } added
    [minus] , { $by } subtracted
   *[none] {""}
 }): { $hits ->
    [one] one success.
   *[other] { $hits } successes.
 }
boardgame-log-hunt-reroll = Hunt re-roll: { $dice } (succeeds on 6{ $sign ->
    [plus] , { $by } added
    [minus] , { $by } subtracted
   *[none] {""}
 }): { $hits ->
    [one] one success.
   *[other] { $hits } successes.
 }
boardgame-log-tile = Hunt tile: { $tile }.
boardgame-log-tile-die = The die of the tile shows { $result }.
boardgame-log-tile-without-effect = The tile { $tile } has no effect.
boardgame-log-stronghold-tile = One more Hunt tile because of { $region }.
boardgame-log-hunt-damage = The Hunt does { $damage } damage.
boardgame-log-casualty = { $hobbit ->
    [yes] The enemy lays hands on { $character }{ $random ->
        [0] , the Guide.
       *[1] , drawn at random.
     }
   *[no] { $character }{ $random ->
        [0] , the Guide, is given up.
       *[1] {" "}is lost, drawn at random.
     }
 }
boardgame-log-departs = { $character }, the Guide, leaves to lower the damage.
boardgame-log-reveals-by-choice = Gollum gives the Fellowship away to lower the damage.
boardgame-log-damage-left = Damage left: { $damage }.
boardgame-log-nobody-hunts = No Shadow die lies in the Hunt Box: nobody hunts.
boardgame-log-refills = The Hunt Pool is empty: the standard tiles drawn go back into it.
boardgame-log-corrupts = Corruption rises by { $amount } to { $total }.
boardgame-log-heals = Corruption falls by { $amount } to { $total }.
boardgame-log-joins = The two Armies at { $place } become one.
boardgame-log-card-dice = Dice for { $card }: { $dice }: { $hits ->
    [0] none of them counts.
    [one] one of them counts.
   *[other] { $hits } of them count.
 }
boardgame-log-card-hits = { $card } strikes { $place }: { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
 }
boardgame-log-tile-in-play = A special Hunt tile comes into play: { $tile }.
boardgame-log-tile-returned = The tile { $tile } goes back into the Hunt Pool.
boardgame-log-tiles-returned = The tiles go back into the Hunt Pool.
boardgame-log-tile-removed = The tile { $tile } leaves the game.
boardgame-log-cancelled = { $card } has no effect in this round.
boardgame-log-forfeits = { $side } gives up Leadership: { $amount }.
boardgame-log-silenced = The Leadership and abilities of { $character } do not count in this round.
boardgame-log-wins = { $condition ->
    [1] The Shadow wins: the Ring-bearers are corrupted.
    [2] The Free Peoples win: the Ring is destroyed.
    [3] The Shadow wins: it has conquered Middle-earth.
   *[4] The Free Peoples win: Sauron is banished from Middle-earth.
 }
boardgame-story-dice = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
 }

# The board game: names, questions, labels.

what-region = region
what-figure = figure
what-nation = Nation
what-die = die
what-deck = deck

boardgame-nowhere = nowhere
boardgame-inside = the Stronghold of { $place }
boardgame-hidden-card = a card
boardgame-no-dice = no dice
boardgame-or = {" "}or{" "}

boardgame-seat-free = Free Peoples
boardgame-seat-shadow = Shadow
boardgame-seat-gondor = Gondor
boardgame-seat-rohan = Rohan
boardgame-seat-witch-king = Witch-king
boardgame-seat-saruman = Saruman
boardgame-side-free = the Free Peoples
boardgame-side-shadow = the Shadow

boardgame-nation-dwarves = the Dwarves
boardgame-nation-elves = the Elves
boardgame-nation-gondor = Gondor
boardgame-nation-north = the North
boardgame-nation-rohan = Rohan
boardgame-nation-isengard = Isengard
boardgame-nation-sauron = Sauron
boardgame-nation-southrons = the Southrons and Easterlings

boardgame-people-dwarves = Dwarven
boardgame-people-elves = Elven
boardgame-people-gondor = Gondor
boardgame-people-north = North
boardgame-people-rohan = Rohan
boardgame-people-isengard = Isengard
boardgame-people-sauron = Sauron
boardgame-people-southrons = Southron

boardgame-unit-regular = { $count ->
    [one] { $nation } Regular
   *[other] { $count } { $nation } Regulars
 }
boardgame-unit-elite = { $count ->
    [one] { $nation } Elite
   *[other] { $count } { $nation } Elites
 }
boardgame-unit-leader = { $count ->
    [one] { $nation } Leader
   *[other] { $count } { $nation } Leaders
 }
boardgame-unit-nazgul = { $count ->
    [one] Nazgûl
   *[other] { $count } Nazgûl
 }

boardgame-die-character = Character
boardgame-die-army = Army
boardgame-die-muster = Muster
boardgame-die-muster-army = Muster/Army
boardgame-die-event = Event
boardgame-die-will = Will of the West
boardgame-die-eye = Eye

boardgame-deck-free-character = the Free Peoples Character deck
boardgame-deck-free-strategy = the Free Peoples Strategy deck
boardgame-deck-shadow-character = the Shadow Character deck
boardgame-deck-shadow-strategy = the Shadow Strategy deck

boardgame-tile = { $value } with { $marks }
boardgame-tile-named = { $value } ({ $card })
boardgame-tile-eye = Eye
boardgame-tile-die = Die
boardgame-tile-reveal = Reveal
boardgame-tile-stop = Stop
boardgame-tile-and = {" "}and{" "}

# What is asked.

boardgame-ask-nothing = The game is over.
boardgame-ask-turn = { $seat }: it is your turn. Which die do you use?
boardgame-ask-action = { $seat }: what do you do with the { $face } die?
boardgame-ask-change-die = { $seat }: which die does the Elven Ring change?
boardgame-ask-change-into = { $seat }: into what is the { $face } die changed?
boardgame-ask-allocate = { $seat }: how many of your { $dice } Action dice hunt for the Ring?
boardgame-ask-draw-from = { $seat }: from which deck do you draw?
boardgame-ask-draw-by-guide = { $seat }: draw a card from { $deck } by the counsel of Gandalf the Grey, or none?
boardgame-ask-draw-by-palantir = { $seat }: from which deck do you draw by The Palantír of Orthanc?
boardgame-ask-draw-by-sorcery = { $seat }: draw a card from { $deck } by the sorcery of the Witch-king, or none?
boardgame-ask-discard-down = { $seat }: discard a card face down; your hand is too large by { $left }.
boardgame-ask-march-from = { $seat }: which Army moves?
boardgame-ask-march-again = { $seat }: { $first ->
    [yes] which Army moves, if any?
   *[no] does another Army move?
 }
boardgame-ask-march-to = { $seat }: where does the Army of { $source } go?
boardgame-ask-column = { $seat }: who goes from { $source } to { $target }? So far: { $party }.
boardgame-ask-attack-from = { $seat }: which Army attacks?
boardgame-ask-attack-to = { $seat }: whom does the Army of { $source } attack?
boardgame-ask-rearguard = { $seat }: { $form ->
    [siege] storm { $at }
    [sortie] sally from { $from }
   *[field] attack { $at } from { $from }
 } { $kept ->
    [yes] with all others, or keep somebody else back? In the rearguard: { $rear }.
   *[no] with everybody, or keep somebody back?
 }
boardgame-ask-ride = { $seat }: does the White Rider give up his Leadership so that no Nazgûl leads in this battle?
boardgame-ask-withdraw = { $seat }: fight in the open at { $at }, or withdraw into the Stronghold?
boardgame-ask-combat-card = { $seat }: use a Combat card in the battle at { $at }, or none?
boardgame-ask-take-hits = { $seat }: which losses does the Army in { $place } take? Hits: { $left }.{ $elites ->
    [yes] {" "}An Elite takes two, or one if it is reduced to a Regular.
   *[no] {""}
 }
boardgame-ask-whose-army = { $seat }: whose Army at { $place } does { $card } strike?
boardgame-ask-cease = { $seat }: go on with the attack on { $at }, or cease?
boardgame-ask-press-siege = { $seat }: reduce an Elite to fight one more round at { $at }, or cease?
boardgame-ask-retreat = { $seat }: stand at { $at }, or retreat?
boardgame-ask-pursue = { $seat }: { $at } lies open. Advance, or stay in { $from }?
boardgame-ask-trim = { $seat }: too many units in { $place }. Which one goes back to the reinforcements?
boardgame-ask-guide = { $seat }: who guides the Fellowship?
boardgame-ask-declare = { $seat }: declare where the Fellowship is (Progress { $progress }), or not?
boardgame-ask-enter-mordor = { $seat }: does the Fellowship enter Mordor?
boardgame-ask-path = { $seat }: the Ring-bearers have come to { $here }; regions they may still go: { $left }.{ $due ->
    [0] {""}
    [one] {" "}One Hunt tile for a Shadow Stronghold is due already.
   *[other] {" "}{ $due } Hunt tiles for Shadow Strongholds are due already.
 }{ $costly ->
    [none] {""}
   *[other] {" "}To { $costly } costs one more Hunt tile.
 }{ $balrog ->
    [in] {" "}To Moria lets the Shadow use Balrog of Moria for one more.
    [out] {" "}Leaving Moria lets the Shadow use Balrog of Moria for one more.
   *[no] {""}
 }
boardgame-ask-travel = { $seat }: which Companion moves?
boardgame-ask-travel-more = { $seat }: { $first ->
    [yes] which Companion moves, if any?
   *[no] does another Companion move?
 }
boardgame-ask-group-travels = { $seat }: where does the group go, or who goes with it? So far: { $party }.
boardgame-ask-separate = { $seat }: who leaves the Fellowship?
boardgame-ask-separate-more = { $seat }: where do they go, or who goes with them? So far: { $party }.
boardgame-ask-fly = { $seat }: which Nazgûl or Minion moves?
boardgame-ask-fly-more = { $seat }: { $first ->
    [yes] which Nazgûl moves, if any?
   *[no] does another one move?
 }
boardgame-ask-how-many-fly = { $seat }: how many Nazgûl fly from { $source }?
boardgame-ask-fly-to = { $seat }: where { $amount ->
    [one] does { $nazgul ->
        [yes] the Nazgûl
       *[no] { $figure }
     }
   *[other] do the { $figures }
 } go from { $source }?
boardgame-ask-muster = { $seat }: what do you recruit?
boardgame-ask-muster-more = { $seat }: what do you recruit besides, elsewhere than in { $but }?
boardgame-ask-muster-at = { $seat }: where do you place the { $kind }?
boardgame-ask-enters-at = { $seat }: where does { $character } enter play?
boardgame-ask-voice = { $seat }: what does the voice of Saruman bring?
boardgame-ask-share-out = { $seat }: there are not enough figures. Where do you place the next { $kind }?
boardgame-ask-which-unit = { $seat }: which unit of { $nation } comes to { $region }?
boardgame-ask-recruit-where = { $seat }: where do you place the figures of { $nation }?
boardgame-ask-flocks = { $seat }: give up Flocks of Crebain for 1 more on every die of this Hunt roll, or not?
boardgame-ask-staff = { $seat }: give up Wizard's Staff so that the Shadow draws no Hunt tile, or not?
boardgame-ask-mithril = { $seat }: the Hunt tile is { $tile }. Give up Mithril Coat and Sting to draw another, or not?
boardgame-ask-suffer = { $seat }: the Hunt does { $damage } damage (tile { $tile }). { $forced ->
    [1] Lower it, or lose a Companion at random?
   *[0] Lower it, or use the Ring: { $damage } Corruption?
 }
boardgame-ask-hobbit-goes = { $seat }: where does { $companion } go?
boardgame-ask-sorrow = { $seat }: which Character card do the Free Peoples lose by Worn with Sorrow and Toil?
boardgame-ask-balrog = { $seat }: give up Balrog of Moria for one more Hunt tile, or not?
boardgame-ask-companions-scatter = { $seat }: who leaves the Fellowship? { $left ->
    [one] One more must leave.
   *[other] { $left } more must leave.
 }
boardgame-ask-join = { $seat }: shall the two Armies at { $place } become one?
boardgame-ask-swap = { $seat }: do you want to swap a card with your teammate?
boardgame-ask-give = { $seat }: which card do you give?

# What can be picked.

boardgame-do-die = Use { $it }
boardgame-do-change-die-die = Change { $it }
boardgame-do-change-into-die = Into { $it }
boardgame-do-ring = Use an Elven Ring first
boardgame-do-pass = Pass
boardgame-do-skip = Skip: discard the die
boardgame-do-as = Use it as { $it }
boardgame-do-play = Play { $it }
boardgame-do-draw-card = Draw an Event card
boardgame-do-draw = Draw from { $it }
boardgame-do-discard = Discard { $it }
boardgame-do-march = Move an Army
boardgame-do-attack = Attack
boardgame-do-from = From { $it }
boardgame-do-attack-to-to = { $siege ->
    [yes] To the Stronghold of { $it }
   *[no] To { $it }
 }
boardgame-do-to = To { $it }
boardgame-do-at = At { $it }
boardgame-do-take = { $it }
boardgame-do-all = Everybody who can
boardgame-do-go = Set out
boardgame-do-keep = Keep back: { $it }
boardgame-do-strike = Attack with all others
boardgame-do-rearguard-strike = { $kept ->
    [yes] Attack with all others
   *[no] Attack with everybody
 }
boardgame-do-done = No more
boardgame-do-stay = Stay
boardgame-do-decline = No
boardgame-do-walk = Move the Fellowship
boardgame-do-hide = Hide the Fellowship
boardgame-do-separate = Separate Companions
boardgame-do-travel = Move Companions
boardgame-do-fly = Move Nazgûl and Minions
boardgame-do-number = { $it }
boardgame-do-declare = Declare
boardgame-do-enter = Enter Mordor
boardgame-do-guide = { $it }
boardgame-do-stop = Stop in { $here }
boardgame-do-use = Use { $it }
boardgame-do-depart = { $it } leaves: 1 damage less
boardgame-do-suffer-depart = { $mordor ->
    [yes] { $it } is eliminated: 1 damage less
   *[no] { $it } leaves: 1 damage less
 }
boardgame-do-reveal = Reveal the Fellowship: 1 damage less
boardgame-do-casualty = Lose the Guide, { $it }
boardgame-do-random = Lose a Companion at random
boardgame-do-from-hand = At random from the hand of { $seat }
boardgame-do-army-of = The Army of { $seat }
boardgame-do-accept = Go on
boardgame-do-suffer-accept = { $forced ->
    [1] Lose a Companion at random
   *[0] Use the Ring
 }
boardgame-do-advance = Advance { $it } on the Political Track
boardgame-do-muster = Recruit
boardgame-do-raise = { $it }
boardgame-do-bring = Bring { $it } into play
boardgame-do-voice = The voice of Saruman
boardgame-do-recruit = A Regular in every Settlement of Isengard
boardgame-do-promote = Two Regulars in Orthanc become Elites
boardgame-do-counsel = { $it } advances his Nation
boardgame-do-action-counsel = { $it } advances { $nation }
boardgame-do-remove-card = Take { $it } off the table
boardgame-do-action-remove-card = Take { $it } off the table{ $price ->
    [ring] {" "}for an Elven Ring
    [cards] {" "}for two cards
   *[none] {""}
 }
boardgame-do-withdraw = Withdraw into the Stronghold
boardgame-do-fight = Fight
boardgame-do-cease = Cease
boardgame-do-stand = Stand
boardgame-do-pursue = Advance
boardgame-do-remove = Remove { $it }
boardgame-do-reduce = Reduce { $it }
boardgame-do-disband = { $it }
boardgame-do-ride = The White Rider
boardgame-do-forfeit = Give up the Leadership of { $it }
boardgame-do-sacrifice = Sacrifice { $it }
boardgame-do-eliminate = Eliminate { $it }
boardgame-do-choose = { $it }
boardgame-do-nation = { $it }
boardgame-do-join = Join
boardgame-do-agree = Agree
boardgame-do-give = Give { $it }

# Characters in our words. Level, Leadership, Nations and Action dice are values of theirs and stand beside the text.

boardgame-character-gandalf-the-grey = Guide: when you have played an Event card with an Event result, you may draw a card from the deck it came from. In battle his Army counts one unit more for Combat strength, but still rolls five dice at most. Once he is on the map or eliminated, Gandalf the White can enter in his place.
boardgame-character-strider = Guide: any unused die, whatever it shows, may hide a revealed Fellowship. In battle his Army counts one unit more for Combat strength, but still rolls five dice at most. Once he is on the map he can become Aragorn.
boardgame-character-boromir = In battle his Army counts one unit more for Combat strength, but still rolls five dice at most. While he is on the map in an unconquered City or Stronghold of Gondor, besieged or not, any unused die, whatever it shows, may advance Gondor one step; with four players either of the Free Peoples may do so.
boardgame-character-legolas = In battle his Army counts one unit more for Combat strength, but still rolls five dice at most. While he is on the map in an unconquered Elven Stronghold, besieged or not, any unused die, whatever it shows, may advance the Elves one step; with four players either of the Free Peoples may do so.
boardgame-character-gimli = In battle his Army counts one unit more for Combat strength, but still rolls five dice at most. While he is on the map in unconquered Erebor, besieged or not, any unused die, whatever it shows, may advance the Dwarves one step; with four players either of the Free Peoples may do so.
boardgame-character-meriadoc = Guide: while a Hunt tile does damage of 1 or more, he may leave the Fellowship, separated alone, to lower it by 1; on the Mordor Track he is eliminated instead, and the damage falls all the same. If he would be eliminated while in the Fellowship, off the Mordor Track, he leaves it instead, as if separated, and as a casualty still lowers the damage by his Level.
boardgame-character-peregrin = Guide: while a Hunt tile does damage of 1 or more, he may leave the Fellowship, separated alone, to lower it by 1; on the Mordor Track he is eliminated instead, and the damage falls all the same. If he would be eliminated while in the Fellowship, off the Mordor Track, he leaves it instead, as if separated, and as a casualty still lowers the damage by his Level.
boardgame-character-aragorn = Enters with a Will of the West in place of Strider on the map, in unconquered Minas Tirith, Dol Amroth or Pelargir, besieged or not. In battle his Army counts one unit more for Combat strength, but still rolls five dice at most.
boardgame-character-gandalf-the-white = Enters with a Will of the West once a Minion is or was in play: in place of Gandalf the Grey on the map, or if he was eliminated, in Fangorn or an unconquered Elven Stronghold. Without an Army, alone or with one Hobbit, he moves as of Level 4, and the Hobbit with him. Before the first round of a battle he may give up his Leadership for all of it, so that no Nazgûl leads in it, the Witch-king included.
boardgame-character-saruman = Enters with a Muster result, if Isengard is At War and Orthanc unconquered, in Orthanc, besieged or not; he never leaves it. While Orthanc is the Shadow’s and not besieged, a Muster result may bring a Regular to every free Settlement of Isengard or turn two Isengard Regulars in Orthanc into Elites. While he is in play, Isengard Elites are Leaders too, each with a Leadership of 1, and remain units; with three or four players those of the Southrons and Easterlings as well.
boardgame-character-witch-king = Enters with a Muster result, if Sauron and a Free Peoples Nation are At War, with a Shadow Army that has a Sauron unit, besieged or not; all Free Peoples Nations become active. He counts as a Nazgûl, with a Leadership of his own, for all that does not name him or speak of Minions. He flies like one: without an Army to any region, but where the Free Peoples control a Stronghold only if the Shadow besieges it. When he is in a battle and the Shadow uses a Combat card in its first round, it may at once draw a card from the deck of that card.
boardgame-character-mouth-of-sauron = Enters with a Muster result, if all Free Peoples Nations are At War or the Fellowship is on the Mordor Track, in an unconquered Stronghold of Sauron, besieged or not. Without an Army he moves as many regions as his Level and pays no heed to enemy Armies, but crosses no impassable border. He neither enters nor leaves a region in which a Stronghold that the Shadow controls is besieged, and enters one whose Stronghold the Free Peoples control only if the Shadow besieges it. Once a turn a Muster result may be used as an Army result, for an Army Event card too.
boardgame-character-gollum = Guides when no Companion is left. He never leaves and is no casualty. The Reveal icon of a standard tile with a number does not reveal the Fellowship; those of Eyes and special tiles do. While a tile does damage of 1 or more and will not reveal a hidden Fellowship, it may be revealed by choice to lower the damage by 1.

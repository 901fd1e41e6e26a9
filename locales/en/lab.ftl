# The laboratory: simulate, replay, bench, cards, rules. One section a command; first what several share.

help-lab-game = The game, for example cardgame.
help-lab-scenario = The scenario; the game's usual one if none is named. The card game has trilogy, duel2, duel3 and fellowship.
help-lab-shadow = Who plays the Shadow: players, or bots, the automated Shadow of Against the Shadow. The bots play an adapted deck, not the printed one: see thirdage cards --adapted.
help-lab-difficulty = How strong the bots are: normal or challenging. Goes with --shadow bots.
help-lab-seed = Text or a whole number; the same seed gives the same games.
help-lab-workers = Processes that share the work; all cores unless told. The result does not depend on it.
help-lab-persons = How many persons share the seats.
help-lab-option = An option of the game; may be given several times. A ruling is set by its id, such as CG-C45=anywhere.
help-lab-json = Print one JSON object for programs, and nothing else.

lab-against-bots = { $scenario } against bots ({ $difficulty })
what-rule = rule
problem-option-form = “{ $given }” is no option: write it as name=value.
problem-option-needs = The option { $option } goes with { $needs } only: add that, or leave { $option } out.
problem-option-value = The option { $option } cannot be “{ $given }”; known: { $known }.
problem-players-form = “{ $given }” does not say who plays: name one computer player for all seats, or one for each side as { $sides }.
problem-players-bots = The Shadow is played by its bots: name one computer player, for the Free Peoples, not “{ $given }”.
problem-file = The file { $file } cannot be read: { $reason }.
problem-folder = The folder { $folder } cannot be used: { $reason }.
problem-step = There is no step { $step }: the record has { $steps }, and 0 is the start.
problem-no-rules = The rule references are not where they belong, in { $folder }.
problem-no-tests = There are no tests beside this package: coverage is counted in a checkout of the project.
problem-no-peers = The package { $package } is not installed: ./thirdage bench --peers adds it, or install thirdage with the extra “peers”.
problem-rules-both = Name a rule, or ask for --coverage, not both.

## simulate

help-simulate = Play many games between computer players and tell how they ended.
help-simulate-games = How many games.
help-simulate-players = One computer player for all seats, or one for each side: FREE,SHADOW. With bots, one for the Free Peoples.
help-simulate-records = Keep a record of every game in this folder, one file a game.
simulate-bar = Games
simulate-head = { $finished } of { $games } games finished: { $game }, { $scenario }, seed { $seed }
simulate-side = Side
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-score = Mean score
simulate-players = Played by
simulate-on-seats = { $who }: { $seats }
simulate-bots = bots ({ $difficulty })
simulate-length = { $rounds } rounds and { $decisions } decisions a game
simulate-ends = Ended by: { $ends }
simulate-end = { $why } { $often } ({ $low } - { $high })
simulate-time = { $cpu } s of CPU time, { $wall } s on the clock
simulate-interrupted = Interrupted; these are the games that had ended.
simulate-error = Game { $game } (seed { $seed }) broke: { $error }

## replay

help-replay = Play a record again, checking every step, and print its result.
help-replay-file = The record.
help-replay-log = Print everything that happened, with every hidden card unless --as names a seat.
help-replay-reasons = Print everything that happened, and with it why the bots did what they did; with every hidden card unless --as names a seat.
help-replay-as = Show only what the person on this seat saw, or a spectator. Without it everything is shown: a record tells every hidden card.
help-replay-step = Stop after this step; 0 is the start.
replay-head = { $game } { $scenario }, seed { $seed }, version { $version }: step { $step } of { $steps }, { $hashes } states checked, state { $hash }
replay-result = { $winner } wins after { $rounds } rounds: { $score } ({ $why })

## bench

help-bench = Measure how quick the games are under random play and between greedy players, in CPU time of one core, best of several tries.
help-bench-scenario = The scenario of the card game that is measured.
help-bench-peers = Measure card games of OpenSpiel and RLCard beside ours.
bench-bar = Measuring
bench-game = Game
bench-decisions-per-s = Decisions/s
bench-games-per-s = Games/s
bench-greedy-games-per-s = Greedy games/s
bench-clone-us = Clone µs
bench-view-us = View µs
bench-legal-us = Legal µs
bench-determinize-us = Determinize µs
bench-reference = Beside it, a fixed Python loop: { $loops } turns a second
bench-bots = { $game } { $scenario }: { $decisions } decisions of the Free Peoples a second, { $games } games a second
bench-peer = Others
bench-ratio = Ours / theirs

## cards

help-cards = Show the cards: all of them, or the whole face of those named.
help-cards-name = A card or location by its name.
help-cards-game = The game whose cards are meant.
help-cards-adapted = List the deck and the locations that the Shadow's bots play with, and what each rests on.
help-cards-doubtful = List every value that no or only one source states, and why it was chosen.
cards-number = No.
cards-name = Name
cards-faction = Faction
cards-side = Side
cards-type = Type
cards-icons = Icons
cards-attack = attack { $number }
cards-defence = defence { $number }
cards-leadership-attack = leadership attack { $number }
cards-leadership-defence = leadership defence { $number }
cards-path-icons = path { $number }
cards-numbers = Numbers
cards-paths = Paths
cards-wielders = Wielders
cards-traits = Keywords
cards-level = Path
cards-character-level = Level
cards-leadership = Leadership
cards-nation = Nation
cards-activates = Activates
cards-action-die = Action dice
cards-deck = Deck
cards-owner = Played by
cards-after = Afterwards
cards-initiative = Initiative
cards-on = On cards
cards-vp = Points
cards-attacking = Attackers
cards-defending = Defenders
cards-confidence = Sure by
cards-field-confidence = Except
cards-why = Why
cards-notes = Notes
cards-rulings = Rulings
cards-all-else = text and all else
cards-basis = Basis
cards-change = Text
cards-adapted = How sure
cards-adapted-by = Rests on
cards-of-the-bots = { $name } (bot)
cards-adapted-head = The Shadow's bots play an adapted deck. It is a proposal under AS-R36, not printed text: the printed bot cards and their six locations are not known, except for what the rules of the expansion say of some. Icons, paths, wielders and keywords are those of the namesake.
cards-adapted-legend = Text: as base, the printed namesake's; adapted, our own. Basis: seed, the expansion's rules tell part of it; bot rules, it follows from how bots act; analogy, as a like card is changed; guess, nothing is known of it. One of them whole: thirdage cards “{ $example }”
problem-cards-no-bots = The game { $game } has no bots, and so no adapted cards.
problem-cards-both = Ask for --adapted or for --doubtful, not for both.

## rules

help-rules = Print a rule by its id, or which rules the tests prove.
help-rules-id = The id of a rule, such as CG-11.24.
help-rules-coverage = Count which ids of a reference the tests cite: cardgame, against-the-shadow or boardgame.
rules-head = { $reference }: { $section }
rules-reference = Reference
rules-number = Ids
rules-first = From - to
rules-hint = One of them: thirdage rules CG-11.24
rules-covered = { $reference }: { $ids } ids, { $cited } of them cited by tests
rules-uncited = Not cited: { $number }
rules-later = Later, because they belong to what is not built yet: { $number }
rules-notes = Notes, which bind nothing a program does: { $number }
rules-unknown = Cited, but in no reference: { $number }
rules-cards = Cards and all else with a text or value of its own: { $tested } of { $total } tested by name

# thirdage fuzz: random games under all laws.

help-fuzz = Play random games and check every law of the engine while they go.
help-fuzz-games = How many games.
help-fuzz-every = Check copies, re-deals and everything else about hidden cards at every Nth decision (reasons, undo and exchanged cards by lot); the state itself is checked at each.
help-fuzz-records = The folder for the records of games in which something was found; replay plays them again.
fuzz-bar = Games
fuzz-head = { $finished } of { $games } games finished: { $game }, { $scenario }, seed { $seed }
fuzz-figures = { $decisions } decisions, { $mean } a game, in the longest { $longest }
fuzz-found = { $checks } checks, { $violations } violations, { $dead_ends } dead ends
fuzz-violation = Seed { $seed }, step { $step }: { $what }
fuzz-record = Its record: { $record }
fuzz-interrupted = Interrupted; these are the games that had ended.
help-fuzz-player = The computer player on all seats: random, or greedy.

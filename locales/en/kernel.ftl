# Sentences of the kernel: problems with what was given, records, seeds.

# A line of the log that repeats itself.
told-times = { $line } ({ $times } times)

problem-unknown = There is no { $what } “{ $given }”; known: { $known }.
problem-unknown-near = There is no { $what } “{ $given }”; did you mean { $known }?
problem-state = This is not a stored state of this game: make one with dump.
problem-seed = A seed is printable text without spaces at its ends, or a whole number, not { $given }.
problem-number = “{ $given }” is no whole number.
problem-record-foreign = This is not a Third Age record: its first line should read “{ $mark }”.
problem-record-header = Line { $line } of the record is no header line: expected one of { $fields }, each once, as “name: value”.
problem-record-missing = The record's header lacks “{ $field }”.
problem-record-options = The record's options are not a JSON object such as {"{"}"persons": 4{"}"}.
problem-record-line = Line { $line } of the record is no pick: expected “{ $step } seat: verb noun”.
problem-record-after-end = Step { $step } of the record comes after the end of the game.
problem-record-seat = Step { $step } of the record answers for { $given }, but { $asked } is asked there.
problem-record-illegal = Step { $step } of the record cannot be done: { $reason }
problem-record-hash = At step { $step } the game parts from the record: the state after it is another one.
problem-record-version = The record is of version { $given }, this is version { $ours }, and they part at step { $step }: { $reason }

what-seat = seat
what-verb = verb
what-card = card
what-place = place
what-number = number
what-thing = thing
what-game = game
what-scenario = scenario
what-option = option
what-ruling = ruling
what-value = value
what-player = computer player
what-command = command
what-answer = answer
what-rules = rule reference

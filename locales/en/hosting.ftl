# The commands of a host: backup, restore, doctor.

## backup

help-backup = Copy all games into one file, also while a server runs and people play.
help-backup-file = The new file, or the folder for it; a name with date and time in the folder you are in, unless told. Nothing is overwritten.
backup-made = { $file } holds { $holding }.
backup-holds = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } ({ $running } running, { $finished } finished; { $size } MB)
backup-unread = Of these, { $tables } cannot be read, in the backup as in the original: ./thirdage doctor tells which. The others are whole.
backup-restore = It tells every hidden card: keep it to yourself. To put it in place, end the server, then: { $command }

problem-no-store = No games are kept in { $folder }: name the folder of a server with --data.
problem-backup-exists = { $file } is there already, and nothing is overwritten: name another file.
problem-not-copied = { $file } could not be copied to { $to } ({ $reason }): nothing was left there.

## restore

help-restore = Put a backup in place of the games that are there; these are kept beside it. The server must have ended.
help-restore-file = The backup.
restore-done = The games of { $file } are in { $folder } now: { $holding }.
restore-aside = What was there before is whole in { $folder }; { $command } opens it. Delete it when you miss nothing.
restore-nothing-before = There were no games before.
restore-start = { $command } goes on with them, at the same links.

problem-no-backup = { $file } is no backup of Third Age. Nothing was touched.
problem-backup-damaged = { $file } is damaged ({ $reason }): take another backup. Nothing was touched.
problem-backup-in-place = { $file } is what is in place already: name the backup.
problem-not-restored = The games in { $folder } could not be exchanged ({ $reason }): those from before are still in place.

## doctor

help-doctor = Look at everything a host relies on, and replay every running game: a line each, with what to do where something is wrong. Changes nothing, and may be run while people play.
doctor-ok = ok
doctor-note = note
doctor-trouble = trouble
doctor-end = { $troubles ->
    [0] All is well.
    [one] One thing needs you.
   *[other] { $troubles } things need you.
 }
doctor-bar = Games
doctor-python = Python { $found }, SQLite { $sqlite }.
doctor-python-old = This is Python { $found }: start ./thirdage with { $wanted } or newer.
doctor-packages = All { $count } packages are those that this version was tested with.
doctor-packages-installed = Third Age { $version } is installed as a package.
doctor-packages-wrong = Not the packages this version was tested with: { $names }. Delete .venv and start ./thirdage again.
doctor-page = The page is built and up to date, in { $folder }.
doctor-page-old = The page is older than its sources: end the server and start ./thirdage play, which builds it anew.
doctor-page-none = The page is not built yet: start ./thirdage play, which builds it.
doctor-node = Node.js, which builds the page, is there.
doctor-node-none = Node.js, which builds the page, is not there: the next ./thirdage play fetches it and needs a network for that.
doctor-folder-none = { $folder } is not there yet: the first ./thirdage play makes it.
doctor-folder-file = { $folder } is no folder: name another one with --data.
doctor-folder-closed = { $place } cannot be read and written by whoever asks this: give it to the user who runs the server, and ask as that user.
doctor-space = { $free } are free for the games in { $folder }.
doctor-space-short = Only { $free } are free for { $folder }: make room, at least { $wanted }, or picks and backups will fail.
doctor-gigabytes = { $size } GB
doctor-served = A server uses this folder.
doctor-not-served = No server uses this folder now.
doctor-restore-cut-off = A restore was cut off here: run ./thirdage restore once more, which also keeps whatever the first had replaced.
doctor-no-games = No games are kept there yet.
doctor-database = { $file } is sound ({ $size } MB, schema { $schema }).
doctor-database-empty = { $file } is empty: the next ./thirdage play fills it in.
doctor-strays = rows without their table in { $places }
doctor-tables = Sound: { $running } running games, whose picks replay to the same hashes, and { $finished } finished ones.
doctor-older-rules = Sound, but begun under older rules that lead elsewhere: { $tables } running games. They go on from where they stand, and their log says so.
doctor-table = Table { $id }: { $what } No other table is harmed. A backup from before may have it whole: try it with ./thirdage restore and another --data.
doctor-table-unreadable = What is kept of it cannot be read ({ $reason }).
doctor-table-no-game = Its game is missing.
doctor-table-gap = Entry { $number } is not where it should be among { $last }.
doctor-table-unsound = Its state breaks a law of the game ({ $what }).
doctor-table-other-state = Its state is not the one that pick { $step } led to.
doctor-table-over = Its summary does not say truly whether the game is over.
doctor-table-parts = Its picks part from their hashes at step { $step }.
doctor-port = Port { $port } is free.
doctor-port-served = Port { $port } is in use, as a running server would have it.
doctor-port-taken = Port { $port } is in use by something else: ./thirdage play takes another one that is free, or the one you name with --port.
doctor-browser = Chromium for ./thirdage test is at { $place }; playing does not need it.
doctor-browser-none = There is no Chromium for ./thirdage test; playing does not need it.

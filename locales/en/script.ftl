# What ./thirdage says before the package is there. The script reads this file by itself, so every message is one line
# "key = sentence" and every fact stands as { $name }, with these spaces.
script-making = Making the environment of Third Age in { $place }; this happens once and takes less than a minute.
script-adding = Adding packages ({ $sets }) to the environment of Third Age; this happens once.
script-waiting = Another thirdage is setting up the environment; waiting for it.
script-interrupted = Stopped while setting up; the next start sets up anew.
script-old-python = Third Age needs Python { $wanted } or newer, but { $python } is Python { $found }: start it with a newer one, for example python{ $wanted } thirdage.
script-install-failed = The packages that Third Age needs could not be installed ({ $reason }): check that this machine is online; what pip said is in { $log }.
script-no-module = This Python lacks its own module { $module }: install the whole of Python's standard library and start again.
script-cannot = The environment of Third Age cannot be made: { $reason }.

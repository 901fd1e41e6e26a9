# The command line: help, and what it says of mistakes. One section a command.

help-thirdage = A table and a laboratory for two games about the War of the Ring.
help-version = Print the version and stop.
help-help = Print this help and stop.

error-missing = { $name } is missing; add --help to see what the command expects.
error-bad-value = { $name } does not fit: { $reason }.
error-expected = { $name } must be { $expected }.
expected-whole = a whole number
expected-whole-least = a whole number of at least { $least }
expected-whole-between = a whole number from { $least } to { $most }
expected-number = a number
expected-one-of = one of { $names }
error-usage = This command line does not fit: { $reason }; add --help to see what the command expects.
error-input-ended = The input ended before the command did.
error-interrupted = Interrupted.

## test

help-test = Check format, lint, types and layers, then run every test on all cores.
help-test-coverage = Measure which lines of the package the tests run; several times slower.
help-test-long = Run also the long forms of the tests.
help-test-pytest = Whatever follows -- goes to pytest, for example: -- tests/cli -x
test-format = Format
test-lint = Lint
test-types = Types
test-layers = Layers
test-tests = Tests
test-passed = passed in { $seconds } s
test-not-passed = failed after { $seconds } s
test-failed = Not passed: { $names }. The tests themselves were not started.
test-no-browser = The tests drive a real browser, and there is no Chromium on the path: install it (on Debian: apt install chromium) and run them again.
test-installing-browser = Installing Chromium, which the tests drive; this happens once.
test-needs-checkout = There are no tests beside this package: run ./thirdage test in a checkout of the project.

## the page

build-page = Building the page; this happens after a change of its sources and takes half a minute the first time.
build-node = Fetching Node.js, which builds the page; this happens once.
build-waiting = Another thirdage is building the page; waiting for it.
problem-build = The page could not be built: `{ $step }` failed; what it said is in { $log }.

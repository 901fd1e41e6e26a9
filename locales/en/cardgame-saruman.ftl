# The card game: words that only single cards of the Saruman deck need.

cardgame-ask-grima-chooses = { $seat }: { $source } goes. Take Saruman from the draw deck, or eliminate a Rohan character?
cardgame-ask-palantir-sorts = { $seat }: of the cards looked at through { $source } eliminate one, cycle one, take one.

why-CG-C17-isengard = There is no Isengard battleground left to activate: each is active already.
why-CG-C53 = { $source } takes Saruman from your draw deck or eliminates a Rohan character in play: { $offered }.
why-CG-C54-ways = Of the cards looked at one is eliminated, one cycled and one taken, each once: that is no longer open for { $it }.
why-CG-C56-saruman = { $it } can be played only while Saruman is in your reserve.
why-CG-C59 = No Southron battleground lies in a scoring area.

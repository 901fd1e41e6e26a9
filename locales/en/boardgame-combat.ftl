# The board game: Combat cards.

boardgame-ask-blade-strikes = { $seat }: which Minion does Blade of Westernesse eliminate with one of your hits?
boardgame-ask-mighty-attack-of = { $seat }: who gives up his Leadership to turn a missed die into a hit?
boardgame-ask-anduril-turns = { $seat }: how many of your missed dice become hits by Andúril?
boardgame-ask-heroic-sacrifice = { $seat }: who dies a heroic death, if anybody? Hits due: { $hits }. A Leader cancels one of them, a Companion up to his Level.
boardgame-ask-fateful-victim = { $seat }: whom does Fateful Strike eliminate?
boardgame-ask-scouts-lead = { $seat }: where do the Scouts lead the Army?
boardgame-ask-dread-points = { $seat }: how many points of Nazgûl Leadership do you give up? The Free Peoples roll so many dice fewer.
boardgame-ask-black-breath-victim = { $seat }: whom does Black Breath eliminate, if anybody?
boardgame-ask-words-of-power-on = { $seat }: on whom do you use Words of Power?
boardgame-ask-onslaught-losses = { $seat }: take another hit for a die of Onslaught, or attack? Hits taken: { $taken }.
boardgame-ask-assault-losses = { $seat }: take a hit to add 1 to each die of your Combat roll, or roll? Hits taken: { $taken }.

boardgame-do-words-of-power-on-take = Silence { $it }
boardgame-do-onslaught-losses-done = Attack
boardgame-do-assault-losses-done = Roll

boardgame-log-gives-up-leadership = { $character } gives up his Leadership for this round.
boardgame-log-more-hits = { $effect }: { $amount ->
    [one] one hit more for { $side }.
   *[other] { $amount } hits more for { $side }.
 }
boardgame-log-fewer-hits = { $effect }: { $amount ->
    [one] one hit less for { $side }.
   *[other] { $amount } hits less for { $side }.
 }
boardgame-log-hits-at-once = { $effect }: { $amount ->
    [one] one hit on { $side } at once.
   *[other] { $amount } hits on { $side } at once.
 }
boardgame-log-no-reroll = { $side }: no Leader re-roll in this round.

why-BG-13-15-companion = { $it } can be used only with a Companion in the battle.
why-BG-13-15-leader = { $it } can be used only with a Leader or Companion of the Free Peoples in the battle.
why-BG-13-15-hobbit = { $it } can be used only with Meriadoc or Peregrin in the battle.
why-BG-13-15-gandalf = { $it } can be used only with Gandalf in the battle.
why-BG-13-15-strider = { $it } can be used only with Strider or Aragorn in the battle.
why-BG-13-15-elite = { $it } can be used only with an Elite of your side in the battle.
why-BG-13-15-southron = { $it } can be used only with an Elite of the Southrons and Easterlings in the battle.
why-BG-13-15-nazgul = { $it } can be used only with a Nazgûl in the battle.
why-BG-13-16 = { $it } has no Leadership to give up in this round.
why-BG-C14 = { $it } can be used only if the defenders are in Moria or at most two regions from it.
why-BG-C118 = Choose a Minion in the battle.
why-BG-C119 = Choose a Companion in the battle, or how many missed dice become hits.
why-BG-C120 = Choose a Leader or Companion in the battle, or nobody.
why-BG-C121 = Choose a Nazgûl in the battle, or with two hits of the Leader re-roll a Minion.
why-BG-C123 = { $it } can be used only if the defenders are in Fangorn, in Orthanc or in a region of Rohan.
why-BG-C124 = { $it } can be used only if the defenders are in a region of a Free Peoples Nation.
why-BG-C125 = The Free Peoples must defend, and not in a siege battle; then their whole Army retreats or withdraws.
why-BG-C127 = The Nazgûl in the battle have not so much Leadership to give up.
why-BG-C127-one = { $it } can be used only if the Leadership of the Nazgûl in the battle is 1 or more.
why-BG-C127-two = { $it } can be used only if the Leadership of the Nazgûl in the battle is 2 or more.
why-BG-C129 = Choose a Leader or Companion in the battle, or nobody.
why-BG-C129-level = The Level of { $it } is above the number of hits of the Leader re-roll.
why-BG-C130 = Choose a Companion in the battle.
why-BG-C133 = { $it } can be used only in a siege battle in which a unit of Isengard takes part.
why-BG-C135 = At most four hits can be taken.
why-BG-C136 = At most two hits can be taken.
why-BG-C140 = { $it } can be used only if the Ring-bearers are in the region of the defenders.

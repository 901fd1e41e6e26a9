# The board game: what the cards of the Shadow Strategy deck ask, tell and forbid.

boardgame-ask-return-to-valinor = { $seat }: for which Elven Stronghold are the dice of Return to Valinor thrown next?
boardgame-ask-uruk-hai-attack = { $seat }: where do the fighting Uruk-hai attack?
boardgame-ask-folly = { $seat }: which Leader in Minas Tirith falls by Denethor's Folly?
boardgame-ask-stormcrow = { $seat }: which Nation falls back?
boardgame-ask-stormcrow-loss = { $seat }: which figure of { $nation } is eliminated?
boardgame-ask-stormcrow-place = { $seat }: where is the { $kind } eliminated?
boardgame-ask-corsairs = { $seat }: to which coast do the Corsairs sail?
boardgame-ask-rage-at = { $seat }: where do the Dunlendings come together?
boardgame-ask-dunlendings = { $seat }: who goes from { $source } to { $target }? So far: { $party }.
boardgame-ask-trolls-at = { $seat }: where does a Sauron Regular become an Elite?
boardgame-ask-new-power = { $seat }: there may not be enough figures. Where do you place the next Isengard unit?
boardgame-ask-three-places = { $seat }: in which three Settlements do you place a { $kind }? One at a time.
boardgame-ask-horde-at = { $seat }: where does the horde from the East appear?

boardgame-log-uses-up = { $count ->
    [one] One unused { $face } die of { $side } is used up without effect.
   *[other] { $count } unused { $face } dice of { $side } are used up without effect.
 }

why-BG-C86-uruk-hai = Saruman must be in play, and an Army with an Isengard unit must besiege the Stronghold.
why-BG-C94 = Choose one of the Elven Strongholds that are left.
why-BG-C94-held = No Elven Stronghold is in the hands of the Shadow.
why-BG-C95-leader = Choose a Leader in Minas Tirith.
why-BG-C95-siege = No Shadow Army besieges Minas Tirith.
why-BG-C96 = A Will of the West is needed, or any die while Gandalf or Aragorn is in Minas Tirith.
why-BG-C97 = All Nations of the Shadow must be At War.
why-BG-C99 = Choose a Nation that was visited, then a figure of it that stands on the map.
why-BG-C99-guest = The Ring-bearers or a Companion on the map must be in the land of a Free Peoples Nation that is not At War.
why-BG-C100 = The march must end where another Shadow Army stands already, one not under siege, and not where it began.
why-BG-C101 = All Nations of the Shadow must be At War.
why-BG-C102-war = The Southrons and Easterlings must be At War.
why-BG-C102 = The Corsairs sail to Anfalas, Dol Amroth, Lamedon or Pelargir.
why-BG-C104-war = Isengard must be At War.
why-BG-C104 = { $it } is not free, or not next to North or South Dunland.
why-BG-C104-units = { $it } is no Isengard unit that is left there.
why-BG-C104-four = At most four units may join them.
why-BG-C105 = The Witch-king must be in play.
why-BG-C106-isengard = Isengard must be At War.
why-BG-C106-sauron = Sauron must be At War.
why-BG-C107-war = Sauron must be At War.
why-BG-C107 = No Sauron Regular stands there.
why-BG-C108-war = Sauron must be At War.
why-BG-C108 = { $it } is named already, or the figures cannot come there.
why-BG-C109 = Aragorn must be in play.
why-BG-C111-war = The Southrons and Easterlings must be At War.
why-BG-C111 = { $it } is not free, or not on the eastern edge of the map in the land of the Southrons and Easterlings.
why-BG-C112-saruman = Saruman must be in play.
why-BG-C112-war = All Nations of the Shadow must be At War.

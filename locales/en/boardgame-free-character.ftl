# The board game: the Character deck of the Free Peoples.

boardgame-ask-another-way = { $seat }: Gollum shows another way. Hide the Fellowship, or move it, or not?
boardgame-ask-company = { $seat }: which Companions go?
boardgame-ask-eagles-strike = { $seat }: which Army of the Shadow do the Eagles strike?
boardgame-ask-eagles-drive = { $seat }: the Nazgûl flee from { $place }. Where to?
boardgame-ask-ents-hasten = { $seat }: play one more card of the Character deck without a die, or not?
boardgame-ask-dead-men-to = { $seat }: where do the Paths of the Dead lead?
boardgame-ask-dead-men-with = { $seat }: who goes along to { $region }? So far: { $party }.
boardgame-ask-flee-the-dead = { $seat }: where does the Army flee from { $region }?
boardgame-ask-dead-men-rise = { $seat }: how many Gondor Regulars come to { $region }?
boardgame-ask-grey-company = { $seat }: which Regular at { $place } gives way to an Elite?

boardgame-do-eagles-strike-at = The Army at { $it }
boardgame-do-ents-hasten-decline = No card

boardgame-log-turns-die = { $seat } turns a die: { $face } becomes { $other }.

why-BG-9-7-axe = Gimli or Legolas must be in the Fellowship.
why-BG-9-7-horn = Boromir must be in the Fellowship.
why-BG-9-7-staff = Gandalf the Grey must be in the Fellowship.
why-BG-9-7-alone = A Companion must be in the Fellowship.
why-BG-9-7-challenge = Strider or Aragorn must be with a Free Peoples Army in a region of Gondor or Rohan.
why-BG-9-7-eagles = A Free Peoples Army with a Companion must be in the region of a Shadow Army with Nazgûl, or next to it.
why-BG-9-7-ents = Gandalf the White must be in play, and a Companion in Fangorn.
why-BG-9-7-dead = Strider or Aragorn must be in a region of Rohan.
why-BG-9-7-stewards = Boromir must be in a region of Gondor.
why-BG-9-7-company = Strider or Aragorn must be with a Free Peoples Army.
why-BG-C37 = Hide a revealed Fellowship, move a hidden one, or neither.
why-BG-C43 = Choose Companions of the Fellowship, or those who stand together on the map.
why-BG-C47 = Choose one of the Armies of the Shadow with Nazgûl near a Companion’s Army; the Nazgûl flee to another unconquered Stronghold of Sauron.
why-BG-C49 = Only a card of the Character deck can be played without a die.
why-BG-C50 = The Paths of the Dead lead to Pelargir, Lamedon or Erech.
why-BG-C50-with = { $it } is not where the paths begin, or goes along already.
why-BG-C51 = The Army must retreat to a free region next to it.
why-BG-C52 = At most three Gondor Regulars come, as many as are left in the reinforcements.
why-BG-C54 = Choose an Elite of a Nation with a Regular in the Army, if one is left in the reinforcements.

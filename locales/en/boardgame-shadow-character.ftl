# The board game: the Shadow Character deck.

boardgame-ask-driven-to = { $seat }: where does the weather drive the Ring-bearers?
boardgame-ask-nazgul-choose = { $seat }: the Nazgûl have come upon the Fellowship. What do they do?
boardgame-ask-lure = { $seat }: the Ring lures { $companion }. Eliminate him, or take Corruption?
boardgame-ask-eye-opens = { $seat }: which die becomes an Eye? Still possible: { $left }.
boardgame-ask-spells-from = { $seat }: the Nazgûl of which Army cast Dreadful Spells?
boardgame-ask-spells-at = { $seat }: against which Army do the Nazgûl at { $source } cast their spells?
boardgame-ask-ringwraiths-lead = { $seat }: do Armies with Nazgûl move, or does one attack?
boardgame-ask-black-captain-calls = { $seat }: do Nazgûl come to the Witch-king, or do Nazgûl move?
boardgame-ask-black-captain-leads = { $seat }: does the Army of the Witch-king move or attack?

boardgame-do-hunt = Hunt
boardgame-do-nazgul-choose-hunt = Hunt as if the Fellowship had moved
boardgame-do-lure-accept = Take { $level } Corruption
boardgame-do-eye-opens-die = Turn { $it } into an Eye
boardgame-do-black-captain-calls-recruit = Recruit Nazgûl with the Witch-king
boardgame-do-black-captain-calls-fly = Move Nazgûl
boardgame-do-black-captain-leads-march = Move the Army of the Witch-king
boardgame-do-black-captain-leads-attack = Attack with the Army of the Witch-king

boardgame-log-lured = The Ring lures { $character }.

why-BG-9-7-progress = The Progress of the Fellowship must be 1 or more.
why-BG-9-7-revealed = The Fellowship must be revealed.
why-BG-C10-saruman = Saruman must be in play.
why-BG-C10-captain = The Witch-king must be in play.
why-BG-C15 = The Fellowship is on the Mordor Track.
why-BG-C16 = The Ring-bearers are in a region with a Settlement that was the Free Peoples’ at the start.
why-BG-C75 = Choose a Character card of the Free Peoples on the table, a Hunt, or neither.
why-BG-C76 = The Companion is eliminated, or his Level is taken as Corruption.
why-BG-C84 = Choose one of your unused dice.
why-BG-C85 = A Shadow Army with Nazgûl must be near a Free Peoples Army.
why-BG-C86-siege = The Witch-king must be with an Army that besieges a Stronghold.
why-BG-C88 = That costs a Will of the West, or an Elven Ring besides the die, and only one Ring may be used in a turn.
why-BG-C92 = Armies with Nazgûl move, or one attacks, or neither.
why-BG-C93 = Choose what the Witch-king does.

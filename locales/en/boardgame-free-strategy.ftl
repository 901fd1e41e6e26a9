# The board game: what the Free Peoples Strategy cards ask and forbid.

boardgame-ask-pay-army-card = { $seat }: which card with the Army icon do you discard?
boardgame-ask-pay-character-card = { $seat }: which Character card do you discard?
boardgame-ask-strike-army = { $seat }: which Shadow Army does { $card } strike?
boardgame-ask-counsel-of-elrond = { $seat }: which Nation becomes active and advances?
boardgame-ask-relief-from = { $seat }: which Army comes to the help of the besieged?
boardgame-ask-relief-to = { $seat }: which siege does the Army of { $source } try to raise?
boardgame-ask-woses-lead = { $seat }: which Army goes by the Paths of the Woses?
boardgame-ask-woses-lead-to = { $seat }: where do the Paths of the Woses lead the Army of { $source }?

why-BG-9-7-red-arrow = Gondor must be active.
why-BG-C8 = The card strikes a Shadow Army that fits its text.
why-BG-C20 = The price is two cards of your hand: one with the Army icon and one Character card.
why-BG-C55 = Aragorn must be with an Army in a region that belongs to no Free Peoples Nation.
why-BG-C62 = Choose a Free Peoples Nation that is yours.
why-BG-C63 = No Army there can attack besiegers next to it.
why-BG-C64 = Nobody of the Army there can come to the end of the paths.
why-BG-C64-war = Rohan must be At War.
why-BG-C64-source = The paths begin in a region of Rohan.
why-BG-C64-target = The paths lead to Minas Tirith; only if the Shadow holds or besieges it, to a region next to it.
why-BG-C66 = A Companion must be with a Free Peoples Army.
why-BG-C67 = The Elves must be At War.

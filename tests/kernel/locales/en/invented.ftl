# Words of the invented game (tests/kernel/invented.py).

invented-ash = Ash
invented-birch = Birch
invented-cedar = Cedar
invented-hill = the hill
invented-marsh = the marsh
invented-ford = the ford
invented-wood = the wood
invented-shore = the shore
invented-card = { $seat } { $number }
invented-hidden-card = a card

invented-ask-nothing = The game is over.
invented-ask-turn = { $seat }: what does your clan do?
invented-ask-where = { $seat }: where to with { $card }?
invented-ask-stake = { $seat }: how many dice at { $place }, up to { $strength }?
invented-ask-strike = { $seat }: who loses a camp at { $place }?
invented-ask-cover = { $seat }: { $by } is spying on you.

invented-do-send = send { $it }
invented-do-hide = hide { $it }
invented-do-cover = cover with { $it }
invented-do-to = to { $it }
invented-do-spy = spy on { $it }
invented-do-strike = strike { $it }
invented-do-roll = roll { $it } dice
invented-do-rest = rest
invented-do-cover-show = show a card by lot

invented-log-round = Round { $round }.
invented-log-draw = { $seat } draws { $card }.
invented-log-reshuffle = { $seat } shuffles the heap into a new deck.
invented-log-hide = { $seat } hides { $card }.
invented-log-send = { $seat } sends { $card }.
invented-log-cover = { $seat } lays { $card } on the heap.
invented-log-reveal = { $seat } has to show { $card }.
invented-log-spy = { $seat } spies on { $rival }.
invented-log-settle = { $seat } camps at { $place }.
invented-log-lost = { $seat } loses a camp at { $place }.
invented-log-roll = { $seat } rolls { $hits } hits and { $slips } slips.
invented-log-end = { $seat } wins.

why-IV-1-2 = It is another clan's turn.
why-IV-2-1 = That is nothing one does on a turn.
why-IV-2-2 = { $it } is not in your hand.
why-IV-2-3 = { $it } has no room for another camp.
why-IV-2-3-all = No region has room for another camp, so { $it } cannot be sent.
why-IV-2-4 = A card that was sent goes to a region.
why-IV-3-1 = Nobody spies on the own clan.
why-IV-3-2 = { $it } has no card in hand.
why-IV-3-3 = Who is spied upon covers or shows.
why-IV-3-4 = { $it } is too weak: only strength 3 covers.
why-IV-4-1 = One rolls as many dice as the card has strength, or fewer.
why-IV-4-3 = Only a rival who camps there can be struck.
why-IV-5-1 = The game is over.

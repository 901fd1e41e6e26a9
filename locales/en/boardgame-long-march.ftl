# The board game: marches of several regions by an Event card.

boardgame-ask-long-march-from = { $seat }: which Army marches by { $by }?
boardgame-ask-long-march-again = { $seat }: does another Army march by { $by }?
boardgame-ask-long-column = { $seat }: who marches from { $source }? So far: { $party }.
boardgame-ask-long-march-to = { $seat }: the Army that set out from { $source } stands in { $here }. Where does it march?
why-BG-12-12 = With { $it } the march could not end as the card demands: it goes only so far, and stops only where the card lets it.

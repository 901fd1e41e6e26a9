# The log of the card game where one line tells several events, and what stands above the reasons of a bot.

cardgame-story-considers = { $seat } considers:
cardgame-story-cards = { $count } cards
cardgame-story-all-attacks = Attack: { $cards }.
cardgame-story-each-attacks = { $card } ({ $seat }) { $icons }
cardgame-story-all-defends = Defence: { $cards }.
cardgame-story-each-defends = { $card } ({ $seat }) { $icons }
cardgame-story-all-cycle = Cycled: { $cards }.
cardgame-story-each-cycle = { $card } ({ $seat })
cardgame-story-all-eliminate = Eliminated: { $cards }.
cardgame-story-each-eliminate = { $card } ({ $seat })

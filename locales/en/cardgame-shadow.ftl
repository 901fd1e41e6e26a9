# Against the Shadow: what the humans are asked for the bots, the bots' reasons, refusals.

cardgame-ask-battleground-for-bot = { $seat }: choose for { $bot }, among those the Shadow could win: which battleground does { $source } bring into play?
cardgame-ask-grima-for-bot = { $seat }: choose for { $bot }: { $source } looks for Saruman in the draw deck, or a Rohan character is eliminated, or cards are drawn.
cardgame-do-let-draw = { $amount ->
    [one] Let { $bot } draw { $amount } card
   *[other] Let { $bot } draw { $amount } cards
 }
cardgame-do-grima-for-bot-take = Let { $bot } look for the card { $it } in the draw deck

cardgame-log-chooses-for-bot = { $seat } chooses { $place } for { $bot }.
cardgame-log-draw-into-row = { $seat } draws { $card } into a row.
cardgame-log-eliminate-shown = { $seat } eliminates { $card }.
cardgame-log-cycle-shown = { $seat } cycles { $card }.
cardgame-log-nothing-found = { $seat } finds nothing by the text of { $source }.
cardgame-log-chooses-to-draw = { $seat } chooses the cards, by the text of { $source }.

## Reasons. They follow from what lies open.

cardgame-log-bot-box = { $box ->
    [0] USE AN ACTION?
    [1] PASS?
    [2] LIMIT?
    [3] PATH?
    [4] VICTORY?
    [5] MOVE?
   *[other] PLAY?
 } { $answer ->
    [0] { $box ->
        [6] No: no card is in hand.
       *[other] No.
     }
   *[other] Yes.
 }
cardgame-log-bot-text = { $useful ->
    [0] The text of { $card } could be used, but would be of no use.
   *[other] The text of { $card } can be used, and is useful.
 }
cardgame-log-bot-limit = { $other } holds { $held } cards, more than the limit of { $limit }.
cardgame-log-bot-judges = { $verdict ->
    [0] { $place }: { $attack } attack against { $defence } defence. The Shadow is winning.
    [1] { $place }: { $attack } attack against { $defence } defence, with all that could go there { $most_attack } against { $most_defence }. The Shadow is losing, but could conceivably win.
   *[other] { $place }: { $attack } attack against { $defence } defence, with all that could go there { $most_attack } against { $most_defence }. The Shadow is losing, and could not win.
 }
cardgame-log-bot-lot = { $held ->
    [one] { $seat } turns over the only card of its hand: { $card }.
   *[other] { $seat } turns over one of { $held } cards in hand, at random: { $card }.
 }
cardgame-log-bot-right-most = { $card } is the right-most that fits.
cardgame-log-bot-useful = { $useful ->
    [0] What { $source } offers would be of no use.
   *[other] What { $source } offers is useful.
 }
cardgame-log-bot-last-path = { $place } is the last path: every card that adds attack is wanted there.
cardgame-log-bot-keeps = { $card } helps at no active location now.
cardgame-log-bot-holds = { $held ->
    [one] { $seat } holds { $held } card; its limit is { $limit }.
   *[other] { $seat } holds { $held } cards; its limit is { $limit }.
 }
cardgame-log-bot-forsakes = { $way ->
    [1] A bot that forsakes cycles the right-most card of its reserve.
    [2] A bot that forsakes, its reserve empty, cycles a random card of its hand.
   *[other] A bot that forsakes, reserve and hand empty, eliminates the top of its draw deck.
 }
cardgame-log-bot-turned-down = What { $card } says for that was done this round already.
cardgame-log-comes-twice = { $seat } turns over { $card }, which was played this round already.
cardgame-log-cannot-be-played = { $kind ->
    [item] { $seat } turns over { $card }, which nobody can wield now.
   *[other] { $seat } turns over { $card }, which cannot be played now.
 }

## Refusals.

why-AS-R41 = The bot's { $card } goes onto a wielder in reserve only.
why-AS-R42 = Choose a battleground that the Shadow could conceivably win: { $offered }.
why-AS-9-1 = Choose one of the things that { $source } can do for the bot.
why-AS-9-2 = That is not possible now, or of no use to the Shadow.

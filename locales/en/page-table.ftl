# The page at a table: what stands on cards and places, in the bar with the question, and beside the table.

## Cards

page-card-kind = { $faction } { $type }
page-card-paths = { $count ->
    [one] allowed on path { $paths }
   *[other] allowed on paths { $paths }
 }
page-card-wielders = For { $wielders }
page-card-tokens = { $count ->
    [one] { $count } icon by token
   *[other] { $count } icons by tokens
 }
page-card-fresh = new
page-card-fresh-why = Came into the reserve this round and cannot move before the next (CG-8.19).
page-card-here = { $word } here
page-card-carries = Carries { $items }.
page-card-in-force = In force until the end of the round.
page-card-bot = The version of the Shadow's bots.
page-card-rulings = Rulings: { $ids }
page-icon-attack = attack { $count }
page-icon-defence = defence { $count }
page-icon-leadership-attack = leadership attack { $count }
page-icon-leadership-defence = leadership defence { $count }
page-icon-path-attack = path attack { $count }
page-icon-path-defence = path defence { $count }

## Places

page-points = points
page-own-defence = defence of the place
page-path-number = Path { $number }
page-battleground-of = { $side } battleground
page-place-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
 }
page-place-defence = defence { $count }
page-place-factions = { $attacking } attack; { $defending } defend
page-place-held = Held by the { $side }.
page-attack-side = { $side } attack
page-defend-side = { $side } defend
page-tally = Attack { $attack } against defence { $defence } of the place and { $defenders } of the cards.
page-would-hold = Would hold without a loss.
page-would-hold-losses = Would hold, with losses.
page-would-tie = A tie: nobody would win it.
page-would-tie-losses = A tie: nobody would win it, with losses.
page-would-fall = Would fall to the { $side }, by { $left }.
page-would-corrupt = { $left } corruption if fought now.
page-all-lost = All defenders would be lost.
page-sure-losses = Lost at least: { $cards }.
page-captured = Captured before: its own defence does not count.
page-combat-won = { $side }: { $place }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }
page-combat-tied = { $place } goes to nobody
page-table-bare = No path lies open yet, and nobody fights. The first ones come up when every seat has chosen its opening cards.
page-table-over = The war is over, and the table is bare again.

## The journey and the score

page-journey = The journey
page-journey-taken = { $place }: { $side }
page-round-now = Round { $round }
page-setup = Before the first round
page-score-title = Score
page-corruption = Corruption
page-corruption-count = { $count } corruption
page-unused-rings = Unused Ring tokens
page-nothing-yet = nothing yet

## Seats

page-must-answer = must answer now
page-has-passed = has passed
page-starter = starting player
page-sits-bot = bot
page-sits-you = you
page-sits-nobody = nobody yet
page-sits-person = a person
page-sits-computer = computer, { $level }
page-name-presence = { $name }, { $presence }
page-count-hand = { $count ->
    [one] { $count } card in hand, carryover limit { $limit }
   *[other] { $count } cards in hand, carryover limit { $limit }
 }
page-count-deck = { $count } in the draw deck
page-count-cycle = { $count } in the cycle pile
page-count-gone = { $count } eliminated
page-ring-trilogy = { $unused ->
    [0] Ring token used
   *[other] Ring token unused
 }
page-ring-duel = { $unused ->
    [0] Ring token used this round
   *[other] Ring token unused this round
 }
page-in-order = in order of arrival
page-in-order-why = The newest stands last, at the right: bots take from there.
page-reserve = Reserve
page-to-reserve = To the reserve
page-zone-attack = Attacking { $place }: { $count ->
    [0] nobody
    [one] { $count } card
   *[other] { $count } cards
 }
page-zone-defence = Defending { $place }: { $count ->
    [0] nobody
    [one] { $count } card
   *[other] { $count } cards
 }
page-zone-reserve = Reserve of { $seat }: { $count ->
    [0] nobody
    [one] { $count } card
   *[other] { $count } cards
 }
page-zone-hand = Hand of { $seat }: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
 }
page-zone-tray = To look at: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
page-tray-aside = Drawn aside by { $seat }
page-tray-row = Row of { $seat }
page-tray-offered = To choose from
page-tray-resolving = Being resolved
page-tray-places = Locations to choose from
page-hand-of = { $seat } ({ $count })
page-whose-hand = Whose hand

## The question

page-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
page-options-all = All { $count }
page-options-less = Fewer
page-sending = One moment…
page-command = Type what you do
page-command-hint = play gim, pass, why sting
page-command-which = “{ $typed }” could be { $names }: type a little more.
page-command-none = “{ $typed }” fits no option. Type words of one, its number, or “why” and a name.
page-why = { $sentence } ({ $rule })
page-why-not = Why can't I?
page-why-allowed = You may do that now.
page-undo = Undo
page-undo-propose = Ask to undo
page-undo-own = Take your last pick back
page-undo-ask = Take your last pick back, if the others agree
page-undo-none = There is nothing of yours to take back
page-undo-asked = { $name } asks to go back to step { $step }.
page-pass-on = Pass on
page-pass-on-why = Pass now, and again at each of your turns, until something happens to you or at a location
page-passing-on = Passing until something happens: stop
page-undo-waiting = You asked to go back. Waiting for { $names }.
page-agree = Agree
page-refuse = Refuse

## Beside the table

page-beside = Log and people
page-tab-log = Log
page-tab-know = Known
page-tab-chat = Chat
page-tab-people = People
page-unread = { " " }unread
page-sheets = Sheets
page-sheet-table = Table
page-sheet-side = Side
page-sheet-log = Log
page-sheet-lit = , something may be picked there
page-log = The log
page-log-show = What the log shows
page-log-all = Everything
page-log-loud = The main lines
page-log-reasons = With reasons
page-log-look = Look at this step
page-know = What is known
page-known = { $pile }: { $known } of { $count } known
page-in-force = In force this round:
page-to-come = Still to come
page-battleground-deck = Battlegrounds of the { $side }, { $count } left
page-chat = Chat
page-chat-closed = The host has closed the chat of this table.
page-chat-off = You have switched the chat off.
page-chat-on = Switch it on
page-chat-silence = Switch the chat off
page-chat-empty = Nothing has been said yet.
page-chat-room = To whom
page-chat-say = Say something
page-chat-send = Send
page-room-table = to the table
page-room-team = to your team
page-room-watch = among spectators
page-a-spectator = a spectator
page-people = Who sits here
page-sit-in = Who sits in for { $seats }
page-sit-me = I play
page-sit-person = A person
page-onlookers = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator
   *[other] { $count } spectators
 }
page-my-name = Your name
page-call = Call me so
page-set-listed = Listed in the lobby
page-set-chat = Chat
page-set-team-chat = Private chat of teams (a house rule)

## The past

page-history = Step of the game
page-history-step = Step { $step } of { $last }
page-history-first = Back to the last turning point
page-history-back = One step back
page-history-forth = One step on
page-history-last = On to the next turning point
page-history-now = Back to now
page-looking = You look at step { $step } of { $last }. Nothing can be picked here.
page-eyes = Seen by
page-eyes-own = yourself
page-eyes-watch = a spectator
page-eyes-open = All cards open
page-eyes-seat = { $seat }

## The end

page-end-title = { $side ->
    [free] The Free Peoples win
   *[shadow] The Shadow wins
 }
page-end-won = The victory is yours.
page-end-lost = The defeat is yours.
page-end-lead = With { $free } to { $shadow } points one side led by 10 or more after round { $rounds }.
page-end-last = The last path was fought in round { $rounds }: { $free } to { $shadow }, Free Peoples to Shadow.
page-end-tie = The last path was fought in round { $rounds } with { $free } to { $shadow }: a tie is the Shadow's.
page-end-turns = How it went
page-end-look = Look at the table
page-end-again = How it ended
page-record = Record of the game

## Settings

page-menu = Menu
page-speed = Motion
page-speed-0 = Off
page-speed-1 = Slow
page-speed-2 = Calm
page-speed-3 = Quick
page-light = Light
page-single-keys = Single keys act
page-show-chat = Chat
page-keys = Keys
page-keys-off = Single keys can be switched off in the menu.
page-key-option = pick the option with this number
page-key-command = type what you do
page-key-zone = to the next zone
page-key-card = from card to card
page-key-pick = pick, or ask why not
page-key-why = why can't I, of the card you stand on
page-key-undo = undo
page-key-history = a step back, a step on
page-key-close = close, go back
page-key-help = these keys

page-link-connecting = Opening the table…
page-link-live = The link is live
page-link-lost = The link is lost: coming back by itself…
page-title-asked = ● { $title }

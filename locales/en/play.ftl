# The command `play`: its help, the terminal table, and what is said when the page is served.

help-play = Play in the browser: starts a server on this machine and opens its page. Games go on where they were. Options of a table (--scenario to --option) make that table at once and print its links. With --terminal, play at this terminal instead.
help-play-as = The seats that persons take: all, nobody, a side (free, shadow), or seats by name, separated by commas; free, unless told, and with --resume the same as before. Seats of bots cannot be taken.
help-play-against = The computer player on all other seats: greedy, unless told, and with --resume the same as before. Not for seats of bots, which play by themselves.
help-play-scenario = The scenario: trilogy (2 to 4 persons), duel2, duel3 or fellowship.
help-play-persons = How many persons hold the seats; one person may hold a whole side. With bots the Trilogy takes 1 or 2, everything else 1.
help-play-option = An option or ruling of the game, such as promos=true or CG-C45=anywhere; may be repeated.
help-play-host = The address to listen at; 127.0.0.1, which only this machine can reach, unless told.
help-play-port = The port to listen at, 0 for any that is free; 3019 unless told, or a free one where that is taken.
help-play-no-browser = Do not open a browser.
help-play-lan = Let other devices in your network in: listens at all addresses and shows them, with a QR code.
help-play-origin = A name by which people reach the server through a proxy, such as https://games.example; may be repeated.
help-play-terminal = Play at this terminal instead: one to four persons, and computer players on the other seats.
help-play-seed = With --terminal: text or whole number from which all chance comes; another one each time if left out.
help-play-resume = With --terminal: go on with the game kept last, or with that of --file, in the same seats and against the same computer player.
help-play-file = With --terminal: where the game is kept; in your data folder if left out.
help-data = The folder in which games are kept; thirdage in your data directory, unless told.
help-words = Collect the texts of all cards into the file of English words, and the shape of everything that page and server send into docs/protocol.schema.json.
words-collected = The texts of all cards are in { $file }.
words-schema = The shape of everything that is sent is in { $file }.

problem-write = { $file } cannot be written: { $reason }.
problem-read = { $file } cannot be read: { $reason }.
problem-no-games = No game is kept in { $folder } yet: start one with ./thirdage play --terminal.
problem-which = “{ $given }” could be { $known }: type a little more.
problem-no-answer = “{ $given }” fits no option. Type a number or words of an option; “help” tells what else there is.
problem-no-thing = No card or location of this game is called “{ $given }”.
problem-why-what = Why what? For example “why pass”, “why play gimli”, “why sting”.
problem-no-option = There is no option { $given }: the numbers go from { $first } to { $last }.
problem-not-offered = { $given } is not to be had here: the numbers go from { $first } to { $last }.
problem-asked-first = Somebody else answers first: { $seat }.
problem-stopped = { $made ->
    [0] Nothing of that is done
    [one] Only the first answer is made
   *[other] Only the first { $made } answers are made
 }; it stopped at “{ $part }”: { $reason }
problem-no-such-thing = No region, card, figure, Nation or die of this game is called “{ $given }”.
problem-seat-of-a-bot = “{ $given }” is played by bots and cannot be taken: take { $known }.
problem-against-bots = The Shadow is played by its bots, and no other seat is left for the computer player { $player }: leave --against out.
problem-needs-terminal = This works only at the terminal: { $options }. Add --terminal, or leave it out.
problem-not-at-terminal = This does not go with --terminal: { $options }. Leave it out, or play in the browser.
problem-half-a-person = One person holds { $seats }, so either all or none of these can be taken: “{ $given }” takes only some.
problem-lan-host = --lan listens at all addresses of this machine, so no --host goes with it: leave one of them out.
problem-origin-form = “{ $given }” is no name of a server: write https://games.example, with a port if there is one and nothing behind it.
problem-undo-nothing = You have picked nothing yet that could be taken back.
problem-undo-another = This cannot be taken back: { $seat } has answered since.
problem-undo-chance = This cannot be taken back: since then something was left to chance, or a hidden card was drawn or shown, perhaps by a bot.

play-at = Third Age is at { $address }
play-other-port = (Port { $usual } is in use, so this time it is { $port }.)
play-local = On this machine it is at { $address } too; but links that are made there open on this machine only.
play-also-at = It is at { $address } too.
play-no-network = This machine has no address that others could reach: is it in a network?
play-scan = On a phone in the same network, scan this:
play-data = Games are kept in { $folder }
play-friends = To play with friends, make a table on the page; “Invite” there has a link for every seat, to be sent to whoever shall sit on it.
play-alone = Only this machine can open it. For others in your network start it with --lan; docs/hosting.md tells about the internet.
play-links = The table is laid. Each link opens what stands before it, to whoever has it:
play-link-host = you ({ $seats })
play-link-watching-host = you, watching
play-link-any = any free seat
play-link-watch = to watch
play-no-screen = There is no screen for a browser here: open { $address } yourself.
play-stop = Ctrl-C ends it. Nothing is lost: every pick is on disk before anybody sees it.
play-stopped = The server has ended. All games are in { $folder }; ./thirdage play goes on with them.

play-welcome = You play { $seats }. Type a number or the words of an option; “help” explains the rest. The game is kept in { $file }.
play-welcome-bots = The Shadow is played by its bots ({ $difficulty }). Nobody wins early, however great the lead: the game is played to path { $path }, and then the points count (AS-3.1). The bots play an adapted deck, not the printed one, whose texts are not known (AS-R36): ./thirdage cards --adapted lists it. “reasons” tells why they did what they did.
play-left = The game is kept in { $file }. Go on with: { $command }
play-kept = The whole game is kept in { $file }. Read it again with: { $command }
    Without --as it shows every hidden card.
play-saved = Saved in { $file }.
play-cover = The next question is for { $seat }. When nobody else can see the screen, press Enter.
play-prompt = { $seat }{ " > " }
play-passed-on = You have passed on until here.
play-allowed = You may do that now: { $options }.
play-help = Type the number of an option, or words of it (“play gim”, “pass”). Enter shows the table again.
    A, B; C       several answers one after the other: “play gim, to the reserve, cycle sting”; undo takes one back at a time
    4 A           the same answer four times: “2 cycle orcs”
    pass on       pass this turn, and all your next ones until something touches you or a location, or anything else is asked
    why THING     why you may not do something: “why pass”, “why move elrond”, “why use the ring”, “why sting”
    look [CARD]   the whole text of a card or location; without a name, of all your cards and the table
    piles         your draw deck (in no order), cycle and eliminated piles, and what you know of others
    news          what happened since your last pick
    log [N]       what happened so far, or the last N lines
    reasons [N]   what happened since your last pick and why the bots, if there are any, did it; or all since their Nth turn from the end
    undo          take your last pick back, while nothing has come up since that cannot be unseen
    save [FILE]   the game is kept after every pick; this writes it elsewhere too
    quit          leave; ./thirdage play --terminal --resume goes on, with the same seats
    Icons of a card: A attack, D defence, P path (attack of the Shadow, defence of the Free Peoples), in brackets leadership, which needs the support of an army.
    At a location a number in brackets is what a card and its items bring there. Defence 2 + 1: 2 of the place itself, 1 of the cards.
    What would happen there is reckoned without texts that save a card.
    (new) came into the reserve this round and cannot move before the next. The seat with a star is asked.
    (bot) plays by itself. Cards in a bot's reserve and Shadow cards at a location stand in order of arrival, the right-most last: bots take from the right.

play-round = Round { $round }, { $seat } began.
play-setup = Before the first round.
play-journey = Path
play-journey-here = { "[" }{ $number }{ "]" }
play-journey-step = { " " }{ $number }{ " " }
play-against-bots = { $company ->
    [alone] alone against bots, { $difficulty }
    [together] together against bots, { $difficulty }
   *[unseen] against bots, { $difficulty }
 }
play-score = { $side } { $points }
play-scored = { $place } { $vp }
play-corruption = corruption { $corruption }
play-news = Since your last pick
play-so-far = So far
play-earlier = { $lines ->
    [one] ({ $lines } earlier line: “news” shows it)
   *[other] ({ $lines } earlier lines: “news” shows them)
 }
play-no-reasons-yet = No bot has acted so far.
play-no-reasons-since = No bot has acted since your last pick; “reasons 1” goes back to the last turn of a bot.
play-went = How it went, Free Peoples to Shadow
play-went-round = Round { $round }: { $free } to { $shadow }. { $line }
play-ring-points = unused Ring tokens { $points }
play-table = On the table
play-path = Path { $number }: { $name }, { $vp } VP
play-battleground = { $name }, { $vp } VP
play-factions = { $attacking } attack; { $defending } defend
play-side-factions = { $side } ({ $factions })
play-attack = attack { $attack }
play-defence = defence { $defence } + { $defenders }
play-stand-there = : { $cards }
play-icons-of = { $card } ({ $icons })
play-icons-more = tokens ({ $icons })
play-would-hold = Would hold without a loss.
play-would-hold-with-losses = Would hold, with losses.
play-would-tie = A tie: nobody would win it.
play-would-tie-with-losses = A tie: nobody would win it, but there would be losses.
play-would-fall = Would fall to the { $side }, by { $left }.
play-would-corrupt = { $left } corruption if fought now.
play-all-lost = { $outcome } All defenders would be lost.
play-sure-losses = { $outcome } Lost at least: { $cards }.
play-captured = { $outcome } It was captured: its own defence does not count.
play-in-force = In force this round: { $cards }
play-nobody = nobody
play-nothing = nothing
play-fresh = { " (new)" }
play-with = { " with " }{ $items }
play-on-paths = { $count ->
    [one] path { $paths }
   *[other] paths { $paths }
 }
play-wielders = for { $wielders }
play-seats = Seats
play-asked = { " *" }
play-passed = { " (passed)" }
play-ring-none = -
play-ring-trilogy = { $unused ->
    [0] used
   *[other] unused
 }
play-ring-duel = { $unused ->
    [0] used this round
   *[other] unused
 }
play-bot = { " (bot)" }
play-version = { $change ->
    [adapted] the bots' version with adapted text
   *[other] the bots' version
 }
play-column-seat = seat
play-column-hand = hand
play-column-limit = limit
play-column-deck = deck
play-column-cycle = cycle
play-column-gone = gone
play-column-ring = Ring
play-column-reserve = reserve
play-reserve-of = Reserve of { $seat }: { $cards }
play-own-reserve = Reserve of { $seat }
play-own-hand = Hand of { $seat }
play-own-aside = Drawn aside by { $seat }
play-own-top = On top of the draw deck of { $seat }
play-offered = To choose from
play-pile-deck = Draw deck of { $seat }, { $known } of { $count } known, in no order:{ " " }
play-pile-hand = Hand of { $seat }, { $known } of { $count } known:{ " " }
play-pile-cycle = Cycle pile of { $seat }, { $known } of { $count } known:{ " " }
play-pile-gone = Eliminated pile of { $seat }, { $known } of { $count } known:{ " " }
play-card-kind = { $faction } { $type }
play-location-values = { $vp } VP, defence { $defence }
play-held-by = now with the { $side }
play-path-number = path { $number }

help-play-game = cardgame, or with --terminal boardgame.
problem-no-page-yet = The page of { $game } is still to come; play it with --terminal: ./thirdage play --terminal { $game }

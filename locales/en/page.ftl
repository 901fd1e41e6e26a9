# The page: what stands in lobby, new table, invitations and around every table. Python reads this file too, and tests it.

page-title = Third Age
page-title-of = { $what } · Third Age
page-title-waiting = ({ $count }) Third Age
page-motto = A table for the card game of the War of the Ring: for friends, for one evening or many days, or for you alone.
page-unofficial = Made by players for players. Unofficial: no publisher stands behind it, no artwork or text of theirs is in it.
page-program = Version { $version }
page-licences = Licences
page-skip = To the content
page-just-now = just now
page-and = { $first } and { $second }
page-close = Close
page-theme = Light
page-theme-system = As this device has it
page-theme-dark = Dark
page-theme-light = Light

## The link to the server

page-no-server = The server does not answer. Is this device online, and is Third Age still running?
page-strange-answer = The server answered with status { $status } and no sentence.
page-old = This page is older than its server, and loading it anew did not help: clear the browser's cache of this site.
page-link-ended = The link to the table has ended.
page-no-way = This way is closed
page-not-drawn = A game without a page
page-not-drawn-what = This game has no page yet. Until it has one it is played at the terminal: ./thirdage play --terminal { $game }
page-nowhere = There is nothing here
page-nowhere-what = The address leads to no place of this page. All tables stand in the lobby.
page-to-lobby = To the lobby

## Lobby

page-play-now = Play now
page-play-now-what = the Free Peoples, against the computer
page-new-table = New table
page-open-record = Open a record file
page-no-record = This is no record file: it is empty, unreadable or longer than a game can be.
page-lobby-lost = The server does not answer just now. What you see is how things stood; it comes back by itself.
page-waiting-for-you = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
page-no-tables = No table is laid yet. Play now, or open one and invite others.
page-show-all = Show all { $count }
page-group-turn = Your turn
page-group-mine = Your tables
page-group-open = Free places
page-group-running = Being played
page-group-finished = Finished
page-go-turn = Play
page-go-turn-to = Play: { $title }
page-go-mine = Back to the table
page-go-mine-to = Back to the table: { $title }
page-go-finished = Look at it
page-go-finished-to = Look at it: { $title }
page-sit-down = Sit down
page-sit-down-at = Sit down as { $seats }: { $title }
page-watch = Watch
page-watch-at = Watch: { $title }
page-look = Look at it
page-look-at = Look at it: { $title }
page-against-bots = against bots, { $difficulty }
page-by-link-only = by link only
page-watching = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
page-who-sits = Who sits where
page-sitter-computer = computer, { $level }
page-sitter-bots = bots of the Shadow
page-sitter-you = you
page-sitter-you-called = you, { $name }
page-sitter-free = free place
page-sitter-person = a person
page-computer-greedy = steady
page-computer-random = random
page-here = here
page-away = away
page-is-asked = it is their turn
page-round = { $round ->
    [0] not begun
   *[other] round { $round }
}
page-won = { $side } won
page-drawn = nobody won

## New table

page-scenario = Scenario
page-who-plays = Who plays
page-place-of = Who sits as { $seats }
page-place-me = Me
page-place-person = Another person
page-place-computer = Computer, { $level }
page-links-follow = { $count ->
    [one] When the table stands you get a link for the other person.
   *[other] When the table stands you get links for { $count } persons.
}
page-no-links = Nobody else is needed: the game can begin at once.
page-you-watch = You look on as the host.
page-sum = { $scenario }, { $seats ->
    [none] you look on
   *[other] you as { $seats }
}{ $persons ->
    [0] {""}
    [one] , with one more person
   *[other] , with { $persons } more persons
}{ $computers ->
    [0] {""}
    [one] , a computer player
   *[other] , { $computers } computer players
}{ $bots ->
    [none] {""}
   *[other] , against bots ({ $bots })
}.
page-the-table = The table
page-table-name = Name of the table
page-your-name = Your name
page-your-name-empty = none needed
page-who-may-come = Who may come
page-open-listed = In the lobby
page-open-listed-hint = Everybody on this server sees the table, may take a free place and watch.
page-open-link = By link only
page-open-link-hint = Only those to whom you give a link see it.
page-house-rules = House rules
page-house-rules-what = Where the rulebook leaves a question open, Third Age rules one way. Whoever plays it otherwise can say so here; it holds for this game.
page-house-rules-changed = { $count } changed
page-usual = (usual)
page-open-table = Open the table

## Invitations

page-invite = Invite others
page-only-this-machine = Only this machine knows the address { $host }. To invite from here, open this page by the machine's address in your network.
page-any-place = Any free place
page-any-place-what = Whoever opens this link sits down in the next free place. One link for everybody.
page-place-free = Nobody sits here yet.
page-place-taken = { $name } sits here. A new link lets them in from another device.
page-spectators = Spectators
page-spectators-what = Whoever opens this link looks on and sees what everybody may see.
page-own-place = Your own place
page-own-place-what = Play on from another device. Keep this link to yourself: it is your seat.
page-link-of = Link: { $what }
page-link-make = Make a link
page-link-make-of = Make a link: { $what }
page-link-further = Make another
page-link-further-of = Make another: { $what }
page-link-made = Here is the link. It is shown only now.
page-copy = Copy
page-copy-of = Copy: { $what }
page-copied = Copied.
page-revoke = Revoke all
page-revoke-of = Revoke all: { $what }
page-revoke-sure = Really revoke
page-revoke-sure-of = Really revoke: { $what }
page-revoked = All links of this kind are closed, but for the one by which you are here.
page-code-of = QR code: { $what }

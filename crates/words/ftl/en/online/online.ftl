### What all online screens share.

online-offline = We can't reach the server. Check your connection and try again.
online-no-games = Online play isn't available on this server.
online-no-session = You're no longer logged in here.
online-odd = The server sent an answer this page doesn't understand. Reload the page.
online-loading = Loading…
online-no-games-title = No online play here
online-no-games-lead = This server hosts the app but can't store online games.
online-no-games-help = The host can turn it on with this command.
online-play-here = Play on this device

## Games in lists.

online-running = In progress
online-your-turn = Your turn
online-rated = rated
online-casual = casual
online-save-pdn = Save as a PDN file
online-pages = Pages
online-older = Older
online-newer = Newer
online-newest = Latest
online-copied = Copied.
online-not-copied = The browser doesn't allow copying. Select the text and copy it.
online-share = Share

# $speed (speed): how fast it is. Example: Blitz
# $rated (phrase): whether it counts. Example: rated
online-kind-of-game = { $speed } · { $rated }
# $when (phrase): a date or time. Example: Nov 3
online-started = started { $when }
online-won = Won
online-drew = Draw
online-lost = Lost
# $time (phrase): how long. Example: 2 d 3 h
online-time-left = { $time } left
online-kind-guest = Guest
online-kind-player = Player
online-kind-computer = Computer
# $rating (code): a rating that is not certain yet. Example: 1510
online-rating-provisional = { $rating }?
# $rating (code): the same, for screen readers. Example: 1510
online-rating-provisional-spoken = { $rating }, provisional
# $wins (number). Example: 12
# $draws (number). Example: 3
# $losses (number). Example: 4
online-record = { $wins } won, { $draws } drawn, { $losses } lost
# A rating curve in words, for screen readers.
# $speed (speed): how fast the games were. Example: Blitz
# $games (number): how many rated games. Example: 20
# $first (code): the first rating. Example: 1500
# $last (code): the last rating. Example: 1540
# $lowest (code): the lowest rating. Example: 1480
# $highest (code): the highest rating. Example: 1560
online-curve = { $games ->
    [one] { $speed } rating after { $games } rated game: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
   *[other] { $speed } rating after each of { $games } rated games: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
}

## What the server refuses.

problem-bad-message = The server couldn't understand the request. Reload the page.
problem-stale = The game has already moved on.
problem-not-your-seat = You're watching this game, not playing it.
problem-not-joined = Join the game first.
problem-no-game = Game not found.
problem-no-account = There's no account with that name.
problem-not-found = We couldn't find that.
problem-taken-faster = Someone else got there first.
problem-offer-gone = This challenge is no longer open.
problem-own-offer = This is your own challenge.
problem-too-many-offers = You have too many open challenges. Close one first.
problem-too-many-running = You have too many games in progress. Finish one first.
problem-rated-needs-account = Rated games require an account.
problem-rated-needs-clock = A rated game needs a clock.
problem-rated-needs-random-sides = You can't choose a side in a rated game.
problem-bad-clock = The server doesn't allow that clock.
problem-second-game-first = Play the second game of the heat first.
problem-not-stored = The server can't store moves right now. Try again in a moment.
problem-unavailable = The server can't do that right now. Try again in a moment.
problem-too-many-requests = Too many requests from your address. Wait a minute.
problem-too-many-pages = You have too many pages open. Close one.
problem-too-many-games = You have too many games open. Leave one.
problem-too-fast = You're sending too much. Slow down.
problem-too-much-chat = You're sending messages too fast. Wait a moment.
problem-bad-chat = Write 1 to 200 characters on one line.
problem-account-exists = You already have an account.
problem-name-taken = That name, or one that looks like it, is taken.
problem-name-length = A name must have 1 to 20 characters.
problem-name-characters = A name must start with a letter and can have letters A to Z, digits, spaces, - _ and .
problem-name-spaces = A name can't have two spaces in a row.
problem-name-reserved = That name is reserved.
problem-name-of-account = That name belongs to someone with an account.
problem-password-length = A password must have 12 to 128 characters.
problem-password-is-name = Your password can't be your name.
problem-password-common = That password is easy to guess. Choose another.
problem-wrong-code = Wrong name or code, or the code was already used.
problem-too-many-tries = Too many attempts. Wait a while.
problem-wrong-login = Wrong name or password.
problem-not-with-token = Log in to do this. A token isn't enough.
problem-need-account = You need an account for this.
problem-bad-label = A label must have 1 to 40 characters on one line.
problem-too-many-tokens = You have ten tokens already. Delete one first.
problem-export-busy = Others are downloading their games right now. Try again in a minute.
problem-bad-level = Choose a level from 1 to 10.
problem-computer-rated = Games against the computer are always casual.
problem-no-computer = There's no computer opponent on this server.
problem-computer-busy = The computer is playing too many games right now. Try again later.
problem-too-many-computer-games = You already have two games against the computer. Finish one first.
problem-no-session = Reload the page to start a session.
problem-cross-site = Cross-site requests aren't allowed.
problem-wrong-host = This server doesn't answer to that host name.
problem-too-slow = That took too long. Try again.
problem-unknown = The server refused that.
problem-not-a-path = Those squares aren't a move.
problem-game-over = The game is over.
problem-game-aborted = The game was aborted.
problem-no-draw-to-claim = You can't claim a draw yet.
problem-take-back-too-far = You can't take back that many moves.
problem-still-in-grace = Your opponent can still come back.
problem-too-many-take-backs = You've asked for too many take-backs in this game.
problem-long-log = This game has reached its limit. From now on you can only move or end the game.
problem-not-now = That isn't possible right now.
problem-not-your-turn = It's not your turn.
# The name of the server's computer player at a level.
# $level (phrase): the name of the level. Example: Club player
online-computer-name = Computer ({ $level })
online-deleted-player = Deleted player

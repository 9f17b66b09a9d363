### The lobby, where players find opponents, and challenges by link.

lobby-title = Play online
# $name (slot): where the name goes, a link to the reader's page. Example: Ann
lobby-you-are = You're { $name }
lobby-connecting = Connecting…
lobby-account = Account
lobby-sign-up = Sign up
lobby-archive = Archive
lobby-alone = Play with others
lobby-alone-lead = This app runs on your computer, and only you can reach it. To play others, go to a server or host a game on your network.
lobby-alone-server = Play on a server
lobby-alone-server-lead = Enter the address that your friends or your club use.
lobby-alone-address = Server address
lobby-alone-go = Go to server
lobby-alone-bad-address = That isn't a web address. Enter one such as play.example.org.
lobby-alone-host = Host on your network
lobby-alone-host-lead = Close this app and start it with this command. It shows an address and a QR code for the other players.

lobby-quick = Quick game
lobby-quick-lead = Press a button and we'll pair you with the next player.
lobby-rated = Rated
lobby-rated-hint = Counts toward your rating.
lobby-rated-for-accounts = Rated games require an account.
lobby-rated-side = In a rated game, colors are assigned at random.

lobby-looking = Looking for an opponent…
lobby-canceled = Search canceled.

lobby-custom = Custom game
lobby-against = Opponent
lobby-anyone = Anyone
lobby-friend = A friend
lobby-computer = Computer
lobby-clock = Clock
lobby-live = Minutes
lobby-days = Days
lobby-no-clock = None
lobby-minutes = Minutes per side
lobby-increment = Seconds added per move
lobby-days-per-move = Days per move
lobby-no-clock-hint = No time limit. Games without a clock are never rated.
lobby-days-hint = You don't have to stay. Come back when it's your turn.
lobby-opening = Opening
lobby-free = Free choice
lobby-three-move = Three-move
lobby-eleven-man = Eleven-man
lobby-heat = Two games
lobby-heat-hint = The second starts automatically, from the same opening with colors swapped.
lobby-seek = Find an opponent
lobby-make-link = Create a link
lobby-play-computer = Play the computer

lobby-link-title = Send this link to your friend
lobby-link-label = Challenge link
lobby-link-lead = The game starts as soon as your friend accepts. The link works for 24 hours, even if you leave.
lobby-copy-link = Copy link
lobby-link-copied = Link copied.
lobby-link-code = QR code for the link
lobby-link-local = This link works only on this computer. Start the server with --listen 0.0.0.0:3264 so others can open it.
lobby-withdraw = Withdraw
lobby-withdrawn = Challenge withdrawn.
lobby-share-title = A game of checkers?

lobby-open-seeks = Open challenges
lobby-no-seeks = No open challenges. Start a quick game and others will see you here.
lobby-only-own-seek = No other challenges. Yours is open: others can see it here and accept.
lobby-play = Play
lobby-needs-login = Log in to play

lobby-my-games = Your games
lobby-watch = Live games
lobby-nothing-to-watch = No live games right now. Finished games are in the archive.

# $name (text): who offers the game. Example: Ann
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-take = Play { $name }: { $terms }
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-cancel-seek = Cancel: { $terms }
# $name (text): a player. Example: Ann
lobby-friend-note = Create a link and send it to { $name }.
# $count (number): days for each move. Example: 3
lobby-days-option = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# $side (side): which pieces the player wants. Example: White
lobby-wants = plays { $side }

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = blitz
fact-rapid = rapid
fact-classical = classical
fact-correspondence = correspondence
fact-rated = rated
fact-casual = casual
fact-three-move = three-move ballot
fact-eleven-man = eleven-man ballot
fact-heat = two games

## A challenge from another player.

challenge = Challenge
# $name (text): who sent it. Example: Ann
challenged-by = { $name } challenges you
challenge-profile = Results and ratings
challenge-accept = Accept and play
challenge-decline = No, thanks
challenge-accepting = Starting the game…
challenge-gone = This challenge is no longer open
challenge-gone-lead = It was accepted or withdrawn, or it expired. Ask for a new link, or find another opponent.
challenge-invalid = This challenge link isn't valid
challenge-invalid-lead = The link is incomplete. Ask for it again.
challenge-own = This is your own challenge
challenge-own-lead = Send the link to a friend. This page opens the game as soon as it's accepted.
challenge-needs-account = This game is rated, and rated games require an account. Sign up, then open this link again.
challenge-to-lobby = Lobby
challenge-rated = Rated game.
challenge-casual = Casual game (unrated).
challenge-heat = Two games: the second from the same opening, with colors swapped.
challenge-sides-random = Colors are assigned at random.
# $side (side): the reader's side. Example: Red
challenge-you-play-first = You play { $side } and move first.
# $side (side): the reader's side. Example: White
challenge-you-play = You play { $side }.
challenge-opening-free = Free opening.
challenge-opening-three-move = The first three moves are drawn at random.
challenge-opening-eleven-man = Each side starts one man short. The missing men and the first two moves are drawn at random.
# $clock (phrase): how the clock works. Example: 3 minutes per side, plus 2 seconds per move
challenge-clock = { $clock }.

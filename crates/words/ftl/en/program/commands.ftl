### What the commands for players print: `analyze`, `ballots`, `dxp`, `pdn` and `play`.

# $side (side): who is to move. Example: White
# $depth (number): how many moves ahead the search looked. Example: 12
# $deepest (number): the same, in its longest lines. Example: 20
# $count (number): positions searched. Example: 120,400
# $seconds (number): how long it took. Example: 1.5
analyze-summary = { $side } to move. Depth { $depth } to { $deepest }, { $count } positions in { $seconds } s
# $side (side): who is to move. Example: White
analyze-known = { $side } to move. The endgame database knows this position.
# $number (number): the game in the file. Example: 3
# $black (text): who played the first side. Example: Ann
# $white (text): who played the other side. Example: Ben
# $result (code): the result. Example: 1-0
# $counts (phrase): what was found. Example: 62 moves, 1 blunder, 2 mistakes
analyze-game = Game { $number }: { $black } – { $white }, { $result }: { $counts }
# $score (phrase): how good the move played is. Example: -0.40
# $better (phrase): how good the best move is. Example: Red wins in 7
# $moves (code): the best line. Example: 22-18 9-14
analyze-better = { $score }; better: { $moves } ({ $better })
# A comment in a game file.
# $moves (code): the better line. Example: 22-17 9-14
# $better (phrase): how good it is. Example: +0.05
# $score (phrase): how good the move played is. Example: -1.50
# $side (side): for whom. Example: White
analyze-comment = { $moves } was better: { $better } instead of { $score } for { $side }.
# $number (number): the number of the ballot. Example: 5
# $deck (code): where it's from. Example: three-move-table
# $moves (code): its moves. Example: 9-13 21-17 5-9
ballot-title = Ballot { $number } of { $deck }: { $moves }
# $count (number): how many problems. Example: 2
count-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = There's no such file.
load-not-a-file = That isn't a file.
# $size (number): the limit in megabytes. Example: 16
load-too-large = The file is larger than { $size } MB.
load-not-text = That isn't a text file.
# $why (code): what the operating system says, in technical English. Example: permission denied
load-unreadable = The file can't be read: { $why }.

## `pdn` and its searches.

# $result (code): the result in the file. Example: 1/2-1/2
# $side (side): who wins. Example: White
pdn-result-win = The result is { $result }, but { $side } wins from the last position.
# $result (code): the result in the file. Example: 1-0
pdn-result-draw = The result is { $result }, but the last position is a draw.
# $result (code): the result in the file. Example: 1/2-1/2
# $side (side): who wins. Example: White
# $move (code): the best move. Example: 18-15
pdn-problem-win = The result is { $result }, but { $side } wins: { $move }
# $result (code): the result in the file. Example: 1-0
# $move (code): the best move. Example: 18-15
pdn-problem-draw = The result is { $result }, but this is a draw: { $move }
# $result (code): the result in the file. Example: 1-0
pdn-problem-open = The result is { $result }, but that isn't proven.
# $problems (phrase): how many problems of a collection were checked. Example: 1,030 problems
# $agree (number): how many results are right. Example: 1,001
# $differ (number): how many are wrong. Example: 12
# $open (number): how many aren't proven. Example: 17
pdn-problems-summary = { $problems }: { $agree } agree, { $differ } differ, { $open } unproven
# $games (phrase): games that aren't problems. Example: 2 games
pdn-problems-others = Missing a position or a result: { $games }
# Where a position occurs in a game.
# $number (number): the number of the move before it. Example: 12
# $side (side): who made it. Example: White
pdn-found-at = after move { $number } ({ $side })
pdn-found-start = at the start
pdn-found-reversed = colors reversed
# $count (number): how many games fit. Example: 12
# $games (phrase): how many there are. Example: 1,204 games
pdn-found-count = { $count } of { $games }
# $games (phrase): how many were found. Example: 12 games
pdn-limit-reached = Stopped after { $games } (--limit)
# $games (phrase): how many. Example: 1,204 games
pdn-indexed = { $games } indexed
pdn-index-stale = The index is out of date. Rebuilding it.
pdn-index-not-rebuilt = The index is out of date and couldn't be replaced. All games are read instead.
# $number (number): the first game that's the same. Example: 7
# $file (code): the file it's in. Example: games.pdn
pdn-duplicate = Same as game { $number } in { $file }
# $count (number): how many. Example: 3
pdn-duplicates = Duplicates dropped: { $count }
# $games (phrase): how many. Example: 1,204 games
# $count (number): how many files were written. Example: 12
pdn-split = { $count ->
    [one] { $games } in { $count } file
   *[other] { $games } in { $count } files
}
# The columns of a table.
stats-opening = Opening
stats-player = Player
stats-year = Year
stats-move = Move
stats-games = Games
stats-wins = Wins
stats-draws = Draws
stats-losses = Losses
stats-points = Points
stats-total = Total
# $address (code): where other programs can connect. Example: 127.0.0.1:27531
dxp-listening = Listening on { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } is at { $address }
# Keep the commands in backquotes.
play-no-pages = This program was built without the web app. Build it with `cargo xtask web`, or play in the terminal with `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = Online play is off: { $why }.
play-stop = Press Ctrl-C to stop.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Couldn't start a browser ({ $why }). Open the address yourself.

### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

# $side (side): who is to move. Example: White
# $depth (number): how many moves ahead the search looked. Example: 12
# $deepest (number): the same, in its longest lines. Example: 20
# $count (number): positions searched. Example: 120,400
# $seconds (number): how long it took. Example: 1.5
analyze-summary = { $side } to move. Depth { $depth } to { $deepest }, { $count } positions in { $seconds } s
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
# A comment in a file of games.
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

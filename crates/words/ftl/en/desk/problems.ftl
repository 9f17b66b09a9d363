### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

# $game (number): the game in the file. Example: 3
# $what (phrase): what's wrong, a sentence or two. Example: The game has more than 256 tags.
pdn-in-game = Game { $game }: { $what }
# $game (number): the game in the file. Example: 3
# $number (number): the move. Example: 12
# $side (side): whose move. Example: White
# $what (phrase): what's wrong, a sentence or two. Example: 24-19 isn't legal.
pdn-at-move = Game { $game }, move { $number } ({ $side }): { $what }
# $problem (phrase): a problem. Example: Game 3: A tag is malformed.
# $line (number): the line in the file. Example: 40
# $column (number): the place in the line. Example: 7
pdn-at-line = { $problem } (Line { $line }, column { $column })
# $move (code): a move. Example: 24-19
pdn-illegal = { $move } isn't legal, and no other move is possible.
# $move (code): a move. Example: 24-19
# $moves (phrase): the legal ones. Example: 22x15 or 22x17
pdn-illegal-expected = { $move } isn't legal. Expected { $moves }.
# $move (code): a move. Example: 24-19
# $moves (code): some of the legal ones. Example: 22-18, 22-17
# $count (number): how many more there are. Example: 5
pdn-illegal-many = { $move } isn't legal. Expected { $moves } or one of { $count } more.
# $move (code): a move. Example: 2x18
# $moves (phrase): what it could be. Example: 2x9x18 or 2x11x18
pdn-ambiguous = { $move } could be { $moves }.
# $text (text): what's there. Example: 11-99
# $why (phrase): a sentence. Example: There's no square 99. Squares are numbered from 1 to 32.
pdn-not-a-move = “{ $text }” isn't a move. { $why }
# $fen (code): what's there. Example: W:W1
# $why (phrase): a sentence. Example: Character 4: Expected a square number here.
pdn-not-a-position = “{ $fen }” isn't a position. { $why }
# $variant (phrase): which game it is. Example: international draughts
pdn-other-game = Different game: { $variant }. Only American checkers can be read.
pdn-no-game = There's no game here. A game has tags like [Event "…"] or moves like 1. 11-15.
pdn-utf16 = The text looks like UTF-16, so we read it as UTF-16.
pdn-open-comment = A comment isn't closed: the { "}" } is missing.
pdn-open-variation = A variation isn't closed: the ) is missing.
pdn-open-setup = A setup isn't closed: the / is missing.
# $most (number): the limit. Example: 32
pdn-too-deep = Variations are nested more than { $most } deep. We kept the inner ones as a comment.
# $most (number): the limit in bytes. Example: 65,536
pdn-too-long = A tag is longer than { $most } bytes. We cut it off.
# $most (number): the limit. Example: 1,000
pdn-too-many-tags = The game has more than { $most } tags. We left out the last ones.
pdn-not-utf8 = The text isn't UTF-8. We read it as Windows-1252.
# $text (text): what's there. Example: abc
pdn-stray-text = “{ $text }” doesn't belong here. We kept it as a comment.
# $sign (code): a bracket. Example: )
pdn-closes-nothing = “{ $sign }” doesn't close anything.
# $name (text): the name of a tag. Example: Event
pdn-broken-tag = The tag { $name } is malformed.
# $name (text): the name of a tag. Example: Event
pdn-repeated-tag = The tag { $name } appears twice. We kept the first one.
pdn-no-terminator = There's no result or * before the next game.
# $tag (code): the result in the tag. Example: 1-0
# $end (code): the result after the moves. Example: 0-1
pdn-results-differ = The Result tag says { $tag }, but the game ends with { $end }.
# $first (code): a result. Example: 1-0
# $second (code): a result. Example: 0-1
pdn-second-result = The game ended with { $first }, but { $second } follows.
# $result (code): a result. Example: 1-0
# $side (side): who won. Example: White
pdn-result-contradicts-board = The result is { $result }, but { $side } won on the board. Maybe the file uses 1-0 for White.
# $result (code): a result. Example: 1/2-1/2
# $side (side): who won. Example: White
pdn-result-not-of-board = The result is { $result }, but { $side } won on the board.
# $text (text): what's there. Example: maybe
pdn-not-a-result = “{ $text }” isn't a result. Results are 1-0, 0-1, 1/2-1/2, 0-0 and *.
# $text (code): the result. Example: 2-0
# $result (code): what it means here. Example: 1-0
pdn-international-result = { $text } is a result of international draughts. We read it as { $result }.
# $text (code): the result. Example: 1-0
pdn-result-in-variation = The result { $text } is inside a variation.
# $written (number): the number in the file. Example: 13
# $expected (number): the right number. Example: 12
pdn-wrong-number = Move number { $written } should be { $expected }.
# $tag (text): the value of the tag. Example: 40
# $count (number): how many moves there are, each side's counted. Example: 41
pdn-wrong-ply-count = The PlyCount tag says { $tag }, but the right number is { $count }.
# $text (text): the value of the tag. Example: 99
pdn-unknown-game-type = The game type “{ $text }” is unknown. We read the game as American checkers.
# $text (text): the value of the tag. Example: Flying kings
pdn-unknown-rules = We don't know the rules “{ $text }”, so we used the official ones.
pdn-turned-letters = The letters of the squares start from Black's side. We converted them.
# $text (code): what's there. Example: $999
pdn-not-a-nag = { $text } isn't an annotation. Annotations go from $0 to $255.
# $count (number): how many. Example: 5
pdn-more = { $count ->
    [one] There's { $count } more problem in this game.
   *[other] There are { $count } more problems in this game.
}
# $why (code): the reason, in technical English. Example: expected a list
pdn-json = The JSON isn't a game: { $why }
pdn-json-cut-off = The JSON ends too early.
pdn-json-no-action = Each entry in moves needs either move or setUp.
# $text (text): what's there. Example: abc
pdn-stuck-text = “{ $text }” follows a move without a space.
# $squares (phrase): where they are. Example: 3 and 4
pdn-uncrowned-men = The men on { $squares } are on their king row, so we read them as kings.

## The games of draughts that aren't ours.

variant-international = international draughts
variant-frisian = Frisian draughts
variant-canadian = Canadian draughts
variant-spantsiretti = Spantsiretti
variant-russian = Russian draughts
variant-brazilian = Brazilian draughts
variant-pool = pool checkers
variant-italian = Italian draughts
variant-spanish = Spanish draughts
variant-portuguese = Portuguese draughts
variant-czech = Czech draughts
variant-turkish = Turkish draughts
variant-thai = Thai checkers
variant-other = another draughts variant

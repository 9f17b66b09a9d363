### The values in other messages. Where a message has `{ $side }`, the name below appears.
### If your language needs another form (a case, a gender), a message can choose it:
###     { $side -> [red] … [black] … *[white] … }

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Red
side-black = Black
side-white = White

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = red man
piece-black-man = black man
piece-white-man = white man
piece-red-king = red king
piece-black-king = black king
piece-white-king = white king

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Red man
tool-black-man = Black man
tool-white-man = White man
tool-red-king = Red king
tool-black-king = Black king
tool-white-king = White king
tool-erase = Erase
tool-must-be-empty = Must be empty

## How fast a game is, as a label.

speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
speed-none = No clock

## Counts.

# $count (number): how many pieces. Example: 2
count-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
# $count (number): how many men. Example: 8
count-men = { $count ->
    [one] { $count } man
   *[other] { $count } men
}
# $count (number): how many kings. Example: 2
count-kings = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
# $count (number): how many moves. Example: 62
count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $count (number): how many games. Example: 3
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

# $first (phrase): everything but the last. Example: 9-13, 9-14
# $last (phrase): the last. Example: 10-14
list-or = { $first } or { $last }
# $first (phrase): everything but the last. Example: 9, 10
# $last (phrase): the last. Example: 14
list-and = { $first } and { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

# $count (number): how many. Example: 1
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# $count (number): how many. Example: 3
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
# $count (number): how many. Example: 15
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# $count (number): how many. Example: 30
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# $count (number): how many days, where there's little room: "2 d 3 h". Example: 2
span-short-days = { $count } d
# $count (number): how many hours, where there's little room. Example: 3
span-short-hours = { $count } h
# $count (number): how many minutes, where there's little room. Example: 15
span-short-minutes = { $count } min
# $count (number): how many seconds, where there's little room. Example: 30
span-short-seconds = { $count } s

## Clocks of a game.

# $span (phrase): how long each move may take. Example: 1 day
clock-per-turn = { $span } per move
# $span (phrase): how long each side has for the whole game. Example: 30 minutes
clock-sudden-death = { $span } per side
# $span (phrase): how long each side has. Example: 3 minutes
# $increment (phrase): the time added for each move. Example: 2 seconds
clock-fischer = { $span } per side, plus { $increment } per move
clock-none = No clock

## Players.

# $name (text): what the player is called. Example: Ann
# $side (side): the player's side. Example: Red
player-with-side = { $name } ({ $side })
# $black (text): the player who moves first. Example: Ann
# $white (text): the other player. Example: Ben
players = { $black } – { $white }
player-you = You
player-computer = Computer
# $number (number): 1 or 2, where two people share a device and gave no names. Example: 1
player-numbered = Player { $number }

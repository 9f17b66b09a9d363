### The values in other messages. Where a message has `{ $side }`, the name below appears.

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Rosso
side-black = Nero
side-white = Bianco

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = pedina rossa
piece-black-man = pedina nera
piece-white-man = pedina bianca
piece-red-king = dama rossa
piece-black-king = dama nera
piece-white-king = dama bianca

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Pedina rossa
tool-black-man = Pedina nera
tool-white-man = Pedina bianca
tool-red-king = Dama rossa
tool-black-king = Dama nera
tool-white-king = Dama bianca
tool-erase = Cancella
tool-must-be-empty = Deve essere vuota

## How fast a game is, as a label.

speed-blitz = Lampo
speed-rapid = Rapida
speed-classical = Classica
speed-correspondence = Corrispondenza
speed-none = Senza orologio

## Counts.

# $count (number): how many pieces. Example: 2
count-pieces = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
# $count (number): how many men. Example: 8
count-men = { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
}
# $count (number): how many kings. Example: 2
count-kings = { $count ->
    [one] { $count } dama
   *[other] { $count } dame
}
# $count (number): how many moves. Example: 62
count-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
# $count (number): how many games. Example: 3
count-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

# $first (phrase): everything but the last. Example: 9-13, 9-14
# $last (phrase): the last. Example: 10-14
list-or = { $first } o { $last }
# $first (phrase): everything but the last. Example: 9, 10
# $last (phrase): the last. Example: 14
list-and = { $first } e { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

# $count (number): how many. Example: 1
span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
# $count (number): how many. Example: 3
span-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
# $count (number): how many. Example: 15
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
# $count (number): how many. Example: 30
span-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
# $count (number): how many days, where there's little room: "2 d 3 h". Example: 2
span-short-days = { $count } g
# $count (number): how many hours, where there's little room. Example: 3
span-short-hours = { $count } h
# $count (number): how many minutes, where there's little room. Example: 15
span-short-minutes = { $count } min
# $count (number): how many seconds, where there's little room. Example: 30
span-short-seconds = { $count } s

## Clocks of a game.

# $span (phrase): how long each move may take. Example: 1 day
clock-per-turn = { $span } per mossa
# $span (phrase): how long each side has for the whole game. Example: 30 minutes
clock-sudden-death = { $span } a testa
# $span (phrase): how long each side has. Example: 3 minutes
# $increment (phrase): the time added for each move. Example: 2 seconds
clock-fischer = { $span } a testa, più { $increment } per mossa
clock-none = Senza orologio

## Players.

# $name (text): what the player is called. Example: Ann
# $side (side): the player's side. Example: Red
player-with-side = { $name } ({ $side })
# $black (text): the player who moves first. Example: Ann
# $white (text): the other player. Example: Ben
players = { $black } – { $white }
player-you = Tu
player-computer = Computer
# $number (number): 1 or 2, where two people share a device and gave no names. Example: 1
player-numbered = Giocatore { $number }

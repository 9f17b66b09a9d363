### The values in other messages. Where a message has `{ $side }`, the name below appears.
### If your language needs another form (a case, a gender), a message can choose it:
###     { $side -> [red] … [black] … *[white] … }

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Rojas
side-black = Negras
side-white = Blancas

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = peón rojo
piece-black-man = peón negro
piece-white-man = peón blanco
piece-red-king = dama roja
piece-black-king = dama negra
piece-white-king = dama blanca

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Peón rojo
tool-black-man = Peón negro
tool-white-man = Peón blanco
tool-red-king = Dama roja
tool-black-king = Dama negra
tool-white-king = Dama blanca
tool-erase = Borrar
tool-must-be-empty = Debe estar vacía

## How fast a game is, as a label.

speed-blitz = Blitz
speed-rapid = Rápida
speed-classical = Clásica
speed-correspondence = Correspondencia
speed-none = Sin reloj

## Counts.

# $count (number): how many pieces. Example: 2
count-pieces = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
# $count (number): how many men. Example: 8
count-men = { $count ->
    [one] { $count } peón
   *[other] { $count } peones
}
# $count (number): how many kings. Example: 2
count-kings = { $count ->
    [one] { $count } dama
   *[other] { $count } damas
}
# $count (number): how many moves. Example: 62
count-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
# $count (number): how many games. Example: 3
count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

# $first (phrase): everything but the last. Example: 9-13, 9-14
# $last (phrase): the last. Example: 10-14
list-or = { $first } o bien { $last }
# $first (phrase): everything but the last. Example: 9, 10
# $last (phrase): the last. Example: 14
list-and = { $first } y { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

# $count (number): how many. Example: 1
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
# $count (number): how many. Example: 3
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
# $count (number): how many. Example: 15
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
# $count (number): how many. Example: 30
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
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
clock-per-turn = { $span } por jugada
# $span (phrase): how long each side has for the whole game. Example: 30 minutes
clock-sudden-death = { $span } por jugador
# $span (phrase): how long each side has. Example: 3 minutes
# $increment (phrase): the time added for each move. Example: 2 seconds
clock-fischer = { $span } por jugador, más { $increment } por jugada
clock-none = Sin reloj

## Players.

# $name (text): what the player is called. Example: Ann
# $side (side): the player's side. Example: Red
player-with-side = { $name } ({ $side })
# $black (text): the player who moves first. Example: Ann
# $white (text): the other player. Example: Ben
players = { $black } – { $white }
player-you = Tú
player-computer = La máquina
# $number (number): 1 or 2, where two people share a device and gave no names. Example: 1
player-numbered = Jugador { $number }

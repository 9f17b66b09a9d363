### The values in other messages. Where a message has `{ $side }`, the name below appears.
### If your language needs another form (a case, a gender), a message can choose it:
###     { $side -> [red] … [black] … *[white] … }

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Vermelhas
side-black = Pretas
side-white = Brancas

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = pedra vermelha
piece-black-man = pedra preta
piece-white-man = pedra branca
piece-red-king = dama vermelha
piece-black-king = dama preta
piece-white-king = dama branca

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Pedra vermelha
tool-black-man = Pedra preta
tool-white-man = Pedra branca
tool-red-king = Dama vermelha
tool-black-king = Dama preta
tool-white-king = Dama branca
tool-erase = Apagar
tool-must-be-empty = Deve estar vazia

## How fast a game is, as a label.

speed-blitz = Blitz
speed-rapid = Rápida
speed-classical = Clássica
speed-correspondence = Correspondência
speed-none = Sem relógio

## Counts.

# $count (number): how many pieces. Example: 2
count-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
# $count (number): how many men. Example: 8
count-men = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
# $count (number): how many kings. Example: 2
count-kings = { $count ->
    [one] { $count } dama
   *[other] { $count } damas
}
# $count (number): how many moves. Example: 62
count-moves = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
# $count (number): how many games. Example: 3
count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

# $first (phrase): everything but the last. Example: 9-13, 9-14
# $last (phrase): the last. Example: 10-14
list-or = { $first } ou { $last }
# $first (phrase): everything but the last. Example: 9, 10
# $last (phrase): the last. Example: 14
list-and = { $first } e { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

# $count (number): how many. Example: 1
span-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
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
clock-per-turn = { $span } por lance
# $span (phrase): how long each side has for the whole game. Example: 30 minutes
clock-sudden-death = { $span } por jogador
# $span (phrase): how long each side has. Example: 3 minutes
# $increment (phrase): the time added for each move. Example: 2 seconds
clock-fischer = { $span } por jogador, mais { $increment } por lance
clock-none = Sem relógio

## Players.

# $name (text): what the player is called. Example: Ann
# $side (side): the player's side. Example: Red
player-with-side = { $name } ({ $side })
# $black (text): the player who moves first. Example: Ann
# $white (text): the other player. Example: Ben
players = { $black } – { $white }
player-you = Você
player-computer = Computador
# $number (number): 1 or 2, where two people share a device and gave no names. Example: 1
player-numbered = Jogador { $number }

### The values in other messages. Where a message has `{ $side }`, the name below appears.

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Rouge
side-black = Noir
side-white = Blanc

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = pion rouge
piece-black-man = pion noir
piece-white-man = pion blanc
piece-red-king = dame rouge
piece-black-king = dame noire
piece-white-king = dame blanche

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Pion rouge
tool-black-man = Pion noir
tool-white-man = Pion blanc
tool-red-king = Dame rouge
tool-black-king = Dame noire
tool-white-king = Dame blanche
tool-erase = Effacer
tool-must-be-empty = Doit être vide

## How fast a game is, as a label.

speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Classique
speed-correspondence = Correspondance
speed-none = Sans pendule

## Counts.

# $count (number): how many pieces. Example: 2
count-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
# $count (number): how many men. Example: 8
count-men = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
# $count (number): how many kings. Example: 2
count-kings = { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
# $count (number): how many moves. Example: 62
count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
# $count (number): how many games. Example: 3
count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

# $first (phrase): everything but the last. Example: 9-13, 9-14
# $last (phrase): the last. Example: 10-14
list-or = { $first } ou { $last }
# $first (phrase): everything but the last. Example: 9, 10
# $last (phrase): the last. Example: 14
list-and = { $first } et { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

# $count (number): how many. Example: 1
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# $count (number): how many. Example: 3
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
# $count (number): how many. Example: 15
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# $count (number): how many. Example: 30
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
# $count (number): how many days, where there's little room: "2 d 3 h". Example: 2
span-short-days = { $count } j
# $count (number): how many hours, where there's little room. Example: 3
span-short-hours = { $count } h
# $count (number): how many minutes, where there's little room. Example: 15
span-short-minutes = { $count } min
# $count (number): how many seconds, where there's little room. Example: 30
span-short-seconds = { $count } s

## Clocks of a game.

# $span (phrase): how long each move may take. Example: 1 day
clock-per-turn = { $span } par coup
# $span (phrase): how long each side has for the whole game. Example: 30 minutes
clock-sudden-death = { $span } par joueur
# $span (phrase): how long each side has. Example: 3 minutes
# $increment (phrase): the time added for each move. Example: 2 seconds
clock-fischer = { $span } par joueur, plus { $increment } par coup
clock-none = Sans pendule

## Players.

# $name (text): what the player is called. Example: Ann
# $side (side): the player's side. Example: Red
player-with-side = { $name } ({ $side })
# $black (text): the player who moves first. Example: Ann
# $white (text): the other player. Example: Ben
players = { $black } – { $white }
player-you = Vous
player-computer = Ordinateur
# $number (number): 1 or 2, where two people share a device and gave no names. Example: 1
player-numbered = Joueur { $number }

### The values in other messages. Where a message has `{ $side }`, the name below appears.

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Rot
side-black = Schwarz
side-white = Weiß

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = roter Stein
piece-black-man = schwarzer Stein
piece-white-man = weißer Stein
piece-red-king = rote Dame
piece-black-king = schwarze Dame
piece-white-king = weiße Dame

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Roter Stein
tool-black-man = Schwarzer Stein
tool-white-man = Weißer Stein
tool-red-king = Rote Dame
tool-black-king = Schwarze Dame
tool-white-king = Weiße Dame
tool-erase = Entfernen
tool-must-be-empty = Muss leer sein

## How fast a game is, as a label.

speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
speed-correspondence = Fernpartie
speed-none = Ohne Uhr

## Counts.

count-pieces = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
count-men = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
count-kings = { $count ->
    [one] { $count } Dame
   *[other] { $count } Damen
}
count-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

list-or = { $first } oder { $last }
list-and = { $first } und { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-short-days = { $count } T
span-short-hours = { $count } h
span-short-minutes = { $count } min
span-short-seconds = { $count } s

## Clocks of a game.

clock-per-turn = { $span } pro Zug
clock-sudden-death = { $span } je Spieler
clock-fischer = { $span } je Spieler plus { $increment } pro Zug
clock-none = Ohne Uhr

## Players.

player-with-side = { $name } ({ $side })
players = { $black } – { $white }
player-you = Du
player-computer = Computer
player-numbered = Spieler { $number }

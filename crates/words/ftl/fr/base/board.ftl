### The board and the moves on it, on the screen and for screen readers.

# $square (code): the square, as a number or in letters. Example: 22
# $piece (piece): what stands on it. Example: white man
square-with-piece = { $square }, { $piece }
# $square (code): the square. Example: 22
square-empty = { $square }, vide
square-must-be-empty = { $square }, doit être vide

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = prise obligatoire
mark-movable = peut jouer
mark-selected = sélection
mark-origin = case de départ
mark-destination = case d’arrivée
mark-waypoint = case de passage
mark-path-choice = choisir ce chemin
mark-taken = prise
mark-pending-from = départ du coup
mark-pending-to = confirmer ce coup
mark-last-to = dernier coup
mark-hint = indice

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

# $side (side): the side to move. Example: White
board-turn = { $side ->
    [red] Aux Rouges de jouer.
    [black] Aux Noirs de jouer.
   *[white] Aux Blancs de jouer.
}
# $side (side): whose pieces. Example: White
# $pieces (phrase): the pieces, from the messages below. Example: men on 21 and 22, king on 5
board-side = { $side } : { $pieces }.
# $count (number): how many squares there are. Example: 2
# $squares (phrase): where they are. Example: 21 and 22
board-men = { $count ->
    [one] pion en { $squares }
   *[other] pions en { $squares }
}
# $count (number): how many squares there are. Example: 1
# $squares (phrase): where they are. Example: 5
board-kings = { $count ->
    [one] dame en { $squares }
   *[other] dames en { $squares }
}
board-no-pieces = aucune pièce

## Moves.

# $player (phrase): who is to move. Example: Ann (Red)
turn = Au trait : { $player }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22-18
moved = { $side } : { $move }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11-7
moved-crowned = { $side } : { $move }, va à dame.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22x15
# $count (number): how many pieces were taken. Example: 2
moved-capture = { $count ->
    [one] { $side } : { $move }, prend { $count } pièce.
   *[other] { $side } : { $move }, prend { $count } pièces.
}
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11x2
# $count (number): how many pieces were taken. Example: 1
moved-capture-crowned = { $count ->
    [one] { $side } : { $move }, prend { $count } pièce et va à dame.
   *[other] { $side } : { $move }, prend { $count } pièces et va à dame.
}
# $side (side): who had made the move. Example: White
# $move (code): the move. Example: 22-18
move-taken-back = Coup repris : { $side } { $move }.
# $from (code): where the piece starts. Example: 10
# $to (code): where it goes. Example: 19
move-in-words = de { $from } à { $to }
# $move (phrase): the start of the move. Example: 2 to 11
# $to (code): where it goes on to. Example: 18
move-then = { $move }, puis à { $to }
# $moves (phrase): the captures. Example: 22x15 or 22x17
must-jump = La prise est obligatoire : { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it can go. Example: 11 or 12
chosen-can-move = La pièce en { $square } peut aller en { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it must jump. Example: 16
chosen-must-jump = La pièce en { $square } doit prendre et arriver en { $moves }.
chosen-none = Coup annulé.
# $square (code): where the piece has come to. Example: 16
# $moves (phrase): the moves that can follow. Example: 7x16x23
keep-jumping = Continuez la rafle depuis { $square } : { $moves }.
# $square (code): where both routes lead. Example: 18
# $squares (phrase): the squares to choose from. Example: 9 or 11
choose-route = Deux chemins mènent en { $square }. Choisissez { $squares }.
# $move (code): a move that waits for a yes. Example: 22-18
pending = { $move } : Entrée pour confirmer, Retour arrière pour annuler.
typed-nothing = Saisissez d’abord un coup.

## Why something can't be done.

# $why (phrase): what's wrong with the text. Example: expected a square
not-a-move = Ce n’est pas un coup. { $why }
nothing-to-confirm = Aucun coup à confirmer. Choisissez d’abord une pièce et une case.
nothing-to-cancel = Rien à annuler.
# $move (code): the move that waits. Example: 22-18
confirm-first = Confirmez ou annulez d’abord { $move } : Entrée pour confirmer, Retour arrière pour annuler.
# $side (side): whose time runs low. Example: Red
# $seconds (number): what's left. Example: 10
time-warning = { $seconds ->
    [one] { $side } : plus que { $seconds } seconde.
   *[other] { $side } : plus que { $seconds } secondes.
}
# $times (number): how often, two or more. Example: 3
seen-times = { $times ->
    [2] Cette position s’est présentée deux fois.
   *[other] Cette position s’est présentée { $times } fois.
}
# $quiet (number): moves of each side without a capture or a man moving. Example: 31
# $needed (number): how many make a draw. Example: 40
quiet-moves = { $quiet ->
    [one] { $quiet } coup sur { $needed } sans progrès.
   *[other] { $quiet } coups sur { $needed } sans progrès.
}

## Moves that the rules don't allow. The first sentence names the rule.

# $ending (phrase): how it ended, a sentence. Example: Draw by agreement.
refusal-game-over = La partie est finie. { $ending }
# $side (side): who is to move. Example: White
refusal-not-your-turn = { $side ->
    [red] C’est aux Rouges de jouer.
    [black] C’est aux Noirs de jouer.
   *[white] C’est aux Blancs de jouer.
}
refusal-off-board = C’est en dehors du damier.
refusal-light-square = On ne joue que sur les cases foncées.
# $square (code): an empty square. Example: 18
refusal-empty-square = Il n’y a pas de pièce en { $square }. Choisissez une des vôtres.
# $square (code): where the opponent's piece stands. Example: 18
refusal-opponents-piece = La pièce en { $square } est à votre adversaire. Choisissez une des vôtres.
# $square (code): where the piece stands. Example: 18
refusal-piece-blocked = La pièce en { $square } est bloquée.
# $square (code): where the piece stands. Example: 18
refusal-same-square = La pièce en { $square } y est déjà.
refusal-not-diagonal = Les pièces se déplacent en diagonale.
refusal-too-far = Une case à la fois, en diagonale. Un saut passe par-dessus une seule pièce.
refusal-backwards = Les pions ne vont qu’en avant. Les dames vont dans les deux sens.
# $square (code): an occupied square. Example: 18
refusal-occupied = Il y a déjà une pièce en { $square }.
# $square (code): the empty square between. Example: 14
refusal-nothing-to-jump = Il n’y a rien à prendre en { $square }.
# $square (code): the empty square between. Example: 14
refusal-one-square = Une case à la fois. Il n’y a rien à prendre en { $square }.
# $square (code): where the player's own piece stands. Example: 14
refusal-own-piece-jumped = Vous ne pouvez pas prendre votre propre pièce en { $square }.
# $square (code): where the king stands. Example: 14
refusal-king-safe = Règle maison : un pion ne peut pas prendre la dame en { $square }.
# $square (code): where the piece has come to. Example: 15
# $moves (phrase): how it can go on. Example: 22x15x8
refusal-must-continue = Vous devez continuer la rafle depuis { $square } : { $moves }.
# $square (code): where the man is crowned. Example: 31
refusal-crowning-ends-move = Le pion va à dame en { $square }, ce qui termine le coup.
# $square (code): where the move ends. Example: 15
refusal-move-complete = Le coup s’arrête en { $square }. Il n’y a plus rien à prendre.
# $moves (phrase): the moves it could be. Example: 2x9x18 or 2x11x18
refusal-ambiguous = Plusieurs coups sont possibles : { $moves }.
# $square (code): a square. Example: 18
refusal-out-of-reach = Aucune de vos pièces ne peut aller en { $square }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): all captures. Example: 22x15 or 22x17
refusal-with-captures = { $rule } La prise est obligatoire : { $moves }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): a few moves. Example: 9-13 or 9-14
refusal-with-moves = { $rule } Vous pouvez jouer { $moves }.
refusal-not-legal = Ce coup n’est pas légal.

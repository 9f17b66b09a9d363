### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = « { $text } » n’est pas une case. Utilisez un nombre de 1 à 32, ou une lettre et un chiffre comme D4.
square-missing = La case { $number } n’existe pas. Les cases vont de 1 à 32.
square-light = { $square } est une case claire. On ne joue que sur les cases foncées.
move-one-square = Ajoutez - ou x et une autre case après { $square }.
move-too-many-squares = C’est trop de cases. Aucun coup n’en touche plus de { $most }.
fen-at = Caractère { $column } : { $why }
fen-turn = Ici vient B ou W, pour le camp au trait.
fen-colon = Ici vient un deux-points.
fen-side = Ici vient W ou B, suivi des cases de ce camp.
fen-side-of = Ici vient { $letter }, suivi des cases de ce camp.
fen-comma-or-side = Ici vient une virgule, ou un deux-points et { $letter } avec les cases de ce camp.
fen-square = Ici vient le numéro d’une case.
fen-counter = Ici vient H ou F et un nombre.
fen-number = Ici vient un nombre.
fen-end = Seuls une virgule, un deux-points ou la fin du texte peuvent suivre ici.
fen-square-twice = La case { $square } apparaît deux fois. Elle ne peut porter qu’une pièce.
fen-side-twice = { $letter } apparaît deux fois. Les cases de chaque camp viennent une seule fois.
fen-backwards = La plage { $range } est à l’envers. Mettez d’abord le plus petit nombre.
# $square (code): the square. Example: 31
problem-man-on-king-row = Un pion ne peut pas rester sur la rangée de promotion ; mettez une dame en { $square }.
problem-empty-board = Le damier est vide. Placez au moins une pièce.
# $side (side): whose pieces. Example: Red
# $count (number): how many there are. Example: 13
# $most (number): how many a side may have. Example: 12
problem-too-many-pieces = { $side ->
    [red] Les Rouges ont { $count } pièces ; le maximum est { $most }.
    [black] Les Noirs ont { $count } pièces ; le maximum est { $most }.
   *[white] Les Blancs ont { $count } pièces ; le maximum est { $most }.
}

### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = “{ $text }” no es una casilla. Usa un número del 1 al 32, o una letra y una cifra como D4.
square-missing = No hay casilla { $number }. Las casillas se numeran del 1 al 32.
square-light = { $square } es una casilla clara. Solo se usan las oscuras.
move-one-square = Añade - o x y otra casilla después de { $square }.
move-too-many-squares = Son demasiadas casillas. Ninguna jugada pasa por más de { $most }.
fen-at = Carácter { $column }: { $why }
fen-turn = Aquí va B o W, según a quién le toca.
fen-colon = Aquí van dos puntos.
fen-side = Aquí va W o B, seguida de las casillas de ese bando.
fen-side-of = Aquí va { $letter }, seguida de las casillas de ese bando.
fen-comma-or-side = Aquí va una coma, o dos puntos y { $letter } con las casillas de ese bando.
fen-square = Aquí va el número de una casilla.
fen-counter = Aquí va H o F y un número.
fen-number = Aquí va un número.
fen-end = Aquí solo puede seguir una coma, dos puntos o el final del texto.
fen-square-twice = La casilla { $square } aparece dos veces. Solo cabe una ficha.
fen-side-twice = { $letter } aparece dos veces. Las casillas de cada bando van una sola vez.
fen-backwards = El rango { $range } va al revés. Pon primero el número menor.
# $square (code): the square. Example: 31
problem-man-on-king-row = Un peón no puede estar en la fila de coronación; pon una dama en { $square }.
problem-empty-board = El tablero está vacío. Coloca al menos una ficha.
# $side (side): whose pieces. Example: Red
# $count (number): how many there are. Example: 13
# $most (number): how many a side may have. Example: 12
problem-too-many-pieces = { $side ->
    [red] Las rojas tienen { $count } fichas; el máximo es { $most }.
    [black] Las negras tienen { $count } fichas; el máximo es { $most }.
   *[white] Las blancas tienen { $count } fichas; el máximo es { $most }.
}

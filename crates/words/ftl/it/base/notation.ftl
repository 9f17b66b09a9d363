### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = «{ $text }» non è una casella. Usa un numero da 1 a 32, oppure una lettera e una cifra come D4.
square-missing = La casella { $number } non esiste. Le caselle vanno da 1 a 32.
square-light = { $square } è una casella chiara. Si usano solo quelle scure.
move-one-square = Dopo { $square } aggiungi - o x e un’altra casella.
move-too-many-squares = Sono troppe caselle. Nessuna mossa ne tocca più di { $most }.
fen-at = Carattere { $column }: { $why }
fen-turn = Qui va B o W, per chi muove.
fen-colon = Qui vanno i due punti.
fen-side = Qui va W o B, seguita dalle caselle di quel lato.
fen-side-of = Qui va { $letter }, seguita dalle caselle di quel lato.
fen-comma-or-side = Qui va una virgola, oppure i due punti e { $letter } con le caselle di quel lato.
fen-square = Qui va il numero di una casella.
fen-counter = Qui va H o F e un numero.
fen-number = Qui va un numero.
fen-end = Qui può seguire solo una virgola, i due punti o la fine del testo.
fen-square-twice = La casella { $square } compare due volte. Può avere un solo pezzo.
fen-side-twice = { $letter } compare due volte. Le caselle di ogni lato vanno una volta sola.
fen-backwards = L’intervallo { $range } è al contrario. Metti prima il numero più piccolo.
# $square (code): the square. Example: 31
problem-man-on-king-row = Una pedina non può restare sulla riga di promozione; metti una dama in { $square }.
problem-empty-board = La damiera è vuota. Metti almeno un pezzo.
# $side (side): whose pieces. Example: Red
# $count (number): how many there are. Example: 13
# $most (number): how many a side may have. Example: 12
problem-too-many-pieces = Il { $side } ha { $count } pezzi; il massimo è { $most }.

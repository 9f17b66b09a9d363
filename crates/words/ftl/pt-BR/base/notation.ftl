### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = “{ $text }” não é uma casa. Use um número de 1 a 32, ou uma letra e um algarismo, como D4.
square-missing = Não existe a casa { $number }. As casas vão de 1 a 32.
square-light = { $square } é uma casa clara. Só as escuras são usadas.
move-one-square = Acrescente - ou x e outra casa depois de { $square }.
move-too-many-squares = São casas demais. Nenhum lance passa por mais de { $most }.
fen-at = Caractere { $column }: { $why }
fen-turn = Aqui vai B ou W, conforme de quem é a vez.
fen-colon = Aqui vão dois-pontos.
fen-side = Aqui vai W ou B, seguida das casas desse lado.
fen-side-of = Aqui vai { $letter }, seguida das casas desse lado.
fen-comma-or-side = Aqui vai uma vírgula, ou dois-pontos e { $letter } com as casas desse lado.
fen-square = Aqui vai o número de uma casa.
fen-counter = Aqui vai H ou F e um número.
fen-number = Aqui vai um número.
fen-end = Aqui só pode vir uma vírgula, dois-pontos ou o fim do texto.
fen-square-twice = A casa { $square } aparece duas vezes. Nela só cabe uma peça.
fen-side-twice = { $letter } aparece duas vezes. As casas de cada lado vão uma vez só.
fen-backwards = O intervalo { $range } está ao contrário. Ponha primeiro o número menor.
# $square (code): the square. Example: 31
problem-man-on-king-row = Uma pedra não pode ficar na última linha; use uma dama em { $square }.
problem-empty-board = O tabuleiro está vazio. Ponha pelo menos uma peça.
# $side (side): whose pieces. Example: Red
# $count (number): how many there are. Example: 13
# $most (number): how many a side may have. Example: 12
problem-too-many-pieces = { $side ->
    [red] As vermelhas têm { $count } peças; o máximo é { $most }.
    [black] As pretas têm { $count } peças; o máximo é { $most }.
   *[white] As brancas têm { $count } peças; o máximo é { $most }.
}

### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Juegan las rojas
    [black] Juegan las negras
   *[white] Juegan las blancas
}. Profundidad de { $depth } a { $deepest }, { $count } posiciones en { $seconds } s
analyze-game = Partida { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; mejor: { $moves } ({ $better })
analyze-comment = { $moves } era mejor: { $better } en vez de { $score } para las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}.
ballot-title = Sorteo { $number } de { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Ese archivo no existe.
load-not-a-file = Eso no es un archivo.
load-too-large = El archivo ocupa más de { $size } MB.
load-not-text = El archivo no es de texto.
load-unreadable = No se puede leer el archivo: { $why }.

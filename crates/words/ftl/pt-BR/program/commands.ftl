### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Vermelhas jogam
    [black] Pretas jogam
   *[white] Brancas jogam
}. Profundidade de { $depth } a { $deepest }, { $count } posições em { $seconds } s
analyze-game = Partida { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; melhor: { $moves } ({ $better })
analyze-comment = { $moves } era melhor: { $better } em vez de { $score } para as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}.
ballot-title = Sorteio { $number } de { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Esse arquivo não existe.
load-not-a-file = Isso não é um arquivo.
load-too-large = O arquivo tem mais de { $size } MB.
load-not-text = O arquivo não é de texto.
load-unreadable = Não é possível ler o arquivo: { $why }.

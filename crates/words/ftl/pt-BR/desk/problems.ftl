### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Partida { $game }: { $what }
pdn-at-move = Partida { $game }, lance { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (Linha { $line }, coluna { $column })
pdn-illegal = { $move } não é legal, e nenhum outro lance é possível.
pdn-illegal-expected = { $move } não é legal. Possível: { $moves }.
pdn-illegal-many = { $move } não é legal. Possível: { $moves } e mais { $count }.
pdn-ambiguous = { $move } pode ser { $moves }.
pdn-not-a-move = “{ $text }” não é um lance. { $why }
pdn-not-a-position = “{ $fen }” não é uma posição. { $why }
pdn-other-game = Outro jogo: { $variant }. Só as damas inglesas são lidas.
pdn-no-game = Não há partida aqui. Uma partida tem tags como [Event "…"] ou lances como 1. 11-15.
pdn-utf16 = O texto parece UTF-16, então foi lido como UTF-16.
pdn-open-comment = Um comentário não está fechado: falta { "}" }.
pdn-open-variation = Uma variante não está fechada: falta ).
pdn-open-setup = Uma montagem não está fechada: falta /.
pdn-too-deep = Há variantes aninhadas em mais de { $most } níveis. As internas ficaram como comentário.
pdn-too-long = Uma tag tem mais de { $most } bytes. Foi cortada.
pdn-too-many-tags = A partida tem mais de { $most } tags. As últimas ficaram de fora.
pdn-not-utf8 = O texto não está em UTF-8. Foi lido como Windows-1252.
pdn-stray-text = “{ $text }” não significa nada aqui. Ficou como comentário.
pdn-closes-nothing = “{ $sign }” não fecha nada.
pdn-broken-tag = A tag { $name } está malformada.
pdn-repeated-tag = A tag { $name } aparece duas vezes. Vale a primeira.
pdn-no-terminator = Falta um resultado ou * antes da próxima partida.
pdn-results-differ = A tag Result diz { $tag }, mas a partida termina com { $end }.
pdn-second-result = A partida terminou com { $first }, mas depois vem { $second }.
pdn-result-contradicts-board = O resultado é { $result }, mas no tabuleiro venceram as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}. Talvez o arquivo use 1-0 para as brancas.
pdn-result-not-of-board = O resultado é { $result }, mas no tabuleiro venceram as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}.
pdn-not-a-result = “{ $text }” não é um resultado. Os resultados são 1-0, 0-1, 1/2-1/2, 0-0 e *.
pdn-international-result = { $text } é um resultado de damas internacionais. Foi lido como { $result }.
pdn-result-in-variation = O resultado { $text } está dentro de uma variante.
pdn-wrong-number = O número de lance { $written } deveria ser { $expected }.
pdn-wrong-ply-count = A tag PlyCount diz { $tag }, mas o número é { $count }.
pdn-unknown-game-type = O tipo de jogo “{ $text }” é desconhecido. A partida foi lida como damas inglesas.
pdn-unknown-rules = As regras “{ $text }” são desconhecidas. Foram usadas as oficiais.
pdn-turned-letters = As letras das casas começam do lado das pretas. Foram convertidas.
pdn-not-a-nag = { $text } não é uma anotação. As anotações vão de $0 a $255.
pdn-more = { $count ->
    [one] Há mais { $count } problema nesta partida.
   *[other] Há mais { $count } problemas nesta partida.
}
pdn-json = O JSON não é uma partida: { $why }
pdn-json-cut-off = O JSON termina cedo demais.
pdn-json-no-action = Cada item de moves precisa de move ou setUp, não dos dois.
pdn-stuck-text = “{ $text }” vem depois de um lance sem espaço.
pdn-uncrowned-men = As pedras em { $squares } já teriam virado dama. Foram lidas como damas.

## The games of draughts that aren't ours.

variant-international = damas internacionais
variant-frisian = damas frísias
variant-canadian = damas canadenses
variant-spantsiretti = Spantsiretti
variant-russian = damas russas
variant-brazilian = damas brasileiras
variant-pool = pool checkers
variant-italian = damas italianas
variant-spanish = damas espanholas
variant-portuguese = damas portuguesas
variant-czech = damas tchecas
variant-turkish = damas turcas
variant-thai = damas tailandesas
variant-other = outro tipo de damas

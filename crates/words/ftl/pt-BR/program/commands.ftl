### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Vermelhas jogam
    [black] Pretas jogam
   *[white] Brancas jogam
}. Profundidade de { $depth } a { $deepest }, { $count } posições em { $seconds } s
analyze-known = { $side ->
    [red] Vermelhas jogam
    [black] Pretas jogam
   *[white] Brancas jogam
}. A base de finais conhece esta posição.
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

## `pdn` and its searches.

pdn-result-win = O resultado é { $result }, mas na última posição vencem as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}.
pdn-result-draw = O resultado é { $result }, mas a última posição é empate.
pdn-problem-win = O resultado é { $result }, mas vencem as { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}: { $move }
pdn-problem-draw = O resultado é { $result }, mas é empate: { $move }
pdn-problem-open = O resultado é { $result }. Não está provado.
pdn-problems-summary = { $problems }: { $agree } certos, { $differ } errados, { $open } não provados
pdn-problems-others = Sem posição e resultado próprios: { $games }
pdn-found-at = depois do lance { $number } ({ $side })
pdn-found-start = no início
pdn-found-reversed = cores invertidas
pdn-found-count = { $count } de { $games }
pdn-limit-reached = Interrompido após { $games } (--limit)
pdn-indexed = No índice: { $games }
pdn-index-stale = O índice está desatualizado e está sendo refeito.
pdn-index-not-rebuilt = O índice está desatualizado e não pôde ser substituído. Em vez disso, todas as partidas são lidas.
pdn-duplicate = Igual à partida { $number } de { $file }
pdn-duplicates = Duplicatas removidas: { $count }
pdn-split = { $games }, arquivos: { $count }
stats-opening = Abertura
stats-player = Jogador
stats-year = Ano
stats-move = Lance
stats-games = Partidas
stats-wins = Vitórias
stats-draws = Empates
stats-losses = Derrotas
stats-points = Pontos
stats-total = Total
dxp-listening = Aguardando conexões em { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } está em { $address }
# Keep the commands in backquotes.
play-no-pages = Este programa foi compilado sem as páginas. Compile-as com `cargo xtask web` ou jogue no terminal com `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = O jogo online não está disponível: { $why }.
play-stop = Pressione Ctrl-C para sair.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Não foi possível abrir um navegador ({ $why }). Abra o endereço você mesmo.

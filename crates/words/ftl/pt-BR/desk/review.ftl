### The analysis board.

review-free = Análise livre
review-free-lead = Jogue pelos dois lados e veja o que o motor acha.
review-invalid-position = Posição inválida
review-to-editor = Montar uma posição
review-damaged = Não dá para ler esta partida
review-damaged-lead = A cópia salva está danificada. Se você tem o arquivo, importe-o de novo.

review-moves = Lances e variantes
review-no-moves = Nenhum lance ainda. Faça um no tabuleiro.
review-new-board = nova posição
review-last = Última posição

review-actions = Análise
review-promote = Tornar principal
review-promote-title = Tornar esta variante a linha principal
review-delete-title = Excluir este lance e tudo o que vem depois
review-export = Salvar PDN
review-export-title = Salvar como arquivo PDN
review-copy = Salvar cópia
review-copy-title = Salvar em Partidas como outra partida
review-edit = Editor
review-edit-title = Editar ou jogar esta posição
review-promoted = Agora esta é a linha principal.
review-deleted = Lances excluídos.
review-lacks-moves = Faltam lances da partida aqui.
review-restore = Recuperar lances
review-restored = A partida está completa de novo.
review-saved = Salva em Partidas.
review-not-kept = O navegador não está salvando suas variantes. Salve um arquivo PDN antes de sair.
review-not-exported = Não foi possível salvar o arquivo.
review-too-deep = Há variantes demais dentro de outras para salvar. Torne uma delas a linha principal.
# The name of a file, without its ending.
review-file = analise

review-engine = Motor
review-engine-off = Ligue para ver os melhores lances.
review-lines = Linhas
review-engine-settings = Ajustes do motor
review-hash = Memória
review-one-thread = No navegador, o motor usa uma só thread, porque ali não consegue compartilhar a memória entre várias. O programa crownhead usa quantas você quiser.
review-looking = Pensando…
review-surveying = Primeiro, a análise da partida…
review-over = A partida acabou aqui.
review-even = igual
# Who is better is shown with it: "Red win in 7".
review-win = vencem
review-database = Base de finais
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = vence
review-loses = perde
review-draws = empata
# $count (number): how many moves it takes. Example: 7
review-wins-in = vence em { $count }
# $count (number): how many moves it takes. Example: 7
review-loses-in = perde em { $count }
# $count (number): how many moves it takes. Example: 7
review-win-in = vencem em { $count }
review-only-move = único lance
review-longest-defense = defesa mais longa
review-play-line = Jogar a linha

review-graph = Gráfico de avaliação
review-survey = Analisar partida
review-survey-lead = O motor confere cada posição e faz o gráfico da partida.
review-survey-resumes = Você pode sair. Continua quando você abrir a partida de novo.
review-stop = Parar

review-still-played = Esta partida ainda está em andamento.
review-watch = Ver ao vivo
review-copy-link = Copiar link
review-link-copied = Link copiado.
review-no-such-game = Partida não encontrada
review-no-such-game-lead = O link pode estar incompleto ou ser de outro servidor. Você pode procurar a partida no acervo.
review-to-archive = Acervo

review-engine-stopped = O motor parou. Ligue de novo para tentar outra vez.

# $depth (number): how many moves ahead the engine looked. Example: 17
# $nodes (phrase): how many positions. Example: 437k
review-effort = profundidade { $depth } · { $nodes } posições
# $count (number): thousands. Example: 437
nodes-thousands = { $count } mil
# $count (number): millions, with one decimal. Example: 1.2
nodes-millions = { $count } mi
# $done (number): how many are done. Example: 12
# $total (number): how many there are. Example: 60
review-surveyed = { $total ->
    [one] { $done } de { $total } posição
   *[other] { $done } de { $total } posições
}
# $side (side): who is better. Example: Red
# $by (phrase): by how much, in pieces. Example: 1.25
review-better = { $side ->
    [red] As vermelhas têm { $by } de vantagem
    [black] As pretas têm { $by } de vantagem
   *[white] As brancas têm { $by } de vantagem
}
# $side (side): who wins. Example: Red
evaluation-wins = { $side ->
    [red] as vermelhas vencem
    [black] as pretas vencem
   *[white] as brancas vencem
}
# $side (side): who has won. Example: Red
evaluation-won = { $side ->
    [red] as vermelhas venceram
    [black] as pretas venceram
   *[white] as brancas venceram
}
# $side (side): who wins. Example: Red
# $count (number): in how many moves. Example: 7
evaluation-wins-in = { $side ->
    [red] as vermelhas vencem em { $count }
    [black] as pretas vencem em { $count }
   *[white] as brancas vencem em { $count }
}
evaluation-draw = empate

# $side (side): whose mistakes. Example: Red
# $mistakes (phrase): all of them. Example: 1 blunder, 2 mistakes
review-mistakes = { $side }: { $mistakes }
# $side (side): who made none. Example: Red
review-no-mistakes = { $side }: nenhum erro
# $count (number). Example: 2
review-blunders = { $count ->
    [one] { $count } erro grave
   *[other] { $count } erros graves
}
# $count (number). Example: 2
review-mistake-count = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
# $count (number). Example: 2
review-inaccuracies = { $count ->
    [one] { $count } imprecisão
   *[other] { $count } imprecisões
}
# $count (number): how many moves were played. Example: 12
review-place = { $count ->
    [0] Início
    [one] Após { $count } lance
   *[other] Após { $count } lances
}
# $place (phrase): a place in the game. Example: After 12 moves
# $evaluation (phrase): how good it is. Example: Red wins in 7
review-place-evaluated = { $place }: { $evaluation }
# $side (side): who won. Example: Red
review-outcome-wins = { $side ->
    [red] As vermelhas vencem
    [black] As pretas vencem
   *[white] As brancas vencem
}

review-moments = Momentos-chave
review-moments-count = { $count ->
    [one] { $count } momento-chave
   *[other] { $count } momentos-chave
}
review-turning-point = { $move } · virada
review-previous-mistake = Erro anterior
review-next-mistake = Próximo erro
review-only-mine = Só os meus
review-was-better = { $move } era melhor.
review-analysis-by = Análise de { $name }
review-show-better = Ver o melhor lance
review-show-refutation = Ver o que segue
review-try-again = Tentar de novo
review-find-better = Encontre um lance melhor. Na vez: { $side }.
review-found = Isso: { $move }!
review-found-other = { $move } é igualmente bom. Muito bem!
review-show-answer = Ver a resposta
review-hint-piece = Olhe a peça em { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Comentário e sinais
review-comment = Comentário
review-draw = Desenhar
review-draw-title = Desenhar setas e anéis: escolha duas casas, ou a mesma casa duas vezes.
review-draw-to = De { $square }: escolha onde a seta termina, ou { $square } de novo para um anel.
review-arrow = seta de { $from } a { $to }
review-ring = anel em { $square }
review-drawn = Desenhado: { $drawings }
review-drawn-none = Nada está desenhado aqui.
review-signs = Sinais
review-sign-brilliant = Lance brilhante
review-sign-good = Bom lance
review-sign-interesting = Lance interessante
review-sign-dubious = Imprecisão
review-sign-mistake = Erro
review-sign-blunder = Erro grave

## Um problema: uma posição sem lances, com um resultado indicado que pode ser conferido.

claim-stated = Resultado indicado: { $result }
claim-check = Conferir
claim-checking = Conferindo…
claim-tables-agree = As bases de finais confirmam.
claim-engine-agrees = O motor confirma, com prova.
claim-draw = É empate: { $move }
claim-win = As bases e o motor dizem: { $result }. O melhor é { $move }.
claim-open = Não provado. O motor jogaria { $move }.

## Compartilhar: um link que contém a partida, e imagens.

share-title = Compartilhar
share-link-title = Copiar um link que contém a partida inteira
share-too-long = Esta partida é longa demais para um link. Salve um arquivo PDN.
share-svg = Diagrama (SVG)
share-png = Diagrama (PNG)
share-gif = Animação (GIF)
share-game = Partida compartilhada
share-broken = Não é possível ler este link
share-broken-lead = Talvez falte uma parte do link. Copie-o de novo por inteiro.
share-newer-lead = O link é de uma versão mais nova. Recarregue a página para atualizar.

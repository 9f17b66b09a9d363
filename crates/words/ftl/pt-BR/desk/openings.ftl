### Openings: the trainer and the explorer.

openings-title = Treino de aberturas
openings-lead = O app começa com uma abertura sorteada ou com nome e joga pelo livro. Você encontra as respostas. O que errar volta depois.
openings-open = Treinar aberturas
openings-known = { $side }: { $known } de { $all } aprendidas
openings-due = { $count ->
    [0] nada para repetir hoje
    [one] { $count } para repetir
   *[other] { $count } para repetir
}
openings-sides = Jogar de
openings-both = Os dois lados
openings-train = Treinar a próxima
openings-train-picked = Treinar a sua seleção ({ $count })
openings-pick = Escolher aberturas
openings-pick-none = Limpar seleção
openings-ballots = Todas as aberturas sorteadas
openings-names = Aberturas por nome
openings-state-new = nova
openings-state-learning = em andamento
openings-state-known = aprendida
openings-state-due = para repetir
openings-ballot = Sorteio { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Você joga de { $side ->
    [red] vermelhas
    [black] pretas
   *[white] brancas
}. Encontre os lances do livro.
openings-done = { $count ->
    [one] Certo! { $count } lance pelo livro.
   *[other] Certo! { $count } lances pelo livro.
}
openings-helped = Pronto, com um pouco de ajuda. Esta volta logo.
openings-next = Próxima abertura
openings-all = Todas as aberturas
openings-no-book = Não foi possível carregar o livro de aberturas. Verifique a conexão e recarregue a página.

## The explorer.

explorer-title = Explorador de aberturas
explorer-lead = Veja o que o livro, o motor e as partidas dizem de cada lance. Clique em um lance para jogá-lo.
explorer-moves = Lances nesta posição
explorer-move = Lance
explorer-book = Livro
explorer-share = { $percent }%
explorer-weak = fraco
explorer-engine = Motor
explorer-games = Partidas
explorer-source = Partidas de
explorer-library = Minhas partidas
explorer-archive = Este servidor
explorer-file = Um arquivo PDN…
explorer-reading = Lendo partidas: { $count }
explorer-results = { $count ->
    [one] { $count } partida: { $first } { $black }%, empates { $draws }%, { $second } { $white }%
   *[other] { $count } partidas: { $first } { $black }%, empates { $draws }%, { $second } { $white }%
}
explorer-no-games = Nenhuma partida com esta posição.
explorer-analyze = Analisar
explorer-train = Treinar esta abertura
explorer-actions = Explorador
explorer-here = Explorar

## Um livro próprio.

book-mine = Meu livro
book-lead = O computador joga pelo seu livro em vez do dele. Defina com que frequência ele joga cada lance; 0 significa nunca.
book-make = Criar com as minhas partidas
book-no-games = Primeiro, você precisa de partidas a partir da posição inicial em Partidas.
book-made = { $count ->
    [one] Seu livro tem { $count } posição.
   *[other] Seu livro tem { $count } posições.
}
book-none-here = Seu livro não tem lances aqui.
book-use = Deixar o computador jogar pelo meu livro
book-add = Adicionar lance
book-weight = Peso
book-weight-of = Peso de { $move }
book-comment-on = Comentário sobre { $move }
book-remove = Remover { $move }
book-delete = Excluir livro
book-deleted = Livro excluído.
book-file = meu livro
book-open = Abrir um livro
book-not-a-book = “{ $file }” não é um livro de aberturas. Escolha um arquivo criado com “crownhead book build”.

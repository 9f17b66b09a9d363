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
openings-sides = Jogar com
openings-both = Os dois lados
openings-train = Treinar a próxima
openings-ballots = Todas as aberturas sorteadas
openings-names = Aberturas por nome
openings-state-new = nova
openings-state-learning = em andamento
openings-state-known = aprendida
openings-state-due = para repetir
openings-ballot = Sorteio { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Você joga com as { $side ->
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
explorer-library = Minha biblioteca
explorer-archive = Este servidor
explorer-file = Um arquivo PDN…
explorer-reading = Lendo partidas: { $count }
explorer-results = { $count ->
    [one] { $count } partida: { $first } { $black }%, empates { $draws }%, { $second } { $white }%
   *[other] { $count } partidas: { $first } { $black }%, empates { $draws }%, { $second } { $white }%
}
explorer-no-games = Nenhuma partida com estas posições.
explorer-analyze = Analisar
explorer-train = Treinar esta abertura
explorer-actions = Explorador
explorer-here = Explorar

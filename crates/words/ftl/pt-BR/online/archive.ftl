### The archive of all games, and the page of a player.

archive-title = Acervo
archive-lead = Todas as partidas jogadas aqui.
archive-name = Jogador
archive-opponent = Oponente
archive-from = De
archive-until = Até
archive-result = Resultado
archive-any = Qualquer
archive-player-won = Jogador venceu
archive-player-lost = Jogador perdeu
archive-draw = Empate
archive-rated = Ranqueada
archive-only-rated = Só ranqueadas
archive-only-casual = Só amistosas
archive-speed = Ritmo
archive-ballot = Abertura de três lances
archive-opening = Primeiros lances
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Posição
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = Um FEN como W:W18,K22:B3,7
archive-set-up = Montar uma posição
archive-more = Mais filtros
archive-search = Buscar
archive-clear = Limpar
archive-results = Partidas
archive-nothing = Nenhuma partida encontrada
archive-nothing-lead = Tente menos palavras, outras datas ou uma abertura mais curta.
archive-empty = Nenhuma partida ainda
archive-empty-lead = Cada partida aparece aqui assim que começa. Jogue a primeira!
archive-to-lobby = Jogar online
# $count (number). Example: 12
archive-found = { $count ->
    [0] Nenhuma partida
    [one] { $count } partida
   *[other] { $count } partidas
}
# $count (number). Example: 50
archive-found-more = { $count ->
    [one] { $count } partida, e há mais
   *[other] { $count } partidas, e há mais
}

## Why a search can't be made.

# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-opening = Não deu para entender os primeiros lances: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-position = Não deu para entender a posição: { $why }
search-opponent-needs-player = Informe um jogador para buscar o oponente.
search-result-needs-player = Informe o jogador que venceu ou perdeu.
search-days-reversed = O último dia vem antes do primeiro.
search-bad = A busca não é válida. Confira o que você preencheu.

## The page of a player.

player-not-there = Jogador não encontrado
player-not-there-lead = Você pode buscar jogadores no acervo.
player-record = Resultados
player-no-record = Nenhuma partida encerrada ainda.
player-ratings = Ratings
player-no-ratings = Nenhuma partida ranqueada ainda.
player-provisional = Um rating com ponto de interrogação é provisório.
player-curve-table = Ratings em tabela
player-game = Partida
player-rating = Rating
player-no-curve = O gráfico começa com a primeira partida ranqueada.
player-games = Partidas
player-no-games = Nenhuma partida ainda.
player-challenge = Desafiar
player-play = Jogar
player-this-is-you = Este é o seu perfil
player-export = Salvar tudo em PDN
player-search = Buscar nestas partidas
# $deviation (number): how uncertain a rating is. Example: 90
player-plus-minus = ± { $deviation }
search-no-opening = Informe até { $most } lances, como 11-15 23-19, ou o número de um sorteio de três lances.

### The archive of all games, and the page of a player.

archive-title = Archivo
archive-lead = Todas las partidas jugadas aquí.
archive-name = Jugador
archive-opponent = Rival
archive-from = Desde
archive-until = Hasta
archive-result = Resultado
archive-any = Cualquiera
archive-player-won = Ganó
archive-player-lost = Perdió
archive-draw = Tablas
archive-rated = Por puntos
archive-only-rated = Solo por puntos
archive-only-casual = Solo amistosas
archive-speed = Ritmo
archive-ballot = Apertura de tres jugadas
archive-opening = Primeras jugadas
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Posición
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = Un FEN como W:W18,K22:B3,7
archive-set-up = Preparar una posición
archive-more = Más filtros
archive-search = Buscar
archive-clear = Borrar
archive-results = Partidas
archive-nothing = Ninguna partida coincide
archive-nothing-lead = Prueba con menos palabras, otras fechas o una apertura más corta.
archive-empty = Aún no hay partidas
archive-empty-lead = Cada partida aparece aquí en cuanto empieza. ¡Juega la primera!
archive-to-lobby = Jugar en línea
# $count (number). Example: 12
archive-found = { $count ->
    [0] Ninguna partida
    [one] { $count } partida
   *[other] { $count } partidas
}
# $count (number). Example: 50
archive-found-more = { $count ->
    [one] { $count } partida, y hay más
   *[other] { $count } partidas, y hay más
}

## Why a search can't be made.

# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-opening = No se entienden las primeras jugadas: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-position = No se entiende la posición: { $why }
search-opponent-needs-player = Escribe un jugador para buscar a su rival.
search-result-needs-player = Escribe el jugador que ganó o perdió.
search-days-reversed = El último día es anterior al primero.
search-bad = La búsqueda no es válida. Revisa lo que escribiste.

## The page of a player.

player-not-there = Jugador no encontrado
player-not-there-lead = Puedes buscar jugadores en el archivo.
player-record = Resultados
player-no-record = Aún no hay partidas terminadas.
player-ratings = Puntuaciones
player-no-ratings = Aún no hay partidas por puntos.
player-provisional = Una puntuación con signo de interrogación es provisional.
player-curve-table = Puntuaciones en una tabla
player-game = Partida
player-rating = Puntuación
player-no-curve = El gráfico empieza con la primera partida por puntos.
player-games = Partidas
player-no-games = Aún no hay partidas.
player-challenge = Desafiar
player-play = Jugar
player-this-is-you = Este es tu perfil
player-export = Guardar todo en PDN
player-search = Buscar en estas partidas
# $deviation (number): how uncertain a rating is. Example: 90
player-plus-minus = ± { $deviation }
search-no-opening = Escribe hasta { $most } jugadas, como 11-15 23-19, o el número de un sorteo de tres jugadas.

### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Juegan las rojas
    [black] Juegan las negras
   *[white] Juegan las blancas
}. Profundidad de { $depth } a { $deepest }, { $count } posiciones en { $seconds } s
analyze-known = { $side ->
    [red] Juegan las rojas
    [black] Juegan las negras
   *[white] Juegan las blancas
}. La base de finales conoce esta posición.
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
load-too-large = El archivo ocupa más de { $size } MB.
load-not-text = El archivo no es de texto.
load-unreadable = No se puede leer el archivo: { $why }.

## `pdn` and its searches.

pdn-result-win = El resultado es { $result }, pero en la última posición ganan las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}.
pdn-result-draw = El resultado es { $result }, pero la última posición es tablas.
pdn-problem-win = El resultado es { $result }, pero ganan las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}: { $move }
pdn-problem-draw = El resultado es { $result }, pero son tablas: { $move }
pdn-problem-open = El resultado es { $result }. No está demostrado.
pdn-problems-summary = { $problems }: { $agree } coinciden, { $differ } no coinciden, { $open } sin demostrar
pdn-problems-others = Sin posición y resultado propios: { $games }
pdn-found-at = después de la jugada { $number } ({ $side })
pdn-found-start = al comienzo
pdn-found-reversed = colores invertidos
pdn-found-count = { $count } de { $games }
pdn-limit-reached = Detenido tras { $games } (--limit)
pdn-indexed = En el índice: { $games }
pdn-index-stale = El índice no está al día. Se está rehaciendo.
pdn-index-not-rebuilt = El índice no está al día y no se pudo reemplazar. En su lugar se leen todas las partidas.
pdn-duplicate = Igual que la partida { $number } de { $file }
pdn-duplicates = Duplicados eliminados: { $count }
pdn-split = { $games }, archivos: { $count }
stats-opening = Apertura
stats-player = Jugador
stats-year = Año
stats-move = Jugada
stats-games = Partidas
stats-wins = Ganadas
stats-draws = Tablas
stats-losses = Perdidas
stats-points = Puntos
stats-total = Total
dxp-listening = A la espera de conexiones en { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } está en { $address }
# Keep the commands in backquotes.
play-no-pages = Este programa se compiló sin sus páginas. Compílalas con `cargo xtask web` o juega en la terminal con `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = No se puede jugar en línea: { $why }.
play-stop = Pulsa Ctrl-C para salir.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = No se pudo abrir un navegador ({ $why }). Abre la dirección tú mismo.

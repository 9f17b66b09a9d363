### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
# $screen (phrase): the title of the screen, in the tab of the browser. Example: Library
page-title = { $screen } · { -brand }
skip-to-content = Ir al contenido
close = Cerrar
undo = Deshacer
cancel = Cancelar
copy = Copiar
delete = Eliminar
try-again = Reintentar
flip = Girar
board = Tablero
random = Al azar
number-range = Escribe un número del { $min } al { $max }.
shortcuts = Atajos de teclado
shortcuts-show = Mostrar esta lista
shortcuts-board = Recorrer el tablero
shortcuts-choose = Elegir una ficha y luego su destino
shortcuts-type = Escribir una jugada
shortcuts-cancel = Cancelar una jugada, cerrar una lista
shortcuts-step = Jugada anterior o siguiente
shortcuts-ends = Inicio o final
shortcuts-variation = Análisis: otras variantes
shortcuts-flip = Girar el tablero
shortcuts-draw = Análisis: marcar una casilla, dibujar una flecha
shortcuts-tool = Editor: elegir una ficha, la goma o “Debe estar vacía”
shortcuts-undo = Editor: deshacer, rehacer
shortcuts-right-button = Botón derecho
# The names of keys, as they are printed on keyboards in your country.
key-enter = Enter
key-escape = Esc
key-home = Inicio
key-end = Fin

## The main menu.

nav-label = Principal
nav-play = Jugar
nav-online = En línea
nav-learn = Aprender
nav-set-up = Editor
nav-library = Partidas
nav-help = Ayuda
nav-settings = Ajustes

## A page that doesn't exist.

not-found = 404
not-found-lead = No encontramos esta página.
not-found-home = Inicio

## Where games are stored.

# $why (phrase): a reason, a sentence. Example: Storage may be full.
storage-off = No podemos guardar partidas en este navegador. { $why } Puedes seguir jugando, pero guarda en un archivo lo que quieras conservar.
storage-full = El navegador no pudo guardar la partida. Quizá no quede espacio.
# $why (phrase): the reason, in technical English. Example: SecurityError
storage-denied = El navegador no lo permitió: { $why }.

## Results, in lists of games.

# $side (side): who won. Example: Red
result-won = { $side ->
    [red] Ganaron las rojas
    [black] Ganaron las negras
   *[white] Ganaron las blancas
}
# $side (side): who won. Example: Red
# $why (phrase): the reason, one of the messages termination-… Example: resignation
result-won-because = { $side ->
    [red] Ganaron las rojas: { $why }
    [black] Ganaron las negras: { $why }
   *[white] Ganaron las blancas: { $why }
}
result-draw = Tablas
result-both-lost = Perdieron ambos

# $count (number): how many moves a game has. Example: 62
moves-so-far = { $count ->
    [0] Sin jugadas
    [one] { $count } jugada
   *[other] { $count } jugadas
}

## When the app itself has a bug.

crash-title = Algo ha fallado
crash-lead = La aplicación se ha detenido. Tus partidas están guardadas. Recarga la página para continuar.
crash-reload = Recargar

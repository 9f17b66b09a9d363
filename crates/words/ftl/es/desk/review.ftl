### The analysis board.

review-free = Análisis libre
review-free-lead = Mueve por ambos bandos y mira qué opina el motor.
review-invalid-position = Posición no válida
review-to-editor = Preparar una posición
review-damaged = No se puede leer esta partida
review-damaged-lead = La copia guardada está dañada. Si tienes su archivo, impórtalo de nuevo.

review-moves = Jugadas y variantes
review-no-moves = Aún no hay jugadas. Haz una en el tablero.
review-new-board = nueva posición
review-last = Última posición

review-actions = Análisis
review-promote = Hacer principal
review-promote-title = Convertir esta variante en la línea principal
review-delete-title = Eliminar esta jugada y todo lo que sigue
review-export = Guardar PDN
review-export-title = Guardar como archivo PDN
review-copy = Guardar copia
review-copy-title = Guardarla en Partidas como otra partida
review-edit = Editor
review-edit-title = Editar o jugar esta posición
review-promoted = Ahora es la línea principal.
review-deleted = Jugadas eliminadas.
review-lacks-moves = Aquí faltan jugadas de la partida.
review-restore = Recuperar jugadas
review-restored = La partida vuelve a estar completa.
review-saved = Guardada en Partidas.
review-not-kept = El navegador no está guardando tus variantes. Guarda un archivo PDN antes de salir.
review-not-exported = No se pudo guardar el archivo.
review-too-deep = Hay demasiadas variantes dentro de otras para guardarlas. Convierte una en la línea principal.
# The name of a file, without its ending.
review-file = analisis

review-engine = Motor
review-engine-off = Actívalo para ver las mejores jugadas.
review-lines = Líneas
review-engine-settings = Ajustes del motor
review-hash = Memoria
review-one-thread = En el navegador, el motor usa un solo hilo, porque allí no puede compartir su memoria entre varios. El programa crownhead usa los que quieras.
review-looking = Pensando…
review-surveying = Primero se analiza la partida…
review-over = Aquí terminó la partida.
review-even = igualado
# Who is better is shown with it: "Red win in 7".
review-win = ganan
review-database = Base de finales
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = gana
review-loses = pierde
review-draws = tablas
# $count (number): how many moves it takes. Example: 7
review-wins-in = gana en { $count }
# $count (number): how many moves it takes. Example: 7
review-loses-in = pierde en { $count }
# $count (number): how many moves it takes. Example: 7
review-win-in = ganan en { $count }
review-only-move = única jugada
review-longest-defense = defensa más larga
review-play-line = Jugar la línea

review-graph = Gráfico de evaluación
review-survey = Analizar partida
review-survey-lead = El motor revisa cada posición y dibuja el gráfico de la partida.
review-survey-resumes = Puedes salir. Continúa cuando vuelvas a abrir la partida.
review-stop = Parar

review-still-played = Esta partida aún se está jugando.
review-watch = Ver en vivo
review-copy-link = Copiar enlace
review-link-copied = Enlace copiado.
review-no-such-game = Partida no encontrada
review-no-such-game-lead = El enlace puede estar incompleto o ser de otro servidor. Puedes buscar la partida en el archivo.
review-to-archive = Archivo

review-engine-stopped = El motor se detuvo. Actívalo para reintentarlo.

# $depth (number): how many moves ahead the engine looked. Example: 17
# $nodes (phrase): how many positions. Example: 437k
review-effort = profundidad { $depth } · { $nodes } posiciones
# $count (number): thousands. Example: 437
nodes-thousands = { $count } k
# $count (number): millions, with one decimal. Example: 1.2
nodes-millions = { $count } M
# $done (number): how many are done. Example: 12
# $total (number): how many there are. Example: 60
review-surveyed = { $total ->
    [one] { $done } de { $total } posición
   *[other] { $done } de { $total } posiciones
}
# $side (side): who is better. Example: Red
# $by (phrase): by how much, in pieces. Example: 1.25
review-better = { $side ->
    [red] Las rojas tienen { $by } de ventaja
    [black] Las negras tienen { $by } de ventaja
   *[white] Las blancas tienen { $by } de ventaja
}
# $side (side): who wins. Example: Red
evaluation-wins = { $side ->
    [red] ganan las rojas
    [black] ganan las negras
   *[white] ganan las blancas
}
# $side (side): who has won. Example: Red
evaluation-won = { $side ->
    [red] han ganado las rojas
    [black] han ganado las negras
   *[white] han ganado las blancas
}
# $side (side): who wins. Example: Red
# $count (number): in how many moves. Example: 7
evaluation-wins-in = { $side ->
    [red] las rojas ganan en { $count }
    [black] las negras ganan en { $count }
   *[white] las blancas ganan en { $count }
}
evaluation-draw = tablas

# $side (side): whose mistakes. Example: Red
# $mistakes (phrase): all of them. Example: 1 blunder, 2 mistakes
review-mistakes = { $side }: { $mistakes }
# $side (side): who made none. Example: Red
review-no-mistakes = { $side }: sin errores
# $count (number). Example: 2
review-blunders = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}
# $count (number). Example: 2
review-mistake-count = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
# $count (number). Example: 2
review-inaccuracies = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}
# $count (number): how many moves were played. Example: 12
review-place = { $count ->
    [0] Inicio
    [one] Tras { $count } jugada
   *[other] Tras { $count } jugadas
}
# $place (phrase): a place in the game. Example: After 12 moves
# $evaluation (phrase): how good it is. Example: Red wins in 7
review-place-evaluated = { $place }: { $evaluation }
# $side (side): who won. Example: Red
review-outcome-wins = { $side ->
    [red] Ganan las rojas
    [black] Ganan las negras
   *[white] Ganan las blancas
}

review-moments = Momentos clave
review-moments-count = { $count ->
    [one] { $count } momento clave
   *[other] { $count } momentos clave
}
review-turning-point = { $move } · punto de inflexión
review-previous-mistake = Error anterior
review-next-mistake = Error siguiente
review-only-mine = Solo los míos
review-was-better = Era mejor { $move }.
review-analysis-by = Análisis de { $name }
review-show-better = Ver la mejor jugada
review-show-refutation = Ver qué sigue
review-try-again = Otra vez
review-find-better = Encuentra una jugada mejor. Mueven: { $side }.
review-found = ¡Eso es: { $move }!
review-found-other = { $move } es igual de buena. ¡Muy bien!
review-show-answer = Ver la solución
review-hint-piece = Mira la ficha de { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Comentario y signos
review-comment = Comentario
review-draw = Dibujar
review-draw-title = Dibujar flechas y anillos: elige dos casillas, o la misma dos veces.
review-draw-to = Desde { $square }: elige dónde termina la flecha, u otra vez { $square } para un anillo.
review-arrow = flecha de { $from } a { $to }
review-ring = anillo en { $square }
review-drawn = Dibujado: { $drawings }
review-drawn-none = Aquí no hay nada dibujado.
review-signs = Signos
review-sign-brilliant = Jugada brillante
review-sign-good = Buena jugada
review-sign-interesting = Jugada interesante
review-sign-dubious = Imprecisión
review-sign-mistake = Error
review-sign-blunder = Error grave

## Un problema: una posición sin jugadas, con un resultado indicado que se puede comprobar.

claim-stated = Resultado indicado: { $result }
claim-check = Comprobar
claim-checking = Comprobando…
claim-tables-agree = Las bases de finales lo confirman.
claim-engine-agrees = El motor lo confirma y lo demuestra.
claim-draw = Son tablas: { $move }
claim-win = Las bases y el motor dicen: { $result }. Lo mejor es { $move }.
claim-open = Sin demostrar. El motor jugaría { $move }.

## Compartir: un enlace que contiene la partida, e imágenes.

share-title = Compartir
share-link-title = Copiar un enlace que contiene toda la partida
share-too-long = Esta partida es demasiado larga para un enlace. Guarda un archivo PDN.
share-svg = Diagrama (SVG)
share-png = Diagrama (PNG)
share-gif = Animación (GIF)
share-game = Partida compartida
share-broken = No se puede leer este enlace
share-broken-lead = Puede que falte una parte del enlace. Cópialo de nuevo completo.
share-newer-lead = El enlace es de una versión más nueva. Recarga la página para actualizarla.

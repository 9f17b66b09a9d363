### The first screen, where a game starts.

home-title = Juega a las damas
# $link (slot): where the link goes, whose text is home-lead-link. Example: someone online
home-lead = Juega contra la máquina, con alguien en este dispositivo o { $link }. Sin cuenta y sin anuncios. Funciona sin conexión.
home-lead-link = con gente en línea
home-opponent = Rival
home-against-computer = Máquina
home-two-players = Dos jugadores
home-friend-online = Amigo en línea
home-level = Nivel
home-start = Jugar
home-first-move = Haz tu primera jugada o pulsa Jugar.
home-press-play = Pulsa Jugar para empezar.

home-continue = Continuar
home-continue-title = Continúa tu partida
home-other-ways = Otras formas de empezar
home-set-up = Preparar una posición
home-load = Cargar una partida
home-first-time = ¿Es tu primera vez?
home-first-time-link = Aprende las reglas en cinco minutos
home-lesson = Continuar: { $lesson }

home-options = Opciones
home-options-lead = nombres, reloj, apertura, tablero, reglas
home-house-short = Regla de la casa
home-confirm-short = Confirmar jugadas
home-name-placeholder = Nombre
home-players = Jugadores
home-your-name = Tu nombre
home-seating = Colocación
home-thinking = Tiempo máximo para pensar

home-clock = Reloj
home-no-clock = Ninguno
home-per-turn = Por jugada
home-sudden-death = Por partida
home-fischer = Con incremento
home-seconds-per-turn = Segundos por jugada
home-minutes = Minutos por jugador
home-increment = Segundos extra por jugada
home-presets = Relojes habituales
home-clock-hint = Quien se queda sin tiempo pierde.

home-opening = Apertura
home-free-choice = Libre
home-ballot = Sorteada
home-eleven-man = Once peones
home-custom-position = Otra posición
home-deck = Se sortea entre
home-ballot-hint = Las primeras jugadas se sortean, así que no hay dos partidas que empiecen igual.
home-eleven-man-hint = Cada bando juega con un peón menos. Se sortean el peón que falta y las dos primeras jugadas.
home-fen = Posición en FEN
# $link (slot): where the link goes, whose text is home-fen-link. Example: set up the board
home-fen-hint = Pega una posición o { $link }.
home-fen-link = prepara el tablero

home-rules = Reglas y ayudas
home-house-rule = Regla de la casa: los peones no capturan damas
home-house-rule-hint = No forma parte del reglamento oficial.
home-confirm = Confirmar cada jugada
home-confirm-hint = Pulsa Enter para hacer la jugada o Retroceso para deshacerla.
home-computer-resigns = La máquina se rinde en partidas perdidas
home-computer-resigns-hint = Solo cuando su derrota es segura.
home-show-forced = Resaltar las fichas que deben capturar
home-show-forced-hint = Antes de que hagas clic, para que no se te escape ninguna captura.
home-reset = Restablecer opciones
home-reset-done = Opciones restablecidas.
home-preview = La posición inicial de tu partida

# $side (side): who moves first. Example: Red
home-your-pieces = { $side ->
    [red] Juegas con (empiezan las rojas)
    [black] Juegas con (empiezan las negras)
   *[white] Juegas con (empiezan las blancas)
}
# $side (side): the side of a player. Example: Red
home-player-of = { $side ->
    [red] Juega con rojas
    [black] Juega con negras
   *[white] Juega con blancas
}

home-seating-fixed = Lado a lado
home-seating-turns = El tablero gira
home-seating-facing = Frente a frente
home-seating-fixed-hint = El tablero no se mueve.
home-seating-turns-hint = El tablero gira hacia quien tiene el turno.
home-seating-facing-hint = La pantalla queda entre los dos; cada cual ve sus fichas del derecho.

# $seconds (number): a thinking time, perhaps with one decimal. Example: 1.5
home-thinking-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## Decks of openings. $count is how many openings a deck has.

# $count (number). Example: 43
deck-two-move = Aperturas de dos jugadas ({ $count })
# $count (number). Example: 4
deck-two-move-barred = De dos jugadas, solo las excluidas ({ $count })
# $count (number). Example: 156
deck-three-move = De tres jugadas, lista oficial ({ $count })
# $count (number). Example: 142
deck-three-move-crossboard = De tres jugadas, presencial ({ $count })
# $count (number). Example: 174
deck-three-move-mailplay = De tres jugadas, por correo ({ $count })
# $count (number). Example: 18
deck-three-move-barred = De tres jugadas, solo las excluidas ({ $count })
# $count (number). Example: 302
deck-three-move-table = De tres jugadas, tabla completa ({ $count })
# $count (number). Example: 72
deck-eleven-man = Cada posición una vez ({ $count })
# $count (number). Example: 2916
deck-eleven-man-draws = Como en los torneos ({ $count } sorteos)

# $minutes (number): minutes for each side. Example: 3
# $seconds (number): seconds added for each move. Example: 2
clock-short-fischer = { $minutes } + { $seconds }

# $moves (phrase): how many moves. Example: 12 moves
# $when (phrase): when it was played last. Example: Nov 3
home-game-so-far = { $moves } · { $when }

## Why a game can't start.

# $name (text): what was entered. Example: a/b
choices-bad-name = “{ $name }” no sirve como nombre. Usa uno más corto y sin caracteres especiales.
# $deck (text): what was asked for. Example: tarot
choices-unknown-deck = No existe la lista “{ $deck }”. Elige otra.
choices-bad-clock = Ese reloj no es posible. Elige otro tiempo.
# $why (phrase): the reason, in technical English. Example: expected a square
choices-bad-position = Esa posición no se puede jugar: { $why }

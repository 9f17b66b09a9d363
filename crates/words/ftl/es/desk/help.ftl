### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Ayuda
help-lead = Las reglas de las damas inglesas y cómo se juega aquí.
help-contents = En esta página
help-to-top = Volver arriba

## The rules.

help-aim = Objetivo
help-aim-text = Dos jugadores mueven por turnos. Ganas cuando tu rival no puede mover, ya sea porque capturaste todas sus fichas o porque las que le quedan están bloqueadas.

help-board = El tablero
help-board-text-1 = Se juega solo en las casillas oscuras. Cada jugador empieza con doce peones en las tres filas más cercanas.
# $side (side): who moves first. Example: Red
help-board-text-2 = { $side ->
    [red] Empiezan las rojas. Después se mueve por turnos.
    [black] Empiezan las negras. Después se mueve por turnos.
   *[white] Empiezan las blancas. Después se mueve por turnos.
}
help-board-text-3 = El tablero se coloca de modo que cada jugador tenga una casilla oscura en la esquina de su izquierda. Puedes girarlo; las casillas conservan sus números.
help-board-caption = La posición inicial.

help-moving = Mover
help-moving-text-1 = Un peón avanza una casilla en diagonal, hacia una casilla vacía.
help-moving-text-2 = Los peones nunca retroceden y nunca hay dos fichas en una misma casilla.
help-moving-caption = El peón en 10 puede ir a 14 o a 15.

help-jumping = Capturar
help-jump-text = Si una ficha rival está en diagonal delante de tu peón y la casilla de detrás está vacía, tu peón salta sobre ella y la captura.
help-jump-caption = El peón en 14 salta a 23 y captura el peón en 18.
help-must-jump = Si puedes capturar, debes hacerlo. Las fichas que deben capturar aparecen resaltadas y, si intentas otra jugada, el tablero muestra las capturas.
help-jumps-text = Si la ficha puede capturar otra vez desde donde cae, sigue saltando en la misma jugada hasta que no quede nada que capturar.
help-jumps-caption = Dos saltos, una sola jugada: de 6 a 15 y a 24.
help-choice-text = Si tienes varias capturas, elige la que quieras. No tiene que ser la de más fichas.
help-choice-caption = Saltando a 27 se capturan dos peones; saltando a 20, uno. Ambas valen; detenerse en 18, no.

help-kings = Damas
help-crown-text = Un peón que llega a la última fila se convierte en dama y recibe una corona. Ahí termina la jugada.
help-crown-caption = En 31 o en 32 el peón corona.
help-king-text = Una dama mueve y captura a una casilla de distancia, en cualquier diagonal. No recorre la diagonal entera.
help-king-caption = Una dama mueve en cuatro direcciones.
help-king-jumps-text = Las damas se pueden capturar igual que los peones, con peones o con damas.
help-king-jumps-caption = Una dama también captura hacia atrás: de 18 a 9 y a 2.
help-stops-text = Un peón que corona al capturar se detiene ahí, aunque una dama pudiera seguir saltando.
help-stops-caption = El peón captura una ficha, corona en 30 y se detiene. El peón en 25 está a salvo por ahora.

help-end = Cómo termina una partida
help-end-text-1 = Pierdes si te toca mover y no tienes ninguna jugada legal. No existe el ahogado: quien está bloqueado pierde.
help-end-text-2 = También pierdes si te rindes o se te acaba el tiempo.
help-end-text-3 = Una partida que nadie puede ganar termina en tablas.
# $side (side): who has won. Example: Red
help-end-caption = { $side ->
    [red] Les toca a las blancas y no pueden mover. Ganan las rojas.
    [black] Les toca a las blancas y no pueden mover. Ganan las negras.
   *[white] Les toca a las blancas y no pueden mover. Ganan las blancas.
}

help-draws = Tablas
help-draws-lead = Una partida puede acabar en tablas de cuatro maneras:
help-draws-agreement = De mutuo acuerdo
help-draws-agreement-text = Ofrece tablas; tu rival acepta o sigue jugando.
help-draws-repetition = Por repetición
help-draws-repetition-text = Si tu jugada va a repetir la misma posición por tercera vez, con el mismo turno, puedes reclamar tablas.
help-draws-progress = Sin progreso
help-draws-progress-text = Si en sus últimas 40 jugadas ningún bando ha movido un peón ni ha capturado, cualquiera de los dos puede reclamar tablas.
help-draws-automatic = Automáticas
help-draws-automatic-text = Si una posición se da por quinta vez, o al llegar a 300 jugadas, la partida es tablas sin que nadie las reclame.
help-draws-text = La partida muestra los dos contadores, y aparece un botón cuando puedes reclamar tablas.
help-draws-caption = En la esquina doble, una dama sola va y viene. Dos damas pueden sacarla de ahí; una no.

## The controls.

help-controls = Controles
help-pointer = Ratón y táctil
help-pointer-click = Clic y clic
help-pointer-click-text = Elige una ficha y luego su destino. Elige otra vez la ficha para soltarla.
help-pointer-drag = Arrastrar
help-pointer-drag-text = Arrastra una ficha a su destino. En una captura larga puedes pasarla por cada casilla.
help-pointer-one = Un solo clic
help-pointer-one-text = Si solo una ficha puede ir a una casilla, basta con hacer clic en ella.
help-pointer-long = Capturas largas
help-pointer-long-text = Haz clic en la última casilla o ve salto a salto. Si hay dos rutas, el tablero te pregunta cuál quieres.
help-pointer-cancel = Cancelar
help-pointer-cancel-text = Elige otra vez la ficha o pulsa Esc antes de completar la jugada.
help-pointer-confirm = Confirmar
help-pointer-confirm-text = Con “Confirmar cada jugada”, pulsa Enter o el botón para hacer la jugada.
help-keys = Teclado
help-key = Tecla
help-key-does = Qué hace
help-key-tab = lleva al tablero y luego a los botones
help-key-arrows = recorren las casillas oscuras
help-key-edges = llevan al borde del tablero
help-key-choose = eligen una ficha y luego su destino
help-key-type = escribe una jugada; bastan la primera y la última casilla
help-key-confirm = confirma la jugada pendiente
help-key-backspace = retrocede un paso antes de completar la jugada
help-key-escape = cancela la jugada que estás haciendo
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Re Pág
key-page-down = Av Pág
key-space = Espacio
key-backspace = Retroceso
help-readers = Lectores de pantalla
help-readers-text = El tablero es una cuadrícula y cada casilla dice qué hay en ella. Se anuncian las jugadas, las capturas, las capturas obligatorias, los avisos del reloj y los resultados.

## How moves are written.

help-notation = Notación
help-notation-text-1 = Las casillas oscuras se numeran del 1 al 32 desde arriba a la izquierda, con las blancas abajo. Una jugada son dos números: 11-15. Una captura se escribe con una x: 14x23.
help-notation-text-2 = Si prefieres letras, elígelas en los ajustes: columnas de la A a la H desde la izquierda y filas del 1 al 8 desde abajo, así que 11-15 pasa a ser F6-E5.
help-notation-text-3 = Una captura larga se escribe con la primera y la última casilla. Si dos rutas comparten ambas, se escriben todas las casillas.
help-notation-text-4 = Las partidas se guardan en PDN y las posiciones en FEN. Ambos son texto simple que otros programas de damas pueden leer.
help-notation-caption = Los números de las casillas.
help-letters-caption = Las mismas casillas en letras.
help-two-ways-caption = De 2 a 18 pasando por 9 o por 11: aquí se escriben todas las casillas.

## Openings, clocks, levels.

help-openings = Aperturas
help-openings-free = Libre
help-openings-free-text = Ambos mueven libremente desde la primera jugada.
help-openings-ballot = Sorteada
help-openings-ballot-text = Las tres primeras jugadas se sortean entre las 156 de la lista de la federación, o de otra lista. En los torneos cada apertura se juega dos veces cambiando de color: la revancha hace justo eso.
help-openings-eleven-man = Once peones
help-openings-eleven-man-text = Cada bando juega con un peón menos. Se sortean el peón que falta y las dos primeras jugadas.
help-openings-custom = Otra posición
help-openings-custom-text = Prepara cualquier posición en el tablero, o pégala, y juega desde ahí.

help-clocks = Relojes
help-clocks-per-turn = Por jugada
help-clocks-per-turn-text = El mismo tiempo para cada jugada.
help-clocks-whole = Por partida
help-clocks-whole-text = Un solo tiempo para todas tus jugadas.
help-clocks-increment = Con incremento
help-clocks-increment-text = Un tiempo, más unos segundos por cada jugada.
help-clocks-text = Quien se queda sin tiempo pierde. Al cerrar una partida en este dispositivo, sus relojes se paran. En línea siguen corriendo, una vez que ambos han hecho una jugada.

help-house = Regla de la casa
help-house-text = En algunas familias un peón no puede capturar una dama. Puedes activarlo antes de una partida. Todo lo demás sigue el reglamento oficial.
help-house-caption = Según el reglamento oficial, el peón debe capturar la dama. Con la regla de la casa, no puede.

help-levels = Niveles
help-levels-text = La máquina juega en diez niveles. Los más bajos cometen errores humanos: no ven tan lejos, se les escapan capturas largas y juzgan mal las posiciones. Ninguno hace trampas ni juega dos veces la misma partida.

## Games and playing online.

help-games = Tus partidas
help-games-text-1 = Cada jugada de una partida en este dispositivo se guarda al momento en este navegador. Si cierras la página o se va la luz, la partida sigue ahí, en Partidas y en la primera pantalla.
help-games-text-2 = Guarda una partida en un archivo para llevarla a otro dispositivo o programa. En Partidas puedes importar archivos con una partida o con miles.
help-games-text-3 = Después de tu primera visita, las partidas en este dispositivo, la máquina, el análisis, el editor y tus partidas guardadas funcionan sin conexión. Solo hace falta para jugar en línea. Puedes instalar la app desde el menú del navegador.

help-online = Jugar en línea
help-online-lobby = Sala
help-online-lobby-text = Elige una partida rápida y te emparejaremos con el próximo jugador. También puedes crear una partida a medida, con tu reloj, bando y apertura, o aceptar un desafío abierto.
help-online-friend = Con un amigo
help-online-friend-text = Crea un enlace y envíalo. La partida empieza en cuanto acepten. El enlace vale 24 horas.
help-online-accounts = Invitados y cuentas
help-online-accounts-text = Puedes jugar enseguida sin cuenta, con un nombre de invitado. Con una cuenta conservas tu nombre, tienes puntuación y encuentras tus partidas en todos tus dispositivos. Las que jugaste antes siguen siendo tuyas.
help-online-rated = Partidas por puntos
help-online-rated-text = Cambian tu puntuación, una para cada ritmo, y requieren una cuenta. Un signo de interrogación indica que la puntuación es provisional.
help-online-premove = Jugadas anticipadas
help-online-premove-text = Mientras tu rival piensa, haz tu próxima jugada. Se juega al instante si entonces es legal. Puedes cancelarla.
help-online-lost = Sin conexión
help-online-lost-text = La página se reconecta sola y tu partida sigue ahí. Tu reloj sigue corriendo.
help-online-leaves = Si tu rival se va
help-online-leaves-text = En su tarjeta corre una cuenta atrás de un minuto. Después puedes reclamar la victoria o seguir esperando.
help-online-abort = Anular
help-online-abort-text = Hasta que ambos hayan movido, cualquiera puede anular la partida. Nadie pierde.
help-online-offers = Tablas y deshacer
help-online-offers-text = Pídelo con un botón. Solo ocurre si tu rival acepta.
help-online-rematch = Revanchas y rondas
help-online-rematch-text = En la revancha se cambian los colores. Una ronda son dos partidas con la misma apertura: la segunda empieza sola, con los colores cambiados.
help-online-watching = Mirar
help-online-watching-text = En la sala están las partidas en vivo. Cualquiera que tenga el enlace de una partida puede verla.
help-online-correspondence = Correspondencia
help-online-correspondence-text = Con días por jugada no tienes que quedarte. Tus partidas están en la sala; primero, las que esperan tu jugada.
help-online-archive = Archivo y compartir
help-online-archive-text = Las partidas terminadas están en el archivo. Búscalas por jugador, fecha, resultado o posición. “Compartir” copia el enlace de una partida.

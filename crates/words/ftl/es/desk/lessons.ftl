learn-title = Aprender
learn-lead = Lecciones cortas en el tablero. Aprendes jugando y tras cada jugada sabes si vas bien.
learn-start = Empezar:
learn-continue = Continuar:
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
learn-steps-done = { $done } de { $all }
learn-complete = Hecha
learn-step = Paso { $step } de { $all }
learn-your-turn = Te toca.
learn-busy = Un momento…
learn-lesson-finished = Ya terminaste esta lección. Repítela o sigue adelante.
learn-question = ¿Quién tiene la oposición?
learn-i-do = Yo
learn-opponent-does = Mi rival
learn-hint = Pista
learn-hint-piece = Mira la ficha marcada.
learn-hint-move = Prueba { $move }.
learn-show-why = Ver por qué
learn-start-over = Otra vez
learn-next = Siguiente paso
learn-next-lesson = Siguiente: { $lesson }
learn-all-done = Todos los cursos
learn-actions = Lección
learn-reply = Tu rival juega { $move }. Te toca.
learn-right = ¡Muy bien!
learn-lesson-done = ¡Bien hecho, la lección está completa!
learn-rules-done = ¡Has ganado! Ya conoces las reglas. Juega una partida o sigue aprendiendo.
learn-play-game = Jugar una partida
learn-you-play = Juegas con { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}.
learn-not-kept = No se pudo guardar tu progreso en este navegador.
learn-no-engine = No se pudo comprobar la jugada. Recarga la página y vuelve a intentarlo.
learn-out-of-reach = Así no llegas. Prueba otro camino.
learn-too-few = Así capturas muy pocas fichas. Busca otra captura.
learn-no-block = Eso no es un bloqueo: tu rival todavía puede mover. Prueba otra cosa.
learn-too-slow = Todavía puedes ganar, pero tardarás mucho más. Prueba otra cosa.
learn-not-in-line = Es legal, pero es otra apertura. Vuelve a intentarlo.
learn-wrong = { $why } Prueba otra cosa.
learn-weak = Hay algo mejor. Mira otra vez.
learn-the-move-count = { $count ->
    [one] Cuenta { $count } ficha. Impar: tienes la oposición.
   *[other] Cuentan { $count } fichas. Si es impar, tienes la oposición.
}
learn-the-move-mine = { $count ->
    [one] No: cuenta { $count } ficha, y es impar. La oposición es tuya.
   *[other] No: cuentan { $count } fichas, y es impar. La oposición es tuya.
}
learn-the-move-theirs = { $count ->
    [0] No: no cuenta ninguna ficha, y cero es par. La oposición es de tu rival.
    [one] No: cuenta { $count } ficha. La oposición es de tu rival.
   *[other] No: cuentan { $count } fichas, y es par. La oposición es de tu rival.
}

course-first-game = La primera partida
course-seeing-shots = Ver los golpes
course-endings = La oposición y los finales
course-openings = Aperturas

lesson-moving = Mover
lesson-moving-forward = El peón de abajo es tuyo. Mueve en diagonal hacia delante, una casilla cada vez: elígelo y luego la casilla siguiente, hasta la marcada. Los mensajes nombran las casillas por su número.
lesson-moving-edge = En el borde solo hay un camino: lleva tu peón a la casilla marcada.

lesson-jumping = Capturar
lesson-jumping-one = Salta sobre una ficha rival a la casilla vacía de detrás y la capturas. ¡Hazlo!
lesson-jumping-must = Si puedes capturar, debes hacerlo. Un anillo señala la ficha que tiene que capturar: captura con ella.
lesson-jumping-double = Si la misma ficha puede seguir capturando, la jugada sigue. Captura dos de una vez: ve de casilla en casilla.
lesson-jumping-choice = Si varias fichas pueden capturar, tú eliges. Una de tus capturas se lleva tres: encuéntrala.

lesson-kings = Damas
lesson-kings-crown = Un peón que llega a la última fila corona: se convierte en dama. ¡Consigue una!
lesson-kings-backward = La dama también mueve hacia atrás, también una casilla cada vez. Lleva la tuya a la casilla marcada por el camino que quieras. Tu rival espera.
lesson-kings-jump = Las damas también capturan hacia atrás. Captura las dos fichas.

lesson-winning = Ganar
lesson-winning-last = Ganas cuando a tu rival no le quedan fichas. ¡Captura la última!
lesson-winning-block = También ganas cuando tu rival no puede mover. ¡Bloquea su último peón con una jugada!

lesson-first-game = Tu primera victoria
lesson-first-game-three = Ahora tu rival también mueve. Tienes tres peones contra uno. No pierdas ninguno, no dejes pasar al suyo ¡y gana!

lesson-look-first = Mira antes de mover
lesson-look-first-safe = Antes de cada jugada, mira dónde podría capturar tu rival después. Dos de tus jugadas pierden un peón: haz otra.
lesson-look-first-crowd = Lo mismo con más fichas en el tablero. Haz una jugada que no pierda nada.

lesson-two-for-one = Dos por una
lesson-two-for-one-give = Capturar es obligatorio, así que puedes llevar las fichas rivales adonde quieras. Entrega una y captura más.
lesson-two-for-one-pull = Saca a un peón de su sitio y el camino queda libre. Gana una ficha.
lesson-two-for-one-kings = También funciona contra damas: entrega dos y captura tres.

lesson-two-for-two = Dos por dos
lesson-two-for-two-through = A veces el premio es el camino libre. Entrega dos peones y captura dos: tu último salto se abre paso hacia la última fila.
lesson-two-for-two-crown = Otra vez dos por dos. Ahora tu último salto termina en la última fila.

lesson-steal = Fichas sin salida
lesson-steal-prison = A veces una ficha no puede escapar y te la llevas gratis. Encuentra la jugada tranquila que gana una.
lesson-steal-wait = Sin prisa: coloca tus peones de modo que cualquier respuesta pierda una ficha.
lesson-steal-hold = Tu rival amenaza con abrirse paso. Detenlo y ganarás una ficha.

lesson-breeches = El ataque doble
lesson-breeches-king = Quien ataca dos fichas a la vez gana una: solo una puede escapar. ¡Ataca dos!
lesson-breeches-double = Coloca tu dama para que su próxima captura se lleve dos.

lesson-in-and-out = Entrar y salir
lesson-in-and-out-let-in = Un peón que captura y llega a tu fila de atrás corona y se detiene. Eso te regala una jugada: déjalo entrar y, cuando la dama tenga que capturar para salir, llévate tres.
lesson-in-and-out-clear = Otra vez: deja entrar a un peón, pero ahora usa la jugada regalada para despejar la casilla donde su dama tiene que caer.

lesson-back-shot = El golpe por detrás
lesson-back-shot-behind = Los peones solo capturan hacia delante, pero una dama nueva captura hacia atrás y los sorprende por la espalda. Entrega antes un peón y después corona.
lesson-back-shot-swap = Aquí tu rival puede capturar dos veces, porque tu golpe por detrás se lleva más. Encuentra el peón que debes entregar.

lesson-king-row = Cuida tu última fila
lesson-king-row-guard = Los peones de tu fila de atrás impiden que el rival corone. Encuentra una buena jugada sin moverlos de allí.
lesson-king-row-hold = Una jugada abre la puerta de tu fila de atrás. Haz otra mejor.

lesson-bridge = El puente
lesson-bridge-wall = Dos peones en tu fila de atrás con una casilla en medio forman un puente: un peón solo no puede pasar. Deja el puente quieto y haz dos buenas jugadas.
lesson-bridge-time = Aquí el puente te da tiempo. Que cuide la fila de atrás mientras tu tercer peón corre a coronar: encuentra cuatro buenas jugadas.
lesson-bridge-catch = El peón que está ante tu puente no puede avanzar. Mantén el puente y usa tu dama.

lesson-exchange = Cambios
lesson-exchange-free = Cambiar peón por peón puede frenar un ataque o ganar la partida. Encuentra el cambio correcto.
lesson-exchange-win = Tienes ventaja, y los cambios te convienen. Ofrece uno que gane.

lesson-the-move = La oposición
lesson-the-move-count = Con igual número de fichas, un bando tiene la oposición: le queda la última buena jugada. En tu turno, cuenta todas las fichas de ambos bandos en las columnas que empiezan en tu fila de atrás: si el número es impar, la oposición es tuya.
lesson-the-move-even = Cuenta otra vez. ¿Quién tiene la oposición aquí?
lesson-the-move-win = Dama contra dama suele ser tablas. Pero aquí tienes la oposición: acércate a tu rival y gana.

lesson-two-kings = Dos damas contra una
lesson-two-kings-close = Dos damas ganan a una. La dama está atrapada en el borde: remata.
lesson-two-kings-corner = En la esquina doble, la dama va y viene. Sácala de allí y gana.
lesson-two-kings-whole = Ahora el final completo: acerca tus damas, saca a la dama de la esquina doble y gana.

lesson-double-corner = La esquina doble
lesson-double-corner-run = En la esquina doble, una dama está a salvo de otra. Llega a tiempo y aguanta cuatro jugadas.
lesson-double-corner-choose = ¿Por dónde se salva? Aguanta cuatro jugadas.

lesson-three-against-two = Tres contra dos
lesson-three-against-two-cut-off = Dos damas y un peón pueden ganar a dos damas si cortas el camino a las tablas. Encuentra las únicas jugadas que ganan.
lesson-three-against-two-squeeze = Solo una jugada conserva la victoria. Encuéntrala y luego busca la siguiente.

lesson-man-down = Una ficha menos
lesson-man-down-attack = Con una ficha menos no todo está perdido: ataca y recupérala. Mantén las tablas tres jugadas.
lesson-man-down-back = Vuelve a tiempo y los peones no pasarán. Mantén las tablas tres jugadas.

lesson-first-position = La Primera Posición
lesson-first-position-finish = El final más famoso: una dama y un peón por bando. Aquí, cerca del final, atrapa a la dama y gana.
lesson-first-position-crown = Aquí empieza: corona tu peón mientras tu dama tiene ocupada a la otra. Encuentra seis buenas jugadas.
lesson-first-position-keep-out = La dama quiere volver a la esquina doble. No la dejes: encuentra dos buenas jugadas.
lesson-first-position-whole = Ahora el final completo, contra la mejor defensa: 41 jugadas por el camino más corto. Tómate tu tiempo.

lesson-first-moves = Buenas primeras jugadas
lesson-first-moves-develop = Lleva peones hacia el centro y mantenlos juntos. Encuentra dos buenas jugadas.
lesson-first-moves-answer = En los torneos se sortean las tres primeras jugadas. Los peones del rival están sueltos: encuentra dos buenas jugadas.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Esta es la Old Fourteenth, la apertura más jugada de todas. Si no la conoces, pide pistas.
lesson-old-fourteenth-continue = Ahora el otro bando: encuentra dos buenas jugadas en esta apertura.

lesson-cross = Cross
lesson-cross-line = En la Cross, las blancas se acercan enseguida a tu peón del centro. Juega las primeras jugadas; las pistas muestran el camino.
lesson-cross-choose = Ahora tú: encuentra dos buenas jugadas.

lesson-trap = Una trampa de apertura
lesson-trap-punish = En la apertura Douglas, tu rival hizo una jugada natural que pierde un peón. ¡Aprovéchalo!

learn-drills = Practicar finales
learn-drills-lead = Juégalos hasta el final contra la mejor defensa. Tres veces sin error y los dominas.
learn-drill-win = Gana contra la mejor defensa.
learn-drill-draw = { $count ->
    [one] Mantén las tablas { $count } jugada.
   *[other] Mantén las tablas { $count } jugadas.
}
learn-drill-done = { $count ->
    [one] ¡Hecho en { $count } jugada!
   *[other] ¡Hecho en { $count } jugadas!
}
learn-drill-not-clean = Hecho, pero no sin ayuda o errores. ¡Otra vez!
learn-drill-wins = { $wins } de { $all } veces
learn-drill-fewest = { $count ->
    [one] récord: { $count } jugada
   *[other] récord: { $count } jugadas
}
learn-drill-shortest = { $count ->
    [one] lo más corto: { $count } jugada
   *[other] lo más corto: { $count } jugadas
}
learn-drill-done-longer = { $count ->
    [one] ¡Hecho en { $count } jugada! El camino más corto son { $best }.
   *[other] ¡Hecho en { $count } jugadas! El camino más corto son { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] ¡Hecho en { $count } jugada, el camino más corto!
   *[other] ¡Hecho en { $count } jugadas, el camino más corto!
}
learn-drill-again = Otra vez
learn-mastered = Dominado
learn-drill-engine = Aquí hay demasiadas fichas para las tablas de finales de esta app, así que defiende el motor. Juega bien, pero no puede demostrar que sus jugadas son las mejores.
drill-two-kings = Dos damas contra una
drill-three-kings = Tres damas contra dos
drill-one-king = Dama contra dama
drill-bridge = Contra el puente
drill-first-position = La Primera Posición
drill-second-position = La Segunda Posición
drill-third-position = La Tercera Posición
drill-double-corner = La esquina doble
drill-man-down = Una ficha menos
drill-fourth-position = La Cuarta Posición
drill-fourth-position-draw = La Cuarta Posición: salva las tablas
drill-brown = Las tablas del Dr. Brown
drill-payne = Las tablas de Payne en la esquina doble
drill-shut-in = Una dama encerrada en la esquina doble
learn-puzzles = Problemas
learn-puzzles-lead = Posiciones de partidas con una sola jugada correcta en cada paso.
learn-puzzles-open = Resolver problemas
learn-puzzles-missing = No se pudieron cargar los problemas. Comprueba la conexión y recarga la página.
learn-puzzle-kind = Modo
learn-puzzle-daily = Problema del día
learn-puzzle-training = Serie de problemas
learn-puzzle-rush = Tres minutos contrarreloj
learn-puzzle-win = Encuentra la jugada ganadora.
learn-puzzle-draw = Encuentra la jugada que salva las tablas.
learn-puzzle-material = Encuentra la jugada que gana material.
learn-puzzle-rating = Puntuación { $rating }
learn-puzzle-solved = ¡Resuelto!
learn-puzzle-next = Siguiente problema
learn-puzzle-source = De una partida del nivel { $black } contra el nivel { $white }, hacia la jugada { $move }. La posición puede diferir de la partida en una jugada de principiante.
learn-puzzle-game = Abrir la partida
learn-puzzle-game-missing = No se pudo cargar la partida. Comprueba la conexión e inténtalo de nuevo.
learn-puzzle-player = Nivel { $level }
learn-puzzle-score = Tu puntuación: { $rating } · racha: { $streak } (récord: { $best }) · por repetir hasta mañana: { $due }
learn-puzzle-unrated = Cuenta el primer intento · ejercicios hasta tu puntuación: { $left } · racha: { $streak } (récord: { $best }) · por repetir hasta mañana: { $due }
learn-rush = { $left } s · resueltos: { $solved } · fallados: { $missed }
learn-rush-rules = Resuelve todos los que puedas. El tercer fallo termina la ronda.
learn-rush-over = Fin: { $solved } resueltos. Tu récord: { $best }
learn-rush-best = Mejores resultados
learn-rush-week = Esta semana
learn-rush-all = De siempre
learn-rush-nobody = Nadie ha jugado todavía.
learn-rush-log-in = Inicia sesión para aparecer aquí
learn-rush-score = { $solved } resueltos, { $missed } fallados
learn-rush-mine = Tu puesto: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Números de las casillas
learn-squares-lead = Las jugadas se escriben con los números de las casillas. Búscalos hasta saberlos de memoria.
learn-squares-open = Practicar
learn-squares-find = Busca la casilla { $number }.
learn-squares-missed = Esa es la { $number }. La correcta está marcada.
learn-squares-left = { $count ->
    [one] Queda { $count } casilla
   *[other] Quedan { $count } casillas
}
learn-squares-done = { $misses ->
    [0] ¡Hecho en { $seconds } s sin fallos!
   *[other] Hecho en { $seconds } s. Fallos: { $misses }.
}
learn-squares-best = Mejor tiempo sin fallos: { $seconds } s

## Who has the move, the opposition, counted on the board.

the-move-show = ¿Quién tiene la oposición?
the-move-odd = Juegan las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}. Fichas en sus columnas: { $count }. Es impar, así que tienen la oposición.
the-move-even = Juegan las { $side ->
    [red] rojas
    [black] negras
   *[white] blancas
}. Fichas en sus columnas: { $count }. Es par, así que la oposición es de las { $other ->
    [red] rojas
    [black] negras
   *[white] blancas
}.
the-move-none = Nadie tiene la oposición: los bandos no tienen el mismo número de fichas.

### What all online screens share.

online-offline = No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.
online-no-games = En este servidor no se puede jugar en línea.
online-no-session = Tu sesión ya no está abierta aquí.
online-odd = El servidor envió una respuesta que esta página no entiende. Recarga la página.
online-loading = Cargando…
online-no-games-title = Aquí no se juega en línea
online-no-games-lead = Este { -brand } ofrece la app, pero no tiene dónde guardar partidas en línea.
online-no-games-help = Quien lo administra puede activarlo con este comando.
online-play-here = Jugar en este dispositivo

## Games in lists.

online-running = En juego
online-your-turn = Te toca
online-rated = por puntos
online-casual = amistosa
online-save-pdn = Guardar como archivo PDN
online-pages = Páginas
online-older = Antiguas
online-newer = Recientes
online-newest = Últimas
online-copied = Copiado.
online-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo.
online-share = Compartir

# $speed (speed): how fast it is. Example: Blitz
# $rated (phrase): whether it counts. Example: rated
online-kind-of-game = { $speed } · { $rated }
# $when (phrase): a date or time. Example: Nov 3
online-started = empezó: { $when }
online-won = Ganada
online-drew = Tablas
online-lost = Perdida
# $time (phrase): how long. Example: 2 d 3 h
online-time-left = quedan { $time }
online-kind-guest = Invitado
online-kind-player = Jugador
online-kind-computer = Máquina
# $rating (number): a rating that is not certain yet. Example: 1510
online-rating-provisional = { $rating }?
# $rating (number): the same, for screen readers. Example: 1510
online-rating-provisional-spoken = { $rating }, provisional
# $wins (number). Example: 12
# $draws (number). Example: 3
# $losses (number). Example: 4
online-record = Ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
# A rating curve in words, for screen readers.
# $speed (speed): how fast the games were. Example: Blitz
# $games (number): how many rated games. Example: 20
# $first (number): the first rating. Example: 1500
# $last (number): the last rating. Example: 1540
# $lowest (number). Example: 1480
# $highest (number). Example: 1560
online-curve = { $games ->
    [one] { $speed }: puntuación tras { $games } partida por puntos: de { $first } a { $last }, mínima { $lowest }, máxima { $highest }.
   *[other] { $speed }: puntuación tras cada una de { $games } partidas por puntos: de { $first } a { $last }, mínima { $lowest }, máxima { $highest }.
}

## What the server refuses.

problem-bad-message = El servidor no entendió la petición. Recarga la página.
problem-stale = Mientras tanto, la partida ha avanzado.
problem-not-your-seat = Estás mirando esta partida, no la juegas.
problem-not-joined = Entra primero en la partida.
problem-no-game = Partida no encontrada.
problem-no-account = No hay ninguna cuenta con ese nombre.
problem-not-found = No lo encontramos.
problem-taken-faster = Alguien se te adelantó.
problem-offer-gone = Este desafío ya no está abierto.
problem-own-offer = Este desafío es tuyo.
problem-too-many-offers = Tienes demasiados desafíos abiertos. Cierra uno primero.
problem-rated-needs-account = Para jugar por puntos hace falta una cuenta.
problem-rated-needs-clock = Una partida por puntos necesita reloj.
problem-rated-needs-random-sides = En una partida por puntos no puedes elegir el color.
problem-bad-clock = El servidor no permite ese reloj.
problem-second-game-first = Juega primero la segunda partida de la ronda.
problem-unavailable = El servidor no puede hacerlo ahora. Inténtalo en un momento.
problem-too-many-requests = Demasiadas peticiones desde tu dirección. Espera un minuto.
problem-too-many-pages = Tienes demasiadas páginas abiertas. Cierra una.
problem-too-many-games = Tienes demasiadas partidas abiertas. Deja una.
problem-too-fast = Estás enviando demasiado. Ve más despacio.
problem-bad-chat = Un mensaje tiene de 1 a 200 caracteres en una línea.
problem-account-exists = Ya tienes una cuenta.
problem-name-taken = Ese nombre, u otro muy parecido, ya está en uso.
problem-name-length = Un nombre tiene de 1 a 20 caracteres.
problem-name-characters = Un nombre empieza por una letra y usa letras de la A a la Z sin tilde, cifras, espacios, - _ y .
problem-name-spaces = Un nombre no puede tener dos espacios seguidos.
problem-name-reserved = Ese nombre está reservado.
problem-name-of-account = Ese nombre es de alguien que tiene cuenta.
problem-password-length = Una contraseña tiene de 12 a 128 caracteres.
problem-password-is-name = Tu contraseña no puede ser tu nombre.
problem-too-many-tries = Demasiados intentos. Espera un rato.
problem-wrong-login = Nombre o contraseña incorrectos.
problem-not-with-token = Entra en tu cuenta para hacer esto. Una clave no basta.
problem-need-account = Para esto necesitas una cuenta.
problem-bad-label = Una etiqueta tiene de 1 a 40 caracteres en una línea.
problem-too-many-tokens = Ya tienes diez claves. Elimina una primero.
problem-export-busy = Otros están descargando sus partidas. Inténtalo en un minuto.
problem-bad-level = Los niveles de la máquina van del 1 al 10.
problem-computer-rated = Las partidas contra la máquina siempre son amistosas.
problem-no-computer = En este servidor no se puede jugar contra la máquina.
problem-computer-busy = La máquina está jugando demasiadas partidas. Inténtalo dentro de un rato.
problem-too-many-computer-games = Ya tienes dos partidas contra la máquina. Termina una primero.
problem-no-session = Vuelve a abrir la página para iniciar una sesión.
problem-cross-site = No se permiten peticiones desde otros sitios.
problem-too-slow = Tardó demasiado. Inténtalo de nuevo.
problem-unknown = El servidor lo rechazó.
problem-not-a-path = Esas casillas no forman una jugada.
problem-game-over = La partida terminó.
problem-game-aborted = La partida se anuló.
problem-no-draw-to-claim = Aún no puedes reclamar tablas.
problem-take-back-too-far = No puedes deshacer tantas jugadas.
problem-still-in-grace = Tu rival todavía puede volver.
problem-not-now = Eso no es posible ahora.
problem-too-many-running = Tienes demasiadas partidas en curso. Termina una antes.
problem-not-stored = El servidor no puede guardar jugadas ahora mismo. Inténtalo de nuevo en un momento.
problem-too-much-chat = Envías mensajes demasiado rápido. Espera un momento.
problem-password-common = Esa contraseña es fácil de adivinar. Elige otra.
problem-wrong-code = Nombre o código incorrecto, o el código ya se usó.
problem-wrong-host = Este servidor no responde a ese nombre de host.
problem-too-many-take-backs = Has pedido deshacer demasiadas veces en esta partida.
problem-long-log = Esta partida llegó a su límite. Solo se puede jugar y terminarla.
problem-not-your-turn = No es tu turno.
online-computer-name = Máquina ({ $level })
online-deleted-player = Jugador eliminado

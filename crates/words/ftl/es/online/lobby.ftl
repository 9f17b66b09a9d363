### The lobby, where players find opponents, and challenges by link.

lobby-title = Jugar en línea
# $name (slot): where the name goes, a link to the reader's page. Example: Ann
lobby-you-are = Eres { $name }
lobby-connecting = Conectando…
lobby-account = Cuenta
lobby-sign-up = Crear cuenta
lobby-archive = Archivo
lobby-alone = Juega con otros
lobby-alone-lead = Esta app funciona en tu equipo y solo tú llegas a ella. Para jugar con otros, ve a un servidor o abre uno en tu red.
lobby-alone-server = Jugar en un servidor
lobby-alone-server-lead = Escribe la dirección que usan tus amigos o tu club.
lobby-alone-address = Dirección del servidor
lobby-alone-go = Ir al servidor
lobby-alone-bad-address = Eso no es una dirección web. Escribe una como play.example.org.
lobby-alone-host = Abre un servidor en tu red
lobby-alone-host-lead = Cierra esta app y ábrela con este comando. Muestra la dirección para los demás y un código QR para escanear.

lobby-quick = Partida rápida
lobby-quick-lead = Pulsa un botón y te emparejaremos con el próximo jugador.
lobby-rated = Por puntos
lobby-rated-hint = Cuenta para tu puntuación.
lobby-rated-for-accounts = Para jugar por puntos hace falta una cuenta.
lobby-rated-side = En las partidas por puntos los colores se sortean.

lobby-looking = Buscando rival…
lobby-canceled = Búsqueda cancelada.

lobby-custom = Partida a medida
lobby-against = Rival
lobby-anyone = Cualquiera
lobby-friend = Un amigo
lobby-computer = Máquina
lobby-clock = Reloj
lobby-live = Minutos
lobby-days = Días
lobby-no-clock = Ninguno
lobby-minutes = Minutos por jugador
lobby-increment = Segundos extra por jugada
lobby-days-per-move = Días por jugada
lobby-no-clock-hint = Sin límite de tiempo. Las partidas sin reloj nunca son por puntos.
lobby-days-hint = No tienes que quedarte. Vuelve cuando te toque.
lobby-opening = Apertura
lobby-free = Libre
lobby-three-move = Tres jugadas
lobby-eleven-man = Once peones
lobby-heat = Dos partidas
lobby-heat-hint = La segunda empieza sola, con la misma apertura y los colores cambiados.
lobby-seek = Buscar rival
lobby-make-link = Crear un enlace
lobby-play-computer = Jugar con la máquina

lobby-link-title = Envía este enlace a tu amigo
lobby-link-label = Enlace del desafío
lobby-link-lead = La partida empieza en cuanto acepten. El enlace vale 24 horas, aunque te vayas.
lobby-copy-link = Copiar enlace
lobby-link-copied = Enlace copiado.
lobby-link-code = Código QR del enlace
lobby-link-local = Este enlace solo funciona en este equipo. Inicia el servidor con --listen 0.0.0.0:3264 para que otros puedan abrirlo.
lobby-withdraw = Retirar
lobby-withdrawn = Desafío retirado.
lobby-share-title = ¿Una partida de damas?

lobby-open-seeks = Desafíos abiertos
lobby-no-seeks = No hay desafíos abiertos. Empieza una partida rápida y los demás te verán aquí.
lobby-only-own-seek = No hay otros desafíos. El tuyo está abierto: los demás lo ven aquí y pueden aceptarlo.
lobby-play = Jugar
lobby-needs-login = Entra para jugar

lobby-my-games = Tus partidas
lobby-watch = Partidas en vivo
lobby-nothing-to-watch = Ahora no hay partidas en vivo. Las terminadas están en el archivo.

# $name (text): who offers the game. Example: Ann
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-take = Jugar con { $name }: { $terms }
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-cancel-seek = Cancelar: { $terms }
# $name (text): a player. Example: Ann
lobby-friend-note = Crea un enlace y envíaselo a { $name }.
# $count (number): days for each move. Example: 3
lobby-days-option = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
# $side (side): which pieces the player wants. Example: White
lobby-wants = { $side ->
    [red] juega con rojas
    [black] juega con negras
   *[white] juega con blancas
}

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = blitz
fact-rapid = rápida
fact-classical = clásica
fact-correspondence = correspondencia
fact-rated = por puntos
fact-casual = amistosa
fact-three-move = sorteo de tres jugadas
fact-eleven-man = sorteo de once peones
fact-heat = dos partidas

## A challenge from another player.

challenge = Desafío
# $name (text): who sent it. Example: Ann
challenged-by = { $name } te desafía
challenge-profile = Resultados y puntuaciones
challenge-accept = Aceptar y jugar
challenge-decline = No, gracias
challenge-accepting = Empezando la partida…
challenge-gone = Este desafío ya no está abierto
challenge-gone-lead = Lo aceptaron, lo retiraron o caducó. Pide otro enlace o busca otro rival.
challenge-invalid = Este enlace no es válido
challenge-invalid-lead = El enlace está incompleto. Pídelo otra vez.
challenge-own = Este desafío es tuyo
challenge-own-lead = Envía el enlace a un amigo. Esta página abrirá la partida en cuanto acepte.
challenge-needs-account = Esta partida es por puntos y requiere una cuenta. Crea una y vuelve a abrir este enlace.
challenge-to-lobby = Sala
challenge-rated = Partida por puntos.
challenge-casual = Partida amistosa (sin puntos).
challenge-heat = Dos partidas: la segunda con la misma apertura y los colores cambiados.
challenge-sides-random = Los colores se sortean.
# $side (side): the reader's side. Example: Red
challenge-you-play-first = { $side ->
    [red] Juegas con las rojas y empiezas.
    [black] Juegas con las negras y empiezas.
   *[white] Juegas con las blancas y empiezas.
}
# $side (side): the reader's side. Example: White
challenge-you-play = { $side ->
    [red] Juegas con las rojas.
    [black] Juegas con las negras.
   *[white] Juegas con las blancas.
}
challenge-opening-free = Apertura libre.
challenge-opening-three-move = Las tres primeras jugadas se sortean.
challenge-opening-eleven-man = Cada bando juega con un peón menos. Se sortean el peón que falta y las dos primeras jugadas.
# $clock (phrase): how the clock works. Example: 3 minutes per side, plus 2 seconds per move
challenge-clock = { $clock }.

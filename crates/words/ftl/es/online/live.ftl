### A live game, and the connection to the server.

live-no-answer = Se perdió la conexión antes de que respondiera el servidor. Inténtalo de nuevo.
live-connecting = Conectando…
live-reconnecting = Sin conexión. Reconectando…
live-try-now = Probar ya
live-outdated = Hay una versión nueva. Cargándola…
live-still-outdated = El servidor tiene una versión más nueva de esta página. Cierra las otras pestañas de { -brand } y recárgala.
live-broken = El servidor no entendió esta página. Recárgala.
live-reload = Recargar

live-loading = Cargando la partida…
live-no-game = Partida no encontrada
live-no-game-lead = Quizá falte una letra en la dirección. En la sala puedes encontrar rivales.
live-game-broken = No se puede mostrar esta partida
live-game-broken-lead = Los datos del servidor no encajan. Recarga la página.
live-to-lobby = Sala
# After the reader's own name.
live-you = tú
live-watching = Mirando
live-away = ausente
live-gone = se fue
# The answer no to live-resign-question.
live-play-on = Seguir jugando
live-claim-win = Reclamar victoria
live-abort = Anular
live-share = Compartir
live-link-copied = Enlace copiado.
live-no-premove = No es tu turno. Puedes anticipar una jugada, pero no esta.
live-premove-canceled = Jugada anticipada cancelada.
live-premove-dropped = Tu jugada anticipada ya no es legal.
live-accept-rematch = Aceptar revancha
live-to-next = Partida siguiente
live-watch-next = Ver la partida siguiente
live-second-follows = Ahora viene la segunda partida de la ronda, con los colores cambiados.
# $rating (code): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-new-rating = Tu puntuación: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Te toca
live-tab-waiting = Esperando
live-tab-over = Terminada

# $name (text): who is to move. Example: Ann
live-tab-turn = Turno de { $name }
# $what (phrase): what's going on. Example: Your move
# $players (phrase): who plays. Example: Ann – Ben
live-tab-title = { $what } · { $players }
# $time (code): how long the player has to come back. Example: 0:42
live-reconnecting-time = reconectando { $time }
# $count (number): milliseconds given back for a slow connection. Example: 120
live-lag = retraso { $count } ms
# $name (text): a player. Example: Ann
live-left = { $name } perdió la conexión.
# $name (text): a player. Example: Ann
live-returned = { $name } ha vuelto.
# $name (text): a player. Example: Ann
live-can-claim = { $name } no ha vuelto.
# $move (code): a move. Example: 29-25
live-premove = Anticipada: { $move }
# $why (phrase): a sentence. Example: It's White's turn.
live-move-refused = Tu jugada no se hizo. { $why }
# $address (code): the address of the game. Example: https://example.org/online/abc
live-link = Enlace a esta partida: { $address }

live-resign-question = ¿Te rindes?
live-sure-question = ¿Seguro?
live-yes = Sí
live-heat-first = Primera partida de la ronda
live-heat-second = Segunda partida de la ronda
# $count (number): how many people watch. Example: 3
live-watchers = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}

## The chat.

chat = Chat
# $count (number): how many messages are new. Example: 2
chat-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
chat-nothing = Aún no hay mensajes. Sé amable.
chat-muted = Silenciaste el chat.
chat-spectator = (mirando)
chat-say = Mensaje
chat-send = Enviar
chat-mute = Silenciar
# $name (text): who speaks. Example: Ann
# $text (text): what was said. Example: Good luck!
chat-said = { $name } dice: { $text }

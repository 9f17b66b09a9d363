### A live game, and the connection to the server.

live-no-answer = A conexão caiu antes da resposta do servidor. Tente de novo.
live-connecting = Conectando…
live-reconnecting = Offline. Reconectando…
live-try-now = Tentar já
live-outdated = Há uma versão nova. Carregando…
live-still-outdated = O servidor tem uma versão mais nova desta página. Feche as outras abas do { -brand } e recarregue.
live-broken = O servidor não entendeu esta página. Recarregue.
live-reload = Recarregar

live-loading = Carregando a partida…
live-no-game = Partida não encontrada
live-no-game-lead = Pode faltar uma letra no endereço. No lobby você encontra oponentes.
live-game-broken = Não dá para mostrar esta partida
live-game-broken-lead = Os dados do servidor não combinam. Recarregue a página.
live-to-lobby = Lobby
# After the reader's own name.
live-you = você
live-watching = Assistindo
live-away = ausente
live-gone = saiu
# The answer no to live-resign-question.
live-play-on = Continuar
live-claim-win = Exigir vitória
live-abort = Anular
live-share = Compartilhar
live-link-copied = Link copiado.
live-no-premove = Não é a sua vez. Você pode antecipar um lance, mas não este.
live-premove-canceled = Lance antecipado cancelado.
live-premove-dropped = Seu lance antecipado não é mais legal.
live-accept-rematch = Aceitar revanche
live-to-next = Próxima partida
live-watch-next = Ver a próxima partida
live-second-follows = Agora vem a segunda partida da rodada, com as cores trocadas.
# $rating (code): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-new-rating = Seu rating: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Sua vez
live-tab-waiting = Esperando
live-tab-over = Encerrada

# $name (text): who is to move. Example: Ann
live-tab-turn = Vez de { $name }
# $what (phrase): what's going on. Example: Your move
# $players (phrase): who plays. Example: Ann – Ben
live-tab-title = { $what } · { $players }
# $time (code): how long the player has to come back. Example: 0:42
live-reconnecting-time = reconectando { $time }
# $count (number): milliseconds given back for a slow connection. Example: 120
live-lag = atraso { $count } ms
# $name (text): a player. Example: Ann
live-left = { $name } perdeu a conexão.
# $name (text): a player. Example: Ann
live-returned = { $name } voltou.
# $name (text): a player. Example: Ann
live-can-claim = { $name } não voltou.
# $move (code): a move. Example: 29-25
live-premove = Antecipado: { $move }
# $why (phrase): a sentence. Example: It's White's turn.
live-move-refused = Seu lance não foi feito. { $why }
# $address (code): the address of the game. Example: https://example.org/online/abc
live-link = Link desta partida: { $address }

live-resign-question = Desistir da partida?
live-sure-question = Tem certeza?
live-yes = Sim
live-heat-first = Primeira partida da rodada
live-heat-second = Segunda partida da rodada
# $count (number): how many people watch. Example: 3
live-watchers = { $count ->
    [one] { $count } assistindo
   *[other] { $count } assistindo
}

## The chat.

chat = Chat
# $count (number): how many messages are new. Example: 2
chat-unread = { $count ->
    [one] { $count } nova
   *[other] { $count } novas
}
chat-nothing = Nenhuma mensagem ainda. Seja gentil.
chat-muted = Você silenciou o chat.
chat-spectator = (assistindo)
chat-say = Mensagem
chat-send = Enviar
chat-mute = Silenciar
# $name (text): who speaks. Example: Ann
# $text (text): what was said. Example: Good luck!
chat-said = { $name } diz: { $text }

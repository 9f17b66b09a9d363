### A live game, and the connection to the server.

live-no-answer = The connection was lost before the server answered. Please try again.
live-connecting = Connecting…
live-reconnecting = Offline. Reconnecting…
live-try-now = Try now
live-outdated = A new version is available. Loading it…
live-still-outdated = The server has a newer version of this page. Close other Crownhead tabs and reload.
live-broken = The server couldn't understand this page. Reload it.
live-reload = Reload

live-loading = Loading the game…
live-no-game = Game not found
live-no-game-lead = The address may be incomplete. You can find opponents in the lobby.
live-game-broken = This game can't be shown
live-game-broken-lead = The data from the server is inconsistent. Reload the page.
live-to-lobby = Lobby
# After the reader's own name.
live-you = you
live-watching = Watching
live-away = away
live-gone = left
# The answer no to live-resign-question.
live-play-on = Keep playing
live-claim-win = Claim win
live-abort = Abort
live-share = Share
live-link-copied = Link copied.
live-no-premove = It isn't your turn. You can premove, but not this move.
live-premove-canceled = Premove canceled.
live-premove-dropped = Your premove is no longer legal.
live-accept-rematch = Accept rematch
live-to-next = Next game
live-watch-next = Watch the next game
live-second-follows = The second game of the heat comes next, with colors swapped.
# $rating (phrase): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-new-rating = Your rating: { $rating } ({ $change })
# $rating (phrase): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Your move
live-tab-waiting = Waiting
live-tab-over = Game over

# $name (text): who is to move. Example: Ann
live-tab-turn = { $name } to move
# $what (phrase): what's going on. Example: Your move
# $players (phrase): who plays. Example: Ann – Ben
live-tab-title = { $what } · { $players }
# $time (code): how long the player has to come back. Example: 0:42
live-reconnecting-time = reconnecting { $time }
# $count (number): milliseconds given back for a slow connection. Example: 120
live-lag = lag { $count } ms
# $name (text): a player. Example: Ann
live-left = { $name } lost connection.
# $name (text): a player. Example: Ann
live-returned = { $name } is back.
# $name (text): a player. Example: Ann
live-can-claim = { $name } hasn't come back.
# $move (code): a move. Example: 29-25
live-premove = Premove: { $move }
# $why (phrase): a sentence. Example: It's White's turn.
live-move-refused = Your move wasn't played. { $why }
# $address (code): the address of the game. Example: https://example.org/online/abc
live-link = Link to this game: { $address }

live-resign-question = Resign the game?
live-sure-question = Are you sure?
live-yes = Yes
live-heat-first = First game of a heat
live-heat-second = Second game of a heat
# $count (number): how many people watch. Example: 3
live-watchers = { $count ->
   *[other] { $count } watching
}

## The chat.

chat = Chat
# $count (number): how many messages are new. Example: 2
chat-unread = { $count ->
   *[other] { $count } new
}
chat-nothing = No messages yet. Be kind.
chat-muted = You muted the chat.
chat-spectator = (watching)
chat-say = Message
chat-send = Send
chat-mute = Mute
# $name (text): who speaks. Example: Ann
# $text (text): what was said. Example: Good luck!
chat-said = { $name } says: { $text }

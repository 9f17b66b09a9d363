### A live game, and the connection to the server.

live-no-answer = Die Verbindung brach ab, bevor der Server antwortete. Bitte versuch es noch einmal.
live-connecting = Verbinde …
live-reconnecting = Offline. Verbinde neu …
live-try-now = Neu versuchen
live-outdated = Es gibt eine neue Version. Sie wird geladen …
live-still-outdated = Der Server hat eine neuere Version dieser Seite. Schließ andere Tabs mit { -brand } und lade neu.
live-broken = Der Server hat diese Seite nicht verstanden. Lade sie neu.
live-reload = Neu laden

live-loading = Partie wird geladen …
live-no-game = Partie nicht gefunden
live-no-game-lead = Vielleicht fehlt ein Buchstabe in der Adresse. Gegner findest du in der Lobby.
live-game-broken = Diese Partie lässt sich nicht zeigen
live-game-broken-lead = Die Daten des Servers passen nicht zusammen. Lade die Seite neu.
live-to-lobby = Lobby
# After the reader's own name.
live-you = du
live-watching = Zuschauen
live-away = abwesend
live-gone = weg
# The answer no to live-resign-question.
live-play-on = Weiterspielen
live-claim-win = Sieg fordern
live-abort = Abbrechen
live-share = Teilen
live-link-copied = Link kopiert.
live-no-premove = Du bist nicht am Zug. Ein Vorauszug geht, aber nicht dieser.
live-premove-canceled = Vorauszug abgebrochen.
live-premove-dropped = Dein Vorauszug ist nicht mehr möglich.
live-accept-rematch = Revanche annehmen
live-to-next = Nächste Partie
live-watch-next = Nächste Partie ansehen
live-second-follows = Gleich folgt die zweite Partie mit getauschten Farben.
live-new-rating = Deine Wertung: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Dein Zug
live-tab-waiting = Warten
live-tab-over = Partie zu Ende

live-tab-turn = { $name } am Zug
live-tab-title = { $what } · { $players }
live-reconnecting-time = verbindet neu { $time }
live-lag = Lag { $count } ms
live-left = Verbindung zu { $name } verloren.
live-returned = { $name } ist wieder da.
live-can-claim = { $name } ist nicht zurückgekommen.
live-premove = Vorauszug: { $move }
live-move-refused = Dein Zug wurde nicht gespielt. { $why }
live-link = Link zu dieser Partie: { $address }

live-resign-question = Die Partie aufgeben?
live-sure-question = Ganz sicher?
live-yes = Ja
live-heat-first = Erste Partie von zweien
live-heat-second = Zweite Partie von zweien
live-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## The chat.

chat = Chat
chat-unread = { $count ->
   *[other] { $count } neu
}
chat-nothing = Noch keine Nachrichten. Sei nett.
chat-muted = Du hast den Chat stummgeschaltet.
chat-spectator = (schaut zu)
chat-say = Nachricht
chat-send = Senden
chat-mute = Stumm
chat-said = { $name } sagt: { $text }

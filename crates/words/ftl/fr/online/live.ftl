### A live game, and the connection to the server.

live-no-answer = La connexion a été perdue avant la réponse du serveur. Veuillez réessayer.
live-connecting = Connexion…
live-reconnecting = Hors ligne. Reconnexion…
live-try-now = Réessayer
live-outdated = Une nouvelle version est disponible. Chargement…
live-still-outdated = Le serveur a une version plus récente de cette page. Fermez les autres onglets Crownhead et rechargez.
live-broken = Le serveur n’a pas compris cette page. Rechargez-la.
live-reload = Recharger

live-loading = Chargement de la partie…
live-no-game = Partie introuvable
live-no-game-lead = Il manque peut-être une lettre à l’adresse. Vous trouverez des adversaires dans le salon.
live-game-broken = Impossible d’afficher cette partie
live-game-broken-lead = Les données du serveur sont incohérentes. Rechargez la page.
live-to-lobby = Salon
# After the reader's own name.
live-you = vous
live-watching = Vous regardez
live-away = hors ligne
live-gone = a quitté
# The answer no to live-resign-question.
live-play-on = Continuer
live-claim-win = Réclamer le gain
live-abort = Annuler
live-share = Partager
live-link-copied = Lien copié.
live-no-premove = Ce n’est pas à vous de jouer. Vous pouvez anticiper un coup, mais pas celui-ci.
live-premove-canceled = Coup anticipé annulé.
live-premove-dropped = Votre coup anticipé n’est plus légal.
live-accept-rematch = Accepter la revanche
live-to-next = Partie suivante
live-watch-next = Regarder la partie suivante
live-second-follows = La partie retour vient ensuite, couleurs inversées.
# $rating (code): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-new-rating = Votre classement : { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = À vous
live-tab-waiting = En attente
live-tab-over = Partie finie

# $name (text): who is to move. Example: Ann
live-tab-turn = À { $name } de jouer
# $what (phrase): what's going on. Example: Your move
# $players (phrase): who plays. Example: Ann – Ben
live-tab-title = { $what } · { $players }
# $time (code): how long the player has to come back. Example: 0:42
live-reconnecting-time = reconnexion { $time }
# $count (number): milliseconds given back for a slow connection. Example: 120
live-lag = latence { $count } ms
# $name (text): a player. Example: Ann
live-left = { $name } a perdu la connexion.
# $name (text): a player. Example: Ann
live-returned = { $name } est de retour.
# $name (text): a player. Example: Ann
live-can-claim = { $name } est toujours hors ligne.
# $move (code): a move. Example: 29-25
live-premove = Coup anticipé : { $move }
# $why (phrase): a sentence. Example: It's White's turn.
live-move-refused = Votre coup n’a pas été joué. { $why }
# $address (code): the address of the game. Example: https://example.org/online/abc
live-link = Lien de cette partie : { $address }

live-resign-question = Abandonner la partie ?
live-sure-question = Confirmer ?
live-yes = Oui
live-heat-first = Partie aller
live-heat-second = Partie retour
# $count (number): how many people watch. Example: 3
live-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## The chat.

chat = Discussion
# $count (number): how many messages are new. Example: 2
chat-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
chat-nothing = Aucun message. Restons aimables.
chat-muted = Vous avez masqué la discussion.
chat-spectator = (regarde)
chat-say = Message
chat-send = Envoyer
chat-mute = Masquer
# $name (text): who speaks. Example: Ann
# $text (text): what was said. Example: Good luck!
chat-said = { $name } dit : { $text }

### The lobby, where players find opponents, and challenges by link.

lobby-title = Jouer en ligne
# $name (slot): where the name goes, a link to the reader's page. Example: Ann
lobby-you-are = Vous êtes { $name }
lobby-connecting = Connexion…
lobby-account = Compte
lobby-sign-up = S’inscrire
lobby-archive = Archives
lobby-alone = Jouer avec d’autres
lobby-alone-lead = Cette appli tourne sur votre ordinateur et n’est accessible qu’à vous. Pour jouer avec d’autres, allez sur un serveur ou ouvrez-en un sur votre réseau.
lobby-alone-server = Jouer sur un serveur
lobby-alone-server-lead = Entrez l’adresse qu’utilisent vos amis ou votre club.
lobby-alone-address = Adresse du serveur
lobby-alone-go = Aller au serveur
lobby-alone-bad-address = Ce n’est pas une adresse web. Entrez par exemple play.example.org.
lobby-alone-host = Héberger sur votre réseau
lobby-alone-host-lead = Fermez cette appli et lancez-la avec cette commande. Elle affiche l’adresse pour les autres et un code QR à scanner.

lobby-quick = Partie rapide
lobby-quick-lead = Appuyez sur un bouton et vous jouerez contre le premier adversaire venu.
lobby-rated = Classée
lobby-rated-hint = Compte pour votre classement.
lobby-rated-for-accounts = Les parties classées demandent un compte.
lobby-rated-side = Dans une partie classée, les couleurs sont tirées au sort.

lobby-looking = Recherche d’un adversaire…
lobby-canceled = Recherche annulée.

lobby-custom = Partie sur mesure
lobby-against = Adversaire
lobby-anyone = Tout joueur
lobby-friend = Un ami
lobby-computer = Ordinateur
lobby-clock = Pendule
lobby-live = Minutes
lobby-days = Jours
lobby-no-clock = Aucune
lobby-minutes = Minutes par joueur
lobby-increment = Secondes ajoutées par coup
lobby-days-per-move = Jours par coup
lobby-no-clock-hint = Pas de limite de temps. Les parties sans pendule ne sont jamais classées.
lobby-days-hint = Inutile de rester. Revenez quand c’est à vous de jouer.
lobby-opening = Ouverture
lobby-free = Libre
lobby-three-move = Trois coups
lobby-eleven-man = Onze pions
lobby-heat = Aller-retour
lobby-heat-hint = Deux parties : la seconde commence automatiquement, avec la même ouverture, couleurs inversées.
lobby-seek = Trouver un adversaire
lobby-make-link = Créer un lien
lobby-play-computer = Jouer contre l’ordinateur

lobby-link-title = Envoyez ce lien à votre ami
lobby-link-label = Lien du défi
lobby-link-lead = La partie commence dès que votre ami accepte. Le lien est valable 24 heures, même si vous partez.
lobby-copy-link = Copier le lien
lobby-link-copied = Lien copié.
lobby-link-code = Code QR du lien
lobby-link-local = Ce lien ne fonctionne que sur cet ordinateur. Lancez le serveur avec --listen 0.0.0.0:3264 pour que d’autres puissent l’ouvrir.
lobby-withdraw = Retirer
lobby-withdrawn = Défi retiré.
lobby-share-title = Une partie de dames ?

lobby-open-seeks = Défis ouverts
lobby-no-seeks = Aucun défi ouvert. Lancez une partie rapide et les autres vous verront ici.
lobby-only-own-seek = Aucun autre défi. Le vôtre est ouvert : les autres peuvent le voir ici et l’accepter.
lobby-play = Jouer
lobby-needs-login = Connectez-vous

lobby-my-games = Vos parties
lobby-watch = Parties en direct
lobby-nothing-to-watch = Aucune partie en direct pour l’instant. Les parties finies sont dans les archives.

# $name (text): who offers the game. Example: Ann
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-take = Jouer contre { $name } : { $terms }
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-cancel-seek = Annuler : { $terms }
# $name (text): a player. Example: Ann
lobby-friend-note = Créez un lien et envoyez-le à { $name }.
# $count (number): days for each move. Example: 3
lobby-days-option = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# $side (side): which pieces the player wants. Example: White
lobby-wants = { $side ->
    [red] joue les Rouges
    [black] joue les Noirs
   *[white] joue les Blancs
}

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = blitz
fact-rapid = rapide
fact-classical = classique
fact-correspondence = correspondance
fact-rated = classée
fact-casual = amicale
fact-three-move = tirage en trois coups
fact-eleven-man = tirage à onze pions
fact-heat = aller-retour

## A challenge from another player.

challenge = Défi
# $name (text): who sent it. Example: Ann
challenged-by = { $name } vous défie
challenge-profile = Résultats et classements
challenge-accept = Accepter et jouer
challenge-decline = Non, merci
challenge-accepting = La partie commence…
challenge-gone = Ce défi n’est plus ouvert
challenge-gone-lead = Il a été accepté ou retiré, ou il a expiré. Demandez un nouveau lien ou trouvez un autre adversaire.
challenge-invalid = Ce lien de défi n’est pas valable
challenge-invalid-lead = Le lien est incomplet. Demandez-le à nouveau.
challenge-own = C’est votre propre défi
challenge-own-lead = Envoyez le lien à un ami. Cette page ouvre la partie dès qu’il est accepté.
challenge-needs-account = Cette partie est classée, et les parties classées demandent un compte. Inscrivez-vous, puis rouvrez ce lien.
challenge-to-lobby = Salon
challenge-rated = Partie classée.
challenge-casual = Partie amicale (non classée).
challenge-heat = Aller-retour : la seconde partie reprend la même ouverture, couleurs inversées.
challenge-sides-random = Les couleurs sont tirées au sort.
# $side (side): the reader's side. Example: Red
challenge-you-play-first = { $side ->
    [red] Vous jouez les Rouges et vous commencez.
    [black] Vous jouez les Noirs et vous commencez.
   *[white] Vous jouez les Blancs et vous commencez.
}
# $side (side): the reader's side. Example: White
challenge-you-play = { $side ->
    [red] Vous jouez les Rouges.
    [black] Vous jouez les Noirs.
   *[white] Vous jouez les Blancs.
}
challenge-opening-free = Ouverture libre.
challenge-opening-three-move = Les trois premiers coups sont tirés au sort.
challenge-opening-eleven-man = Chaque camp joue avec un pion de moins. Le pion retiré et les deux premiers coups sont tirés au sort.
# $clock (phrase): how the clock works. Example: 3 minutes per side, plus 2 seconds per move
challenge-clock = { $clock }.

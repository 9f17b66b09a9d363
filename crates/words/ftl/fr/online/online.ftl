### What all online screens share.

online-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
online-no-games = Le jeu en ligne n’est pas disponible sur ce serveur.
online-no-session = Vous n’avez plus de session ouverte ici.
online-odd = Le serveur a envoyé une réponse que cette page ne comprend pas. Rechargez la page.
online-loading = Chargement…
online-no-games-title = Pas de jeu en ligne ici
online-no-games-lead = Ce Crownhead fournit l’appli, mais n’a pas d’endroit où enregistrer des parties en ligne.
online-no-games-help = L’hébergeur peut l’activer avec cette commande.
online-play-here = Jouer sur cet appareil

## Games in lists.

online-running = En cours
online-your-turn = À vous
online-rated = classée
online-casual = amicale
online-save-pdn = Enregistrer dans un fichier PDN
online-pages = Pages
online-older = Plus anciennes
online-newer = Plus récentes
online-newest = Dernières
online-copied = Copié.
online-not-copied = Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.
online-share = Partager

# $speed (speed): how fast it is. Example: Blitz
# $rated (phrase): whether it counts. Example: rated
online-kind-of-game = { $speed } · { $rated }
# $when (phrase): a date or time. Example: Nov 3
online-started = début : { $when }
online-won = Gagné
online-drew = Nulle
online-lost = Perdu
# $time (phrase): how long. Example: 2 d 3 h
online-time-left = reste { $time }
online-kind-guest = Invité
online-kind-player = Joueur
online-kind-computer = Ordinateur
# $rating (number): a rating that is not certain yet. Example: 1510
online-rating-provisional = { $rating }?
# $rating (number): the same, for screen readers. Example: 1510
online-rating-provisional-spoken = { $rating }, provisoire
# $wins (number). Example: 12
# $draws (number). Example: 3
# $losses (number). Example: 4
online-record = Victoires : { $wins }, nulles : { $draws }, défaites : { $losses }
# A rating curve in words, for screen readers.
# $speed (speed): how fast the games were. Example: Blitz
# $games (number): how many rated games. Example: 20
# $first (number): the first rating. Example: 1500
# $last (number): the last rating. Example: 1540
# $lowest (number). Example: 1480
# $highest (number). Example: 1560
online-curve = { $games ->
    [one] Classement { $speed } après { $games } partie classée : de { $first } à { $last }, minimum { $lowest }, maximum { $highest }.
   *[other] Classement { $speed } après chacune des { $games } parties classées : de { $first } à { $last }, minimum { $lowest }, maximum { $highest }.
}

## What the server refuses.

problem-bad-message = Le serveur n’a pas compris la demande. Rechargez la page.
problem-stale = La partie a avancé entre-temps.
problem-not-your-seat = Vous regardez cette partie, vous ne la jouez pas.
problem-not-joined = Rejoignez d’abord la partie.
problem-no-game = Partie introuvable.
problem-no-account = Aucun compte ne porte ce nom.
problem-not-found = Introuvable.
problem-taken-faster = Quelqu’un a été plus rapide.
problem-offer-gone = Ce défi n’est plus ouvert.
problem-own-offer = C’est votre propre défi.
problem-too-many-offers = Vous avez trop de défis ouverts. Fermez-en un d’abord.
problem-rated-needs-account = Les parties classées demandent un compte.
problem-rated-needs-clock = Une partie classée se joue à la pendule.
problem-rated-needs-random-sides = Dans une partie classée, on ne choisit pas sa couleur.
problem-bad-clock = Le serveur n’accepte pas cette cadence.
problem-second-game-first = Jouez d’abord la partie retour.
problem-unavailable = Le serveur ne peut pas faire cela pour l’instant. Réessayez dans un moment.
problem-too-many-requests = Trop de demandes depuis votre adresse. Attendez une minute.
problem-too-many-pages = Vous avez trop de pages ouvertes. Fermez-en une.
problem-too-many-games = Vous avez trop de parties ouvertes. Quittez-en une.
problem-too-fast = Vous en envoyez trop. Ralentissez.
problem-bad-chat = Un message compte de 1 à 200 caractères, sur une seule ligne.
problem-account-exists = Vous avez déjà un compte.
problem-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
problem-name-length = Un nom compte de 1 à 20 caractères.
problem-name-characters = Un nom commence par une lettre et contient des lettres de A à Z, des chiffres, des espaces, - _ et .
problem-name-spaces = Un nom ne peut pas contenir deux espaces de suite.
problem-name-reserved = Ce nom est réservé.
problem-name-of-account = Ce nom appartient à quelqu’un qui a un compte.
problem-password-length = Un mot de passe compte de 12 à 128 caractères.
problem-password-is-name = Votre mot de passe ne peut pas être votre nom.
problem-too-many-tries = Trop d’essais. Attendez un peu.
problem-wrong-login = Nom ou mot de passe incorrect.
problem-not-with-token = Connectez-vous pour faire cela. Un jeton ne suffit pas.
problem-need-account = Il faut un compte pour cela.
problem-bad-label = Un libellé compte de 1 à 40 caractères, sur une seule ligne.
problem-too-many-tokens = Vous avez déjà dix jetons. Supprimez-en un d’abord.
problem-export-busy = D’autres joueurs téléchargent leurs parties en ce moment. Réessayez dans une minute.
problem-bad-level = Les niveaux de l’ordinateur vont de 1 à 10.
problem-computer-rated = Les parties contre l’ordinateur sont toujours amicales.
problem-no-computer = On ne peut pas jouer contre l’ordinateur sur ce serveur.
problem-computer-busy = L’ordinateur joue trop de parties en ce moment. Réessayez un peu plus tard.
problem-too-many-computer-games = Vous avez déjà deux parties contre l’ordinateur. Finissez-en une d’abord.
problem-no-session = Rouvrez la page pour commencer une session.
problem-cross-site = Les demandes venant d’un autre site ne sont pas autorisées.
problem-too-slow = C’était trop long. Réessayez.
problem-unknown = Le serveur a refusé.
problem-not-a-path = Ces cases ne forment pas le chemin d’un coup.
problem-game-over = La partie est finie.
problem-game-aborted = La partie a été annulée.
problem-no-draw-to-claim = Vous ne pouvez pas encore réclamer la nulle.
problem-take-back-too-far = Vous ne pouvez pas reprendre autant de coups.
problem-still-in-grace = Votre adversaire peut encore revenir.
problem-not-now = Ce n’est pas possible pour l’instant.
problem-too-many-running = Vous avez trop de parties en cours. Terminez-en une d’abord.
problem-not-stored = Le serveur ne peut pas enregistrer de coups pour le moment. Réessayez dans un instant.
problem-too-much-chat = Vous envoyez trop de messages. Attendez un instant.
problem-password-common = Ce mot de passe est facile à deviner. Choisissez-en un autre.
problem-wrong-code = Nom ou code incorrect, ou code déjà utilisé.
problem-wrong-host = Ce serveur ne répond pas à ce nom d’hôte.
problem-too-many-take-backs = Vous avez demandé trop de reprises dans cette partie.
problem-long-log = Cette partie a atteint sa limite. On ne peut plus que jouer et la terminer.
problem-not-your-turn = Ce n’est pas à vous de jouer.
online-computer-name = Ordinateur ({ $level })
online-deleted-player = Joueur supprimé

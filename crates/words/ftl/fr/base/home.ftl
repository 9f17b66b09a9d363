### The first screen, where a game starts.

home-title = Jouer aux dames
# $link (slot): where the link goes, whose text is home-lead-link. Example: someone online
home-lead = Jouez contre l’ordinateur, avec un ami sur cet appareil ou { $link }. Sans compte, sans pub. Marche aussi hors connexion.
home-lead-link = en ligne
home-opponent = Adversaire
home-against-computer = Ordinateur
home-two-players = Deux joueurs
home-friend-online = Ami en ligne
home-level = Niveau
home-start = Jouer
home-first-move = Jouez votre premier coup ou appuyez sur Jouer.
home-press-play = Appuyez sur Jouer pour commencer.

home-continue = Continuer
home-continue-title = Continuer votre partie
home-other-ways = Commencer autrement
home-set-up = Créer une position
home-load = Ouvrir une partie
home-first-time = Vous découvrez les dames anglaises ?
home-first-time-link = Apprenez les règles en cinq minutes
home-lesson = Continuer : { $lesson }

home-options = Options
home-options-lead = noms, pendule, ouverture, damier, règles
home-house-short = Règle maison
home-confirm-short = Coups à confirmer
home-name-placeholder = Nom
home-players = Joueurs
home-your-name = Votre nom
home-seating = Placement
home-thinking = Temps de réflexion maximal

home-clock = Pendule
home-no-clock = Aucune
home-per-turn = Par coup
home-sudden-death = Par partie
home-fischer = Avec incrément
home-seconds-per-turn = Secondes par coup
home-minutes = Minutes par joueur
home-increment = Secondes ajoutées par coup
home-presets = Cadences courantes
home-clock-hint = Qui dépasse son temps perd.

home-opening = Ouverture
home-free-choice = Libre
home-ballot = Tirage
home-eleven-man = Onze pions
home-custom-position = Position libre
home-deck = Tirée de
home-ballot-hint = Les premiers coups sont tirés au sort : chaque partie commence autrement.
home-eleven-man-hint = Chaque camp joue avec un pion de moins. Le pion retiré et les deux premiers coups sont tirés au sort.
home-fen = Position en FEN
# $link (slot): where the link goes, whose text is home-fen-link. Example: set up the board
home-fen-hint = Collez une position ou { $link }.
home-fen-link = placez les pièces

home-rules = Règles et aides
home-house-rule = Règle maison : un pion ne prend pas une dame
home-house-rule-hint = Ne fait pas partie des règles officielles.
home-confirm = Confirmer chaque coup
home-confirm-hint = Entrée joue le coup, Retour arrière le reprend.
home-computer-resigns = L’ordinateur abandonne les parties perdues
home-computer-resigns-hint = Seulement quand sa défaite est certaine.
home-show-forced = Montrer les pièces qui doivent prendre
home-show-forced-hint = Avant même de cliquer, pour ne manquer aucune prise.
home-reset = Réinitialiser
home-reset-done = Options réinitialisées.
home-preview = La position de départ de votre partie

# $side (side): who moves first. Example: Red
home-your-pieces = { $side ->
    [red] Votre camp (les Rouges commencent)
    [black] Votre camp (les Noirs commencent)
   *[white] Votre camp (les Blancs commencent)
}
# $side (side): the side of a player. Example: Red
home-player-of = { $side ->
    [red] Joue les Rouges
    [black] Joue les Noirs
   *[white] Joue les Blancs
}

home-seating-fixed = Côte à côte
home-seating-turns = Damier tournant
home-seating-facing = Face à face
home-seating-fixed-hint = Le damier ne bouge pas.
home-seating-turns-hint = Le damier se tourne vers qui doit jouer.
home-seating-facing-hint = L’écran est posé entre vous ; chacun voit ses pièces à l’endroit.

# $seconds (number): a thinking time, perhaps with one decimal. Example: 1.5
home-thinking-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## Decks of openings. $count is how many openings a deck has.

# $count (number). Example: 43
deck-two-move = Ouvertures en deux coups ({ $count })
# $count (number). Example: 4
deck-two-move-barred = Deux coups, exclues seulement ({ $count })
# $count (number). Example: 156
deck-three-move = Trois coups, liste officielle ({ $count })
# $count (number). Example: 142
deck-three-move-crossboard = Trois coups, jeu sur damier ({ $count })
# $count (number). Example: 174
deck-three-move-mailplay = Trois coups, correspondance ({ $count })
# $count (number). Example: 18
deck-three-move-barred = Trois coups, exclues seulement ({ $count })
# $count (number). Example: 302
deck-three-move-table = Trois coups, table complète ({ $count })
# $count (number). Example: 72
deck-eleven-man = Chaque position une fois ({ $count })
# $count (number). Example: 2916
deck-eleven-man-draws = Comme en tournoi ({ $count } tirages)

# $minutes (number): minutes for each side. Example: 3
# $seconds (number): seconds added for each move. Example: 2
clock-short-fischer = { $minutes } + { $seconds }

# $moves (phrase): how many moves. Example: 12 moves
# $when (phrase): when it was played last. Example: Nov 3
home-game-so-far = { $moves } · { $when }

## Why a game can't start.

# $name (text): what was entered. Example: a/b
choices-bad-name = Le nom « { $name } » ne convient pas. Prenez-en un plus court, sans caractères spéciaux.
# $deck (text): what was asked for. Example: tarot
choices-unknown-deck = Il n’y a pas de liste « { $deck } ». Choisissez-en une autre.
choices-bad-clock = Cette cadence n’est pas possible. Choisissez un autre temps.
# $why (phrase): the reason, in technical English. Example: expected a square
choices-bad-position = Cette position n’est pas jouable : { $why }

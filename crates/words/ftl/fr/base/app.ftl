### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
# $screen (phrase): the title of the screen, in the tab of the browser. Example: Library
page-title = { $screen } · { -brand }
skip-to-content = Aller au contenu
close = Fermer
undo = Annuler
cancel = Annuler
copy = Copier
delete = Supprimer
try-again = Réessayer
flip = Tourner
board = Damier
random = Au hasard
number-range = Entrez un nombre de { $min } à { $max }.
shortcuts = Raccourcis clavier
shortcuts-show = Afficher cette liste
shortcuts-board = Parcourir le damier
shortcuts-choose = Choisir une pièce, puis sa destination
shortcuts-type = Saisir un coup
shortcuts-cancel = Annuler un coup, fermer une liste
shortcuts-step = Coup précédent ou suivant
shortcuts-ends = Début ou fin
shortcuts-variation = Analyse : autres variantes
shortcuts-flip = Retourner le damier
shortcuts-draw = Analyse : marquer une case, tracer une flèche
shortcuts-tool = Éditeur : choisir une pièce, la gomme ou « Doit être vide »
shortcuts-undo = Éditeur : annuler, rétablir
shortcuts-right-button = Bouton droit
# The names of keys, as they are printed on keyboards in your country.
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin

## The main menu.

nav-label = Menu
nav-play = Jouer
nav-online = En ligne
nav-learn = Apprendre
nav-set-up = Éditeur
nav-library = Parties
nav-help = Aide
nav-settings = Réglages

## A page that doesn't exist.

not-found = 404
not-found-lead = Page introuvable.
not-found-home = Accueil

## Where games are stored.

# $why (phrase): a reason, a sentence. Example: Storage may be full.
storage-off = Impossible d’enregistrer les parties dans ce navigateur. { $why } Vous pouvez continuer à jouer, mais enregistrez dans un fichier ce que vous voulez garder.
storage-full = Le navigateur n’a pas pu enregistrer la partie. Son espace est peut-être plein.
# $why (phrase): the reason, in technical English. Example: SecurityError
storage-denied = Le navigateur a refusé : { $why }.

## Results, in lists of games.

# $side (side): who won. Example: Red
result-won = { $side ->
    [red] Victoire des Rouges
    [black] Victoire des Noirs
   *[white] Victoire des Blancs
}
# $side (side): who won. Example: Red
# $why (phrase): the reason, one of the messages termination-… Example: resignation
result-won-because = { $side ->
    [red] Victoire des Rouges : { $why }
    [black] Victoire des Noirs : { $why }
   *[white] Victoire des Blancs : { $why }
}
result-draw = Nulle
result-both-lost = Deux défaites

# $count (number): how many moves a game has. Example: 62
moves-so-far = { $count ->
    [0] Aucun coup joué
    [one] { $count } coup
   *[other] { $count } coups
}

## When the app itself has a bug.

crash-title = Une erreur est survenue
crash-lead = L’application s’est arrêtée. Vos parties sont enregistrées. Rechargez la page pour continuer.
crash-reload = Recharger

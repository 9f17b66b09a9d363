### The archive of all games, and the page of a player.

archive-title = Archives
archive-lead = Toutes les parties jouées ici.
archive-name = Joueur
archive-opponent = Adversaire
archive-from = Du
archive-until = Au
archive-result = Résultat
archive-any = Peu importe
archive-player-won = Gagné
archive-player-lost = Perdu
archive-draw = Nulle
archive-rated = Classée
archive-only-rated = Classées
archive-only-casual = Amicales
archive-speed = Cadence
archive-ballot = Ouverture en trois coups
archive-opening = Premiers coups
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Position
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = Un FEN, comme W:W18,K22:B3,7
archive-set-up = Créer une position
archive-more = Plus de filtres
archive-search = Chercher
archive-clear = Effacer
archive-results = Parties
archive-nothing = Aucune partie ne correspond
archive-nothing-lead = Essayez moins de mots, d’autres dates ou une ouverture plus courte.
archive-empty = Aucune partie
archive-empty-lead = Une partie apparaît ici dès qu’elle commence. Jouez la première !
archive-to-lobby = Jouer en ligne
# $count (number). Example: 12
archive-found = { $count ->
    [0] Aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
# $count (number). Example: 50
archive-found-more = { $count ->
    [one] { $count } partie et plus
   *[other] { $count } parties et plus
}

## Why a search can't be made.

# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-opening = Premiers coups illisibles : { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-position = Position illisible : { $why }
search-opponent-needs-player = Indiquez un joueur pour chercher son adversaire.
search-result-needs-player = Indiquez le joueur qui a gagné ou perdu.
search-days-reversed = Le dernier jour est avant le premier.
search-bad = Cette recherche n’est pas valable. Vérifiez ce que vous avez saisi.

## The page of a player.

player-not-there = Joueur introuvable
player-not-there-lead = Vous pouvez chercher des joueurs dans les archives.
player-record = Résultats
player-no-record = Aucune partie finie.
player-ratings = Classements
player-no-ratings = Aucune partie classée.
player-provisional = Un classement suivi d’un point d’interrogation est provisoire.
player-curve-table = Classements en tableau
player-game = Partie
player-rating = Classement
player-no-curve = La courbe commence à la première partie classée.
player-games = Parties
player-no-games = Aucune partie.
player-challenge = Défier
player-play = Jouer
player-this-is-you = C’est vous
player-export = Tout enregistrer en PDN
player-search = Chercher dans ces parties
# $deviation (number): how uncertain a rating is. Example: 90
player-plus-minus = ± { $deviation }
search-no-opening = Saisissez jusqu’à { $most } coups, comme 11-15 23-19, ou le numéro d’un tirage de trois coups.

### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = Trait aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. Profondeur { $depth } à { $deepest }, { $count } positions en { $seconds } s
analyze-known = Trait aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. La base de finales connaît cette position.
analyze-game = Partie { $number } : { $black } – { $white }, { $result } : { $counts }
analyze-better = { $score } ; mieux : { $moves } ({ $better })
analyze-comment = { $moves } était meilleur : { $better } au lieu de { $score } pour les { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}.
ballot-title = Tirage { $number } de { $deck } : { $moves }
count-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Ce fichier n’existe pas.
load-not-a-file = Ce n’est pas un fichier.
load-too-large = Le fichier dépasse { $size } Mo.
load-not-text = Le fichier n’est pas du texte.
load-unreadable = Le fichier est illisible : { $why }.

## `pdn` and its searches.

pdn-result-win = Le résultat est { $result }, mais la dernière position est gagnée par les { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}.
pdn-result-draw = Le résultat est { $result }, mais la dernière position est nulle.
pdn-problem-win = Le résultat est { $result }, mais le gain est aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
} : { $move }
pdn-problem-draw = Le résultat est { $result }, mais c’est une nulle : { $move }
pdn-problem-open = Le résultat est { $result }. Ce n’est pas prouvé.
pdn-problems-summary = { $problems } : { $agree } justes, { $differ } faux, { $open } non prouvés
pdn-problems-others = Sans position ni résultat propres : { $games }
pdn-found-at = après le coup { $number } ({ $side })
pdn-found-start = au début
pdn-found-reversed = couleurs inversées
pdn-found-count = { $count } sur { $games }
pdn-limit-reached = Arrêt après { $games } (--limit)
pdn-indexed = Dans l’index : { $games }
pdn-index-stale = L’index n’est plus à jour. Il est reconstruit.
pdn-index-not-rebuilt = L’index n’est plus à jour et n’a pas pu être remplacé. Toutes les parties sont lues à la place.
pdn-duplicate = Identique à la partie { $number } de { $file }
pdn-duplicates = Doublons supprimés : { $count }
pdn-split = { $games }, fichiers : { $count }
stats-opening = Ouverture
stats-player = Joueur
stats-year = Année
stats-move = Coup
stats-games = Parties
stats-wins = Gains
stats-draws = Nulles
stats-losses = Pertes
stats-points = Points
stats-total = Total
dxp-listening = En attente de connexions : { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } est à l’adresse { $address }
# Keep the commands in backquotes.
play-no-pages = Ce programme a été compilé sans ses pages. Compilez-les avec `cargo xtask web`, ou jouez dans le terminal avec `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = Le jeu en ligne n’est pas disponible : { $why }.
play-stop = Ctrl-C pour arrêter.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Impossible de lancer un navigateur ({ $why }). Ouvrez l’adresse vous-même.

### The analysis board.

review-free = Analyse libre
review-free-lead = Jouez les coups des deux camps et voyez ce qu’en pense le moteur.
review-invalid-position = Position non valable
review-to-editor = Créer une position
review-damaged = Cette partie est illisible
review-damaged-lead = La copie enregistrée est endommagée. Si vous avez le fichier, importez-le à nouveau.

review-moves = Coups et variantes
review-no-moves = Aucun coup. Jouez-en un sur le damier.
review-new-board = nouvelle position
review-last = Dernière position

review-actions = Analyse
review-promote = Ligne principale
review-promote-title = Faire de cette variante la ligne principale
review-delete-title = Supprimer ce coup et tous les suivants
review-export = Enregistrer PDN
review-export-title = Enregistrer dans un fichier PDN
review-copy = Garder une copie
review-copy-title = En garder une copie à part dans vos parties
review-edit = Éditer
review-edit-title = Modifier ou jouer cette position
review-promoted = C’est maintenant la ligne principale.
review-deleted = Coups supprimés.
review-lacks-moves = Il manque ici des coups de la partie.
review-restore = Rétablir les coups
review-restored = La partie est de nouveau complète.
review-saved = Ajoutée à vos parties.
review-not-kept = Le navigateur n’enregistre pas vos variantes. Enregistrez un fichier PDN avant de partir.
review-not-exported = Impossible d’enregistrer le fichier.
review-too-deep = Les variantes sont trop imbriquées pour être enregistrées. Faites de l’une d’elles la ligne principale.
# The name of a file, without its ending.
review-file = analyse

review-engine = Moteur
review-engine-off = Activez-le pour voir les meilleurs coups.
review-lines = Lignes
review-engine-settings = Réglages du moteur
review-hash = Mémoire
review-one-thread = Dans le navigateur, le moteur utilise un seul fil d’exécution, car il ne peut pas y partager sa mémoire entre plusieurs. Le programme crownhead en utilise autant que vous voulez.
review-looking = Réflexion…
review-surveying = D’abord, analyse de la partie…
review-over = Ici, la partie est finie.
review-even = égalité
# Who is better is shown with it: "Red win in 7".
review-win = gagne
review-database = Base de finales
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = gagne
review-loses = perd
review-draws = annule
# $count (number): how many moves it takes. Example: 7
review-wins-in = gagne en { $count }
# $count (number): how many moves it takes. Example: 7
review-loses-in = perd en { $count }
# $count (number): how many moves it takes. Example: 7
review-win-in = gagne en { $count }
review-only-move = seul coup
review-longest-defense = défense la plus longue
review-play-line = Jouer la ligne

review-graph = Courbe d’évaluation
review-survey = Analyser la partie
review-survey-lead = Le moteur examine chaque position et trace la courbe de la partie.
review-survey-resumes = Vous pouvez partir. L’analyse reprend quand vous rouvrez la partie.
review-stop = Arrêter

review-still-played = Cette partie est encore en cours.
review-watch = Voir en direct
review-copy-link = Copier le lien
review-link-copied = Lien copié.
review-no-such-game = Partie introuvable
review-no-such-game-lead = Le lien est peut-être incomplet ou vient d’un autre serveur. Vous pouvez chercher la partie dans les archives.
review-to-archive = Archives

review-engine-stopped = Le moteur s’est arrêté. Réactivez-le pour réessayer.

# $depth (number): how many moves ahead the engine looked. Example: 17
# $nodes (phrase): how many positions. Example: 437k
review-effort = profondeur { $depth } · { $nodes } positions
# $count (number): thousands. Example: 437
nodes-thousands = { $count } k
# $count (number): millions, with one decimal. Example: 1.2
nodes-millions = { $count } M
# $done (number): how many are done. Example: 12
# $total (number): how many there are. Example: 60
review-surveyed = { $total ->
    [one] { $done } position sur { $total }
   *[other] { $done } positions sur { $total }
}
# $side (side): who is better. Example: Red
# $by (phrase): by how much, in pieces. Example: 1.25
review-better = { $side } a { $by } d’avance
# $side (side): who wins. Example: Red
evaluation-wins = { $side } gagne
# $side (side): who has won. Example: Red
evaluation-won = { $side } a gagné
# $side (side): who wins. Example: Red
# $count (number): in how many moves. Example: 7
evaluation-wins-in = { $side } gagne en { $count }
evaluation-draw = nulle

# $side (side): whose mistakes. Example: Red
# $mistakes (phrase): all of them. Example: 1 blunder, 2 mistakes
review-mistakes = { $side } : { $mistakes }
# $side (side): who made none. Example: Red
review-no-mistakes = { $side } : aucune erreur
# $count (number). Example: 2
review-blunders = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
# $count (number). Example: 2
review-mistake-count = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
# $count (number). Example: 2
review-inaccuracies = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
# $count (number): how many moves were played. Example: 12
review-place = { $count ->
    [0] Départ
    [one] Après { $count } coup
   *[other] Après { $count } coups
}
# $place (phrase): a place in the game. Example: After 12 moves
# $evaluation (phrase): how good it is. Example: Red wins in 7
review-place-evaluated = { $place } : { $evaluation }
# $side (side): who won. Example: Red
review-outcome-wins = { $side } gagne

review-moments = Moments clés
review-moments-count = { $count ->
    [one] { $count } moment clé
   *[other] { $count } moments clés
}
review-turning-point = { $move } · tournant
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-only-mine = Les miennes
review-was-better = { $move } était meilleur.
review-analysis-by = Analyse de { $name }
review-show-better = Voir le bon coup
review-show-refutation = Voir la suite
review-try-again = Réessayer
review-find-better = Trouvez un meilleur coup. Trait : { $side }.
review-found = C’est ça : { $move } !
review-found-other = { $move } est tout aussi bon. Bravo !
review-show-answer = Voir la réponse
review-hint-piece = Regardez la pièce en { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Commentaire et signes
review-comment = Commentaire
review-draw = Dessiner
review-draw-title = Dessiner des flèches et des cercles : choisissez deux cases, ou deux fois la même.
review-draw-to = Depuis { $square } : choisissez la fin de la flèche, ou encore { $square } pour un cercle.
review-arrow = flèche de { $from } à { $to }
review-ring = cercle sur { $square }
review-drawn = Dessins : { $drawings }
review-drawn-none = Rien n’est dessiné ici.
review-signs = Signes
review-sign-brilliant = Coup brillant
review-sign-good = Bon coup
review-sign-interesting = Coup intéressant
review-sign-dubious = Imprécision
review-sign-mistake = Erreur
review-sign-blunder = Gaffe

## Un problème : une position sans coups, dont le résultat annoncé peut être vérifié.

claim-stated = Résultat annoncé : { $result }
claim-check = Vérifier
claim-checking = Vérification…
claim-tables-agree = Les bases de finales le confirment.
claim-engine-agrees = Le moteur le confirme, avec une preuve.
claim-draw = C’est une nulle : { $move }
claim-win = Les bases et le moteur disent : { $result }. Le meilleur coup est { $move }.
claim-open = Non prouvé. Le moteur jouerait { $move }.

## Partager : un lien qui contient la partie, et des images.

share-title = Partager
share-link-title = Copier un lien qui contient toute la partie
share-too-long = Cette partie est trop longue pour un lien. Enregistrez plutôt un fichier PDN.
share-svg = Diagramme (SVG)
share-png = Diagramme (PNG)
share-gif = Animation (GIF)
share-game = Partie partagée
share-broken = Ce lien est illisible
share-broken-lead = Il manque peut-être une partie du lien. Copiez-le à nouveau en entier.
share-newer-lead = Le lien vient d’une version plus récente. Rechargez la page pour la mettre à jour.

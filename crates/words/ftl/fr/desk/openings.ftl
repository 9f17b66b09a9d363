### Openings: the trainer and the explorer.

openings-title = Entraînement aux ouvertures
openings-lead = L’application commence par un tirage ou une ouverture nommée et joue selon la théorie. À vous de trouver les réponses. Ce que vous manquez revient.
openings-open = S’entraîner
openings-known = { $side } : { $known } acquises sur { $all }
openings-due = { $count ->
    [0] rien à revoir aujourd’hui
    [one] { $count } à revoir
   *[other] { $count } à revoir
}
openings-sides = Votre camp
openings-both = Les deux
openings-train = Travailler la suivante
openings-train-picked = Travailler votre sélection ({ $count })
openings-pick = Choisir des ouvertures
openings-pick-none = Effacer la sélection
openings-ballots = Tous les tirages
openings-names = Ouvertures par nom
openings-state-new = nouvelle
openings-state-learning = en cours
openings-state-known = acquise
openings-state-due = à revoir
openings-ballot = Tirage { $number } : { $moves }
openings-cell = { $opening }. { $first } : { $black }. { $second } : { $white }.
openings-task = Vous jouez les { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. Trouvez les coups de la théorie.
openings-done = { $count ->
    [one] Bien ! { $count } coup de théorie.
   *[other] Bien ! { $count } coups de théorie.
}
openings-helped = Terminé, avec un peu d’aide. Elle reviendra bientôt.
openings-next = Ouverture suivante
openings-all = Toutes les ouvertures
openings-no-book = Le livre d’ouvertures n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.

## The explorer.

explorer-title = Explorateur d’ouvertures
explorer-lead = Voyez ce que la théorie, le moteur et les parties jouées disent de chaque coup. Cliquez sur un coup pour le jouer.
explorer-moves = Coups dans cette position
explorer-move = Coup
explorer-book = Théorie
explorer-share = { $percent } %
explorer-weak = faible
explorer-engine = Moteur
explorer-games = Parties
explorer-source = Parties
explorer-library = Mes parties
explorer-archive = Ce serveur
explorer-file = Un fichier PDN…
explorer-reading = Lecture des parties : { $count }
explorer-results = { $count ->
    [one] { $count } partie : { $first } { $black } %, nulles { $draws } %, { $second } { $white } %
   *[other] { $count } parties : { $first } { $black } %, nulles { $draws } %, { $second } { $white } %
}
explorer-no-games = Aucune partie avec cette position.
explorer-analyze = Analyser
explorer-train = Travailler cette ouverture
explorer-actions = Explorateur
explorer-here = Explorer

## Un livre à soi.

book-mine = Mon livre
book-lead = L’ordinateur joue d’après votre livre au lieu du sien. Indiquez à quelle fréquence il joue chaque coup ; 0 signifie jamais.
book-make = Créer avec mes parties
book-no-games = Il vous faut d’abord, dans « Parties », des parties depuis la position de départ.
book-made = { $count ->
    [one] Votre livre a { $count } position.
   *[other] Votre livre a { $count } positions.
}
book-none-here = Votre livre n’a pas de coup ici.
book-use = Faire jouer l’ordinateur d’après mon livre
book-add = Ajouter un coup
book-weight = Poids
book-weight-of = Poids de { $move }
book-comment-on = Commentaire sur { $move }
book-remove = Retirer { $move }
book-delete = Supprimer le livre
book-deleted = Livre supprimé.
book-file = mon livre
book-open = Ouvrir un livre
book-not-a-book = « { $file } » n’est pas un livre d’ouvertures. Choisissez un fichier créé par « crownhead book build ».

### The library of games in this browser.

library-title = Vos parties
library-lead = Les parties sont enregistrées automatiquement dans ce navigateur.
library-loading = Chargement de vos parties…
library-empty = Aucune partie
library-empty-lead = Une partie apparaît ici dès qu’elle commence. Vous pouvez aussi en importer : déposez un fichier PDN sur cette page.
library-to-play = Jouer une partie
library-import = Importer
library-paste = Coller
library-paste-label = Parties en PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Anne"] [White "Paul"] 1. 11-15 23-19 …
library-paste-do = Importer
library-paste-empty = Rien à importer pour l’instant. Collez d’abord une partie.
library-export-all = Tout enregistrer
library-export-failed = Le navigateur n’a pas pu enregistrer le fichier.
library-drop-here = Déposez pour importer
library-search = Chercher
library-search-hint = Joueur, tournoi, ouverture, résultat, commentaire
library-show = Afficher
library-nothing-found = Aucune partie ne correspond. Essayez moins de mots, ou affichez tout.
library-show-all = Tout afficher
library-review = Analyser
library-rename = Renommer
library-rename-label = Nom de la partie
library-rename-do = Renommer
library-save = Enregistrer
library-pages = Pages
library-previous = Précédent
library-next = Suivant
library-problems = Voir les problèmes
library-open = Ouvrir la partie
library-pasted = Texte collé
library-all = Toutes

library-unfinished = En cours
library-finished = Finies
library-imported = Importées

# $name (phrase): a kind of game. Example: Finished
# $count (number): how many. Example: 12
library-filter = { $name } { $count }
# $file (text): the file. Example: club.pdn
# $percent (number). Example: 40
library-reading = Lecture de { $file } : { $percent } %
# $first (number). Example: 1
# $last (number). Example: 50
# $all (number). Example: 120
library-page = { $first }–{ $last } sur { $all }
# $title (text): the name of a game. Example: Ann – Ben
library-deleted = « { $title } » supprimée.
# $count (number). Example: 12
library-deleted-many = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
library-delete-question = { $count ->
    [one] Supprimer cette partie ?
   *[other] Supprimer ces { $count } parties ?
}

library-sort = Trier par
library-sort-added = Date d’ajout
library-sort-event = Tournoi
library-sort-site = Lieu
library-sort-date = Date
library-sort-length = Longueur
library-sort-opening = Ouverture
library-order = Inverser l’ordre
library-filters = Filtres
library-filters-set = Filtres ({ $count })
library-clear-filters = Effacer les filtres
library-any = Tous
library-collection = Collection
library-no-collection = Sans collection
library-result = Résultat
library-result-unknown = Inconnu
library-year-from = Depuis l’année
library-year-to = Jusqu’à l’année
library-moves-least = Coups au moins
library-moves-most = Coups au plus
library-with-position = Avec cette position
library-with-pattern = Avec ces pièces ; peu importent les autres cases
library-colors-reversed = Aussi avec les couleurs inversées
library-board-remove = Chercher sans position
library-positions-loading = Chargement des positions…
library-duplicates = Doublons
library-trash = Corbeille
library-trash-lead = { $count ->
    [one] Les parties supprimées restent ici { $count } jour.
   *[other] Les parties supprimées restent ici { $count } jours.
}
library-days-left = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
library-select = Sélectionner : { $title }
library-select-all = { $count ->
    [one] Sélectionner { $count } partie
   *[other] Sélectionner les { $count } parties
}
library-selected = { $count ->
    [one] { $count } sélectionnée
   *[other] { $count } sélectionnées
}
library-move = Déplacer vers une collection
library-move-label = Nom de la collection
library-move-do = Déplacer
library-moved = { $count ->
    [one] { $count } partie déplacée.
   *[other] { $count } parties déplacées.
}
library-restore = Restaurer
library-restored = { $count ->
    [one] { $count } partie restaurée.
   *[other] { $count } parties restaurées.
}
library-delete-forever = Supprimer définitivement
library-delete-forever-question = { $count ->
    [one] Supprimer définitivement { $count } partie ? C’est irréversible.
   *[other] Supprimer définitivement { $count } parties ? C’est irréversible.
}
library-deleted-forever = { $count ->
    [one] { $count } partie supprimée définitivement.
   *[other] { $count } parties supprimées définitivement.
}
library-damaged = Certaines parties enregistrées sont endommagées et illisibles. Les autres restent accessibles.

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

# $file (text): the file. Example: club.pdn
# $facts (phrase): the results. Example: 120 games imported, 3 couldn't be read
import-report = { $file } : { $facts }.
# $count (number). Example: 120
import-games = { $count ->
    [0] rien d’importé
    [one] { $count } partie importée
   *[other] { $count } parties importées
}
# $count (number). Example: 1
import-partly = { $count ->
    [one] { $count } importée en partie
   *[other] { $count } importées en partie
}
# $count (number). Example: 1
import-known = { $count ->
    [one] { $count } déjà présente
   *[other] { $count } déjà présentes
}
# $count (number). Example: 3
import-lost = { $count ->
    [one] { $count } partie illisible
   *[other] { $count } parties illisibles
}
import-skipped = { $games } non lues : { $variant }
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = Le fichier n’a pas été lu jusqu’au bout. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file } : { $reason }
import-empty = Le fichier est vide.
import-binary = Ce n’est pas un fichier texte. Importez des parties au format PDN ou JSON.
# $size (number): megabytes. Example: 64
import-too-large = Le fichier dépasse { $size } Mo. Divisez-le en plus petits.
import-not-stored = Le stockage du navigateur est plein ou désactivé. Les dernières parties ne restent que jusqu’à la fermeture de cette page.
import-canceled = Vous avez annulé l’importation.
import-unreadable = Le navigateur n’a pas pu lire le fichier.
# $size (number): megabytes. Example: 1
import-game-too-large = Une de ses parties dépasse { $size } Mo.
# $count (number). Example: 12
import-more-problems = … et { $count } de plus.
# $number (number): which game in the file. Example: 3
import-problem-no-end = La partie { $number } est incomplète. Le fichier est peut-être tronqué.
import-problem-too-large = La partie { $number } dépasse { $size } Mo. Le début a été gardé, le reste non.
# $number (number): which game in the file. Example: 3
# $why (phrase): the reason, in technical English. Example: the clock is missing
import-problem-not-resumable = La partie { $number } ne peut pas être reprise, mais vous pouvez l’analyser. { $why }

### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Partie { $game } : { $what }
pdn-at-move = Partie { $game }, coup { $number } ({ $side }) : { $what }
pdn-at-line = { $problem } (Ligne { $line }, colonne { $column })
pdn-illegal = { $move } n’est pas légal, et aucun autre coup n’est possible.
pdn-illegal-expected = { $move } n’est pas légal. Possible : { $moves }.
pdn-illegal-many = { $move } n’est pas légal. Possible : { $moves } et { $count } de plus.
pdn-ambiguous = { $move } peut être { $moves }.
pdn-not-a-move = « { $text } » n’est pas un coup. { $why }
pdn-not-a-position = « { $fen } » n’est pas une position. { $why }
pdn-other-game = Autre jeu : { $variant }. Seules les dames anglaises sont lues.
pdn-no-game = Il n’y a pas de partie ici. Une partie a des balises comme [Event "…"] ou des coups comme 1. 11-15.
pdn-utf16 = Le texte semble être en UTF-16 et a été lu comme tel.
pdn-open-comment = Un commentaire n’est pas fermé : il manque { "}" }.
pdn-open-variation = Une variante n’est pas fermée : il manque ).
pdn-open-setup = Une mise en place n’est pas fermée : il manque /.
pdn-too-deep = Des variantes sont imbriquées sur plus de { $most } niveaux. Les plus profondes sont gardées en commentaire.
pdn-too-long = Une balise dépasse { $most } octets. Elle a été coupée.
pdn-too-many-tags = La partie a plus de { $most } balises. Les dernières manquent.
pdn-not-utf8 = Le texte n’est pas en UTF-8. Il a été lu comme du Windows-1252.
pdn-stray-text = « { $text } » n’a pas sa place ici. Ce texte est gardé en commentaire.
pdn-closes-nothing = « { $sign } » ne ferme rien.
pdn-broken-tag = La balise { $name } est mal formée.
pdn-repeated-tag = La balise { $name } apparaît deux fois. La première compte.
pdn-no-terminator = Il manque un résultat ou * avant la partie suivante.
pdn-results-differ = La balise Result indique { $tag }, mais la partie finit par { $end }.
pdn-second-result = La partie finit par { $first }, mais { $second } suit.
pdn-result-contradicts-board = Le résultat est { $result }, mais { $side } a gagné sur le damier. Le fichier utilise peut-être 1-0 pour les Blancs.
pdn-result-not-of-board = Le résultat est { $result }, mais { $side } a gagné sur le damier.
pdn-not-a-result = « { $text } » n’est pas un résultat. Les résultats sont 1-0, 0-1, 1/2-1/2, 0-0 et *.
pdn-international-result = { $text } est un résultat de dames internationales. Il a été lu comme { $result }.
pdn-result-in-variation = Le résultat { $text } est dans une variante.
pdn-wrong-number = Le numéro de coup { $written } devrait être { $expected }.
pdn-wrong-ply-count = La balise PlyCount indique { $tag }, mais le nombre est { $count }.
pdn-unknown-game-type = Le type de jeu « { $text } » est inconnu. La partie a été lue comme des dames anglaises.
pdn-unknown-rules = Les règles « { $text } » sont inconnues. Les règles officielles ont été utilisées.
pdn-turned-letters = Les lettres des cases partent du côté des Noirs. Elles ont été converties.
pdn-not-a-nag = { $text } n’est pas une annotation. Les annotations vont de $0 à $255.
pdn-more = { $count ->
    [one] Il y a encore { $count } problème dans cette partie.
   *[other] Il y a encore { $count } problèmes dans cette partie.
}
pdn-json = Le JSON n’est pas une partie : { $why }
pdn-json-cut-off = Le JSON se termine trop tôt.
pdn-json-no-action = Chaque entrée de moves a besoin soit de move, soit de setUp.
pdn-stuck-text = « { $text } » suit un coup sans espace.
pdn-uncrowned-men = Les pions en { $squares } seraient déjà allés à dame. Ils ont été lus comme des dames.

## The games of draughts that aren't ours.

variant-international = dames internationales
variant-frisian = dames frisonnes
variant-canadian = dames canadiennes
variant-spantsiretti = Spantsiretti
variant-russian = dames russes
variant-brazilian = dames brésiliennes
variant-pool = pool checkers
variant-italian = dames italiennes
variant-spanish = dames espagnoles
variant-portuguese = dames portugaises
variant-czech = dames tchèques
variant-turkish = dames turques
variant-thai = dames thaïlandaises
variant-other = un autre jeu de dames

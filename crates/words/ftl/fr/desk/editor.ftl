### The editor, where a position is set up.

editor-title = Créer une position
editor-board = Damier à composer
editor-what-to-do = Choisissez une pièce et cliquez sur une case, ou faites-la glisser. Pour retirer une pièce, glissez-la hors du damier.
editor-tools = Pièces
editor-turn = Au trait
editor-changes = Modifications
editor-redo = Rétablir
editor-clear = Vider
editor-standard = Position initiale
editor-state = État
editor-text = Pièces en texte
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Placer
editor-fen = Position en FEN
editor-put-up = Charger
editor-copied = Position copiée.
editor-not-copied = Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.
editor-opponent = Jouer d’ici
editor-against-person = Deux joueurs
editor-against-computer = Ordinateur
editor-level = Niveau
editor-your-side = Votre camp
editor-start = Jouer
editor-analyze = Analyser
editor-find = Chercher cette position parmi les parties en ligne
editor-find-games = Chercher des parties
editor-find-library = Dans mes parties
editor-find-pattern = Avec ces pièces
editor-find-pattern-title = Parties avec ces pièces et rien sur les cases marquées ; peu importent les autres cases
editor-not-yet = La partie ne peut pas commencer.
editor-draft-lost = Le navigateur n’enregistre pas cette position. Copiez le FEN avant de partir.

# $side (side): whose pieces. Example: Red
# $count (number): how many more may be placed. Example: 3
editor-left = { $count ->
    [0] { $side } : tout est placé
   *[other] { $side } : encore { $count }
}
# $tool (tool): a piece, or the eraser. Example: Red king
# $key (number): the key that chooses it. Example: 2
editor-tool-title = { $tool } (touche { $key })
# $tool (tool): a piece, or the eraser. Example: Red king
editor-tool-chosen = { $tool ->
    [must-be-empty] Marquez maintenant les cases qui doivent être vides.
   *[red-man] Sélection : { $tool }.
}
# $side (side): who is to move. Example: Red
editor-ready = { $side ->
    [red] Position prête : trait aux Rouges.
    [black] Position prête : trait aux Noirs.
   *[white] Position prête : trait aux Blancs.
}
# $result (phrase): how it ends, a sentence. Example: Red wins. White can't move.
editor-over = Cette position est déjà finie. { $result }
# $black (phrase): what is left for one side. Example: Red: 3 left
# $white (phrase): what is left for the other. Example: White: all placed
editor-left-both = { $black }. { $white }.
editor-complete = Les deux camps ont toutes leurs pièces. La position est complète.
editor-crowned = Sur la rangée de promotion, un pion devient dame : il y en a une en { $square }.

## Why something can't be done in the editor.

editor-nothing-to-undo = Rien à annuler.
editor-nothing-to-redo = Rien à rétablir.
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-text = Texte illisible : { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-fen = Ce n’est pas une position en FEN : { $why }
placement-off-board = C’est en dehors du damier.
placement-light-square = Les pièces ne vont que sur les cases foncées.
# $piece (piece): what stands there. Example: white man
# $square (code): the square. Example: 18
placement-occupied = La case { $square } est déjà occupée ({ $piece }).
# $side (side): whose pieces. Example: Red
# $count (number): how many a side has. Example: 12
placement-out-of-pieces = { $side ->
    [red] Les Rouges ont déjà leurs { $count } pièces sur le damier.
    [black] Les Noirs ont déjà leurs { $count } pièces sur le damier.
   *[white] Les Blancs ont déjà leurs { $count } pièces sur le damier.
}
setup-entry = Entrée { $number } (« { $entry } ») : { $why }
setup-no-equals = Écrivez une case, = et une pièce, comme A7=B.
setup-not-a-piece = « { $text } » n’est pas une pièce. Après =, écrivez B, BK, W, WK ou -.

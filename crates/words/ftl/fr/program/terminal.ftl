### A game in the terminal. Words in `backquotes` are commands: keep them in English.

# $move (code): a move that waits for a yes. Example: 11-15
terminal-confirm = { $move } ? Entrée pour le jouer, ou tapez `back` pour choisir à nouveau.
terminal-nothing-to-confirm = Aucun coup à confirmer. Tapez-en un d’abord.
terminal-canceled = Annulé. Choisissez à nouveau.
terminal-nothing-to-cancel = Aucun coup à annuler.
terminal-nothing-offered = Aucune proposition n’attend de réponse.
terminal-save-where = Indiquez un fichier : save FICHIER.
# $file (code): the file. Example: game.pdn
terminal-saved = Partie enregistrée dans { $file }. Les coups suivants y seront enregistrés aussi.
# $why (phrase): the reason, in technical English. Example: permission denied
terminal-not-saved = Impossible d’enregistrer la partie : { $why }.
# $why (phrase): the reason, in technical English. Example: no such file
terminal-not-loaded = Impossible de charger { $file }, cette partie continue donc. { $why }
terminal-load-which = Indiquez un fichier : load FICHIER.
# $text (text): what was typed. Example: what
# $why (phrase): the reason, in technical English. Example: expected a square
terminal-unknown = « { $text } » n’est ni un coup ni une commande. { $why } Tapez `help` pour voir les deux.
terminal-no-moves = Aucun coup joué.
# $moves (code): the last moves. Example: 1. 11-15 23-19
terminal-moves = Coups : { $moves }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
terminal-player = { $player } : { $pieces }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
# $time (code): what's left on the clock. Example: 4:59
terminal-player-clock = { $player } : { $pieces }, reste { $time }
# $ending (phrase): how the game ended, a sentence. Example: Draw by agreement.
terminal-over = { $ending } Tapez `new`, `rematch`, `undo` ou `quit`.
# $offer (phrase): what is offered, a sentence. Example: Ann offers a draw.
# $player (phrase): who answers. Example: Ben (White)
terminal-offer = { $offer } { $player } : tapez `accept` ou `decline`.
# Where the player types.
# $player (phrase): who is to move. Example: Ann (Black)
terminal-prompt = { $player } au trait>
# $player (phrase): the computer. Example: Crownhead level 1 (White)
terminal-thinking = { $player } réfléchit. Entrée pour qu’il joue tout de suite.
# $player (phrase): the computer. Example: Crownhead level 1 (White)
# $move (code): its move. Example: 22-18
terminal-plays = { $player } joue { $move }.
terminal-no-hint = Il n’y a aucun coup à suggérer.
terminal-hint-more = Tapez encore `hint` pour en savoir plus.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Coups    11-15, 22x15 ou 22x15x8, ou en lettres : F6-E5. La prise est obligatoire. Une case
             seule montre où sa pièce peut aller, ou y joue si une seule pièce le peut.
             `moves` liste les coups légaux, `history` les coups joués.
    Règles   Les pions avancent d’une case, les dames vont dans les deux sens. Sautez par-dessus
             une pièce adverse voisine vers la case vide derrière elle, et continuez tant que
             possible. Un pion qui atteint la dernière rangée va à dame, et son coup s’arrête.
             Un joueur qui ne peut plus jouer perd.
    Partie   hint, undo, draw, accept, decline, claim (nulle de droit), resign, new, rematch
    Écran    board, flip, letters, numbers, fen
    Fichiers save FICHIER, load FICHIER
    Confirm. Avec --confirm, Entrée joue le coup et `back` l’annule.
    Quitter  quit

### A game in the terminal. Words in `backquotes` are commands: keep them in English.

# $move (code): a move that waits for a yes. Example: 11-15
terminal-confirm = { $move }? Premi Invio per giocarla, o scrivi `back` per scegliere di nuovo.
terminal-nothing-to-confirm = Nessuna mossa da confermare. Prima scrivine una.
terminal-canceled = Annullata. Scegli di nuovo.
terminal-nothing-to-cancel = Nessuna mossa da annullare.
terminal-nothing-offered = Nessuna offerta attende risposta.
terminal-save-where = Indica un file: save FILE.
# $file (code): the file. Example: game.pdn
terminal-saved = Partita salvata in { $file }. Anche le prossime mosse si salvano lì.
# $why (phrase): the reason, in technical English. Example: permission denied
terminal-not-saved = Non è stato possibile salvare la partita: { $why }.
# $why (phrase): the reason, in technical English. Example: no such file
terminal-not-loaded = Non è stato possibile caricare { $file }, quindi questa partita continua. { $why }
terminal-load-which = Indica un file: load FILE.
# $text (text): what was typed. Example: what
# $why (phrase): the reason, in technical English. Example: expected a square
terminal-unknown = «{ $text }» non è né una mossa né un comando. { $why } Scrivi `help` per vederli.
terminal-no-moves = Ancora nessuna mossa.
# $moves (code): the last moves. Example: 1. 11-15 23-19
terminal-moves = Mosse: { $moves }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
terminal-player = { $player }: { $pieces }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
# $time (code): what's left on the clock. Example: 4:59
terminal-player-clock = { $player }: { $pieces }, ancora { $time }
# $ending (phrase): how the game ended, a sentence. Example: Draw by agreement.
terminal-over = { $ending } Scrivi `new`, `rematch`, `undo` o `quit`.
# $offer (phrase): what is offered, a sentence. Example: Ann offers a draw.
# $player (phrase): who answers. Example: Ben (White)
terminal-offer = { $offer } { $player }: scrivi `accept` o `decline`.
# Where the player types.
# $player (phrase): who is to move. Example: Ann (Black)
terminal-prompt = Muove: { $player }>
# $player (phrase): the computer. Example: Crownhead level 1 (White)
terminal-thinking = { $player } sta pensando. Premi Invio per farlo muovere subito.
# $player (phrase): the computer. Example: Crownhead level 1 (White)
# $move (code): its move. Example: 22-18
terminal-plays = { $player } gioca { $move }.
terminal-no-hint = Nessuna mossa da consigliare.
terminal-hint-more = Scrivi ancora `hint` per saperne di più.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Mosse    11-15, 22x15 o 22x15x8, o in lettere: F6-E5. La presa è obbligatoria. Una casella
             da sola mostra dove può andare il suo pezzo, o ci muove se può farlo un solo pezzo.
             `moves` elenca le mosse valide, `history` quelle giocate.
    Regole   Le pedine muovono di una casella in avanti, le dame anche all’indietro. Salta un
             pezzo avversario vicino finendo nella casella vuota dietro, e continua finché puoi.
             Una pedina che raggiunge l’ultima riga va a dama e la sua mossa finisce. Chi non
             può muovere perde.
    Partita  hint, undo, draw, accept, decline, claim (patta di diritto), resign, new, rematch
    Schermo  board, flip, letters, numbers, fen
    File     save FILE, load FILE
    Conferma Con --confirm, Invio gioca la mossa e `back` la annulla.
    Uscire   quit

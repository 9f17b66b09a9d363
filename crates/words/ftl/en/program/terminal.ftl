### A game in the terminal. Words in `backquotes` are commands: keep them in English.

# $move (code): a move that waits for a yes. Example: 11-15
terminal-confirm = { $move }? Press Enter to play it, or type `back` to choose again.
terminal-nothing-to-confirm = No move to confirm. Type one first.
terminal-canceled = Canceled. Choose again.
terminal-nothing-to-cancel = No move to cancel.
terminal-nothing-offered = There's no offer to answer.
terminal-save-where = Name a file: save FILE.
# $file (code): the file. Example: game.pdn
terminal-saved = Saved to { $file }. Later moves are saved there too.
# $why (phrase): the reason, in technical English. Example: permission denied
terminal-not-saved = Couldn't save the game: { $why }.
# $file (code): the file. Example: game.pdn
# $why (phrase): the reason, a sentence. Example: There's no such file.
terminal-not-loaded = Couldn't load { $file }, so this game continues. { $why }
terminal-load-which = Name a file: load FILE.
# $text (text): what was typed. Example: what
# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
terminal-unknown = “{ $text }” isn't a move or a command. { $why } Type `help` for a list.
terminal-no-moves = No moves yet.
# $moves (code): the last moves. Example: 1. 11-15 23-19
terminal-moves = Moves: { $moves }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
terminal-player = { $player }: { $pieces }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
# $time (code): what's left on the clock. Example: 4:59
terminal-player-clock = { $player }: { $pieces }, { $time } left
# $ending (phrase): how the game ended, a sentence. Example: Draw by agreement.
terminal-over = { $ending } Type `new`, `rematch`, `undo` or `quit`.
# $offer (phrase): what is offered, a sentence. Example: Ann offers a draw.
# $player (phrase): who answers. Example: Ben (White)
terminal-offer = { $offer } { $player }: type `accept` or `decline`.
# Where the player types.
# $player (phrase): who is to move. Example: Ann (Black)
terminal-prompt = { $player } to move>
# $player (phrase): the computer. Example: Crownhead level 1 (White)
terminal-thinking = { $player } is thinking. Press Enter to make it move now.
# $player (phrase): the computer. Example: Crownhead level 1 (White)
# $move (code): its move. Example: 22-18
terminal-plays = { $player } plays { $move }.
terminal-no-hint = There's no move to suggest.
terminal-hint-more = Type `hint` again for more.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Moves    11-15, 22x15 or 22x15x8, or in letters: F6-E5. If you can jump, you must. A square
             alone shows where its piece can go, or moves there if only one piece can.
             `moves` lists all legal moves, `history` the moves played.
    Rules    Men move one square forward, kings both ways. Jump over an adjacent enemy piece to
             the empty square behind it, and keep jumping while you can. A man that reaches the
             far row is crowned, which ends its move. A player who can't move loses.
    Game     hint, undo, draw, accept, decline, claim (a draw by the rules), resign, new, rematch
    Screen   board, flip, letters, numbers, fen
    Files    save FILE, load FILE
    Confirm  With --confirm, Enter plays the move and `back` cancels it.
    Leave    quit

### A game in the terminal. Words in `backquotes` are commands: keep them in English.

# $move (code): a move that waits for a yes. Example: 11-15
terminal-confirm = ¿{ $move }? Pulsa Enter para jugarla o escribe `back` para elegir otra.
terminal-nothing-to-confirm = No hay jugada por confirmar. Escribe una primero.
terminal-canceled = Cancelada. Elige otra.
terminal-nothing-to-cancel = No hay jugada que cancelar.
terminal-nothing-offered = No hay ninguna oferta que responder.
terminal-save-where = Indica un archivo: save ARCHIVO.
# $file (code): the file. Example: game.pdn
terminal-saved = Guardada en { $file }. Las próximas jugadas también se guardarán ahí.
# $why (phrase): the reason, in technical English. Example: permission denied
terminal-not-saved = No se pudo guardar la partida: { $why }.
# $why (phrase): the reason, in technical English. Example: no such file
terminal-not-loaded = No se pudo cargar { $file }, así que esta partida continúa. { $why }
terminal-load-which = Indica un archivo: load ARCHIVO.
# $text (text): what was typed. Example: what
# $why (phrase): the reason, in technical English. Example: expected a square
terminal-unknown = “{ $text }” no es una jugada ni un comando. { $why } Escribe `help` para verlos.
terminal-no-moves = Aún no hay jugadas.
# $moves (code): the last moves. Example: 1. 11-15 23-19
terminal-moves = Jugadas: { $moves }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
terminal-player = { $player }: { $pieces }
# $player (phrase): a player. Example: Ann (Black)
# $pieces (phrase): how many pieces. Example: 12 pieces
# $time (code): what's left on the clock. Example: 4:59
terminal-player-clock = { $player }: { $pieces }, le queda { $time }
# $ending (phrase): how the game ended, a sentence. Example: Draw by agreement.
terminal-over = { $ending } Escribe `new`, `rematch`, `undo` o `quit`.
# $offer (phrase): what is offered, a sentence. Example: Ann offers a draw.
# $player (phrase): who answers. Example: Ben (White)
terminal-offer = { $offer } { $player }: escribe `accept` o `decline`.
# Where the player types.
# $player (phrase): who is to move. Example: Ann (Black)
terminal-prompt = Turno: { $player }>
# $player (phrase): the computer. Example: Crownhead level 1 (White)
terminal-thinking = { $player } está pensando. Pulsa Enter para que mueva ya.
# $player (phrase): the computer. Example: Crownhead level 1 (White)
# $move (code): its move. Example: 22-18
terminal-plays = { $player } juega { $move }.
terminal-no-hint = No hay ninguna jugada que sugerir.
terminal-hint-more = Escribe `hint` otra vez para saber más.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Jugadas  11-15, 22x15 o 22x15x8, o en letras: F6-E5. Si puedes capturar, debes hacerlo. Una
             casilla sola muestra adónde puede ir su ficha, o mueve allí si solo puede una.
             `moves` muestra todas las jugadas legales; `history`, las ya hechas.
    Reglas   Los peones avanzan una casilla; las damas mueven en ambos sentidos. Salta sobre una
             ficha rival vecina a la casilla vacía de detrás y sigue saltando mientras puedas. Un
             peón que llega a la última fila corona y termina su jugada. Quien no puede mover pierde.
    Partida  hint, undo, draw, accept, decline, claim (tablas por reglamento), resign, new, rematch
    Pantalla board, flip, letters, numbers, fen
    Archivos save ARCHIVO, load ARCHIVO
    Confirma Con --confirm, Enter hace la jugada y `back` la cancela.
    Salir    quit

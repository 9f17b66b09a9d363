### The editor, where a position is set up.

editor-title = Preparar una posición
editor-board = Tablero para preparar
editor-what-to-do = Elige una ficha y haz clic en una casilla, o arrástrala hasta allí. Para quitar una ficha, sácala del tablero.
editor-tools = Fichas
editor-turn = Mueven
editor-changes = Cambios
editor-redo = Rehacer
editor-clear = Vaciar
editor-standard = Posición inicial
editor-state = Estado
editor-text = Fichas en texto
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Colocar fichas
editor-fen = Posición en FEN
editor-put-up = Cargar
editor-copied = Posición copiada.
editor-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo.
editor-opponent = Jugar desde aquí
editor-against-person = Dos jugadores
editor-against-computer = Máquina
editor-level = Nivel
editor-your-side = Juegas con
editor-start = Jugar
editor-analyze = Analizar
editor-find = Buscar partidas en línea con esta posición
editor-find-games = Buscar partidas
editor-find-library = En mis partidas
editor-find-pattern = Con estas fichas
editor-find-pattern-title = Partidas con estas fichas y nada en las casillas marcadas; las demás quedan libres
editor-not-yet = La partida no puede empezar.
editor-draft-lost = El navegador no está guardando esta posición. Copia el FEN antes de salir.

# $side (side): whose pieces. Example: Red
# $count (number): how many more may be placed. Example: 3
editor-left = { $count ->
    [0] { $side }: todas colocadas
    [one] { $side }: queda { $count }
   *[other] { $side }: quedan { $count }
}
# $tool (tool): a piece, or the eraser. Example: Red king
# $key (number): the key that chooses it. Example: 2
editor-tool-title = { $tool } (tecla { $key })
# $tool (tool): a piece, or the eraser. Example: Red king
editor-tool-chosen = { $tool ->
    [must-be-empty] Marca ahora las casillas que deben estar vacías.
   *[red-man] Selección: { $tool }.
}
# $side (side): who is to move. Example: Red
editor-ready = { $side ->
    [red] Todo listo: mueven las rojas.
    [black] Todo listo: mueven las negras.
   *[white] Todo listo: mueven las blancas.
}
# $result (phrase): how it ends, a sentence. Example: Red wins. White can't move.
editor-over = En esta posición la partida ya terminó. { $result }
# $black (phrase): what is left for one side. Example: Red: 3 left
# $white (phrase): what is left for the other. Example: White: all placed
editor-left-both = { $black }. { $white }.
editor-complete = Ambos bandos tienen todas sus fichas. La posición está completa.
editor-crowned = En la fila de coronación un peón es dama, así que ahora hay una en { $square }.

## Why something can't be done in the editor.

editor-nothing-to-undo = No hay nada que deshacer.
editor-nothing-to-redo = No hay nada que rehacer.
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-text = No se entiende: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-fen = Eso no es una posición en FEN: { $why }
placement-off-board = Eso está fuera del tablero.
placement-light-square = Las fichas solo van en las casillas oscuras.
# $piece (piece): what stands there. Example: white man
# $square (code): the square. Example: 18
placement-occupied = { $piece ->
    [red-man] Ya hay un peón rojo en { $square }.
    [black-man] Ya hay un peón negro en { $square }.
    [white-man] Ya hay un peón blanco en { $square }.
    [red-king] Ya hay una dama roja en { $square }.
    [black-king] Ya hay una dama negra en { $square }.
   *[white-king] Ya hay una dama blanca en { $square }.
}
# $side (side): whose pieces. Example: Red
# $count (number): how many a side has. Example: 12
placement-out-of-pieces = { $side ->
    [red] Las rojas ya tienen sus { $count } fichas en el tablero.
    [black] Las negras ya tienen sus { $count } fichas en el tablero.
   *[white] Las blancas ya tienen sus { $count } fichas en el tablero.
}
setup-entry = Entrada { $number } (“{ $entry }”): { $why }
setup-no-equals = Escribe una casilla, = y una ficha, como A7=B.
setup-not-a-piece = “{ $text }” no es una ficha. Después de = escribe B, BK, W, WK o -.

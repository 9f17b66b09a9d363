### A game on this device, against the computer or another person.

game-loading = Cargando la partida…
game-not-there = Partida no encontrada
game-not-there-lead = Las partidas se guardan en el navegador donde se jugaron. Quizá esta se haya eliminado.
game-damaged = No se puede reanudar esta partida
# $why (phrase): the reason, in technical English. Example: the clock is missing
game-damaged-lead = La copia guardada está dañada. { $why }
game-withdraw = Retirar
# Next to the name of the player whose turn it is.
game-to-move = le toca
game-your-move = Te toca.
game-thinking = pensando…
game-moves = Jugadas
game-no-moves = Aún no hay jugadas.
learn-opening = Apertura: { $name }
game-steps = Recorrer la partida
game-first = Posición inicial
game-previous = Jugada anterior
game-next = Jugada siguiente
game-last = Posición actual
# A switch, also in the settings.
game-sounds = Sonidos
game-looking-back = Estás viendo una posición anterior.
game-to-present = Volver a la partida
game-take-back = Deshacer
game-offer-draw = Ofrecer tablas
game-claim-draw = Reclamar tablas
game-resign = Rendirse
game-hint = Pista
game-save = Guardar
game-new = Nueva partida
game-help = Ayuda
game-move-now = Mover ya
game-confirm = Confirmar
game-accept = Aceptar
game-decline = Rechazar
game-resigned = Te rendiste.
game-rematch = Revancha
game-review = Analizar
game-actions = Partida
game-other-tab = Esta partida está abierta en otra pestaña.
game-play-here = Jugar aquí
game-weaker = La máquina juega por debajo de su fuerza porque no se pudo cargar una parte.
# $why (phrase): a sentence. Example: The browser couldn't save the game. Its storage may be full.
game-not-kept = Esta partida no se está guardando. { $why }
game-not-saved = No se pudo guardar el archivo.

# $count (number): how many moves, of both sides together. Example: 2
game-taken-back = { $count ->
    [one] { $count } jugada deshecha.
   *[other] { $count } jugadas deshechas.
}
# $why (phrase): a technical message. Example: the worker stopped
game-computer-trouble = La máquina tuvo un problema: { $why }
# $pieces (phrase): the pieces. Example: 3 men, 1 king
game-taken = Capturas: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Pulsa otra vez Pista para saber más.

# $count (number): how many captures there are. Example: 2
hint-captures = { $count ->
    [0] No hay capturas; busca una jugada normal.
    [one] Debes capturar: hay { $count } captura.
   *[other] Debes capturar: hay { $count } capturas.
}
# $square (code): where the piece stands. Example: 18
hint-piece = Mira la ficha en { $square }.
# $move (code): a move. Example: 22-18
hint-move = Juega { $move }.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many moves it takes. Example: 4
hint-wins-in = { $count ->
    [one] { $line }: gana en { $count } jugada.
   *[other] { $line }: gana en { $count } jugadas.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-wins = { $line }: gana la partida.
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-holds-out = { $line }: es lo que más resiste.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-wins-pieces = { $count ->
    [1] { $line }: gana una ficha.
   *[other] { $line }: gana { $count } fichas.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-crowns = { $line }: consigue una dama.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-loses-pieces = { $count ->
    [1] { $line }: pierde solo una ficha.
   *[other] { $line }: pierde solo { $count } fichas.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-keeps = { $line }: la posición sigue igualada.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = No contiene ninguna partida.
save-cut-off = Falta el final de la partida.
save-foreign = No la guardó Crownhead.
save-other-version = La guardó otra versión de Crownhead.
save-damaged = Las jugadas, los relojes y el resultado no concuerdan.

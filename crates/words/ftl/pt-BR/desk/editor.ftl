### The editor, where a position is set up.

editor-title = Montar uma posição
editor-board = Tabuleiro para montar
editor-what-to-do = Escolha uma peça e clique em uma casa, ou arraste a peça até lá. Para tirar uma peça, arraste-a para fora do tabuleiro.
editor-tools = Peças
editor-turn = Vez de
editor-changes = Mudanças
editor-redo = Refazer
editor-clear = Limpar
editor-standard = Posição inicial
editor-state = Situação
editor-text = Peças em texto
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Pôr peças
editor-fen = Posição em FEN
editor-put-up = Carregar
editor-copied = Posição copiada.
editor-not-copied = O navegador não permite copiar. Selecione o texto e copie.
editor-opponent = Jogar daqui
editor-against-person = Dois jogadores
editor-against-computer = Computador
editor-level = Nível
editor-your-side = Jogar de
editor-start = Jogar
editor-analyze = Analisar
editor-find = Buscar partidas online com esta posição
editor-find-games = Buscar partidas
editor-find-library = Nas minhas partidas
editor-find-pattern = Com estas peças
editor-find-pattern-title = Partidas com estas peças e nada nas casas marcadas; as outras ficam livres
editor-not-yet = A partida não pode começar.
editor-draft-lost = O navegador não está salvando esta posição. Copie o FEN antes de sair.

# $side (side): whose pieces. Example: Red
# $count (number): how many more may be placed. Example: 3
editor-left = { $count ->
    [0] { $side }: todas no tabuleiro
    [one] { $side }: falta { $count }
   *[other] { $side }: faltam { $count }
}
# $tool (tool): a piece, or the eraser. Example: Red king
# $key (number): the key that chooses it. Example: 2
editor-tool-title = { $tool } (tecla { $key })
# $tool (tool): a piece, or the eraser. Example: Red king
editor-tool-chosen = { $tool ->
    [must-be-empty] Agora marque as casas que devem estar vazias.
   *[red-man] Seleção: { $tool }.
}
# $side (side): who is to move. Example: Red
editor-ready = { $side ->
    [red] Tudo pronto: vez das vermelhas.
    [black] Tudo pronto: vez das pretas.
   *[white] Tudo pronto: vez das brancas.
}
# $result (phrase): how it ends, a sentence. Example: Red wins. White can't move.
editor-over = Nesta posição a partida já acabou. { $result }
# $black (phrase): what is left for one side. Example: Red: 3 left
# $white (phrase): what is left for the other. Example: White: all placed
editor-left-both = { $black }. { $white }.
editor-complete = Os dois lados têm todas as peças. A posição está completa.
editor-crowned = Na última linha a pedra vira dama, então agora há uma em { $square }.

## Why something can't be done in the editor.

editor-nothing-to-undo = Não há nada para desfazer.
editor-nothing-to-redo = Não há nada para refazer.
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-text = Não deu para entender: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-fen = Isso não é uma posição em FEN: { $why }
placement-off-board = Isso fica fora do tabuleiro.
placement-light-square = As peças só ficam nas casas escuras.
# $piece (piece): what stands there. Example: white man
# $square (code): the square. Example: 18
placement-occupied = Já há uma { $piece } em { $square }.
# $side (side): whose pieces. Example: Red
# $count (number): how many a side has. Example: 12
placement-out-of-pieces = { $side ->
    [red] As vermelhas já têm as { $count } peças no tabuleiro.
    [black] As pretas já têm as { $count } peças no tabuleiro.
   *[white] As brancas já têm as { $count } peças no tabuleiro.
}
setup-entry = Item { $number } (“{ $entry }”): { $why }
setup-no-equals = Escreva uma casa, = e uma peça, como A7=B.
setup-not-a-piece = “{ $text }” não é uma peça. Depois de =, escreva B, BK, W, WK ou -.

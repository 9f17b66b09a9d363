### A game on this device, against the computer or another person.

game-loading = Carregando a partida…
game-not-there = Partida não encontrada
game-not-there-lead = As partidas ficam salvas no navegador em que foram jogadas. Esta pode ter sido excluída.
game-damaged = Não dá para retomar esta partida
# $why (phrase): the reason, in technical English. Example: the clock is missing
game-damaged-lead = A cópia salva está danificada. { $why }
game-withdraw = Retirar
# Next to the name of the player whose turn it is.
game-to-move = na vez
game-your-move = Sua vez.
game-thinking = pensando…
game-moves = Lances
game-no-moves = Nenhum lance ainda.
learn-opening = Abertura: { $name }
game-steps = Percorrer a partida
game-first = Posição inicial
game-previous = Lance anterior
game-next = Próximo lance
game-last = Posição atual
# A switch, also in the settings.
game-sounds = Sons
game-looking-back = Você está vendo uma posição anterior.
game-to-present = Voltar à partida
game-take-back = Desfazer
game-offer-draw = Propor empate
game-claim-draw = Exigir empate
game-resign = Desistir
game-hint = Dica
game-save = Salvar
game-new = Nova partida
game-help = Ajuda
game-move-now = Jogar já
game-confirm = Confirmar
game-accept = Aceitar
game-decline = Recusar
game-resigned = Você desistiu.
game-rematch = Revanche
game-review = Analisar
game-actions = Partida
game-other-tab = Esta partida está aberta em outra aba.
game-play-here = Jogar aqui
game-weaker = O computador está jogando abaixo da força máxima porque uma parte dele não pôde ser carregada.
# $why (phrase): a sentence. Example: The browser couldn't save the game. Its storage may be full.
game-not-kept = Esta partida não está sendo salva. { $why }
game-not-saved = Não foi possível salvar o arquivo.

# $count (number): how many moves, of both sides together. Example: 2
game-taken-back = { $count ->
    [one] { $count } lance desfeito.
   *[other] { $count } lances desfeitos.
}
# $why (phrase): a technical message. Example: the worker stopped
game-computer-trouble = O computador teve um problema: { $why }
# $pieces (phrase): the pieces. Example: 3 men, 1 king
game-taken = Capturadas: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Toque em Dica de novo para saber mais.

# $count (number): how many captures there are. Example: 2
hint-captures = { $count ->
    [0] Não há capturas; procure um lance simples.
    [one] Você precisa capturar: há { $count } captura.
   *[other] Você precisa capturar: há { $count } capturas.
}
# $square (code): where the piece stands. Example: 18
hint-piece = Olhe a peça em { $square }.
# $move (code): a move. Example: 22-18
hint-move = Jogue { $move }.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many moves it takes. Example: 4
hint-wins-in = { $count ->
    [one] { $line }: vence em { $count } lance.
   *[other] { $line }: vence em { $count } lances.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-wins = { $line }: vence a partida.
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-holds-out = { $line }: é o que resiste mais.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-wins-pieces = { $count ->
    [1] { $line }: ganha uma peça.
   *[other] { $line }: ganha { $count } peças.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-crowns = { $line }: faz uma dama.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-loses-pieces = { $count ->
    [1] { $line }: perde só uma peça.
   *[other] { $line }: perde só { $count } peças.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-keeps = { $line }: a posição segue igual.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = Não há nenhuma partida nela.
save-cut-off = Falta o fim da partida.
save-foreign = Ela não foi salva pelo Crownhead.
save-other-version = Outra versão do Crownhead a salvou.
save-damaged = Os lances, os relógios e o resultado não combinam.

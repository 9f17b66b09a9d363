### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-captured-out = { $side ->
    [red] Vitória de { $winner }. As vermelhas ficaram sem peças.
    [black] Vitória de { $winner }. As pretas ficaram sem peças.
   *[white] Vitória de { $winner }. As brancas ficaram sem peças.
}
# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-blocked = { $side ->
    [red] Vitória de { $winner }. As vermelhas não têm lances.
    [black] Vitória de { $winner }. As pretas não têm lances.
   *[white] Vitória de { $winner }. As brancas não têm lances.
}
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-resignation = Vitória de { $winner } por desistência.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-time-forfeit = Vitória de { $winner } por tempo.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-abandonment = Vitória de { $winner }: o oponente saiu da partida.

## The same, as the winner sees it.

# $side (side): the loser's side. Example: White
ending-won-captured-out = { $side ->
    [red] Você venceu! As vermelhas ficaram sem peças.
    [black] Você venceu! As pretas ficaram sem peças.
   *[white] Você venceu! As brancas ficaram sem peças.
}
# $side (side): the loser's side. Example: White
ending-won-blocked = { $side ->
    [red] Você venceu! As vermelhas não têm lances.
    [black] Você venceu! As pretas não têm lances.
   *[white] Você venceu! As brancas não têm lances.
}
# $loser (phrase): who lost. Example: Ben
ending-won-resignation = Você venceu! Seu oponente desistiu.
# $loser (phrase): who lost. Example: Ben
ending-won-time-forfeit = Você venceu! O tempo do seu oponente acabou.
# $loser (phrase): who lost. Example: Ben
ending-won-abandonment = Você venceu! Seu oponente saiu da partida.

## The same, as the loser sees it.

# $winner (phrase): who won. Example: Ann
ending-lost-captured-out = Seu oponente venceu. Você ficou sem peças.
# $winner (phrase): who won. Example: Ann
ending-lost-blocked = Seu oponente venceu. Você não tem lances.
# $winner (phrase): who won. Example: Ann
ending-lost-resignation = Você desistiu. Seu oponente venceu.
# $winner (phrase): who won. Example: Ann
ending-lost-time-forfeit = Seu tempo acabou. Seu oponente venceu.
# $winner (phrase): who won. Example: Ann
ending-lost-abandonment = Você saiu da partida. Seu oponente venceu.

## Draws.

ending-agreement = Empate por acordo.
ending-threefold = Empate por repetição tripla.
ending-fivefold = Empate por repetição quíntupla.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Empate pela regra dos 40 lances.
ending-move-limit = Empate: a partida chegou a 300 lances.

# $player (phrase): who aborted it. Example: Ann
ending-aborted = Partida anulada por { $player }.
ending-aborted-by-you = Você anulou a partida.

## Why a game ended, in a list of games.

termination-captured-out = sem peças
termination-blocked = sem lances
termination-resignation = desistência
termination-time-forfeit = tempo esgotado
termination-abandonment = abandono
termination-agreement = empate por acordo
termination-threefold = empate por repetição tripla
termination-fivefold = empate por repetição quíntupla
termination-forty-moves = empate pela regra dos 40 lances
termination-move-limit = empate pelo limite de 300 lances
termination-aborted = anulada

## Offers.

# $player (phrase): who offers it. Example: Ann
offer-draw = { $player } propõe empate.
# $player (phrase): who asks. Example: Ann
# $count (number): how many moves. Example: 2
offer-take-back = { $count ->
    [one] { $player } pede para desfazer um lance.
   *[other] { $player } pede para desfazer { $count } lances.
}
# $player (phrase): who offers it. Example: Ann
offer-rematch = { $player } propõe revanche.
offer-draw-yours = Você propôs empate.
offer-take-back-yours = Você pediu para desfazer.
offer-rematch-yours = Você propôs revanche.
# $player (phrase): who declined. Example: Ann
declined-draw = { $player } recusou o empate.
# $player (phrase): who declined. Example: Ann
declined-take-back = { $player } não aceitou desfazer.
# $player (phrase): who declined. Example: Ann
declined-rematch = { $player } recusou a revanche.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-draw = { $player } retirou a proposta de empate.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-take-back = { $player } retirou o pedido para desfazer.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-rematch = { $player } retirou a proposta de revanche.

## Why something can't be done in a game.

# $player (phrase): who aborted it. Example: Red
refused-aborted = Partida anulada por { $player }.
refused-still-playing = A partida ainda não acabou.
refused-rematch-agreed = A revanche já começou. Continue lá.
refused-already-offered-draw = Você já propôs empate. Espere a resposta.
refused-already-asked-take-back = Você já pediu para desfazer. Espere a resposta.
refused-already-offered-rematch = Você já propôs revanche. Espere a resposta.
refused-draw-too-soon = Você acabou de propor empate. Espere até que os dois tenham jogado.
refused-take-back-too-soon = Você acabou de pedir para desfazer. Espere até que os dois tenham jogado.
refused-rematch-too-soon = Você já propôs revanche uma vez.
refused-answer-draw-first = Seu oponente propôs empate. Responda antes.
refused-answer-take-back-first = Seu oponente pediu para desfazer. Responda antes.
refused-answer-rematch-first = Seu oponente propôs revanche. Responda antes.
refused-no-draw-offer = Não há proposta de empate para responder.
refused-no-take-back-request = Não há pedido para desfazer a responder.
refused-no-rematch-offer = Não há proposta de revanche para responder.
refused-nothing-to-withdraw = Essa proposta não está mais aberta.
# $times (number): how often the position has come up. Example: 2
# $quiet (number): moves without progress. Example: 31
# $needed (number): how many make a draw. Example: 40
refused-no-draw-to-claim = { $times ->
    [1] Você ainda não pode exigir empate: a posição não se repetiu e foram só { $quiet } de { $needed } lances sem progresso.
    [2] Você ainda não pode exigir empate: a posição só ocorreu duas vezes e foram só { $quiet } de { $needed } lances sem progresso.
   *[other] Você ainda não pode exigir empate: a posição ocorreu { $times } vezes e foram só { $quiet } de { $needed } lances sem progresso.
}
refused-take-back-free = Nesta partida você pode desfazer lances sem pedir.
refused-take-back-by-consent = Seu oponente precisa aceitar que você desfaça o lance.
refused-take-back-never = Nesta partida não se pode desfazer lances.
# $count (number): how many moves can be taken back. Example: 1
refused-take-back-too-far = { $count ->
    [0] Não há lance para desfazer.
    [one] Você pode desfazer { $count } lance.
   *[other] Você pode desfazer até { $count } lances.
}
refused-too-late-to-abort = Os dois já jogaram. Proponha empate ou desista.
refused-abort-instead = A partida ainda não começou. Em vez disso, anule-a.
refused-no-grace-period = Nesta partida ninguém perde por se ausentar.
refused-opponent-here = Seu oponente está aqui.
# $time (phrase): how long. Example: 40 seconds
refused-still-in-grace = Seu oponente ainda tem { $time } para voltar.
refused-already-gone = Esse jogador já saiu.
refused-already-here = Esse jogador já está aqui.
refused-already-open = A partida já começou.
refused-time-is-up = O tempo já tinha acabado.
refused-flag-up = O tempo não tinha acabado.
refused-too-much-credit = É compensação demais pelo atraso.
refused-no-outage = Nenhum tempo foi perdido.

### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Cela perd une pièce.
    [one] Cela perd { $count } pièce.
   *[other] Cela perd { $count } pièces.
}
reason-misses-shot = Il y avait une combinaison avec { $move } : donner { $given }, prendre { $taken }.
reason-misses-pieces = { $count ->
    [1] { $move } aurait gagné une pièce.
    [one] { $move } aurait gagné { $count } pièce.
   *[other] { $move } aurait gagné { $count } pièces.
}
reason-gives-up-king-row = Le pion en { $from } gardait la dernière rangée. L’adversaire va maintenant à dame en { $at }.
reason-lets-king-through = Cela laisse passer l’adversaire, qui va à dame en { $at }.
reason-loses-the-move = Cela perd l’opposition : l’adversaire l’a maintenant.
reason-win-to-draw = Le gain s’envole : la position est nulle.
reason-win-to-loss = Une position gagnée devient perdue.
reason-draw-to-loss = La nulle s’envole : la position est perdue.
reason-only-move = { $move } était le seul coup.
reason-prefers = Crownhead préfère { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = Le résultat ne correspond pas à la dernière position : le camp qui a perdu y gagnait.
contradiction-winner-draws = Le résultat ne correspond pas à la dernière position : elle est nulle.
contradiction-draw-is-won = Le résultat ne correspond pas à la dernière position : un camp y gagnait.

## What a puzzle is about, as a label.

theme-double-jump = Rafle de deux
theme-triple-jump = Rafle de trois
theme-long-jump = Grande rafle
theme-two-for-one = Deux pour un
theme-three-for-two = Trois pour deux
theme-sacrifice = Sacrifice
theme-king-shot = Coup de dame
theme-breeches = Attaque double
theme-steal = Gain d’une pièce
theme-crowning = Aller à dame
theme-opposition = L’opposition
theme-draw-save = Sauver la nulle
theme-won-ending = Finale gagnée
theme-man-down = Un pion de moins
theme-bridge = Le pont
theme-king-ending = Dames seules
theme-first-position = Première Position
theme-exchange = Échange

## The summary of a game.

learn-accuracy = Précision : { $first } { $black } %, { $second } { $white } %
learn-turning-point = Tournant : { $side }, { $move }

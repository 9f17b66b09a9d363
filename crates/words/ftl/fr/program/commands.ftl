### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = Trait aux { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}. Profondeur { $depth } à { $deepest }, { $count } positions en { $seconds } s
analyze-game = Partie { $number } : { $black } – { $white }, { $result } : { $counts }
analyze-better = { $score } ; mieux : { $moves } ({ $better })
analyze-comment = { $moves } était meilleur : { $better } au lieu de { $score } pour les { $side ->
    [red] Rouges
    [black] Noirs
   *[white] Blancs
}.
ballot-title = Tirage { $number } de { $deck } : { $moves }
count-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Ce fichier n’existe pas.
load-not-a-file = Ce n’est pas un fichier.
load-too-large = Le fichier dépasse { $size } Mo.
load-not-text = Le fichier n’est pas du texte.
load-unreadable = Le fichier est illisible : { $why }.

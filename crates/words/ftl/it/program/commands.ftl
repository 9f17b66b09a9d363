### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = Muove il { $side }. Profondità da { $depth } a { $deepest }, { $count } posizioni in { $seconds } s
analyze-game = Partita { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; meglio: { $moves } ({ $better })
analyze-comment = { $moves } era meglio: { $better } invece di { $score } per il { $side }.
ballot-title = Sorteggio { $number } di { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Quel file non esiste.
load-not-a-file = Quello non è un file.
load-too-large = Il file supera { $size } MB.
load-not-text = Il file non è di testo.
load-unreadable = Il file non si può leggere: { $why }.

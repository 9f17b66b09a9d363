### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side } am Zug. Tiefe { $depth } bis { $deepest }, { $count } Stellungen in { $seconds } s
analyze-game = Partie { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; besser: { $moves } ({ $better })
analyze-comment = { $moves } war besser: { $better } statt { $score } für { $side }.
ballot-title = Auslosung { $number } aus { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Diese Datei gibt es nicht.
load-not-a-file = Das ist keine Datei.
load-too-large = Die Datei ist größer als { $size } MB.
load-not-text = Die Datei ist kein Text.
load-unreadable = Die Datei ist nicht lesbar: { $why }.

### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = الدور على { $side }. العمق { $depth } إلى { $deepest }، الوضعيات: { $count }، الثواني: { $seconds }
analyze-game = المباراة { $number }: { $black } – { $white }، { $result }: { $counts }
analyze-better = { $score }؛ الأفضل: { $moves } ({ $better })
analyze-comment = { $moves } كانت أفضل: { $better } بدل { $score } لصالح { $side }.
ballot-title = القرعة { $number } من { $deck }: { $moves }
count-problems = { $count ->
    [zero] لا مشكلات
    [one] مشكلة واحدة
    [two] مشكلتان
    [few] { $count } مشكلات
    [many] { $count } مشكلة
   *[other] { $count } مشكلة
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = لا يوجد ملف كهذا.
load-not-a-file = هذا ليس ملفًا.
load-too-large = الملف أكبر من { $size } ميغابايت.
load-not-text = الملف ليس نصًا.
load-unreadable = تتعذّر قراءة الملف: { $why }.

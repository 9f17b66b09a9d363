### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = الدور على { $side }. العمق { $depth } إلى { $deepest }، الوضعيات: { $count }، الثواني: { $seconds }
analyze-known = الدور على { $side }. قاعدة بيانات النهايات تعرف هذه الوضعية.
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

## `pdn` and its searches.

pdn-result-win = النتيجة { $result }، لكن الفائز في الوضعية الأخيرة هو { $side }.
pdn-result-draw = النتيجة { $result }، لكن الوضعية الأخيرة تعادل.
pdn-problem-win = النتيجة { $result }، لكن الفائز هو { $side }: { $move }
pdn-problem-draw = النتيجة { $result }، لكن هذا تعادل: { $move }
pdn-problem-open = النتيجة { $result }. لم تُثبَت.
pdn-problems-summary = { $problems }: الصحيحة { $agree }، الخاطئة { $differ }، غير المثبتة { $open }
pdn-problems-others = بلا وضعية ونتيجة خاصتين: { $games }
pdn-found-at = بعد النقلة { $number } ({ $side })
pdn-found-start = في البداية
pdn-found-reversed = بألوان معكوسة
pdn-found-count = { $count } من أصل { $games }
pdn-limit-reached = توقف البحث بعد { $games } (--limit)
pdn-indexed = في الفهرس: { $games }
pdn-index-stale = الفهرس قديم ويُعاد بناؤه.
pdn-index-not-rebuilt = الفهرس قديم وتعذّر استبداله. تُقرأ كل المباريات بدلًا من ذلك.
pdn-duplicate = مطابقة للمباراة { $number } في { $file }
pdn-duplicates = المكررات المحذوفة: { $count }
pdn-split = { $games }، الملفات: { $count }
stats-opening = الافتتاح
stats-player = اللاعب
stats-year = السنة
stats-move = النقلة
stats-games = المباريات
stats-wins = الفوز
stats-draws = التعادل
stats-losses = الخسارة
stats-points = النقاط
stats-total = المجموع
dxp-listening = في انتظار الاتصال على { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } على العنوان { $address }
# Keep the commands in backquotes.
play-no-pages = بُني هذا البرنامج بلا صفحاته. ابنها بالأمر `cargo xtask web` أو العب في الطرفية بالأمر `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = اللعب عبر الإنترنت غير متاح: { $why }.
play-stop = اضغط Ctrl-C للإيقاف.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = تعذّر تشغيل متصفح ({ $why }). افتح العنوان بنفسك.

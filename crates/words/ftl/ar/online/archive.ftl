### The archive of all games, and the page of a player.

archive-title = الأرشيف
archive-lead = كل مباراة لُعبت هنا.
archive-name = اللاعب
archive-opponent = الخصم
archive-from = من
archive-until = حتى
archive-result = النتيجة
archive-any = الكل
archive-player-won = فوز اللاعب
archive-player-lost = خسارة اللاعب
archive-draw = تعادل
archive-rated = التصنيف
archive-only-rated = المصنفة فقط
archive-only-casual = الودية فقط
archive-speed = السرعة
archive-ballot = افتتاح بثلاث نقلات
archive-opening = النقلات الأولى
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = الوضعية
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = بصيغة FEN مثل W:W18,K22:B3,7
archive-set-up = تركيب وضعية
archive-more = عوامل تصفية أخرى
archive-search = بحث
archive-clear = مسح
archive-results = المباريات
archive-nothing = لا مباريات مطابقة
archive-nothing-lead = جرّب كلمات أقل أو تواريخ أخرى أو افتتاحًا أقصر.
archive-empty = لا مباريات بعد
archive-empty-lead = تظهر المباراة هنا حالما تبدأ. لتكن الأولى لك!
archive-to-lobby = اللعب أونلاين
archive-found = { $count ->
    [0] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}
archive-found-more = { $count ->
    [one] مباراة واحدة وأكثر
    [two] مباراتان وأكثر
    [few] { $count } مباريات وأكثر
    [many] { $count } مباراة وأكثر
   *[other] { $count } مباراة وأكثر
}

## Why a search can't be made.

search-bad-opening = تعذّرت قراءة النقلات الأولى: { $why }
search-bad-position = تعذّرت قراءة الوضعية: { $why }
search-opponent-needs-player = أدخل لاعبًا للبحث عن خصمه.
search-result-needs-player = أدخل اللاعب الفائز أو الخاسر.
search-days-reversed = اليوم الأخير قبل اليوم الأول.
search-bad = البحث غير صالح. راجع ما أدخلته.

## The page of a player.

player-not-there = اللاعب غير موجود
player-not-there-lead = يمكنك البحث عن اللاعبين في الأرشيف.
player-record = النتائج
player-no-record = لا مباريات منتهية بعد.
player-ratings = التصنيفات
player-no-ratings = لا مباريات مصنفة بعد.
player-provisional = التصنيف مع علامة استفهام مؤقت.
player-curve-table = التصنيفات في جدول
player-game = المباراة
player-rating = التصنيف
player-no-curve = يبدأ المنحنى مع أول مباراة مصنفة.
player-games = المباريات
player-no-games = لا مباريات بعد.
player-challenge = تحدٍّ
player-play = لعب
player-this-is-you = هذا أنت
player-export = حفظ الكل بصيغة PDN
player-search = البحث في هذه المباريات
player-plus-minus = ±{ $deviation }
search-no-opening = أدخل ما لا يزيد على { $most } نقلة، أو رقم قرعة من ثلاث نقلات. مثال بصيغة PDN: 11-15 23-19

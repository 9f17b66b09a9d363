### The analysis board.

review-free = تحليل حر
review-free-lead = العب نقلات للطرفين وشاهد رأي المحرك.
review-invalid-position = وضعية غير صالحة
review-to-editor = تركيب وضعية
review-damaged = لا يمكن قراءة هذه المباراة
review-damaged-lead = النسخة المحفوظة تالفة. إن كان لديك ملفها فاستورده مجددًا.

review-moves = النقلات والتفريعات
review-no-moves = لا نقلات بعد. العب نقلة على الرقعة.
review-new-board = وضعية جديدة
review-last = آخر وضعية

review-actions = التحليل
review-promote = جعله رئيسيًا
review-promote-title = جعل هذا التفريع الخط الرئيسي
review-delete-title = حذف هذه النقلة وكل ما بعدها
review-export = حفظ PDN
review-export-title = حفظ في ملف PDN
review-copy = حفظ نسخة
review-copy-title = حفظها في المكتبة كمباراة مستقلة
review-edit = تركيب
review-edit-title = تعديل هذه الوضعية أو لعبها
review-promoted = هذا هو الخط الرئيسي الآن.
review-deleted = حُذفت النقلات.
review-lacks-moves = تنقص هنا نقلات من المباراة.
review-restore = استعادة النقلات
review-restored = المباراة كاملة من جديد.
review-saved = حُفظت في المكتبة.
review-not-kept = المتصفح لا يحفظ تفريعاتك. احفظ ملف PDN قبل المغادرة.
review-not-exported = تعذّر حفظ الملف.
review-too-deep = التفريعات متداخلة أكثر مما يمكن حفظه. اجعل أحدها الخط الرئيسي.
# The name of a file, without its ending.
review-file = analysis

review-engine = المحرك
review-engine-off = شغّله لترى أفضل النقلات.
review-lines = الخطوط
review-engine-settings = إعدادات المحرك
review-hash = الذاكرة
review-one-thread = في المتصفح يستخدم المحرك خيط معالجة واحدًا، لأنه لا يستطيع فيه مشاركة ذاكرته بين عدة خيوط. ويستخدم برنامج crownhead ما تشاء منها.
review-looking = يفكر…
review-surveying = تُحلَّل المباراة أولًا…
review-over = انتهت المباراة هنا.
review-even = تكافؤ
# Who is better is shown with it: "Red win in 7".
review-win = فوز
review-database = قاعدة بيانات النهايات
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = فوز
review-loses = خسارة
review-draws = تعادل
review-wins-in = فوز في { $count }
review-loses-in = خسارة في { $count }
review-win-in = فوز في { $count }
review-only-move = النقلة الوحيدة
review-longest-defense = أطول دفاع
review-play-line = لعب الخط

review-graph = منحنى التقييم
review-survey = تحليل المباراة
review-survey-lead = يفحص المحرك كل وضعية ويرسم منحنى المباراة.
review-survey-resumes = يمكنك المغادرة. يستمر التحليل عندما تفتح المباراة من جديد.
review-stop = إيقاف

review-still-played = هذه المباراة ما زالت جارية.
review-watch = مشاهدة مباشرة
review-copy-link = نسخ الرابط
review-link-copied = نُسخ الرابط.
review-no-such-game = المباراة غير موجودة
review-no-such-game-lead = ربما كان الرابط ناقصًا أو يخص خادمًا آخر. يمكنك البحث عن المباراة في الأرشيف.
review-to-archive = الأرشيف

review-engine-stopped = توقف المحرك. شغّله للمحاولة مجددًا.

review-effort = العمق { $depth } · الوضعيات { $nodes }
nodes-thousands = { $count } ألف
nodes-millions = { $count } مليون
review-surveyed = { $total ->
    [one] { $done } من { $total } وضعية
    [two] { $done } من { $total } وضعية
    [few] { $done } من { $total } وضعيات
    [many] { $done } من { $total } وضعية
   *[other] { $done } من { $total } وضعية
}
review-better = أفضلية { $side }: { $by }
evaluation-wins = يفوز { $side }
evaluation-won = فاز { $side }
evaluation-wins-in = { $count ->
    [one] يفوز { $side } بنقلة واحدة
    [two] يفوز { $side } بنقلتين
    [few] يفوز { $side } في { $count } نقلات
    [many] يفوز { $side } في { $count } نقلة
   *[other] يفوز { $side } في { $count } نقلة
}
evaluation-draw = تعادل

review-mistakes = { $side }: { $mistakes }
review-no-mistakes = { $side }: بلا أخطاء
review-blunders = { $count ->
    [zero] لا أخطاء فادحة
    [one] خطأ فادح واحد
    [two] خطآن فادحان
    [few] { $count } أخطاء فادحة
    [many] { $count } خطأً فادحًا
   *[other] { $count } خطأ فادح
}
review-mistake-count = { $count ->
    [zero] لا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $count } أخطاء
    [many] { $count } خطأً
   *[other] { $count } خطأ
}
review-inaccuracies = { $count ->
    [zero] لا هفوات
    [one] هفوة واحدة
    [two] هفوتان
    [few] { $count } هفوات
    [many] { $count } هفوة
   *[other] { $count } هفوة
}
review-place = { $count ->
    [0] البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد { $count } نقلات
    [many] بعد { $count } نقلة
   *[other] بعد { $count } نقلة
}
review-place-evaluated = { $place }: { $evaluation }
review-outcome-wins = فاز { $side }

review-moments = اللحظات الحاسمة
review-moments-count = { $count ->
    [zero] لا لحظات حاسمة
    [one] لحظة حاسمة واحدة
    [two] لحظتان حاسمتان
    [few] { $count } لحظات حاسمة
    [many] { $count } لحظة حاسمة
   *[other] { $count } لحظة حاسمة
}
review-turning-point = { $move } · نقطة التحول
review-previous-mistake = الخطأ السابق
review-next-mistake = الخطأ التالي
review-only-mine = أخطائي فقط
review-was-better = كانت { $move } أفضل.
review-analysis-by = تحليل { $name }
review-show-better = عرض الأفضل
review-show-refutation = عرض ما يتبع
review-try-again = محاولة أخرى
review-find-better = جد نقلة أفضل. الدور: { $side }.
review-found = هذه هي: { $move }!
review-found-other = { $move } جيدة بالقدر نفسه. أحسنت!
review-show-answer = عرض الجواب
review-hint-piece = انظر إلى القطعة على { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = تعليق وعلامات
review-comment = تعليق
review-draw = رسم
review-draw-title = ارسم أسهمًا وحلقات: اختر مربعين، أو مربعًا واحدًا مرتين.
review-draw-to = من { $square }: اختر نهاية السهم، أو { $square } مرة أخرى لرسم حلقة.
review-arrow = سهم من { $from } إلى { $to }
review-ring = حلقة على { $square }
review-drawn = المرسوم: { $drawings }
review-drawn-none = لا شيء مرسوم هنا.
review-signs = علامات
review-sign-brilliant = نقلة رائعة
review-sign-good = نقلة جيدة
review-sign-interesting = نقلة مثيرة
review-sign-dubious = هفوة
review-sign-mistake = خطأ
review-sign-blunder = خطأ فادح

## مسألة: وضعية بلا نقلات، بنتيجة معلنة يمكن التحقق منها.

claim-stated = النتيجة المعلنة: { $result }
claim-check = تحقّق
claim-checking = جارٍ التحقق…
claim-tables-agree = قواعد بيانات النهايات تؤكد ذلك.
claim-engine-agrees = المحرك يؤكد ذلك ويثبته.
claim-draw = هذا تعادل: { $move }
claim-win = قواعد البيانات والمحرك يقولان: { $result }. أفضل نقلة: { $move }.
claim-open = لم يثبت ذلك. كان المحرك سيلعب { $move }.

## المشاركة: رابط يحوي المباراة، وصور.

share-title = مشاركة
share-link-title = نسخ رابط يحوي المباراة كلها
share-too-long = هذه المباراة أطول من أن يحويها رابط. احفظها في ملف PDN.
share-svg = صورة الرقعة (SVG)
share-png = صورة الرقعة (PNG)
share-gif = صورة متحركة (GIF)
share-game = مباراة مشاركة
share-broken = تعذّرت قراءة هذا الرابط
share-broken-lead = ربما ينقص جزء من الرابط. انسخه كاملًا مرة أخرى.
share-newer-lead = الرابط من إصدار أحدث. أعد تحميل الصفحة لتحديثها.

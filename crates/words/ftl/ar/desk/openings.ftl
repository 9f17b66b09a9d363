### Openings: the trainer and the explorer.

openings-title = مدرّب الافتتاحات
openings-lead = يبدأ التطبيق بقرعة أو بافتتاح له اسم ويلعب بحسب الكتاب. عليك أن تجد الردود، وما تخطئ فيه يعود إليك.
openings-open = تدرّب على الافتتاحات
openings-known = { $side }: { $known } من { $all } محفوظة
openings-due = { $count ->
    [zero] لا شيء للمراجعة اليوم
    [one] للمراجعة: واحد
    [two] للمراجعة: اثنان
    [few] للمراجعة: { $count }
    [many] للمراجعة: { $count }
   *[other] للمراجعة: { $count }
}
openings-sides = تلعب بـ
openings-both = الطرفان
openings-train = التالي
openings-train-picked = تدرّب على اختيارك ({ $count })
openings-pick = اختر الافتتاحات
openings-pick-none = مسح الاختيار
openings-ballots = كل القرعات
openings-names = افتتاحات لها أسماء
openings-state-new = جديد
openings-state-learning = قيد التعلّم
openings-state-known = محفوظ
openings-state-due = للمراجعة
openings-ballot = القرعة { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = أنت تلعب باللون { $side }. جِد نقلات الكتاب.
openings-done = { $count ->
    [zero] صحيح!
    [one] صحيح! نقلة واحدة من الكتاب.
    [two] صحيح! نقلتان من الكتاب.
    [few] صحيح! { $count } نقلات من الكتاب.
    [many] صحيح! { $count } نقلة من الكتاب.
   *[other] صحيح! { $count } نقلة من الكتاب.
}
openings-helped = تمّ، مع بعض المساعدة. سيعود هذا الافتتاح قريبًا.
openings-next = الافتتاح التالي
openings-all = كل الافتتاحات
openings-no-book = تعذّر تحميل كتاب الافتتاحات. تحقق من الاتصال وأعد تحميل الصفحة.

## The explorer.

explorer-title = مستكشف الافتتاحات
explorer-lead = اعرف ما يقوله الكتاب والمحرك والمباريات عن كل نقلة. اضغط نقلة لتلعبها.
explorer-moves = النقلات في هذه الوضعية
explorer-move = النقلة
explorer-book = الكتاب
explorer-share = { $percent }%
explorer-weak = ضعيفة
explorer-engine = المحرك
explorer-games = المباريات
explorer-source = المباريات من
explorer-library = مكتبتي
explorer-archive = هذا الخادم
explorer-file = ملف PDN…
explorer-reading = قراءة المباريات: { $count }
explorer-results = { $count ->
    [zero] { $count } مباراة: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
    [one] مباراة واحدة: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
    [two] مباراتان: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
    [few] { $count } مباريات: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
    [many] { $count } مباراة: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
   *[other] { $count } مباراة: { $first } { $black }%، تعادل { $draws }%، { $second } { $white }%
}
explorer-no-games = لا مباريات بهذه الوضعية.
explorer-analyze = تحليل
explorer-train = تدرّب على هذا الافتتاح
explorer-actions = المستكشف
explorer-here = استكشاف

## كتاب خاص.

book-mine = كتابي
book-lead = يلعب الكمبيوتر من كتابك بدلًا من كتابه. حدّد عدد مرات لعب كل نقلة؛ 0 يعني أبدًا.
book-make = إنشاء من مبارياتي
book-no-games = تحتاج أولًا إلى مباريات من وضعية البداية في مكتبتك.
book-made = { $count ->
    [zero] كتابك بلا وضعيات.
    [one] في كتابك وضعية واحدة.
    [two] في كتابك وضعيتان.
    [few] في كتابك { $count } وضعيات.
    [many] في كتابك { $count } وضعية.
   *[other] في كتابك { $count } وضعية.
}
book-none-here = لا نقلات في كتابك هنا.
book-use = ليلعب الكمبيوتر من كتابي
book-add = إضافة نقلة
book-weight = الوزن
book-weight-of = وزن { $move }
book-comment-on = تعليق على { $move }
book-remove = إزالة { $move }
book-delete = حذف الكتاب
book-deleted = حُذف الكتاب.
book-file = كتابي
book-open = فتح كتاب
book-not-a-book = «{ $file }» ليس كتاب افتتاحيات. اختر ملفًا أنشأه الأمر «crownhead book build».

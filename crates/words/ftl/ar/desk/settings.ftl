### The settings.

settings-title = الإعدادات
settings-lead = تسري التغييرات فورًا وتُحفظ في هذا المتصفح.
settings-preview = رقعة بهذه الإعدادات
settings-language = اللغة
settings-language-system = مثل المتصفح
settings-scheme = المظهر
settings-animation = سرعة الحركة
settings-less-motion = نظامك يطلب حركة أقل، لذا تنتقل القطع فورًا.
settings-sounds-hint = أصوات هادئة للنقلات والأسر والتتويج ودورك وقرب نفاد الوقت ونهاية المباراة.
settings-vibration = الاهتزاز
settings-vibration-hint = اهتزاز قصير عند دورك وعند قرب نفاد الوقت وفي نهاية المباراة.
settings-evaluation-bar = شريط التقييم
settings-evaluation-bar-hint = يبيّن من هو الأفضل في المباريات ضد الحاسوب أو على هذا الجهاز. لا يظهر أبدًا في المباريات عبر الإنترنت.
settings-look = الشكل
settings-play = اللعب
settings-games = مبارياتك
settings-games-hint = تُحفظ المباريات في هذا المتصفح وعلى هذا الجهاز فقط. احفظها في ملفات لتأخذها معك.
settings-keep = طلب الاحتفاظ بمبارياتي من المتصفح
settings-kept = سيحتفظ المتصفح بمبارياتك حتى عند ضيق المساحة.
settings-not-kept = قد يحذف المتصفح المباريات عند ضيق المساحة أو بعد مدة طويلة دون زيارة.
settings-keep-refused = رفض المتصفح. عادةً ما يوافق بعد تثبيت التطبيق أو إضافته إلى المفضلة.
settings-to-library = فتح المكتبة
settings-endgames = قواعد بيانات النهايات
settings-endgames-hint = يلعب الكمبيوتر النهايات حتى خمس قطع بلا خطأ. ومع قواعد البيانات هذه يلعب ويحلل نهايات ست قطع أيضًا بلا خطأ. يستغرق إنشاؤها بضع دقائق وتشغل 27 ميغابايت على هذا الجهاز.
settings-endgames-build = إنشاء لست قطع
# $percent (number): how much is done. Example: 42
settings-endgames-percent = اكتمل { $percent }%. يمكنك مواصلة اللعب.
settings-endgames-ready = قواعد بيانات ست قطع جاهزة.
settings-endgames-failed = تعذّر إنشاء قواعد البيانات. السبب في سجل البرنامج.
settings-reset = استعادة الافتراضي
settings-reset-done = أُعيد ضبط الإعدادات.

settings-stored = استُخدم { $used } من { $possible }.
size-kilobytes = { $count } ك.ب
size-megabytes = { $count } م.ب
size-gigabytes = { $count } ج.ب

scheme-system = النظام
scheme-light = فاتح
scheme-dark = داكن

animation-off = فورية
animation-fast = سريعة
animation-normal = عادية
animation-slow = بطيئة

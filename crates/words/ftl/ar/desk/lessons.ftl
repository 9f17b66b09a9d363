learn-title = تعلُّم
learn-lead = دروس قصيرة على الرقعة. تتعلم باللعب، وتعرف بعد كل نقلة هل أصبت.
learn-start = ابدأ:
learn-continue = تابع:
learn-steps = { $count ->
    [zero] { $count } خطوة
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
}
learn-steps-done = { $done } من { $all }
learn-complete = اكتمل
learn-step = الخطوة { $step } من { $all }
learn-your-turn = دورك.
learn-busy = لحظة…
learn-lesson-finished = أنهيت هذا الدرس. أعده أو تابع.
learn-question = لمن المقابلة؟
learn-i-do = لي
learn-opponent-does = لخصمي
learn-hint = تلميح
learn-hint-piece = انظر إلى القطعة المعلَّمة.
learn-hint-move = جرّب { $move }.
learn-show-why = عرض السبب
learn-start-over = من البداية
learn-next = الخطوة التالية
learn-next-lesson = التالي: { $lesson }
learn-all-done = كل الدورات
learn-actions = الدرس
learn-reply = خصمك يلعب { $move }. دورك.
learn-right = أحسنت!
learn-lesson-done = أحسنت، اكتمل الدرس!
learn-rules-done = فزت! أنت تعرف القواعد الآن. العب مباراة أو تابع التعلّم.
learn-play-game = العب مباراة
learn-you-play = أنت تلعب باللون { $side }.
learn-not-kept = تعذّر حفظ تقدمك في هذا المتصفح.
learn-no-engine = تعذّر فحص النقلة. أعد تحميل الصفحة وحاول مرة أخرى.
learn-out-of-reach = هذا لا يوصلك. جرّب طريقًا آخر.
learn-too-few = هذا يأسر قطعًا أقل من المطلوب. ابحث عن أسر آخر.
learn-no-block = هذا لا يسدّ الطريق: ما زال خصمك يستطيع النقل. جرّب شيئًا آخر.
learn-too-slow = ما زال بإمكانك الفوز، لكن ذلك يطول كثيرًا. جرّب شيئًا آخر.
learn-not-in-line = نقلة جائزة، لكنها افتتاح آخر. حاول مرة أخرى.
learn-wrong = { $why } جرّب شيئًا آخر.
learn-weak = هناك ما هو أفضل. انظر مرة أخرى.
learn-the-move-count = { $count ->
    [zero] لا تُحسب أي قطعة. إن كان العدد فرديًا فالمقابلة لك.
    [one] تُحسب قطعة واحدة. إن كان العدد فرديًا فالمقابلة لك.
    [two] تُحسب قطعتان. إن كان العدد فرديًا فالمقابلة لك.
    [few] تُحسب { $count } قطع. إن كان العدد فرديًا فالمقابلة لك.
    [many] تُحسب { $count } قطعة. إن كان العدد فرديًا فالمقابلة لك.
   *[other] تُحسب { $count } قطعة. إن كان العدد فرديًا فالمقابلة لك.
}
learn-the-move-mine = { $count ->
    [zero] ليس تمامًا: لا تُحسب أي قطعة. المقابلة لك.
    [one] ليس تمامًا: تُحسب قطعة واحدة، والعدد فردي. المقابلة لك.
    [two] ليس تمامًا: تُحسب قطعتان. المقابلة لك.
    [few] ليس تمامًا: تُحسب { $count } قطع، والعدد فردي. المقابلة لك.
    [many] ليس تمامًا: تُحسب { $count } قطعة، والعدد فردي. المقابلة لك.
   *[other] ليس تمامًا: تُحسب { $count } قطعة، والعدد فردي. المقابلة لك.
}
learn-the-move-theirs = { $count ->
    [zero] ليس تمامًا: لا تُحسب أي قطعة، والصفر زوجي. المقابلة لخصمك.
    [one] ليس تمامًا: تُحسب قطعة واحدة. المقابلة لخصمك.
    [two] ليس تمامًا: تُحسب قطعتان، والعدد زوجي. المقابلة لخصمك.
    [few] ليس تمامًا: تُحسب { $count } قطع، والعدد زوجي. المقابلة لخصمك.
    [many] ليس تمامًا: تُحسب { $count } قطعة، والعدد زوجي. المقابلة لخصمك.
   *[other] ليس تمامًا: تُحسب { $count } قطعة، والعدد زوجي. المقابلة لخصمك.
}

course-first-game = المباراة الأولى
course-seeing-shots = رؤية الضربات
course-endings = المقابلة والنهايات
course-openings = الافتتاحات

lesson-moving = النقل
lesson-moving-forward = الحجر في الأسفل لك. يتحرك قطريًا إلى الأمام، خانة واحدة كل مرة: اختره ثم الخانة التالية، حتى الخانة المعلَّمة. تسمّي الرسائل الخانات بأرقامها.
lesson-moving-edge = عند الحافة طريق واحد فقط: أوصل حجرك إلى الخانة المعلَّمة.

lesson-jumping = الأسر
lesson-jumping-one = اقفز فوق قطعة الخصم إلى الخانة الفارغة خلفها فتأسرها. جرّب!
lesson-jumping-must = إذا أمكنك الأسر فعليك الأسر. الحلقة تبيّن القطعة التي عليها ذلك: ائسر بها.
lesson-jumping-double = إذا استطاعت القطعة نفسها الأسر مرة أخرى تستمر النقلة. ائسر قطعتين معًا: انتقل من خانة إلى خانة.
lesson-jumping-choice = إذا استطاعت عدة قطع الأسر فالخيار لك. إحدى نقلاتك تأسر ثلاثًا: جدها.

lesson-kings = الملوك
lesson-kings-crown = الحجر الذي يصل إلى الصف الأخير يُتوَّج ويصير ملكًا. توّج واحدًا!
lesson-kings-backward = الملك يتحرك إلى الخلف أيضًا، خانة واحدة كل مرة. أوصل ملكك إلى الخانة المعلَّمة من أي طريق تشاء. خصمك ينتظر.
lesson-kings-jump = الملوك تأسر إلى الخلف أيضًا. ائسر القطعتين.

lesson-winning = الفوز
lesson-winning-last = تفوز حين لا تبقى لخصمك أي قطعة. ائسر الأخيرة!
lesson-winning-block = تفوز أيضًا حين لا يستطيع خصمك النقل. سُدّ الطريق على حجره الأخير بنقلة واحدة!

lesson-first-game = فوزك الأول
lesson-first-game-three = الآن يلعب خصمك أيضًا. لديك ثلاثة أحجار ضد واحد. لا تخسر حجرًا ولا تدع حجره يتجاوز أحجارك، وحقّق الفوز!

lesson-look-first = انظر قبل أن تنقل
lesson-look-first-safe = قبل كل نقلة انظر أين يمكن لخصمك أن يأسر بعدها. نقلتان من نقلاتك تخسران حجرًا: العب غيرهما.
lesson-look-first-crowd = الشيء نفسه مع قطع أكثر. العب نقلة لا تخسر شيئًا.

lesson-two-for-one = اثنتان بواحدة
lesson-two-for-one-give = الأسر إجباري، لذلك يمكنك توجيه أحجار الخصم. ضحِّ بقطعة وائسر أكثر.
lesson-two-for-one-pull = أبعد حجرًا عن مكانه فينفتح الطريق. اكسب قطعة.
lesson-two-for-one-kings = وهذا ينجح ضد الملوك أيضًا: ضحِّ باثنتين وائسر ثلاثًا.

lesson-two-for-two = اثنتان باثنتين
lesson-two-for-two-through = أحيانًا تكون الجائزة طريقًا مفتوحًا. ضحِّ بحجرين وائسر حجرين: قفزتك الأخيرة تخترق نحو الصف الأخير.
lesson-two-for-two-crown = اثنتان باثنتين مرة أخرى. هذه المرة تنتهي قفزتك الأخيرة على الصف الأخير.

lesson-steal = قطع بلا مهرب
lesson-steal-prison = أحيانًا لا تستطيع قطعة الهرب فتأسرها مجانًا. جد النقلة الهادئة التي تكسب قطعة.
lesson-steal-wait = بلا عجلة: ضع أحجارك بحيث يخسر كل رد قطعة.
lesson-steal-hold = خصمك يهدد بالاختراق. أوقفه تكسب قطعة.

lesson-breeches = الهجوم المزدوج
lesson-breeches-king = من يهاجم قطعتين معًا يكسب واحدة: لا تهرب إلا واحدة. هاجم اثنتين!
lesson-breeches-double = ضع ملكك بحيث يأسر في المرة القادمة قطعتين.

lesson-in-and-out = دخول وخروج
lesson-in-and-out-let-in = الحجر الذي يأسر ويصل إلى صفك الخلفي يُتوَّج ويتوقف هناك. هذا يمنحك نقلة مجانية: دعه يدخل، وحين يُجبَر الملك على الأسر ليخرج، ائسر ثلاثًا.
lesson-in-and-out-clear = مرة أخرى: دع حجرًا يدخل، لكن استخدم الآن النقلة المجانية لتُخلي المربع الذي يجب أن يهبط عليه ملكه.

lesson-back-shot = الضربة من الخلف
lesson-back-shot-behind = الأحجار تأسر إلى الأمام فقط، أما الملك الجديد فيأسر إلى الخلف ويفاجئها من ورائها. ضحِّ بحجر أولًا، ثم توّج ملكك.
lesson-back-shot-swap = يستطيع خصمك هنا أن يأسر مرتين، لأن ضربتك من الخلف تأسر أكثر. جد الحجر الذي تضحي به.

lesson-king-row = احرس صفك الأخير
lesson-king-row-guard = الأحجار على صفك الخلفي تمنع الخصم من التتويج. جد نقلة جيدة تبقيها مكانها.
lesson-king-row-hold = نقلة واحدة تفتح الباب إلى صفك الخلفي. العب أفضل منها.

lesson-bridge = الجسر
lesson-bridge-wall = حجران على صفك الخلفي بينهما مربع واحد هما جسر: لا يستطيع حجر وحيد أن يعبر. اترك الجسر مكانه والعب نقلتين جيدتين.
lesson-bridge-time = هنا يمنحك الجسر وقتًا. دعه يحرس الصف الخلفي بينما يركض حجرك الثالث ليُتوَّج: جد أربع نقلات جيدة.
lesson-bridge-catch = الحجر الذي أمام جسرك عالق. حافظ على الجسر واستخدم ملكك.

lesson-exchange = التبادل
lesson-exchange-free = تبادل حجر بحجر قد يفكك هجومًا أو يكسب المباراة. جد التبادل الصحيح.
lesson-exchange-win = لديك قطع أكثر، والتبادل في صالحك. اعرض تبادلًا فائزًا.

lesson-the-move = المقابلة
lesson-the-move-count = عند تساوي القطع تكون المقابلة لأحد الطرفين: له آخر نقلة جيدة. في دورك، احسب كل قطع الطرفين في الأعمدة التي تبدأ من صفك الخلفي: إذا كان العدد فرديًا فهي لك.
lesson-the-move-even = احسب مرة أخرى. لمن المقابلة هنا؟
lesson-the-move-win = ملك ضد ملك تعادل عادةً. لكن المقابلة هنا لك: اقترب من خصمك وفز.

lesson-two-kings = ملكان ضد ملك
lesson-two-kings-close = ملكان يهزمان ملكًا. الملك محاصر عند الحافة: أنهِ الأمر.
lesson-two-kings-corner = في الزاوية المزدوجة يذهب الملك ويعود. أخرجه وفز.
lesson-two-kings-whole = الآن النهاية كلها: قرّب ملكيك، وأخرج الملك من الزاوية المزدوجة، وفز.

lesson-double-corner = الزاوية المزدوجة
lesson-double-corner-run = في الزاوية المزدوجة يأمن الملك من ملك واحد. صل في الوقت المناسب واصمد أربع نقلات.
lesson-double-corner-choose = أين طريق النجاة؟ اصمد أربع نقلات.

lesson-three-against-two = ثلاثة ضد اثنين
lesson-three-against-two-cut-off = ملكان وحجر يهزمان ملكين إذا قطعت طريق التعادل. جد النقلات الفائزة الوحيدة.
lesson-three-against-two-squeeze = نقلة واحدة فقط تحفظ الفوز. جدها، ثم جد التالية.

lesson-man-down = أقل بقطعة
lesson-man-down-attack = نقص قطعة ليس خسارة دائمًا: هاجم واستعدها. حافظ على التعادل ثلاث نقلات.
lesson-man-down-back = عد في الوقت المناسب فلا تمر الأحجار. حافظ على التعادل ثلاث نقلات.

lesson-first-position = الوضعية الأولى
lesson-first-position-finish = أشهر النهايات: ملك وحجر لكل طرف. هنا، قرب النهاية، حاصر الملك وفز!
lesson-first-position-crown = هنا البداية: توّج حجرك بينما يشغل ملكك الملك الآخر. جد ست نقلات جيدة.
lesson-first-position-keep-out = الملك يريد العودة إلى الزاوية المزدوجة. لا تسمح له: جد نقلتين جيدتين.
lesson-first-position-whole = الآن النهاية كلها ضد أفضل دفاع: 41 نقلة بأقصر طريق. خذ وقتك.

lesson-first-moves = نقلات أولى جيدة
lesson-first-moves-develop = قرّب أحجارك من الوسط وأبقها متماسكة. جد نقلتين جيدتين.
lesson-first-moves-answer = في البطولات تُحدد النقلات الثلاث الأولى بالقرعة. أحجار الخصم متفرقة: جد نقلتين جيدتين.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = هذا افتتاح Old Fourteenth، أكثر الافتتاحات لعبًا. إن لم تعرفه فاطلب تلميحات.
lesson-old-fourteenth-continue = الآن الطرف الآخر: جد نقلتين جيدتين في هذا الافتتاح.

lesson-cross = Cross
lesson-cross-line = في افتتاح Cross يقترب الأبيض فورًا من حجرك في الوسط. العب النقلات الأولى؛ التلميحات تدلّك.
lesson-cross-choose = الآن وحدك: جد نقلتين جيدتين.

lesson-trap = فخ في الافتتاح
lesson-trap-punish = في افتتاح Douglas لعب خصمك نقلة طبيعية تخسر حجرًا. استغلّها!

learn-drills = تدريب النهايات
learn-drills-lead = العبها حتى النهاية ضد أفضل دفاع. ثلاث مرات بلا خطأ فتتقنها.
learn-drill-win = فز ضد أفضل دفاع.
learn-drill-draw = { $count ->
    [zero] حافظ على التعادل { $count } نقلة.
    [one] حافظ على التعادل نقلة واحدة.
    [two] حافظ على التعادل نقلتين.
    [few] حافظ على التعادل { $count } نقلات.
    [many] حافظ على التعادل { $count } نقلة.
   *[other] حافظ على التعادل { $count } نقلة.
}
learn-drill-done = { $count ->
    [zero] تم في { $count } نقلة!
    [one] تم في نقلة واحدة!
    [two] تم في نقلتين!
    [few] تم في { $count } نقلات!
    [many] تم في { $count } نقلة!
   *[other] تم في { $count } نقلة!
}
learn-drill-not-clean = تم، لكن ليس بلا مساعدة أو خطأ. مرة أخرى!
learn-drill-wins = { $wins } من { $all } مرات
learn-drill-fewest = { $count ->
    [zero] الأفضل: { $count } نقلة
    [one] الأفضل: نقلة واحدة
    [two] الأفضل: نقلتان
    [few] الأفضل: { $count } نقلات
    [many] الأفضل: { $count } نقلة
   *[other] الأفضل: { $count } نقلة
}
learn-drill-shortest = { $count ->
    [zero] أقصر طريق: { $count } نقلة
    [one] أقصر طريق: نقلة واحدة
    [two] أقصر طريق: نقلتان
    [few] أقصر طريق: { $count } نقلات
    [many] أقصر طريق: { $count } نقلة
   *[other] أقصر طريق: { $count } نقلة
}
learn-drill-done-longer = تمّ! عدد النقلات: { $count }. أقصر طريق: { $best }.
learn-drill-done-shortest = تمّ بأقصر طريق! عدد النقلات: { $count }.
learn-drill-again = مرة أخرى
learn-mastered = متقن
learn-drill-engine = القطع هنا أكثر مما تعرفه جداول النهايات في هذا التطبيق، لذلك يدافع المحرك. لعبه جيد، لكنه لا يستطيع إثبات أن نقلاته هي الأفضل.
drill-two-kings = ملكان ضد ملك
drill-three-kings = ثلاثة ملوك ضد ملكين
drill-one-king = ملك ضد ملك
drill-bridge = ضد الجسر
drill-first-position = الوضعية الأولى
drill-second-position = الوضعية الثانية
drill-third-position = الوضعية الثالثة
drill-double-corner = الزاوية المزدوجة
drill-man-down = أقل بقطعة
drill-fourth-position = الوضعية الرابعة
drill-fourth-position-draw = الوضعية الرابعة: حافظ على التعادل
drill-brown = تعادل الدكتور براون
drill-payne = تعادل باين في الزاوية المزدوجة
drill-shut-in = ملك محبوس في الزاوية المزدوجة
learn-puzzles = ألغاز
learn-puzzles-lead = وضعيات من مباريات، في كل خطوة منها نقلة صحيحة واحدة.
learn-puzzles-open = حل الألغاز
learn-puzzles-missing = تعذّر تحميل الألغاز. تحقق من الاتصال وأعد تحميل الصفحة.
learn-puzzle-kind = النمط
learn-puzzle-daily = لغز اليوم
learn-puzzle-training = سلسلة ألغاز
learn-puzzle-rush = سباق ثلاث دقائق
learn-puzzle-win = جد النقلة الفائزة.
learn-puzzle-draw = جد النقلة التي تنقذ التعادل.
learn-puzzle-material = جد النقلة التي تكسب قطعًا.
learn-puzzle-rating = التصنيف { $rating }
learn-puzzle-solved = أحسنت، هذا هو الحل!
learn-puzzle-next = اللغز التالي
learn-puzzle-source = من مباراة بين المستوى { $black } والمستوى { $white }، قرابة النقلة { $move }. قد تختلف الوضعية عن المباراة بنقلة مبتدئ واحدة.
learn-puzzle-game = افتح المباراة
learn-puzzle-game-missing = تعذّر تحميل المباراة. تحقق من الاتصال وحاول مرة أخرى.
learn-puzzle-player = المستوى { $level }
learn-puzzle-score = تصنيفك: { $rating } · متتالية: { $streak } (الأفضل: { $best }) · للإعادة حتى الغد: { $due }
learn-puzzle-unrated = تُحتسب المحاولة الأولى · المسائل الباقية قبل تصنيفك: { $left } · متتالية: { $streak } (الأفضل: { $best }) · للإعادة حتى الغد: { $due }
learn-rush = { $left } ث · الحلول: { $solved } · الأخطاء: { $missed }
learn-rush-rules = حُلّ أكبر عدد ممكن. الخطأ الثالث ينهي السباق.
learn-rush-over = انتهى السباق. عدد الحلول: { $solved }. أفضل نتيجة لك: { $best }
learn-rush-best = أفضل السباقات
learn-rush-week = هذا الأسبوع
learn-rush-all = كل الأوقات
learn-rush-nobody = لم يلعب أحد بعد.
learn-rush-log-in = سجّل الدخول لتظهر هنا
learn-rush-score = الحلول: { $solved }، الأخطاء: { $missed }
learn-rush-mine = ترتيبك: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = أرقام الخانات
learn-squares-lead = تُكتب النقلات بأرقام الخانات. ابحث عنها حتى تحفظها عن ظهر قلب.
learn-squares-open = تدرّب
learn-squares-find = ابحث عن الخانة { $number }.
learn-squares-missed = هذه هي الخانة { $number }. الخانة الصحيحة معلَّمة.
learn-squares-left = { $count ->
    [zero] لا خانات متبقية
    [one] بقيت خانة واحدة
    [two] بقيت خانتان
    [few] بقيت { $count } خانات
    [many] بقيت { $count } خانة
   *[other] بقيت { $count } خانة
}
learn-squares-done = { $misses ->
    [0] أنجزتها في { $seconds } ث بلا خطأ!
   *[other] أنجزتها في { $seconds } ث. الأخطاء: { $misses }.
}
learn-squares-best = أفضل وقت بلا خطأ: { $seconds } ث

## Who has the move, the opposition, counted on the board.

the-move-show = لمن المقابلة؟
the-move-odd = الدور على { $side }. القطع في أعمدته: { $count }. العدد فردي، فالمقابلة لـ{ $side }.
the-move-even = الدور على { $side }. القطع في أعمدته: { $count }. العدد زوجي، فالمقابلة لـ{ $other }.
the-move-none = لا أحد يملك المقابلة: عدد قطع الطرفين غير متساوٍ.

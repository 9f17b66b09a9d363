### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = المباراة { $game }: { $what }
pdn-at-move = المباراة { $game }، النقلة { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (السطر { $line }، العمود { $column })
pdn-illegal = { $move } غير جائزة، ولا نقلة أخرى ممكنة.
pdn-illegal-expected = { $move } غير جائزة. الممكن: { $moves }.
pdn-illegal-many = { $move } غير جائزة. الممكن: { $moves } و{ $count } غيرها.
pdn-ambiguous = { $move } قد تكون { $moves }.
pdn-not-a-move = «{ $text }» ليست نقلة. { $why }
pdn-not-a-position = «{ $fen }» ليست وضعية. { $why }
pdn-other-game = لعبة أخرى: { $variant }. لا تُقرأ إلا الداما الأمريكية.
pdn-no-game = لا توجد مباراة هنا. للمباراة وسوم مثل [Event "…"] أو نقلات بصيغة PDN: 1. 11-15
pdn-utf16 = يبدو النص بترميز UTF-16، لذا قُرئ بهذا الترميز.
pdn-open-comment = تعليق غير مغلق: العلامة { "\u2066}\u2069" } مفقودة.
pdn-open-variation = تفريع غير مغلق: العلامة { "\u2066)\u2069" } مفقودة.
pdn-open-setup = تركيب غير مغلق: العلامة / مفقودة.
pdn-too-deep = تداخلت التفريعات أكثر من { $most } مستوى. حُفظت الداخلية كتعليق.
pdn-too-long = وسم أطول من { $most } بايت. اقتُطع.
pdn-too-many-tags = للمباراة أكثر من { $most } وسم. تُركت الأخيرة.
pdn-not-utf8 = النص ليس بترميز UTF-8. قُرئ بترميز Windows-1252.
pdn-stray-text = «{ $text }» لا معنى لها هنا. حُفظت كتعليق.
pdn-closes-nothing = «{ $sign }» لا يغلق شيئًا.
pdn-broken-tag = الوسم { $name } مكتوب خطأ.
pdn-repeated-tag = تكرّر الوسم { $name }. اعتُمد الأول.
pdn-no-terminator = لا توجد نتيجة ولا * قبل المباراة التالية.
pdn-results-differ = يقول الوسم Result إن النتيجة { $tag }، لكن المباراة تنتهي بـ { $end }.
pdn-second-result = انتهت المباراة بـ { $first }، لكن تليها { $second }.
pdn-result-contradicts-board = النتيجة { $result }، لكن الفائز على الرقعة هو { $side }. ربما يستخدم الملف 1-0 لفوز الأبيض.
pdn-result-not-of-board = النتيجة { $result }، لكن الفائز على الرقعة هو { $side }.
pdn-not-a-result = «{ $text }» ليست نتيجة. النتائج في PDN: 1-0, 0-1, 1/2-1/2, 0-0, *
pdn-international-result = { $text } نتيجة من الداما الدولية. قُرئت على أنها { $result }.
pdn-result-in-variation = النتيجة { $text } داخل تفريع.
pdn-wrong-number = رقم النقلة { $written } يجب أن يكون { $expected }.
pdn-wrong-ply-count = يقول الوسم PlyCount إن العدد { $tag }، لكنه { $count }.
pdn-unknown-game-type = نوع اللعبة «{ $text }» غير معروف. قُرئت المباراة على أنها داما أمريكية.
pdn-unknown-rules = القواعد «{ $text }» غير معروفة. استُخدمت القواعد الرسمية.
pdn-turned-letters = حروف الخانات تبدأ من جهة الأسود. حُوّلت.
pdn-not-a-nag = { $text } ليس تعليقًا رمزيًا. المدى في PDN: $0–$255
pdn-more = { $count ->
    [one] في هذه المباراة مشكلة أخرى.
    [two] في هذه المباراة مشكلتان أخريان.
    [few] في هذه المباراة { $count } مشكلات أخرى.
    [many] في هذه المباراة { $count } مشكلة أخرى.
   *[other] في هذه المباراة { $count } مشكلة أخرى.
}
pdn-json = نص JSON هذا ليس مباراة: { $why }
pdn-json-cut-off = ينتهي نص JSON قبل أوانه.
pdn-json-no-action = كل بند في moves يحتاج إلى move أو setUp، لا كليهما.
pdn-stuck-text = «{ $text }» تلي نقلة بلا مسافة.
pdn-uncrowned-men = الأحجار على { $squares } كانت ستُتوَّج. قُرئت ملوكًا.

## The games of draughts that aren't ours.

variant-international = الداما الدولية
variant-frisian = الداما الفريزية
variant-canadian = الداما الكندية
variant-spantsiretti = Spantsiretti
variant-russian = الداما الروسية
variant-brazilian = الداما البرازيلية
variant-pool = Pool checkers
variant-italian = الداما الإيطالية
variant-spanish = الداما الإسبانية
variant-portuguese = الداما البرتغالية
variant-czech = الداما التشيكية
variant-turkish = الداما التركية
variant-thai = الداما التايلندية
variant-other = نوع آخر من الداما

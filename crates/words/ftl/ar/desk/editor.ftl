### The editor, where a position is set up.

editor-title = تركيب وضعية
editor-board = رقعة التركيب
editor-what-to-do = اختر قطعة وانقر خانة، أو اسحبها إليها. لإزالة قطعة اسحبها خارج الرقعة.
editor-tools = القطع
editor-turn = الدور على
editor-changes = التغييرات
editor-redo = إعادة
editor-clear = مسح
editor-standard = وضعية البداية
editor-state = الحالة
editor-text = القطع كنص
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = وضع القطع
editor-fen = الوضعية بصيغة FEN
editor-put-up = تحميل
editor-copied = نُسخت الوضعية.
editor-not-copied = المتصفح لا يسمح بالنسخ. حدد النص وانسخه.
editor-opponent = اللعب من هنا
editor-against-person = لاعبان
editor-against-computer = الكمبيوتر
editor-level = المستوى
editor-your-side = لونك
editor-start = لعب
editor-analyze = تحليل
editor-find = البحث عن مباريات عبر الإنترنت بهذه الوضعية
editor-find-games = البحث عن مباريات
editor-find-library = في مكتبتي
editor-find-pattern = بهذه القطع
editor-find-pattern-title = مباريات بهذه القطع والمربعات المعلّمة فارغة؛ والمربعات الأخرى حرة
editor-not-yet = لا يمكن بدء المباراة.
editor-draft-lost = المتصفح لا يحفظ هذه الوضعية. انسخ نص FEN قبل المغادرة.

editor-left = { $count ->
    [0] { $side }: وُضعت كلها
   *[other] { $side }: بقي { $count }
}
editor-tool-title = { $tool } (المفتاح { $key })
editor-tool-chosen = { $tool ->
    [erase] تم اختيار الممحاة.
    [must-be-empty] ضع الآن علامة على المربعات التي يجب أن تكون فارغة.
   *[red-man] تم اختيار { $tool }.
}
editor-ready = جاهزة للعب: الدور على { $side }.
editor-over = هذه الوضعية منتهية أصلًا. { $result }
editor-left-both = { $black }. { $white }.
editor-complete = قطع الطرفين كاملة. الوضعية مكتملة.
editor-crowned = على صف التتويج يصبح الحجر ملكًا، وعلى { $square } الآن ملك.

## Why something can't be done in the editor.

editor-nothing-to-undo = لا شيء للتراجع عنه.
editor-nothing-to-redo = لا شيء لإعادته.
editor-bad-text = تعذّرت قراءة ذلك: { $why }
editor-bad-fen = هذه ليست وضعية بصيغة FEN: { $why }
placement-off-board = هذا خارج الرقعة.
placement-light-square = توضع القطع على الخانات الداكنة فقط.
placement-occupied = يوجد { $piece } على { $square } بالفعل.
placement-out-of-pieces = { $count ->
    [one] كل قطع { $side } على الرقعة ({ $count } قطعة).
    [two] كل قطع { $side } على الرقعة ({ $count } قطعة).
    [few] كل قطع { $side } على الرقعة ({ $count } قطع).
    [many] كل قطع { $side } على الرقعة ({ $count } قطعة).
   *[other] كل قطع { $side } على الرقعة ({ $count } قطعة).
}
setup-entry = البند { $number } («{ $entry }»): { $why }
setup-no-equals = اكتب خانة ثم = ثم قطعة، مثل A7=B.
setup-not-a-piece = «{ $text }» ليست قطعة. اكتب بعد = أحد هذه: B, BK, W, WK, -

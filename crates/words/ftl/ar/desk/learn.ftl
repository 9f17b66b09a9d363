### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [zero] هذا يخسر { $count } قطعة.
    [one] هذا يخسر قطعة.
    [two] هذا يخسر قطعتين.
    [few] هذا يخسر { $count } قطع.
    [many] هذا يخسر { $count } قطعة.
   *[other] هذا يخسر { $count } قطعة.
}
reason-misses-shot = كانت هناك ضربة بالنقلة { $move }: التضحية بـ { $given } وأسر { $taken }.
reason-misses-pieces = { $count ->
    [zero] كانت { $move } ستكسب { $count } قطعة.
    [one] كانت { $move } ستكسب قطعة.
    [two] كانت { $move } ستكسب قطعتين.
    [few] كانت { $move } ستكسب { $count } قطع.
    [many] كانت { $move } ستكسب { $count } قطعة.
   *[other] كانت { $move } ستكسب { $count } قطعة.
}
reason-gives-up-king-row = كان الحجر على { $from } يحرس الصف الأخير. الآن يُتوَّج الخصم على { $at }.
reason-lets-king-through = هذا يفتح الطريق للخصم ليُتوَّج على { $at }.
reason-loses-the-move = هذا يخسر المقابلة: صارت الآن للخصم.
reason-win-to-draw = ضاع الفوز: الوضعية الآن تعادل.
reason-win-to-loss = تحولت وضعية فائزة إلى وضعية خاسرة.
reason-draw-to-loss = ضاع التعادل: الوضعية الآن خاسرة.
reason-only-move = كانت { $move } النقلة الوحيدة.
reason-prefers = يفضّل Crownhead النقلة { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = النتيجة لا توافق الوضعية الأخيرة: كان الطرف الخاسر فائزًا فيها.
contradiction-winner-draws = النتيجة لا توافق الوضعية الأخيرة: هي تعادل.
contradiction-draw-is-won = النتيجة لا توافق الوضعية الأخيرة: كان أحد الطرفين فائزًا فيها.

## What a puzzle is about, as a label.

theme-double-jump = أسر قطعتين
theme-triple-jump = أسر ثلاث قطع
theme-long-jump = أسر طويل
theme-two-for-one = اثنتان بواحدة
theme-three-for-two = ثلاث باثنتين
theme-sacrifice = تضحية
theme-king-shot = ضربة ملك
theme-breeches = هجوم مزدوج
theme-steal = كسب قطعة
theme-crowning = تتويج
theme-opposition = المقابلة
theme-draw-save = إنقاذ التعادل
theme-won-ending = نهاية فائزة
theme-man-down = أقل بقطعة
theme-bridge = الجسر
theme-king-ending = ملوك فقط
theme-first-position = الوضعية الأولى
theme-exchange = تبادل

## The summary of a game.

learn-accuracy = الدقة: { $first } { $black }%، { $second } { $white }%
learn-turning-point = نقطة التحول: { $side }، { $move }

### The board and the moves on it, on the screen and for screen readers.

square-with-piece = { $square }، { $piece }
square-empty = { $square }، فارغة
square-must-be-empty = { $square }، يجب أن تكون فارغة

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = الأسر واجب
mark-movable = يمكن تحريكه
mark-selected = محدد
mark-origin = خانة البداية
mark-destination = خانة الوصول
mark-waypoint = على الطريق
mark-path-choice = اختيار هذا الطريق
mark-taken = مأسور
mark-pending-from = النقلة تبدأ هنا
mark-pending-to = تأكيد هذه النقلة
mark-last-to = آخر نقلة
mark-hint = تلميح

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

board-turn = الدور على { $side }.
board-side = { $side }: { $pieces }.
board-men = { $count ->
    [one] حجر على { $squares }
    [two] حجران على { $squares }
    [few] أحجار على { $squares }
    [many] أحجار على { $squares }
   *[other] أحجار على { $squares }
}
board-kings = { $count ->
    [one] ملك على { $squares }
    [two] ملكان على { $squares }
    [few] ملوك على { $squares }
    [many] ملوك على { $squares }
   *[other] ملوك على { $squares }
}
board-no-pieces = لا قطع

## Moves.

turn = الدور: { $player }.
moved = { $side }: { $move }.
moved-crowned = { $side }: { $move }، تتويج ملك.
moved-capture = { $count ->
    [one] { $side }: { $move }، أسر قطعة واحدة.
    [two] { $side }: { $move }، أسر قطعتين.
    [few] { $side }: { $move }، أسر { $count } قطع.
    [many] { $side }: { $move }، أسر { $count } قطعة.
   *[other] { $side }: { $move }، أسر { $count } قطعة.
}
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }، أسر قطعة واحدة وتتويج ملك.
    [two] { $side }: { $move }، أسر قطعتين وتتويج ملك.
    [few] { $side }: { $move }، أسر { $count } قطع وتتويج ملك.
    [many] { $side }: { $move }، أسر { $count } قطعة وتتويج ملك.
   *[other] { $side }: { $move }، أسر { $count } قطعة وتتويج ملك.
}
move-taken-back = تم التراجع: { $side } { $move }.
move-in-words = من { $from } إلى { $to }
move-then = { $move }، ثم إلى { $to }
must-jump = عليك الأسر: { $moves }.
chosen-can-move = القطعة على { $square } يمكنها الانتقال إلى { $moves }.
chosen-must-jump = القطعة على { $square } عليها القفز إلى { $moves }.
chosen-none = أُلغيت النقلة.
keep-jumping = تابع القفز من { $square }: { $moves }.
choose-route = طريقان يؤديان إلى { $square }. اختر { $squares }.
pending = { $move }: اضغط Enter للتأكيد أو Backspace للإلغاء.
typed-nothing = اكتب نقلة أولًا.

## Why something can't be done.

not-a-move = هذه ليست نقلة. { $why }
nothing-to-confirm = لا نقلة لتأكيدها. اختر قطعة وخانة أولًا.
nothing-to-cancel = لا شيء لإلغائه.
confirm-first = أكّد { $move } أو ألغها أولًا: Enter للتأكيد وBackspace للإلغاء.
time-warning = { $seconds ->
    [zero] { $side }: انتهى الوقت.
    [one] { $side }: بقيت ثانية واحدة.
    [two] { $side }: بقيت ثانيتان.
    [few] { $side }: بقيت { $seconds } ثوانٍ.
    [many] { $side }: بقيت { $seconds } ثانية.
   *[other] { $side }: بقيت { $seconds } ثانية.
}
seen-times = { $times ->
    [2] ظهرت هذه الوضعية مرتين.
    [one] ظهرت هذه الوضعية { $times } مرة.
    [few] ظهرت هذه الوضعية { $times } مرات.
    [many] ظهرت هذه الوضعية { $times } مرة.
   *[other] ظهرت هذه الوضعية { $times } مرة.
}
quiet-moves = { $needed ->
    [one] { $quiet } من { $needed } نقلة دون تقدم.
    [two] { $quiet } من { $needed } نقلة دون تقدم.
    [few] { $quiet } من { $needed } نقلات دون تقدم.
    [many] { $quiet } من { $needed } نقلة دون تقدم.
   *[other] { $quiet } من { $needed } نقلة دون تقدم.
}

## Moves that the rules don't allow. The first sentence names the rule.

refusal-game-over = انتهت المباراة. { $ending }
refusal-not-your-turn = الدور على { $side }.
refusal-off-board = هذا خارج الرقعة.
refusal-light-square = تتحرك القطع على الخانات الداكنة فقط.
refusal-empty-square = لا قطعة على { $square }. اختر إحدى قطعك.
refusal-opponents-piece = القطعة على { $square } لخصمك. اختر إحدى قطعك.
refusal-piece-blocked = القطعة على { $square } لا يمكنها الحركة.
refusal-same-square = القطعة على { $square } موجودة هناك أصلًا.
refusal-not-diagonal = تتحرك القطع قطريًا.
refusal-too-far = خانة واحدة كل مرة، قطريًا. القفزة تمرّ فوق قطعة واحدة.
refusal-backwards = الأحجار تتحرك إلى الأمام فقط. الملوك تتحرك في الاتجاهين.
refusal-occupied = على { $square } قطعة بالفعل.
refusal-nothing-to-jump = لا شيء لأسره على { $square }.
refusal-one-square = خانة واحدة كل مرة. لا شيء لأسره على { $square }.
refusal-own-piece-jumped = لا يمكنك القفز فوق قطعتك على { $square }.
refusal-king-safe = قاعدة منزلية: لا يمكن للحجر أسر الملك على { $square }.
refusal-must-continue = عليك متابعة القفز من { $square }: { $moves }.
refusal-crowning-ends-move = يُتوَّج الحجر على { $square }، وبذلك تنتهي النقلة.
refusal-move-complete = تنتهي النقلة على { $square }. لم يبقَ ما يؤسر.
refusal-ambiguous = قد يعني هذا أكثر من نقلة: { $moves }.
refusal-out-of-reach = لا يمكن لأي من قطعك الانتقال إلى { $square }.
refusal-with-captures = { $rule } عليك الأسر: { $moves }.
refusal-with-moves = { $rule } يمكنك لعب { $moves }.
refusal-not-legal = هذه النقلة غير جائزة.

### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = «{ $text }» ليست خانة. استخدم رقمًا من 1 إلى 32، أو حرفًا ورقمًا مثل D4.
square-missing = لا توجد خانة { $number }. الخانات مرقّمة من 1 إلى 32.
square-light = { $square } خانة فاتحة. لا تُستخدم إلا الخانات الداكنة.
move-one-square = أضف - أو x وخانة أخرى بعد { $square }.
move-too-many-squares = خانات أكثر من اللازم. لا تمر أي نقلة بأكثر من { $most }.
fen-at = المحرف { $column }: { $why }
fen-turn = هنا مكان B أو W لمن عليه الدور.
fen-colon = هنا مكان نقطتين رأسيتين.
fen-side = هنا مكان W أو B ثم خانات ذلك الطرف.
fen-side-of = هنا مكان { $letter } ثم خانات ذلك الطرف.
fen-comma-or-side = هنا مكان فاصلة، أو نقطتين رأسيتين و{ $letter } مع خانات ذلك الطرف.
fen-square = هنا مكان رقم خانة.
fen-counter = هنا مكان H أو F ورقم.
fen-number = هنا مكان رقم.
fen-end = لا يمكن أن يلي هذا إلا فاصلة أو نقطتان رأسيتان أو نهاية النص.
fen-square-twice = ذُكرت الخانة { $square } مرتين. لا تتسع إلا لقطعة واحدة.
fen-side-twice = ورد { $letter } مرتين. تُذكر خانات كل طرف مرة واحدة.
fen-backwards = النطاق { $range } معكوس. ضع الرقم الأصغر أولًا.
problem-man-on-king-row = لا يمكن أن يقف حجر على صف التتويج؛ ضع ملكًا على { $square }.
problem-empty-board = الرقعة فارغة. ضع قطعة واحدة على الأقل.
problem-too-many-pieces = { $count ->
    [one] لدى { $side } { $count } قطعة، والحد الأقصى { $most }.
    [two] لدى { $side } { $count } قطعة، والحد الأقصى { $most }.
    [few] لدى { $side } { $count } قطع، والحد الأقصى { $most }.
    [many] لدى { $side } { $count } قطعة، والحد الأقصى { $most }.
   *[other] لدى { $side } { $count } قطعة، والحد الأقصى { $most }.
}

### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

ending-captured-out = فاز { $winner }. لم تبقَ لدى { $side } أي قطعة.
ending-blocked = فاز { $winner }. لا يستطيع { $side } الحركة.
ending-resignation = استسلم { $loser }. فاز { $winner }.
ending-time-forfeit = انتهى وقت { $loser }. فاز { $winner }.
ending-abandonment = غادر { $loser } المباراة. فاز { $winner }.

## The same, as the winner sees it.

ending-won-captured-out = لقد فزت! لم تبقَ لدى { $side } أي قطعة.
ending-won-blocked = لقد فزت! لا يستطيع { $side } الحركة.
ending-won-resignation = لقد فزت! استسلم { $loser }.
ending-won-time-forfeit = لقد فزت! انتهى وقت { $loser }.
ending-won-abandonment = لقد فزت! غادر { $loser } المباراة.

## The same, as the loser sees it.

ending-lost-captured-out = فاز { $winner }. لم تبقَ لديك أي قطعة.
ending-lost-blocked = فاز { $winner }. لا يمكنك الحركة.
ending-lost-resignation = لقد استسلمت. فاز { $winner }.
ending-lost-time-forfeit = انتهى وقتك. فاز { $winner }.
ending-lost-abandonment = لقد غادرت المباراة. فاز { $winner }.

## Draws.

ending-agreement = تعادل بالاتفاق.
ending-threefold = تعادل بتكرار الوضعية ثلاث مرات.
ending-fivefold = تعادل بتكرار الوضعية خمس مرات.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = تعادل بقاعدة الأربعين نقلة.
ending-move-limit = تعادل: بلغت المباراة 300 نقلة.

ending-aborted = ألغى { $player } المباراة.
ending-aborted-by-you = لقد ألغيت المباراة.

## Why a game ended, in a list of games.

termination-captured-out = لم تبقَ قطع
termination-blocked = لم تبقَ نقلات
termination-resignation = استسلام
termination-time-forfeit = انتهاء الوقت
termination-abandonment = مغادرة المباراة
termination-agreement = تعادل بالاتفاق
termination-threefold = تعادل بتكرار الوضعية ثلاث مرات
termination-fivefold = تعادل بتكرار الوضعية خمس مرات
termination-forty-moves = تعادل بقاعدة الأربعين نقلة
termination-move-limit = تعادل ببلوغ 300 نقلة
termination-aborted = أُلغيت

## Offers.

offer-draw = يعرض { $player } التعادل.
offer-take-back = { $count ->
    [one] يطلب { $player } التراجع عن نقلة.
    [two] يطلب { $player } التراجع عن نقلتين.
    [few] يطلب { $player } التراجع عن { $count } نقلات.
    [many] يطلب { $player } التراجع عن { $count } نقلة.
   *[other] يطلب { $player } التراجع عن { $count } نقلة.
}
offer-rematch = يعرض { $player } إعادة المباراة.
offer-draw-yours = لقد عرضت التعادل.
offer-take-back-yours = لقد طلبت التراجع.
offer-rematch-yours = لقد عرضت إعادة المباراة.
declined-draw = رفض { $player } التعادل.
declined-take-back = رفض { $player } التراجع.
declined-rematch = رفض { $player } إعادة المباراة.
withdrawn-draw = سحب { $player } عرض التعادل.
withdrawn-take-back = سحب { $player } طلب التراجع.
withdrawn-rematch = سحب { $player } عرض إعادة المباراة.

## Why something can't be done in a game.

refused-aborted = ألغى { $player } المباراة.
refused-still-playing = لم تنتهِ المباراة بعد.
refused-rematch-agreed = بدأت المباراة المعادة. تابع هناك.
refused-already-offered-draw = سبق أن عرضت التعادل. انتظر الرد.
refused-already-asked-take-back = سبق أن طلبت التراجع. انتظر الرد.
refused-already-offered-rematch = سبق أن عرضت إعادة المباراة. انتظر الرد.
refused-draw-too-soon = عرضت التعادل للتو. انتظر حتى يلعب الطرفان.
refused-take-back-too-soon = طلبت التراجع للتو. انتظر حتى يلعب الطرفان.
refused-rematch-too-soon = سبق أن عرضت إعادة المباراة مرة.
refused-answer-draw-first = عرض خصمك التعادل. أجب عن ذلك أولًا.
refused-answer-take-back-first = طلب خصمك التراجع. أجب عن ذلك أولًا.
refused-answer-rematch-first = عرض خصمك إعادة المباراة. أجب عن ذلك أولًا.
refused-no-draw-offer = لا يوجد عرض تعادل للرد عليه.
refused-no-take-back-request = لا يوجد طلب تراجع للرد عليه.
refused-no-rematch-offer = لا يوجد عرض إعادة للرد عليه.
refused-nothing-to-withdraw = لم يعد هذا العرض قائمًا.
refused-no-draw-to-claim = { $times ->
    [1] لا يمكنك طلب التعادل بعد: لم تتكرر الوضعية، ولم تمضِ دون تقدم إلا { $quiet } من { $needed } نقلة.
    [2] لا يمكنك طلب التعادل بعد: لم تظهر الوضعية إلا مرتين، ولم تمضِ دون تقدم إلا { $quiet } من { $needed } نقلة.
    [few] لا يمكنك طلب التعادل بعد: ظهرت الوضعية { $times } مرات، ولم تمضِ دون تقدم إلا { $quiet } من { $needed } نقلة.
    [many] لا يمكنك طلب التعادل بعد: ظهرت الوضعية { $times } مرة، ولم تمضِ دون تقدم إلا { $quiet } من { $needed } نقلة.
   *[other] لا يمكنك طلب التعادل بعد: ظهرت الوضعية { $times } مرة، ولم تمضِ دون تقدم إلا { $quiet } من { $needed } نقلة.
}
refused-take-back-free = في هذه المباراة يمكنك التراجع دون طلب.
refused-take-back-by-consent = يجب أن يوافق خصمك على التراجع.
refused-take-back-never = التراجع غير مسموح في هذه المباراة.
refused-take-back-too-far = { $count ->
    [0] لا توجد نقلة للتراجع عنها.
    [one] يمكنك التراجع عن نقلة واحدة.
    [two] يمكنك التراجع عن نقلتين على الأكثر.
    [few] يمكنك التراجع عن { $count } نقلات على الأكثر.
    [many] يمكنك التراجع عن { $count } نقلة على الأكثر.
   *[other] يمكنك التراجع عن { $count } نقلة على الأكثر.
}
refused-too-late-to-abort = لعب الطرفان بالفعل. اعرض التعادل أو استسلم.
refused-abort-instead = لم تبدأ المباراة بعد. يمكنك إلغاؤها.
refused-no-grace-period = لا يخسر أحد هذه المباراة بسبب الغياب.
refused-opponent-here = خصمك موجود.
refused-still-in-grace = بقي لخصمك { $time } للعودة.
refused-already-gone = هذا اللاعب غادر بالفعل.
refused-already-here = هذا اللاعب موجود بالفعل.
refused-already-open = بدأت المباراة بالفعل.
refused-time-is-up = كان الوقت قد انتهى.
refused-flag-up = لم يكن الوقت قد انتهى.
refused-too-much-credit = هذا تعويض أكبر من اللازم عن بطء الاتصال.
refused-no-outage = لم يضع أي وقت.

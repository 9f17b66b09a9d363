### A game on this device, against the computer or another person.

game-loading = جارٍ تحميل المباراة…
game-not-there = المباراة غير موجودة
game-not-there-lead = تُحفظ المباريات في المتصفح الذي لُعبت فيه. ربما حُذفت هذه المباراة.
game-damaged = لا يمكن متابعة هذه المباراة
game-damaged-lead = النسخة المحفوظة تالفة. { $why }
game-withdraw = سحب
# Next to the name of the player whose turn it is.
game-to-move = صاحب الدور
game-your-move = دورك.
game-thinking = يفكر…
game-moves = النقلات
game-no-moves = لا نقلات بعد.
learn-opening = الافتتاح: { $name }
game-steps = التنقل في المباراة
game-first = وضعية البداية
game-previous = النقلة السابقة
game-next = النقلة التالية
game-last = الوضعية الحالية
# A switch, also in the settings.
game-sounds = الأصوات
game-looking-back = هذه وضعية سابقة.
game-to-present = عودة إلى المباراة
game-take-back = تراجع
game-offer-draw = عرض تعادل
game-claim-draw = طلب تعادل
game-resign = استسلام
game-hint = تلميح
game-save = حفظ
game-new = مباراة جديدة
game-help = مساعدة
game-move-now = انقل الآن
game-confirm = تأكيد
game-accept = قبول
game-decline = رفض
game-resigned = لقد استسلمت.
game-rematch = إعادة المباراة
game-review = تحليل
game-actions = المباراة
game-other-tab = هذه المباراة مفتوحة في تبويب آخر.
game-play-here = اللعب هنا
game-weaker = الكمبيوتر يلعب بأقل من كامل قوته لأن جزءًا منه لم يُحمَّل.
game-not-kept = هذه المباراة لا تُحفظ. { $why }
game-not-saved = تعذّر حفظ الملف.

game-taken-back = { $count ->
    [zero] لم يتم التراجع عن أي نقلة.
    [one] تم التراجع عن نقلة واحدة.
    [two] تم التراجع عن نقلتين.
    [few] تم التراجع عن { $count } نقلات.
    [many] تم التراجع عن { $count } نقلة.
   *[other] تم التراجع عن { $count } نقلة.
}
game-computer-trouble = واجه الكمبيوتر مشكلة: { $why }
game-taken = الأسرى: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = اضغط «تلميح» مرة أخرى للمزيد.

hint-captures = { $count ->
    [0] لا يوجد أسر؛ ابحث عن نقلة عادية.
    [one] عليك الأسر: هناك أسر واحد متاح.
    [two] عليك الأسر: هناك خياران.
    [few] عليك الأسر: هناك { $count } خيارات.
    [many] عليك الأسر: هناك { $count } خيارًا.
   *[other] عليك الأسر: هناك { $count } خيار.
}
hint-piece = انظر إلى القطعة على { $square }.
hint-move = العب { $move }.
hint-wins-in = { $count ->
    [one] { $line }: فوز بنقلة واحدة.
    [two] { $line }: فوز بنقلتين.
    [few] { $line }: فوز خلال { $count } نقلات.
    [many] { $line }: فوز خلال { $count } نقلة.
   *[other] { $line }: فوز خلال { $count } نقلة.
}
hint-wins = { $line }: فوز بالمباراة.
hint-holds-out = { $line }: أطول صمود ممكن.
hint-wins-pieces = { $count ->
    [1] { $line }: كسب قطعة.
    [two] { $line }: كسب قطعتين.
    [few] { $line }: كسب { $count } قطع.
    [many] { $line }: كسب { $count } قطعة.
   *[other] { $line }: كسب { $count } قطعة.
}
hint-crowns = { $line }: تتويج ملك.
hint-loses-pieces = { $count ->
    [1] { $line }: خسارة قطعة واحدة فقط.
    [two] { $line }: خسارة قطعتين فقط.
    [few] { $line }: خسارة { $count } قطع فقط.
    [many] { $line }: خسارة { $count } قطعة فقط.
   *[other] { $line }: خسارة { $count } قطعة فقط.
}
hint-keeps = { $line }: تبقى الوضعية متكافئة.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = لا توجد مباراة فيها.
save-cut-off = نهاية المباراة مفقودة.
save-foreign = لم يحفظها Crownhead.
save-other-version = حفظها إصدار آخر من Crownhead.
save-damaged = النقلات والساعات والنتيجة لا تتوافق.

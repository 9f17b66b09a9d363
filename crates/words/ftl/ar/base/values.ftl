### The values in other messages. Where a message has `{ $side }`, the name below appears.

## The two sides. Players choose pieces in red and white or in black and white.

side-red = الأحمر
side-black = الأسود
side-white = الأبيض

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = حجر أحمر
piece-black-man = حجر أسود
piece-white-man = حجر أبيض
piece-red-king = ملك أحمر
piece-black-king = ملك أسود
piece-white-king = ملك أبيض

## The names of the pieces as labels of their own, on buttons.

tool-red-man = حجر أحمر
tool-black-man = حجر أسود
tool-white-man = حجر أبيض
tool-red-king = ملك أحمر
tool-black-king = ملك أسود
tool-white-king = ملك أبيض
tool-erase = ممحاة
tool-must-be-empty = يجب أن تكون فارغة

## How fast a game is, as a label.

speed-blitz = خاطفة
speed-rapid = سريعة
speed-classical = كلاسيكية
speed-correspondence = بالمراسلة
speed-none = بلا ساعة

## Counts.

count-pieces = { $count ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
}
count-men = { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}
count-kings = { $count ->
    [zero] لا ملوك
    [one] ملك واحد
    [two] ملكان
    [few] { $count } ملوك
    [many] { $count } ملكًا
   *[other] { $count } ملك
}
count-moves = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
count-games = { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

list-or = { $first } أو { $last }
list-and = { $first } و{ $last }
# What separates the other items of a list, with its space.
list-comma = { "، " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

span-days = { $count ->
    [zero] { $count } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}
span-hours = { $count ->
    [zero] { $count } ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}
span-minutes = { $count ->
    [zero] { $count } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
span-seconds = { $count ->
    [zero] { $count } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $count } ثوانٍ
    [many] { $count } ثانية
   *[other] { $count } ثانية
}
span-short-days = { $count } ي
span-short-hours = { $count } س
span-short-minutes = { $count } د
span-short-seconds = { $count } ث

## Clocks of a game.

clock-per-turn = { $span } لكل نقلة
clock-sudden-death = { $span } لكل لاعب
clock-fischer = { $span } لكل لاعب + { $increment } لكل نقلة
clock-none = بلا ساعة

## Players.

player-with-side = { $name } ({ $side })
players = { $black } – { $white }
player-you = أنت
player-computer = الكمبيوتر
player-numbered = اللاعب { $number }

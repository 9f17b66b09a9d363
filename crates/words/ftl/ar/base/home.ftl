### The first screen, where a game starts.

home-title = لعب الداما
home-lead = العب ضد الكمبيوتر، أو مع صديق على هذا الجهاز، أو { $link }. بلا حساب ولا إعلانات، ويعمل دون اتصال.
home-lead-link = مع لاعبين عبر الإنترنت
home-opponent = الخصم
home-against-computer = الكمبيوتر
home-two-players = لاعبان معًا
home-friend-online = صديق أونلاين
home-level = المستوى
home-start = لعب
home-first-move = العب نقلتك الأولى أو اضغط «لعب».
home-press-play = اضغط «لعب» للبدء.

home-continue = متابعة
home-continue-title = متابعة مباراتك
home-other-ways = طرق أخرى للبدء
home-set-up = تركيب وضعية
home-load = تحميل مباراة
home-first-time = أول مرة مع الداما؟
home-first-time-link = القواعد في خمس دقائق
home-lesson = تابع: { $lesson }

home-options = الخيارات
home-options-lead = الأسماء، الساعة، الافتتاح، الرقعة، القواعد
home-house-short = قاعدة منزلية
home-confirm-short = تأكيد النقلات
home-name-placeholder = الاسم
home-players = اللاعبان
home-your-name = اسمك
home-seating = الجلوس
home-thinking = أقصى وقت للتفكير

home-clock = الساعة
home-no-clock = بلا
home-per-turn = لكل نقلة
home-sudden-death = لكل المباراة
home-fischer = مع زيادة
home-seconds-per-turn = الثواني لكل نقلة
home-minutes = الدقائق لكل لاعب
home-increment = ثواني الزيادة لكل نقلة
home-presets = ساعات شائعة
home-clock-hint = من ينتهي وقته يخسر.

home-opening = الافتتاح
home-free-choice = حر
home-ballot = بالقرعة
home-eleven-man = أحد عشر حجرًا
home-custom-position = وضعية مخصصة
home-deck = القرعة من
home-ballot-hint = تُسحب النقلات الأولى بالقرعة كي لا تتشابه بدايات المباريات.
home-eleven-man-hint = يلعب كل طرف بحجر ناقص. تحدد القرعة الحجر الناقص والنقلتين الأوليين.
home-fen = الوضعية بصيغة FEN
home-fen-hint = ألصق وضعية أو { $link }.
home-fen-link = ركّبها على الرقعة

home-rules = القواعد والمساعدة
home-house-rule = قاعدة منزلية: الأحجار لا تأسر الملوك
home-house-rule-hint = ليست من القواعد الرسمية.
home-confirm = تأكيد كل نقلة
home-confirm-hint = اضغط Enter لتنفيذ النقلة أو Backspace للتراجع عنها.
home-computer-resigns = الكمبيوتر يستسلم في المباريات الخاسرة
home-computer-resigns-hint = فقط عندما تكون خسارته مؤكدة.
home-show-forced = إبراز القطع التي عليها الأسر
home-show-forced-hint = قبل النقر، كي لا يفوتك أي أسر.
home-reset = إعادة ضبط الخيارات
home-reset-done = أُعيد ضبط الخيارات.
home-preview = وضعية البداية لمباراتك

home-your-pieces = لونك ({ $side } يبدأ)
home-player-of = اللون: { $side }

home-seating-fixed = جنبًا إلى جنب
home-seating-turns = الرقعة تدور
home-seating-facing = وجهًا لوجه
home-seating-fixed-hint = تبقى الرقعة كما هي.
home-seating-turns-hint = تدور الرقعة نحو صاحب الدور.
home-seating-facing-hint = الشاشة بينكما، وكل لاعب يرى قطعه معتدلة.

home-thinking-seconds = { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}

## Decks of openings. $count is how many openings a deck has.

deck-two-move = نقلتان ({ $count })
deck-two-move-barred = نقلتان، الممنوعة فقط ({ $count })
deck-three-move = ثلاث نقلات، القائمة الرسمية ({ $count })
deck-three-move-crossboard = ثلاث نقلات، على الرقعة ({ $count })
deck-three-move-mailplay = ثلاث نقلات، بالمراسلة ({ $count })
deck-three-move-barred = ثلاث نقلات، الممنوعة فقط ({ $count })
deck-three-move-table = ثلاث نقلات، الجدول الكامل ({ $count })
deck-eleven-man = كل وضعية مرة واحدة ({ $count })
deck-eleven-man-draws = كما في قرعة البطولات ({ $count })

clock-short-fischer = { $minutes } د + { $seconds } ث

home-game-so-far = { $moves } · { $when }

## Why a game can't start.

choices-bad-name = لا يصلح «{ $name }» اسمًا. اختر اسمًا أقصر بلا رموز خاصة.
choices-unknown-deck = لا توجد قائمة باسم «{ $deck }». اختر غيرها.
choices-bad-clock = هذه الساعة غير ممكنة. اختر وقتًا آخر.
choices-bad-position = لا يمكن لعب هذه الوضعية: { $why }

### What all online screens share.

online-offline = لا يمكننا بلوغ الخادم. تحقق من اتصالك وأعد المحاولة.
online-no-games = اللعب عبر الإنترنت غير متاح على هذا الخادم.
online-no-session = لم يعد دخولك مسجلًا هنا.
online-odd = أرسل الخادم ردًا لا تفهمه هذه الصفحة. أعد تحميلها.
online-loading = جارٍ التحميل…
online-no-games-title = لا لعب عبر الإنترنت هنا
online-no-games-lead = يقدّم هذا الخادم تطبيق { -brand }، لكن ليس لديه مكان لحفظ المباريات عبر الإنترنت.
online-no-games-help = يمكن للمضيف تفعيل ذلك بهذا الأمر.
online-play-here = اللعب على هذا الجهاز

## Games in lists.

online-running = جارية
online-your-turn = دورك
online-rated = مصنفة
online-casual = ودية
online-save-pdn = حفظ في ملف PDN
online-pages = الصفحات
online-older = أقدم
online-newer = أحدث
online-newest = الأحدث
online-copied = تم النسخ.
online-not-copied = المتصفح لا يسمح بالنسخ. حدد النص وانسخه.
online-share = مشاركة

online-kind-of-game = { $speed } · { $rated }
online-started = بدأت { $when }
online-won = فوز
online-drew = تعادل
online-lost = خسارة
online-time-left = بقي { $time }
online-kind-guest = ضيف
online-kind-player = لاعب
online-kind-computer = كمبيوتر
online-rating-provisional = { $rating }؟
online-rating-provisional-spoken = { $rating }، مؤقت
online-record = فوز { $wins }، تعادل { $draws }، خسارة { $losses }
# A rating curve in words, for screen readers.
online-curve = { $games ->
    [one] { $speed }: التصنيف بعد مباراة مصنفة واحدة، من { $first } إلى { $last }، الأدنى { $lowest } والأعلى { $highest }.
    [two] { $speed }: التصنيف بعد كل من مباراتين مصنفتين، من { $first } إلى { $last }، الأدنى { $lowest } والأعلى { $highest }.
    [few] { $speed }: التصنيف بعد كل من { $games } مباريات مصنفة، من { $first } إلى { $last }، الأدنى { $lowest } والأعلى { $highest }.
    [many] { $speed }: التصنيف بعد كل من { $games } مباراة مصنفة، من { $first } إلى { $last }، الأدنى { $lowest } والأعلى { $highest }.
   *[other] { $speed }: التصنيف بعد كل من { $games } مباراة مصنفة، من { $first } إلى { $last }، الأدنى { $lowest } والأعلى { $highest }.
}

## What the server refuses.

problem-bad-message = لم يفهم الخادم الطلب. أعد تحميل الصفحة.
problem-stale = تقدمت المباراة في هذه الأثناء.
problem-not-your-seat = أنت تشاهد هذه المباراة ولا تلعبها.
problem-not-joined = انضم إلى المباراة أولًا.
problem-no-game = المباراة غير موجودة.
problem-no-account = لا يوجد حساب بهذا الاسم.
problem-not-found = لم نجد ذلك.
problem-taken-faster = سبقك لاعب آخر.
problem-offer-gone = لم يعد هذا التحدي مفتوحًا.
problem-own-offer = هذا تحديك أنت.
problem-too-many-offers = لديك تحديات مفتوحة كثيرة. أغلق واحدًا أولًا.
problem-rated-needs-account = المباريات المصنفة تتطلب حسابًا.
problem-rated-needs-clock = المباراة المصنفة تحتاج إلى ساعة.
problem-rated-needs-random-sides = لا يمكنك اختيار اللون في مباراة مصنفة.
problem-bad-clock = الخادم لا يسمح بهذه الساعة.
problem-second-game-first = العب المباراة الثانية من المباراة المزدوجة أولًا.
problem-unavailable = لا يستطيع الخادم ذلك الآن. أعد المحاولة بعد قليل.
problem-too-many-requests = طلبات كثيرة من عنوانك. انتظر دقيقة.
problem-too-many-pages = لديك صفحات مفتوحة كثيرة. أغلق واحدة.
problem-too-many-games = لديك مباريات مفتوحة كثيرة. غادر واحدة.
problem-too-fast = أنت ترسل الكثير. تمهّل قليلًا.
problem-bad-chat = الرسالة من 1 إلى 200 حرف في سطر واحد.
problem-account-exists = لديك حساب بالفعل.
problem-name-taken = هذا الاسم أو اسم يشبهه مستخدم بالفعل.
problem-name-length = الاسم من 1 إلى 20 حرفًا.
problem-name-characters = يبدأ الاسم بحرف، ويتكون من الحروف A إلى Z والأرقام والمسافات والشرطة (-) والشرطة السفلية (_) والنقطة (.).
problem-name-spaces = لا تجتمع مسافتان متتاليتان في الاسم.
problem-name-reserved = هذا الاسم محجوز.
problem-name-of-account = هذا الاسم لصاحب حساب آخر.
problem-password-length = كلمة المرور من 12 إلى 128 حرفًا.
problem-password-is-name = لا يمكن أن تكون كلمة المرور هي اسمك.
problem-too-many-tries = محاولات كثيرة. انتظر قليلًا.
problem-wrong-login = الاسم أو كلمة المرور خطأ.
problem-not-with-token = سجّل الدخول لفعل ذلك. الرمز لا يكفي.
problem-need-account = تحتاج إلى حساب لهذا.
problem-bad-label = التسمية من 1 إلى 40 حرفًا في سطر واحد.
problem-too-many-tokens = لديك عشرة رموز بالفعل. احذف واحدًا أولًا.
problem-export-busy = آخرون ينزّلون مبارياتهم الآن. أعد المحاولة بعد دقيقة.
problem-bad-level = مستويات الكمبيوتر من 1 إلى 10.
problem-computer-rated = المباريات ضد الكمبيوتر ودية دائمًا.
problem-no-computer = لا يوجد خصم كمبيوتر على هذا الخادم.
problem-computer-busy = يلعب الكمبيوتر مباريات كثيرة الآن. أعد المحاولة لاحقًا.
problem-too-many-computer-games = لديك مباراتان ضد الكمبيوتر. أنهِ إحداهما أولًا.
problem-no-session = افتح الصفحة مجددًا لبدء جلسة.
problem-cross-site = الطلبات من مواقع أخرى غير مسموحة.
problem-too-slow = استغرق ذلك وقتًا طويلًا. أعد المحاولة.
problem-unknown = رفض الخادم ذلك.
problem-not-a-path = هذه الخانات ليست مسار نقلة.
problem-game-over = انتهت المباراة.
problem-game-aborted = أُلغيت المباراة.
problem-no-draw-to-claim = لا يمكنك طلب التعادل بعد.
problem-take-back-too-far = لا يمكنك التراجع عن كل هذه النقلات.
problem-still-in-grace = ما زال بإمكان خصمك العودة.
problem-not-now = هذا غير ممكن الآن.
problem-too-many-running = لديك مباريات جارية كثيرة. أنهِ واحدة أولًا.
problem-not-stored = لا يستطيع الخادم حفظ النقلات الآن. حاول بعد لحظات.
problem-too-much-chat = ترسل الرسائل بسرعة كبيرة. انتظر لحظة.
problem-password-common = كلمة المرور هذه سهلة التخمين. اختر غيرها.
problem-wrong-code = الاسم أو الرمز غير صحيح، أو استُخدم الرمز من قبل.
problem-wrong-host = هذا الخادم لا يستجيب لاسم المضيف هذا.
problem-too-many-take-backs = طلبت التراجع مرات كثيرة في هذه المباراة.
problem-long-log = بلغت هذه المباراة حدّها. لا يمكن الآن سوى اللعب وإنهائها.
problem-not-your-turn = ليس دورك.
online-computer-name = كمبيوتر ({ $level })
online-deleted-player = لاعب محذوف

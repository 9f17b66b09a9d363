### The lobby, where players find opponents, and challenges by link.

lobby-title = اللعب عبر الإنترنت
lobby-you-are = أنت { $name }
lobby-connecting = جارٍ الاتصال…
lobby-account = الحساب
lobby-sign-up = إنشاء حساب
lobby-archive = الأرشيف
lobby-alone = اللعب مع الآخرين
lobby-alone-lead = يعمل هذا التطبيق على جهازك ولا يصل إليه غيرك. للعب مع الآخرين، انتقل إلى خادم أو شغّل خادمًا على شبكتك.
lobby-alone-server = اللعب على خادم
lobby-alone-server-lead = أدخل العنوان الذي يستخدمه أصدقاؤك أو ناديك.
lobby-alone-address = عنوان الخادم
lobby-alone-go = الانتقال إلى الخادم
lobby-alone-bad-address = هذا ليس عنوان ويب. أدخل عنوانًا مثل play.example.org.
lobby-alone-host = الاستضافة على شبكتك
lobby-alone-host-lead = أغلق هذا التطبيق وشغّله بهذا الأمر. يعرض العنوان للآخرين ورمز QR لمسحه.

lobby-quick = مباراة سريعة
lobby-quick-lead = اضغط زرًا لنجمعك باللاعب التالي.
lobby-rated = مصنفة
lobby-rated-hint = تُحتسب في تصنيفك.
lobby-rated-for-accounts = المباريات المصنفة تتطلب حسابًا.
lobby-rated-side = في المباراة المصنفة تُحدَّد الألوان بالقرعة.

lobby-looking = جارٍ البحث عن خصم…
lobby-canceled = أُلغي البحث.

lobby-custom = مباراة مخصصة
lobby-against = الخصم
lobby-anyone = أي لاعب
lobby-friend = صديق
lobby-computer = الكمبيوتر
lobby-clock = الساعة
lobby-live = دقائق
lobby-days = أيام
lobby-no-clock = بلا
lobby-minutes = الدقائق لكل لاعب
lobby-increment = ثواني الزيادة لكل نقلة
lobby-days-per-move = الأيام لكل نقلة
lobby-no-clock-hint = بلا حد زمني. المباريات بلا ساعة لا تُصنَّف أبدًا.
lobby-days-hint = لا حاجة إلى البقاء. عد عندما يحين دورك.
lobby-opening = الافتتاح
lobby-free = حر
lobby-three-move = ثلاث نقلات
lobby-eleven-man = أحد عشر حجرًا
lobby-heat = مباراتان
lobby-heat-hint = تبدأ الثانية تلقائيًا من الافتتاح نفسه مع تبديل الألوان.
lobby-seek = البحث عن خصم
lobby-make-link = إنشاء رابط
lobby-play-computer = لعب ضد الكمبيوتر

lobby-link-title = أرسل هذا الرابط إلى صديقك
lobby-link-label = رابط التحدي
lobby-link-lead = تبدأ المباراة حالما يقبل صديقك. يعمل الرابط 24 ساعة حتى إن غادرت.
lobby-copy-link = نسخ الرابط
lobby-link-copied = نُسخ الرابط.
lobby-link-code = رمز QR للرابط
lobby-link-local = يعمل هذا الرابط على هذا الجهاز فقط. شغّل الخادم مع ⁦--listen 0.0.0.0:3264⁩ ليتمكن الآخرون من فتحه.
lobby-withdraw = سحب
lobby-withdrawn = سُحب التحدي.
lobby-share-title = مباراة داما؟

lobby-open-seeks = التحديات المفتوحة
lobby-no-seeks = لا تحديات مفتوحة. ابدأ مباراة سريعة ليراك الآخرون هنا.
lobby-only-own-seek = لا تحديات أخرى. تحديك مفتوح: يراه الآخرون هنا ويمكنهم قبوله.
lobby-play = لعب
lobby-needs-login = الدخول للعب

lobby-my-games = مبارياتك
lobby-watch = المباريات الجارية
lobby-nothing-to-watch = لا مباريات جارية الآن. المباريات المنتهية في الأرشيف.

lobby-take = اللعب مع { $name }: { $terms }
lobby-cancel-seek = إلغاء: { $terms }
lobby-friend-note = أنشئ رابطًا وأرسله إلى { $name }.
lobby-days-option = { $count ->
    [zero] { $count } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}
lobby-wants = { $side ->
    [red] يلعب بالأحمر
    [black] يلعب بالأسود
   *[white] يلعب بالأبيض
}

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = خاطفة
fact-rapid = سريعة
fact-classical = كلاسيكية
fact-correspondence = بالمراسلة
fact-rated = مصنفة
fact-casual = ودية
fact-three-move = قرعة ثلاث نقلات
fact-eleven-man = قرعة أحد عشر حجرًا
fact-heat = مباراتان

## A challenge from another player.

challenge = تحدٍّ
challenged-by = تحدٍّ لك من { $name }
challenge-profile = النتائج والتصنيفات
challenge-accept = قبول ولعب
challenge-decline = لا، شكرًا
challenge-accepting = تبدأ المباراة…
challenge-gone = لم يعد هذا التحدي مفتوحًا
challenge-gone-lead = قُبل أو سُحب أو انتهت مدته. اطلب رابطًا جديدًا أو ابحث عن خصم آخر.
challenge-invalid = رابط التحدي غير صالح
challenge-invalid-lead = الرابط ناقص. اطلبه مجددًا.
challenge-own = هذا تحديك أنت
challenge-own-lead = أرسل الرابط إلى صديق. تفتح هذه الصفحة المباراة حالما يُقبل.
challenge-needs-account = هذه المباراة مصنفة، والمباريات المصنفة تتطلب حسابًا. أنشئ حسابًا ثم افتح هذا الرابط مجددًا.
challenge-to-lobby = الردهة
challenge-rated = مباراة مصنفة.
challenge-casual = مباراة ودية (غير مصنفة).
challenge-heat = مباراتان: الثانية من الافتتاح نفسه مع تبديل الألوان.
challenge-sides-random = تُحدَّد الألوان بالقرعة.
challenge-you-play-first = { $side ->
    [red] تلعب بالأحمر وتبدأ.
    [black] تلعب بالأسود وتبدأ.
   *[white] تلعب بالأبيض وتبدأ.
}
challenge-you-play = { $side ->
    [red] تلعب بالأحمر.
    [black] تلعب بالأسود.
   *[white] تلعب بالأبيض.
}
challenge-opening-free = افتتاح حر.
challenge-opening-three-move = تُسحب النقلات الثلاث الأولى بالقرعة.
challenge-opening-eleven-man = يلعب كل طرف بحجر ناقص. تحدد القرعة الحجر الناقص والنقلتين الأوليين.
challenge-clock = { $clock }.

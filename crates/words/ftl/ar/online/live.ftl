### A live game, and the connection to the server.

live-no-answer = انقطع الاتصال قبل رد الخادم. يُرجى إعادة المحاولة.
live-connecting = جارٍ الاتصال…
live-reconnecting = لا اتصال. جارٍ إعادة الاتصال…
live-try-now = المحاولة الآن
live-outdated = تتوفر نسخة جديدة. جارٍ تحميلها…
live-still-outdated = لدى الخادم نسخة أحدث من هذه الصفحة. أغلق تبويبات { -brand } الأخرى وأعد التحميل.
live-broken = لم يفهم الخادم هذه الصفحة. أعد تحميلها.
live-reload = إعادة تحميل

live-loading = جارٍ تحميل المباراة…
live-no-game = المباراة غير موجودة
live-no-game-lead = ربما ينقص العنوان حرف. تجد خصومًا في الردهة.
live-game-broken = لا يمكن عرض هذه المباراة
live-game-broken-lead = بيانات الخادم غير متسقة. أعد تحميل الصفحة.
live-to-lobby = الردهة
# After the reader's own name.
live-you = أنت
live-watching = مشاهدة
live-away = غائب
live-gone = غادر
# The answer no to live-resign-question.
live-play-on = متابعة اللعب
live-claim-win = طلب الفوز
live-abort = إلغاء
live-share = مشاركة
live-link-copied = نُسخ الرابط.
live-no-premove = ليس دورك. يمكنك إدخال نقلة مسبقة، لكن ليس هذه.
live-premove-canceled = أُلغيت النقلة المسبقة.
live-premove-dropped = لم تعد نقلتك المسبقة جائزة.
live-accept-rematch = قبول الإعادة
live-to-next = المباراة التالية
live-watch-next = مشاهدة المباراة التالية
live-second-follows = تأتي الآن المباراة الثانية من المباراة المزدوجة مع تبديل الألوان.
live-new-rating = تصنيفك: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = دورك
live-tab-waiting = انتظار
live-tab-over = انتهت المباراة

live-tab-turn = الدور: { $name }
live-tab-title = { $what } · { $players }
live-reconnecting-time = إعادة اتصال { $time }
live-lag = تأخر { $count } م.ث
live-left = انقطع اتصال { $name }.
live-returned = عاد { $name }.
live-can-claim = لم يرجع { $name } بعد.
live-premove = نقلة مسبقة: { $move }
live-move-refused = لم تُنفَّذ نقلتك. { $why }
live-link = رابط هذه المباراة: { $address }

live-resign-question = الاستسلام الآن؟
live-sure-question = هل تريد ذلك حقًا؟
live-yes = نعم
live-heat-first = المباراة الأولى من اثنتين
live-heat-second = المباراة الثانية من اثنتين
live-watchers = { $count ->
    [zero] لا مشاهدين
    [one] مشاهد واحد
    [two] مشاهدان
    [few] { $count } مشاهدين
    [many] { $count } مشاهدًا
   *[other] { $count } مشاهد
}

## The chat.

chat = الدردشة
chat-unread = { $count ->
   *[other] الجديد: { $count }
}
chat-nothing = لا رسائل بعد. لنكن لطفاء.
chat-muted = لقد كتمت الدردشة.
chat-spectator = (مشاهد)
chat-say = رسالة
chat-send = إرسال
chat-mute = كتم
chat-said = { $name }: { $text }

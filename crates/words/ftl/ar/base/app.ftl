### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
page-title = { $screen } · { -brand }
skip-to-content = إلى المحتوى
close = إغلاق
undo = تراجع
cancel = إلغاء
copy = نسخ
delete = حذف
try-again = إعادة المحاولة
flip = تدوير
board = الرقعة
random = عشوائي
number-range = أدخل رقمًا من { $min } إلى { $max }.
shortcuts = اختصارات لوحة المفاتيح
shortcuts-show = عرض هذه القائمة
shortcuts-board = التنقل على الرقعة
shortcuts-choose = اختيار قطعة ثم وجهتها
shortcuts-type = كتابة نقلة
shortcuts-cancel = إلغاء نقلة أو إغلاق قائمة
shortcuts-step = النقلة السابقة أو التالية
shortcuts-ends = البداية أو النهاية
shortcuts-variation = التحليل: تفريعات أخرى
shortcuts-flip = تدوير الرقعة
shortcuts-draw = التحليل: تعليم خانة أو رسم سهم
shortcuts-tool = المحرر: اختيار قطعة أو الممحاة أو «يجب أن تكون فارغة»
shortcuts-undo = المحرر: تراجع وإعادة
shortcuts-right-button = الزر الأيمن
# The names of keys, as they are printed on keyboards in your country.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End

## The main menu.

nav-label = القائمة الرئيسية
nav-play = اللعب
nav-online = أونلاين
nav-learn = تعلُّم
nav-set-up = تركيب
nav-library = المكتبة
nav-help = مساعدة
nav-settings = الإعدادات

## A page that doesn't exist.

not-found = 404
not-found-lead = الصفحة غير موجودة.
not-found-home = الرئيسية

## Where games are stored.

storage-off = لا يمكننا حفظ المباريات في هذا المتصفح. { $why } يمكنك متابعة اللعب، لكن احفظ في ملف ما تريد الاحتفاظ به.
storage-full = لم يتمكن المتصفح من حفظ المباراة. ربما امتلأت مساحة التخزين.
storage-denied = رفض المتصفح: { $why }.

## Results, in lists of games.

result-won = فاز { $side }
result-won-because = فاز { $side }: { $why }
result-draw = تعادل
result-both-lost = خسر الطرفان

moves-so-far = { $count ->
    [0] لا نقلات بعد
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}

## When the app itself has a bug.

crash-title = حدث خطأ ما
crash-lead = توقّف التطبيق. مبارياتك محفوظة. أعد تحميل الصفحة للمتابعة.
crash-reload = إعادة التحميل

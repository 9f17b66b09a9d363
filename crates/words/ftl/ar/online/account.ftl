### The account of a player.

account-title = الحساب
account-guest-lead = أنت تلعب كضيف. بالحساب تحتفظ باسمك وتنال تصنيفًا وتجد مبارياتك على كل جهاز.
account-new = إنشاء حساب
account-new-lead = المباريات التي لعبتها كضيف تبقى لك.
account-name = الاسم
account-name-rules = من 1 إلى 20 من الحروف A إلى Z أو الأرقام أو المسافات المفردة أو الشرطة (-) أو الشرطة السفلية (_) أو النقطة (.)، ويبدأ بحرف. يراه الآخرون.
account-password = كلمة المرور
account-password-rules = 12 حرفًا على الأقل، وألا تكون اسمك. ستحصل على رموز استعادة في حال نسيتها.
account-create = إنشاء حساب
account-log-in = دخول
account-log-in-lead = لديك حساب بالفعل؟ مرحبًا بعودتك.
account-log-out = خروج
account-logged-out = سُجّل خروجك من هذا الجهاز.
account-show = إظهار
account-show-password = إظهار كلمة المرور

account-codes = رموز الاستعادة
account-codes-lead = إذا نسيت كلمة المرور فكل رمز من هذه الرموز يتيح لك تعيين كلمة جديدة مرة واحدة. احفظها الآن: لن تظهر مرة أخرى.
account-codes-kept = حفظتها
account-forgotten = هل نسيت كلمة المرور؟
account-forgotten-lead = أدخل أحد رموز الاستعادة واختر كلمة مرور جديدة. سيُسجَّل الخروج من الأجهزة الأخرى.
account-code = رمز الاستعادة
account-recover = تعيين كلمة مرور جديدة

account-change = تغيير كلمة المرور
account-change-lead = سيُسجَّل الخروج من الأجهزة الأخرى.
account-old-password = كلمة المرور الحالية
account-new-password = كلمة المرور الجديدة
account-changed = تغيّرت كلمة المرور.

account-tokens = رموز للبرامج
account-tokens-lead = بالرمز يلعب برنامجك باسمك. كل من يملكه يمكنه اللعب مكانك، فأبقه سرًا.
account-no-tokens = لا رموز بعد.
account-token-name = الغرض منه
account-token-hint = برنامجي
account-make-token = إنشاء رمز
account-token-secret = رمزك الجديد
account-token-once = انسخه الآن. لا يظهر إلا مرة واحدة.
account-token-kept = تم
account-token-needs-name = اذكر الغرض منه، من 1 إلى 40 حرفًا.

account-games = مبارياتك
account-games-lead = كل مباراة لعبتها هنا، في ملف PDN واحد.
account-export = حفظ كل مبارياتي
account-profile = صفحتي

account-delete = حذف الحساب
account-delete-lead = يُحذف اسمك وكلمة المرور والرموز نهائيًا. تبقى مبارياتك بلا اسمك لأنها تخص خصومك أيضًا. احفظ مبارياتك أولًا.
account-confirm-password = التأكيد بكلمة المرور
account-deleted = حُذف حسابك.

account-logged-in = دخولك مسجل باسم { $name }.
account-welcome = أهلًا { $name }. حسابك جاهز.
account-token-deleted = حُذف «{ $label }». سُجّل خروج البرامج التي تستخدمه.
account-delete-token = حذف: { $label }
account-delete-token-question = حذف «{ $label }»؟ سيُسجَّل خروج البرامج التي تستخدمه.
account-made-at = أُنشئ في { $date }

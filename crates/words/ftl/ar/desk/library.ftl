### The library of games in this browser.

library-title = المكتبة
library-lead = تُحفظ المباريات تلقائيًا في هذا المتصفح.
library-loading = جارٍ تحميل مبارياتك…
library-empty = لا مباريات بعد
library-empty-lead = تظهر المباراة هنا حالما تبدأ. ويمكنك استيراد مباريات: أفلت ملف PDN على هذه الصفحة.
library-to-play = لعب مباراة
library-import = استيراد ملفات
library-paste = لصق
library-paste-label = مباريات بصيغة PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Ann"] [White "Bob"] 1. 11-15 23-19 …
library-paste-do = استيراد
library-paste-empty = لا شيء للاستيراد بعد. الصق مباراة أولًا.
library-export-all = حفظ الكل
library-export-failed = لم يتمكن المتصفح من حفظ الملف.
library-drop-here = أفلت للاستيراد
library-search = بحث
library-search-hint = لاعب، بطولة، افتتاح، نتيجة، تعليق
library-show = عرض
library-nothing-found = لا مباريات مطابقة. جرّب كلمات أقل أو اعرض الكل.
library-show-all = عرض الكل
library-review = تحليل
library-rename = إعادة تسمية
library-rename-label = اسم المباراة
library-rename-do = إعادة تسمية
library-save = حفظ في ملف
library-pages = الصفحات
library-previous = السابق
library-next = التالي
library-problems = عرض المشكلات
library-open = فتح المباراة
library-pasted = نص ملصق
library-all = الكل

library-unfinished = غير منتهية
library-finished = منتهية
library-imported = مستوردة

library-filter = { $name } { $count }
library-reading = قراءة { $file }: { $percent }%
library-page = { $first } إلى { $last } من { $all }
library-deleted = حُذفت «{ $title }».
library-deleted-many = { $count ->
    [zero] لم تُحذف أي مباراة.
    [one] حُذفت مباراة واحدة.
    [two] حُذفت مباراتان.
    [few] حُذفت { $count } مباريات.
    [many] حُذفت { $count } مباراة.
   *[other] حُذفت { $count } مباراة.
}
library-delete-question = { $count ->
    [one] حذف هذه المباراة؟
    [two] حذف هاتين المباراتين؟
    [few] حذف هذه المباريات وعددها { $count }؟
    [many] حذف هذه المباريات وعددها { $count }؟
   *[other] حذف هذه المباريات وعددها { $count }؟
}

library-sort = ترتيب حسب
library-sort-added = تاريخ الإضافة
library-sort-event = البطولة
library-sort-site = المكان
library-sort-date = التاريخ
library-sort-length = الطول
library-sort-opening = الافتتاح
library-order = عكس الترتيب
library-filters = عوامل التصفية
library-filters-set = عوامل التصفية ({ $count })
library-clear-filters = إزالة عوامل التصفية
library-any = الكل
library-collection = المجموعة
library-no-collection = بلا مجموعة
library-result = النتيجة
library-result-unknown = غير معروفة
library-year-from = من سنة
library-year-to = إلى سنة
library-moves-least = أقل عدد نقلات
library-moves-most = أكثر عدد نقلات
library-with-position = بهذه الوضعية
library-with-pattern = بهذه القطع، ولا تهم بقية الخانات
library-colors-reversed = أيضًا بألوان معكوسة
library-board-remove = البحث بلا وضعية
library-positions-loading = جارٍ تحميل الوضعيات…
library-duplicates = المكررة
library-trash = سلة المهملات
library-trash-lead = { $count ->
    [one] تبقى المباريات المحذوفة هنا يومًا واحدًا.
    [two] تبقى المباريات المحذوفة هنا يومين.
    [few] تبقى المباريات المحذوفة هنا { $count } أيام.
    [many] تبقى المباريات المحذوفة هنا { $count } يومًا.
   *[other] تبقى المباريات المحذوفة هنا { $count } يوم.
}
library-days-left = { $count ->
    [one] يتبقى يوم واحد
    [two] يتبقى يومان
    [few] تتبقى { $count } أيام
    [many] يتبقى { $count } يومًا
   *[other] يتبقى { $count } يوم
}
library-select = تحديد: { $title }
library-select-all = { $count ->
    [one] تحديد مباراة واحدة
    [two] تحديد المباراتين
    [few] تحديد كل المباريات ({ $count })
    [many] تحديد كل المباريات ({ $count })
   *[other] تحديد كل المباريات ({ $count })
}
library-selected = المحدد: { $count }
library-move = نقل إلى مجموعة
library-move-label = اسم المجموعة
library-move-do = نقل
library-moved = عدد المباريات المنقولة: { $count }.
library-restore = استعادة
library-restored = عدد المباريات المستعادة: { $count }.
library-delete-forever = حذف نهائي
library-delete-forever-question = { $count ->
    [one] حذف مباراة واحدة نهائيًا؟ لا يمكن التراجع.
    [two] حذف مباراتين نهائيًا؟ لا يمكن التراجع.
    [few] حذف { $count } مباريات نهائيًا؟ لا يمكن التراجع.
    [many] حذف { $count } مباراة نهائيًا؟ لا يمكن التراجع.
   *[other] حذف { $count } مباراة نهائيًا؟ لا يمكن التراجع.
}
library-deleted-forever = عدد المباريات المحذوفة نهائيًا: { $count }.
library-damaged = بعض المباريات المحفوظة تالفة ولا يمكن قراءتها. بقية المكتبة تعمل.

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

import-report = { $file }: { $facts }.
import-games = { $count ->
    [0] لم يُستورد شيء
    [one] استُوردت مباراة واحدة
    [two] استُوردت مباراتان
    [few] استُوردت { $count } مباريات
    [many] استُوردت { $count } مباراة
   *[other] استُوردت { $count } مباراة
}
import-partly = { $count ->
    [one] واحدة استُوردت جزئيًا
    [two] اثنتان استُوردتا جزئيًا
    [few] { $count } استُوردت جزئيًا
    [many] { $count } استُوردت جزئيًا
   *[other] { $count } استُوردت جزئيًا
}
import-known = { $count ->
    [one] واحدة موجودة من قبل
    [two] اثنتان موجودتان من قبل
    [few] { $count } موجودة من قبل
    [many] { $count } موجودة من قبل
   *[other] { $count } موجودة من قبل
}
import-lost = { $count ->
    [one] تعذّرت قراءة مباراة واحدة
    [two] تعذّرت قراءة مباراتين
    [few] تعذّرت قراءة { $count } مباريات
    [many] تعذّرت قراءة { $count } مباراة
   *[other] تعذّرت قراءة { $count } مباراة
}
import-skipped = تُخُطّيت: { $games } ({ $variant })
import-cut-short = لم يُقرأ الملف إلى نهايته. { $reason }
import-refused = { $file }: { $reason }
import-empty = الملف فارغ.
import-binary = هذا ليس ملفًا نصيًا. استورد المباريات بصيغة PDN أو JSON.
import-too-large = الملف أكبر من { $size } م.ب. قسّمه إلى ملفات أصغر.
import-not-stored = تخزين المتصفح ممتلئ أو معطّل. تبقى آخر المباريات حتى إغلاق هذه الصفحة فقط.
import-canceled = ألغيت الاستيراد.
import-unreadable = لم يتمكن المتصفح من قراءة الملف.
import-game-too-large = إحدى المباريات فيه أكبر من { $size } م.ب.
import-more-problems = … و{ $count } أخرى.
import-problem-no-end = المباراة { $number } غير مكتملة. ربما الملف مبتور.
import-problem-too-large = المباراة { $number } أكبر من { $size } م.ب. احتُفظ ببدايتها وأُهملت البقية.
import-problem-not-resumable = المباراة { $number } لا يمكن متابعتها، لكن يمكنك تحليلها. { $why }

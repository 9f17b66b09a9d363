### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = المساعدة
help-lead = قواعد الداما الأمريكية (تشيكرز) وطريقة اللعب هنا.
help-contents = في هذه الصفحة
help-to-top = إلى الأعلى

## The rules.

help-aim = الهدف
help-aim-text = يتناوب لاعبان على اللعب. تفوز عندما لا يستطيع خصمك الحركة، إما لأنك أسرت كل قطعه أو لأن ما بقي منها محاصر.

help-board = الرقعة
help-board-text-1 = تُلعب الداما على الخانات الداكنة فقط. يبدأ كل لاعب باثني عشر حجرًا على الصفوف الثلاثة الأقرب إليه.
help-board-text-2 = يبدأ { $side }، ثم يتناوب اللاعبان.
help-board-text-3 = توضع الرقعة بحيث تكون عند كل لاعب خانة داكنة في الزاوية القريبة اليسرى. يمكنك تدويرها، وتبقى أرقام الخانات كما هي.
help-board-caption = وضعية البداية.

help-moving = الحركة
help-moving-text-1 = يتحرك الحجر خانة واحدة قطريًا إلى الأمام نحو خانة فارغة.
help-moving-text-2 = لا تتحرك الأحجار إلى الخلف أبدًا، ولا تجتمع قطعتان في خانة.
help-moving-caption = الحجر على 10 يمكنه الانتقال إلى 14 أو 15.

help-jumping = الأسر
help-jump-text = إذا كانت قطعة للخصم أمام حجرك قطريًا وكانت الخانة خلفها فارغة، يقفز حجرك فوقها ويأسرها.
help-jump-caption = الحجر على 14 يقفز إلى 23 ويأسر الحجر على 18.
help-must-jump = إذا أمكنك الأسر فهو واجب. القطع التي عليها الأسر مُبرزة، وإذا حاولت نقلة أخرى تعرض الرقعة القفزات.
help-jumps-text = إذا أمكن للقطعة القفز مجددًا من حيث هبطت، تتابع القفز في النقلة نفسها حتى لا تبقى قفزة.
help-jumps-caption = قفزتان في نقلة واحدة: من 6 إلى 15 ثم إلى 24.
help-choice-text = إذا كان أمامك أكثر من أسر، فاختر ما تشاء. لا يلزم أن يكون الأسر الأكبر.
help-choice-caption = القفز إلى 27 يأسر حجرين، والقفز إلى 20 يأسر حجرًا. كلاهما جائز، أما التوقف على 18 فلا.

help-kings = الملوك
help-crown-text = الحجر الذي يبلغ الصف الأخير يصبح ملكًا وينال تاجًا. وبذلك تنتهي النقلة.
help-crown-caption = على 31 أو 32 يُتوَّج الحجر.
help-king-text = يتحرك الملك خانة واحدة ويقفز في أي اتجاه قطري. لكنه لا يطير على طول القطر.
help-king-caption = يتحرك الملك في أربعة اتجاهات.
help-king-jumps-text = تؤسر الملوك كما تؤسر الأحجار، بالأحجار وبالملوك.
help-king-jumps-caption = يقفز الملك إلى الخلف أيضًا: من 18 إلى 9 ثم إلى 2.
help-stops-text = الحجر الذي يُتوَّج بقفزة يتوقف هناك، حتى لو كان بإمكان ملك متابعة القفز.
help-stops-caption = يأسر الحجر قطعة واحدة ويُتوَّج على 30 ويتوقف. الحجر على 25 آمن الآن.

help-end = كيف تنتهي المباراة
help-end-text-1 = تخسر إذا كان الدور عليك وليست لديك نقلة جائزة. من يُحاصَر يخسر ولا يتعادل.
help-end-text-2 = وتخسر أيضًا إذا استسلمت أو انتهى وقتك.
help-end-text-3 = المباراة التي لا يستطيع أحد الفوز بها تعادل.
help-end-caption = الدور على الأبيض ولا يستطيع الحركة. فاز { $side }.

help-draws = التعادل
help-draws-lead = تنتهي المباراة بالتعادل بأربع طرق:
help-draws-agreement = بالاتفاق
help-draws-agreement-text = اعرض التعادل؛ فيقبل خصمك أو يتابع اللعب.
help-draws-repetition = بالتكرار
help-draws-repetition-text = إذا كانت نقلتك ستُظهر الوضعية نفسها للمرة الثالثة والدور على الطرف نفسه، يمكنك طلب التعادل.
help-draws-progress = دون تقدم
help-draws-progress-text = إذا لم يحرك أي طرف حجرًا ولم يأسر قطعة في آخر 40 نقلة له، يمكن لأي لاعب طلب التعادل.
help-draws-automatic = تلقائيًا
help-draws-automatic-text = إذا ظهرت وضعية للمرة الخامسة، أو بعد 300 نقلة، تنتهي المباراة بالتعادل دون طلب.
help-draws-text = تعرض المباراة العدّادين، ويظهر زر عندما يمكنك طلب التعادل.
help-draws-caption = في الزاوية المزدوجة يتحرك ملك وحيد ذهابًا وإيابًا. يستطيع ملكان إخراجه، ولا يستطيع ملك واحد.

## The controls.

help-controls = التحكم
help-pointer = الفأرة واللمس
help-pointer-click = نقرتان
help-pointer-click-text = اختر قطعة ثم وجهتها. اختر القطعة مرة أخرى لإعادتها.
help-pointer-drag = السحب
help-pointer-drag-text = اسحب القطعة إلى وجهتها. في القفزة الطويلة يمكنك سحبها عبر كل خانة.
help-pointer-one = نقرة واحدة
help-pointer-one-text = إذا كانت قطعة واحدة فقط تستطيع بلوغ خانة، فانقر الخانة مباشرة.
help-pointer-long = القفزات الطويلة
help-pointer-long-text = انقر الخانة الأخيرة، أو تقدّم قفزة قفزة. إذا أدى إليها طريقان، تسألك الرقعة أيهما تريد.
help-pointer-cancel = الإلغاء
help-pointer-cancel-text = اختر القطعة مرة أخرى أو اضغط Esc قبل اكتمال النقلة.
help-pointer-confirm = التأكيد
help-pointer-confirm-text = عند تفعيل «تأكيد كل نقلة» اضغط Enter أو الزر لتنفيذ النقلة.
help-keys = لوحة المفاتيح
help-key = المفتاح
help-key-does = وظيفته
help-key-tab = الانتقال إلى الرقعة ثم إلى الأزرار
help-key-arrows = التنقل بين الخانات الداكنة
help-key-edges = الانتقال إلى حافة الرقعة
help-key-choose = اختيار قطعة ثم وجهتها
help-key-type = كتابة نقلة؛ تكفي الخانتان الأولى والأخيرة
help-key-confirm = تأكيد نقلة معلقة
help-key-backspace = الرجوع خطوة قبل اكتمال النقلة
help-key-escape = إلغاء النقلة التي تُدخلها
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-space = Space
key-backspace = Backspace
help-readers = قارئات الشاشة
help-readers-text = الرقعة شبكة، وكل خانة تذكر ما عليها. تُعلَن النقلات والأسر والقفزات الواجبة وتنبيهات الساعة والنتائج.

## How moves are written.

help-notation = التدوين
# Moves of two numbers follow Latin letters here: after Arabic letters, browsers would turn the two numbers around.
help-notation-text-1 = تُرقَّم الخانات الداكنة من 1 إلى 32 بدءًا من أعلى اليسار والأبيض في الأسفل. تُكتب النقلة برقمين كما في PDN: 11-15، ويُكتب الأسر بحرف x، مثل 14x23.
help-notation-text-2 = إن كنت تفضل الحروف فاخترها من الإعدادات: الأعمدة من A إلى H من اليسار، والصفوف من 1 إلى 8 من الأسفل، فتكون F6-E5 = 11-15.
help-notation-text-3 = يُكتب الأسر الطويل بخانتيه الأولى والأخيرة. إذا اشترك طريقان فيهما، تُكتب كل الخانات.
help-notation-text-4 = تُحفظ المباريات بصيغة PDN والوضعيات بصيغة FEN. كلتاهما نص عادي تقرؤه برامج الداما الأخرى.
help-notation-caption = أرقام الخانات.
help-letters-caption = الخانات نفسها بالحروف.
help-two-ways-caption = من 2 إلى 18 عبر 9 أو 11: هنا تُكتب كل الخانات.

## Openings, clocks, levels.

help-openings = الافتتاحات
help-openings-free = حر
help-openings-free-text = يلعب الطرفان بحرية من النقلة الأولى.
help-openings-ballot = بالقرعة
help-openings-ballot-text = تُسحب النقلات الثلاث الأولى بالقرعة من قائمة الاتحاد (156 افتتاحًا) أو من قائمة أخرى. في البطولات تُلعب كل قرعة مرتين مع تبديل الألوان، وهذا ما تفعله إعادة المباراة.
help-openings-eleven-man = أحد عشر حجرًا
help-openings-eleven-man-text = يلعب كل طرف بحجر ناقص. تحدد القرعة الحجر الناقص والنقلتين الأوليين.
help-openings-custom = وضعية مخصصة
help-openings-custom-text = ركّب أي وضعية على الرقعة أو ألصقها والعب منها.

help-clocks = الساعات
help-clocks-per-turn = لكل نقلة
help-clocks-per-turn-text = الوقت نفسه لكل نقلة.
help-clocks-whole = لكل المباراة
help-clocks-whole-text = وقت واحد لكل نقلاتك.
help-clocks-increment = مع زيادة
help-clocks-increment-text = وقت أساسي، مع بضع ثوانٍ عن كل نقلة.
help-clocks-text = من ينتهي وقته يخسر. عند إغلاق مباراة على هذا الجهاز تتوقف ساعاتها. أما عبر الإنترنت فتستمر بعد أن يلعب كل من اللاعبين نقلة.

help-house = قاعدة منزلية
help-house-text = في بعض البيوت لا يأسر الحجر ملكًا. يمكنك تفعيل ذلك قبل المباراة. وكل ما عدا ذلك وفق القواعد الرسمية.
help-house-caption = وفق القواعد الرسمية على الحجر أسر الملك. وفق القاعدة المنزلية لا يمكنه ذلك.

help-levels = المستويات
help-levels-text = يلعب الكمبيوتر بعشرة مستويات. ترتكب المستويات الدنيا أخطاء بشرية: لا تنظر بعيدًا، وتفوتها القفزات الطويلة، وتخطئ تقدير الوضعيات. لا يغش أي منها، ولا يلعب أي منها المباراة نفسها مرتين.

## Games and playing online.

help-games = مبارياتك
help-games-text-1 = كل نقلة في مباراة على هذا الجهاز تُحفظ فورًا في هذا المتصفح. إذا أغلقت الصفحة أو انقطعت الكهرباء، تجد المباراة في المكتبة وفي الشاشة الأولى.
help-games-text-2 = احفظ المباراة في ملف لنقلها إلى جهاز أو برنامج آخر. تستورد المكتبة ملفات فيها مباراة واحدة أو آلاف.
help-games-text-3 = بعد زيارتك الأولى تعمل دون اتصال: المباريات على هذا الجهاز والكمبيوتر والتحليل والتركيب والمكتبة. اللعب عبر الإنترنت وحده يحتاج إلى اتصال. يمكنك تثبيت التطبيق من قائمة المتصفح.

help-online = اللعب عبر الإنترنت
help-online-lobby = الردهة
help-online-lobby-text = اضغط مباراة سريعة لنجمعك باللاعب التالي. أو أنشئ مباراة مخصصة بساعتك ولونك وافتتاحك، أو اقبل تحديًا مفتوحًا.
help-online-friend = صديق
help-online-friend-text = أنشئ رابطًا وأرسله. تبدأ المباراة حالما يقبل صديقك. يعمل الرابط 24 ساعة.
help-online-accounts = الضيوف والحسابات
help-online-accounts-text = يمكنك اللعب فورًا كضيف. بالحساب تحتفظ باسمك وتنال تصنيفًا وتجد مبارياتك على كل جهاز. والمباريات التي لعبتها كضيف تبقى لك.
help-online-rated = المباريات المصنفة
help-online-rated-text = تغيّر تصنيفك، ولكل سرعة تصنيف، وتتطلب حسابًا. علامة الاستفهام تعني أن التصنيف مؤقت.
help-online-premove = النقلات المسبقة
help-online-premove-text = أدخل نقلتك التالية بينما يفكر خصمك. تُنفَّذ فورًا إن كانت جائزة حينها. ويمكنك إلغاؤها.
help-online-lost = انقطاع الاتصال
help-online-lost-text = تعيد الصفحة الاتصال تلقائيًا، وتبقى مباراتك. لكن ساعتك تستمر.
help-online-leaves = مغادرة الخصم
help-online-leaves-text = يبدأ عند اسم اللاعب عدّ تنازلي مدته دقيقة. بعدها يمكنك طلب الفوز أو متابعة الانتظار.
help-online-abort = الإلغاء
help-online-abort-text = إلى أن يلعب الطرفان، يمكن لأي منهما إلغاء المباراة. ولا يخسر أحد.
help-online-offers = التعادل والتراجع
help-online-offers-text = اطلبهما بزر. لا يحدثان إلا إذا قبل خصمك.
help-online-rematch = الإعادة والمباراة المزدوجة
help-online-rematch-text = عند إعادة المباراة تتبدل الألوان. والمباراة المزدوجة مباراتان من الافتتاح نفسه: تبدأ الثانية تلقائيًا مع تبديل الألوان.
help-online-watching = المشاهدة
help-online-watching-text = تعرض الردهة المباريات الجارية. ومن لديه رابط مباراة يمكنه مشاهدتها.
help-online-correspondence = المراسلة
help-online-correspondence-text = مع أيام لكل نقلة لا حاجة إلى البقاء. تجد مبارياتك في الردهة، وأولها ما ينتظر نقلتك.
help-online-archive = الأرشيف والمشاركة
help-online-archive-text = المباريات المنتهية في الأرشيف. ابحث باللاعب أو التاريخ أو النتيجة أو الوضعية. «مشاركة» تنسخ رابط المباراة.

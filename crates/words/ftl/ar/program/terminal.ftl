### A game in the terminal. Words in `backquotes` are commands: keep them in English.

terminal-confirm = { $move }؟ اضغط Enter لتنفيذها أو اكتب `back` للاختيار من جديد.
terminal-nothing-to-confirm = لا نقلة لتأكيدها. اكتب واحدة أولًا.
terminal-canceled = أُلغيت. اختر من جديد.
terminal-nothing-to-cancel = لا نقلة لإلغائها.
terminal-nothing-offered = لا عرض للرد عليه.
terminal-save-where = اذكر ملفًا: save FILE.
terminal-saved = حُفظت في { $file }. وكل نقلة تالية تُحفظ هناك أيضًا.
terminal-not-saved = تعذّر حفظ المباراة: { $why }.
terminal-not-loaded = تعذّر تحميل { $file }، فتستمر هذه المباراة. { $why }
terminal-load-which = اذكر ملفًا: load FILE.
terminal-unknown = «{ $text }» ليست نقلة ولا أمرًا. { $why } اكتب `help` لشرح كليهما.
terminal-no-moves = لا نقلات بعد.
terminal-moves = النقلات: { $moves }
terminal-player = { $player }: { $pieces }
terminal-player-clock = { $player }: { $pieces }، بقي { $time }
terminal-over = { $ending } اكتب `new` أو `rematch` أو `undo` أو `quit`.
terminal-offer = { $offer } { $player }: اكتب `accept` أو `decline`.
# Where the player types.
terminal-prompt = الدور: { $player }>
terminal-thinking = { $player } يفكر. اضغط Enter لينقل الآن.
terminal-plays = { $player } يلعب { $move }.
terminal-no-hint = لا نقلة لاقتراحها.
terminal-hint-more = اكتب `hint` مرة أخرى للمزيد.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    النقلات    تُكتب كما في PDN: 11-15, 22x15, 22x15x8 أو بالحروف F6-E5. إذا أمكنك الأسر فهو واجب.
               خانة وحدها تُظهر وجهات قطعتها، أو تنقل إليها إن أمكن ذلك لقطعة واحدة فقط.
               `moves` تعرض كل النقلات الجائزة و`history` النقلات الملعوبة.
    القواعد    تتحرك الأحجار خانة إلى الأمام والملوك في الاتجاهين. اقفز فوق قطعة مجاورة للخصم إلى
               الخانة الفارغة خلفها، وتابع القفز ما أمكن. الحجر الذي يبلغ الصف الأخير يُتوَّج
               وبذلك تنتهي نقلته. من لا يستطيع الحركة يخسر.
    المباراة   hint, undo, draw, accept, decline, claim (طلب تعادل وفق القواعد), resign, new, rematch
    الشاشة     board, flip, letters, numbers, fen
    الملفات    save FILE, load FILE
    التأكيد    مع --confirm ينفّذ Enter النقلة ويلغيها `back`.
    الخروج     quit

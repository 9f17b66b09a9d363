### A game in the terminal. Words in `backquotes` are commands: keep them in English.

terminal-confirm = { $move }? Нажмите Enter, чтобы сделать ход, или введите `back`, чтобы выбрать другой.
terminal-nothing-to-confirm = Подтверждать нечего. Сначала введите ход.
terminal-canceled = Отменено. Выберите снова.
terminal-nothing-to-cancel = Отменять нечего.
terminal-nothing-offered = Отвечать не на что: предложений нет.
terminal-save-where = Назовите файл: save ФАЙЛ.
terminal-saved = Сохранено в { $file }. Все следующие ходы тоже сохранятся там.
terminal-not-saved = Не удалось сохранить партию: { $why }.
terminal-not-loaded = Не удалось загрузить { $file }, так что эта партия продолжается. { $why }
terminal-load-which = Назовите файл: load ФАЙЛ.
terminal-unknown = «{ $text }» — не ход и не команда. { $why } О тех и других расскажет `help`.
terminal-no-moves = Ходов ещё нет.
terminal-moves = Ходы: { $moves }
terminal-player = { $player }: { $pieces }
terminal-player-clock = { $player }: { $pieces }, осталось { $time }
terminal-over = { $ending } Введите `new`, `rematch`, `undo` или `quit`.
terminal-offer = { $offer } { $player }, введите `accept` или `decline`.
# Where the player types.
terminal-prompt = { $player }, ваш ход>
terminal-thinking = { $player } думает. Нажмите Enter, чтобы поторопить.
terminal-plays = { $player }: { $move }.
terminal-no-hint = Подсказать нечего.
terminal-hint-more = Чтобы узнать больше, введите `hint` ещё раз.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Ходы     11-15, 22x15 или 22x15x8, или буквами: F6-E5. Бить обязательно. Одно поле —
             показать, куда можно пойти с него, или пойти туда, если может лишь одна шашка.
             `moves` — все возможные ходы, `history` — сделанные ходы.
    Правила  Простые ходят на одно поле вперёд, дамки — и назад. Бьют, прыгая через соседнюю
             шашку соперника на свободное поле за ней, и бьют дальше, пока можно. На последнем
             ряду простая становится дамкой, и ход кончается. Кому нечем ходить, тот проиграл.
    Партия   hint, undo, draw, accept, decline, claim (ничья по правилам), resign, new, rematch
    Экран    board, flip, letters, numbers, fen
    Файлы    save ФАЙЛ, load ФАЙЛ
    Режим    С --confirm ход делает Enter, а отменяет `back`.
    Выход    quit

### The first screen, where a game starts.

home-title = Сыграем в шашки
home-lead = Играйте с компьютером, с другом на этом устройстве или { $link }. Без регистрации и рекламы. Работает и без интернета.
home-lead-link = с кем-нибудь онлайн
home-opponent = Соперник
home-against-computer = Компьютер
home-two-players = Друг рядом
home-friend-online = Друг онлайн
home-level = Уровень
home-start = Играть
home-first-move = Сделайте первый ход или нажмите «Играть».
home-press-play = Нажмите «Играть», чтобы начать.

home-continue = Продолжить
home-continue-title = Продолжить партию
home-other-ways = Другие способы начать
home-set-up = Расставить позицию
home-load = Загрузить партию
home-first-time = Впервые играете в шашки?
home-first-time-link = Правила за пять минут
home-lesson = Продолжить: { $lesson }

home-options = Параметры
home-options-lead = имена, часы, дебют, доска, правила
home-house-short = Домашнее правило
home-confirm-short = С подтверждением
home-name-placeholder = Имя
home-players = Игроки
home-your-name = Ваше имя
home-seating = Рассадка
home-thinking = Предел времени на раздумье

home-clock = Часы
home-no-clock = Нет
home-per-turn = На ход
home-sudden-death = На партию
home-fischer = С добавлением
home-seconds-per-turn = Секунд на ход
home-minutes = Минут каждому
home-increment = Добавка за ход, секунд
home-presets = Популярные варианты
home-clock-hint = У кого выйдет время, тот проиграл.

home-opening = Дебют
home-free-choice = Свободный
home-ballot = Жребий
home-eleven-man = 11 шашек
home-custom-position = Своя позиция
home-deck = Таблица
home-ballot-hint = Первые ходы определяет жребий, так что партии начинаются по-разному.
home-eleven-man-hint = Каждая сторона играет без одной шашки. Какой именно и первые два хода решает жребий.
home-fen = Позиция в FEN
home-fen-hint = Вставьте позицию или { $link }.
home-fen-link = расставьте её на доске

home-rules = Правила и помощь
home-house-rule = Домашнее правило: простые не бьют дамок
home-house-rule-hint = В официальных правилах такого нет.
home-confirm = Подтверждать каждый ход
home-confirm-hint = Enter — сделать ход, Backspace — отменить.
home-computer-resigns = Компьютер сдаётся в проигранных партиях
home-computer-resigns-hint = Только когда его поражение неизбежно.
home-show-forced = Выделять шашки, которые должны бить
home-show-forced-hint = Ещё до выбора шашки, чтобы не пропустить взятие.
home-reset = Сбросить
home-reset-done = Параметры сброшены.
home-preview = Начальная позиция вашей партии

home-your-pieces = Ваш цвет (первыми ходят { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
})
home-player-of = Играет { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}

home-seating-fixed = Рядом
home-seating-turns = С поворотом
home-seating-facing = Напротив
home-seating-fixed-hint = Доска не поворачивается.
home-seating-turns-hint = Доска поворачивается к тому, чей ход.
home-seating-facing-hint = Экран лежит между вами; каждый видит свои шашки прямо.

home-thinking-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}

## Decks of openings. $count is how many openings a deck has.

deck-two-move = Дебюты на два хода ({ $count })
deck-two-move-barred = Два хода, только запрещённые ({ $count })
deck-three-move = Три хода, официальная таблица ({ $count })
deck-three-move-crossboard = Три хода, очная игра ({ $count })
deck-three-move-mailplay = Три хода, игра по переписке ({ $count })
deck-three-move-barred = Три хода, только запрещённые ({ $count })
deck-three-move-table = Три хода, полная таблица ({ $count })
deck-eleven-man = Каждая позиция по разу ({ $count })
deck-eleven-man-draws = { $count ->
    [one] Как на турнирах ({ $count } вариант)
    [few] Как на турнирах ({ $count } варианта)
    [many] Как на турнирах ({ $count } вариантов)
   *[other] Как на турнирах ({ $count } варианта)
}

clock-short-fischer = { $minutes } + { $seconds }

home-game-so-far = { $moves } · { $when }

## Why a game can't start.

choices-bad-name = Имя «{ $name }» не подходит. Выберите имя покороче и без особых знаков.
choices-unknown-deck = Таблицы «{ $deck }» нет. Выберите другую.
choices-bad-clock = Такой контроль времени невозможен. Выберите другой.
choices-bad-position = Эту позицию нельзя сыграть: { $why }

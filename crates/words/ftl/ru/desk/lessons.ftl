learn-title = Учёба
learn-lead = Короткие уроки на доске. Учитесь играя: после каждого хода вы узнаете, верный ли он.
learn-start = Начать:
learn-continue = Продолжить:
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
learn-steps-done = { $done } из { $all }
learn-complete = Пройден
learn-step = Шаг { $step } из { $all }
learn-your-turn = Ваш ход.
learn-question = У кого оппозиция?
learn-i-do = У меня
learn-opponent-does = У соперника
learn-hint = Подсказка
learn-hint-piece = Посмотрите на отмеченную шашку.
learn-hint-move = Попробуйте { $move }.
learn-show-why = Почему?
learn-start-over = Сначала
learn-next = Дальше
learn-next-lesson = Дальше: { $lesson }
learn-all-done = Все курсы
learn-actions = Урок
learn-reply = Соперник: { $move }. Ваш ход.
learn-right = Верно!
learn-lesson-done = Отлично, урок пройден!
learn-rules-done = Отлично, теперь вы знаете правила! Сыграйте партию или учитесь дальше.
learn-play-game = Сыграть партию
learn-you-play = Вы играете { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}.
learn-not-kept = Не удалось сохранить ваши успехи в этом браузере.
learn-no-engine = Не удалось проверить ход. Обновите страницу и попробуйте ещё раз.
learn-out-of-reach = Так туда не попасть. Попробуйте другой путь.
learn-too-few = Так вы побьёте слишком мало шашек. Найдите другое взятие.
learn-not-in-line = Ход возможен, но это другой дебют. Попробуйте ещё раз.
learn-wrong = { $why } Попробуйте иначе.
learn-weak = Есть ход лучше. Посмотрите ещё.
learn-the-move-count = { $count ->
    [one] Считается { $count } шашка. Если число нечётное, оппозиция у вас.
    [few] Считаются { $count } шашки. Если число нечётное, оппозиция у вас.
    [many] Считаются { $count } шашек. Если число нечётное, оппозиция у вас.
   *[other] Считаются { $count } шашки. Если число нечётное, оппозиция у вас.
}
learn-the-move-mine = { $count ->
    [one] Не совсем: считается { $count } шашка, это нечётное число. Оппозиция у вас.
    [few] Не совсем: считаются { $count } шашки, это нечётное число. Оппозиция у вас.
    [many] Не совсем: считаются { $count } шашек, это нечётное число. Оппозиция у вас.
   *[other] Не совсем: считаются { $count } шашки, это нечётное число. Оппозиция у вас.
}
learn-the-move-theirs = { $count ->
    [0] Не совсем: не считается ни одна шашка, а ноль — чётное число. Оппозиция у соперника.
    [one] Не совсем: считается { $count } шашка. Оппозиция у соперника.
    [few] Не совсем: считаются { $count } шашки, это чётное число. Оппозиция у соперника.
    [many] Не совсем: считаются { $count } шашек, это чётное число. Оппозиция у соперника.
   *[other] Не совсем: считаются { $count } шашки, это чётное число. Оппозиция у соперника.
}

course-first-game = Первая партия
course-seeing-shots = Видеть удары
course-endings = Оппозиция и окончания
course-openings = Дебюты

lesson-moving = Ходы
lesson-moving-forward = Ваша простая стоит внизу, простая соперника ждёт наверху. Простые ходят по диагонали вперёд, на одно поле: нажмите на свою, затем на следующее поле, пока она не дойдёт до отмеченного.
lesson-moving-edge = У края путь только один: приведите шашку на отмеченное поле. У каждого поля на доске есть имя, и сообщения его называют.

lesson-jumping = Взятие
lesson-jumping-one = Перепрыгните шашку соперника на пустое поле за ней, и она побита. Побейте её!
lesson-jumping-must = Бить обязательно. Кольцо показывает шашку, которая должна бить: бейте ею.
lesson-jumping-double = Если та же шашка может бить ещё, ход продолжается. Побейте сразу две: идите с поля на поле.
lesson-jumping-choice = Если бить могут несколько шашек, выбираете вы. Одно из взятий бьёт три: найдите его.

lesson-kings = Дамки
lesson-kings-crown = Простая на последнем ряду становится дамкой. Проведите дамку!
lesson-kings-backward = Дамка ходит и назад. Приведите её на отмеченное поле.
lesson-kings-jump = Дамки бьют и назад. Побейте обе шашки.

lesson-winning = Победа
lesson-winning-last = Вы выигрываете, когда у соперника не осталось шашек. Побейте последнюю!
lesson-winning-block = Вы выигрываете и тогда, когда сопернику нечем ходить. Заприте его последнюю шашку!

lesson-first-game = Ваша первая победа
lesson-first-game-three = Теперь соперник тоже ходит. У вас три шашки против одной: играйте до победы.

lesson-look-first = Сначала посмотрите
lesson-look-first-safe = Перед каждым ходом проверьте, что после него побьют. Два ваших хода теряют шашку: сыграйте другой.
lesson-look-first-crowd = То же, когда шашек больше. Сделайте ход, который ничего не теряет.

lesson-two-for-one = Две за одну
lesson-two-for-one-give = Бить обязательно, значит, шашки соперника можно направлять. Отдайте одну и побейте больше.
lesson-two-for-one-pull = Уведите шашку с её поля, и путь открыт. Выиграйте шашку.
lesson-two-for-one-kings = Так можно и против дамок: отдайте две, побейте три.

lesson-steal = Пойманные шашки
lesson-steal-prison = Иногда шашке некуда уйти, и вы бьёте её даром. Найдите тихий ход, который выигрывает шашку.
lesson-steal-wait = Не спешите: поставьте шашки так, чтобы любой ответ терял шашку.
lesson-steal-hold = Соперник грозит прорваться. Остановите его и выиграйте шашку.

lesson-breeches = Двойное нападение
lesson-breeches-king = Нападите сразу на две шашки: уйти успеет только одна. Нападите!
lesson-breeches-double = Поставьте дамку так, чтобы следующее взятие било две.

lesson-king-row = Берегите последний ряд
lesson-king-row-guard = Шашки на вашем заднем ряду не пускают соперника в дамки. Найдите хороший ход, который оставит их на месте.
lesson-king-row-hold = Один ход открывает дорогу на ваш задний ряд. Сыграйте лучше.

lesson-exchange = Размены
lesson-exchange-free = Размен шашки на шашку может сорвать атаку или выиграть партию. Найдите верный размен.
lesson-exchange-win = У вас больше шашек, и размены вам выгодны. Предложите выигрывающий.

lesson-the-move = Оппозиция
lesson-the-move-count = При равном числе шашек у одной стороны оппозиция: последний хороший ход останется за ней. На своём ходу сосчитайте все шашки обеих сторон в столбцах, которые начинаются на вашем заднем ряду: если число нечётное, оппозиция у вас.
lesson-the-move-even = Сосчитайте ещё раз. У кого здесь оппозиция?
lesson-the-move-win = Дамка против дамки — обычно ничья. Но здесь оппозиция у вас: подойдите к сопернику и выиграйте.

lesson-two-kings = Две дамки против одной
lesson-two-kings-close = Две дамки побеждают одну. Дамка поймана у борта: завершите дело.
lesson-two-kings-corner = В двойном углу дамка ходит туда и обратно. Выгоните её и выиграйте.
lesson-two-kings-whole = Теперь всё окончание: подведите дамки, выгоните дамку из двойного угла и выиграйте.

lesson-double-corner = Двойной угол
lesson-double-corner-run = В двойном углу дамке не страшна другая дамка. Успейте туда и продержитесь четыре хода.
lesson-double-corner-choose = Куда спасаться? Продержитесь четыре хода.

lesson-three-against-two = Три против двух
lesson-three-against-two-cut-off = Две дамки и простая побеждают две дамки, если отрезать путь к ничьей. Найдите единственные выигрывающие ходы.
lesson-three-against-two-squeeze = Только один ход сохраняет выигрыш. Найдите его, а затем следующий.

lesson-man-down = Без одной шашки
lesson-man-down-attack = Без одной шашки ещё не всё потеряно: нападите и отыграйте её. Удержите ничью три хода.
lesson-man-down-back = Вернитесь вовремя, и простые не пройдут. Удержите ничью три хода.

lesson-first-position = Первая позиция
lesson-first-position-finish = Самое знаменитое окончание: по дамке и по простой. Здесь, под конец, поймайте дамку и выиграйте!
lesson-first-position-crown = Здесь всё начинается: проведите простую в дамки, пока ваша дамка держит другую. Найдите шесть хороших ходов.
lesson-first-position-keep-out = Дамка хочет вернуться в двойной угол. Не пускайте её: найдите два хороших хода.
lesson-first-position-whole = Теперь всё окончание целиком, против лучшей защиты: 41 ход кратчайшим путём. Не торопитесь.

lesson-first-moves = Хорошие первые ходы
lesson-first-moves-develop = Ведите шашки к центру и держите их вместе. Найдите два хороших хода.
lesson-first-moves-answer = На турнирах первые три хода выбирает жребий. Шашки соперника стоят вразброс: найдите два хороших хода.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Это Old Fourteenth, самый популярный дебют. Если не знаете его, берите подсказки.
lesson-old-fourteenth-continue = Теперь за другую сторону: найдите в этом дебюте два хороших хода.

lesson-cross = Cross
lesson-cross-line = В дебюте Cross белые сразу подходят к вашей шашке в центре. Сыграйте первые ходы; подсказки помогут.
lesson-cross-choose = Теперь сами: найдите два хороших хода.

lesson-trap = Дебютная ловушка
lesson-trap-punish = В дебюте Douglas соперник сделал естественный ход, который теряет шашку. Накажите его!

learn-drills = Тренировка окончаний
learn-drills-lead = Доиграйте их против лучшей защиты. Три раза без ошибки — и окончание освоено.
learn-drill-win = Выиграйте против лучшей защиты.
learn-drill-draw = { $count ->
    [one] Удержите ничью { $count } ход.
    [few] Удержите ничью { $count } хода.
    [many] Удержите ничью { $count } ходов.
   *[other] Удержите ничью { $count } хода.
}
learn-drill-done = { $count ->
    [one] Готово за { $count } ход!
    [few] Готово за { $count } хода!
    [many] Готово за { $count } ходов!
   *[other] Готово за { $count } хода!
}
learn-drill-not-clean = Готово, но не без подсказки или ошибки. Ещё раз!
learn-drill-wins = { $wins } из { $all } раз
learn-drill-fewest = { $count ->
    [one] рекорд: { $count } ход
    [few] рекорд: { $count } хода
    [many] рекорд: { $count } ходов
   *[other] рекорд: { $count } хода
}
learn-drill-shortest = { $count ->
    [one] кратчайший путь: { $count } ход
    [few] кратчайший путь: { $count } хода
    [many] кратчайший путь: { $count } ходов
   *[other] кратчайший путь: { $count } хода
}
learn-drill-done-longer = { $count ->
    [one] Готово за { $count } ход! Кратчайший путь: { $best }.
    [few] Готово за { $count } хода! Кратчайший путь: { $best }.
    [many] Готово за { $count } ходов! Кратчайший путь: { $best }.
   *[other] Готово за { $count } хода! Кратчайший путь: { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] Готово за { $count } ход, кратчайшим путём!
    [few] Готово за { $count } хода, кратчайшим путём!
    [many] Готово за { $count } ходов, кратчайшим путём!
   *[other] Готово за { $count } хода, кратчайшим путём!
}
learn-drill-again = Ещё раз
learn-mastered = Освоено
learn-drill-engine = Для таблиц окончаний в этом приложении здесь слишком много шашек, поэтому защищается движок. Он играет хорошо, но не может доказать, что его ходы лучшие.
drill-two-kings = Две дамки против одной
drill-three-kings = Три дамки против двух
drill-one-king = Дамка против дамки
drill-bridge = Против моста
drill-first-position = Первая позиция
drill-second-position = Вторая позиция
drill-third-position = Третья позиция
drill-double-corner = Двойной угол
drill-man-down = Без одной шашки
drill-fourth-position = Четвёртая позиция
drill-fourth-position-draw = Четвёртая позиция: удержите ничью
drill-brown = Ничья доктора Брауна
drill-payne = Ничья Пейна в двойном углу
drill-shut-in = Дамка, запертая в двойном углу
learn-puzzles = Задачи
learn-puzzles-lead = Позиции из партий, в которых верен только один ход.
learn-puzzles-open = Решать задачи
learn-puzzles-missing = Не удалось загрузить задачи. Проверьте соединение и обновите страницу.
learn-puzzle-kind = Режим
learn-puzzle-daily = Задача дня
learn-puzzle-training = Серия задач
learn-puzzle-rush = Три минуты на скорость
learn-puzzle-win = Найдите выигрывающий ход.
learn-puzzle-draw = Найдите ход, спасающий ничью.
learn-puzzle-material = Найдите ход, выигрывающий шашки.
learn-puzzle-rating = Рейтинг { $rating }
learn-puzzle-solved = Решено!
learn-puzzle-next = Следующая задача
learn-puzzle-source = Из партии уровня { $black } против уровня { $white }, около хода { $move }. Позиция может отличаться от партии одним ходом новичка.
learn-puzzle-game = Открыть партию
learn-puzzle-game-missing = Не удалось загрузить партию. Проверьте соединение и попробуйте ещё раз.
learn-puzzle-player = Уровень { $level }
learn-puzzle-score = Ваш рейтинг: { $rating } · серия: { $streak } (рекорд: { $best }) · повторить: { $due }
learn-rush = { $left } с · решено: { $solved } · ошибок: { $missed }
learn-rush-rules = Решите как можно больше. Третья ошибка завершает игру.
learn-rush-over = Конец: решено { $solved }. Ваш рекорд: { $best }
learn-rush-best = Лучшие результаты
learn-rush-week = Эта неделя
learn-rush-all = За всё время
learn-rush-nobody = Пока никто не играл.
learn-rush-log-in = Войдите, чтобы попасть сюда
learn-rush-score = решено: { $solved }, ошибок: { $missed }
learn-rush-mine = Ваше место: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Номера полей
learn-squares-lead = Ходы записываются номерами полей. Находите поля, пока не запомните их.
learn-squares-open = Тренироваться
learn-squares-find = Найдите поле { $number }.
learn-squares-missed = Это поле { $number }. Нужное поле отмечено.
learn-squares-left = { $count ->
    [one] Осталось { $count } поле
    [few] Осталось { $count } поля
    [many] Осталось { $count } полей
   *[other] Осталось { $count } поля
}
learn-squares-done = { $misses ->
    [0] Готово за { $seconds } с без ошибок!
   *[other] Готово за { $seconds } с. Ошибок: { $misses }.
}
learn-squares-best = Лучшее время без ошибок: { $seconds } с

## Who has the move, the opposition, counted on the board.

the-move-show = Оппозиция
the-move-odd = Ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}. Шашек на их вертикалях: { $count }. Это нечётное число, поэтому оппозиция у них.
the-move-even = Ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}. Шашек на их вертикалях: { $count }. Это чётное число, поэтому оппозиция у { $other ->
    [red] красных
    [black] чёрных
   *[white] белых
}.
the-move-none = Оппозиции нет ни у кого: у сторон разное число шашек.

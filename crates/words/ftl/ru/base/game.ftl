### A game on this device, against the computer or another person.

game-loading = Загружаем партию…
game-not-there = Партия не найдена
game-not-there-lead = Партии хранятся в том браузере, где были сыграны. Возможно, эту удалили.
game-damaged = Эту партию нельзя продолжить
game-damaged-lead = Сохранённая запись повреждена. { $why }
game-withdraw = Отозвать
# Next to the name of the player whose turn it is.
game-to-move = ходит
game-your-move = Ваш ход.
game-thinking = думает…
game-moves = Ходы
game-no-moves = Ходов ещё нет.
learn-opening = Дебют: { $name }
game-steps = Просмотр партии по ходам
game-first = Начальная позиция
game-previous = Предыдущий ход
game-next = Следующий ход
game-last = Текущая позиция
# A switch, also in the settings.
game-sounds = Звуки
game-looking-back = Вы смотрите более раннюю позицию.
game-to-present = Вернуться к партии
game-take-back = Вернуть ход
game-offer-draw = Предложить ничью
game-claim-draw = Объявить ничью
game-resign = Сдаться
game-hint = Подсказка
game-save = Сохранить
game-new = Новая партия
game-help = Справка
game-move-now = Поторопить
game-confirm = Подтвердить
game-accept = Принять
game-decline = Отклонить
game-resigned = Вы сдались.
game-rematch = Реванш
game-review = Разбор
game-actions = Партия
game-other-tab = Эта партия открыта в другой вкладке.
game-play-here = Играть здесь
game-weaker = Компьютер играет не в полную силу: часть движка не загрузилась.
game-not-kept = Эта партия не сохраняется. { $why }
game-not-saved = Не удалось сохранить файл.

game-taken-back = { $count ->
    [one] Возвращён { $count } ход.
    [few] Возвращено { $count } хода.
    [many] Возвращено { $count } ходов.
   *[other] Возвращено { $count } хода.
}
game-computer-trouble = У компьютера возникла проблема: { $why }
game-taken = Побито: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Чтобы узнать больше, нажмите «Подсказка» ещё раз.

hint-captures = { $count ->
    [0] Бить некого: ищите тихий ход.
    [one] Нужно бить: есть { $count } взятие.
    [few] Нужно бить: есть { $count } взятия.
    [many] Нужно бить: есть { $count } взятий.
   *[other] Нужно бить: есть { $count } взятия.
}
hint-piece = Обратите внимание на шашку на { $square }.
hint-move = Ходите { $move }.
hint-wins-in = { $count ->
    [one] { $line }: выигрыш за { $count } ход.
    [few] { $line }: выигрыш за { $count } хода.
    [many] { $line }: выигрыш за { $count } ходов.
   *[other] { $line }: выигрыш за { $count } хода.
}
hint-wins = { $line }: выигрывает партию.
hint-holds-out = { $line }: держится дольше всего.
hint-wins-pieces = { $count ->
    [1] { $line }: выигрывает шашку.
    [one] { $line }: выигрывает { $count } шашку.
    [few] { $line }: выигрывает { $count } шашки.
    [many] { $line }: выигрывает { $count } шашек.
   *[other] { $line }: выигрывает { $count } шашки.
}
hint-crowns = { $line }: проводит дамку.
hint-loses-pieces = { $count ->
    [1] { $line }: теряет только одну шашку.
    [one] { $line }: теряет только { $count } шашку.
    [few] { $line }: теряет только { $count } шашки.
    [many] { $line }: теряет только { $count } шашек.
   *[other] { $line }: теряет только { $count } шашки.
}
hint-keeps = { $line }: игра остаётся равной.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = В ней нет партии.
save-cut-off = Конец партии отсутствует.
save-foreign = Её сохранила не программа Crownhead.
save-other-version = Её сохранила другая версия Crownhead.
save-damaged = Ходы, часы и результат не согласуются друг с другом.

### The archive of all games, and the page of a player.

archive-title = Архив
archive-lead = Все партии, сыгранные здесь.
archive-name = Игрок
archive-opponent = Соперник
archive-from = С
archive-until = По
archive-result = Результат
# One word for several lists, so their labels are all masculine.
archive-any = Любой
archive-player-won = Победа игрока
archive-player-lost = Поражение игрока
archive-draw = Ничья
archive-rated = Тип партии
archive-only-rated = Рейтинговый
archive-only-casual = Товарищеский
archive-speed = Темп
archive-ballot = Дебют из трёх ходов
archive-opening = Первые ходы
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Позиция
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = FEN, например W:W18,K22:B3,7
archive-set-up = Расставить позицию
archive-more = Ещё фильтры
archive-search = Найти
archive-clear = Очистить
archive-results = Партии
archive-nothing = Подходящих партий нет
archive-nothing-lead = Попробуйте убрать часть слов, изменить даты или сократить дебют.
archive-empty = Партий ещё нет
archive-empty-lead = Партия появится здесь, как только начнётся. Сыграйте первую!
archive-to-lobby = Играть онлайн
archive-found = { $count ->
    [0] Партий нет
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
archive-found-more = { $count ->
    [one] { $count } партия, и это не все
    [few] { $count } партии, и это не все
    [many] { $count } партий, и это не все
   *[other] { $count } партии, и это не все
}

## Why a search can't be made.

search-bad-opening = Не удалось прочитать первые ходы: { $why }
search-bad-position = Не удалось прочитать позицию: { $why }
search-opponent-needs-player = Чтобы искать по сопернику, укажите и игрока.
search-result-needs-player = Укажите игрока, который победил или проиграл.
search-days-reversed = Последний день раньше первого.
search-bad = Такой поиск невозможен. Проверьте, что вы ввели.

## The page of a player.

player-not-there = Игрок не найден
player-not-there-lead = Игроков можно поискать в архиве.
player-record = Результаты
player-no-record = Оконченных партий ещё нет.
player-ratings = Рейтинги
player-no-ratings = Рейтинговых партий ещё нет.
player-provisional = Рейтинг со знаком вопроса — предварительный.
player-curve-table = Рейтинги таблицей
player-game = Партия
player-rating = Рейтинг
player-no-curve = График начнётся с первой рейтинговой партии.
player-games = Партии
player-no-games = Партий ещё нет.
player-challenge = Вызвать
player-play = Играть
player-this-is-you = Это вы
player-export = Сохранить все в PDN
player-search = Искать в этих партиях
player-plus-minus = ± { $deviation }
search-no-opening = Введите до { $most } ходов, например 11-15 23-19, или номер жребия из трёх ходов.

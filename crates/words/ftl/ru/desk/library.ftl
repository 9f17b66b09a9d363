### The library of games in this browser.

library-title = Библиотека
library-lead = Партии сохраняются в этом браузере автоматически.
library-loading = Загружаем ваши партии…
library-empty = Партий ещё нет
library-empty-lead = Партия появится здесь, как только начнётся. Можно и загрузить партии: перетащите на эту страницу файл PDN.
library-to-play = Сыграть партию
library-import = Загрузить файлы
library-paste = Вставить
library-paste-label = Партии в PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Анна"] [White "Борис"] 1. 11-15 23-19 …
library-paste-do = Загрузить
library-paste-empty = Пока нечего загружать. Сначала вставьте партию.
library-export-all = Сохранить все
library-export-failed = Браузер не смог сохранить файл.
library-drop-here = Отпустите файл здесь
library-search = Поиск
library-search-hint = Игрок, турнир, дебют, результат, комментарий
library-show = Показать
library-nothing-found = Подходящих партий нет. Уберите часть слов или покажите все.
library-show-all = Показать все
library-review = Разбор
library-rename = Переименовать
library-rename-label = Название партии
library-rename-do = Переименовать
library-save = Сохранить в файл
library-pages = Страницы
library-previous = Назад
library-next = Вперёд
library-problems = Показать ошибки
library-open = Открыть партию
library-pasted = Вставленный текст
library-all = Все

library-unfinished = Неоконченные
library-finished = Оконченные
library-imported = Загруженные

library-filter = { $name } { $count }
library-reading = Читаем { $file }: { $percent } %
library-page = { $first }–{ $last } из { $all }
library-deleted = Партия «{ $title }» удалена.
library-deleted-many = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалено { $count } партии.
    [many] Удалено { $count } партий.
   *[other] Удалено { $count } партии.
}
library-delete-question = { $count ->
    [1] Удалить эту партию?
    [one] Удалить эту { $count } партию?
    [few] Удалить эти { $count } партии?
    [many] Удалить эти { $count } партий?
   *[other] Удалить эти { $count } партии?
}

library-sort = Сортировать
library-sort-added = По времени добавления
library-sort-event = Турнир
library-sort-site = Место
library-sort-date = Дата
library-sort-length = Длина
library-sort-opening = Дебют
library-order = Обратный порядок
library-filters = Фильтры
library-filters-set = Фильтры ({ $count })
library-clear-filters = Сбросить фильтры
library-any = Любой
library-collection = Коллекция
library-no-collection = Без коллекции
library-result = Результат
library-result-unknown = Неизвестен
library-year-from = Год, не раньше
library-year-to = Год, не позже
library-moves-least = Ходов, не меньше
library-moves-most = Ходов, не больше
library-with-position = С этой позицией
library-with-pattern = С этими шашками, остальные поля любые
library-colors-reversed = Также с переменой цвета
library-board-remove = Искать без позиции
library-positions-loading = Загрузка позиций…
library-duplicates = Повторы
library-trash = Корзина
library-trash-lead = { $count ->
    [one] Удалённые партии хранятся здесь { $count } день.
    [few] Удалённые партии хранятся здесь { $count } дня.
    [many] Удалённые партии хранятся здесь { $count } дней.
   *[other] Удалённые партии хранятся здесь { $count } дня.
}
library-days-left = { $count ->
    [one] ещё { $count } день
    [few] ещё { $count } дня
    [many] ещё { $count } дней
   *[other] ещё { $count } дня
}
library-select = Выбрать: { $title }
library-select-all = { $count ->
    [one] Выбрать { $count } партию
    [few] Выбрать все { $count } партии
    [many] Выбрать все { $count } партий
   *[other] Выбрать все { $count } партии
}
library-selected = Выбрано: { $count }
library-move = В коллекцию
library-move-label = Название коллекции
library-move-do = Переместить
library-moved = Перемещено партий: { $count }.
library-restore = Восстановить
library-restored = Восстановлено партий: { $count }.
library-delete-forever = Удалить навсегда
library-delete-forever-question = { $count ->
    [one] Удалить навсегда { $count } партию? Отменить это нельзя.
    [few] Удалить навсегда { $count } партии? Отменить это нельзя.
    [many] Удалить навсегда { $count } партий? Отменить это нельзя.
   *[other] Удалить навсегда { $count } партии? Отменить это нельзя.
}
library-deleted-forever = Удалено навсегда партий: { $count }.
library-damaged = Часть сохранённых партий повреждена и не читается. Остальная библиотека работает.

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

import-report = { $file }: { $facts }.
import-games = { $count ->
    [0] ничего не загружено
    [one] загружена { $count } партия
    [few] загружено { $count } партии
    [many] загружено { $count } партий
   *[other] загружено { $count } партии
}
import-partly = частично загружено: { $count }
import-known = уже есть здесь: { $count }
import-lost = { $count ->
    [one] не прочитана { $count } партия
    [few] не прочитано { $count } партии
    [many] не прочитано { $count } партий
   *[other] не прочитано { $count } партии
}
import-skipped = Пропущено: { $games } ({ $variant })
import-cut-short = Файл прочитан не до конца. { $reason }
import-refused = { $file }: { $reason }
import-empty = Файл пуст.
import-binary = Это не текстовый файл. Загружайте партии в PDN или JSON.
import-too-large = Файл больше { $size } МБ. Разделите его на части.
import-not-stored = Хранилище браузера заполнено или отключено. Последние партии останутся только до закрытия страницы.
import-canceled = Вы отменили загрузку.
import-unreadable = Браузер не смог прочитать файл.
import-game-too-large = Одна из партий больше { $size } МБ.
import-more-problems = … и ещё { $count }.
import-problem-no-end = Партия { $number } неполная. Возможно, файл обрезан.
import-problem-too-large = Партия { $number } больше { $size } МБ. Начало сохранено, остальное отброшено.
import-problem-not-resumable = Партию { $number } нельзя продолжить, но можно разобрать. { $why }

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
library-paste-empty = Пока нечего импортировать. Сначала вставьте партию.
library-export-all = Сохранить все
library-export-failed = Браузер не смог сохранить файл.
library-drop-here = Отпустите файл здесь
library-search = Поиск
library-search-hint = Игрок, турнир, год, результат
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
library-reading = Читаем { $file }: { $percent }%
library-page = { $first }–{ $last } из { $all }
library-deleted = Партия «{ $title }» удалена.
library-delete-shown = { $count ->
    [1] Удалить эту партию
   *[other] Удалить эти партии ({ $count })
}
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
import-cut-short = Файл прочитан не до конца. { $reason }
import-refused = { $file }: { $reason }
import-empty = Файл пуст.
import-binary = Это не текстовый файл. Партии хранят в PDN или JSON.
import-too-large = Файл больше { $size } МБ. Разделите его на части.
import-unreadable = Браузер не смог прочитать файл.
import-game-too-large = Одна из партий больше { $size } МБ.
import-more-problems = … и ещё { $count }.
import-problem-no-end = У партии { $number } нет конца. Возможно, файл обрезан.
import-problem-not-resumable = Партию { $number } нельзя продолжить, но можно разобрать. { $why }

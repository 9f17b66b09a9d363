### Openings: the trainer and the explorer.

openings-title = Тренажёр дебютов
openings-lead = Приложение начинает с жребия или дебюта с названием и играет по книге. Вы находите ответы. Что не получилось, вернётся.
openings-open = Учить дебюты
openings-known = { $side }: выучено { $known } из { $all }
openings-due = { $count ->
    [0] сегодня повторять нечего
    [one] повторить: { $count }
    [few] повторить: { $count }
    [many] повторить: { $count }
   *[other] повторить: { $count }
}
openings-sides = Ваша сторона
openings-both = Обе стороны
openings-train = Следующий дебют
openings-train-picked = Учить выбранное ({ $count })
openings-pick = Выбрать дебюты
openings-pick-none = Сбросить выбор
openings-ballots = Все жребии
openings-names = Дебюты с названиями
openings-state-new = новый
openings-state-learning = начат
openings-state-known = выучен
openings-state-due = пора повторить
openings-ballot = Жребий { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Вы играете { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}. Найдите книжные ходы.
openings-done = { $count ->
    [one] Верно! { $count } ход по книге.
    [few] Верно! { $count } хода по книге.
    [many] Верно! { $count } ходов по книге.
   *[other] Верно! { $count } хода по книге.
}
openings-helped = Готово, но с подсказкой. Этот дебют скоро вернётся.
openings-next = Следующий дебют
openings-all = Все дебюты
openings-no-book = Не удалось загрузить дебютную книгу. Проверьте соединение и обновите страницу.

## The explorer.

explorer-title = Дерево дебютов
explorer-lead = Что говорят о каждом ходе книга, движок и сыгранные партии. Нажмите на ход, чтобы сделать его.
explorer-moves = Ходы в этой позиции
explorer-move = Ход
explorer-book = Книга
explorer-share = { $percent } %
explorer-weak = слабый
explorer-engine = Движок
explorer-games = Партии
explorer-source = Партии
explorer-library = Моя библиотека
explorer-archive = Этот сервер
explorer-file = Файл PDN…
explorer-reading = Чтение партий: { $count }
explorer-results = { $count ->
    [one] { $count } партия: { $first } { $black } %, ничьи { $draws } %, { $second } { $white } %
    [few] { $count } партии: { $first } { $black } %, ничьи { $draws } %, { $second } { $white } %
    [many] { $count } партий: { $first } { $black } %, ничьи { $draws } %, { $second } { $white } %
   *[other] { $count } партии: { $first } { $black } %, ничьи { $draws } %, { $second } { $white } %
}
explorer-no-games = Нет партий с этой позицией.
explorer-analyze = Анализ
explorer-train = Учить этот дебют
explorer-actions = Дерево дебютов
explorer-here = Дерево дебютов

## Собственная книга.

book-mine = Моя книга
book-lead = Компьютер играет по вашей книге вместо своей. Укажите, как часто он делает каждый ход; 0 — никогда.
book-make = Создать из моих партий
book-no-games = Сначала в библиотеке нужны партии из начальной позиции.
book-made = { $count ->
    [one] В вашей книге { $count } позиция.
    [few] В вашей книге { $count } позиции.
    [many] В вашей книге { $count } позиций.
   *[other] В вашей книге { $count } позиции.
}
book-none-here = Здесь в вашей книге нет ходов.
book-use = Пусть компьютер играет по моей книге
book-add = Добавить ход
book-weight = Вес
book-weight-of = Вес хода { $move }
book-comment-on = Комментарий к ходу { $move }
book-remove = Убрать { $move }
book-delete = Удалить книгу
book-deleted = Книга удалена.
book-file = моя книга
book-open = Открыть книгу
book-not-a-book = «{ $file }» — не дебютная книга. Выберите файл, созданный командой «crownhead book build».

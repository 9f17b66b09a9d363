### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
page-title = { $screen } · { -brand }
skip-to-content = К содержанию
close = Закрыть
undo = Отменить
cancel = Отмена
copy = Копировать
delete = Удалить
try-again = Ещё раз
flip = Поворот
board = Доска
random = Случайно
number-range = Введите число от { $min } до { $max }.
shortcuts = Сочетания клавиш
shortcuts-show = Показать этот список
shortcuts-board = Перемещение по доске
shortcuts-choose = Выбрать шашку, затем поле
shortcuts-type = Ввести ход
shortcuts-cancel = Отменить ввод хода, закрыть список
shortcuts-step = Предыдущий или следующий ход
shortcuts-ends = Начало или конец
shortcuts-variation = Разбор: другие варианты
shortcuts-flip = Перевернуть доску
shortcuts-draw = Разбор: отметить поле, нарисовать стрелку
shortcuts-tool = Редактор: выбрать шашку, ластик или «Должно быть пусто»
shortcuts-undo = Редактор: отменить, вернуть
shortcuts-right-button = Правая кнопка
# The names of keys, as they are printed on keyboards in your country.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End

## The main menu.

nav-label = Главное меню
nav-play = Игра
nav-online = Онлайн
nav-learn = Учёба
nav-set-up = Позиция
nav-library = Библиотека
nav-help = Справка
nav-settings = Настройки

## A page that doesn't exist.

not-found = 404
not-found-lead = Страница не найдена.
not-found-home = На главную

## Where games are stored.

storage-off = В этом браузере не получается сохранять партии. { $why } Играть можно, но то, что хотите сберечь, сохраняйте в файл.
storage-full = Браузер не смог сохранить партию. Возможно, в хранилище нет места.
storage-denied = Браузер отказал: { $why }.

## Results, in lists of games.

result-won = Победили { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}
result-won-because = Победили { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}: { $why }
result-draw = Ничья
result-both-lost = Проиграли оба

moves-so-far = { $count ->
    [0] Ходов ещё нет
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

## When the app itself has a bug.

crash-title = Что-то пошло не так
crash-lead = Приложение остановилось. Ваши партии сохранены. Перезагрузите страницу, чтобы продолжить.
crash-reload = Перезагрузить

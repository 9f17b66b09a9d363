### A live game, and the connection to the server.

live-no-answer = Связь прервалась, и сервер не успел ответить. Попробуйте ещё раз.
live-connecting = Подключаемся…
live-reconnecting = Нет связи. Подключаемся снова…
live-try-now = Повторить
live-outdated = Есть новая версия. Загружаем…
live-still-outdated = На сервере более новая версия этой страницы. Закройте другие вкладки Crownhead и обновите страницу.
live-broken = Сервер не понял эту страницу. Обновите её.
live-reload = Обновить

live-loading = Загружаем партию…
live-no-game = Партия не найдена
live-no-game-lead = Возможно, в адресе не хватает буквы. Соперников можно найти в лобби.
live-game-broken = Эту партию нельзя показать
live-game-broken-lead = Данные сервера не сходятся. Обновите страницу.
live-to-lobby = Лобби
# After the reader's own name.
live-you = вы
live-watching = Вы зритель
live-away = не в сети
live-gone = нет в игре
# The answer no to live-resign-question.
live-play-on = Играть дальше
live-claim-win = Забрать победу
live-abort = Прервать
live-share = Поделиться
live-link-copied = Ссылка скопирована.
live-no-premove = Сейчас не ваш ход. Можно сделать предход, но не такой.
live-premove-canceled = Предход отменён.
live-premove-dropped = Ваш предход больше невозможен.
live-accept-rematch = Принять реванш
live-to-next = Следующая
live-watch-next = Смотреть следующую партию
live-second-follows = Дальше — вторая партия микроматча, со сменой цвета.
live-new-rating = Ваш рейтинг: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Ваш ход
live-tab-waiting = Ожидание
live-tab-over = Партия окончена

live-tab-turn = Ходит { $name }
live-tab-title = { $what } · { $players }
live-reconnecting-time = нет связи { $time }
live-lag = задержка { $count } мс
live-left = У игрока { $name } пропала связь.
live-returned = { $name } снова в сети.
live-can-claim = Игрок { $name } не вернулся.
live-premove = Предход: { $move }
live-move-refused = Ваш ход не сделан. { $why }
live-link = Ссылка на эту партию: { $address }

live-resign-question = Сдать партию?
live-sure-question = Вы уверены?
live-yes = Да
live-heat-first = Первая партия микроматча
live-heat-second = Вторая партия микроматча
live-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## The chat.

chat = Чат
chat-unread = { $count ->
    [one] { $count } новое
    [few] { $count } новых
    [many] { $count } новых
   *[other] { $count } нового
}
chat-nothing = Сообщений ещё нет. Будьте вежливы.
chat-muted = Вы отключили чат.
chat-spectator = (зритель)
chat-say = Сообщение
chat-send = Отправить
chat-mute = Отключить
chat-said = { $name } пишет: { $text }

### The lobby, where players find opponents, and challenges by link.

lobby-title = Игра онлайн
lobby-you-are = Вы — { $name }
lobby-connecting = Подключаемся…
lobby-account = Аккаунт
lobby-sign-up = Регистрация
lobby-archive = Архив
lobby-alone = Игра с другими
lobby-alone-lead = Приложение работает на вашем компьютере и доступно только вам. Чтобы играть с другими, зайдите на сервер или откройте свой в локальной сети.
lobby-alone-server = Играть на сервере
lobby-alone-server-lead = Введите адрес, которым пользуются ваши друзья или клуб.
lobby-alone-address = Адрес сервера
lobby-alone-go = Перейти
lobby-alone-bad-address = Это не веб-адрес. Введите, например, play.example.org.
lobby-alone-host = Сервер в вашей сети
lobby-alone-host-lead = Закройте приложение и запустите его этой командой. Она покажет адрес для остальных и QR-код.

lobby-quick = Быстрая партия
lobby-quick-lead = Нажмите кнопку, и мы найдём вам соперника.
lobby-rated = На рейтинг
lobby-rated-hint = Результат изменит ваш рейтинг.
lobby-rated-for-accounts = Для рейтинговых партий нужен аккаунт.
lobby-rated-side = В рейтинговой партии цвет выбирает жребий.

lobby-looking = Ищем соперника…
lobby-canceled = Поиск отменён.

lobby-custom = Своя партия
lobby-against = Соперник
lobby-anyone = Любой
lobby-friend = Друг
lobby-computer = Компьютер
lobby-clock = Часы
lobby-live = Минуты
lobby-days = Дни
lobby-no-clock = Нет
lobby-minutes = Минут каждому
lobby-increment = Добавка за ход, секунд
lobby-days-per-move = Дней на ход
lobby-no-clock-hint = Без ограничения времени. Партии без часов на рейтинг не влияют.
lobby-days-hint = Ждать у экрана не нужно. Возвращайтесь, когда будет ваш ход.
lobby-opening = Дебют
lobby-free = Свободный
lobby-three-move = Три хода
lobby-eleven-man = 11 шашек
lobby-heat = Две партии
lobby-heat-hint = Вторая начнётся сама, с того же дебюта, со сменой цвета.
lobby-seek = Найти соперника
lobby-make-link = Создать ссылку
lobby-play-computer = Играть с компьютером

lobby-link-title = Отправьте эту ссылку другу
lobby-link-label = Ссылка на вызов
lobby-link-lead = Партия начнётся, как только друг согласится. Ссылка действует 24 часа, даже если вы уйдёте.
lobby-copy-link = Копировать
lobby-link-copied = Ссылка скопирована.
lobby-link-code = QR-код ссылки
lobby-link-local = Ссылка работает только на этом компьютере. Запустите сервер с --listen 0.0.0.0:3264, чтобы её могли открыть другие.
lobby-withdraw = Отозвать
lobby-withdrawn = Вызов отозван.
lobby-share-title = Сыграем в шашки?

lobby-open-seeks = Открытые вызовы
lobby-no-seeks = Открытых вызовов нет. Начните быструю партию, и другие увидят вас здесь.
lobby-only-own-seek = Других вызовов нет. Ваш открыт: его видят здесь и могут принять.
lobby-play = Играть
lobby-needs-login = Нужен вход

lobby-my-games = Ваши партии
lobby-watch = Текущие партии
lobby-nothing-to-watch = Сейчас никто не играет. Оконченные партии — в архиве.

lobby-take = Играть: { $name }, { $terms }
lobby-cancel-seek = Отменить: { $terms }
lobby-friend-note = Создайте ссылку и отправьте её игроку { $name }.
lobby-days-option = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
lobby-wants = играет { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = блиц
fact-rapid = рапид
fact-classical = классика
fact-correspondence = по переписке
fact-rated = рейтинговая
fact-casual = товарищеская
fact-three-move = жребий: три хода
fact-eleven-man = жребий: 11 шашек
fact-heat = две партии

## A challenge from another player.

challenge = Вызов
challenged-by = { $name } приглашает вас сыграть
challenge-profile = Результаты и рейтинги
challenge-accept = Принять и играть
challenge-decline = Нет, спасибо
challenge-accepting = Начинаем партию…
challenge-gone = Этот вызов больше не действует
challenge-gone-lead = Его приняли или отозвали, либо истёк срок. Попросите новую ссылку или найдите другого соперника.
challenge-invalid = Ссылка на вызов не работает
challenge-invalid-lead = Ссылка неполная. Попросите прислать её ещё раз.
challenge-own = Это ваш собственный вызов
challenge-own-lead = Отправьте ссылку другу. Партия откроется на этой странице, как только вызов примут.
challenge-needs-account = Это рейтинговая партия, для неё нужен аккаунт. Зарегистрируйтесь и откройте ссылку снова.
challenge-to-lobby = Лобби
challenge-rated = Рейтинговая партия.
challenge-casual = Товарищеская партия (без рейтинга).
challenge-heat = Две партии: вторая с того же дебюта, со сменой цвета.
challenge-sides-random = Цвет определит жребий.
challenge-you-play-first = Вы играете { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}, первый ход ваш.
challenge-you-play = Вы играете { $side ->
    [red] красными
    [black] чёрными
   *[white] белыми
}.
challenge-opening-free = Свободный дебют.
challenge-opening-three-move = Первые три хода определит жребий.
challenge-opening-eleven-man = Каждая сторона играет без одной шашки. Какой именно и первые два хода решает жребий.
challenge-clock = { $clock }.

### What all online screens share.

online-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
online-no-games = На этом сервере нет игры онлайн.
online-no-session = Вход на этом устройстве больше не действует.
online-odd = Страница не поняла ответ сервера. Обновите её.
online-loading = Загружаем…
online-no-games-title = Здесь нет игры онлайн
online-no-games-lead = Этот сервер Crownhead раздаёт приложение, но хранить сетевые партии ему негде.
online-no-games-help = Владелец сервера может включить игру этой командой.
online-play-here = Играть на этом устройстве

## Games in lists.

online-running = Идёт
online-your-turn = Ваш ход
online-rated = рейтинговая
online-casual = товарищеская
online-save-pdn = Сохранить в файл PDN
online-pages = Страницы
online-older = Раньше
online-newer = Позже
online-newest = Последние
online-copied = Скопировано.
online-not-copied = Браузер не разрешает копировать. Выделите текст и скопируйте его сами.
online-share = Поделиться

online-kind-of-game = { $speed } · { $rated }
online-started = начата { $when }
online-won = Победа
online-drew = Ничья
online-lost = Поражение
online-time-left = ещё { $time }
online-kind-guest = Гость
online-kind-player = Игрок
online-kind-computer = Компьютер
online-rating-provisional = { $rating }?
online-rating-provisional-spoken = { $rating }, предварительный
online-record = Победы: { $wins }, ничьи: { $draws }, поражения: { $losses }
# A rating curve in words, for screen readers.
online-curve = { $games ->
    [1] { $speed }: рейтинг после 1 рейтинговой партии: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
    [one] { $speed }: рейтинг после каждой из { $games } рейтинговой партии: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
    [few] { $speed }: рейтинг после каждой из { $games } рейтинговых партий: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
    [many] { $speed }: рейтинг после каждой из { $games } рейтинговых партий: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
   *[other] { $speed }: рейтинг после каждой из { $games } рейтинговой партии: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
}

## What the server refuses.

problem-bad-message = Сервер не понял запрос. Обновите страницу.
problem-stale = Партия тем временем ушла вперёд.
problem-not-your-seat = Вы зритель этой партии, а не игрок.
problem-not-joined = Сначала войдите в партию.
problem-no-game = Партия не найдена.
problem-no-account = Аккаунта с таким именем нет.
problem-not-found = Ничего не нашлось.
problem-taken-faster = Вас опередили.
problem-offer-gone = Этот вызов больше не действует.
problem-own-offer = Это ваш собственный вызов.
problem-too-many-offers = У вас слишком много открытых вызовов. Сначала закройте один.
problem-rated-needs-account = Для рейтинговых партий нужен аккаунт.
problem-rated-needs-clock = Для рейтинговой партии нужны часы.
problem-rated-needs-random-sides = В рейтинговой партии нельзя выбрать цвет.
problem-bad-clock = Сервер не допускает такой контроль времени.
problem-second-game-first = Сначала сыграйте вторую партию микроматча.
problem-unavailable = Сейчас сервер не может этого сделать. Попробуйте чуть позже.
problem-too-many-requests = Слишком много запросов с вашего адреса. Подождите минуту.
problem-too-many-pages = У вас открыто слишком много страниц. Закройте одну.
problem-too-many-games = У вас открыто слишком много партий. Покиньте одну.
problem-too-fast = Вы отправляете слишком много. Помедленнее.
problem-bad-chat = В сообщении должно быть от 1 до 200 знаков, в одну строку.
problem-account-exists = У вас уже есть аккаунт.
problem-name-taken = Это имя или похожее на него уже занято.
problem-name-length = В имени должно быть от 1 до 20 знаков.
problem-name-characters = Имя начинается с буквы и состоит из латинских букв A–Z, цифр, пробелов, - _ и .
problem-name-spaces = В имени не может быть двух пробелов подряд.
problem-name-reserved = Это имя зарезервировано.
problem-name-of-account = Это имя принадлежит игроку с аккаунтом.
problem-password-length = В пароле должно быть от 12 до 128 знаков.
problem-password-is-name = Пароль не может совпадать с именем.
problem-too-many-tries = Слишком много попыток. Подождите немного.
problem-wrong-login = Неверное имя или пароль.
problem-not-with-token = Для этого нужно войти. Токена недостаточно.
problem-need-account = Для этого нужен аккаунт.
problem-bad-label = В подписи должно быть от 1 до 40 знаков, в одну строку.
problem-too-many-tokens = У вас уже десять токенов. Сначала удалите один.
problem-export-busy = Сейчас свои партии скачивают другие. Попробуйте через минуту.
problem-bad-level = Уровни компьютера — от 1 до 10.
problem-computer-rated = Партии с компьютером всегда товарищеские.
problem-no-computer = На этом сервере нельзя играть с компьютером.
problem-computer-busy = Сейчас компьютер играет слишком много партий. Попробуйте позже.
problem-too-many-computer-games = У вас уже две партии с компьютером. Сначала закончите одну.
problem-no-session = Откройте страницу заново, чтобы начать сеанс.
problem-cross-site = Запросы с других сайтов запрещены.
problem-too-slow = Это заняло слишком много времени. Попробуйте ещё раз.
problem-unknown = Сервер отказал.
problem-not-a-path = Эти поля не складываются в ход.
problem-game-over = Партия окончена.
problem-game-aborted = Партия прервана.
problem-no-draw-to-claim = Объявить ничью пока нельзя.
problem-take-back-too-far = Столько ходов вернуть нельзя.
problem-still-in-grace = Соперник ещё может вернуться.
problem-not-now = Сейчас это невозможно.
problem-too-many-running = У вас слишком много незаконченных партий. Сначала доиграйте одну.
problem-not-stored = Сервер сейчас не может сохранять ходы. Попробуйте чуть позже.
problem-too-much-chat = Вы отправляете сообщения слишком часто. Подождите немного.
problem-password-common = Этот пароль легко угадать. Выберите другой.
problem-wrong-code = Неверное имя или код, либо код уже использован.
problem-wrong-host = Этот сервер не отвечает на такое имя хоста.
problem-too-many-take-backs = Вы слишком часто просили вернуть ход в этой партии.
problem-long-log = Эта партия достигла предела. Теперь можно только ходить и закончить её.
problem-not-your-turn = Сейчас не ваш ход.
online-computer-name = Компьютер ({ $level })
online-deleted-player = Удалённый игрок

### The account of a player.

account-title = Аккаунт
account-guest-lead = Вы играете как гость. С аккаунтом у вас будут постоянное имя, рейтинг и партии на всех устройствах.
account-new = Регистрация
account-new-lead = Партии, сыгранные гостем, останутся вашими.
account-name = Имя
account-name-rules = От 1 до 20 знаков: латинские буквы A–Z, цифры, одиночные пробелы, - _ или . Начинается с буквы. Имя видят другие.
account-password = Пароль
account-password-rules = Не меньше 12 знаков и не ваше имя. На случай, если вы его забудете, вы получите коды восстановления.
account-create = Создать аккаунт
account-log-in = Войти
account-log-in-lead = Уже есть аккаунт? С возвращением.
account-log-out = Выйти
account-logged-out = Вы вышли из аккаунта на этом устройстве.
account-show = Показать
account-show-password = Показать пароль

account-codes = Коды восстановления
account-codes-lead = Если вы забудете пароль, каждый из этих кодов один раз позволит задать новый. Сохраните их сейчас: больше они не появятся.
account-codes-kept = Коды сохранены
account-forgotten = Забыли пароль?
account-forgotten-lead = Введите один из кодов восстановления и выберите новый пароль. На других устройствах потребуется войти снова.
account-code = Код восстановления
account-recover = Задать новый пароль

account-change = Сменить пароль
account-change-lead = На других устройствах придётся войти заново.
account-old-password = Текущий пароль
account-new-password = Новый пароль
account-changed = Пароль изменён.

account-tokens = Токены для программ
account-tokens-lead = С токеном ваша программа играет под вашим именем. Сыграть за вас сможет любой, у кого он есть, поэтому держите его в секрете.
account-no-tokens = Токенов ещё нет.
account-token-name = Для чего он
account-token-hint = Мой бот
account-make-token = Создать токен
account-token-secret = Ваш новый токен
account-token-once = Скопируйте его сейчас: больше он не появится.
account-token-kept = Готово
account-token-needs-name = Напишите, для чего он: от 1 до 40 знаков.

account-games = Ваши партии
account-games-lead = Все партии, что вы здесь сыграли, в одном файле PDN.
account-export = Сохранить мои партии
account-profile = Мой профиль

account-delete = Удалить аккаунт
account-delete-lead = Имя, пароль и токены удаляются навсегда. Партии останутся без вашего имени: они принадлежат и вашим соперникам. Сначала сохраните свои.
account-confirm-password = Подтвердите паролем
account-deleted = Ваш аккаунт удалён.

account-logged-in = Вы вошли как { $name }.
account-welcome = Добро пожаловать, { $name }. Аккаунт готов.
account-token-deleted = Токен «{ $label }» удалён. Программы с ним отключены.
account-delete-token = Удалить: { $label }
account-delete-token-question = Удалить «{ $label }»? Программы с этим токеном будут отключены.
account-made-at = создан { $date }

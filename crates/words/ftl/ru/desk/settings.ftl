### The settings.

settings-title = Настройки
settings-lead = Изменения действуют сразу и сохраняются в этом браузере.
settings-preview = Доска с этими настройками
settings-language = Язык
settings-language-system = Как в браузере
settings-scheme = Тема
settings-animation = Скорость анимации
settings-less-motion = Система просит меньше движения, поэтому шашки ходят мгновенно.
settings-sounds-hint = Тихие звуки: ход, взятие, дамка, ваша очередь, мало времени и конец партии.
settings-vibration = Вибрация
settings-vibration-hint = Короткая вибрация, когда ваш ход, когда мало времени и в конце партии.
settings-evaluation-bar = Шкала оценки
settings-evaluation-bar-hint = Показывает, чья позиция лучше, в партиях с компьютером или на этом устройстве. В партиях онлайн её нет никогда.
settings-look = Внешний вид
settings-play = Игра
settings-games = Ваши партии
settings-games-hint = Партии хранятся в этом браузере, только на этом устройстве. Чтобы взять их с собой, сохраните их в файлы.
settings-keep = Попросить браузер беречь мои партии
settings-kept = Браузер сохранит ваши партии, даже если места станет мало.
settings-not-kept = Браузер может удалить партии, если места станет мало или вы долго не заходите.
settings-keep-refused = Браузер отказал. Обычно он соглашается, когда приложение установлено или добавлено в закладки.
settings-to-library = В библиотеку
settings-endgames = Базы эндшпилей
settings-endgames-hint = Компьютер безошибочно играет окончания, где не больше пяти шашек. С этими базами он безошибочно играет и анализирует и окончания с шестью шашками. Их создание займёт несколько минут и 27 МБ на этом компьютере.
settings-endgames-build = Создать для шести шашек
# $percent (number): how much is done. Example: 42
settings-endgames-percent = Готово { $percent } %. Можно продолжать играть.
settings-endgames-ready = Базы для шести шашек готовы.
settings-endgames-failed = Не удалось построить базы. Причина — в журнале программы.
settings-reset = Сбросить настройки
settings-reset-done = Настройки сброшены.

settings-stored = Занято { $used } из { $possible }.
size-kilobytes = { $count } КБ
size-megabytes = { $count } МБ
size-gigabytes = { $count } ГБ

scheme-system = Системная
scheme-light = Светлая
scheme-dark = Тёмная

animation-off = Мгновенная
animation-fast = Быстрая
animation-normal = Обычная
animation-slow = Медленная

### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Партия { $game }: { $what }
pdn-at-move = Партия { $game }, ход { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (Строка { $line }, столбец { $column })
pdn-illegal = { $move } — невозможный ход, и других ходов нет.
pdn-illegal-expected = { $move } — невозможный ход. Возможно: { $moves }.
pdn-illegal-many = { $move } — невозможный ход. Возможно: { $moves } и ещё { $count }.
pdn-ambiguous = { $move } может означать { $moves }.
pdn-not-a-move = «{ $text }» — не ход. { $why }
pdn-not-a-position = «{ $fen }» — не позиция. { $why }
pdn-other-game = Другая игра: { $variant }. Читаются только английские шашки.
pdn-no-game = Здесь нет партии. В партии есть теги вроде [Event "…"] или ходы вроде 1. 11-15.
pdn-utf16 = Текст похож на UTF-16, поэтому прочитан как UTF-16.
pdn-open-comment = Комментарий не закрыт: нет { "}" }.
pdn-open-variation = Вариант не закрыт: нет ).
pdn-open-setup = Расстановка не закрыта: нет /.
pdn-too-deep = Вложенность вариантов больше { $most }. Внутренние сохранены как комментарий.
pdn-too-long = Тег длиннее { $most } байт. Он обрезан.
pdn-too-many-tags = В партии больше { $most } тегов. Последние пропущены.
pdn-not-utf8 = Текст не в UTF-8. Он прочитан как Windows-1252.
pdn-stray-text = «{ $text }» здесь не на месте. Сохранено как комментарий.
pdn-closes-nothing = «{ $sign }» ничего не закрывает.
pdn-broken-tag = Тег { $name } записан неверно.
pdn-repeated-tag = Тег { $name } встречается дважды. Учтён первый.
pdn-no-terminator = Перед следующей партией нет результата или *.
pdn-results-differ = В теге Result стоит { $tag }, но партия заканчивается на { $end }.
pdn-second-result = Партия закончилась на { $first }, но дальше стоит { $second }.
pdn-result-contradicts-board = Результат — { $result }, но на доске победили { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}. Возможно, в файле 1-0 означает победу белых.
pdn-result-not-of-board = Результат — { $result }, но на доске победили { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}.
pdn-not-a-result = «{ $text }» — не результат. Результаты: 1-0, 0-1, 1/2-1/2, 0-0 и *.
pdn-international-result = { $text } — результат из международных шашек. Он прочитан как { $result }.
pdn-result-in-variation = Результат { $text } стоит внутри варианта.
pdn-wrong-number = Номер хода { $written } должен быть { $expected }.
pdn-wrong-ply-count = В теге PlyCount стоит { $tag }, но верное число — { $count }.
pdn-unknown-game-type = Тип игры «{ $text }» неизвестен. Партия прочитана как английские шашки.
pdn-unknown-rules = Правила «{ $text }» неизвестны. Применены официальные.
pdn-turned-letters = Буквы полей отсчитаны со стороны чёрных. Они преобразованы.
pdn-not-a-nag = { $text } — не пометка. Пометки бывают от $0 до $255.
pdn-more = { $count ->
    [one] В этой партии ещё { $count } проблема.
    [few] В этой партии ещё { $count } проблемы.
    [many] В этой партии ещё { $count } проблем.
   *[other] В этой партии ещё { $count } проблемы.
}
pdn-json = Этот JSON — не партия: { $why }
pdn-json-cut-off = JSON обрывается.
pdn-json-no-action = Каждой записи в moves нужно либо move, либо setUp.
pdn-stuck-text = «{ $text }» стоит после хода без пробела.
pdn-uncrowned-men = Простые на { $squares } уже стали бы дамками. Они прочитаны как дамки.

## The games of draughts that aren't ours.

variant-international = международные шашки
variant-frisian = фризские шашки
variant-canadian = канадские шашки
variant-spantsiretti = спанциретти
variant-russian = русские шашки
variant-brazilian = бразильские шашки
variant-pool = пул-чекерс
variant-italian = итальянские шашки
variant-spanish = испанские шашки
variant-portuguese = португальские шашки
variant-czech = чешские шашки
variant-turkish = турецкие шашки
variant-thai = тайские шашки
variant-other = другой вид шашек

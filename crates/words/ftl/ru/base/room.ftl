### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.
## A name can be of any gender or a side in the plural, so no verb may depend on it.

ending-captured-out = Победитель: { $winner }. У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} не осталось шашек.
ending-blocked = Победитель: { $winner }. У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} нет ходов.
ending-resignation = Победитель: { $winner }. Соперник сдался.
ending-time-forfeit = Победитель: { $winner }. У соперника вышло время.
ending-abandonment = Победитель: { $winner }. Соперник покинул партию.

## The same, as the winner sees it.

ending-won-captured-out = Вы победили! У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} не осталось шашек.
ending-won-blocked = Вы победили! У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} нет ходов.
ending-won-resignation = Вы победили! Соперник сдался.
ending-won-time-forfeit = Вы победили! У соперника вышло время.
ending-won-abandonment = Вы победили! Соперник покинул партию.

## The same, as the loser sees it.

ending-lost-captured-out = Вы проиграли: у вас не осталось шашек.
ending-lost-blocked = Вы проиграли: у вас нет ходов.
ending-lost-resignation = Вы сдались. Победитель: { $winner }.
ending-lost-time-forfeit = Вы проиграли: у вас вышло время.
ending-lost-abandonment = Вы покинули партию. Победитель: { $winner }.

## Draws.

ending-agreement = Ничья по соглашению.
ending-threefold = Ничья: троекратное повторение.
ending-fivefold = Ничья: пятикратное повторение.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Ничья по правилу 40 ходов.
ending-move-limit = Ничья: сделано 300 ходов.

ending-aborted = { $player }: партия прервана.
ending-aborted-by-you = Вы прервали партию.

## Why a game ended, in a list of games.

termination-captured-out = взяты все шашки
termination-blocked = все шашки заперты
termination-resignation = сдача соперника
termination-time-forfeit = просрочка времени
termination-abandonment = уход соперника
termination-agreement = ничья по соглашению
termination-threefold = ничья: троекратное повторение
termination-fivefold = ничья: пятикратное повторение
termination-forty-moves = ничья по правилу 40 ходов
termination-move-limit = ничья после 300 ходов
termination-aborted = прервана

## Offers.

offer-draw = { $player }: предлагаю ничью.
offer-take-back = { $count ->
    [1] { $player }: прошу вернуть ход.
    [one] { $player }: прошу вернуть { $count } ход.
    [few] { $player }: прошу вернуть { $count } хода.
    [many] { $player }: прошу вернуть { $count } ходов.
   *[other] { $player }: прошу вернуть { $count } хода.
}
offer-rematch = { $player }: предлагаю реванш.
offer-draw-yours = Вы предложили ничью.
offer-take-back-yours = Вы попросили вернуть ход.
offer-rematch-yours = Вы предложили реванш.
declined-draw = { $player }: ничья отклонена.
declined-take-back = { $player }: возврат хода отклонён.
declined-rematch = { $player }: реванш отклонён.
withdrawn-draw = { $player }: предложение ничьей отозвано.
withdrawn-take-back = { $player }: просьба вернуть ход отозвана.
withdrawn-rematch = { $player }: предложение реванша отозвано.

## Why something can't be done in a game.

refused-aborted = { $player }: партия прервана.
refused-still-playing = Партия ещё не окончена.
refused-rematch-agreed = Реванш уже начался. Продолжайте там.
refused-already-offered-draw = Вы уже предложили ничью. Дождитесь ответа.
refused-already-asked-take-back = Вы уже попросили вернуть ход. Дождитесь ответа.
refused-already-offered-rematch = Вы уже предложили реванш. Дождитесь ответа.
refused-draw-too-soon = Вы только что предлагали ничью. Подождите, пока обе стороны сделают ход.
refused-take-back-too-soon = Вы только что просили вернуть ход. Подождите, пока обе стороны сделают ход.
refused-rematch-too-soon = Вы уже предлагали реванш.
refused-answer-draw-first = Соперник предложил ничью. Сначала ответьте.
refused-answer-take-back-first = Соперник попросил вернуть ход. Сначала ответьте.
refused-answer-rematch-first = Соперник предложил реванш. Сначала ответьте.
refused-no-draw-offer = Ничью никто не предлагал.
refused-no-take-back-request = Вернуть ход никто не просил.
refused-no-rematch-offer = Реванш никто не предлагал.
refused-nothing-to-withdraw = Это предложение уже не действует.
refused-no-draw-to-claim = { $times ->
    [1] Объявить ничью пока нельзя: позиция не повторялась, а ходов без продвижения только { $quiet } из { $needed }.
    [2] Объявить ничью пока нельзя: позиция встретилась только дважды, а ходов без продвижения только { $quiet } из { $needed }.
    [one] Объявить ничью пока нельзя: позиция встретилась { $times } раз, а ходов без продвижения только { $quiet } из { $needed }.
    [few] Объявить ничью пока нельзя: позиция встретилась { $times } раза, а ходов без продвижения только { $quiet } из { $needed }.
    [many] Объявить ничью пока нельзя: позиция встретилась { $times } раз, а ходов без продвижения только { $quiet } из { $needed }.
   *[other] Объявить ничью пока нельзя: позиция встретилась { $times } раза, а ходов без продвижения только { $quiet } из { $needed }.
}
refused-take-back-free = В этой партии ходы можно возвращать без спроса.
refused-take-back-by-consent = Чтобы вернуть ход, нужно согласие соперника.
refused-take-back-never = В этой партии нельзя возвращать ходы.
refused-take-back-too-far = { $count ->
    [0] Возвращать нечего.
    [1] Можно вернуть только один ход.
    [one] Можно вернуть не больше { $count } хода.
    [few] Можно вернуть не больше { $count } ходов.
    [many] Можно вернуть не больше { $count } ходов.
   *[other] Можно вернуть не больше { $count } хода.
}
refused-too-late-to-abort = Обе стороны уже сделали ход. Предложите ничью или сдайтесь.
refused-abort-instead = Партия ещё не началась: её можно просто прервать.
refused-no-grace-period = В этой партии за отсутствие не проигрывают.
refused-opponent-here = Соперник на месте.
refused-still-in-grace = У соперника ещё есть { $time }, чтобы вернуться.
refused-already-gone = Этот игрок уже ушёл.
refused-already-here = Этот игрок уже здесь.
refused-already-open = Партия уже началась.
refused-time-is-up = Время уже вышло.
refused-flag-up = Время ещё не вышло.
refused-too-much-credit = Слишком большая поправка на задержку.
refused-no-outage = Время не терялось.

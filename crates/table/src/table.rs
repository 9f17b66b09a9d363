//! The table: events in, state and effects out.

use crate::effect::Effects;
use crate::time_warnings::TimeWarnings;
use crate::{Driver, Effect, Entering, Message, Moment, Notice, Sound, Tone};
use board_ui::{Hand, InputOptions, Jumps, Mark, Marks, MoveInput, Orientation, Reply, Seating};
use local_play::TableChoices;
use online_play::CannotPremove;
use room::{Action, Instant, Refused};
use rules::{Board, Color, Move, Piece, Square};

/// How a person wants the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOptions {
    /// Whether each move has to be confirmed.
    pub confirm_moves: bool,
    /// Whether pieces that must jump are marked.
    pub show_forced: bool,
    /// How the players sit.
    pub seating: Seating,
}

impl TableOptions {
    /// Returns the options for a local game with these choices, and this side at the bottom.
    pub const fn local(choices: TableChoices, bottom: Color) -> TableOptions {
        TableOptions {
            confirm_moves: choices.confirm_moves,
            show_forced: choices.show_forced,
            seating: match choices.seating {
                local_play::Seating::Fixed => Seating::Fixed(bottom),
                local_play::Seating::Turns => Seating::TurnsWithPlayer,
                local_play::Seating::Facing => Seating::FacingEachOther(bottom),
            },
        }
    }
}

/// A person at a board.
#[derive(Clone, Debug)]
pub struct Table<D: Driver> {
    driver: D,
    options: TableOptions,
    input: MoveInput,
    /// The number of moves up to the past position on the board. `None` for the current position.
    looking_at: Option<usize>,
    message: Option<Message<D::Notice>>,
    /// The action that the user has to confirm.
    confirming: Option<Action>,
    /// The squares of a hint.
    hint: Vec<Square>,
    warnings: TimeWarnings,
    effects: Effects<D>,
}

impl<D: Driver> Table<D> {
    /// Returns a table for this game.
    pub fn new(driver: D, options: TableOptions) -> Table<D> {
        let room = driver.room();
        let input_options = InputOptions {
            confirm: options.confirm_moves,
            jumps: Jumps::from(room.terms().take_backs),
            ..InputOptions::default()
        };
        let mut table = Table {
            input: MoveInput::with_options(driver.game(), Hand::Nobody, input_options),
            warnings: TimeWarnings::new(room.terms().time),
            driver,
            options,
            looking_at: None,
            message: None,
            confirming: None,
            hint: Vec::new(),
            effects: Vec::new(),
        };
        table.renew_input();
        table.take_orders();
        table
    }

    /// The game.
    pub const fn driver(&self) -> &D {
        &self.driver
    }

    pub(crate) const fn driver_mut(&mut self) -> &mut D {
        &mut self.driver
    }

    /// What to carry out, in this order. Each effect is given once.
    pub fn effects(&mut self) -> Effects<D> {
        std::mem::take(&mut self.effects)
    }

    // What's shown.

    /// What is being entered.
    pub const fn input(&self) -> &MoveInput {
        &self.input
    }

    /// The pieces to draw.
    pub fn board(&self) -> Board {
        self.input.board()
    }

    /// The past position on the board, as a number of moves. `None` for the current position.
    pub const fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    /// The number of moves up to the position on the board.
    pub fn made(&self) -> usize {
        let last = self.driver.game().moves().len();
        self.looking_at.map_or(last, |made| made.min(last))
    }

    /// The last message.
    pub const fn message(&self) -> Option<&Message<D::Notice>> {
        self.message.as_ref()
    }

    /// The action that the user has to confirm.
    pub const fn confirming(&self) -> Option<Action> {
        self.confirming
    }

    /// The side at the bottom.
    pub fn orientation(&self) -> Orientation {
        self.options.seating.orientation(self.driver.game().turn())
    }

    /// The side whose pieces are drawn upside down.
    pub fn turned(&self) -> Option<Color> {
        let seating = self.options.seating;
        Color::BOTH
            .into_iter()
            .find(|&color| seating.draws_turned(color))
    }

    /// The marks on the squares.
    pub fn marks(&self) -> Marks {
        let mut marks = Marks::of(&self.input);
        let has_chosen = self.input.selected().is_some();
        let is_ahead = self.input.is_ahead();
        if is_ahead || !self.options.show_forced && !has_chosen {
            marks = marks.without(Mark::MustJump);
        }
        if is_ahead && !has_chosen {
            marks = marks.without(Mark::Movable);
        }
        let last = self.made().checked_sub(1);
        if let Some(mv) = last.map(|last| self.driver.game().moves()[last]) {
            marks = marks.with_last_move(mv);
        }
        marks.with_hint(self.hint.clone())
    }

    /// The path of the move that the hint on the board suggests. Empty if there's none.
    pub fn hinted_path(&self) -> &[Square] {
        // A single square is the piece to move.
        if self.hint.len() > 1 { &self.hint } else { &[] }
    }

    /// The premove, while the current position is on the board.
    pub fn shown_premove(&self) -> Option<Move> {
        self.driver.premove().filter(|_| self.looking_at.is_none())
    }

    // What the user does.

    /// Enters something on the board. Returns whether it was used.
    pub fn enter(
        &mut self,
        enter: impl FnOnce(&mut MoveInput) -> Reply,
        dragged: bool,
        at: &mut Moment<'_>,
    ) -> bool {
        let reply = enter(&mut self.input);
        let is_used = reply != Reply::Nothing;
        self.hear_board(reply, dragged, at);
        is_used
    }

    /// Confirms the pending move.
    pub fn confirm(&mut self, at: &mut Moment<'_>) {
        self.enter(MoveInput::confirm, false, at);
    }

    /// Cancels the pending move.
    pub fn cancel(&mut self, at: &mut Moment<'_>) {
        self.enter(MoveInput::cancel, false, at);
    }

    /// Carries out an action of the person at the table.
    pub fn act(&mut self, action: Action, at: &mut Moment<'_>) {
        if let Some(by) = self.driver.person() {
            self.act_for(by, action, at);
        }
    }

    /// Does something for this side, for example answers an offer.
    pub fn act_for(&mut self, by: Color, action: Action, at: &mut Moment<'_>) {
        self.confirming = None;
        self.message = None;
        self.change(false, |driver| driver.act(by, action, at));
    }

    /// Asks the user to confirm an action in the status line.
    pub fn ask_first(&mut self, action: Action) {
        self.confirming = Some(action);
        let notice = Notice::ConfirmFirst(action);
        self.effects.push(Effect::Announce(vec![notice]));
        self.effects.push(Effect::FocusLine);
    }

    /// Dismisses the question.
    pub fn play_on(&mut self) {
        self.confirming = None;
    }

    /// Cancels the premove.
    pub fn cancel_premove(&mut self, at: &mut Moment<'_>) {
        self.change(false, |driver| {
            driver.cancel_premove(at);
            Ok(())
        });
        self.say(Notice::PremoveCanceled, Tone::Plain);
        self.renew_input();
        self.show();
    }

    /// Shows the position after this many moves.
    pub fn look_at(&mut self, made: usize) {
        let game = self.driver.game();
        let last = game.moves().len();
        let made = made.min(last);
        self.looking_at = (made != last).then_some(made);
        if made == last {
            self.renew_input();
        } else {
            let options = self.input.options();
            self.input =
                MoveInput::for_position(game.positions()[made], game.rules(), Hand::Nobody);
            self.input.set_options(options);
        }
        self.message = None;
        self.hint.clear();
        self.effects.push(Effect::Show);
    }

    /// Shows the position before the one on the board.
    pub fn look_back(&mut self) {
        self.look_at(self.made().saturating_sub(1));
    }

    /// Shows the position after the one on the board.
    pub fn look_ahead(&mut self) {
        self.look_at(self.made() + 1);
    }

    /// Turns the board.
    pub const fn flip(&mut self) {
        self.options.seating = self.options.seating.flipped();
    }

    // What else happens.

    /// Changes the game, and then everything that follows from it.
    pub fn change(
        &mut self,
        dragged: bool,
        change: impl FnOnce(&mut D) -> Result<(), Refused>,
    ) -> bool {
        let before = self.driver.game().moves().to_vec();
        let ending = self.driver.game().ending();
        let was_over = self.driver.is_over();
        let result = change(&mut self.driver);
        let is_same = self.driver.game().moves() == before
            && self.driver.game().ending() == ending
            && self.driver.is_over() == was_over;
        if is_same {
            self.follow_input();
        } else {
            self.board_changed(before, was_over, dragged);
        }
        for notice in self.driver.notices() {
            self.pass_on(notice);
        }
        if let Err(refused) = &result {
            self.say(Notice::Refused(refused.clone()), Tone::Bad);
            // The board already shows the move that was refused.
            self.looking_at = None;
            self.renew_input();
            self.show();
        }
        self.take_orders();
        result.is_ok()
    }

    /// Shows the game from scratch, because it was replaced or is played here again.
    pub fn refresh(&mut self) {
        self.looking_at = None;
        self.message = None;
        self.renew_input();
        self.show();
        self.take_orders();
    }

    /// Does what's due at this time. Returns whether anything happened.
    pub fn tick(&mut self, now: Instant) -> bool {
        let before = (self.driver.room().next_seq(), self.effects.len());
        let deadline = self.driver.room().next_deadline(now);
        if deadline.is_some_and(|deadline| deadline <= now) {
            self.change(false, |driver| {
                driver.tick(now);
                Ok(())
            });
        }
        if let Some(side) = self.driver.running_clock()
            && let Some(left) = self.driver.clock(side, now)
            && let Some(seconds) = self.warnings.look(side, left)
        {
            let warning = Notice::TimeWarning(side, seconds);
            self.effects.push(Effect::Announce(vec![warning]));
            if self.driver.acts_for(side) {
                self.effects.push(Effect::Sound(Sound::LowTime));
            }
        }
        before != (self.driver.room().next_seq(), self.effects.len())
    }

    /// Shows a hint: a message and the squares that it's about.
    pub(crate) fn show_hint(&mut self, notice: D::Notice, squares: Vec<Square>) {
        self.hint = squares;
        self.say(Notice::Other(notice), Tone::Good);
    }

    /// Clears the status line.
    pub fn clear_message(&mut self) {
        self.message = None;
    }

    /// Puts something in the status line, and announces it.
    pub fn say(&mut self, notice: Notice<D::Notice>, tone: Tone) {
        self.effects.push(Effect::Announce(vec![notice.clone()]));
        self.message = Some(Message { notice, tone });
    }

    // The details.

    fn hear_board(&mut self, reply: Reply, dragged: bool, at: &mut Moment<'_>) {
        let is_ahead = self.input.is_ahead();
        match reply {
            Reply::Nothing | Reply::Focused(_) => {}
            Reply::Play(mv) if is_ahead => self.set_premove(mv, at),
            Reply::Play(mv) => {
                self.message = None;
                self.confirming = None;
                self.change(dragged, |driver| driver.play(mv, at));
            }
            Reply::Refused(_) if is_ahead => self.refuse_premove(at),
            Reply::Refused(wrong) => {
                self.say(Notice::WrongTry(wrong), Tone::Bad);
                self.effects.push(Effect::Sound(Sound::Wrong));
            }
            reply => {
                self.effects.push(Effect::Show);
                self.say(Notice::Entered(reply), Tone::Plain);
            }
        }
    }

    fn set_premove(&mut self, mv: Move, at: &mut Moment<'_>) {
        self.message = None;
        let mut result = Ok(());
        self.change(false, |driver| {
            result = driver.set_premove(mv, at);
            Ok(())
        });
        match result {
            Ok(()) => {
                let notice = Notice::PremoveSet(mv);
                self.effects.push(Effect::Announce(vec![notice]));
                self.renew_input();
                self.show();
            }
            Err(CannotPremove::NeverLegal) => self.refuse_premove(at),
            Err(CannotPremove::NotNow) => self.renew_input(),
        }
    }

    fn refuse_premove(&mut self, at: &mut Moment<'_>) {
        // Pressing elsewhere cancels a premove.
        if self.driver.premove().is_some() {
            self.cancel_premove(at);
        } else {
            self.say(Notice::NoPremove, Tone::Plain);
        }
    }

    fn board_changed(&mut self, before: Vec<Move>, was_over: bool, dragged: bool) {
        self.hint.clear();
        self.looking_at = None;
        self.message = None;
        self.renew_input();
        let game = self.driver.game();
        let is_over = self.driver.is_over();
        let made = game.moves();
        let mut told = Vec::new();
        let mut sounds = Vec::new();
        if made.len() == before.len() + 1 && made.starts_with(&before) {
            let (position, mv) = (game.positions()[before.len()], made[before.len()]);
            told.push(Notice::Moved(position, mv));
            sounds.push(Sound::Moved(mv));
            let is_king = |place: Option<Piece>| place.is_some_and(Piece::is_king);
            let after = game.positions()[made.len()].board();
            if is_king(after.get(mv.to())) && !is_king(position.board().get(mv.from())) {
                sounds.push(Sound::Crowned);
            }
            let you = self.driver.you();
            if !is_over && you.is_some() && you == self.driver.turn() {
                sounds.push(Sound::YourTurn);
            }
        } else if made.len() < before.len() {
            told.push(Notice::TakenBack(before.len() - made.len()));
        }
        if is_over {
            told.push(Notice::Result);
        } else if self.driver.turn().is_some() {
            told.push(Notice::Turn);
        }
        self.effects.push(Effect::Follow { before, dragged });
        self.effects.extend(sounds.into_iter().map(Effect::Sound));
        if is_over && !was_over {
            self.confirming = None;
            self.effects.push(Effect::Sound(Sound::Ended));
        }
        self.effects.push(Effect::Announce(told));
    }

    /// Says what the driver reports, if the user doesn't know it already.
    fn pass_on(&mut self, notice: Notice<D::Notice>) {
        let is_known = |side: Color| self.driver.acts_for(side);
        match notice {
            Notice::Declined(by, _) if is_known(by) => {}
            Notice::Declined(..) | Notice::PremoveDropped => self.say(notice, Tone::Plain),
            Notice::Proposed(by, _) | Notice::Withdrawn(by, _)
                if is_known(by) || self.driver.person().is_none() => {}
            Notice::Proposed(..) | Notice::Withdrawn(..) => {
                self.effects.push(Effect::Announce(vec![notice]));
            }
            Notice::Other(ref other) => match D::tone(other) {
                Some(tone) => {
                    if tone == Tone::Bad {
                        self.effects.push(Effect::Sound(Sound::Wrong));
                    }
                    self.say(notice, tone);
                }
                None => self.effects.push(Effect::Announce(vec![notice])),
            },
            notice => self.say(notice, Tone::Plain),
        }
    }

    fn renew_input(&mut self) {
        if self.looking_at.is_some() {
            return;
        }
        match self.driver.entering() {
            Entering::Moves(hand) => {
                let options = InputOptions {
                    confirm: self.options.confirm_moves,
                    jumps: Jumps::from(self.driver.room().terms().take_backs),
                    ..InputOptions::default()
                };
                self.input.set_options(options);
                self.input.renew(self.driver.game(), hand);
            }
            Entering::Premove(side, moves) => {
                self.input.renew_ahead(self.driver.game(), side, moves);
            }
        }
    }

    /// Keeps the input as it is, unless someone else may enter now. A partly entered move isn't
    /// disturbed by an offer.
    fn follow_input(&mut self) {
        if self.looking_at.is_some() {
            return;
        }
        let is_current = match self.driver.entering() {
            Entering::Moves(hand) => !self.input.is_ahead() && self.input.hand() == hand,
            Entering::Premove(side, _) => {
                self.input.is_ahead() && self.input.hand() == Hand::Of(side)
            }
        };
        if !is_current {
            self.renew_input();
            self.show();
        }
    }

    fn show(&mut self) {
        if self.looking_at.is_none() {
            self.effects.push(Effect::Show);
        }
    }

    pub(crate) fn take_orders(&mut self) {
        let orders = self.driver.orders();
        self.effects.extend(orders.into_iter().map(Effect::Do));
    }
}

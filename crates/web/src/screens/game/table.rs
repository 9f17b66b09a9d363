//! The state of a game on the screen, and everything that changes it.

use super::Opened;
use crate::board::Scene;
use crate::computer::Computer;
use crate::lock::GameLock;
use crate::screens::line::Tone;
use crate::shelf::{Shelf, shelf};
use crate::taste::{Taste, taste};
use crate::texts::{self, t};
use crate::thinker::Unanswered;
use crate::voice::{Voice, voice};
use crate::{browser, sound};
use board_ui::{
    Hand, InputOptions, Jumps, Mark, Marks, MoveInput, Orientation, Reply, Seating, TimeWarnings,
};
use computer_player::{ComputerPlayer, Step};
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_play::{Keepsake, Sitting, TableChoices, new_id};
use room::{Action, Event, Instant, Refused, Room, Sides, Status, Terms};
use rules::{Color, Move, Square};
use std::time::Duration;
use words::Players;

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(100);

/// A game on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(super) sitting: RwSignal<Sitting>,
    pub(super) input: RwSignal<MoveInput>,
    pub(super) scene: Scene,
    /// The number of moves up to the past position on the screen. `None` for the current position.
    pub(super) looking_at: RwSignal<Option<usize>>,
    pub(super) line: RwSignal<Line>,
    pub(super) seating: RwSignal<Seating>,
    pub(super) hint: RwSignal<Vec<Square>>,
    /// When the clocks were last checked.
    pub(super) now: RwSignal<Instant>,
    /// Whether the game is played in this tab and not in another.
    pub(super) is_here: RwSignal<bool>,
    pub(super) computer: Computer,
    pub(super) kept: RwSignal<Keepsake>,
    warnings: StoredValue<TimeWarnings>,
    lock: StoredValue<GameLock, LocalStorage>,
    taste: Taste,
    voice: Voice,
    shelf: Shelf,
}

/// The content of the status line.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Line {
    pub(super) text: String,
    pub(super) tone: Tone,
}

impl Table {
    pub(super) fn new(game: Opened) -> Table {
        let Opened { kept, sitting } = game;
        let choices = kept.table;
        let room = sitting.room();
        let bottom = bottom_of(&sitting);
        let seating = match choices.seating {
            local_play::Seating::Fixed => Seating::Fixed(bottom),
            local_play::Seating::Turns => Seating::TurnsWithPlayer,
            local_play::Seating::Facing => Seating::FacingEachOther(bottom),
        };
        let options = InputOptions {
            confirm: choices.confirm_moves,
            jumps: Jumps::from(room.terms().take_backs),
            ..InputOptions::default()
        };
        let input = MoveInput::with_options(room.game(), hand(&sitting), options);
        let table = Table {
            scene: Scene::new(room.game().position().board()),
            warnings: StoredValue::new(TimeWarnings::new(room.terms().time)),
            input: RwSignal::new(input),
            looking_at: RwSignal::new(None),
            line: RwSignal::new(Line::default()),
            seating: RwSignal::new(seating),
            hint: RwSignal::new(Vec::new()),
            now: RwSignal::new(browser::now()),
            is_here: RwSignal::new(true),
            computer: Computer::new(),
            lock: StoredValue::new_local(GameLock::new(&kept.id)),
            kept: RwSignal::new(kept),
            sitting: RwSignal::new(sitting),
            taste: taste(),
            voice: voice(),
            shelf: shelf(),
        };
        table.run_clocks();
        table.hold_game();
        table.let_computer_move();
        table
    }

    /// Returns the choices for this table.
    pub(super) fn choices(self) -> TableChoices {
        self.kept.with(|kept| kept.table)
    }

    fn room<T>(self, look: impl FnOnce(&Room) -> T) -> T {
        self.sitting.with_untracked(|sitting| look(sitting.room()))
    }

    // What's on the screen.

    pub(super) fn orientation(self) -> Signal<Orientation> {
        Signal::derive(move || {
            let turn = self.sitting.with(|sitting| sitting.room().game().turn());
            self.seating.get().orientation(turn)
        })
    }

    pub(super) fn turned(self) -> Signal<Option<Color>> {
        Signal::derive(move || {
            let seating = self.seating.get();
            Color::BOTH
                .into_iter()
                .find(|&color| seating.draws_turned(color))
        })
    }

    pub(super) fn marks(self) -> Signal<Marks> {
        Signal::derive(move || {
            let mut marks = self.input.with(Marks::of);
            let chosen = self.input.with(|input| input.selected().is_some());
            if !self.choices().show_forced && !chosen {
                marks = marks.without(Mark::MustJump);
            }
            let shown = self.looking_at.get();
            let last = self.sitting.with(|sitting| {
                let moves = sitting.room().game().moves();
                let made = shown.unwrap_or(moves.len());
                made.checked_sub(1)
                    .and_then(|last| moves.get(last).copied())
            });
            if let Some(mv) = last {
                marks = marks.with_last_move(mv);
            }
            marks.with_hint(self.hint.get())
        })
    }

    /// Returns the names of squares and sides.
    pub(super) fn words(self) -> Signal<words::Speaker> {
        self.taste.words()
    }

    pub(super) fn title(self) -> String {
        self.kept.with(Keepsake::title)
    }

    pub(super) fn board_label(self) -> String {
        t().board().to_owned()
    }

    /// Returns the name of a player.
    pub(super) fn name(self, color: Color) -> String {
        self.sitting
            .with(|sitting| sitting.room().seat(color).name.to_string())
    }

    // Input on the board.

    /// Handles a reply from the board.
    pub(super) fn hear(self, reply: Reply, dragged: bool) {
        match reply {
            Reply::Nothing | Reply::Focused(_) => {}
            Reply::Play(mv) => self.play(mv, dragged),
            Reply::Refused(wrong) => {
                let sentence = self.words().with_untracked(|words| words.wrong_try(&wrong));
                self.say(sentence, Tone::Bad);
                sound::wrong(self.taste);
            }
            reply => {
                let board = self.input.with_untracked(MoveInput::board);
                self.scene.show(&board, self.taste.pace());
                self.say_about(&reply);
            }
        }
    }

    fn say_about(self, reply: &Reply) {
        let said = self.input.with_untracked(|input| {
            self.words()
                .with_untracked(|words| words.reply(input, reply))
        });
        self.say(said.unwrap_or_default(), Tone::Plain);
    }

    fn say(self, text: String, tone: Tone) {
        if !text.is_empty() {
            self.voice.say(text.clone());
        }
        self.line.set(Line { text, tone });
    }

    /// Confirms the pending move.
    pub(super) fn confirm(self) {
        if let Some(reply) = self.input.try_update(MoveInput::confirm) {
            self.hear(reply, false);
        }
    }

    /// Cancels the pending move.
    pub(super) fn cancel(self) {
        if let Some(reply) = self.input.try_update(MoveInput::cancel) {
            self.hear(reply, false);
        }
    }

    /// Plays a move for the person to move.
    fn play(self, mv: Move, dragged: bool) {
        self.change(dragged, |sitting, now| sitting.play(mv, now));
    }

    /// Performs the action of a button.
    pub(super) fn act(self, action: Action) {
        let by = self.sitting.with_untracked(Sitting::person);
        self.change(false, |sitting, now| sitting.act(by, action, now));
    }

    /// Answers a proposal for the side that didn't make it.
    pub(super) fn answer(self, by: Color, action: Action) {
        self.change(false, |sitting, now| sitting.act(by, action, now));
    }

    pub(super) fn take_back(self) {
        self.computer.stop();
        self.change(false, Sitting::take_back);
    }

    /// Changes the game, and then everything that follows from it.
    fn change(
        self,
        dragged: bool,
        change: impl FnOnce(&mut Sitting, Instant) -> Result<Vec<Event>, Refused>,
    ) {
        let before = self.room(|room| room.game().moves().to_vec());
        let was_over = self.sitting.with_untracked(Sitting::is_over);
        let now = browser::now();
        let result = self
            .sitting
            .try_update(|sitting| change(sitting, now))
            .unwrap_or(Ok(Vec::new()));
        match result {
            Ok(events) if events.is_empty() => {}
            Ok(_) => self.changed(&before, was_over, dragged),
            Err(refused) => {
                let sentence = self.words().with_untracked(|words| words.refused(&refused));
                self.say(sentence, Tone::Bad);
                // The board already showed the move that was refused.
                self.show_present();
            }
        }
    }

    /// Updates everything after the game has changed. `before` are its moves before that.
    fn changed(self, before: &[Move], was_over: bool, dragged: bool) {
        self.hint.set(Vec::new());
        self.looking_at.set(None);
        self.line.set(Line::default());
        self.animate(before, dragged);
        self.renew_input();
        self.keep();
        self.tell(before.len(), was_over);
        self.let_computer_move();
    }

    fn animate(self, before: &[Move], dragged: bool) {
        let pace = self.taste.pace();
        let made = self.room(|room| self.scene.follow(before, room.game(), dragged, pace));
        if let Some(mv) = made {
            sound::moved(self.taste, mv);
        }
    }

    fn renew_input(self) {
        let hand = if self.is_here.get_untracked() {
            self.sitting.with_untracked(hand)
        } else {
            Hand::Nobody
        };
        self.room(|room| self.input.update(|input| input.renew(room.game(), hand)));
    }

    /// Announces what happened.
    fn tell(self, before: usize, was_over: bool) {
        let words = self.words().get_untracked();
        let told = self.sitting.with_untracked(|sitting| {
            let (room, players) = (sitting.room(), players(sitting));
            let game = room.game();
            let made = game.moves().len();
            let rules = game.rules();
            let mut told = Vec::new();
            if made == before + 1 {
                told.push(words.moved(&game.positions()[before], rules, game.moves()[before]));
            } else if made < before {
                told.push(t().game_taken_back(before - made));
            }
            match room.status() {
                Status::Over(ending) => told.push(words.ending(ending, &players)),
                Status::Aborted { by } => told.push(words.aborted(by, &players)),
                Status::Playing if was_over || made != before => told.push(turn(&words, sitting)),
                Status::Playing => {}
            }
            told.join(" ")
        });
        self.voice.say(told);
        if self.sitting.with_untracked(Sitting::is_over) && !was_over {
            sound::ended(self.taste);
        }
    }

    /// Saves the game.
    pub(super) fn keep(self) {
        let kept = self
            .sitting
            .with_untracked(|sitting| self.kept.with_untracked(|kept| Opened::keep(kept, sitting)));
        self.kept.set(kept.clone());
        let shelf = self.shelf;
        spawn_local(async move { shelf.keep(kept).await });
    }

    // Looking back.

    /// Shows the position after this many moves.
    pub(super) fn look_at(self, made: usize) {
        let last = self.room(|room| room.game().moves().len());
        let made = made.min(last);
        self.looking_at.set((made != last).then_some(made));
        let (position, rules) =
            self.room(|room| (room.game().positions()[made], room.game().rules()));
        self.scene.show(position.board(), self.taste.pace());
        if made == last {
            self.renew_input();
        } else {
            let options = self.input.with_untracked(MoveInput::options);
            let mut input = MoveInput::for_position(position, rules, Hand::Nobody);
            input.set_options(options);
            self.input.set(input);
        }
        self.line.set(Line::default());
    }

    fn show_present(self) {
        let last = self.room(|room| room.game().moves().len());
        self.look_at(last);
    }

    /// Returns the number of moves up to the position on the screen.
    pub(super) fn seen(self) -> usize {
        self.looking_at.get().unwrap_or_else(|| {
            self.sitting
                .with(|sitting| sitting.room().game().moves().len())
        })
    }

    // The computer.

    /// Lets the computer do what it wants to do now: think, move, or answer an offer.
    fn let_computer_move(self) {
        if !self.is_here.get_untracked() {
            return;
        }
        let think = Duration::from_millis(u64::from(self.choices().thinking_tenths) * 100);
        let Some(player) = self.room(|room| self.computer.player(room, think)) else {
            return;
        };
        match self.room(|room| self.computer.next(player, room)) {
            Step::Wait => {}
            Step::Think => self.let_computer_think(player),
            Step::Act(action) => {
                self.change(false, |sitting, now| sitting.act(player.side, action, now));
                if let Action::Decline(proposal) = action {
                    let told = self.sitting.with_untracked(|sitting| {
                        let words = self.words().get_untracked();
                        words.declined(player.side, proposal, &players(sitting))
                    });
                    self.say(told, Tone::Plain);
                }
            }
        }
    }

    fn let_computer_think(self, player: ComputerPlayer) {
        let room = self.room(Room::clone);
        let computer = self.computer;
        spawn_local(async move {
            match computer.think(player, &room).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => return self.tell_computer_trouble(&why),
            }
            // A thought about another position is ignored.
            if self.line.try_get_untracked().is_some() {
                self.let_computer_move();
            }
        });
    }

    /// Reports that the computer failed. The user can continue or try again.
    fn tell_computer_trouble(self, why: &Unanswered) {
        if self.line.try_get_untracked().is_some() {
            self.say(t().game_computer_trouble(&why.0), Tone::Bad);
        }
    }

    /// Retries after the computer failed to start.
    pub(super) fn retry_computer(self) {
        self.line.set(Line::default());
        self.let_computer_move();
    }

    /// Asks for the next stage of a hint.
    pub(super) fn ask_hint(self) {
        let game = self.room(|room| room.game().clone());
        let labels = self.taste.0.get_untracked().labels();
        spawn_local(async move {
            let hint = match self.computer.hint(&game, labels).await {
                Ok(Some(hint)) => hint,
                Ok(None) => return,
                Err(why) => return self.tell_computer_trouble(&why),
            };
            let is_current = self
                .sitting
                .try_with_untracked(|sitting| sitting.room().game() == &game)
                .unwrap_or(false);
            if is_current {
                self.hint.set(hint.squares);
                self.say(hint.text, Tone::Good);
            }
        });
    }

    // Time.

    fn run_clocks(self) {
        if self.room(|room| room.terms().time.initial().is_none()) {
            return;
        }
        let tick = move || {
            let now = browser::now();
            self.now.set(now);
            let before = self.room(|room| room.game().moves().to_vec());
            let fell = self
                .sitting
                .with_untracked(|sitting| sitting.clone().look_at_clock(now));
            if !fell.is_empty() && self.is_here.get_untracked() {
                self.computer.stop();
                self.sitting.update(|sitting| {
                    sitting.look_at_clock(now);
                });
                self.changed(&before, false, false);
            }
            self.warn_of_time(now);
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
    }

    fn warn_of_time(self, now: Instant) {
        let Some((color, left)) = self.room(|room| {
            let color = room.running_clock()?;
            Some((color, room.clock(color, now)?))
        }) else {
            return;
        };
        let warning = self
            .warnings
            .try_update_value(|warnings| warnings.look(color, left))
            .flatten();
        if let Some(seconds) = warning {
            let words = self.words().get_untracked();
            self.voice.say(words.time_warning(color, seconds));
        }
    }

    // Other tabs.

    /// Holds the game for this tab. If another tab already holds it, it keeps it until the user
    /// wants to play here.
    fn hold_game(self) {
        let lock = self.lock.get_value();
        on_cleanup(move || {
            self.lock.try_with_value(GameLock::release);
        });
        spawn_local(async move {
            if !lock.try_hold(self.when_taken()).await {
                self.leave_to_other_tab();
            }
        });
    }

    fn when_taken(self) -> Callback<()> {
        Callback::new(move |()| self.leave_to_other_tab())
    }

    /// Lets another tab play the game. This one only watches.
    fn leave_to_other_tab(self) {
        if self.is_here.try_set(false).is_none() {
            self.computer.stop();
            self.renew_input();
        }
    }

    /// Takes over the game from another tab, as it was last saved.
    pub(super) fn play_here(self) {
        let lock = self.lock.get_value();
        let id = self.kept.with_untracked(|kept| kept.id.clone());
        spawn_local(async move {
            lock.take(self.when_taken()).await;
            if let Some(kept) = self.shelf.get_fresh(&id).await
                && let Ok(sitting) = Sitting::resume(&kept.pdn, browser::now())
            {
                self.kept.set(kept);
                self.sitting.set(sitting);
            }
            self.is_here.set(true);
            self.show_present();
            self.let_computer_move();
        });
    }

    /// Starts another game with these terms at this table.
    pub(super) fn begin(self, terms: Terms) -> Option<String> {
        let sitting = Sitting::begin(terms, browser::now()).ok()?;
        let kept = self.kept.with_untracked(|kept| Keepsake {
            id: new_id(browser::chance()),
            name: String::new(),
            ..kept.clone()
        });
        let kept = Opened::keep(&kept, &sitting);
        let id = kept.id.clone();
        let shelf = self.shelf;
        spawn_local(async move { shelf.keep(kept).await });
        Some(id)
    }
}

/// Returns whose turn it is, and what must be jumped.
pub(super) fn turn(words: &words::Speaker, sitting: &Sitting) -> String {
    let game = sitting.room().game();
    let players = players(sitting);
    let turn = if players.you == Some(game.turn()) {
        t().game_your_move().to_owned()
    } else {
        words.turn(game.turn(), &players)
    };
    match words.must_jump(&game.legal_moves()) {
        Some(jumps) => format!("{turn} {jumps}"),
        None => turn,
    }
}

/// Returns the players. Against the computer, the only person is addressed as "you".
pub(super) fn players(sitting: &Sitting) -> Players {
    let unnamed = texts::home::default_names();
    let name = |color| match &sitting.room().seat(color).name {
        // The color says more than a default name.
        name if *name == unnamed.first || *name == unnamed.second => String::new(),
        name => name.to_string(),
    };
    Players {
        names: Sides {
            black: name(Color::Black),
            white: name(Color::White),
        },
        you: sitting.computer().map(|(computer, _)| computer.opponent()),
    }
}

/// Returns whose moves are entered here.
fn hand(sitting: &Sitting) -> Hand {
    match sitting.computer() {
        Some((computer, _)) => Hand::Of(computer.opponent()),
        None => Hand::WhoeverIsToMove,
    }
}

/// Returns the side at the bottom: the only person's, or Black.
fn bottom_of(sitting: &Sitting) -> Color {
    match sitting.computer() {
        Some((computer, _)) => computer.opponent(),
        None => Color::Black,
    }
}

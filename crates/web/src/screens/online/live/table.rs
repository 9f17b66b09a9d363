//! The state of an online game on the screen, and everything that changes it.

use super::known::Known;
use crate::board::{Arrow, Scene};
use crate::online::{Connection, connection};
use crate::screens::line::Tone;
use crate::taste::{Taste, last_choices, taste};
use crate::texts::{live as live_texts, online as online_words, t};
use crate::voice::{Voice, voice};
use crate::{browser, sound};
use board_ui::{Hand, InputOptions, Jumps, Mark, Marks, MoveInput, Orientation, TimeWarnings};
use leptos::prelude::*;
use local_play::TableChoices;
use online_play::{Answer, Buttons, LiveGame, News};
use protocol::ServerMessage;
use room::{Action, Instant};
use rules::{Color, Move};
use std::time::Duration;

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(100);

/// An online game on the screen.
#[derive(Clone, Copy)]
pub(super) struct LiveTable {
    pub(super) game: RwSignal<LiveGame>,
    pub(super) input: RwSignal<MoveInput>,
    pub(super) scene: Scene,
    /// The number of moves up to the past position on the screen. `None` for the current position.
    pub(super) looking_at: RwSignal<Option<usize>>,
    pub(super) line: RwSignal<Line>,
    /// The action that the user has to confirm.
    pub(super) confirming: RwSignal<Option<Action>>,
    bottom: RwSignal<Color>,
    /// The server's time when the clocks were last checked.
    pub(super) now: RwSignal<Instant>,
    /// The actions available to the user.
    pub(super) buttons: Memo<Buttons>,
    pub(super) known: Known,
    choices: StoredValue<TableChoices>,
    warnings: StoredValue<TimeWarnings>,
    pub(super) connection: Connection,
    pub(super) taste: Taste,
    pub(super) voice: Voice,
}

/// The content of the status line.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) tone: Tone,
}

impl LiveTable {
    pub(super) fn new(game: LiveGame) -> LiveTable {
        let choices = last_choices().table();
        let room = game.room();
        let options = InputOptions {
            confirm: choices.confirm_moves,
            jumps: Jumps::from(room.terms().take_backs),
            ..InputOptions::default()
        };
        let input = MoveInput::with_options(game.seen(), Hand::Nobody, options);
        let connection = connection();
        let bottom = game.side().unwrap_or(Color::Black);
        let scene = Scene::new(game.seen().position().board());
        let warnings = TimeWarnings::new(room.terms().time);
        let now = RwSignal::new(connection.server_now());
        let game = RwSignal::new(game);
        // They only depend on time if a player is away, so once a second is enough.
        let second = Memo::new(move |_| now.get().as_millis() / 1000);
        let buttons = Memo::new(move |_| {
            // Read it instead of tracking it, because a memo that nobody reads doesn't update.
            second.get();
            game.with(|game| game.buttons(now.get_untracked()))
        });
        let table = LiveTable {
            game,
            scene,
            now,
            buttons,
            warnings: StoredValue::new(warnings),
            input: RwSignal::new(input),
            looking_at: RwSignal::new(None),
            line: RwSignal::new(Line::default()),
            confirming: RwSignal::new(None),
            bottom: RwSignal::new(bottom),
            known: Known::new(),
            choices: StoredValue::new(choices),
            connection,
            taste: taste(),
            voice: voice(),
        };
        table.renew_input();
        table.run_clocks();
        table.listen();
        table.look_up();
        Effect::new(move || browser::entitle(&table.tab_title()));
        table
    }

    fn listen(self) {
        self.connection.listen(move |message| {
            // Other messages are for other screens.
            let is_ours = match message {
                ServerMessage::Welcome { .. } | ServerMessage::Started { .. } => true,
                ServerMessage::Game(log) => self.is_id(log.game),
                ServerMessage::Event { game, .. }
                | ServerMessage::Presence { game, .. }
                | ServerMessage::Said { game, .. } => self.is_id(*game),
                _ => false,
            };
            if is_ours {
                let connection = self.connection;
                self.change(false, |game| {
                    game.hear(message, &mut || connection.new_id());
                });
            }
        });
        self.connection.listen_to_answers(move |id, answer| {
            let answer: &Answer = answer;
            self.change(false, |game| game.answered(id, answer));
        });
    }

    fn is_id(self, id: protocol::GameId) -> bool {
        self.game
            .try_with_untracked(|game| game.id() == id)
            .unwrap_or(false)
    }

    /// Changes the game, and then everything that follows from it.
    pub(super) fn change<T>(
        self,
        dragged: bool,
        change: impl FnOnce(&mut LiveGame) -> T,
    ) -> Option<T> {
        let before = self
            .game
            .try_with_untracked(|game| game.seen().moves().to_vec())?;
        let (result, outbox, news) = self.game.try_update(|game| {
            let result = change(game);
            (result, game.outbox(), game.news())
        })?;
        for message in &outbox {
            self.connection.send(message);
        }
        if news.contains(&News::Board) {
            self.board_changed(&before, dragged);
        } else {
            self.follow_input();
        }
        untrack(|| self.tell(&news, before.len()));
        Some(result)
    }

    // What's on the screen.

    pub(super) fn orientation(self) -> Signal<Orientation> {
        Signal::derive(move || Orientation {
            bottom: self.bottom.get(),
        })
    }

    pub(super) fn flip(self) {
        self.bottom.update(|bottom| *bottom = bottom.opponent());
    }

    pub(super) fn marks(self) -> Signal<Marks> {
        Signal::derive(move || {
            let (mut marks, chosen, is_ahead) = self.input.with(|input| {
                (
                    Marks::of(input),
                    input.selected().is_some(),
                    input.is_ahead(),
                )
            });
            let shows_forced = self.choices.with_value(|choices| choices.show_forced);
            if is_ahead || (!shows_forced && !chosen) {
                marks = marks.without(Mark::MustJump);
            }
            if is_ahead && !chosen {
                marks = marks.without(Mark::Movable);
            }
            let shown = self.looking_at.get();
            let last = self.game.with(|game| {
                let moves = game.seen().moves();
                let made = shown.unwrap_or(moves.len());
                made.checked_sub(1)
                    .and_then(|last| moves.get(last).copied())
            });
            match last {
                Some(mv) => marks.with_last_move(mv),
                None => marks,
            }
        })
    }

    /// Returns the arrow of the premove.
    pub(super) fn arrows(self) -> Signal<Vec<Arrow>> {
        Signal::derive(move || {
            let premove = self.game.with(LiveGame::premove);
            let is_present = self.looking_at.get().is_none();
            let arrow = |mv: Move| Arrow {
                path: mv.path().to_vec(),
                rank: 0,
            };
            premove
                .filter(|_| is_present)
                .map(arrow)
                .into_iter()
                .collect()
        })
    }

    /// Returns the name of a player.
    pub(super) fn name(self, color: Color) -> String {
        self.game
            .with(|game| online_words::name(game.room().seat(color).name.as_str()))
    }

    pub(super) fn title(self) -> String {
        t().players(&self.name(Color::Black), &self.name(Color::White))
    }

    fn tab_title(self) -> String {
        let (turn, is_own, is_player) = self
            .game
            .with(|game| (game.turn(), game.is_own_turn(), game.side().is_some()));
        let what = match turn {
            None => t().live_tab_over().to_owned(),
            Some(_) if is_own => t().live_tab_your_turn().to_owned(),
            Some(_) if is_player => t().live_tab_waiting().to_owned(),
            Some(color) => t().live_tab_turn(&self.name(color)),
        };
        t().page_title(&t().live_tab_title(&what, &self.title()))
    }

    // User input.

    /// Performs the action of a button.
    pub(super) fn act(self, action: Action) {
        let id = self.connection.new_id();
        self.confirming.set(None);
        self.line.set(Line::default());
        self.change(false, |game| game.act(action, id));
    }

    /// Asks the user to confirm an action in the status line, which gets the focus.
    pub(super) fn ask_first(self, action: Action) {
        self.confirming.set(Some(action));
        self.voice.say(live_texts::confirm(action).0);
        request_animation_frame(|| browser::focus("[data-testid=line] button"));
    }

    /// Says something in the chat.
    pub(super) fn say_in_chat(self, text: &str) {
        let id = self.connection.new_id();
        self.change(false, |game| game.say(text, id));
    }

    pub(super) fn say(self, text: String, tone: Tone) {
        if !text.is_empty() {
            self.voice.say(text.clone());
        }
        self.line.set(Line { text, tone });
    }

    // Following changes of the game.

    fn board_changed(self, before: &[Move], dragged: bool) {
        self.looking_at.set(None);
        self.line.set(Line::default());
        self.animate(before, dragged);
        self.renew_input();
    }

    fn animate(self, before: &[Move], dragged: bool) {
        let pace = self.taste.pace();
        let made = self
            .game
            .with_untracked(|game| self.scene.follow(before, game.seen(), dragged, pace));
        if let Some(mv) = made {
            sound::moved(self.taste, mv);
        }
    }

    /// Lets the user enter a move or a premove.
    pub(super) fn renew_input(self) {
        self.game.with_untracked(|game| {
            let Some(side) = game.side().filter(|_| game.turn().is_some()) else {
                return self
                    .input
                    .update(|input| input.renew(game.seen(), Hand::Nobody));
            };
            match game.premoving_side() {
                Some(side) => {
                    let moves = game.possible_premoves();
                    self.input
                        .update(|input| input.renew_ahead(game.seen(), side, moves));
                }
                None => {
                    let choices = self.choices.get_value();
                    let options = InputOptions {
                        confirm: choices.confirm_moves,
                        jumps: Jumps::from(game.room().terms().take_backs),
                        ..InputOptions::default()
                    };
                    self.input.update(|input| {
                        input.set_options(options);
                        input.renew(game.seen(), Hand::Of(side));
                    });
                }
            }
        });
    }

    /// Closes the input if the game has ended. Otherwise a partly entered move isn't disturbed.
    fn follow_input(self) {
        let is_over = self.game.with_untracked(LiveGame::is_over);
        let is_open = self
            .input
            .with_untracked(|input| input.hand() != Hand::Nobody);
        if is_over && is_open {
            self.renew_input();
            self.show_present_board();
        }
    }

    pub(super) fn show_present_board(self) {
        if self.looking_at.get_untracked().is_none() {
            let board = self.input.with_untracked(MoveInput::board);
            self.scene.show(&board, self.taste.pace());
        }
    }

    // Looking back.

    /// Shows the position after this many moves.
    pub(super) fn look_at(self, made: usize) {
        let last = self.game.with_untracked(|game| game.seen().moves().len());
        let made = made.min(last);
        self.looking_at.set((made != last).then_some(made));
        let (position, rules) = self
            .game
            .with_untracked(|game| (game.seen().positions()[made], game.seen().rules()));
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

    /// Returns the number of moves up to the position on the screen.
    pub(super) fn made_in_view(self) -> usize {
        self.looking_at
            .get()
            .unwrap_or_else(|| self.game.with(|game| game.seen().moves().len()))
    }

    // Time.

    fn run_clocks(self) {
        let tick = move || {
            let now = self.connection.server_now();
            self.now.set(now);
            self.warn_of_time(now);
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
    }

    fn warn_of_time(self, now: Instant) {
        let Some((color, left)) = self.game.with_untracked(|game| {
            let color = game.running_clock()?;
            Some((color, game.clock(color, now)?))
        }) else {
            return;
        };
        let warning = self
            .warnings
            .try_update_value(|warnings| warnings.look(color, left))
            .flatten();
        if let Some(seconds) = warning {
            let words = self.taste.words().get_untracked();
            self.voice.say(words.time_warning(color, seconds));
        }
    }
}

//! A table on the screen: draws its state, forwards what the user does, and carries out its
//! effects. Local and online games share it.

mod buttons;
mod ending;
mod layout;
mod line;
mod player;

pub(crate) use buttons::{DrawButton, FlipButton, TakeBackButton};
pub(crate) use ending::EndingCard;
pub(crate) use layout::TableLayout;
pub(crate) use line::{MessageLine, line_class};
pub(crate) use player::PlayerRow;

use crate::announcer::{Announcer, announcer};
use crate::board::Scene;
use crate::preferences::{Preferences, preferences};
use crate::{browser, sound};
use board_ui::{Gesture, Marks, MoveInput, Orientation};
use leptos::ev;
use leptos::prelude::*;
use room::{Action, Instant};
use rules::Color;
use std::time::Duration;
use table::{Buttons, Effect, Moment, Notice, Sound, StatusLine, Table};
use words::Spoken;

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(100);

/// A game that can be shown.
pub(crate) trait Shown:
    Spoken<Notice: Send + Sync, Order: Send + Sync> + Send + Sync + 'static
{
}

impl<D: Spoken<Notice: Send + Sync, Order: Send + Sync> + Send + Sync + 'static> Shown for D {}

/// A table on the screen.
pub(crate) struct TableView<D: Shown> {
    pub(crate) table: RwSignal<Table<D>>,
    pub(crate) scene: Scene,
    /// When the clocks were last checked.
    pub(crate) now: RwSignal<Instant>,
    /// Which buttons can be pressed.
    pub(crate) buttons: Memo<Buttons>,
    pub(crate) preferences: Preferences,
    pub(crate) announcer: Announcer,
    /// The time of the game.
    clock: Callback<(), Instant>,
    new_id: Callback<(), u32>,
    /// Carries out the game's orders.
    obey: Callback<D::Order>,
}

impl<D: Shown> Clone for TableView<D> {
    fn clone(&self) -> TableView<D> {
        *self
    }
}

impl<D: Shown> Copy for TableView<D> {}

impl<D: Shown> TableView<D> {
    /// Shows a table. The callbacks return the game's time and new message IDs, and carry out the
    /// game's orders.
    pub(crate) fn new(
        table: Table<D>,
        clock: Callback<(), Instant>,
        new_id: Callback<(), u32>,
        obey: Callback<D::Order>,
    ) -> TableView<D> {
        let scene = Scene::new(&table.board());
        let table = RwSignal::new(table);
        let now = RwSignal::new(clock.run(()));
        // They only depend on time if a player is away, so once a second is enough.
        let second = Memo::new(move |_| now.get().as_millis() / 1000);
        let buttons = Memo::new(move |_| {
            // Read it instead of tracking it, because a memo that nobody reads doesn't update.
            second.get();
            table.with(|table| table.buttons(now.get_untracked()))
        });
        TableView {
            scene,
            table,
            now,
            buttons,
            preferences: preferences(),
            // What was said about this game isn't true elsewhere.
            announcer: announcer().until_left(),
            clock,
            new_id,
            obey,
        }
    }

    /// Carries out the first effects, and listens to the keys that go through the moves.
    pub(crate) fn start(self) {
        self.carry_out_effects();
        let keys = window_event_listener(ev::keydown, move |event| self.listen(&event));
        on_cleanup(move || keys.remove());
    }

    /// Handles the navigation keys, unless the focused element uses them.
    fn listen(self, event: &ev::KeyboardEvent) {
        if browser::is_for_focused(event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.change(|table, _| table.look_back()),
            "ArrowRight" => self.change(|table, _| table.look_ahead()),
            "Home" => self.change(|table, _| table.look_at(0)),
            "End" => self.change(|table, _| table.look_at(usize::MAX)),
            "f" | "F" => self.change(|table, _| table.flip()),
            _ => return,
        };
        event.prevent_default();
    }

    /// Reads the table, and follows its changes.
    pub(crate) fn with<T>(self, read: impl FnOnce(&Table<D>) -> T) -> T {
        self.table.with(read)
    }

    /// Reads the game, and follows the table's changes.
    pub(crate) fn game<T>(self, read: impl FnOnce(&D) -> T) -> T {
        self.table.with(|table| read(table.driver()))
    }

    /// Reads the game once.
    pub(crate) fn game_untracked<T>(self, read: impl FnOnce(&D) -> T) -> T {
        self.table.with_untracked(|table| read(table.driver()))
    }

    /// Whether the table is still on the screen.
    pub(crate) fn is_there(self) -> bool {
        self.table.try_with_untracked(|_| ()).is_some()
    }

    /// Changes the table, and carries out what follows from it.
    pub(crate) fn change<T>(
        self,
        change: impl FnOnce(&mut Table<D>, &mut Moment<'_>) -> T,
    ) -> Option<T> {
        let mut new_id = || self.new_id.run(());
        let mut at = Moment {
            now: self.clock.run(()),
            new_id: &mut new_id,
        };
        let result = self.table.try_update(|table| change(table, &mut at))?;
        self.carry_out_effects();
        Some(result)
    }

    /// Changes the game, and carries out what follows from it.
    pub(crate) fn change_game(self, change: impl FnOnce(&mut D, Instant)) {
        self.change(|table, at| {
            table.change(false, |game| {
                change(game, at.now);
                Ok(())
            })
        });
    }

    fn carry_out_effects(self) {
        let effects = self.table.try_update_untracked(Table::effects);
        for effect in effects.into_iter().flatten() {
            self.carry_out(effect);
        }
    }

    fn carry_out(self, effect: Effect<D::Notice, D::Order>) {
        let pace = self.preferences.pace();
        match effect {
            Effect::Follow { before, dragged } => self.game_untracked(|game| {
                self.scene.follow(&before, game.game(), dragged, pace);
            }),
            Effect::Show => {
                let board = self.table.with_untracked(Table::board);
                self.scene.show(&board, pace);
            }
            Effect::Sound(Sound::Moved(mv)) => sound::moved(self.preferences, mv),
            Effect::Sound(Sound::Crowned) => sound::crowned(self.preferences),
            Effect::Sound(Sound::YourTurn) => sound::your_turn(self.preferences),
            Effect::Sound(Sound::LowTime) => sound::low_time(self.preferences),
            Effect::Sound(Sound::Wrong) => sound::wrong(self.preferences),
            Effect::Sound(Sound::Ended) => sound::ended(self.preferences),
            Effect::Announce(notices) => {
                let told: Vec<String> = untrack(|| {
                    let told = notices.iter().map(|notice| self.text(notice));
                    told.filter(|text| !text.is_empty()).collect()
                });
                if !told.is_empty() {
                    self.announcer.say(told.join(" "));
                }
            }
            Effect::FocusLine => {
                request_animation_frame(|| browser::focus("[data-testid=line] button"));
            }
            Effect::Do(order) => self.obey.run(order),
        }
    }

    /// Checks the clocks regularly, if there are any.
    pub(crate) fn run_clocks(self) {
        let tick = move || {
            let now = self.clock.run(());
            self.now.set(now);
            // Most ticks change nothing, so nothing has to be redrawn.
            let has_changed = self
                .table
                .try_update_untracked(|table| table.tick(now))
                .unwrap_or(false);
            if has_changed {
                self.table.notify();
                self.carry_out_effects();
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
    }

    // What's shown.

    pub(crate) fn input(self) -> Memo<MoveInput> {
        Memo::new(move |_| self.with(|table| table.input().clone()))
    }

    pub(crate) fn orientation(self) -> Memo<Orientation> {
        Memo::new(move |_| self.with(Table::orientation))
    }

    pub(crate) fn marks(self) -> Memo<Marks> {
        Memo::new(move |_| self.with(Table::marks))
    }

    /// The status line.
    pub(crate) fn line(self) -> Memo<StatusLine<D::Notice>> {
        Memo::new(move |_| {
            let now = self.now.get();
            self.with(|table| table.line(now))
        })
    }

    /// Handles a gesture on the board. Returns whether it was used.
    pub(crate) fn enter(self, gesture: Gesture) -> bool {
        if let Gesture::Right(..) = gesture {
            return false;
        }
        let is_ignored = |table: &Table<D>| table.input().ignores(gesture);
        if self.table.with_untracked(is_ignored) {
            return true;
        }
        self.change(|table, at| {
            let orientation = table.orientation();
            let dragged = table.input().is_dropped_by(gesture);
            table.enter(|input| input.perform(gesture, orientation), dragged, at)
        })
        .unwrap_or(false)
    }

    /// Performs the action of a button.
    pub(crate) fn act(self, action: Action) {
        self.change(|table, at| table.act(action, at));
    }

    /// Performs the action of a button, if it can be pressed.
    pub(crate) fn act_if(self, action: Memo<Option<Action>>) {
        if let Some(action) = action.get_untracked() {
            self.act(action);
        }
    }

    pub(crate) fn look_at(self, made: usize) {
        self.change(|table, _| table.look_at(made));
    }

    /// The name of a player.
    pub(crate) fn name(self, color: Color) -> String {
        self.game(|game| game.room().seat(color).name.to_string())
    }

    /// The result as a sentence. Empty while the game is in progress.
    pub(crate) fn result(self) -> String {
        self.text(&Notice::Result)
    }

    /// Renders a notice.
    pub(crate) fn text(self, notice: &Notice<D::Notice>) -> String {
        let words = self.preferences.words().get();
        self.with(|table| words.notice(table, notice))
    }
}

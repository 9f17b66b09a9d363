//! The state of the review board, and everything that changes it.

use super::analyst::AnalystView;
use super::source::{self, Source};
use crate::announcer::{Announcer, announcer};
use crate::board::{MoveEntry, Scene};
use crate::browser;
use crate::page_engine::{PageEngine, page_engine};
use crate::preferences::Preferences;
use crate::saved_games::{SavedGames, saved_games};
use crate::screens::line::{SpokenLine, Tone};
use crate::texts::t;
use ::review::Retries;
use board_ui::{Hand, Marks, MoveInput, Orientation, Pen, Reply};
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_play::new_id;
use rules::{Color, Game, Labels, Move, Position, RuleSet};
use study::{NodeId, Study};

/// A study on the screen.
#[derive(Clone, Copy)]
pub(super) struct ReviewState {
    pub(super) study: RwSignal<Study>,
    pub(super) input: RwSignal<MoveInput>,
    pub(super) scene: Scene,
    pub(super) orientation: RwSignal<Orientation>,
    pub(super) line: SpokenLine,
    pub(super) analyst: AnalystView,
    /// The names of squares and sides.
    pub(super) words: Signal<words::Speaker>,
    pub(super) source: RwSignal<Source>,
    /// Whether the board shows who has the move.
    pub(super) shows_the_move: RwSignal<bool>,
    /// The mistake that is being tried again.
    pub(super) retries: RwSignal<Retries>,
    /// While arrows and rings are drawn.
    pub(super) pen: RwSignal<Option<Pen>>,
    /// Whether the ways to share are shown.
    pub(super) is_sharing: RwSignal<bool>,
    /// Whether a stated result is being checked.
    pub(super) is_checking: RwSignal<bool>,
    pub(super) page_engine: PageEngine,
    pub(super) preferences: Preferences,
    entry: MoveEntry,
    announcer: Announcer,
    saved_games: SavedGames,
    /// Whether the user has been warned that nothing is saved.
    is_warned: StoredValue<bool>,
}

impl ReviewState {
    pub(super) fn new(source: Source, study: Study) -> ReviewState {
        let entry = MoveEntry::new(study.position(), study.rules());
        let study = RwSignal::new(study);
        let retries = RwSignal::new(Retries::default());
        let is_checking = RwSignal::new(false);
        let is_busy = Signal::derive(move || retries.with(Retries::is_on) || is_checking.get());
        ReviewState {
            study,
            input: entry.input,
            scene: entry.scene,
            orientation: RwSignal::new(Orientation {
                bottom: source.bottom(),
            }),
            line: entry.line,
            analyst: AnalystView::new(study, is_busy),
            words: entry.words,
            source: RwSignal::new(source),
            shows_the_move: RwSignal::new(false),
            retries,
            pen: RwSignal::new(None),
            is_sharing: RwSignal::new(false),
            is_checking,
            page_engine: page_engine(),
            preferences: entry.preferences,
            entry,
            announcer: announcer(),
            saved_games: saved_games(),
            is_warned: StoredValue::new(false),
        }
    }

    // What's on the screen.

    /// Returns the value of the current position, from -1 if White wins to 1 if Black wins.
    pub(super) fn value(self) -> Signal<Option<f32>> {
        let value = Memo::new(move |_| self.study.with(|study| study.value(study.cursor())));
        value.into()
    }

    pub(super) fn marks(self) -> Signal<Marks> {
        Signal::derive(move || {
            let marks = self.input.with(Marks::of);
            let marks = marks.with_hint(self.retries.with(Retries::hinted));
            let marks = marks.with_hint(self.pen.get().and_then(Pen::first));
            match self.study.with(Study::last_move) {
                Some(mv) => marks.with_last_move(mv),
                None => marks,
            }
        })
    }

    /// Returns the position in which the board shows who has the move.
    pub(super) fn the_move(self) -> Signal<Option<Position>> {
        Signal::derive(move || self.shows_the_move.get().then(|| self.position().0))
    }

    /// Returns the current position and the rules.
    pub(super) fn position(self) -> (Position, RuleSet) {
        self.study.with(|study| (*study.position(), study.rules()))
    }

    pub(super) fn labels(self) -> Labels {
        self.preferences.get().labels()
    }

    // Navigation.

    /// Moves the cursor and animates the change. Moving to another position ends a second try.
    pub(super) fn go(self, go: impl FnOnce(&mut Study) -> bool) {
        self.leave_retry();
        let from = self.study.with_untracked(Study::cursor);
        if self.study.try_update(go) == Some(true) {
            self.arrived(from, Arrival::Animated);
        }
    }

    pub(super) fn go_to(self, node: NodeId) {
        self.go(|study| study.go_to(node));
    }

    fn leave_retry(self) {
        if self.retries.with_untracked(Retries::is_on) {
            self.retries.update(|retries| {
                retries.end();
            });
        }
    }

    fn arrived(self, from: NodeId, arrival: Arrival) {
        self.study.with_untracked(|study| {
            let board = study.position().board();
            let is_dragged = arrival == Arrival::Dragged;
            self.entry.follow(study.transition(from), board, is_dragged);
            let game = Game::from_position(*study.position(), study.rules());
            self.input
                .update(|input| input.renew(&game, Hand::WhoeverIsToMove));
            self.line.clear();
            self.announcer.say(self.told(study));
        });
    }

    /// Returns what a screen reader announces: the last move, or whose turn it is.
    fn told(self, study: &Study) -> String {
        let cursor = study.cursor();
        self.words.with_untracked(|speaker| {
            let before = study.parent(cursor);
            match before.zip(study.move_at(cursor)) {
                Some((before, mv)) => speaker.moved(study.position_at(before), study.rules(), mv),
                None => speaker.turn(study.position().turn(), &words::Players::unnamed()),
            }
        })
    }

    // Moves on the board.

    /// Handles a reply from the board.
    pub(super) fn hear(self, reply: Reply, dragged: bool) {
        match reply {
            Reply::Play(mv) => {
                let arrival = if dragged {
                    Arrival::Dragged
                } else {
                    Arrival::Animated
                };
                self.play(mv, arrival);
            }
            reply => self.entry.answer(&reply),
        }
    }

    /// Plays a move that was found in a second try.
    pub(super) fn play_on_board(self, mv: Move) {
        self.play(mv, Arrival::Animated);
    }

    /// Shows the position of the cursor again, ready for another move.
    pub(super) fn renew_input(self) {
        self.study.with_untracked(|study| {
            let game = Game::from_position(*study.position(), study.rules());
            self.input
                .update(|input| input.renew(&game, Hand::WhoeverIsToMove));
            self.scene
                .show(study.position().board(), self.preferences.pace());
        });
    }

    /// The side of the person who reviews the game.
    pub(super) fn mine(self) -> Color {
        self.source.with_untracked(Source::bottom)
    }

    fn play(self, mv: Move, arrival: Arrival) {
        if self.try_again(mv) {
            return;
        }
        let from = self.study.with_untracked(Study::cursor);
        let before = self
            .study
            .with_untracked(|study| study.children(from).len());
        let played = self.study.try_update(|study| study.play(mv));
        if matches!(played, Some(Ok(_))) {
            self.arrived(from, arrival);
            if self
                .study
                .with_untracked(|study| study.children(from).len())
                != before
            {
                self.keep();
            }
        }
    }

    /// Plays an engine line from the current position.
    pub(super) fn play_line(self, moves: &[Move]) {
        let from = self.study.with_untracked(Study::cursor);
        self.study.update(|study| {
            for &mv in moves {
                // The line may be about another position.
                if study.play(mv).is_err() {
                    break;
                }
            }
        });
        self.arrived(from, Arrival::Animated);
        self.keep();
    }

    // Variations.

    /// Makes the current line the main line.
    pub(super) fn promote(self) {
        let before = self.study.get_untracked();
        self.study.update(|study| study.promote(study.cursor()));
        self.keep();
        self.tell_undoable(t().review_promoted(), before);
    }

    /// Says what was done, with a way back to the study as it was.
    fn tell_undoable(self, said: &'static str, before: Study) {
        let undo = Callback::new(move |()| {
            self.study.set(before.clone());
            self.arrived(Study::ROOT, Arrival::Animated);
            self.keep();
        });
        // If the review is gone, there's nothing to restore the moves to.
        self.announcer.tell_undoable(said, t().undo(), move || {
            undo.try_run(());
        });
    }

    /// Deletes the current move and everything after it.
    pub(super) fn delete(self) {
        let before = self.study.get_untracked();
        let from = before.cursor();
        if before.parent(from).is_none() {
            return;
        }
        self.study.update(|study| study.delete(from));
        self.arrived(from, Arrival::Animated);
        self.keep();
        self.tell_undoable(t().review_deleted(), before);
    }

    /// Whether moves of the game as it was played are missing from the main line.
    pub(super) fn lacks_moves(self) -> Memo<bool> {
        let record = Memo::new(move |_| self.source.with(Source::record));
        Memo::new(move |_| {
            self.study.with(|study| {
                record.with(|record| {
                    let record = record.as_ref();
                    record.is_some_and(|record| !study.has_line_of(record))
                })
            })
        })
    }

    /// Brings back the moves of the game as it was played.
    pub(super) fn restore(self) {
        let Some(record) = self.source.with_untracked(Source::record) else {
            return;
        };
        self.study.update(|study| study.restore(&record));
        self.keep();
        self.line.say(t().review_restored(), Tone::Good);
    }

    // Saving.

    /// Saves the study, with the evaluations.
    pub(super) fn keep(self) {
        let saved_games = self.saved_games;
        let is_kept = self.study.with_untracked(|study| {
            self.source
                .try_maybe_update(|source| (false, source::keep(source, study, saved_games)))
        });
        if is_kept == Some(false) && !self.is_warned.get_value() {
            self.is_warned.set_value(true);
            self.announcer.tell(t().review_not_kept());
        }
    }

    /// Saves the study as a separate game. From then on, that's the game on the screen.
    pub(super) fn shelve(self) {
        let bottom = self.orientation.get_untracked().bottom;
        let (id, today) = (new_id(browser::chance()), browser::today());
        let copy = self.study.with_untracked(|study| {
            self.source
                .with_untracked(|source| source.copy(study, bottom, id, today, browser::pdn_date))
        });
        let Ok(copy) = copy else {
            self.announcer.tell(t().review_too_deep());
            return;
        };
        spawn_local(async move {
            self.saved_games.keep(copy.clone()).await;
            browser::replace_address(&format!("/review/{}", copy.id));
            self.source.try_set(Source::Saved(Box::new(copy)));
            self.announcer.tell(t().review_saved());
        });
    }

    /// Saves the study as a file.
    pub(super) fn export(self) {
        let is_done = self
            .pdn()
            .is_some_and(|pdn| browser::download(&self.file_name(), &pdn).is_ok());
        if !is_done {
            self.announcer.tell(t().review_not_exported());
        }
    }

    pub(super) fn tell(self, said: &'static str) {
        self.announcer.tell(said);
    }

    fn pdn(self) -> Option<String> {
        let text = self
            .study
            .with_untracked(|study| study.pdn_text(Labels::Numbers));
        if text.is_err() {
            self.announcer.tell(t().review_too_deep());
        }
        text.ok()
    }

    pub(super) fn flip(self) {
        self.orientation
            .update(|orientation| *orientation = orientation.flipped());
    }
}

/// How a piece gets to its square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    /// It glides there.
    Animated,
    /// The user dragged it there.
    Dragged,
}

//! A task on the board. Lessons, drills and puzzles share it.

use crate::board::{MoveEntry, Scene};
use crate::look::{is_ready, look};
use crate::page_engine::{PageEngine, page_engine};
use crate::preferences::Preferences;
use crate::screens::line::{SpokenLine, Tone};
use crate::texts::t;
use crate::{browser, sound};
use board_ui::{Hand, Marks, MoveInput, Orientation, Pace, Reply};
use learn::{Attempt, ExerciseEffect, ExerciseNotice, Findings, Inquiry, LOOK_LINES, Step};
pub(super) use learn::{ExerciseStage as Stage, TryResult as Outcome};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, Move, Position, RuleSet};
use study::Transition;

/// How long a move stays on the board before the answer, in milliseconds.
const PAUSE: i32 = 450;

/// A task on the board.
#[derive(Clone, Copy)]
pub(super) struct Exercise {
    model: RwSignal<learn::Exercise>,
    pub(super) attempt: Memo<Attempt>,
    pub(super) stage: Memo<Stage>,
    /// Counts how often a step was opened.
    pub(super) visit: Memo<u32>,
    /// Whether a hint has named a move.
    pub(super) is_helped: Memo<bool>,
    pub(super) input: RwSignal<MoveInput>,
    pub(super) scene: Scene,
    pub(super) orientation: Memo<Orientation>,
    pub(super) line: SpokenLine,
    pub(super) words: Signal<words::Speaker>,
    /// Whether the board shows who has the move.
    pub(super) shows_the_move: RwSignal<bool>,
    /// The result of the last try.
    tried: RwSignal<Option<Outcome>>,
    entry: MoveEntry,
    preferences: Preferences,
    page_engine: PageEngine,
}

impl Exercise {
    pub(super) fn new(step: &Step) -> Exercise {
        let model = RwSignal::new(learn::Exercise::new(step));
        let entry = MoveEntry::new(&step.pos, RuleSet::OFFICIAL);
        let exercise = Exercise {
            model,
            attempt: Memo::new(move |_| model.with(|model| model.attempt().clone())),
            stage: Memo::new(move |_| model.with(|model| model.stage().clone())),
            visit: Memo::new(move |_| model.with(learn::Exercise::visit)),
            is_helped: Memo::new(move |_| model.with(learn::Exercise::is_helped)),
            input: entry.input,
            scene: entry.scene,
            orientation: Memo::new(move |_| Orientation {
                bottom: model.with(learn::Exercise::side),
            }),
            line: entry.line,
            words: entry.words,
            shows_the_move: RwSignal::new(false),
            tried: RwSignal::new(None),
            entry,
            preferences: entry.preferences,
            page_engine: page_engine(),
        };
        exercise.change(|_| ());
        exercise
    }

    /// Tells moves in words, for beginners.
    pub(super) fn in_words(mut self) -> Exercise {
        let words = self.words;
        self.words = Signal::derive(move || words.get().in_words());
        self.entry.words = self.words;
        self
    }

    // What's on the screen.

    pub(super) fn marks(self) -> Signal<Marks> {
        Signal::derive(move || {
            let (marked, last) = self.model.with(|model| (model.marked(), model.last_move()));
            let marks = self.input.with(Marks::of).with_hint(marked);
            match last {
                Some(mv) => marks.with_last_move(mv),
                None => marks,
            }
        })
    }

    /// Whether the learner answers a question instead of moving.
    pub(super) fn is_question(self) -> bool {
        self.model.with(learn::Exercise::is_question)
    }

    /// Whether it makes sense to show who has the move.
    pub(super) fn can_count_the_move(self) -> bool {
        self.model.with(learn::Exercise::can_count_the_move)
    }

    /// Never offers to show who has the move.
    pub(super) fn hide_the_move(self) {
        self.change(learn::Exercise::hide_the_move);
    }

    /// The position in which the board shows who has the move.
    pub(super) fn the_move(self) -> Signal<Option<Position>> {
        Signal::derive(move || {
            let is_shown = self.shows_the_move.get() && self.can_count_the_move();
            is_shown.then(|| self.attempt.with(|attempt| *attempt.position()))
        })
    }

    /// The default text of the status line.
    pub(super) fn prompt(self) -> Signal<String> {
        Signal::derive(move || match self.stage.get() {
            Stage::Busy => t().learn_busy().to_owned(),
            _ => t().learn_your_turn().to_owned(),
        })
    }

    /// Reports the result of each try.
    pub(super) fn on_try(self, hear: impl Fn(Outcome) + 'static) {
        Effect::new(move || {
            if let Some(outcome) = self.tried.get() {
                untrack(|| hear(outcome));
            }
        });
    }

    /// Reports when a hint has named a move.
    pub(super) fn on_help(self, hear: impl Fn() + 'static) {
        Effect::new(move || {
            if self.is_helped.get() {
                untrack(&hear);
            }
        });
    }

    /// The learner's moves since the start, with the last try if it was wrong.
    pub(super) fn tried_moves(self, last: Outcome) -> Vec<Move> {
        self.model.with_untracked(|model| model.tried_moves(last))
    }

    // What the learner does.

    /// Handles a reply from the board.
    pub(super) fn hear(self, reply: Reply, dragged: bool) {
        let is_used = !matches!(reply, Reply::Nothing | Reply::Focused(_));
        let was_shown = is_used && self.change(learn::Exercise::touch);
        match reply {
            Reply::Play(mv) => self.change(|model| model.play(mv, dragged)),
            // Why the try was wrong is more important than what's wrong with this.
            Reply::Refused(_) if was_shown => {}
            reply => self.entry.answer(&reply),
        }
    }

    /// Whether the learner's piece has jumped and must jump again.
    pub(super) fn is_jumping(self) -> bool {
        self.input.with(MoveInput::is_partial)
    }

    /// Takes back the jumps of a move that isn't complete.
    pub(super) fn take_back(self) {
        let reply = self.input.try_update(MoveInput::cancel);
        self.hear(reply.unwrap_or(Reply::Nothing), false);
    }

    /// Says who has the move.
    pub(super) fn answer(self, is_mine: bool) {
        self.change(|model| model.answer(is_mine));
    }

    /// Reveals a little more with each call: the piece, then the move.
    pub(super) fn show_hint(self) {
        // A hint is about the whole move.
        if untrack(|| self.is_jumping()) {
            self.take_back();
        }
        self.change(learn::Exercise::ask_hint);
    }

    /// Starts over.
    pub(super) fn start_over(self) {
        self.change(learn::Exercise::start_over);
    }

    /// Plays the line that shows what's wrong with the last try, and goes back.
    pub(super) fn show_why(self) {
        self.change(learn::Exercise::show_why);
    }

    /// Shows another task.
    pub(super) fn open(self, step: &Step) {
        self.change(|model| model.open(step));
    }

    /// Shows another task. First plays the moves from the start of a game that lead to it.
    pub(super) fn open_after(self, lead: Vec<Move>, step: &Step) {
        self.change(|model| model.open_after(lead, step));
    }

    // The details.

    /// Changes the exercise, and carries out what follows. Nothing happens once the screen is left.
    fn change<T: Default>(self, change: impl FnOnce(&mut learn::Exercise) -> T) -> T {
        let changed = self.model.try_update(|model| {
            let result = change(model);
            (result, model.effects())
        });
        let (result, effects) = changed.unwrap_or_default();
        for effect in effects {
            self.carry_out(effect);
        }
        result
    }

    fn carry_out(self, effect: ExerciseEffect) {
        match effect {
            ExerciseEffect::Show(board) => self.scene.show(&board, self.preferences.pace()),
            ExerciseEffect::ShowAtOnce(board) => {
                self.scene.show(&board, Pace { hop_millis: 0 });
            }
            ExerciseEffect::Play {
                mv,
                after,
                is_dragged,
                crowns,
            } => {
                let transition = Transition::Play { mv, crowns };
                self.entry.follow(transition, &after, is_dragged);
            }
            ExerciseEffect::Accept(pos) => self.renew_input(pos, Hand::WhoeverIsToMove),
            ExerciseEffect::AcceptNone(pos) => self.renew_input(pos, Hand::Nobody),
            ExerciseEffect::Say(notice) => self.say(&notice),
            ExerciseEffect::ClearLine => self.line.clear(),
            ExerciseEffect::Wait { ticket, pauses } => spawn_local(async move {
                browser::wait(PAUSE * pauses as i32).await;
                self.change(|model| model.waited(ticket));
            }),
            ExerciseEffect::Judge {
                ticket,
                inquiry,
                nodes,
                needs_tables,
            } => spawn_local(async move {
                let found = self.look_into(&inquiry, nodes, needs_tables).await;
                self.change(|model| model.judged(ticket, found.as_ref()));
            }),
            ExerciseEffect::Find { pos, nodes } => spawn_local(async move {
                let found = look(self.page_engine, &pos, nodes, 1).await;
                let best = found
                    .ok()
                    .and_then(|lines| lines.first()?.moves.first().copied());
                if let Some(mv) = best {
                    self.change(|model| model.found(&pos, mv));
                }
            }),
            ExerciseEffect::End(outcome) => self.end(outcome),
        }
    }

    fn say(self, notice: &ExerciseNotice) {
        let phrase = |mv| self.words.with_untracked(|words| words.phrase(mv));
        match notice {
            ExerciseNotice::HintPiece => self.line.say(t().learn_hint_piece(), Tone::Plain),
            ExerciseNotice::HintMove(mv) => {
                let said = t().learn_hint_move(&phrase(*mv));
                self.line.say(said, Tone::Plain);
            }
            ExerciseNotice::Counted(count) => {
                let said = t().learn_the_move_count(*count as u32);
                self.line.say(said, Tone::Plain);
            }
            ExerciseNotice::Reply(mv) => {
                let said = t().learn_reply(&phrase(*mv));
                self.line.say(said, Tone::Plain);
            }
            ExerciseNotice::Mistake(pos, mistake) => {
                let said = self
                    .words
                    .with_untracked(|words| words.lesson_mistake(pos, mistake));
                self.line.say(said, Tone::Bad);
                sound::wrong(self.preferences);
            }
            ExerciseNotice::NoEngine => self.line.say(t().learn_no_engine(), Tone::Bad),
        }
    }

    fn end(self, outcome: Outcome) {
        self.tried.set(Some(outcome));
        if outcome == Outcome::Done {
            spawn_local(async {
                // The button appears now.
                browser::wait(0).await;
                browser::focus("[data-testid=next]");
            });
        }
    }

    async fn look_into(
        self,
        inquiry: &Inquiry,
        nodes: u64,
        needs_tables: bool,
    ) -> Option<Findings> {
        if needs_tables && !is_ready(self.page_engine).await {
            return None;
        }
        let Inquiry { before, after } = inquiry;
        Some(Findings {
            before: look(self.page_engine, before, nodes, LOOK_LINES)
                .await
                .ok()?,
            after: look(self.page_engine, after, nodes, 1).await.ok()?,
        })
    }

    fn renew_input(self, pos: Position, hand: Hand) {
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        self.input.update(|input| input.renew(&game, hand));
    }
}

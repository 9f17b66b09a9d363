//! A task on the board: tries are judged, and the answer is shown. Lessons, drills and puzzles share it.

use crate::board::{Entry, Scene};
use crate::look::{is_ready, look};
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{SpokenLine, Tone};
use crate::texts::t;
use crate::thinker::{Thinker, Unanswered, thinker};
use crate::voice::voice;
use crate::{browser, sound};
use board_ui::{Hand, Marks, MoveInput, Orientation, Pace, Reply};
use learn::{Attempt, Findings, Inquiry, LOOK_LINES, LessonGoal, Mistake, Next, Step};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, Move, Piece, Position, RuleSet, Square};

/// How long a move stays on the board before the answer, in milliseconds.
const PAUSE: i32 = 450;

/// What happens at a step.
#[derive(Clone, PartialEq)]
pub(super) enum Stage {
    /// The learner tries.
    Trying,
    /// A try is judged, or a line is shown.
    Busy,
    /// The last try was wrong. The line shows why, if there is one.
    Wrong(Vec<Move>),
    /// The goal is reached.
    Done,
}

/// The result of a try.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It was wrong.
    Wrong,
    /// The goal is reached.
    Done,
}

/// A task on the board.
#[derive(Clone, Copy)]
pub(super) struct Exercise {
    pub(super) attempt: RwSignal<Attempt>,
    pub(super) stage: RwSignal<Stage>,
    pub(super) input: RwSignal<MoveInput>,
    pub(super) scene: Scene,
    pub(super) orientation: RwSignal<Orientation>,
    pub(super) line: SpokenLine,
    pub(super) words: Signal<words::Speaker>,
    /// The result. A view decides what to do next.
    outcome: Callback<Outcome>,
    /// The squares of a hint, and how much it has revealed.
    hint: RwSignal<(Vec<Square>, u8)>,
    last_move: RwSignal<Option<Move>>,
    /// Whether the board shows who has the move.
    pub(super) shows_the_move: RwSignal<bool>,
    /// Whether the learner hasn't been introduced to "the move" yet.
    hides_the_move: StoredValue<bool>,
    /// Whether a hint has named a move.
    pub(super) is_helped: RwSignal<bool>,
    /// Counts how often a step was opened, so that work started for an earlier step isn't finished
    /// in a later one.
    pub(super) visit: RwSignal<u32>,
    preferences: Preferences,
    thinker: Thinker,
}

impl Exercise {
    pub(super) fn new(step: &Step, outcome: Callback<Outcome>) -> Exercise {
        let attempt = Attempt::new(step.clone());
        let pos = *attempt.position();
        let preferences = preferences();
        let exercise = Exercise {
            outcome,
            stage: RwSignal::new(Stage::Trying),
            input: RwSignal::new(MoveInput::for_position(
                pos,
                RuleSet::OFFICIAL,
                Hand::WhoeverIsToMove,
            )),
            scene: Scene::new(pos.board()),
            orientation: RwSignal::new(Orientation {
                bottom: attempt.side(),
            }),
            attempt: RwSignal::new(attempt),
            line: SpokenLine::new(voice()),
            words: preferences.words(),
            hint: RwSignal::new((Vec::new(), 0)),
            last_move: RwSignal::new(None),
            shows_the_move: RwSignal::new(false),
            hides_the_move: StoredValue::new(false),
            is_helped: RwSignal::new(false),
            visit: RwSignal::new(0),
            preferences,
            thinker: thinker(),
        };
        exercise.renew_input();
        exercise
    }

    // What's on the screen.

    pub(super) fn marks(self) -> Signal<Marks> {
        Signal::derive(move || {
            let mut squares = self.hint.get().0;
            if let LessonGoal::Reach { square, .. } =
                self.attempt.with(|attempt| attempt.step().goal.clone())
            {
                squares.push(square);
            }
            let marks = self.input.with(Marks::of).with_hint(squares);
            match self.last_move.get() {
                Some(mv) => marks.with_last_move(mv),
                None => marks,
            }
        })
    }

    /// Whether the learner answers a question instead of moving.
    pub(super) fn is_question(self) -> bool {
        self.attempt.with(|attempt| attempt.step().goal.clone()) == LessonGoal::TheMove
    }

    /// Whether it makes sense to show who has the move: not where that's the question, and not in
    /// the first lessons, where the opponent waits.
    pub(super) fn can_count_the_move(self) -> bool {
        let is_alone = self.attempt.with(|attempt| attempt.step().goal.is_alone());
        !is_alone && !self.is_question() && !self.hides_the_move.get_value()
    }

    /// Never offers to show who has the move: a later course explains the idea.
    pub(super) fn hide_the_move(self) {
        self.hides_the_move.set_value(true);
    }

    /// The position in which the board shows who has the move.
    pub(super) fn the_move(self) -> Signal<Option<Position>> {
        Signal::derive(move || {
            let is_shown = self.shows_the_move.get() && self.can_count_the_move();
            is_shown.then(|| self.attempt.with(|attempt| *attempt.position()))
        })
    }

    // What the learner does.

    /// Handles a reply from the board.
    pub(super) fn hear(self, reply: Reply, dragged: bool) {
        if self.shows_wrong_try() && !matches!(reply, Reply::Nothing | Reply::Focused(_)) {
            self.back();
            // Why the try was wrong is more important than what's wrong with this.
            if matches!(reply, Reply::Refused(_)) {
                return;
            }
        }
        match reply {
            Reply::Play(mv) => self.try_move(mv, dragged),
            reply => self.entry().answer(&reply),
        }
    }

    fn entry(self) -> Entry {
        Entry {
            input: self.input,
            scene: self.scene,
            line: self.line,
            words: self.words,
            preferences: self.preferences,
        }
    }

    /// Says who has the move.
    pub(super) fn answer(self, is_mine: bool) {
        let side = self.attempt.with_untracked(Attempt::side);
        let side = if is_mine { side } else { side.opponent() };
        let next = self.attempt.try_update(|attempt| attempt.answer(side));
        if let Some(next) = next {
            self.show_pieces_of_system();
            self.follow(next);
        }
    }

    /// Reveals a little more with each call: the piece, then the move.
    pub(super) fn show_hint(self) {
        if self.is_question() {
            self.show_pieces_of_system();
            self.line.say(self.count_text(), Tone::Plain);
            return;
        }
        let attempt = self.attempt.get_untracked();
        let is_here = self.still_here();
        spawn_local(async move {
            let known = attempt.known_hint();
            let found = match known {
                Some(mv) => Some(mv),
                None => {
                    let found = look(self.thinker, attempt.position(), attempt.nodes(), 1).await;
                    found
                        .ok()
                        .and_then(|lines| lines.first()?.moves.first().copied())
                }
            };
            // The learner may have moved on.
            let is_same = || {
                self.attempt
                    .with_untracked(|now| now.position() == attempt.position())
            };
            let Some(mv) = found.filter(|_| is_here() && is_same()) else {
                return;
            };
            let told = self.hint.with_untracked(|(_, told)| told + 1);
            let (squares, said) = if told == 1 {
                (vec![mv.from()], t().learn_hint_piece().to_owned())
            } else {
                let name = self
                    .words
                    .with_untracked(|words| words.mv(attempt.position(), RuleSet::OFFICIAL, mv));
                self.is_helped.set(true);
                (vec![mv.from(), mv.to()], t().learn_hint_move(&name))
            };
            self.hint.set((squares, told));
            self.line.say(said, Tone::Plain);
        });
    }

    /// The learner's moves since the start, with the last try if it was wrong.
    pub(super) fn tried_moves(self, last: Outcome) -> Vec<Move> {
        let right = |attempt: &Attempt| attempt.line().iter().copied().step_by(2).collect();
        let mut moves: Vec<Move> = self.attempt.with_untracked(right);
        if last == Outcome::Wrong {
            moves.extend(self.last_move.get_untracked());
        }
        moves
    }

    /// The default text of the status line.
    pub(super) fn prompt(self) -> Signal<String> {
        Signal::derive(move || match self.stage.get() {
            Stage::Busy => String::new(),
            _ => t().learn_your_turn().to_owned(),
        })
    }

    /// Starts over.
    pub(super) fn start_over(self) {
        let step = self
            .attempt
            .with_untracked(|attempt| attempt.step().clone());
        self.open(&step);
    }

    /// Plays the line that shows what's wrong with the last try, and goes back.
    pub(super) fn show_why(self) {
        let Stage::Wrong(line) = self.stage.get_untracked() else {
            return;
        };
        let start = self.attempt.with_untracked(|attempt| *attempt.position());
        self.back();
        self.stage.set(Stage::Busy);
        self.renew_input();
        let is_here = self.still_here();
        spawn_local(async move {
            let mut pos = start;
            for &mv in line.iter().take(SHOWN_PLIES) {
                if !is_here() {
                    return;
                }
                let Ok(after) = pos.play(mv) else { break };
                self.show_move(&pos, mv, false);
                pos = after;
                browser::wait(2 * PAUSE).await;
            }
            if is_here() {
                self.back();
                self.stage.set(Stage::Wrong(line));
                self.renew_input();
            }
        });
    }

    // The details.

    /// Shows another task.
    pub(super) fn open(self, step: &Step) {
        self.visit.update(|visit| *visit += 1);
        let attempt = Attempt::new(step.clone());
        self.orientation.set(Orientation {
            bottom: attempt.side(),
        });
        self.attempt.set(attempt);
        self.stage.set(Stage::Trying);
        self.hint.set((Vec::new(), 0));
        self.is_helped.set(false);
        self.line.clear();
        self.back();
        self.renew_input();
    }

    /// Shows another task, and before it the moves from the start of a game that lead to it.
    pub(super) fn open_after(self, lead: Vec<Move>, step: &Step) {
        self.open(step);
        self.stage.set(Stage::Busy);
        self.renew_input();
        self.scene
            .show(Position::START.board(), Pace { hop_millis: 0 });
        let is_here = self.still_here();
        spawn_local(async move {
            let mut pos = Position::START;
            for mv in lead {
                browser::wait(PAUSE).await;
                let Some(after) = pos.play(mv).ok().filter(|_| is_here()) else {
                    return;
                };
                self.show_move(&pos, mv, false);
                pos = after;
            }
            if is_here() {
                self.stage.set(Stage::Trying);
                self.renew_input();
            }
        });
    }

    fn try_move(self, mv: Move, dragged: bool) {
        let before = self.attempt.with_untracked(|attempt| *attempt.position());
        self.line.clear();
        self.hint.set((Vec::new(), 0));
        self.show_move(&before, mv, dragged);
        let next = self.attempt.try_update(|attempt| attempt.play(mv));
        if let Some(next) = next {
            self.follow(next);
        }
    }

    fn follow(self, next: Next) {
        match next {
            Next::Done => self.finish(),
            Next::GoOn { reply: None } => {
                self.stage.set(Stage::Trying);
                self.renew_input();
            }
            Next::GoOn { reply: Some(mv) } => self.show_reply(mv),
            Next::Wrong(mistake) => self.refuse(mistake),
            Next::Ask(inquiry) => self.ask(inquiry),
        }
    }

    fn ask(self, inquiry: Inquiry) {
        self.stage.set(Stage::Busy);
        self.renew_input();
        let (goal, nodes) = self
            .attempt
            .with_untracked(|attempt| (attempt.step().goal.clone(), attempt.nodes()));
        let is_here = self.still_here();
        spawn_local(async move {
            let found = self.look_into(&inquiry, &goal, nodes).await;
            if !is_here() {
                return;
            }
            match found {
                Ok(found) => {
                    let next = self.attempt.try_update(|attempt| attempt.hear(&found));
                    if let Some(next) = next {
                        self.follow(next);
                    }
                }
                Err(_) => {
                    self.attempt.update(Attempt::give_up);
                    self.stage.set(Stage::Trying);
                    self.back();
                    self.renew_input();
                    self.line.say(t().learn_no_engine(), Tone::Bad);
                }
            }
        });
    }

    async fn look_into(
        self,
        inquiry: &Inquiry,
        goal: &LessonGoal,
        nodes: u64,
    ) -> Result<Findings, Unanswered> {
        // A result is what the tables say.
        let needs_tables = matches!(goal, LessonGoal::Win | LessonGoal::Draw(_));
        if needs_tables && !is_ready(self.thinker).await {
            return Err(Unanswered(String::new()));
        }
        let Inquiry { before, after } = inquiry;
        Ok(Findings {
            before: look(self.thinker, before, nodes, LOOK_LINES).await?,
            after: look(self.thinker, after, nodes, 1).await?,
        })
    }

    fn show_reply(self, mv: Move) {
        self.stage.set(Stage::Busy);
        self.renew_input();
        let is_here = self.still_here();
        spawn_local(async move {
            browser::wait(PAUSE).await;
            if !is_here() {
                return;
            }
            let now = self.attempt.with_untracked(|attempt| *attempt.position());
            self.last_move.set(Some(mv));
            self.scene.play(mv, now.board(), self.preferences.pace());
            sound::moved(self.preferences, mv);
            self.stage.set(Stage::Trying);
            self.renew_input();
            let name = mv
                .text(untrack(|| self.preferences.get()).labels())
                .to_string();
            self.line.say(t().learn_reply(&name), Tone::Plain);
        });
    }

    fn finish(self) {
        self.stage.set(Stage::Done);
        self.renew_input();
        self.outcome.run(Outcome::Done);
        spawn_local(async {
            // The button appears now.
            browser::wait(0).await;
            browser::focus("[data-testid=next]");
        });
    }

    fn refuse(self, mistake: Mistake) {
        let start = self.attempt.with_untracked(|attempt| *attempt.position());
        let said = self
            .words
            .with_untracked(|words| words.lesson_mistake(&start, &mistake));
        self.line.say(said, Tone::Bad);
        sound::wrong(self.preferences);
        self.outcome.run(Outcome::Wrong);
        let line = match mistake {
            Mistake::Weak { line, .. } => line,
            _ => Vec::new(),
        };
        // The board shows the try for a moment, but the learner doesn't have to wait to try again.
        self.stage.set(Stage::Wrong(line));
        self.renew_input();
        let is_here = self.still_here();
        spawn_local(async move {
            browser::wait(2 * PAUSE).await;
            if is_here() && self.shows_wrong_try() {
                self.back();
            }
        });
    }

    /// Whether the board still shows the last try, which was wrong.
    fn shows_wrong_try(self) -> bool {
        self.last_move.with_untracked(Option::is_some)
            && matches!(self.stage.get_untracked(), Stage::Wrong(_))
    }

    fn show_move(self, from: &Position, mv: Move, dragged: bool) {
        let after = from.play_unchecked(mv);
        let board = after.board();
        self.last_move.set(Some(mv));
        if dragged {
            self.scene.play_dragged(mv, board, self.preferences.pace());
        } else {
            self.scene.play(mv, board, self.preferences.pace());
        }
        sound::moved(self.preferences, mv);
        let is_king = |board: &rules::Board, at| board.get(at).is_some_and(Piece::is_king);
        if is_king(board, mv.to()) && !is_king(from.board(), mv.from()) {
            sound::crowned(self.preferences);
        }
    }

    /// Shows the position of the attempt.
    fn back(self) {
        let board = self
            .attempt
            .with_untracked(|attempt| *attempt.position().board());
        self.last_move.set(None);
        self.scene.show(&board, self.preferences.pace());
    }

    fn renew_input(self) {
        let can_move = matches!(self.stage.get_untracked(), Stage::Trying | Stage::Wrong(_))
            && !untrack(|| self.is_question());
        let hand = if can_move {
            Hand::WhoeverIsToMove
        } else {
            Hand::Nobody
        };
        let pos = self.attempt.with_untracked(|attempt| *attempt.position());
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        self.input.update(|input| input.renew(&game, hand));
    }

    /// Marks the pieces that are counted to see who has the move.
    fn show_pieces_of_system(self) {
        let squares = self.attempt.with_untracked(|attempt| {
            let counted = attempt.position().board().occupied() & learn::system(attempt.side());
            counted.into_iter().collect()
        });
        self.hint.set((squares, 1));
    }

    fn count_text(self) -> String {
        let count = self.hint.with_untracked(|(squares, _)| squares.len());
        t().learn_the_move_count(count as u32)
    }

    /// Returns a check of whether the screen still shows this try at this step.
    fn still_here(self) -> impl Fn() -> bool + Copy {
        let visit = self.visit.get_untracked();
        move || self.visit.try_get_untracked() == Some(visit)
    }
}

/// How many plies of a line are shown.
const SHOWN_PLIES: usize = 7;

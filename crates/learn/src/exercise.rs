//! A task on a board: tries are judged, and the answers are shown.
//!
//! An [`Exercise`] is everything between a learner and an [`Attempt`]: what the board shows, hints,
//! pauses, and the line that shows why a try was wrong. What the learner does goes in as method
//! calls, and [effects](ExerciseEffect) come out. The caller has the screen, the engine and the
//! clock: it reports with the same ticket what an effect asked for. What's late is ignored.

use crate::{Attempt, Findings, Inquiry, LessonGoal, Mistake, Next, Step, opposition};
use rules::{Board, Color, Move, Piece, Position, Square};
use std::collections::VecDeque;

/// How many plies of a line are shown.
const SHOWN_PLIES: usize = 7;

/// What happens in an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseStage {
    /// The learner tries.
    Trying,
    /// A try is judged, or moves are shown.
    Busy,
    /// The last try was wrong. The line shows why, if there is one.
    Wrong(Vec<Move>),
    /// The goal is reached.
    Done,
}

/// The result of a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TryResult {
    /// It was wrong.
    Wrong,
    /// The goal is reached.
    Done,
}

/// Something to carry out.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseEffect {
    /// Show this board.
    Show(Board),
    /// Show this board without animation.
    ShowAtOnce(Board),
    /// Play a move on the board.
    Play {
        /// The move.
        mv: Move,
        /// The board after it.
        after: Board,
        /// Whether the learner dragged the piece there.
        is_dragged: bool,
        /// Whether it makes a king.
        crowns: bool,
    },
    /// Let the learner enter a move in this position.
    Accept(Position),
    /// Show the moves in this position, but accept none.
    AcceptNone(Position),
    /// Say something in the status line.
    Say(ExerciseNotice),
    /// Clear the status line.
    ClearLine,
    /// Call [`Exercise::waited`] after so many pauses.
    Wait {
        /// Which wait it is.
        ticket: u32,
        /// How long.
        pauses: u32,
    },
    /// Have an engine look at a try, and call [`Exercise::judged`].
    Judge {
        /// Which try it is.
        ticket: u32,
        /// The positions.
        inquiry: Inquiry,
        /// How many positions the engine looks at.
        nodes: u64,
        /// Whether it has to know the endgame tables.
        needs_tables: bool,
    },
    /// Have an engine look for a good move, and call [`Exercise::found`].
    Find {
        /// The position.
        pos: Position,
        /// How many positions the engine looks at.
        nodes: u64,
    },
    /// A try was wrong, or the goal is reached.
    End(TryResult),
}

/// What an exercise says.
#[derive(Clone, PartialEq, Debug)]
pub enum ExerciseNotice {
    /// The marked piece has a good move.
    HintPiece,
    /// This is a good move.
    HintMove(Move),
    /// How many pieces count toward who has the move.
    Counted(usize),
    /// The opponent's move.
    Reply(Move),
    /// What was wrong with a try in this position.
    Mistake(Position, Mistake),
    /// No engine could judge the try.
    NoEngine,
}

/// What the next wait is for.
#[derive(Clone, PartialEq, Debug)]
enum Waiting {
    /// The opponent's move.
    Reply(Move),
    /// The wrong try goes back.
    Back,
    /// The next move of the line that shows why a try was wrong.
    Why {
        pos: Position,
        rest: VecDeque<Move>,
        line: Vec<Move>,
    },
    /// The next move that leads to the task.
    Lead { pos: Position, rest: VecDeque<Move> },
    /// An engine's judgment.
    Judgment,
}

/// A learner at a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    attempt: Attempt,
    stage: ExerciseStage,
    /// The squares of a hint, and how much it has told.
    hint: Vec<Square>,
    told: u8,
    last_move: Option<Move>,
    is_helped: bool,
    hides_the_move: bool,
    visit: u32,
    ticket: u32,
    waiting: Option<Waiting>,
    effects: Vec<ExerciseEffect>,
}

impl Exercise {
    /// A learner at the start of a step.
    pub fn new(step: &Step) -> Exercise {
        let mut exercise = Exercise {
            attempt: Attempt::new(step.clone()),
            stage: ExerciseStage::Trying,
            hint: Vec::new(),
            told: 0,
            last_move: None,
            is_helped: false,
            hides_the_move: false,
            visit: 0,
            ticket: 0,
            waiting: None,
            effects: Vec::new(),
        };
        exercise.accept();
        exercise
    }

    /// What to carry out, in this order. Each effect is given once.
    pub fn effects(&mut self) -> Vec<ExerciseEffect> {
        std::mem::take(&mut self.effects)
    }

    // What's shown.

    /// The attempt.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// What happens.
    pub const fn stage(&self) -> &ExerciseStage {
        &self.stage
    }

    /// How often a task was opened.
    pub const fn visit(&self) -> u32 {
        self.visit
    }

    /// The last move on the board.
    pub const fn last_move(&self) -> Option<Move> {
        self.last_move
    }

    /// The squares to mark: those of a hint, and the one to reach.
    pub fn marked(&self) -> Vec<Square> {
        let goal = match self.attempt.step().goal {
            LessonGoal::Reach { square, .. } => Some(square),
            _ => None,
        };
        self.hint.iter().copied().chain(goal).collect()
    }

    /// Whether a hint has named a move.
    pub const fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// Whether the learner answers a question instead of moving.
    pub fn is_question(&self) -> bool {
        self.attempt.step().goal == LessonGoal::TheMove
    }

    /// Whether it makes sense to show who has the move: not where that's the question, not in the
    /// first lessons, where the opponent waits, and not where neither side has it at the start.
    pub fn can_count_the_move(&self) -> bool {
        let step = self.attempt.step();
        let is_wanted = !step.goal.is_alone() && !self.is_question() && !self.hides_the_move;
        is_wanted && opposition(&step.pos).is_some()
    }

    /// Never offers to show who has the move: a later course explains what that is.
    pub const fn hide_the_move(&mut self) {
        self.hides_the_move = true;
    }

    /// The learner's moves since the start, with the last try if it was wrong.
    pub fn tried_moves(&self, last: TryResult) -> Vec<Move> {
        let right = self.attempt.line().iter().copied().step_by(2);
        let wrong = self.last_move.filter(|_| last == TryResult::Wrong);
        right.chain(wrong).collect()
    }

    // What the learner does.

    /// The learner touches the board. A wrong try that it still shows goes back; returns whether
    /// there was one.
    pub fn touch(&mut self) -> bool {
        let was_shown = self.shows_wrong_try();
        if was_shown {
            self.back();
        }
        was_shown
    }

    /// The learner plays a legal move.
    pub fn play(&mut self, mv: Move, is_dragged: bool) {
        let before = *self.attempt.position();
        self.effects.push(ExerciseEffect::ClearLine);
        self.hint.clear();
        self.told = 0;
        self.show_move(&before, mv, is_dragged);
        let next = self.attempt.play(mv);
        self.follow(next);
    }

    /// The learner says who has the move.
    pub fn answer(&mut self, is_mine: bool) {
        let side = self.attempt.side();
        let side = if is_mine { side } else { side.opponent() };
        let next = self.attempt.answer(side);
        self.show_system();
        self.follow(next);
    }

    /// Reveals a little more with each call: the piece, then the move.
    pub fn ask_hint(&mut self) {
        if self.is_question() {
            self.show_system();
            let counted = ExerciseNotice::Counted(self.hint.len());
            self.effects.push(ExerciseEffect::Say(counted));
        } else if let Some(mv) = self.attempt.known_hint() {
            self.reveal(mv);
        } else {
            self.effects.push(ExerciseEffect::Find {
                pos: *self.attempt.position(),
                nodes: self.attempt.nodes(),
            });
        }
    }

    /// Plays the line that shows what's wrong with the last try, and goes back.
    pub fn show_why(&mut self) {
        let ExerciseStage::Wrong(line) = self.stage.clone() else {
            return;
        };
        self.back();
        self.enter(ExerciseStage::Busy);
        self.go_on(Waiting::Why {
            pos: *self.attempt.position(),
            rest: line.iter().copied().take(SHOWN_PLIES).collect(),
            line,
        });
    }

    /// Starts over.
    pub fn start_over(&mut self) {
        let step = self.attempt.step().clone();
        self.open(&step);
    }

    /// Shows another task.
    pub fn open(&mut self, step: &Step) {
        self.visit += 1;
        self.forget_waiting();
        self.attempt = Attempt::new(step.clone());
        self.hint.clear();
        self.told = 0;
        self.is_helped = false;
        self.effects.push(ExerciseEffect::ClearLine);
        self.back();
        self.enter(ExerciseStage::Trying);
    }

    /// Shows another task, and before it the moves from the start of a game that lead to it.
    pub fn open_after(&mut self, lead: Vec<Move>, step: &Step) {
        self.open(step);
        if lead.is_empty() {
            return;
        }
        self.enter(ExerciseStage::Busy);
        let pos = Position::START;
        self.effects.push(ExerciseEffect::ShowAtOnce(*pos.board()));
        let rest = lead.into();
        self.wait(1, Waiting::Lead { pos, rest });
    }

    // What the caller reports.

    /// The time of a wait is over.
    pub fn waited(&mut self, ticket: u32) {
        if ticket != self.ticket || self.waiting == Some(Waiting::Judgment) {
            return;
        }
        if let Some(waiting) = self.waiting.take() {
            self.go_on(waiting);
        }
    }

    /// An engine has looked at a try. `None` if it couldn't.
    pub fn judged(&mut self, ticket: u32, found: Option<&Findings>) {
        if ticket != self.ticket || self.waiting != Some(Waiting::Judgment) {
            return;
        }
        self.waiting = None;
        if let Some(found) = found {
            let next = self.attempt.hear(found);
            self.follow(next);
        } else {
            self.attempt.give_up();
            self.back();
            self.enter(ExerciseStage::Trying);
            self.effects
                .push(ExerciseEffect::Say(ExerciseNotice::NoEngine));
        }
    }

    /// An engine has looked for a good move in this position.
    pub fn found(&mut self, pos: &Position, mv: Move) {
        // The learner may have moved on.
        if pos == self.attempt.position() {
            self.reveal(mv);
        }
    }

    // The details.

    fn follow(&mut self, next: Next) {
        match next {
            Next::Done => {
                self.enter(ExerciseStage::Done);
                self.effects.push(ExerciseEffect::End(TryResult::Done));
            }
            Next::GoOn { reply: None } => self.enter(ExerciseStage::Trying),
            Next::GoOn { reply: Some(mv) } => {
                self.enter(ExerciseStage::Busy);
                self.wait(1, Waiting::Reply(mv));
            }
            Next::Wrong(mistake) => self.refuse(mistake),
            Next::Ask(inquiry) => {
                self.enter(ExerciseStage::Busy);
                self.forget_waiting();
                self.waiting = Some(Waiting::Judgment);
                let goal = &self.attempt.step().goal;
                self.effects.push(ExerciseEffect::Judge {
                    ticket: self.ticket,
                    inquiry,
                    nodes: self.attempt.nodes(),
                    // A result is what the tables say.
                    needs_tables: matches!(
                        goal,
                        LessonGoal::Win | LessonGoal::WinIn(_) | LessonGoal::Draw(_)
                    ),
                });
            }
        }
    }

    fn refuse(&mut self, mistake: Mistake) {
        let line = match &mistake {
            Mistake::Weak { line, .. } | Mistake::TooSlow { line } => line.clone(),
            _ => Vec::new(),
        };
        let notice = ExerciseNotice::Mistake(*self.attempt.position(), mistake);
        self.effects.push(ExerciseEffect::Say(notice));
        // The board shows the try for a moment, but the learner doesn't have to wait to try again.
        self.enter(ExerciseStage::Wrong(line));
        self.wait(2, Waiting::Back);
        self.effects.push(ExerciseEffect::End(TryResult::Wrong));
    }

    /// Does what was waited for.
    fn go_on(&mut self, waiting: Waiting) {
        match waiting {
            Waiting::Reply(mv) => {
                self.last_move = Some(mv);
                self.effects.push(ExerciseEffect::Play {
                    mv,
                    after: *self.attempt.position().board(),
                    is_dragged: false,
                    crowns: false,
                });
                self.enter(ExerciseStage::Trying);
                let reply = ExerciseNotice::Reply(mv);
                self.effects.push(ExerciseEffect::Say(reply));
            }
            Waiting::Back => {
                self.touch();
            }
            Waiting::Why {
                pos,
                mut rest,
                line,
            } => match next_of(&pos, &mut rest) {
                Some((mv, after)) => {
                    self.show_move(&pos, mv, false);
                    let pos = after;
                    self.wait(2, Waiting::Why { pos, rest, line });
                }
                None => {
                    self.back();
                    self.enter(ExerciseStage::Wrong(line));
                }
            },
            Waiting::Lead { pos, mut rest } => {
                let next = next_of(&pos, &mut rest);
                if let Some((mv, _)) = next {
                    self.show_move(&pos, mv, false);
                }
                match next {
                    Some((_, pos)) if !rest.is_empty() => {
                        self.wait(1, Waiting::Lead { pos, rest });
                    }
                    _ => self.enter(ExerciseStage::Trying),
                }
            }
            Waiting::Judgment => {}
        }
    }

    fn wait(&mut self, pauses: u32, waiting: Waiting) {
        self.forget_waiting();
        self.waiting = Some(waiting);
        let ticket = self.ticket;
        self.effects.push(ExerciseEffect::Wait { ticket, pauses });
    }

    fn forget_waiting(&mut self) {
        self.ticket += 1;
        self.waiting = None;
    }

    fn enter(&mut self, stage: ExerciseStage) {
        self.stage = stage;
        self.accept();
    }

    fn accept(&mut self) {
        let can_move = matches!(self.stage, ExerciseStage::Trying | ExerciseStage::Wrong(_))
            && !self.is_question();
        let pos = *self.attempt.position();
        self.effects.push(match can_move {
            true => ExerciseEffect::Accept(pos),
            false => ExerciseEffect::AcceptNone(pos),
        });
    }

    fn reveal(&mut self, mv: Move) {
        self.told = self.told.saturating_add(1);
        let notice = if self.told == 1 {
            self.hint = vec![mv.from()];
            ExerciseNotice::HintPiece
        } else {
            self.hint = vec![mv.from(), mv.to()];
            self.is_helped = true;
            ExerciseNotice::HintMove(mv)
        };
        self.effects.push(ExerciseEffect::Say(notice));
    }

    /// Marks the pieces that are counted to see who has the move.
    fn show_system(&mut self) {
        let system = crate::system(self.attempt.side());
        let counted = self.attempt.position().board().occupied() & system;
        self.hint = counted.into_iter().collect();
        self.told = 1;
    }

    /// Whether the board still shows the last try, which was wrong.
    fn shows_wrong_try(&self) -> bool {
        self.last_move.is_some() && matches!(self.stage, ExerciseStage::Wrong(_))
    }

    fn show_move(&mut self, from: &Position, mv: Move, is_dragged: bool) {
        let after = *from.play_unchecked(mv).board();
        let is_king = |board: &Board, at| board.get(at).is_some_and(Piece::is_king);
        self.last_move = Some(mv);
        self.effects.push(ExerciseEffect::Play {
            mv,
            after,
            is_dragged,
            crowns: is_king(&after, mv.to()) && !is_king(from.board(), mv.from()),
        });
    }

    /// Shows the position of the attempt.
    fn back(&mut self) {
        self.last_move = None;
        let board = *self.attempt.position().board();
        self.effects.push(ExerciseEffect::Show(board));
    }

    /// The side at the bottom of the board.
    pub const fn side(&self) -> Color {
        self.attempt.side()
    }
}

/// The next move of a line, and the position after it. `None` at the end of what can be played.
fn next_of(pos: &Position, rest: &mut VecDeque<Move>) -> Option<(Move, Position)> {
    let mv = rest.pop_front()?;
    Some((mv, pos.play(mv).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, PuzzleFile, courses};

    /// A puzzle whose solution includes a reply by the opponent.
    fn puzzle() -> Puzzle {
        let puzzles = PuzzleFile::decode(crate::PUZZLES).unwrap().puzzles;
        let is_long = |puzzle: &Puzzle| puzzle.solution.len() == 3 && puzzle.pos.moves().len() > 2;
        puzzles.into_iter().find(is_long).unwrap()
    }

    /// Moves that aren't the solution.
    fn wrong(puzzle: &Puzzle) -> Vec<Move> {
        let mut moves = puzzle.pos.moves().to_vec();
        moves.retain(|mv| *mv != puzzle.solution[0]);
        moves
    }

    fn said(effects: &[ExerciseEffect]) -> Option<&ExerciseNotice> {
        effects.iter().rev().find_map(|effect| match effect {
            ExerciseEffect::Say(notice) => Some(notice),
            _ => None,
        })
    }

    /// The ticket of the last wait, and how long it takes.
    fn wait_of(effects: &[ExerciseEffect]) -> Option<(u32, u32)> {
        effects.iter().rev().find_map(|effect| match effect {
            ExerciseEffect::Wait { ticket, pauses } => Some((*ticket, *pauses)),
            _ => None,
        })
    }

    fn played(effects: &[ExerciseEffect]) -> Vec<Move> {
        let moves = effects.iter().filter_map(|effect| match effect {
            ExerciseEffect::Play { mv, .. } => Some(*mv),
            _ => None,
        });
        moves.collect()
    }

    #[test]
    fn a_right_move_is_answered_after_a_pause() {
        let puzzle = puzzle();
        let mut exercise = Exercise::new(&puzzle.exact_step());
        assert_eq!(exercise.effects(), [ExerciseEffect::Accept(puzzle.pos)]);
        exercise.play(puzzle.solution[0], false);
        let effects = exercise.effects();
        assert_eq!(played(&effects), puzzle.solution[..1]);
        assert_eq!(*exercise.stage(), ExerciseStage::Busy);
        let (ticket, pauses) = wait_of(&effects).unwrap();
        assert_eq!(pauses, 1);
        exercise.waited(ticket);
        let effects = exercise.effects();
        let reply = puzzle.solution[1];
        assert_eq!(played(&effects), [reply]);
        assert_eq!(said(&effects), Some(&ExerciseNotice::Reply(reply)));
        assert_eq!(*exercise.stage(), ExerciseStage::Trying);
        // A wait ends once.
        exercise.waited(ticket);
        assert_eq!(exercise.effects(), []);
        exercise.play(puzzle.solution[2], true);
        let effects = exercise.effects();
        assert_eq!(effects.last(), Some(&ExerciseEffect::End(TryResult::Done)));
        assert_eq!(*exercise.stage(), ExerciseStage::Done);
        let own = [puzzle.solution[0], puzzle.solution[2]];
        assert_eq!(exercise.tried_moves(TryResult::Done), own);
    }

    #[test]
    fn a_wrong_try_goes_back_after_its_own_pause() {
        let puzzle = puzzle();
        let mut exercise = Exercise::new(&puzzle.exact_step());
        let wrong = wrong(&puzzle);
        exercise.play(wrong[0], false);
        let effects = exercise.effects();
        assert_eq!(effects.last(), Some(&ExerciseEffect::End(TryResult::Wrong)));
        assert!(matches!(
            said(&effects),
            Some(ExerciseNotice::Mistake(pos, _)) if *pos == puzzle.pos
        ));
        assert_eq!(exercise.tried_moves(TryResult::Wrong), [wrong[0]]);
        let (first, pauses) = wait_of(&effects).unwrap();
        assert_eq!(pauses, 2);
        // The learner doesn't wait, and tries another one.
        assert!(exercise.touch());
        exercise.play(wrong[1], false);
        let (second, _) = wait_of(&exercise.effects()).unwrap();
        // The pause of the first try doesn't take the second one off the board.
        exercise.waited(first);
        assert_eq!(exercise.last_move(), Some(wrong[1]));
        exercise.waited(second);
        assert_eq!(exercise.last_move(), None);
        assert_eq!(
            exercise.effects(),
            [ExerciseEffect::Show(*puzzle.pos.board())]
        );
        assert!(!exercise.touch());
        assert!(matches!(exercise.stage(), ExerciseStage::Wrong(_)));
    }

    #[test]
    fn a_hint_names_the_piece_and_then_the_move() {
        let puzzle = puzzle();
        let mut exercise = Exercise::new(&puzzle.exact_step());
        let mv = puzzle.solution[0];
        exercise.effects();
        exercise.ask_hint();
        assert_eq!(exercise.marked(), [mv.from()]);
        let effects = exercise.effects();
        assert_eq!(said(&effects), Some(&ExerciseNotice::HintPiece));
        assert!(!exercise.is_helped());
        exercise.ask_hint();
        assert_eq!(exercise.marked(), [mv.from(), mv.to()]);
        let named = ExerciseNotice::HintMove(mv);
        assert_eq!(said(&exercise.effects()), Some(&named));
        assert!(exercise.is_helped());
        // A move takes it off the board, and what's found for an earlier position is too late.
        exercise.play(mv, false);
        exercise.effects();
        exercise.found(&puzzle.pos, mv);
        assert_eq!((exercise.marked(), exercise.effects()), (vec![], vec![]));
        exercise.start_over();
        assert!(!exercise.is_helped());
    }

    #[test]
    fn an_engine_judges_a_try_that_may_be_as_good() {
        let puzzle = puzzle();
        let mut exercise = Exercise::new(&puzzle.step());
        let other = wrong(&puzzle)[0];
        let judge = |exercise: &mut Exercise| {
            exercise.play(other, false);
            match exercise.effects().last() {
                Some(ExerciseEffect::Judge {
                    ticket, inquiry, ..
                }) => {
                    assert_eq!(inquiry.before, puzzle.pos);
                    *ticket
                }
                effect => panic!("{effect:?}"),
            }
        };
        let first = judge(&mut exercise);
        assert_eq!(*exercise.stage(), ExerciseStage::Busy);
        // It isn't a wait.
        exercise.waited(first);
        assert_eq!(exercise.effects(), []);
        exercise.judged(first, None);
        let effects = exercise.effects();
        assert_eq!(said(&effects), Some(&ExerciseNotice::NoEngine));
        assert_eq!(*exercise.stage(), ExerciseStage::Trying);
        // An answer about a task that was left is too late.
        let second = judge(&mut exercise);
        exercise.start_over();
        exercise.effects();
        exercise.judged(second, None);
        assert_eq!(exercise.effects(), []);
    }

    #[test]
    fn a_line_shows_why_and_goes_back() {
        let puzzle = puzzle();
        let mut exercise = Exercise::new(&puzzle.step());
        let line: Vec<Move> = {
            let first = wrong(&puzzle)[0];
            let after = puzzle.pos.play(first).unwrap();
            vec![first, after.moves()[0]]
        };
        exercise.stage = ExerciseStage::Wrong(line.clone());
        exercise.effects();
        exercise.show_why();
        let mut shown = Vec::new();
        loop {
            let effects = exercise.effects();
            shown.extend(played(&effects));
            let Some((ticket, _)) = wait_of(&effects) else {
                break;
            };
            assert_eq!(*exercise.stage(), ExerciseStage::Busy);
            exercise.waited(ticket);
        }
        assert_eq!(shown, line);
        assert_eq!(*exercise.stage(), ExerciseStage::Wrong(line));
        assert_eq!(exercise.last_move(), None);
    }

    #[test]
    fn the_moves_that_lead_to_a_task_are_shown_first() {
        let first = find(&Position::START, "11-15");
        let then = Position::START.play(first).unwrap();
        let second = find(&then, "23-19");
        let step = Step {
            pos: then.play(second).unwrap(),
            ..puzzle().step()
        };
        let mut exercise = Exercise::new(&puzzle().step());
        exercise.effects();
        exercise.open_after(vec![first, second], &step);
        let effects = exercise.effects();
        let start = ExerciseEffect::ShowAtOnce(*Position::START.board());
        assert!(effects.contains(&start), "{effects:?}");
        let (ticket, _) = wait_of(&effects).unwrap();
        exercise.waited(ticket);
        let effects = exercise.effects();
        assert_eq!(played(&effects), [first]);
        let (ticket, _) = wait_of(&effects).unwrap();
        let mut left = exercise.clone();
        exercise.waited(ticket);
        let effects = exercise.effects();
        assert_eq!(played(&effects), [second]);
        assert_eq!(effects.last(), Some(&ExerciseEffect::Accept(step.pos)));
        assert_eq!(*exercise.stage(), ExerciseStage::Trying);
        // A learner who opens another task doesn't see the rest.
        left.open(&puzzle().step());
        left.effects();
        left.waited(ticket);
        assert_eq!(left.effects(), []);
        assert_eq!(left.visit(), 2);
    }

    fn find(pos: &Position, text: &str) -> Move {
        let moves = pos.moves();
        let mut moves = moves.iter().copied();
        moves.find(|mv| mv.to_string() == text).unwrap()
    }

    #[test]
    fn who_has_the_move_is_only_shown_where_someone_has_it() {
        let at = |text: &str| {
            let pos = text.parse::<notation::Fen>().unwrap().position().unwrap();
            Exercise::new(&Step {
                pos,
                ..puzzle().step()
            })
        };
        assert!(at("B:WK32:BK1").can_count_the_move());
        assert!(!at("B:WK32:BK1,K2").can_count_the_move());
        let mut exercise = at("B:WK32:BK1");
        exercise.hide_the_move();
        assert!(!exercise.can_count_the_move());
    }

    #[test]
    fn a_question_is_answered_and_counted() {
        let mut lessons = courses().iter().flat_map(|course| &course.lessons);
        let lesson = lessons.find(|lesson| lesson.name == "the-move").unwrap();
        let mut exercise = Exercise::new(&lesson.steps[0]);
        assert!(exercise.is_question());
        assert!(matches!(
            exercise.effects()[..],
            [ExerciseEffect::AcceptNone(_)]
        ));
        exercise.ask_hint();
        let marked = exercise.marked().len();
        let counted = ExerciseNotice::Counted(marked);
        assert_eq!(said(&exercise.effects()), Some(&counted));
        assert!(marked > 0);
        // One of the two answers is right.
        let ends = [true, false].map(|is_mine| {
            let mut exercise = exercise.clone();
            exercise.answer(is_mine);
            exercise.effects().pop()
        });
        for end in [TryResult::Done, TryResult::Wrong] {
            assert!(ends.contains(&Some(ExerciseEffect::End(end))), "{ends:?}");
        }
    }
}

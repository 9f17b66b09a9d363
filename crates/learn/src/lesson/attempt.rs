//! A learner at a step: it takes tries and returns outcomes.

use super::{LessonGoal, Step, alone};
use crate::replay::Replay;
use crate::{Reason, Try, has_the_move};
use engine::{Line, ScoreKind};
use rules::{Color, Move, Position, RuleSet};
use tablebase::Wld;

/// How many positions an engine searches to judge a try.
pub const LOOK_NODES: u64 = 30_000;
/// How many it searches if the step asks for a result that the tables may not know.
const DEEP_NODES: u64 = 200_000;
/// The tables of the app know every result up to this many pieces.
const TABLE_PIECES: u32 = 5;
/// How many lines it finds in the position before the try.
pub const LOOK_LINES: usize = 2;

/// A learner at a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    step: Step,
    pos: Position,
    /// How many moves the learner has made.
    made: usize,
    /// The moves of both sides since the start.
    line: Vec<Move>,
    /// A move that can't be judged until an engine has searched.
    tried: Option<Move>,
}

/// The outcome of a try.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// The goal is reached.
    Done,
    /// The try was right, and it's the learner's turn again.
    GoOn {
        /// The opponent's move, unless it waits.
        reply: Option<Move>,
    },
    /// The try was wrong. The position is the one before it.
    Wrong(Mistake),
    /// An engine must search two positions first: see [`Attempt::hear`].
    Ask(Inquiry),
}

/// The positions that an engine must search before a try can be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inquiry {
    /// The position before the try. It needs [`LOOK_LINES`] lines.
    pub before: Position,
    /// The position after it. It needs one.
    pub after: Position,
}

/// What an engine found, the best line first.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings {
    /// Before the try.
    pub before: Vec<Line>,
    /// After it.
    pub after: Vec<Line>,
}

/// Why a try was wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Mistake {
    /// The goal can't be reached anymore.
    OutOfReach,
    /// The jump takes fewer pieces than the goal asks for.
    TooFew,
    /// The opponent can still move.
    NoBlock,
    /// It still wins, but takes too long.
    TooSlow {
        /// The move, and best play after it.
        line: Vec<Move>,
    },
    /// The answer to who has the move was wrong.
    TheMove {
        /// Who has it.
        side: Color,
        /// How many pieces stand in the learner's system.
        count: u32,
    },
    /// The move belongs to a different opening.
    NotInLine,
    /// The move is too weak.
    Weak {
        /// Why, the most important reason first. Empty if every reason would give the right move
        /// away.
        reasons: Vec<Reason>,
        /// The move, and best play after it.
        line: Vec<Move>,
    },
}

impl Mistake {
    /// The name of this kind of mistake in files. For weak moves, that of the reason.
    pub fn kind(&self) -> &'static str {
        match self {
            Mistake::OutOfReach => "out-of-reach",
            Mistake::TooFew => "too-few",
            Mistake::NoBlock => "no-block",
            Mistake::TooSlow { .. } => "too-slow",
            Mistake::TheMove { .. } => "the-move",
            Mistake::NotInLine => "not-in-line",
            Mistake::Weak { reasons, .. } => reasons.first().map_or("weak", Reason::kind),
        }
    }
}

impl Attempt {
    /// A learner at the start of a step.
    pub const fn new(step: Step) -> Attempt {
        Attempt {
            pos: step.pos,
            step,
            made: 0,
            line: Vec::new(),
            tried: None,
        }
    }

    /// The step.
    pub const fn step(&self) -> &Step {
        &self.step
    }

    /// The position on the board, with the learner to move.
    pub const fn position(&self) -> &Position {
        &self.pos
    }

    /// How many moves the learner has made.
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The moves of both sides since the start.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The learner's side.
    pub const fn side(&self) -> Color {
        self.step.pos.turn()
    }

    /// How many positions an engine has to look at to judge the next try.
    pub fn nodes(&self) -> u64 {
        match self.step.goal {
            LessonGoal::Win | LessonGoal::WinIn(_) | LessonGoal::Draw(_)
                if !is_in_tables(&self.pos) =>
            {
                DEEP_NODES
            }
            _ => LOOK_NODES,
        }
    }

    /// Whether a try waits for what an engine finds.
    pub const fn is_waiting(&self) -> bool {
        self.tried.is_some()
    }

    /// The learner plays a legal move. While another one is being judged, nothing happens.
    pub fn play(&mut self, mv: Move) -> Next {
        let Ok(after) = self.pos.play(mv) else {
            return Next::GoOn { reply: None };
        };
        if self.is_waiting() {
            return Next::GoOn { reply: None };
        }
        let next = 2 * self.made;
        match &self.step.goal {
            LessonGoal::TheMove => Next::GoOn { reply: None },
            LessonGoal::Line(line) | LessonGoal::SolveExactly(line) => {
                self.follow(&line.clone(), mv)
            }
            LessonGoal::Solve(line) if line.get(next) == Some(&mv) => {
                self.follow(&line.clone(), mv)
            }
            LessonGoal::ByTheBook(book) if book.recommends(&self.pos, mv) => {
                self.play_on(mv);
                self.follow_the_book()
            }
            goal if goal.is_alone() => self.play_alone(mv),
            _ if after.moves().is_empty() => {
                self.play_on(mv);
                Next::Done
            }
            _ => {
                self.tried = Some(mv);
                Next::Ask(Inquiry {
                    before: self.pos,
                    after,
                })
            }
        }
    }

    /// The learner says who has the move.
    pub fn answer(&mut self, side: Color) -> Next {
        let has = has_the_move(&self.pos).unwrap_or(self.side());
        if side == has {
            return Next::Done;
        }
        let system = crate::system(self.side());
        Next::Wrong(Mistake::TheMove {
            side: has,
            count: (self.pos.board().occupied() & system).len(),
        })
    }

    /// An engine has looked at the positions that [`Next::Ask`] asked for.
    pub fn hear(&mut self, found: &Findings) -> Next {
        let (Some(mv), Some(reply)) = (self.tried.take(), found.after.first()) else {
            return Next::GoOn { reply: None };
        };
        let pos = self.pos;
        let tried = Try {
            pos: &pos,
            mv,
            before: &found.before,
            after: &found.after,
        };
        if !self.is_good(&tried) {
            return Next::Wrong(self.weak(&tried));
        }
        self.play_on(mv);
        if let LessonGoal::ByTheBook(_) = self.step.goal {
            return self.follow_the_book();
        }
        if self.is_done(&self.pos) {
            return Next::Done;
        }
        let answer = reply.moves[0];
        self.answer_with(answer);
        if self.is_done(&self.pos) {
            return Next::Done;
        }
        Next::GoOn {
            reply: Some(answer),
        }
    }

    /// Forgets the try, because no engine could look at it.
    pub fn give_up(&mut self) {
        self.tried = None;
    }

    /// A good move, if it's known without an engine.
    pub fn known_hint(&self) -> Option<Move> {
        match &self.step.goal {
            LessonGoal::Line(line) | LessonGoal::Solve(line) | LessonGoal::SolveExactly(line) => {
                line.get(2 * self.made).copied()
            }
            LessonGoal::ByTheBook(book) => book.best(&self.pos),
            goal if goal.is_alone() => {
                let left = goal.max_moves().saturating_sub(self.made);
                let way = alone::way(goal, &self.step.pos, &self.pos, left)?;
                way.first().copied()
            }
            _ => None,
        }
    }

    /// The learner's move is right.
    fn play_on(&mut self, mv: Move) {
        self.pos = self.pos.play_unchecked(mv);
        self.made += 1;
        self.line.push(mv);
    }

    /// The opponent moves.
    fn answer_with(&mut self, mv: Move) {
        self.pos = self.pos.play_unchecked(mv);
        self.line.push(mv);
    }

    /// The opponent answers by the book. It ends where the book has no answer, or nothing to do
    /// after it.
    fn follow_the_book(&mut self) -> Next {
        let LessonGoal::ByTheBook(book) = &self.step.goal else {
            return Next::Done;
        };
        let reply = book.reply(&self.step.pos, &self.pos);
        let Some(reply) = reply.filter(|_| self.made < book.moves) else {
            return Next::Done;
        };
        let goes_on = self
            .pos
            .play(reply)
            .is_ok_and(|after| book.best(&after).is_some());
        if !goes_on {
            return Next::Done;
        }
        self.answer_with(reply);
        Next::GoOn { reply: Some(reply) }
    }

    fn play_alone(&mut self, mv: Move) -> Next {
        let after = alone::after(&self.pos, mv);
        let left = self.step.goal.max_moves().saturating_sub(self.made + 1);
        match alone::way(&self.step.goal, &self.step.pos, &after, left) {
            None => Next::Wrong(match self.step.goal {
                LessonGoal::Take { .. } => Mistake::TooFew,
                LessonGoal::Block { .. } => Mistake::NoBlock,
                _ => Mistake::OutOfReach,
            }),
            Some(way) => {
                self.pos = after;
                self.made += 1;
                self.line.push(mv);
                if way.is_empty() {
                    Next::Done
                } else {
                    Next::GoOn { reply: None }
                }
            }
        }
    }

    fn follow(&mut self, line: &[Move], mv: Move) -> Next {
        let place = 2 * self.made;
        if line.get(place) != Some(&mv) {
            return Next::Wrong(match self.step.goal {
                LessonGoal::SolveExactly(_) => Mistake::Weak {
                    reasons: Vec::new(),
                    line: Vec::new(),
                },
                _ => Mistake::NotInLine,
            });
        }
        self.play_on(mv);
        let Some(&reply) = line.get(place + 1) else {
            return Next::Done;
        };
        self.answer_with(reply);
        if place + 2 >= line.len() {
            return Next::Done;
        }
        Next::GoOn { reply: Some(reply) }
    }

    /// Whether a try is good enough for the goal.
    fn is_good(&self, tried: &Try<'_>) -> bool {
        match self.step.goal {
            LessonGoal::Win => {
                let after = self.pos.play_unchecked(tried.mv);
                // With more pieces than the tables cover, a winning move may have no proof in
                // reach.
                tried.score().is_win() || (!is_in_tables(&after) && tried.is_as_good())
            }
            LessonGoal::WinIn(moves) => {
                let left = 2 * moves.saturating_sub(self.made) as u32;
                matches!(
                    tried.score().kind(),
                    ScoreKind::Proven { wins: true, plies } if plies + 2 <= left
                )
            }
            LessonGoal::Solve(_) => tried.is_equal(),
            LessonGoal::Draw(_) => {
                let is_lost = tried.score().is_loss();
                !is_lost && (is_in_tables(&self.pos) || tried.is_as_good())
            }
            LessonGoal::Safe(_) => {
                let line = Replay::new(&self.pos, RuleSet::OFFICIAL, &tried.line());
                let start = line.balance(0);
                tried.is_as_good() && line.final_balance().is_none_or(|end| end >= start)
            }
            _ => tried.is_as_good(),
        }
    }

    /// Whether the goal is reached in this position, after the moves that were made.
    fn is_done(&self, pos: &Position) -> bool {
        let ahead = |board: &rules::Board| {
            let count = |side| i64::from(board.count(side));
            count(self.side()) - count(self.side().opponent())
        };
        match self.step.goal {
            // Another move that's as good solves it.
            LessonGoal::Solve(_) => true,
            LessonGoal::Safe(moves) | LessonGoal::Good(moves) | LessonGoal::Draw(moves) => {
                self.made >= moves
            }
            LessonGoal::Shot(pieces) => {
                let won = ahead(pos.board()) - ahead(self.step.pos.board());
                won >= i64::from(pieces) && !pos.can_capture()
            }
            _ => false,
        }
    }

    fn weak(&self, tried: &Try<'_>) -> Mistake {
        // A result that a goal is about has just been checked, if the tables know it.
        let thrown = match self.step.goal {
            _ if !is_in_tables(&self.pos) => None,
            LessonGoal::Win | LessonGoal::WinIn(_) if tried.score().is_loss() => {
                Some((Wld::Win, Wld::Loss))
            }
            LessonGoal::WinIn(_) if tried.score().is_win() => None,
            LessonGoal::Win | LessonGoal::WinIn(_) => Some((Wld::Win, Wld::Draw)),
            LessonGoal::Draw(_) => Some((Wld::Draw, Wld::Loss)),
            _ => None,
        };
        let thrown = thrown.map(|(was, is)| Reason::ThrowsResult { was, is });
        let mut reasons = tried.reasons();
        let is_timed = matches!(self.step.goal, LessonGoal::WinIn(_));
        if is_timed && tried.score().is_win() && reasons.is_empty() {
            return Mistake::TooSlow { line: tried.line() };
        }
        if thrown.is_some() {
            reasons.retain(|reason| !matches!(reason, Reason::ThrowsResult { .. }));
        }
        // What happens on the board says more to a beginner than a result.
        let place = if is_timed { reasons.len() } else { 0 };
        reasons.splice(place..place, thrown);
        Mistake::Weak {
            reasons,
            line: tried.line(),
        }
    }
}

/// Whether the tables of the app know the result.
fn is_in_tables(pos: &Position) -> bool {
    pos.board().occupied().len() <= TABLE_PIECES
}

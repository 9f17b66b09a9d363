//! Finds puzzles in positions, and verifies them.

use super::Themes;
use crate::replay::Replay;
use engine::{Control, Engine, Limits, Line, Score};
use rules::{Game, Move, Position, RuleSet};
use std::time::Duration;
use tablebase::Wld;

/// What solving a puzzle achieves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Goal {
    /// The game is won.
    Win,
    /// The game is drawn, by the tables. Every other move loses.
    Draw,
    /// Pieces are won.
    Material,
}

impl Goal {
    /// Every goal.
    pub const ALL: [Goal; 3] = [Goal::Win, Goal::Draw, Goal::Material];

    /// The name of this goal in files: `win`, `draw` or `material`.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Material => "material",
        }
    }
}

/// How long to search, in nodes for each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// For a first look.
    pub glance: u64,
    /// For the solution.
    pub solve: u64,
    /// For the independent second search that confirms it.
    pub confirm: u64,
}

impl Thoroughness {
    /// For the builder.
    pub const BUILD: Thoroughness = Thoroughness {
        glance: 2_000,
        solve: 40_000,
        confirm: 150_000,
    };
}

/// A puzzle that hasn't been tried by the levels yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The position.
    pub pos: Position,
    /// The solver's moves and the replies in turn.
    pub solution: Vec<Move>,
    /// What is achieved.
    pub goal: Goal,
    /// What it's about.
    pub themes: Themes,
    /// The solution, continued with best play until no capture is pending.
    pub line: Vec<Move>,
}

/// What a first look finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glance {
    /// One move stands out.
    Only(Move),
    /// The game is decided, no matter what's played.
    Decided,
    /// Neither.
    Nothing,
}

/// The maximum number of plies of a solution.
pub const MAX_SOLUTION: usize = 11;
/// The maximum number of moves that a solver has to find.
const MAX_DECISIONS: usize = 4;
/// By how much the right move beats the others if none of them decides the game, in hundredths of
/// a man.
const GAP: i32 = 100;
/// What the right move is worth at least if pieces are won, and the others at most.
const WORTH: i32 = 80;
const WORTHLESS: i32 = 60;
/// What the others are worth at most if the right move wins the game.
const NOT_WON: i32 = 120;
/// What the second-best move is worth if nothing can go wrong anymore.
const DECIDED: i32 = 250;
/// How far a line is followed to where no capture is pending, in plies.
const MAX_TAIL: usize = 8;

/// Finds puzzles with an engine and its tables.
pub struct Finder<'a> {
    /// Searches. Its memory is cleared for each look.
    pub engine: &'a mut Engine,
}

impl Finder<'_> {
    /// The puzzle in a position, if there is one: exactly one move achieves the goal, each step of
    /// the solution is the only good one, and a second, longer search confirms it.
    pub fn find(&mut self, pos: &Position, how: Thoroughness) -> Option<Draft> {
        match self.glance(pos, how.glance) {
            Glance::Only(_) => {
                let draft = self.draft(pos, how.solve)?;
                let Draft { solution, goal, .. } = &draft;
                self.confirms(pos, solution, *goal, how.confirm)
                    .then_some(draft)
            }
            Glance::Decided | Glance::Nothing => None,
        }
    }

    /// A first look at a position.
    pub fn glance(&mut self, pos: &Position, nodes: u64) -> Glance {
        if pos.moves().len() < 2 {
            return Glance::Nothing;
        }
        let lines = self.look(pos, nodes);
        match &lines[..] {
            [best, ..] if is_only(pos, &lines) => Glance::Only(best.moves[0]),
            [best, ..] if best.score.value() <= -DECIDED => Glance::Decided,
            [_, second, ..] if second.score.value() >= DECIDED => Glance::Decided,
            _ => Glance::Nothing,
        }
    }

    /// Whether each of the solver's moves is the only good one, by a search of this many nodes, and
    /// whether the goal is still the same.
    pub fn confirms(&mut self, pos: &Position, solution: &[Move], goal: Goal, nodes: u64) -> bool {
        let mut pos = *pos;
        for (ply, &mv) in solution.iter().enumerate() {
            if ply % 2 == 0 && pos.moves().len() > 1 {
                let lines = self.look(&pos, nodes);
                let is_right = lines.first().is_some_and(|line| line.moves[0] == mv);
                if !is_right || !is_only(&pos, &lines) {
                    return false;
                }
                if ply == 0 && self.goal(&pos, &lines) != Some(goal) {
                    return false;
                }
            }
            match pos.play(mv) {
                Ok(after) => pos = after,
                Err(_) => return false,
            }
        }
        true
    }

    /// The themes of a puzzle, with a search of this many nodes for what follows the solution.
    pub fn themes(&mut self, pos: &Position, solution: &[Move], goal: Goal, nodes: u64) -> Themes {
        let line = self.settle(pos, solution, nodes);
        Themes::of(pos, &line, solution.len(), goal)
    }

    /// The solution in a position where one move seems to be the only good one.
    pub fn draft(&mut self, start: &Position, nodes: u64) -> Option<Draft> {
        let mut pos = *start;
        let mut solution: Vec<Move> = Vec::new();
        let mut goal = None;
        let mut decisions = 0;
        loop {
            // 1. The solver's move. It's the only one, or the solution ends before it.
            let lines = self.look(&pos, nodes);
            let first = lines.first()?;
            if pos.moves().len() > 1 {
                if !is_only(&pos, &lines) || decisions == MAX_DECISIONS {
                    solution.pop();
                    break;
                }
                decisions += 1;
            }
            if goal.is_none() {
                goal = Some(self.goal(&pos, &lines)?);
            }
            let mv = first.moves[0];
            solution.push(mv);
            pos = pos.play_unchecked(mv);
            // 2. The end: nothing is left to play or to prove.
            let has_ended = pos.moves().is_empty() || solution.len() >= MAX_SOLUTION;
            if has_ended || is_reached(start, &solution, goal?) {
                break;
            }
            // 3. The best reply.
            let reply = self.look(&pos, nodes).first()?.moves[0];
            solution.push(reply);
            pos = pos.play_unchecked(reply);
        }
        let goal = goal?;
        (!solution.is_empty()).then(|| {
            let line = self.settle(start, &solution, nodes);
            Draft {
                pos: *start,
                themes: Themes::of(start, &line, solution.len(), goal),
                solution,
                goal,
                line,
            }
        })
    }

    /// The goal in a position where one move is the only good one.
    fn goal(&self, pos: &Position, lines: &[Line]) -> Option<Goal> {
        let best = lines.first()?;
        if best.score.is_win() {
            return Some(Goal::Win);
        }
        let tables = &self.engine.options().databases;
        if pos.board().occupied().len() <= tables.most_pieces() {
            return (tables.probe_result(pos) == Some(Wld::Draw)).then_some(Goal::Draw);
        }
        let line = Replay::new(pos, RuleSet::OFFICIAL, &best.moves);
        let start = line.balance(0);
        let is_won = line.lasting(|balance| balance > start).is_some();
        (is_won && best.score.value() >= WORTH).then_some(Goal::Material)
    }

    /// The solution, continued with best play until no capture is pending.
    fn settle(&mut self, start: &Position, solution: &[Move], nodes: u64) -> Vec<Move> {
        let mut line = solution.to_vec();
        let mut pos = solution
            .iter()
            .fold(*start, |pos, &mv| pos.play_unchecked(mv));
        for _ in 0..MAX_TAIL {
            if !pos.can_capture() {
                break;
            }
            let found = self.look(&pos, nodes);
            let Some(best) = found.first() else { break };
            line.push(best.moves[0]);
            pos = pos.play_unchecked(best.moves[0]);
        }
        line
    }

    /// The two best lines.
    fn look(&mut self, pos: &Position, nodes: u64) -> Vec<Line> {
        let game = Game::from_position(*pos, RuleSet::OFFICIAL);
        let limits = Limits {
            lines: 2,
            ..Limits::nodes(nodes)
        };
        self.engine.new_game();
        let (control, clock) = (Control::new(), || Duration::ZERO);
        let found = self
            .engine
            .search(&game, &limits, &control, &clock, &mut |_| {});
        found.lines
    }
}

/// Whether the first line is good and the second isn't, by a clear margin. A forced move is.
fn is_only(pos: &Position, lines: &[Line]) -> bool {
    match lines {
        [only] => pos.moves().len() == 1 && !only.score.is_loss(),
        [best, second, ..] => is_clearly_better(best.score, second.score),
        [] => false,
    }
}

fn is_clearly_better(best: Score, second: Score) -> bool {
    if best.is_win() {
        return second.value() <= NOT_WON;
    }
    if second.is_loss() {
        // Holding out is as good as it gets, if it holds.
        return !best.is_loss() && best.value() >= -WORTHLESS;
    }
    let gap = best.value() - second.value();
    best.value() >= WORTH && second.value() <= WORTHLESS && gap >= GAP
}

/// Whether the goal is reached after these moves: pieces have been won and no capture is pending.
fn is_reached(start: &Position, solution: &[Move], goal: Goal) -> bool {
    let line = Replay::new(start, RuleSet::OFFICIAL, solution);
    let end = line.after(line.plies());
    goal != Goal::Draw && !end.can_capture() && line.balance(line.plies()) > line.balance(0)
}

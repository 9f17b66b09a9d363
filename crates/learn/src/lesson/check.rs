//! Plays every lesson: its right tries have to lead to the goal, its wrong ones have to be refused.

use super::{Attempt, Course, Findings, Inquiry, LOOK_LINES, Lesson, Next, Sample, Step};
use crate::has_the_move;
use engine::{Control, Engine, Limits, Line};
use rules::{Color, Game, Move, Position, RuleSet};
use std::time::Duration;
use tablebase::{Tablebase, Wld};

/// The maximum number of moves that a goal may take, so that a check ends.
const MAX_MOVES: usize = 120;

/// In place of a reason: the try is wrong, and what can be shown depends on the search.
const ANY_REASON: &str = "any";

/// What's wrong with a step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Flaw {
    /// A right try was refused.
    #[error("{0} should be right, but is refused as {1}")]
    Refused(Move, &'static str),
    /// A wrong try was accepted.
    #[error("{0} should be wrong, but is accepted")]
    Accepted(Move),
    /// A wrong try was refused for a different reason.
    #[error("{0} should be refused as {1}, but is refused as {2}")]
    OtherReason(Move, String, &'static str),
    /// The best moves don't reach the goal.
    #[error("the goal isn't reached in {MAX_MOVES} moves")]
    Unreached,
    /// A move that the rules should refuse is legal.
    #[error("a move that should be refused is legal")]
    Legal,
    /// Nobody has the move, because the sides have different numbers of pieces.
    #[error("nobody has the move")]
    NoMove,
    /// The tables know another number of moves to the win.
    #[error("the shortest win takes {0} moves, not {1}")]
    Par(u32, u32),
    /// The other side has the move.
    #[error("the other side has the move")]
    OtherSide,
}

/// A step with a problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{lesson}, {step}: {flaw}")]
pub struct FlawedStep {
    /// The name of the lesson.
    pub lesson: String,
    /// The name of the step.
    pub step: String,
    /// What's wrong.
    #[source]
    pub flaw: Flaw,
}

/// Plays every sample of every step. The engine needs the network and the tables that the learners'
/// engine has.
pub fn check_lessons(courses: &[Course], engine: &mut Engine) -> Vec<FlawedStep> {
    let mut flawed = Vec::new();
    for lesson in courses.iter().flat_map(|course| &course.lessons) {
        for step in &lesson.steps {
            flawed.extend(check_step(lesson, step, engine));
        }
    }
    flawed
}

fn check_step(lesson: &Lesson, step: &Step, engine: &mut Engine) -> Vec<FlawedStep> {
    let of = |flaw| FlawedStep {
        lesson: lesson.name.clone(),
        step: step.name.clone(),
        flaw,
    };
    let par = check_par(step, &engine.options().databases);
    let check = |sample: &Sample| match sample {
        Sample::Right(moves) => check_right(step, moves, engine),
        Sample::Accepted(moves) => check_accepted(step, moves, engine),
        Sample::TheMove(side) => check_answer(step, *side),
        Sample::Wrong(moves, kind) => check_wrong(step, moves, kind, engine),
        Sample::Refused(path) => {
            let is_legal = |mv: Move| mv.path()[..] == path[..];
            match step.pos.moves().into_iter().any(is_legal) {
                true => Err(Flaw::Legal),
                false => Ok(()),
            }
        }
    };
    let results: Vec<_> = step.samples.iter().map(check).chain([par]).collect();
    results
        .into_iter()
        .filter_map(Result::err)
        .map(of)
        .collect()
}

/// A win can't be shorter than the tables say. They may not know how long it takes.
fn check_par(step: &Step, tables: &Tablebase) -> Result<(), Flaw> {
    let (Some(par), Some(verdict)) = (step.par, tables.probe(&step.pos)) else {
        return Ok(());
    };
    let plies = match (verdict.result, verdict.plies) {
        (Wld::Win, None) => return Ok(()),
        (Wld::Win, Some(plies)) => plies,
        (Wld::Draw | Wld::Loss, _) => return Err(Flaw::Unreached),
    };
    match u32::from(plies).div_ceil(2) {
        known if known == par => Ok(()),
        known => Err(Flaw::Par(known, par)),
    }
}

fn check_answer(step: &Step, side: Color) -> Result<(), Flaw> {
    has_the_move(&step.pos).ok_or(Flaw::NoMove)?;
    let is_right = |side| Attempt::new(step.clone()).answer(side) == Next::Done;
    if is_right(side) && !is_right(side.opponent()) {
        Ok(())
    } else {
        Err(Flaw::OtherSide)
    }
}

fn check_right(step: &Step, moves: &[Move], engine: &mut Engine) -> Result<(), Flaw> {
    let mut attempt = Attempt::new(step.clone());
    for turn in 0..MAX_MOVES {
        let given = moves.get(turn).copied();
        let best = || {
            attempt.known_hint().or_else(|| {
                look(engine, attempt.position(), attempt.nodes(), 1)
                    .first()?
                    .moves
                    .first()
                    .copied()
            })
        };
        let mv = given.or_else(best).ok_or(Flaw::Unreached)?;
        match settled(&mut attempt, mv, engine) {
            Next::Done => return Ok(()),
            Next::GoOn { .. } | Next::Ask(_) => {}
            Next::Wrong(mistake) => return Err(Flaw::Refused(mv, mistake.kind())),
        }
    }
    Err(Flaw::Unreached)
}

fn check_accepted(step: &Step, moves: &[Move], engine: &mut Engine) -> Result<(), Flaw> {
    let mut attempt = Attempt::new(step.clone());
    for &mv in moves {
        if let Next::Wrong(mistake) = settled(&mut attempt, mv, engine) {
            return Err(Flaw::Refused(mv, mistake.kind()));
        }
    }
    Ok(())
}

fn check_wrong(step: &Step, moves: &[Move], kind: &str, engine: &mut Engine) -> Result<(), Flaw> {
    let mut attempt = Attempt::new(step.clone());
    let mut last = None;
    for &mv in moves {
        last = Some((mv, settled(&mut attempt, mv, engine)));
    }
    match last {
        Some((mv, Next::Wrong(mistake))) if kind != ANY_REASON && mistake.kind() != kind => {
            Err(Flaw::OtherReason(mv, kind.to_owned(), mistake.kind()))
        }
        Some((_, Next::Wrong(_))) => Ok(()),
        Some((mv, _)) => Err(Flaw::Accepted(mv)),
        None => Err(Flaw::Unreached),
    }
}

/// Plays a move, and lets the engine look if that's needed.
fn settled(attempt: &mut Attempt, mv: Move, engine: &mut Engine) -> Next {
    let nodes = attempt.nodes();
    match attempt.play(mv) {
        Next::Ask(Inquiry { before, after }) => attempt.hear(&Findings {
            before: look(engine, &before, nodes, LOOK_LINES),
            after: look(engine, &after, nodes, 1),
        }),
        next => next,
    }
}

/// The best lines in a position.
fn look(engine: &mut Engine, pos: &Position, nodes: u64, lines: usize) -> Vec<Line> {
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let limits = Limits {
        lines,
        ..Limits::nodes(nodes)
    };
    let (control, clock) = (Control::new(), || Duration::ZERO);
    engine.new_game();
    let found = engine.search(&game, &limits, &control, &clock, &mut |_| {});
    found.lines
}

//! Why a move was a mistake, as far as lines and tables prove it.

use crate::replay::Replay;
use crate::{Curve, has_the_move, judge};
use engine::Score;
use rules::{Color, Direction, Move, Position, RuleSet, Square};
use tablebase::{Tablebase, Wld};

/// A mistake with its evidence.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The position of the mistake.
    pub pos: &'a Position,
    /// The rules of the game.
    pub rules: RuleSet,
    /// The move that was played, and best play after it.
    pub played: &'a [Move],
    /// What the played line is worth, for the side that moved.
    pub played_score: Score,
    /// The best move, and best play after it.
    pub best: &'a [Move],
    /// What the best line is worth.
    pub best_score: Score,
    /// What the second-best move is worth, if it was looked at.
    pub second_score: Option<Score>,
    /// The endgame tables, possibly empty.
    pub tables: &'a Tablebase,
}

/// Why a move was a mistake. Plies count from the position of the mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The tables or a proof show that the result changed.
    ThrowsResult {
        /// The result with best play, for the side that moved.
        was: Wld,
        /// The result after the move.
        is: Wld,
    },
    /// Pieces are lost for nothing.
    LosesPieces {
        /// How many more than in the best line, and at most as many as are lost in all.
        count: u32,
        /// After how many plies of the played line they are gone.
        by: usize,
    },
    /// The best line would have won pieces.
    MissesShot {
        /// The better move.
        mv: Move,
        /// How many of our own it gives up first.
        given: u32,
        /// How many it takes, more than it gives.
        taken: u32,
        /// After how many plies of the best line.
        by: usize,
    },
    /// A man left the back row, and the opponent is crowned next to its square.
    GivesUpKingRow {
        /// The square that was left.
        from: Square,
        /// Where the opponent is crowned.
        at: Square,
        /// After how many plies of the played line.
        by: usize,
    },
    /// The opponent is crowned, and wouldn't be so soon in the best line.
    LetsKingThrough {
        /// Where the opponent is crowned.
        at: Square,
        /// After how many plies of the played line.
        by: usize,
    },
    /// The side had the move. It keeps it in the best line, and the opponent gets it in the other.
    LosesTheMove {
        /// How many pieces are left on the board at the end of the played line.
        pieces: u32,
    },
    /// Every other move was a mistake too.
    OnlyMove {
        /// The one that wasn't.
        mv: Move,
    },
    /// Nothing can be shown: the engine prefers another move.
    Prefers {
        /// The better move.
        mv: Move,
        /// What it's worth.
        score: Score,
    },
}

impl Reason {
    /// The name of this kind of reason in files: `loses-pieces`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Reason::ThrowsResult { .. } => "throws-result",
            Reason::LosesPieces { .. } => "loses-pieces",
            Reason::MissesShot { .. } => "misses-shot",
            Reason::GivesUpKingRow { .. } => "gives-up-king-row",
            Reason::LetsKingThrough { .. } => "lets-king-through",
            Reason::LosesTheMove { .. } => "loses-the-move",
            Reason::OnlyMove { .. } => "only-move",
            Reason::Prefers { .. } => "prefers",
        }
    }
}

/// The maximum number of plies of a line that count, and that are worth keeping. Code that stores a
/// review can derive the same reasons from it.
pub const MAX_LINE: usize = 24;
/// The plies in which a reason has to show, so that people can follow it.
const VISIBLE_PLIES: usize = 9;
/// How much longer the opponent has to wait for a king in the best line, in plies.
const KING_DELAY: usize = 2;
/// How long a loss has to last if it doesn't last to the end of the line, in plies.
const LASTING_PLIES: usize = 6;
/// A difference between two scores that shows that they differ by a piece.
const NEARLY_A_MAN: i32 = 75;
/// The maximum number of pieces at which having the move decides the game.
const FEW_PIECES: u32 = 12;

/// The reasons why a move was a mistake, the most telling first. There is always one. Only the
/// first [`MAX_LINE`] plies of the lines count.
///
/// # Panics
///
/// If one of the lines is empty.
pub fn explain(case: &Case<'_>) -> Vec<Reason> {
    let cut = |line: &[Move]| Replay::new(case.pos, case.rules, &line[..line.len().min(MAX_LINE)]);
    let (played, best) = (cut(case.played), cut(case.best));
    let mut reasons: Vec<Reason> = [
        throws_result(case),
        loses_pieces(case, &played, &best),
        misses_shot(&played, &best),
        lets_king_through(&played, &best),
        loses_the_move(&played, &best),
        only_move(case),
    ]
    .into_iter()
    .flatten()
    .collect();
    if reasons.is_empty() {
        reasons.push(Reason::Prefers {
            mv: case.best[0],
            score: case.best_score,
        });
    }
    reasons
}

/// The result of a position for the side to move, if a table or the score proves it.
fn proven(case: &Case<'_>, pos: &Position, score: Score) -> Option<Wld> {
    if score.is_win() {
        return Some(Wld::Win);
    }
    if score.is_loss() {
        return Some(Wld::Loss);
    }
    let is_known =
        case.rules.is_official() && pos.board().occupied().len() <= case.tables.most_pieces();
    is_known.then(|| case.tables.probe_result(pos)).flatten()
}

fn throws_result(case: &Case<'_>) -> Option<Reason> {
    let was = proven(case, case.pos, case.best_score)?;
    let after = case
        .pos
        .play_under(case.rules, *case.played.first()?)
        .ok()?;
    let is = proven(case, &after, -case.played_score)?.reversed();
    (is < was).then_some(Reason::ThrowsResult { was, is })
}

fn loses_pieces(case: &Case<'_>, played: &Replay, best: &Replay) -> Option<Reason> {
    let start = played.balance(0);
    let is_behind = |balance| balance < start;
    // If a line ends in the middle of an exchange, the scores know how it ends.
    let is_certain = case.best_score.value() - case.played_score.value() >= NEARLY_A_MAN;
    let by = played.lasting(is_behind).or_else(|| {
        played
            .lasting_for(LASTING_PLIES, is_behind)
            .filter(|_| is_certain)
    })?;
    let lost_if = |kept: i32| start.min(kept) - played.balance(by);
    let mut lost = lost_if(best.final_balance()?);
    if lost <= 0 && is_certain {
        let kept = best.settled().filter(|&plies| plies >= by);
        lost = lost_if(kept.map(|plies| best.balance(plies)).max()?);
    }
    (by <= VISIBLE_PLIES && lost > 0).then_some(Reason::LosesPieces {
        count: lost.unsigned_abs(),
        by,
    })
}

fn misses_shot(played: &Replay, best: &Replay) -> Option<Reason> {
    let start = best.balance(0);
    let by = best.lasting(|balance| balance > start)?;
    let (given, taken) = best.given_and_taken(by);
    let is_missed = played.final_balance()? < best.balance(by);
    let (_, mv) = best.steps().next()?;
    (by <= VISIBLE_PLIES && is_missed).then_some(Reason::MissesShot {
        mv,
        given,
        taken,
        by,
    })
}

/// The first move that crowns a man of the opponent, and after how many plies.
fn first_crowning(replay: &Replay) -> Option<(usize, Move)> {
    replay.steps().enumerate().find_map(|(ply, (pos, mv))| {
        let is_man = !pos.board().kings().contains(mv.from());
        let is_theirs = ply % 2 == 1;
        let is_crowned = is_man && pos.turn().crown_row().contains(mv.to());
        (is_theirs && is_crowned).then_some((ply + 1, mv))
    })
}

/// Whether the opponent still has a new king when no capture is pending anymore.
fn survives(replay: &Replay, ply: usize) -> bool {
    let them = replay.after(0).turn().opponent();
    let kings = |plies: usize| {
        let board = replay.after(plies).board();
        (board.kings() & board.pieces(them)).len()
    };
    let settled = replay.settled().find(|&plies| plies >= ply);
    settled.is_some_and(|settled| kings(settled) > kings(0))
}

fn lets_king_through(played: &Replay, best: &Replay) -> Option<Reason> {
    let (by, crowning) = first_crowning(played)?;
    let is_delayed = match first_crowning(best) {
        Some((later, _)) => later > by + KING_DELAY,
        None => best.plies() > by + KING_DELAY,
    };
    if by > VISIBLE_PLIES || !is_delayed || !survives(played, by) {
        return None;
    }
    let path = crowning.path();
    let (entry, at) = (path[path.len() - 2], crowning.to());
    let (pos, mv) = played.steps().next()?;
    let from = mv.from();
    let was_home = pos.turn().back_row().contains(from) && !pos.board().kings().contains(from);
    let guarded_entry = Direction::ALL
        .iter()
        .any(|&way| from.neighbour(way) == Some(entry));
    Some(if was_home && (from == at || guarded_entry) {
        Reason::GivesUpKingRow { from, at, by }
    } else {
        Reason::LetsKingThrough { at, by }
    })
}

fn loses_the_move(played: &Replay, best: &Replay) -> Option<Reason> {
    let us: Color = played.after(0).turn();
    let at_end = |replay: &Replay| {
        let end = replay.settled().next_back()?;
        has_the_move(replay.after(end))
    };
    let had = has_the_move(played.after(0)) == Some(us);
    let end = played.settled().next_back()?;
    let pieces = played.after(end).board().occupied().len();
    let is_lost = had && at_end(best) == Some(us) && at_end(played) == Some(us.opponent());
    (is_lost && pieces <= FEW_PIECES).then_some(Reason::LosesTheMove { pieces })
}

fn only_move(case: &Case<'_>) -> Option<Reason> {
    let pieces = case.pos.board().occupied().len();
    let points = |score| Curve::CAREFUL.points(score, pieces);
    let gap = points(case.best_score) - points(case.second_score?);
    let is_only = gap >= judge::MISTAKE && case.pos.moves_under(case.rules).len() > 2;
    is_only.then_some(Reason::OnlyMove { mv: case.best[0] })
}

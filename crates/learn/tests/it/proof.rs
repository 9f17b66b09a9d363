//! Checks reasons the slow way: every claim is looked up on the board.

use learn::{Case, Curve, Reason, Wld};
use rules::{Color, Move, Position, Square};

/// Asserts that the lines, the scores and the tables of a case show a reason.
#[track_caller]
pub(crate) fn assert_shown(case: &Case<'_>, reason: &Reason) {
    let us = case.pos.turn();
    let them = us.opponent();
    let balance = |pos: &Position| ahead(pos, us);
    match *reason {
        Reason::ThrowsResult { was, is } => {
            assert!(is < was);
            assert_eq!(
                result(case, case.pos, us, case.best_score.value()),
                Some(was)
            );
            let after = boards(case, case.played)[1];
            assert_eq!(
                result(case, &after, us, case.played_score.value()),
                Some(is)
            );
        }
        Reason::LosesPieces { count, by } => {
            let boards = boards(case, case.played);
            assert!(count > 0 && by < boards.len() && !boards[by].can_capture_under(case.rules));
            let lost = balance(&boards[0]) - balance(&boards[by]);
            assert!(lost >= count as i32, "{lost} lost, {count} claimed");
            let is_certain = case.best_score.value() - case.played_score.value() >= 75;
            let is_settled = |pos: &&Position| !pos.can_capture_under(case.rules);
            let comes_back = |pos: &Position| balance(pos) >= balance(&boards[0]);
            if boards[by..].iter().filter(is_settled).any(comes_back) {
                // The played line ends in the middle of an exchange.
                assert!(is_certain, "it comes back");
                let next = boards[by..=by + 6].iter().filter(is_settled);
                assert!(!{ next }.any(comes_back), "it comes back soon");
            }
            let is_kept = |pos: &Position| balance(pos) - balance(&boards[by]) >= count as i32;
            let best = last_settled(case, case.best).expect("the best line settles");
            if !is_kept(&best) {
                // The best line ends in the middle of an exchange.
                assert!(is_certain);
                let mut later = self::boards(case, case.best).into_iter().skip(by);
                assert!(later.any(|pos| !pos.can_capture_under(case.rules) && is_kept(&pos)));
            }
        }
        Reason::MissesShot {
            mv,
            given,
            taken,
            by,
        } => {
            let boards = boards(case, case.best);
            assert_eq!(mv, case.best[0]);
            assert!(taken > given && !boards[by].can_capture_under(case.rules));
            let gone = |color| boards[0].board().count(color) - boards[by].board().count(color);
            assert_eq!((gone(us), gone(them)), (given, taken));
            let played = last_settled(case, case.played).expect("the played line settles");
            assert!(balance(&played) < balance(&boards[by]));
        }
        Reason::LetsKingThrough { at, by } => assert_crowned(case, at.number(), by),
        Reason::GivesUpKingRow { from, at, by } => {
            assert_crowned(case, at.number(), by);
            assert_eq!(case.played[0].from(), from);
            assert!(us.back_row().contains(from));
            assert!(!case.pos.board().kings().contains(from));
            let (rows, cols) = (
                i32::from(from.row()) - i32::from(at.row()),
                i32::from(from.col()) - i32::from(at.col()),
            );
            assert!(rows == 0 && cols.abs() <= 2, "{from} doesn't guard {at}");
        }
        Reason::LosesTheMove { pieces } => {
            let end = last_settled(case, case.played).expect("the played line settles");
            assert_eq!(end.board().occupied().len(), pieces);
            assert!(pieces <= 12);
            assert_eq!(opposition(case.pos), Some(us));
            assert_eq!(opposition(&end), Some(them));
            let best = last_settled(case, case.best).expect("the best line settles");
            assert_eq!(opposition(&best), Some(us));
        }
        Reason::OnlyMove { mv } => {
            assert_eq!(mv, case.best[0]);
            let pieces = case.pos.board().occupied().len();
            let points = |score| Curve::CAREFUL.points(score, pieces);
            let second = case.second_score.expect("a second move was looked at");
            assert!(points(case.best_score) - points(second) >= 0.25);
        }
        Reason::Prefers { mv, score } => {
            assert_eq!((mv, score), (case.best[0], case.best_score));
        }
    }
}

fn boards(case: &Case<'_>, line: &[Move]) -> Vec<Position> {
    let mut boards = vec![*case.pos];
    for &mv in line {
        let last = boards[boards.len() - 1];
        boards.push(last.play_under(case.rules, mv).expect("lines are legal"));
    }
    boards
}

fn last_settled(case: &Case<'_>, line: &[Move]) -> Option<Position> {
    let boards = boards(case, line);
    let settled = boards[1..].iter().rev();
    settled
        .copied()
        .find(|pos| !pos.can_capture_under(case.rules))
}

fn ahead(pos: &Position, us: Color) -> i32 {
    let count = |color| {
        pos.board()
            .iter()
            .filter(|(_, piece)| piece.color == color)
            .count() as i32
    };
    count(us) - count(us.opponent())
}

/// The result for `us`, from the score of the line or from the tables.
fn result(case: &Case<'_>, pos: &Position, us: Color, score: i32) -> Option<Wld> {
    match score {
        20_000.. => Some(Wld::Win),
        ..=-20_000 => Some(Wld::Loss),
        _ => {
            let found = case.tables.probe_result(pos)?;
            Some(if pos.turn() == us {
                found
            } else {
                found.reversed()
            })
        }
    }
}

/// The opponent gets a king on a square of the played line, and not so soon in the best line.
#[track_caller]
fn assert_crowned(case: &Case<'_>, at: u8, by: usize) {
    let them = case.pos.turn().opponent();
    let crowning = |line: &[Move]| {
        let boards = boards(case, line);
        let crowns = |ply: &usize| {
            let (before, mv) = (&boards[*ply], line[*ply]);
            let row = if them == Color::Black { 29..=32 } else { 1..=4 };
            before.turn() == them
                && !before.board().kings().contains(mv.from())
                && row.contains(&mv.to().number())
        };
        (0..line.len())
            .find(crowns)
            .map(|ply| (ply + 1, line[ply].to().number()))
    };
    assert_eq!(crowning(case.played), Some((by, at)));
    // The king isn't taken in the same breath: there are more kings than before once no capture is
    // pending.
    let kings = |pos: &Position| {
        let kings = pos.board().iter().filter(|(_, piece)| piece.is_king());
        kings.filter(|(_, piece)| piece.color == them).count()
    };
    let boards_played = boards(case, case.played);
    let is_settled = |pos: &&Position| !pos.can_capture_under(case.rules);
    let settled = boards_played[by..].iter().find(is_settled);
    let settled = settled.expect("the played line settles after the crowning");
    assert!(kings(settled) > kings(case.pos), "the king doesn't survive");
    match crowning(case.best) {
        Some((later, _)) => assert!(later > by, "the best line allows it as soon"),
        None => assert!(case.best.len() > by, "the best line is too short to tell"),
    }
}

/// Who has the move, counted by columns.
fn opposition(pos: &Position) -> Option<Color> {
    if ahead(pos, Color::Black) != 0 {
        return None;
    }
    let us = pos.turn();
    let columns: Vec<u8> = us.back_row().into_iter().map(Square::col).collect();
    let inside = pos
        .board()
        .iter()
        .filter(|(sq, _)| columns.contains(&sq.col()))
        .count();
    Some(if inside % 2 == 1 { us } else { us.opponent() })
}

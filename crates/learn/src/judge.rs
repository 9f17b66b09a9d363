//! Which moves of a game were mistakes, from the scores of its positions.

use crate::Curve;
use engine::Score;
use notation::pdn::{GameResult, Mark};
use rules::Color;

/// A position of a game with its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The side to move.
    pub turn: Color,
    /// How many pieces are on the board.
    pub pieces: u32,
    /// How many moves there are to choose from. One if it was drawn as part of a ballot.
    pub choices: usize,
    /// The score for the side to move, with best play.
    pub score: Score,
}

/// What a move was worth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judged {
    /// The share of a point that it lost compared with the best move, 0 or more.
    pub lost: f64,
    /// The mark that it deserves.
    pub mark: Option<Mark>,
}

/// How much of a point a blunder loses.
pub(crate) const BLUNDER: f64 = 0.33;
/// How much of a point a mistake loses.
pub(crate) const MISTAKE: f64 = 0.25;
/// A slide starts where a side can still expect this much. Half a man per step takes three steps.
const FAIR: f64 = 0.4;
/// If it never could, because the ballot was bad, a slide starts where it can expect this much.
const PLAYABLE: f64 = 0.2;
/// A slide ends where a side can expect no more than this, for good.
const LOST: f64 = 0.12;

/// Judges each move between two points: one judgment fewer than there are points.
///
/// A forced move is never marked. If a side slides from a fair position to a lost one without a
/// single mistake, the step that lost the most is marked `?!`.
pub fn judge(curve: &Curve, points: &[Point]) -> Vec<Judged> {
    let mut judged: Vec<Judged> = points
        .windows(2)
        .map(|pair| {
            let mover = pair[0].turn;
            let lost = worth(curve, &pair[0], mover) - worth(curve, &pair[1], mover);
            let lost = if pair[0].choices > 1 {
                lost.max(0.0)
            } else {
                0.0
            };
            let mark = match lost {
                _ if lost >= BLUNDER => Some(Mark::Blunder),
                _ if lost >= MISTAKE => Some(Mark::Mistake),
                _ => None,
            };
            Judged { lost, mark }
        })
        .collect();
    for side in Color::BOTH {
        if let Some(step) = slide(curve, points, &judged, side) {
            judged[step].mark = Some(Mark::Dubious);
        }
    }
    judged
}

/// What a point is worth for a side.
fn worth(curve: &Curve, point: &Point, side: Color) -> f64 {
    let points = curve.points(point.score, point.pieces);
    if point.turn == side {
        points
    } else {
        1.0 - points
    }
}

/// The step that lost the most in a slide, if a side slid without a mark.
fn slide(curve: &Curve, points: &[Point], judged: &[Judged], side: Color) -> Option<usize> {
    let at = |place: usize| worth(curve, &points[place], side);
    let last = points.len().checked_sub(1)?;
    if at(last) > LOST {
        return None;
    }
    let last_with = |least: f64| (0..=last).rev().find(|&place| at(place) >= least);
    let first = last_with(FAIR).or_else(|| last_with(PLAYABLE))?;
    let steps = (first..last).filter(|&step| points[step].turn == side);
    if steps.clone().any(|step| judged[step].mark.is_some()) {
        return None;
    }
    steps
        .filter(|&step| judged[step].lost > 0.0)
        .max_by(|&a, &b| judged[a].lost.total_cmp(&judged[b].lost))
}

/// The accuracy of these judgments of one side, from 0 to 100: 100 if it lost nothing. `None`
/// without a move.
pub fn accuracy(judged: impl IntoIterator<Item = Judged>) -> Option<f64> {
    let (mut moves, mut kept) = (0_u32, 0.0);
    for one in judged {
        moves += 1;
        // A move that loses a fifth of a point keeps a quarter of its accuracy.
        kept += (1.0 - one.lost.min(1.0)).powi(6);
    }
    (moves > 0).then(|| 100.0 * kept / f64::from(moves))
}

/// The move after which the game was decided: the marked move of the loser that lost the most, or
/// in other games the marked move of either side that did. `None` if no move is marked. The moves
/// come with the sides that made them.
pub fn turning_point(
    moves: impl IntoIterator<Item = (Color, Judged)>,
    result: GameResult,
) -> Option<usize> {
    let loser = match result {
        GameResult::Win(winner) => Some(winner.opponent()),
        _ => None,
    };
    moves
        .into_iter()
        .enumerate()
        .filter(|(_, (side, judged))| {
            judged.mark.is_some() && loser.is_none_or(|loser| loser == *side)
        })
        .max_by(|(_, (_, a)), (_, (_, b))| a.lost.total_cmp(&b.lost))
        .map(|(step, _)| step)
}

/// A result that the last position contradicts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// The side that is said to have won loses by force.
    WinnerLoses(Color),
    /// The side that is said to have won can't force it: the position is a draw.
    WinnerDraws(Color),
    /// The game is said to be drawn, and this side wins by force.
    DrawIsWon(Color),
}

/// Whether the result contradicts the last position. `score` is for the side to move there;
/// `is_certain_draw` says that a table knows the position as a draw.
///
/// A player can resign too early or lose on time, so this is a remark, not an error.
pub fn contradiction(
    result: GameResult,
    turn: Color,
    score: Score,
    is_certain_draw: bool,
) -> Option<Contradiction> {
    let winner = match (score.is_win(), score.is_loss()) {
        (true, _) => Some(turn),
        (_, true) => Some(turn.opponent()),
        _ => None,
    };
    match (result, winner) {
        (GameResult::Win(said), Some(winner)) if said != winner => {
            Some(Contradiction::WinnerLoses(said))
        }
        (GameResult::Win(said), None) if is_certain_draw => Some(Contradiction::WinnerDraws(said)),
        (GameResult::Draw, Some(winner)) => Some(Contradiction::DrawIsWon(winner)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CURVE: Curve = Curve {
        scales: [60.0, 60.0, 60.0],
    };

    /// Points from scores for Black, who moves first.
    fn points(scores: &[Score]) -> Vec<Point> {
        let turns = [Color::Black, Color::White].into_iter().cycle();
        let one = |(&score, turn): (&Score, Color)| Point {
            turn,
            pieces: 12,
            choices: 5,
            score: if turn == Color::Black { score } else { -score },
        };
        scores.iter().zip(turns).map(one).collect()
    }

    fn marks(scores: &[Score]) -> Vec<&'static str> {
        let judged = judge(&CURVE, &points(scores));
        let signs = |one: &Judged| one.mark.map_or("", Mark::signs);
        judged.iter().map(signs).collect()
    }

    fn men(values: &[i32]) -> Vec<Score> {
        values
            .iter()
            .map(|&value| Score::evaluation(value))
            .collect()
    }

    #[test]
    fn moves_are_judged_by_what_they_lose() {
        #[track_caller]
        fn check(before: Score, after: Score, expected: &str) {
            assert_eq!(marks(&[before, after]), [expected]);
        }
        let at = Score::evaluation;
        check(at(10), at(10), "");
        check(at(10), at(80), "");
        check(at(10), at(-20), "");
        check(at(0), at(-75), "?");
        check(at(0), at(-120), "??");
        check(at(900), at(300), "");
        check(Score::win_in(9), at(400), "");
        check(Score::win_in(9), at(0), "??");
        check(at(-300), Score::loss_in(8), "");
        check(Score::win_in(9), Score::win_in(31), "");
    }

    #[test]
    fn a_forced_move_is_no_mistake() {
        let mut points = points(&men(&[0, -200]));
        points[0].choices = 1;
        assert_eq!(judge(&CURVE, &points), [Judged::default()]);
    }

    #[test]
    fn a_slow_slide_is_known() {
        // Three steps of half a man.
        assert_eq!(
            marks(&men(&[0, -45, -45, -95, -95, -150, -150])).join(" "),
            "?!     "
        );
        // With a mistake in it, that's the one.
        assert_eq!(marks(&men(&[0, -70, -70, -150])), ["?", "", ""]);
        // It isn't one if the opponent gives it back.
        let back = [0, -45, -45, -95, -95, -150, -30];
        assert!(!marks(&men(&back)).contains(&"?!"));
        // A bad ballot can be held for a while.
        assert_eq!(marks(&men(&[-60, -90, -90, -150])), ["", "", "?!"]);
        // It isn't a slide if the position was lost from the start.
        assert_eq!(marks(&men(&[-200, -220, -240])), ["", ""]);
    }

    #[test]
    fn accuracy_is_a_share() {
        let of = |lost: &[f64]| accuracy(lost.iter().map(|&lost| Judged { lost, mark: None }));
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[0.0, 0.0]), Some(100.0));
        assert_eq!(of(&[1.0, 1.0]), Some(0.0));
        assert!(of(&[0.0, 0.2]).unwrap() > of(&[0.2, 0.2]).unwrap());
    }

    #[test]
    fn the_turning_point_is_the_losers_worst_move() {
        let points = points(&men(&[0, -70, -5, -5, -140, -140]));
        let judged = judge(&CURVE, &points);
        let moves = || {
            let turns = points.iter().map(|point| point.turn);
            turns.zip(judged.iter().copied())
        };
        let of = |result| turning_point(moves(), result);
        assert_eq!(of(GameResult::Win(Color::White)), Some(0));
        assert_eq!(of(GameResult::Draw), Some(0));
        assert_eq!(turning_point(moves().take(0), GameResult::Draw), None);
    }

    #[test]
    fn results_are_compared_with_the_last_position() {
        #[track_caller]
        fn check(result: GameResult, score: Score, draw: bool, expected: Option<Contradiction>) {
            assert_eq!(contradiction(result, Color::White, score, draw), expected);
        }
        use Contradiction::{DrawIsWon, WinnerDraws, WinnerLoses};
        let (black, white) = (Color::Black, Color::White);
        let (won, lost) = (Score::win_in(9), -Score::tablebase_win(0));
        check(GameResult::Win(black), won, false, Some(WinnerLoses(black)));
        check(GameResult::Win(white), won, false, None);
        check(
            GameResult::Win(white),
            Score::DRAW,
            true,
            Some(WinnerDraws(white)),
        );
        check(GameResult::Win(white), Score::DRAW, false, None);
        check(GameResult::Draw, lost, false, Some(DrawIsWon(black)));
        check(GameResult::Draw, Score::evaluation(900), false, None);
        check(GameResult::Unknown, lost, false, None);
    }
}

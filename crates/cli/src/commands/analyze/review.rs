//! Reviews every move of a game.

use engine::{Evaluation, Score, ScoreKind, SearchResult};
use notation::pdn::{Action, Mark, PdnGame};
use rules::{Game, Move, Position};

/// The review of one move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MoveReview {
    /// Its index among the nodes of the main line.
    pub(super) node: usize,
    /// The position it was played in.
    pub(super) pos: Position,
    pub(super) mv: Move,
    /// The score after the move, for the side that played it.
    pub(super) score: Score,
    /// The score of the best line, for the same side.
    pub(super) best_score: Score,
    /// The best line.
    pub(super) best: Vec<Move>,
    /// The mark that it deserves.
    pub(super) mark: Option<Mark>,
}

/// Reviews every move of the main line of a game, from the end to the start, so that the search
/// already knows what comes later. `look` searches; if it returns `None`, so does the review.
/// `evaluation` is the one that the search uses. It converts scores to points.
pub(super) fn review(
    game: &PdnGame,
    evaluation: &Evaluation,
    mut look: impl FnMut(&Game) -> Option<SearchResult>,
) -> Option<Vec<MoveReview>> {
    let mut reviews = Vec::new();
    for stretch in stretches(game).into_iter().rev() {
        review_stretch(stretch, evaluation, &mut look, &mut reviews)?;
    }
    reviews.reverse();
    Some(reviews)
}

/// Consecutive moves, with the history that repetitions need.
struct Stretch {
    game: Game,
    /// The index of its first move among the nodes of the line.
    first_node: usize,
}

/// A game is one stretch, unless a new position is set up in the middle or the players continued
/// after the end of the game.
fn stretches(game: &PdnGame) -> Vec<Stretch> {
    let begin = |pos, first_node| Stretch {
        game: Game::from_position(pos, game.rules),
        first_node,
    };
    let mut stretches = Vec::new();
    let mut current = begin(game.start, 0);
    for (place, node) in game.line.nodes.iter().enumerate() {
        match node.action {
            Action::SetUp(pos) => {
                stretches.push(std::mem::replace(&mut current, begin(pos, place + 1)));
            }
            Action::Move(mv) => {
                if current.game.ending().is_some() {
                    let pos = *current.game.position();
                    stretches.push(std::mem::replace(&mut current, begin(pos, place)));
                }
                if current.game.play(mv).is_err() {
                    break;
                }
            }
        }
    }
    stretches.push(current);
    stretches
}

/// Adds the reviews of a stretch, the last move first.
fn review_stretch(
    stretch: Stretch,
    evaluation: &Evaluation,
    look: &mut impl FnMut(&Game) -> Option<SearchResult>,
    reviews: &mut Vec<MoveReview>,
) -> Option<()> {
    let Stretch {
        mut game,
        first_node,
    } = stretch;
    if game.moves().is_empty() {
        return Some(());
    }
    let mut score_after = look(&game)?.score;
    while let Some(mv) = game.take_back() {
        let found = look(&game)?;
        let score = if found.best == Some(mv) {
            found.score
        } else {
            seen_a_ply_before(score_after)
        };
        // If the move turns out better than the best one found, it was the best.
        let (best_score, best) = match found.lines.into_iter().next() {
            Some(line) if found.score > score && found.best != Some(mv) => {
                (found.score, line.moves)
            }
            _ => (score, vec![mv]),
        };
        let is_choice = game.legal_moves().len() > 1;
        reviews.push(MoveReview {
            node: first_node + game.moves().len(),
            pos: *game.position(),
            mv,
            score,
            best_score,
            best,
            mark: is_choice
                .then(|| judge(evaluation, best_score, score))
                .flatten(),
        });
        score_after = best_score;
    }
    Some(())
}

/// The score of a position for the side that moved into it.
fn seen_a_ply_before(score: Score) -> Score {
    match score.kind() {
        ScoreKind::Proven { wins: true, plies } => Score::loss_in(plies + 1),
        ScoreKind::Proven { wins: false, plies } => Score::win_in(plies + 1),
        _ => -score,
    }
}

/// The mark for a move that changes the score from `before` to `after`.
fn judge(evaluation: &Evaluation, before: Score, after: Score) -> Option<Mark> {
    let given_away = evaluation.expected_points(before) - evaluation.expected_points(after);
    if given_away >= BLUNDER {
        Some(Mark::Blunder)
    } else if given_away >= MISTAKE {
        Some(Mark::Mistake)
    } else {
        None
    }
}

/// How much of a point a blunder gives away. Losing two men for nothing in an even position costs a
/// little more than this.
const BLUNDER: f64 = 0.33;
/// How much of a point a mistake gives away. Losing a man for nothing in an even position costs a
/// little more than this.
const MISTAKE: f64 = 0.2;

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Control, Engine, Limits, Options};
    use notation::pdn::Reader;
    use std::time::Duration;

    #[test]
    fn moves_are_judged_by_what_they_give_away() {
        #[track_caller]
        fn check(before: Score, after: Score, expected: Option<Mark>) {
            assert_eq!(judge(&Evaluation::default(), before, after), expected);
        }
        let men = |value| Score::evaluation(value);
        check(men(10), men(10), None);
        check(men(10), men(-40), None);
        check(men(0), men(-100), Some(Mark::Mistake));
        check(men(0), men(-200), Some(Mark::Blunder));
        check(men(900), men(500), None);
        check(Score::win_in(9), men(600), None);
        check(Score::win_in(9), men(0), Some(Mark::Blunder));
        check(men(0), Score::loss_in(8), Some(Mark::Blunder));
        check(men(-300), Score::loss_in(8), None);
        check(Score::win_in(9), Score::win_in(31), None);
    }

    fn reviewed(pdn: &str) -> Vec<MoveReview> {
        let game = Reader::new(pdn.as_bytes()).next().unwrap().unwrap();
        let game = game.into_game().unwrap();
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        });
        let look = |game: &Game| {
            let clock = || Duration::ZERO;
            Some(engine.search(
                game,
                &Limits::depth(7),
                &Control::new(),
                &clock,
                &mut |_| {},
            ))
        };
        review(&game, &Evaluation::default(), look).unwrap()
    }

    #[test]
    fn a_thrown_game_shows_where() {
        // White gives away a piece for nothing on its second move.
        let reviews = reviewed("1. 11-15 23-19 2. 8-11 19-16 3. 11x20 22-17 *");
        assert_eq!(reviews.len(), 6);
        let marked: Vec<usize> = reviews
            .iter()
            .filter(|r| r.mark.is_some())
            .map(|r| r.node)
            .collect();
        assert_eq!(marked, [3]);
        let bad = &reviews[3];
        assert!(bad.best_score > bad.score);
        assert_ne!(bad.best[0], bad.mv);
        // The reply was the best move.
        assert_eq!(reviews[4].best, [reviews[4].mv]);
    }

    #[test]
    fn the_end_of_a_game_is_known() {
        let reviews = reviewed("[FEN \"B:W18:B14\"] 1. 14x23 *");
        assert_eq!(reviews[0].score, Score::win_in(1));
        assert_eq!(reviews[0].mark, None);
    }

    #[test]
    fn set_ups_and_games_without_moves_are_no_obstacle() {
        assert_eq!(reviewed("[Black \"Ann\"] *"), []);
        let reviews = reviewed("1. 11-15 /FEN \"B:W18:B14\"/ 2. 14x23 *");
        let nodes: Vec<usize> = reviews.iter().map(|review| review.node).collect();
        assert_eq!(nodes, [0, 2]);
    }

    #[test]
    fn a_review_can_be_broken_off() {
        let game = PdnGame::new();
        assert_eq!(
            review(&game, &Evaluation::Handmade, |_| None),
            Some(Vec::new())
        );
        let mut game = game;
        game.line.nodes.push(Position::START.moves()[0].into());
        assert_eq!(review(&game, &Evaluation::Handmade, |_| None), None);
    }
}

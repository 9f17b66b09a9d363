//! Derives positions from games.

use crate::games::ScoredGame;
use engine::{Tablebase, Wld};
use fastrand::Rng;
use nnue::data::{Points, Record};
use rules::{Outcome, Position};

/// Which positions of a game to learn from. Those with a pending capture are always excluded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionSettings {
    /// A position after more plies than this without a man's move or a capture adds little to those
    /// before it.
    pub max_quiet_plies: u32,
    /// A game that ended in a position the databases cover continues with random moves: at most
    /// this many positions, all with the same number of pieces.
    ///
    /// Games end where the databases begin, so this is how the network sees those endings.
    pub ending_plies: u32,
}

/// Up to twenty quiet plies, and nothing after the end of the game.
impl Default for PositionSettings {
    fn default() -> PositionSettings {
        PositionSettings {
            max_quiet_plies: 20,
            ending_plies: 0,
        }
    }
}

/// The records of a game. `number` identifies the game: all its records share a group.
///
/// A position counts as won, drawn or lost according to the result of the game. But if the
/// databases cover a position, their result counts for it and for all positions before it, back to
/// the previous covered one: after that, the game shows how well it was played, not what the
/// position was worth.
pub fn positions_of<'a>(
    game: &'a ScoredGame,
    number: u64,
    settings: PositionSettings,
    databases: &Tablebase,
) -> impl Iterator<Item = Record> + use<'a> {
    // Numbers may be distributed regularly across groups; mix them, so that no pattern in the games
    // ends up in the same groups.
    let group = (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8;
    let outcomes = outcomes_of(game, databases);
    let ending = random_ending(game, number, settings.ending_plies, databases);
    let ending = ending.into_iter().filter_map(move |(pos, outcome)| {
        let points = Points::of(outcome, pos.turn());
        let score = match points {
            Points::Lost => -KNOWN_SCORE,
            Points::Drawn => 0,
            Points::Won => KNOWN_SCORE,
        };
        Record::new(&pos, score, points, group)
    });
    let mut quiet_plies = 0;
    game.positions()
        .zip(outcomes)
        .filter_map(move |((pos, scored), outcome)| {
            let quiet_before = quiet_plies;
            quiet_plies = if pos.is_irreversible(scored.mv) {
                0
            } else {
                quiet_plies + 1
            };
            let score = scored.score?;
            let points = Points::of(outcome, pos.turn());
            (quiet_before <= settings.max_quiet_plies)
                .then(|| Record::new(&pos, score.into(), points, group))?
        })
        .chain(ending)
}

/// The score of a position that's won according to the databases.
const KNOWN_SCORE: i32 = 20_000;

/// The final position of a game and the positions after random moves, with the databases' results.
fn random_ending(
    game: &ScoredGame,
    number: u64,
    plies: u32,
    databases: &Tablebase,
) -> Vec<(Position, Outcome)> {
    let mut rng = Rng::with_seed(number);
    let mut pos = game.final_position();
    let pieces = pos.board().occupied().len();
    let mut ending = Vec::new();
    for _ in 0..plies {
        let Some(outcome) = known_outcome(&pos, databases) else {
            break;
        };
        ending.push((pos, outcome));
        let Some(&mv) = rng.choice(&pos.moves()) else {
            break;
        };
        pos = pos.play_unchecked(mv);
        if pos.board().occupied().len() < pieces {
            break;
        }
    }
    ending
}

/// The database result of a position, as the end of a game.
pub(crate) fn known_outcome(pos: &Position, databases: &Tablebase) -> Option<Outcome> {
    let is_asked = pos.board().occupied().len() <= databases.most_pieces();
    let result = is_asked.then(|| databases.probe_result(pos))??;
    Some(match result {
        Wld::Win => Outcome::Win(pos.turn()),
        Wld::Draw => Outcome::Draw,
        Wld::Loss => Outcome::Win(pos.turn().opponent()),
    })
}

/// The outcome assigned to each position where a move was made.
fn outcomes_of(game: &ScoredGame, databases: &Tablebase) -> Vec<Outcome> {
    let mut outcomes: Vec<Option<Outcome>> = game
        .positions()
        .map(|(pos, _)| known_outcome(&pos, databases))
        .collect();
    let last = known_outcome(&game.final_position(), databases);
    let mut following = last.unwrap_or(game.outcome);
    for outcome in outcomes.iter_mut().rev() {
        following = *outcome.get_or_insert(following);
    }
    outcomes.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ScoredMove;
    use engine::Options;
    use testkit::position;

    #[test]
    fn databases_correct_the_outcome_from_the_end_back() {
        // Black wins with 1-6 or any other quiet move, and White makes no mistake after that; the
        // game was agreed drawn anyway.
        let start = position("B:WK32:BK1,K10");
        let mut game = ScoredGame {
            start,
            moves: Vec::new(),
            outcome: Outcome::Draw,
        };
        let mut pos = start;
        for _ in 0..4 {
            let mv = pos.moves()[0];
            game.moves.push(ScoredMove { mv, score: Some(0) });
            pos = pos.play_unchecked(mv);
        }
        let databases = Options::default().databases;
        let check = |databases: &Tablebase, expected: Option<Outcome>| {
            let mut positions = game.positions();
            for outcome in outcomes_of(&game, databases) {
                let (pos, _) = positions.next().unwrap();
                let known = known_outcome(&pos, databases);
                assert_eq!(outcome, known.or(expected).unwrap());
            }
            assert!(positions.next().is_none());
        };
        check(&databases, None);
        check(&Tablebase::empty(), Some(Outcome::Draw));
    }

    #[test]
    fn a_game_that_the_databases_ended_continues_at_random() {
        let game = |fen| ScoredGame {
            start: position(fen),
            moves: Vec::new(),
            outcome: Outcome::Draw,
        };
        let databases = Options::default().databases;
        let records = |fen, number, databases: &Tablebase| {
            let settings = PositionSettings {
                ending_plies: 12,
                ..PositionSettings::default()
            };
            positions_of(&game(fen), number, settings, databases).collect::<Vec<_>>()
        };
        let known = "B:WK32,K31:BK1,K2,K10";
        let found = records(known, 1, &databases);
        assert!((6..=12).contains(&found.len()), "{}", found.len());
        for record in &found {
            let pos = record.position();
            assert_eq!(pos.board().occupied().len(), 5);
            let outcome = known_outcome(pos, &databases).unwrap();
            assert_eq!(record.points, Points::of(outcome, pos.turn()));
        }
        assert_eq!(records(known, 1, &databases), found);
        assert_ne!(records(known, 2, &databases), found);

        // Positions outside the databases get the result of the game.
        assert_eq!(records(known, 1, &Tablebase::empty()), []);
        assert_eq!(records("B:W21,22,23:B1,2,3", 1, &databases), []);
    }
}

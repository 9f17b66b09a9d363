//! From games to positions.

use crate::games::ScoredGame;
use engine::{Tablebase, Wld};
use nnue::data::{Points, Record};
use rules::{Outcome, Position};

/// Which positions of a game are left out, besides those with a capture pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionFilter {
    /// A position that comes after more plies than this without a man moved or a piece taken
    /// says little that those before it do not say.
    pub max_quiet_plies: u32,
}

/// Up to twenty quiet plies.
impl Default for PositionFilter {
    fn default() -> PositionFilter {
        PositionFilter {
            max_quiet_plies: 20,
        }
    }
}

/// The records of a game. `number` tells games apart: all records of one share a group.
///
/// A position counts as won, drawn or lost as the game ended. But where the databases know a
/// position, their word counts for it and for all before it, back to the one that they knew last:
/// from there on the game says how well it was played, not what the position was worth.
pub fn positions_of<'a>(
    game: &'a ScoredGame,
    number: u64,
    filter: PositionFilter,
    databases: &Tablebase,
) -> impl Iterator<Item = Record> + use<'a> {
    // The number may count evenly through the groups; mix it, so that no pattern of the games
    // falls into the same groups.
    let group = (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8;
    let outcomes = outcomes_of(game, databases);
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
            (quiet_before <= filter.max_quiet_plies)
                .then(|| Record::new(&pos, score.into(), points, group))?
        })
}

/// What a database says about a position, as the end of a game.
pub(crate) fn known_outcome(pos: &Position, databases: &Tablebase) -> Option<Outcome> {
    let is_asked = pos.board().occupied().len() <= databases.most_pieces();
    let result = is_asked.then(|| databases.probe_result(pos))??;
    Some(match result {
        Wld::Win => Outcome::Win(pos.turn()),
        Wld::Draw => Outcome::Draw,
        Wld::Loss => Outcome::Win(pos.turn().opponent()),
    })
}

/// For each position in which a move was made, the outcome that it counts with.
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
        // Black wins with 1-6 or any other quiet move, White then blunders nothing; the game was
        // given up as a draw all the same.
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
}

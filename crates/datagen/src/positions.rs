//! From games to positions.

use crate::games::ScoredGame;
use nnue::data::{Points, Record};

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
pub fn positions_of(
    game: &ScoredGame,
    number: u64,
    filter: PositionFilter,
) -> impl Iterator<Item = Record> + '_ {
    // The number may count evenly through the groups; mix it, so that no pattern of the games
    // falls into the same groups.
    let group = (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8;
    let mut quiet_plies = 0;
    game.positions().filter_map(move |(pos, scored)| {
        let quiet_before = quiet_plies;
        quiet_plies = if pos.is_irreversible(scored.mv) {
            0
        } else {
            quiet_plies + 1
        };
        let score = scored.score?;
        let points = Points::of(game.outcome, pos.turn());
        (quiet_before <= filter.max_quiet_plies)
            .then(|| Record::new(&pos, score.into(), points, group))?
    })
}

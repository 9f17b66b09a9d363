//! What games played in the opening.

use crate::Score;
use notation::pdn::{Action, PdnGame};
use rules::{Move, Position, RuleSet};
use std::collections::HashMap;

/// The moves that games played in each position of the opening, with the results of those games.
///
/// You can make your own book from it. Memory grows with the number of different positions, so it
/// looks only at the first moves.
#[derive(Clone, Debug)]
pub struct Repertoire {
    plies: usize,
    positions: HashMap<Position, Vec<(Move, Score)>>,
}

impl Repertoire {
    /// No games yet. It will look at this many half-moves of each.
    pub fn new(plies: usize) -> Repertoire {
        Repertoire {
            plies,
            positions: HashMap::new(),
        }
    }

    /// Adds a game from the starting position, under the official rules. Returns whether it's one.
    pub fn add(&mut self, game: &PdnGame) -> bool {
        if game.start != Position::START || game.rules != RuleSet::OFFICIAL {
            return false;
        }
        let result = game.final_result();
        for (pos, node) in game.steps().take(self.plies) {
            let Action::Move(mv) = node.action else {
                break;
            };
            let moves = self.positions.entry(pos).or_default();
            let place = match moves.iter().position(|(known, _)| *known == mv) {
                Some(place) => place,
                None => {
                    moves.push((mv, Score::default()));
                    moves.len() - 1
                }
            };
            moves[place].1.add(result, pos.turn());
        }
        true
    }

    /// The positions with the moves that at least so many games played there. The scores are those
    /// of the side that moves.
    pub fn played(&self, least: u64) -> HashMap<Position, Vec<(Move, Score)>> {
        let often = |moves: &[(Move, Score)]| -> Vec<(Move, Score)> {
            let often = moves.iter().filter(|(_, score)| score.games >= least);
            often.copied().collect()
        };
        let positions = self.positions.iter();
        let positions = positions.map(|(pos, moves)| (*pos, often(moves)));
        positions.filter(|(_, moves)| !moves.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    #[test]
    fn the_first_moves_of_games_are_counted() {
        let games = "1. 11-15 23-19 2. 8-11 1-0 1. 11-15 23-19 0-1 1. 9-14 1/2-1/2 [FEN \
                     \"B:W32:B1\"] 1. 1-5 *";
        let mut repertoire = Repertoire::new(2);
        let added: Vec<bool> = Reader::new(games.as_bytes())
            .map(|record| repertoire.add(record.unwrap().game().unwrap()))
            .collect();
        assert_eq!(added, [true, true, true, false]);
        let text = |pos: &Position, least: u64| {
            let played = repertoire.played(least);
            let moves = played.get(pos).cloned().unwrap_or_default();
            let mut moves: Vec<String> = moves
                .iter()
                .map(|(mv, score)| format!("{mv} {}/{}", score.wins, score.games))
                .collect();
            moves.sort();
            moves.join(", ")
        };
        assert_eq!(text(&Position::START, 1), "11-15 1/2, 9-14 0/1");
        assert_eq!(text(&Position::START, 2), "11-15 1/2");
        let second = testkit::position("W:W21-32:B1-10,12,15");
        assert_eq!(text(&second, 2), "23-19 1/2");
        // The third half-move is too late.
        assert_eq!(repertoire.played(1).len(), 2);
    }
}

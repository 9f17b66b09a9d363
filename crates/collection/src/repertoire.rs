//! What games played in the opening.

use crate::Score;
use notation::pdn::{Action, GameResult, PdnGame};
use rules::{Move, Position, RuleSet};
use std::collections::HashMap;

/// A move that scored less than this isn't recommended.
const LEAST_SHARE: f64 = 0.4;

/// How often a book plays a move: in proportion to the games, compared with the `most` popular move
/// of its position, unless it scored badly.
pub fn book_weight(score: Score, most: u64) -> u8 {
    if score.share().is_some_and(|share| share < LEAST_SHARE) {
        return 0;
    }
    let weight = (255 * score.games).div_ceil(most.max(1));
    u8::try_from(weight).unwrap_or(u8::MAX)
}

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
            self.count(pos, mv, result);
        }
        true
    }

    /// Adds a game by its positions, from the start to the end. Returns whether it starts from the
    /// starting position.
    pub fn add_positions(
        &mut self,
        positions: impl IntoIterator<Item = Position>,
        result: GameResult,
    ) -> bool {
        let mut positions = positions.into_iter();
        let Some(mut pos) = positions.next().filter(|pos| *pos == Position::START) else {
            return false;
        };
        for next in positions.take(self.plies) {
            let moves = pos.moves();
            let played = |mv: &&Move| pos.play_unchecked(**mv) == next;
            // A game with a house rule may have moves that aren't legal here.
            let Some(mv) = moves.iter().find(played) else {
                break;
            };
            self.count(pos, *mv, result);
            pos = next;
        }
        true
    }

    fn count(&mut self, pos: Position, mv: Move, result: GameResult) {
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

    /// The positions with the moves that at least this many games played there. The scores are
    /// those of the side that moves.
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
        // The positions of the games say the same.
        let mut by_positions = Repertoire::new(2);
        for record in Reader::new(games.as_bytes()) {
            let game = record.unwrap().into_game().unwrap();
            by_positions.add_positions(crate::query::positions(&game), game.final_result());
        }
        assert_eq!(by_positions.played(1), repertoire.played(1));
    }

    #[test]
    fn popular_moves_weigh_more_and_bad_ones_nothing() {
        #[track_caller]
        fn check(games: u64, wins: u64, losses: u64, expected: u8) {
            let score = Score {
                games,
                wins,
                draws: 0,
                losses,
            };
            assert_eq!(book_weight(score, 100), expected);
        }
        check(100, 50, 50, 255);
        check(50, 25, 25, 128);
        check(1, 1, 0, 3);
        check(100, 30, 70, 0);
        // Without results, only popularity counts.
        check(20, 0, 0, 51);
    }
}

//! What was played in a position, and how it went.

use crate::query::positions;
use crate::{Positions, Score};
use learn::Results;
use notation::pdn::{GameResult, PdnGame};
use rules::{Color, Move, Position};
use std::collections::HashMap;

/// The moves that games played in a position, with the results of those games.
///
/// ```
/// # use collection::Continuations;
/// # use notation::pdn::Reader;
/// # use rules::Position;
/// let mut played = Continuations::new(Position::START);
/// for record in Reader::new("1. 11-15 1-0 1. 9-14 0-1 1. 11-15 1/2-1/2".as_bytes()) {
///     played.add(record.unwrap().game().unwrap());
/// }
/// assert_eq!(played.total().games, 3);
/// let (mv, score) = played.moves()[0];
/// assert_eq!((mv.to_string().as_str(), score.games, score.share()), ("11-15", 2, Some(0.75)));
/// ```
#[derive(Clone, Debug)]
pub struct Continuations {
    pos: Position,
    total: Score,
    /// The legal moves, where they lead, and the results of games with them.
    moves: Vec<(Move, Position, Score)>,
}

impl Continuations {
    /// No games yet.
    pub fn new(pos: Position) -> Continuations {
        let moves = pos.moves();
        let after = |mv: &Move| (*mv, pos.play_unchecked(*mv), Score::default());
        Continuations {
            pos,
            total: Score::default(),
            moves: moves.iter().map(after).collect(),
        }
    }

    /// Counts a game if it has the position in its main line.
    pub fn add(&mut self, game: &PdnGame) {
        self.count(positions(game), game.final_result());
    }

    /// Counts those of many games that have the position. `result` is asked for the result of a
    /// game by its number, and answers `None` for a game that doesn't count.
    pub fn add_all(&mut self, games: &Positions, result: impl Fn(usize) -> Option<GameResult>) {
        for (game, found) in games.find(&crate::BoardQuery::Position(self.pos), false) {
            if let Some(result) = result(game) {
                self.count(games.of_game(game).skip(found.ply), result);
            }
        }
    }

    fn count(&mut self, positions: impl IntoIterator<Item = Position>, result: GameResult) {
        let mut positions = positions.into_iter().skip_while(|pos| *pos != self.pos);
        if positions.next().is_none() {
            return;
        }
        let side = self.pos.turn();
        self.total.add(result, side);
        if let Some(next) = positions.next() {
            let played = self.moves.iter_mut().find(|(_, after, _)| *after == next);
            if let Some((_, _, score)) = played {
                score.add(result, side);
            }
        }
    }

    /// The side whose point of view the scores have: the one to move.
    pub const fn side(&self) -> Color {
        self.pos.turn()
    }

    /// The results of all games with the position.
    pub const fn total(&self) -> Score {
        self.total
    }

    /// How games with each move ended, by the side that won. Games without a result don't count.
    pub fn results(&self) -> HashMap<Move, Results> {
        let count = |games: u64| u32::try_from(games).unwrap_or(u32::MAX);
        let results = |score: Score| {
            let (wins, losses) = (count(score.wins), count(score.losses));
            let (black, white) = match self.side() {
                Color::Black => (wins, losses),
                Color::White => (losses, wins),
            };
            Results {
                black,
                draws: count(score.draws),
                white,
            }
        };
        let moves = self.moves().into_iter();
        moves.map(|(mv, score)| (mv, results(score))).collect()
    }

    /// The moves that were played, the most popular first.
    pub fn moves(&self) -> Vec<(Move, Score)> {
        let played = self.moves.iter().filter(|(_, _, score)| score.games > 0);
        let mut moves: Vec<(Move, Score)> = played.map(|(mv, _, score)| (*mv, *score)).collect();
        moves.sort_by_key(|(_, score)| std::cmp::Reverse(score.games));
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    const GAMES: &str = "1. 11-15 23-19 1-0 1. 9-14 0-1 1. 11-15 22-18 1/2-1/2 1. 11-15 * [FEN \
                         \"B:W32:B1\"] 1. 1-5 1-0";

    #[test]
    fn results_are_told_by_the_side_that_won() {
        for (fen, mv, expected) in [
            ("B:W21-32:B1-12", "11-15", [1, 1, 0]),
            ("B:W21-32:B1-12", "9-14", [0, 0, 1]),
            ("W:W21-32:B1-10,12,15", "22-18", [0, 1, 0]),
        ] {
            let mut played = Continuations::new(testkit::position(fen));
            for record in Reader::new(GAMES.as_bytes()) {
                played.add(&record.unwrap().into_game().unwrap());
            }
            let results = played.results();
            let (_, found) = results.iter().find(|(it, _)| it.to_string() == mv).unwrap();
            assert_eq!([found.black, found.draws, found.white], expected, "{mv}");
        }
    }

    #[test]
    fn moves_are_counted_for_the_side_that_played_them() {
        #[track_caller]
        fn check(fen: &str, total: [u64; 4], expected: &[(&str, [u64; 4])]) {
            let pos = testkit::position(fen);
            let games: Vec<PdnGame> = Reader::new(GAMES.as_bytes())
                .map(|record| record.unwrap().into_game().unwrap())
                .collect();
            let mut replayed = Continuations::new(pos);
            let mut packed = Positions::new();
            for game in &games {
                replayed.add(game);
                packed.add(game);
            }
            let mut scanned = Continuations::new(pos);
            scanned.add_all(&packed, |game| Some(games[game].final_result()));
            for found in [replayed, scanned] {
                let numbers = |score: Score| [score.games, score.wins, score.draws, score.losses];
                assert_eq!(numbers(found.total()), total);
                let moves: Vec<(String, [u64; 4])> = found
                    .moves()
                    .into_iter()
                    .map(|(mv, score)| (mv.to_string(), numbers(score)))
                    .collect();
                let moves: Vec<_> = moves.iter().map(|(mv, n)| (mv.as_str(), *n)).collect();
                assert_eq!(moves, expected);
            }
        }
        check(
            "B:W21-32:B1-12",
            [4, 1, 1, 1],
            &[("11-15", [3, 1, 1, 0]), ("9-14", [1, 0, 0, 1])],
        );
        check(
            "W:W21-32:B1-10,12,15",
            [3, 0, 1, 1],
            &[("22-18", [1, 0, 1, 0]), ("23-19", [1, 0, 0, 1])],
        );
        check("B:W32:B1", [1, 1, 0, 0], &[("1-5", [1, 1, 0, 0])]);
        check("B:W32:B2", [0, 0, 0, 0], &[]);
    }

    #[test]
    fn games_may_be_left_out() {
        let mut packed = Positions::new();
        for record in Reader::new(GAMES.as_bytes()) {
            packed.add(record.unwrap().game().unwrap());
        }
        let mut found = Continuations::new(Position::START);
        found.add_all(&packed, |game| (game == 1).then_some(GameResult::Draw));
        assert_eq!(found.total().draws, 1);
        assert_eq!(found.moves().len(), 1);
    }
}

//! What is known about the moves in a position: what the book and an engine say, and how games went.

use crate::openings::position_name;
use engine::{Book, BookMove, Line, Score};
use notation::pdn::{Action, GameResult, PdnGame};
use rules::{Move, Outcome, Position};
use std::collections::HashMap;

/// A game that was played, for counting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    start: Position,
    moves: Vec<Move>,
    outcome: Outcome,
}

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games that Black won.
    pub black: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games that White won.
    pub white: u32,
}

/// A move in a position, and what is known about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExploredMove {
    /// The move.
    pub mv: Move,
    /// The name of the opening that it leads to.
    pub name: Option<&'static str>,
    /// What the book says.
    pub book: Option<BookMove>,
    /// What the move is worth to the side that plays it, if an engine has looked.
    pub score: Option<Score>,
    /// How the games ended that reached the position after it, by whatever order of moves.
    pub games: Results,
}

impl PlayedGame {
    /// The main line of a game. `None` if its result is unknown. If the board was set up again on
    /// the way, the game counts from there.
    pub fn of_pdn(game: &PdnGame) -> Option<PlayedGame> {
        let outcome = match game.result {
            GameResult::Win(color) => Outcome::Win(color),
            GameResult::Draw => Outcome::Draw,
            GameResult::BothLose | GameResult::Unknown => return None,
        };
        let (mut start, mut moves) = (game.start, Vec::new());
        for node in &game.line.nodes {
            match node.action {
                Action::Move(mv) => moves.push(mv),
                Action::SetUp(pos) => {
                    start = pos;
                    moves.clear();
                }
            }
        }
        Some(PlayedGame {
            start,
            moves,
            outcome,
        })
    }
}

impl Results {
    /// How many games there are.
    pub const fn total(self) -> u32 {
        self.black + self.draws + self.white
    }

    /// Adds a game.
    pub const fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win(rules::Color::Black) => self.black += 1,
            Outcome::Win(rules::Color::White) => self.white += 1,
            Outcome::Draw => self.draws += 1,
        }
    }

    /// What each result is in percent. They add up to 100, unless there's no game.
    pub fn percent(self) -> [u32; 3] {
        let total = self.total();
        if total == 0 {
            return [0; 3];
        }
        let share = |count: u32| (f64::from(count) * 100.0 / f64::from(total)).round() as u32;
        let (black, white) = (share(self.black), share(self.white));
        // Rounding both up could leave less than nothing for the draws.
        let white = white.min(100 - black);
        [black, 100 - black - white, white]
    }
}

/// How the games ended that reached the position after each legal move. A game counts once for each
/// of these positions.
pub fn count_games(games: &[PlayedGame], pos: &Position) -> HashMap<Move, Results> {
    let count = |pos: &Position| pos.board().occupied().len();
    let children: HashMap<Position, Move> = pos
        .moves()
        .into_iter()
        .map(|mv| (pos.play_unchecked(mv), mv))
        .collect();
    let most = count(pos);
    let fewest = children.keys().map(count).min().unwrap_or(most);
    let mut results: HashMap<Move, Results> = HashMap::new();
    for game in games {
        let mut seen: Vec<Move> = Vec::new();
        let mut at = game.start;
        let mut rest = game.moves.iter();
        loop {
            // Pieces only disappear, so most of a game needn't be looked at.
            let left = count(&at);
            if left < fewest {
                break;
            }
            if left <= most
                && let Some(&mv) = children.get(&at)
                && !seen.contains(&mv)
            {
                seen.push(mv);
                results.entry(mv).or_default().add(game.outcome);
            }
            match rest.next() {
                Some(&mv) => at = at.play_unchecked(mv),
                None => break,
            }
        }
    }
    results
}

/// The legal moves in a position with what is known about them: first those that the book plays, the
/// most frequent first.
///
/// What an engine finds and how games went doesn't change the order: it comes later, and moves that
/// change places are hard to click.
pub fn explore(
    pos: &Position,
    book: &Book,
    lines: &[Line],
    games: &HashMap<Move, Results>,
) -> Vec<ExploredMove> {
    let known = book.moves(pos);
    let explored = |mv: Move| ExploredMove {
        mv,
        name: position_name(&pos.play_unchecked(mv)),
        book: known.iter().find(|known| known.mv == mv).copied(),
        score: lines
            .iter()
            .find(|line| line.moves.first() == Some(&mv))
            .map(|line| line.score),
        games: games.get(&mv).copied().unwrap_or_default(),
    };
    let mut moves: Vec<ExploredMove> = pos.moves().into_iter().map(explored).collect();
    moves.sort_by_key(|it| std::cmp::Reverse(it.book.map(|book| (book.weight, book.score))));
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::{GameRecord, Reader};

    fn games(pdn: &str) -> Vec<PlayedGame> {
        let read = Reader::new(pdn.as_bytes()).map(|record| record.unwrap());
        read.filter_map(|record| PlayedGame::of_pdn(&GameRecord::into_game(record)?))
            .collect()
    }

    fn mv(pos: &Position, text: &str) -> Move {
        let written: notation::WrittenMove = text.parse().unwrap();
        written.resolve(pos, rules::RuleSet::OFFICIAL).unwrap()
    }

    const GAMES: &str = "1. 11-15 23-19 2. 8-11 22-17 1-0\n\n\
        1. 11-15 22-17 2. 8-11 23-19 0-1\n\n\
        1. 11-15 23-19 1/2-1/2\n\n\
        1. 9-13 1-0\n\n1. 11-15 *\n";

    #[test]
    fn games_are_counted_by_position() {
        let games = games(GAMES);
        assert_eq!(games.len(), 4);
        let counted = count_games(&games, &Position::START);
        let old_faithful = counted[&mv(&Position::START, "11-15")];
        let expected = Results {
            black: 1,
            draws: 1,
            white: 1,
        };
        assert_eq!(old_faithful, expected);
        assert_eq!(counted.len(), 2);
        // The second game got there by another order of moves.
        let mut pos = Position::START;
        for text in ["11-15", "23-19", "8-11"] {
            pos = pos.play(mv(&pos, text)).unwrap();
        }
        let counted = count_games(&games, &pos);
        let expected = Results {
            black: 1,
            draws: 0,
            white: 1,
        };
        assert_eq!(counted[&mv(&pos, "22-17")], expected);
    }

    /// The early end of the count loses nothing.
    #[test]
    fn a_count_is_what_replaying_every_game_finds() {
        let mut dice = testkit::Dice::new(11);
        let mut games = Vec::new();
        for _ in 0..60 {
            let mut pos = Position::START;
            let mut moves = Vec::new();
            for _ in 0..60 {
                let Some(&mv) = dice.pick(&pos.moves()) else {
                    break;
                };
                moves.push(mv);
                pos = pos.play_unchecked(mv);
            }
            games.push(PlayedGame {
                start: Position::START,
                moves,
                outcome: Outcome::Draw,
            });
        }
        let positions = |game: &PlayedGame| {
            let mut line = vec![game.start];
            for &mv in &game.moves {
                line.push(line[line.len() - 1].play_unchecked(mv));
            }
            line
        };
        let mut asked = 0;
        for game in &games {
            for pos in positions(game).into_iter().step_by(7) {
                let counted = count_games(&games, &pos);
                for mv in pos.moves() {
                    let after = pos.play_unchecked(mv);
                    let reached = games.iter().filter(|game| positions(game).contains(&after));
                    let found = counted.get(&mv).map_or(0, |results| results.total());
                    assert_eq!(found as usize, reached.count());
                    asked += usize::from(found > 0);
                }
            }
        }
        assert!(asked > 100, "{asked}");
    }

    #[test]
    fn percentages_add_up() {
        #[track_caller]
        fn check(black: u32, draws: u32, white: u32, expected: [u32; 3]) {
            let results = Results {
                black,
                draws,
                white,
            };
            assert_eq!(results.percent(), expected);
        }
        check(0, 0, 0, [0, 0, 0]);
        check(1, 1, 1, [33, 34, 33]);
        check(1, 0, 1, [50, 0, 50]);
        check(1, 0, 7, [13, 0, 87]);
        check(0, 5, 0, [0, 100, 0]);
    }

    #[test]
    fn moves_come_with_all_that_is_known() {
        let book = Book::embedded();
        let counted = count_games(&games(GAMES), &Position::START);
        let moves = explore(&Position::START, &book, &[], &counted);
        assert_eq!(moves.len(), 7);
        // The book's favorite comes first.
        let weights: Vec<u8> = moves
            .iter()
            .filter_map(|it| it.book.map(|book| book.weight))
            .collect();
        assert!(weights.is_sorted_by(|a, b| a >= b), "{weights:?}");
        let old_faithful = moves
            .iter()
            .find(|it| it.mv.to_string() == "11-15")
            .unwrap();
        assert_eq!(old_faithful.name, Some("Old Faithful"));
        assert_eq!(old_faithful.games.total(), 3);
        // The engine's word changes nothing about the order.
        let last = moves[6].mv;
        let line = Line::new(vec![last], Score::evaluation(10), 5);
        let again = explore(&Position::START, &book, &[line], &counted);
        assert_eq!(again[6].score, Some(Score::evaluation(10)));
        assert!(again.iter().zip(&moves).all(|(a, b)| a.mv == b.mv));
    }
}

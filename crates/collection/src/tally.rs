//! Results in groups.

use crate::opening;
use notation::pdn::{GameResult, PdnGame};
use rules::Color;
use std::collections::BTreeMap;

/// What games are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// The opening.
    Opening,
    /// Each of the two players.
    Player,
    /// The year.
    Year,
}

/// The results of a group of games.
///
/// For players, from the player's point of view; otherwise from Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The number of games.
    pub games: u64,
    /// Won games.
    pub wins: u64,
    /// Drawn games.
    pub draws: u64,
    /// Lost games.
    pub losses: u64,
}

impl Score {
    /// Adds a game, seen from this side. A game without a result counts only as a game.
    pub fn add(&mut self, result: GameResult, side: Color) {
        self.games += 1;
        match result {
            GameResult::Win(winner) if winner == side => self.wins += 1,
            GameResult::Win(_) | GameResult::BothLose => self.losses += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Unknown => {}
        }
    }

    /// The share of points, from 0 to 1, or `None` without a finished game.
    pub fn share(&self) -> Option<f64> {
        let finished = self.wins + self.draws + self.losses;
        (finished > 0).then(|| (self.wins as f64 + self.draws as f64 / 2.0) / finished as f64)
    }
}

/// Counts results in groups. Memory grows with the number of groups.
#[derive(Clone, Debug)]
pub struct Tally {
    grouping: Grouping,
    /// The results of all games, from Black's point of view.
    pub total: Score,
    /// Games without a value to group by.
    pub ungrouped: u64,
    groups: BTreeMap<String, Score>,
}

impl Tally {
    /// No games yet.
    pub const fn new(grouping: Grouping) -> Tally {
        Tally {
            grouping,
            total: Score {
                games: 0,
                wins: 0,
                draws: 0,
                losses: 0,
            },
            ungrouped: 0,
            groups: BTreeMap::new(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &PdnGame) {
        let result = game.final_result();
        self.total.add(result, Color::Black);
        let mut grouped = false;
        let mut add = |name: &str, side| {
            grouped = true;
            // Most games fall into groups that exist already.
            match self.groups.get_mut(name) {
                Some(score) => score.add(result, side),
                None => self
                    .groups
                    .entry(name.to_owned())
                    .or_default()
                    .add(result, side),
            }
        };
        match self.grouping {
            Grouping::Opening => {
                if let Some(name) = opening(game) {
                    add(name, Color::Black);
                }
            }
            Grouping::Player => {
                if let Some(name) = game.tags.black() {
                    add(name, Color::Black);
                }
                if let Some(name) = game.tags.white() {
                    add(name, Color::White);
                }
            }
            Grouping::Year => {
                if let Some(year) = game.tags.date().and_then(|date| date.year) {
                    add(&format!("{year:04}"), Color::Black);
                }
            }
        }
        self.ungrouped += u64::from(!grouped);
    }

    /// The groups in order: years as they follow each other, the rest with the most games first.
    pub fn groups(&self) -> Vec<(&str, Score)> {
        let mut groups: Vec<(&str, Score)> = self
            .groups
            .iter()
            .map(|(name, score)| (name.as_str(), *score))
            .collect();
        if self.grouping != Grouping::Year {
            // The names stay in order where the numbers are equal.
            groups.sort_by_key(|(_, score)| std::cmp::Reverse(score.games));
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    const GAMES: &str = r#"
        [Black "Ann"] [White "Bob"] [Date "1954.08.23"] 1. 9-13 22-18 2. 6-9 25-22 1-0
        [Black "Bob"] [White "Ann"] [Date "1953"] 1. 9-13 22-18 2. 6-9 25-22 1/2-1/2
        [Black "Ann"] [White "Cid"] [FEN "B:W32:B1"] 1. 1-5 *"#;

    #[track_caller]
    fn check(grouping: Grouping, ungrouped: u64, expected: &[(&str, [u64; 4])]) {
        let mut tally = Tally::new(grouping);
        for record in Reader::new(GAMES.as_bytes()) {
            tally.add(record.unwrap().game().unwrap());
        }
        let numbers = |score: Score| [score.games, score.wins, score.draws, score.losses];
        let groups: Vec<_> = tally
            .groups()
            .into_iter()
            .map(|(name, score)| (name, numbers(score)))
            .collect();
        assert_eq!(groups, expected);
        assert_eq!(tally.ungrouped, ungrouped);
        assert_eq!(numbers(tally.total), [3, 1, 1, 0]);
    }

    #[test]
    fn games_are_counted_in_groups() {
        check(Grouping::Opening, 1, &[("Dreaded Edinburgh", [2, 1, 1, 0])]);
        check(
            Grouping::Year,
            1,
            &[("1953", [1, 0, 1, 0]), ("1954", [1, 1, 0, 0])],
        );
        check(
            Grouping::Player,
            0,
            &[
                ("Ann", [3, 1, 1, 0]),
                ("Bob", [2, 0, 1, 1]),
                ("Cid", [1, 0, 0, 0]),
            ],
        );
    }

    #[test]
    fn unfinished_games_have_no_share() {
        let mut score = Score::default();
        score.add(GameResult::Unknown, Color::Black);
        assert_eq!(score.share(), None);
        score.add(GameResult::Win(Color::Black), Color::Black);
        score.add(GameResult::Draw, Color::Black);
        assert_eq!(score.share(), Some(0.75));
    }
}

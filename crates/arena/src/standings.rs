//! The standings of a match.

use crate::bout::Bout;
use crate::schedule::{GameNumber, Schedule};
use crate::statistics::{Points, Tally};
use rules::Color;
use std::collections::HashMap;
use std::time::Duration;

/// The current results of a match, from the first player's point of view.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standings {
    tally: Tally,
    played: HashMap<GameNumber, Points>,
    efforts: [Effort; 2],
}

/// The effort a player spent on its moves, as far as known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// The number of moves it chose.
    pub moves: u64,
    /// The total time.
    pub time: Duration,
    /// The time of the slowest move.
    pub longest: Duration,
    /// How late the latest move was, or `None` if time isn't limited.
    pub latest: Option<Duration>,
    /// The sum of all depths.
    pub depth: u64,
    /// The total number of nodes.
    pub nodes: u64,
}

impl Standings {
    /// A match that hasn't started.
    pub fn new() -> Standings {
        Standings::default()
    }

    /// Adds a result. Each game counts once.
    pub fn add(&mut self, game: GameNumber, points: Points) {
        if self.played.insert(game, points).is_some() {
            return;
        }
        self.tally.add_game(Schedule::color_of_first(game), points);
        if let Some(&other) = self.played.get(&Schedule::partner(game)) {
            self.tally.add_pair(points, other);
        }
    }

    /// Whether the result of a game is known.
    pub fn has(&self, game: GameNumber) -> bool {
        self.played.contains_key(&game)
    }

    /// The result counts.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Each player's effort in the games played in this run. Games from a journal don't count.
    pub const fn efforts(&self) -> &[Effort; 2] {
        &self.efforts
    }

    pub(crate) fn add_efforts(&mut self, bout: &Bout, color_of_first: Color) {
        for remark in &bout.remarks {
            let effort = &mut self.efforts[usize::from(remark.by != color_of_first)];
            effort.moves += 1;
            effort.time += remark.time;
            effort.longest = effort.longest.max(remark.time);
            effort.latest = effort.latest.max(remark.late);
            effort.depth += remark.choice.depth.map_or(0, u64::from);
            effort.nodes += remark.choice.nodes.unwrap_or(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Pairs;

    #[test]
    fn pairs_count_when_both_games_are_played() {
        let mut standings = Standings::new();
        standings.add(4, Points::Win);
        standings.add(1, Points::Draw);
        assert_eq!(standings.tally().pairs().count(), 0);
        standings.add(3, Points::Draw);
        standings.add(3, Points::Win);
        assert_eq!(standings.tally().pairs(), &Pairs([0, 0, 0, 1, 0]));
        assert_eq!(standings.tally().games(), 3);
        assert!(standings.has(1) && !standings.has(2));
        assert_eq!(standings.tally().with_color(Color::White, Points::Win), 1);
    }
}

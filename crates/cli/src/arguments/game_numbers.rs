//! Which games in a file to work on.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// Numbers of games, such as `3,5-8`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameNumbers(Vec<RangeInclusive<u64>>);

impl GameNumbers {
    pub(crate) fn contains(&self, number: u64) -> bool {
        self.0.iter().any(|range| range.contains(&number))
    }

    /// The highest number.
    pub(crate) fn last(&self) -> u64 {
        let ends = self.0.iter().map(|range| *range.end());
        ends.max().unwrap_or(0)
    }
}

/// Text that isn't a list of game numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected numbers and ranges of games, counted from 1, such as 3,5-8")]
pub(crate) struct NotGameNumbers;

impl FromStr for GameNumbers {
    type Err = NotGameNumbers;

    fn from_str(text: &str) -> Result<GameNumbers, NotGameNumbers> {
        let range = |part: &str| {
            let number = |text: &str| text.trim().parse().ok().filter(|&number: &u64| number > 0);
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (number(first)?, number(last)?);
            (first <= last).then_some(first..=last)
        };
        let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
        ranges.map(GameNumbers).ok_or(NotGameNumbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_chosen_by_number() {
        let chosen: GameNumbers = "3, 5-8,12".parse().unwrap();
        let found: Vec<u64> = (1..15).filter(|&number| chosen.contains(number)).collect();
        assert_eq!((found, chosen.last()), (vec![3, 5, 6, 7, 8, 12], 12));
        for wrong in ["", "0", "a", "5-3", "1,,2", "3-", "-3"] {
            assert_eq!(wrong.parse::<GameNumbers>(), Err(NotGameNumbers), "{wrong}");
        }
    }
}

//! Which games someone is looking for.

use crate::{Pattern, fold, opening};
use notation::pdn::{GameResult, PdnDate, PdnGame};
use rules::{Color, Position};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Conditions on a game. All that are set must hold.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// Who played either side.
    pub player: Option<Needle>,
    /// Who played Black.
    pub black: Option<Needle>,
    /// Who played White.
    pub white: Option<Needle>,
    /// The event.
    pub event: Option<Needle>,
    /// The site.
    pub site: Option<Needle>,
    /// The opening.
    pub opening: Option<Needle>,
    /// When it was played.
    pub date: Option<DateRange>,
    /// How it ended.
    pub result: Option<ResultFilter>,
    /// The number of moves, counting each side's separately.
    pub plies: Option<RangeInclusive<usize>>,
    /// A position in the main line.
    pub board: Option<BoardQuery>,
}

/// Text to look for in other text, in any case and without accents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Needle(String);

impl Needle {
    /// Looks for this text.
    pub fn new(text: &str) -> Needle {
        Needle(fold(text.trim()))
    }

    /// Whether the text contains it.
    pub fn is_in(&self, text: Option<&str>) -> bool {
        text.is_some_and(|text| fold(text).contains(&self.0))
    }
}

/// A result to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultFilter {
    /// This side won.
    Win(Color),
    /// It was a draw.
    Draw,
    /// Either side won.
    Decisive,
    /// The result is unknown, or both sides lost.
    Unknown,
}

impl ResultFilter {
    /// Whether a result matches.
    pub fn fits(self, result: GameResult) -> bool {
        match self {
            ResultFilter::Win(color) => result == GameResult::Win(color),
            ResultFilter::Draw => result == GameResult::Draw,
            ResultFilter::Decisive => matches!(result, GameResult::Win(_)),
            ResultFilter::Unknown => {
                matches!(result, GameResult::Unknown | GameResult::BothLose)
            }
        }
    }
}

/// A position to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardQuery {
    /// This position, with this side to move.
    Position(Position),
    /// Any position with these pieces, with either side to move.
    Pattern(Pattern),
}

impl BoardQuery {
    fn fits(&self, pos: &Position) -> bool {
        match self {
            BoardQuery::Position(sought) => pos == sought,
            BoardQuery::Pattern(pattern) => pattern.fits(pos),
        }
    }

    /// The same with colors reversed and the board turned.
    #[must_use]
    pub fn swapped(&self) -> BoardQuery {
        match self {
            BoardQuery::Position(pos) => BoardQuery::Position(pos.swapped()),
            BoardQuery::Pattern(pattern) => BoardQuery::Pattern(pattern.swapped()),
        }
    }
}

/// Where a game matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occurrence {
    /// After how many plies the position first occurs; 0 if none was requested.
    pub ply: usize,
    /// Whether it occurs with colors reversed.
    pub reversed: bool,
}

impl Query {
    /// Where a game matches, or `None` if it doesn't. With `or_reversed`, the position may also
    /// occur with colors reversed.
    pub fn find(&self, game: &PdnGame, or_reversed: bool) -> Option<Occurrence> {
        self.fits_tags(game).then_some(())?;
        let Some(board) = self.board else {
            return Some(Occurrence {
                ply: 0,
                reversed: false,
            });
        };
        let swapped = or_reversed.then(|| board.swapped());
        positions(game).enumerate().find_map(|(ply, pos)| {
            let straight = board.fits(&pos);
            let reversed = !straight && swapped.is_some_and(|board| board.fits(&pos));
            (straight || reversed).then_some(Occurrence { ply, reversed })
        })
    }

    fn fits_tags(&self, game: &PdnGame) -> bool {
        let tags = &game.tags;
        let holds = |needle: &Option<Needle>, text: Option<&str>| {
            needle.as_ref().is_none_or(|needle| needle.is_in(text))
        };
        let either = self.player.as_ref();
        either.is_none_or(|name| name.is_in(tags.black()) || name.is_in(tags.white()))
            && holds(&self.black, tags.black())
            && holds(&self.white, tags.white())
            && holds(&self.event, tags.event())
            && holds(&self.site, tags.site())
            && self
                .result
                .is_none_or(|result| result.fits(game.final_result()))
            && self.date.is_none_or(|range| range.fits(tags.date()))
            && self
                .plies
                .as_ref()
                .is_none_or(|plies| plies.contains(&game.moves().count()))
            && self
                .opening
                .as_ref()
                .is_none_or(|name| name.is_in(opening(game)))
    }
}

/// Every position of the main line, from the start to the end.
pub(crate) fn positions(game: &PdnGame) -> impl Iterator<Item = Position> {
    let before = game.steps().map(|(pos, _)| pos);
    before.chain([game.last_position()])
}

/// A range of dates: `1954`, `1954.08`, `1950..1960`, `1950..`, `..1960`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DateRange {
    from: PdnDate,
    to: PdnDate,
}

impl DateRange {
    /// From the start of a year to the end of another, either of which may be open.
    pub const fn years(from: Option<u16>, to: Option<u16>) -> DateRange {
        const fn year(year: Option<u16>) -> PdnDate {
            PdnDate {
                year,
                month: None,
                day: None,
            }
        }
        DateRange {
            from: year(from),
            to: year(to),
        }
    }

    /// Whether a date may be in the range. An unknown month can be any month, but an unknown year
    /// is never in the range.
    pub fn fits(self, date: Option<PdnDate>) -> bool {
        date.filter(|date| date.year.is_some()).is_some_and(|date| {
            latest(date) >= earliest(self.from) && earliest(date) <= latest(self.to)
        })
    }
}

fn earliest(date: PdnDate) -> (u16, u8, u8) {
    (
        date.year.unwrap_or(0),
        date.month.unwrap_or(1),
        date.day.unwrap_or(1),
    )
}

fn latest(date: PdnDate) -> (u16, u8, u8) {
    (
        date.year.unwrap_or(u16::MAX),
        date.month.unwrap_or(12),
        date.day.unwrap_or(31),
    )
}

impl FromStr for DateRange {
    type Err = InvalidDateRange;

    fn from_str(text: &str) -> Result<DateRange, InvalidDateRange> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let part = |text: &str| match text.trim() {
            "" => "?".parse(),
            text => text.parse(),
        };
        match (part(from), part(to)) {
            (Ok(from), Ok(to)) if !text.trim().is_empty() => Ok(DateRange { from, to }),
            _ => Err(InvalidDateRange),
        }
    }
}

/// The text isn't a range of dates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a date or a range of dates, such as 1954, 1954.08 or 1950..1960.06")]
pub struct InvalidDateRange;

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    const GAME: &str = "[Event \"Café Cup\"] [Site \"Example Town\"] [Date \"1954.08.??\"] \
                        [Black \"Muñoz, Ana\"] [White \"Birch, Bob\"] [Result \"1/2-1/2\"] \
                        1. 9-13 22-18 2. 6-9 25-22 1/2-1/2";

    fn game() -> PdnGame {
        let record = Reader::new(GAME.as_bytes()).next().unwrap().unwrap();
        record.into_game().unwrap()
    }

    #[track_caller]
    fn check(set: impl FnOnce(&mut Query), fits: bool) {
        let mut query = Query::default();
        set(&mut query);
        assert_eq!(query.find(&game(), false).is_some(), fits);
    }

    #[test]
    fn words_are_found_in_any_case_and_without_accents() {
        let needle = |text: &str| Some(Needle::new(text));
        check(|_| {}, true);
        check(|query| query.player = needle("munoz"), true);
        check(|query| query.player = needle("MUÑOZ"), true);
        check(|query| query.player = needle("bob"), true);
        check(|query| query.player = needle("Cedar"), false);
        check(|query| query.black = needle("birch"), false);
        check(|query| query.white = needle("birch"), true);
        check(|query| query.event = needle("cafe"), true);
        check(|query| query.site = needle("example"), true);
        check(|query| query.opening = needle("dreaded"), true);
        check(|query| query.opening = needle("dyke"), false);
    }

    #[test]
    fn results_lengths_and_dates() {
        check(|query| query.result = Some(ResultFilter::Draw), true);
        check(|query| query.result = Some(ResultFilter::Decisive), false);
        check(|query| query.plies = Some(4..=4), true);
        check(|query| query.plies = Some(5..=usize::MAX), false);
        for (range, fits) in [
            ("1954", true),
            ("1954.08", true),
            ("1954.08.23", true),
            ("1954.09", false),
            ("1950..1960", true),
            ("1954.09..", false),
            ("..1954", true),
            ("..1954.07", false),
            ("1955..", false),
        ] {
            check(|query| query.date = Some(range.parse().unwrap()), fits);
        }
        for (range, fits) in [
            (DateRange::years(Some(1954), None), true),
            (DateRange::years(None, Some(1953)), false),
            (DateRange::years(Some(1950), Some(1954)), true),
        ] {
            check(|query| query.date = Some(range), fits);
        }
        for bad in ["", " ", "May 1954", "1954..x"] {
            assert_eq!(bad.parse::<DateRange>(), Err(InvalidDateRange), "{bad}");
        }
    }

    #[test]
    fn positions_are_found_and_reversed_ones_on_request() {
        let pos = testkit::position("W:W18,21,23-32:B1-5,7,8,9,10,11,12,13");
        let mut query = Query {
            board: Some(BoardQuery::Position(pos)),
            ..Query::default()
        };
        let found = |ply, reversed| Some(Occurrence { ply, reversed });
        assert_eq!(query.find(&game(), false), found(3, false));
        assert_eq!(query.find(&game(), true), found(3, false));
        query.board = Some(BoardQuery::Position(pos.swapped()));
        assert_eq!(query.find(&game(), false), None);
        assert_eq!(query.find(&game(), true), found(3, true));
        query.board = Some(BoardQuery::Pattern("13=B 22=-".parse().unwrap()));
        assert_eq!(query.find(&game(), false), found(2, false));
    }
}

//! What is written above the moves: names and values.

use super::MAX_TAG_NAME;
use crate::excerpt;
use std::fmt;
use std::str::FromStr;

/// Tags that Crownhead gives a meaning or writes in a fixed order, and their exact spelling.
const KNOWN: [&str; 24] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Black",
    "White",
    "Result",
    "GameType",
    "SetUp",
    "FEN",
    "Rules",
    "PlyCount",
    "Termination",
    "TimeControl",
    "TimeControlBlack",
    "TimeControlWhite",
    "BlackRating",
    "WhiteRating",
    "BlackTitle",
    "WhiteTitle",
    "BlackType",
    "WhiteType",
    "BlackTime",
    "WhiteTime",
];

/// The tags of a game: each name once, in the order in which they came.
///
/// A writer puts some tags first, so tags are equal when their names and values are, in any order.
///
/// The result, the start position and the rules are fields of a [`PdnGame`](super::PdnGame), not
/// tags: a writer makes the tags `Result`, `GameType`, `SetUp`, `FEN` and `Rules` from them, and
/// leaves out any that stand here.
///
/// ```
/// # use crownhead_notation::pdn::Tags;
/// let mut tags = Tags::new();
/// tags.set("Black", "Doe, Jane").unwrap();
/// assert_eq!(tags.black(), Some("Doe, Jane"));
/// assert!(tags.set("no spaces", "here").is_err());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tags {
    // Invariant: names are distinct and spelled as PDN asks, values have no control characters.
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub const fn new() -> Tags {
        Tags { pairs: Vec::new() }
    }

    /// The value of a tag. Names are compared without regard to case.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// Gives a tag a value; a tag that is there keeps its place. Line breaks and other control
    /// characters in the value become spaces.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), InvalidTagName> {
        if !is_name(name) {
            return Err(InvalidTagName(excerpt(name)));
        }
        let value = value.replace(|c: char| c.is_control(), " ");
        let same = |pair: &&mut (String, String)| pair.0.eq_ignore_ascii_case(name);
        match self.pairs.iter_mut().find(same) {
            Some(pair) => pair.1 = value,
            None => self.pairs.push((known_spelling(name).to_owned(), value)),
        }
        Ok(())
    }

    /// Takes a tag out and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let same = |(other, _): &(String, String)| other.eq_ignore_ascii_case(name);
        let place = self.pairs.iter().position(same)?;
        Some(self.pairs.remove(place).1)
    }

    /// The names and values in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags there are.
    pub const fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The value of a tag, unless it is empty or says that it is not known.
    fn known(&self, name: &str) -> Option<&str> {
        self.get(name)
            .map(str::trim)
            .filter(|value| !matches!(*value, "" | "?" | "-"))
    }

    /// The tournament or match.
    pub fn event(&self) -> Option<&str> {
        self.known("Event")
    }

    /// Where it was played.
    pub fn site(&self) -> Option<&str> {
        self.known("Site")
    }

    /// The round.
    pub fn round(&self) -> Option<&str> {
        self.known("Round")
    }

    /// Who played Black. Some files say `Red`.
    pub fn black(&self) -> Option<&str> {
        self.known("Black").or_else(|| self.known("Red"))
    }

    /// Who played White.
    pub fn white(&self) -> Option<&str> {
        self.known("White")
    }

    /// When it was played, as far as that is known.
    pub fn date(&self) -> Option<PdnDate> {
        self.known("Date")?.parse().ok()
    }

    /// Black's rating.
    pub fn black_rating(&self) -> Option<u32> {
        self.known("BlackRating")?.parse().ok()
    }

    /// White's rating.
    pub fn white_rating(&self) -> Option<u32> {
        self.known("WhiteRating")?.parse().ok()
    }

    /// How the game came to its end, in the words of the file.
    pub fn termination(&self) -> Option<&str> {
        self.known("Termination")
    }

    /// The time control, in the words of the file.
    pub fn time_control(&self) -> Option<&str> {
        self.known("TimeControl")
    }
}

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.len() == other.len()
            && self
                .iter()
                .all(|(name, value)| other.get(name) == Some(value))
    }
}

impl Eq for Tags {}

/// Pairs with names that are no tag names are left out; of the same name the last counts.
impl<N: AsRef<str>, V: AsRef<str>> FromIterator<(N, V)> for Tags {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(pairs: I) -> Tags {
        let mut tags = Tags::new();
        for (name, value) in pairs {
            // The error says only that the name is no tag name.
            let _ = tags.set(name.as_ref(), value.as_ref());
        }
        tags
    }
}

/// A tag name is a capital letter, then letters, digits and underscores, and not too long.
fn is_name(name: &str) -> bool {
    name.len() <= MAX_TAG_NAME
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The usual spelling of a name that is written in another case.
fn known_spelling(name: &str) -> &str {
    KNOWN
        .into_iter()
        .find(|known| known.eq_ignore_ascii_case(name))
        .unwrap_or(name)
}

/// The nearest thing to this text that can be a tag name, or `None` if nothing in it can.
pub(super) fn repaired_name(text: &str) -> Option<String> {
    let mut name: String = text
        .trim()
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    let first = name.get(..1)?.to_ascii_uppercase();
    name.replace_range(..1, &first);
    is_name(&name).then(|| known_spelling(&name).to_owned())
}

/// The name of a tag is not spelled as PDN asks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a tag name: expected a capital letter, then letters, digits and underscores")]
pub struct InvalidTagName(pub String);

/// A date of which parts may be unknown: `1847.??.??`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PdnDate {
    /// The year.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day, 1 to 31.
    pub day: Option<u8>,
}

/// Reads `YYYY.MM.DD` with question marks for what is unknown, also with `-` or `/` between the
/// parts, also the year alone or year and month.
impl FromStr for PdnDate {
    type Err = InvalidDate;

    fn from_str(text: &str) -> Result<PdnDate, InvalidDate> {
        let wrong = || InvalidDate(excerpt(text));
        let mut parts = text.trim().split(['.', '-', '/']);
        let mut part = |width: usize, largest: u16| match parts.next() {
            None => Ok(None),
            Some(unknown) if !unknown.is_empty() && unknown.bytes().all(|c| c == b'?') => Ok(None),
            Some(digits) if digits.len() <= width && digits.bytes().all(|c| c.is_ascii_digit()) => {
                match digits.parse() {
                    Ok(number) if (1..=largest).contains(&number) => Ok(Some(number)),
                    _ => Err(wrong()),
                }
            }
            Some(_) => Err(wrong()),
        };
        let date = PdnDate {
            year: part(4, 9999)?,
            month: part(2, 12)?.map(|month| month as u8),
            day: part(2, 31)?.map(|day| day as u8),
        };
        match parts.next() {
            None => Ok(date),
            Some(_) => Err(wrong()),
        }
    }
}

impl fmt::Display for PdnDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

/// The text is not a date.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a date: expected year, month and day like 1954.08.23, or ?? for a part")]
pub struct InvalidDate(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_there_once() {
        let mut tags = Tags::new();
        tags.set("Event", "Club night").unwrap();
        tags.set("Black", "Doe, Jane").unwrap();
        tags.set("EVENT", "League\nnight").unwrap();
        let pairs: Vec<_> = tags.iter().collect();
        assert_eq!(pairs, [("Event", "League night"), ("Black", "Doe, Jane")]);
        assert_eq!(tags.get("event"), Some("League night"));
        assert_eq!(tags.remove("Event"), Some("League night".to_owned()));
        assert_eq!(tags.event(), None);
        assert_eq!((tags.len(), tags.is_empty()), (1, false));

        let pairs = [("A", "1"), ("B", "2")];
        let tags: Tags = pairs.into_iter().collect();
        assert_eq!(tags, pairs.into_iter().rev().collect());
        assert_ne!(tags, [("A", "1"), ("B", "3")].into_iter().collect());
        assert_ne!(tags, [("A", "1")].into_iter().collect());
    }

    #[test]
    fn names_are_spelled_as_pdn_asks() {
        #[track_caller]
        fn check(name: &str, valid: bool, repaired: Option<&str>) {
            assert_eq!(Tags::new().set(name, "").is_ok(), valid, "{name}");
            assert_eq!(repaired_name(name).as_deref(), repaired);
        }
        check("Event", true, Some("Event"));
        check("My_Tag9", true, Some("My_Tag9"));
        check("event", false, Some("Event"));
        check("FEN", true, Some("FEN"));
        check("Fen", true, Some("FEN"));
        check("blackrating", false, Some("BlackRating"));
        check("White-Elo", false, Some("White_Elo"));
        check("Ply Count", false, Some("Ply_Count"));
        check("", false, None);
        check("9", false, None);
        check("é", false, None);
        let longest = "N".repeat(MAX_TAG_NAME);
        check(&longest, true, Some(&longest));
        check(&format!("{longest}s"), false, None);
    }

    #[test]
    fn what_is_unknown_is_no_value() {
        let tags: Tags = [
            ("Event", "?"),
            ("Site", ""),
            ("Round", " 3.1 "),
            ("Date", "2024.02.??"),
            ("BlackRating", "1850"),
            ("WhiteRating", "strong"),
            ("bad name", "x"),
        ]
        .into_iter()
        .collect();
        assert_eq!((tags.event(), tags.site()), (None, None));
        assert_eq!(tags.round(), Some("3.1"));
        assert_eq!(tags.date().unwrap().month, Some(2));
        assert_eq!(tags.black_rating(), Some(1850));
        assert_eq!(tags.white_rating(), None);
        assert_eq!(tags.len(), 6);
    }

    #[test]
    fn dates_are_read_and_written() {
        #[track_caller]
        fn check(text: &str, written: Option<&str>) {
            let date = text.parse::<PdnDate>().ok().map(|date| date.to_string());
            assert_eq!(date.as_deref(), written, "{text}");
        }
        check("1954.08.23", Some("1954.08.23"));
        check("1954-8-23", Some("1954.08.23"));
        check("1954/08/??", Some("1954.08.??"));
        check("1954", Some("1954.??.??"));
        check("????.??.??", Some("????.??.??"));
        check("?", Some("????.??.??"));
        for text in [
            "",
            "1954.13.01",
            "1954.0.1",
            "1954.08.23.1",
            "23.08.1954",
            "May 1954",
        ] {
            check(text, None);
        }
    }
}

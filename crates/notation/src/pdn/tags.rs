//! The names and values before the moves.

use super::MAX_TAG_NAME;
use crate::excerpt;
use std::fmt;
use std::str::FromStr;

/// Tags that have a meaning in Crownhead or a fixed position in the output, in their exact
/// spelling.
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

/// The tags of a game: unique names, in their original order.
///
/// Order has no meaning, so tags are equal if their names and values are, in any order.
///
/// The result, the starting position and the rules are fields of a [`PdnGame`](super::PdnGame), not
/// tags. A writer generates the tags `Result`, `GameType`, `SetUp`, `FEN` and `Rules` from them.
/// If a file has them, they keep their places here, so that they're written where they were. But
/// they don't count: [`iter`](Tags::iter) skips them, and comparisons ignore them.
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
    // Invariant: names are distinct and valid in PDN, and values have no control characters.
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub const fn new() -> Tags {
        Tags { pairs: Vec::new() }
    }

    /// The value of a tag. Names are case-insensitive.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.all()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// Sets the value of a tag. Line breaks and other control characters in it become spaces.
    ///
    /// An existing tag keeps its position. A new one goes to the end, unless PDN asks for a
    /// position near the start, as for `Event`.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), InvalidTagName> {
        self.put(name, value, |pairs, name| {
            place_for(name, pairs.iter().map(|(other, _)| other.as_str()))
        })
    }

    /// Sets the value of a tag. A new one goes to the end.
    pub(super) fn append(&mut self, name: &str, value: &str) -> Result<(), InvalidTagName> {
        self.put(name, value, |pairs, _| pairs.len())
    }

    fn put(
        &mut self,
        name: &str,
        value: &str,
        place: impl Fn(&[(String, String)], &str) -> usize,
    ) -> Result<(), InvalidTagName> {
        if !is_name(name) {
            return Err(InvalidTagName(excerpt(name)));
        }
        let value = value.replace(|c: char| c.is_control(), " ");
        let same = |pair: &&mut (String, String)| pair.0.eq_ignore_ascii_case(name);
        match self.pairs.iter_mut().find(same) {
            Some(pair) => pair.1 = value,
            None => {
                let name = known_spelling(name);
                let place = place(&self.pairs, name);
                self.pairs.insert(place, (name.to_owned(), value));
            }
        }
        Ok(())
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let same = |(other, _): &(String, String)| other.eq_ignore_ascii_case(name);
        let place = self.pairs.iter().position(same)?;
        Some(self.pairs.remove(place).1)
    }

    /// The names and values in order, except those that fields of a game represent.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.all().filter(|(name, _)| !is_structural(name))
    }

    /// The names and values in order.
    pub(super) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The number of tags, except those that fields of a game represent.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are no tags, except those that fields of a game represent.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The value of a tag, unless it's empty or marked as unknown.
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

    /// When it was played, as far as known.
    pub fn date(&self) -> Option<PdnDate> {
        self.known("Date")?.parse().ok()
    }

    /// How the game ended, as the file puts it.
    pub fn termination(&self) -> Option<&str> {
        self.known("Termination")
    }

    /// The time control, as the file puts it.
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

/// The tags keep their order. Invalid names are dropped; for duplicates, the last one counts.
impl<N: AsRef<str>, V: AsRef<str>> FromIterator<(N, V)> for Tags {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(pairs: I) -> Tags {
        let mut tags = Tags::new();
        for (name, value) in pairs {
            // The only possible error is an invalid tag name.
            let _ = tags.append(name.as_ref(), value.as_ref());
        }
        tags
    }
}

/// Whether a field of [`PdnGame`](super::PdnGame) represents this tag.
pub(super) fn is_structural(name: &str) -> bool {
    matches!(name, "Result" | "GameType" | "SetUp" | "FEN" | "Rules")
}

/// The tags that come first, in this order.
const ORDER: [&str; 11] = [
    "Event", "Site", "Date", "Round", "Black", "White", "Result", "GameType", "Rules", "SetUp",
    "FEN",
];

/// Where a new tag goes: before the first one that comes later in PDN, or to the end.
pub(super) fn place_for<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> usize {
    let rank = |name: &str| ORDER.iter().position(|other| *other == name);
    let rank = |name| rank(name).unwrap_or(ORDER.len());
    let mut place = 0;
    let mut end = 0;
    for (index, other) in others.enumerate() {
        end = index + 1;
        if rank(other) <= rank(name) {
            place = end;
        }
    }
    if rank(name) == ORDER.len() {
        end
    } else {
        place
    }
}

/// Whether a value says nothing.
pub(super) fn is_unset(value: &str) -> bool {
    matches!(value.trim(), "" | "?")
}

/// Whether a tag has this name in any case.
pub(super) fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// A tag name is a capital letter followed by letters, digits and underscores, and not too long.
fn is_name(name: &str) -> bool {
    name.len() <= MAX_TAG_NAME
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The standard spelling of a name in another case.
fn known_spelling(name: &str) -> &str {
    KNOWN
        .into_iter()
        .find(|known| known.eq_ignore_ascii_case(name))
        .unwrap_or(name)
}

/// The closest valid tag name to this text, or `None` if there is none.
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

/// A tag name isn't valid in PDN.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a tag name: expected a capital letter, then letters, digits and underscores")]
pub struct InvalidTagName(pub String);

/// A date whose parts may be unknown: `1847.??.??`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PdnDate {
    /// The year.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day, 1 to 31.
    pub day: Option<u8>,
}

/// Accepts `YYYY.MM.DD` with question marks for unknown parts, with `-` or `/` as separators, and
/// the year alone or year and month.
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

/// The text isn't a date.
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
    fn new_tags_go_where_pdn_asks() {
        #[track_caller]
        fn check(names: &[&str], order: &str) {
            let mut tags = Tags::new();
            for name in names {
                tags.set(name, "").unwrap();
            }
            let found: Vec<&str> = tags.all().map(|(name, _)| name).collect();
            assert_eq!(found.join(" "), order);
        }
        check(
            &[
                "White", "Opening", "Black", "Event", "FEN", "Note", "Result",
            ],
            "Event Black White Result FEN Opening Note",
        );
        // A file may have another order, which it keeps.
        let pairs = [("Round", "1"), ("Result", "*"), ("Event", "x"), ("A", "y")];
        let mut tags: Tags = pairs.into_iter().collect();
        tags.set("Black", "Doe").unwrap();
        let found: Vec<_> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(found, ["Round", "Event", "Black", "A"]);
        assert_eq!(tags.get("Result"), Some("*"));
        assert_eq!(tags.len(), 4);
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
            ("bad name", "x"),
        ]
        .into_iter()
        .collect();
        assert_eq!((tags.event(), tags.site()), (None, None));
        assert_eq!(tags.round(), Some("3.1"));
        assert_eq!(tags.date().unwrap().month, Some(2));
        assert_eq!(tags.len(), 4);
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

//! Which games to list, and in which order.

use collection::{BoardQuery, ResultFilter};
use notation::{read_fen, write_fen};
use rules::Color;

/// Which games to list, and in which order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Query {
    /// Words that all must occur in what's shown of a game, or in its comments.
    pub text: String,
    /// Which kind of games.
    pub show: Show,
    /// Only games in this collection.
    pub collection: Option<String>,
    /// Only games with this result.
    pub result: Option<ResultChoice>,
    /// The first and the last year.
    pub years: (Option<u16>, Option<u16>),
    /// The minimum and maximum number of moves.
    pub moves: (Option<u32>, Option<u32>),
    /// Only games with this on the board.
    pub board: Option<BoardFilter>,
    /// The order.
    pub sort: Sort,
    /// Whether the order is the opposite of the usual one.
    pub is_reversed: bool,
}

/// A kind of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Show {
    /// Everything except the trash.
    #[default]
    All,
    /// Games that can be resumed.
    Unfinished,
    /// Games played here that are over.
    Finished,
    /// Games from other sources.
    Imported,
    /// Games that are the same as an earlier one.
    Duplicates,
    /// Deleted games.
    Trash,
}

/// A result to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultChoice {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw.
    Draw,
    /// Neither.
    Unknown,
}

impl From<ResultChoice> for ResultFilter {
    fn from(choice: ResultChoice) -> ResultFilter {
        match choice {
            ResultChoice::Black => ResultFilter::Win(Color::Black),
            ResultChoice::White => ResultFilter::Win(Color::White),
            ResultChoice::Draw => ResultFilter::Draw,
            ResultChoice::Unknown => ResultFilter::Unknown,
        }
    }
}

/// What to look for on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardFilter {
    /// The position or pattern.
    pub board: BoardQuery,
    /// Whether it may also occur with colors reversed.
    pub or_reversed: bool,
}

/// The order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sort {
    /// When it was played here or imported, the newest first.
    #[default]
    Added,
    /// Black's player.
    Black,
    /// White's player.
    White,
    /// The event.
    Event,
    /// The site.
    Site,
    /// The date, the latest first.
    Date,
    /// The result: wins of Black, draws, wins of White.
    Result,
    /// The length, the longest first.
    Length,
    /// The opening.
    Opening,
}

impl Show {
    /// All kinds, as the list offers them.
    pub const ALL: [Show; 6] = [
        Show::All,
        Show::Unfinished,
        Show::Finished,
        Show::Imported,
        Show::Duplicates,
        Show::Trash,
    ];

    const fn word(self) -> &'static str {
        match self {
            Show::All => "all",
            Show::Unfinished => "unfinished",
            Show::Finished => "finished",
            Show::Imported => "imported",
            Show::Duplicates => "duplicates",
            Show::Trash => "trash",
        }
    }
}

impl ResultChoice {
    /// All results.
    pub const ALL: [ResultChoice; 4] = [
        ResultChoice::Black,
        ResultChoice::White,
        ResultChoice::Draw,
        ResultChoice::Unknown,
    ];

    const fn word(self) -> &'static str {
        match self {
            ResultChoice::Black => "black",
            ResultChoice::White => "white",
            ResultChoice::Draw => "draw",
            ResultChoice::Unknown => "unknown",
        }
    }
}

impl Sort {
    /// All orders.
    pub const ALL: [Sort; 9] = [
        Sort::Added,
        Sort::Black,
        Sort::White,
        Sort::Event,
        Sort::Site,
        Sort::Date,
        Sort::Result,
        Sort::Length,
        Sort::Opening,
    ];

    const fn word(self) -> &'static str {
        match self {
            Sort::Added => "added",
            Sort::Black => "black",
            Sort::White => "white",
            Sort::Event => "event",
            Sort::Site => "site",
            Sort::Date => "date",
            Sort::Result => "result",
            Sort::Length => "length",
            Sort::Opening => "opening",
        }
    }
}

impl Query {
    /// Whether it leaves out any games, apart from the trash.
    pub fn is_narrowed(&self) -> bool {
        let unfiltered = Query {
            sort: self.sort,
            is_reversed: self.is_reversed,
            text: self.text.clone(),
            ..Query::default()
        };
        *self != unfiltered || !self.text.trim().is_empty()
    }

    /// How many filters are set besides the words and the kind.
    pub fn filters(&self) -> usize {
        let is_set = [
            self.collection.is_some(),
            self.result.is_some(),
            self.years != (None, None),
            self.moves != (None, None),
            self.board.is_some(),
        ];
        is_set.into_iter().filter(|is_set| *is_set).count()
    }

    /// Unsets all filters. The words, the kind and the order stay.
    pub fn clear_filters(&mut self) {
        let all = std::mem::take(self);
        *self = Query {
            text: all.text,
            show: all.show,
            sort: all.sort,
            is_reversed: all.is_reversed,
            ..Query::default()
        };
    }

    /// The query as parameters of an address. Defaults are left out.
    pub fn to_parameters(&self) -> Vec<(&'static str, String)> {
        let mut parameters = Vec::new();
        let mut add =
            |name, value: Option<String>| parameters.extend(value.map(|value| (name, value)));
        let text = self.text.trim();
        add("search", (!text.is_empty()).then(|| text.to_owned()));
        let show = (self.show != Show::All).then(|| self.show.word().to_owned());
        add("show", show);
        add("collection", self.collection.clone());
        add("result", self.result.map(|result| result.word().to_owned()));
        add("from", self.years.0.map(|year| year.to_string()));
        add("to", self.years.1.map(|year| year.to_string()));
        add("least", self.moves.0.map(|moves| moves.to_string()));
        add("most", self.moves.1.map(|moves| moves.to_string()));
        if let Some(filter) = &self.board {
            match &filter.board {
                BoardQuery::Position(pos) => add("position", Some(write_fen(pos))),
                BoardQuery::Pattern(pattern) => add("pattern", Some(pattern.to_string())),
            }
            add("colors", filter.or_reversed.then(|| "both".to_owned()));
        }
        let sort = (self.sort != Sort::Added).then(|| self.sort.word().to_owned());
        add("sort", sort);
        add("order", self.is_reversed.then(|| "reversed".to_owned()));
        parameters
    }

    /// Reads the parameters of an address. Invalid ones are left out.
    pub fn from_parameters(get: impl Fn(&str) -> Option<String>) -> Query {
        let number = |name| get(name).and_then(|text| text.parse().ok());
        let position = get("position").and_then(|fen| read_fen(&fen).ok());
        let pattern = get("pattern").and_then(|text| text.parse().ok());
        let board = position
            .map(BoardQuery::Position)
            .or(pattern.map(BoardQuery::Pattern));
        let or_reversed = get("colors").is_some_and(|colors| colors == "both");
        Query {
            text: get("search").unwrap_or_default(),
            show: word(get("show"), Show::ALL, Show::word).unwrap_or_default(),
            collection: get("collection"),
            result: word(get("result"), ResultChoice::ALL, ResultChoice::word),
            years: (
                get("from").and_then(|text| text.parse().ok()),
                get("to").and_then(|text| text.parse().ok()),
            ),
            moves: (number("least"), number("most")),
            board: board.map(|board| BoardFilter { board, or_reversed }),
            sort: word(get("sort"), Sort::ALL, Sort::word).unwrap_or_default(),
            is_reversed: get("order").is_some_and(|order| order == "reversed"),
        }
    }
}

/// The value with this word.
fn word<T: Copy, const N: usize>(
    text: Option<String>,
    all: [T; N],
    word: impl Fn(T) -> &'static str,
) -> Option<T> {
    let text = text?;
    all.into_iter().find(|value| word(*value) == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[track_caller]
    fn check(query: &Query, expected: &[(&str, &str)]) {
        let parameters = query.to_parameters();
        let written: Vec<(&str, &str)> = parameters
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        assert_eq!(written, expected);
        let map: HashMap<&str, String> = parameters.into_iter().collect();
        assert_eq!(
            &Query::from_parameters(|name| map.get(name).cloned()),
            query
        );
    }

    #[test]
    fn clearing_the_filters_keeps_the_rest() {
        let rest = Query {
            text: "ann".to_owned(),
            show: Show::Trash,
            sort: Sort::ALL[2],
            is_reversed: true,
            ..Query::default()
        };
        let mut query = Query {
            collection: Some("club".to_owned()),
            years: (Some(1936), None),
            moves: (None, Some(30)),
            ..rest.clone()
        };
        assert_eq!(query.filters(), 3);
        query.clear_filters();
        assert_eq!(query, rest);
    }

    #[test]
    fn a_query_is_an_address_and_back() {
        check(&Query::default(), &[]);
        let board = |board, or_reversed| Some(BoardFilter { board, or_reversed });
        let pos = testkit::position("W:WK3,30:B9");
        check(
            &Query {
                text: "muñoz & lee".to_owned(),
                show: Show::Imported,
                collection: Some(String::new()),
                result: Some(ResultChoice::Draw),
                years: (Some(1850), None),
                moves: (None, Some(40)),
                board: board(BoardQuery::Position(pos), true),
                sort: Sort::Opening,
                is_reversed: true,
            },
            &[
                ("search", "muñoz & lee"),
                ("show", "imported"),
                ("collection", ""),
                ("result", "draw"),
                ("from", "1850"),
                ("most", "40"),
                ("position", "W:WK3,30:B9"),
                ("colors", "both"),
                ("sort", "opening"),
                ("order", "reversed"),
            ],
        );
        let pattern = "1=B 3=WK 14=-".parse().unwrap();
        check(
            &Query {
                years: (None, Some(1900)),
                moves: (Some(3), None),
                board: board(BoardQuery::Pattern(pattern), false),
                ..Query::default()
            },
            &[("to", "1900"), ("least", "3"), ("pattern", "1=B 3=WK 14=-")],
        );
    }

    #[test]
    fn nonsense_in_an_address_is_left_out() {
        let query = Query::from_parameters(|name| (name != "search").then(|| "x".to_owned()));
        let expected = Query {
            collection: Some("x".to_owned()),
            ..Query::default()
        };
        assert_eq!(query, expected);
        assert_eq!((query.filters(), query.is_narrowed()), (1, true));
        assert!(!Query::default().is_narrowed());
        let sorted = Query {
            sort: Sort::Length,
            text: " ".to_owned(),
            ..Query::default()
        };
        assert!(!sorted.is_narrowed());
    }
}

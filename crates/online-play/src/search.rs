//! A search in the archive, in a form and in the page's URL.

use notation::{Ballot, Deck, FenError, ParseMoveError};
use protocol::{GameId, GameQuery, PlayerId, QueryError};
use rules::Refusal;

/// A search in the archive, as typed. An empty field matches anything.
///
/// It's in the page's URL, so a search can be shared. The server gets a [`GameQuery`], which has
/// the ID of the opponent instead of the name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSearch {
    /// The name of a player.
    pub name: String,
    /// The name of the other player.
    pub opponent: String,
    /// The first day, for example `2026-11-15`.
    pub from: String,
    /// The last day.
    pub until: String,
    /// The result.
    pub result: String,
    /// Whether the games were rated: `true` or `false`.
    pub rated: String,
    /// The speed category.
    pub speed: String,
    /// The first moves, for example `11-15 23-19`.
    pub opening: String,
    /// A position that occurred, as FEN.
    pub position: String,
    /// The ID of the game after which the list continues.
    pub before: String,
}

/// Why a search is invalid, and where in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSearch {
    /// The part of the form.
    pub place: SearchPlace,
    /// The problem.
    pub fault: SearchFault,
}

/// What's wrong with a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchFault {
    /// A word of the opening isn't a move.
    NotAMove(ParseMoveError),
    /// A move of the opening is illegal.
    IllegalMove(Box<Refusal>),
    /// The opening has no moves, too many, or the number of no ballot.
    NotAnOpening,
    /// The text isn't a playable position.
    NotAPosition(FenError),
    /// There's an opponent, but no player.
    OpponentWithoutPlayer,
    /// There's a player's result, but no player.
    ResultWithoutPlayer,
    /// The last day is before the first.
    DaysReversed,
    /// Another field, which only a URL can have wrong.
    Other,
}

/// A part of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchPlace {
    /// The first moves.
    Opening,
    /// The position.
    Position,
    /// Anything else.
    Elsewhere,
}

impl GameSearch {
    /// Reads a search from the query part of a URL. Unknown parameters are ignored.
    pub fn from_address(query: &str) -> GameSearch {
        let mut search = GameSearch::default();
        let query = query.strip_prefix('?').unwrap_or(query);
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            if let Some(field) = search.field_mut(&name) {
                *field = value.trim().to_owned();
            }
        }
        search
    }

    /// Returns the URL path of this search.
    pub fn address(&self) -> String {
        match self.encoded(self.opponent.trim()) {
            query if query.is_empty() => "/online/archive".to_owned(),
            query => format!("/online/archive?{query}"),
        }
    }

    /// Returns the query for the server. The caller has to look up the opponent's ID first.
    pub fn query(&self, opponent: Option<PlayerId>) -> Result<GameQuery, BadSearch> {
        let opponent = opponent.map(String::from).unwrap_or_default();
        GameQuery::decode(&self.encoded(&opponent)).map_err(BadSearch::from)
    }

    /// Checks the form.
    pub fn check(&self) -> Result<(), BadSearch> {
        if !self.opponent.trim().is_empty() && self.name.trim().is_empty() {
            return Err(BadSearch::from(QueryError::NeedsPlayer("opponent")));
        }
        self.query(None).map(drop)
    }

    /// Whether the search matches every game. Ignores `before`.
    pub fn is_empty(&self) -> bool {
        *self
            == GameSearch {
                before: self.before.clone(),
                ..GameSearch::default()
            }
    }

    /// Returns the same search, continued after this game.
    pub fn before(&self, game: Option<GameId>) -> GameSearch {
        GameSearch {
            before: game.map(String::from).unwrap_or_default(),
            ..self.clone()
        }
    }

    /// Encodes the fields that aren't empty as form data.
    fn encoded(&self, opponent: &str) -> String {
        let is_move = |word: &&str| !is_number(word);
        let opening: Vec<&str> = self.opening.split_whitespace().filter(is_move).collect();
        let opening = opening.join(" ");
        let fields = [
            ("name", self.name.trim()),
            ("opponent", opponent),
            ("from", self.from.trim()),
            ("until", self.until.trim()),
            ("result", self.result.trim()),
            ("rated", self.rated.trim()),
            ("speed", self.speed.trim()),
            ("opening", &opening),
            ("position", self.position.trim()),
            ("before", self.before.trim()),
        ];
        let mut query = form_urlencoded::Serializer::new(String::new());
        for (name, value) in fields {
            if !value.is_empty() {
                query.append_pair(name, value);
            }
        }
        query.finish()
    }

    fn field_mut(&mut self, name: &str) -> Option<&mut String> {
        Some(match name {
            "name" => &mut self.name,
            "opponent" => &mut self.opponent,
            "from" => &mut self.from,
            "until" => &mut self.until,
            "result" => &mut self.result,
            "rated" => &mut self.rated,
            "speed" => &mut self.speed,
            "opening" => &mut self.opening,
            "position" => &mut self.position,
            "before" => &mut self.before,
            _ => return None,
        })
    }
}

impl From<QueryError> for BadSearch {
    fn from(error: QueryError) -> BadSearch {
        let (place, fault) = match error {
            QueryError::OpeningText { why, .. } => {
                (SearchPlace::Opening, SearchFault::NotAMove(why))
            }
            QueryError::OpeningMove { why, .. } => {
                (SearchPlace::Opening, SearchFault::IllegalMove(why))
            }
            QueryError::Value {
                parameter: "opening",
                ..
            } => (SearchPlace::Opening, SearchFault::NotAnOpening),
            QueryError::PositionText(why) => {
                (SearchPlace::Position, SearchFault::NotAPosition(why.into()))
            }
            QueryError::Position(why) => {
                (SearchPlace::Position, SearchFault::NotAPosition(why.into()))
            }
            QueryError::NeedsPlayer("opponent") => {
                (SearchPlace::Elsewhere, SearchFault::OpponentWithoutPlayer)
            }
            QueryError::NeedsPlayer(_) => {
                (SearchPlace::Elsewhere, SearchFault::ResultWithoutPlayer)
            }
            QueryError::Backwards => (SearchPlace::Elsewhere, SearchFault::DaysReversed),
            _ => (SearchPlace::Elsewhere, SearchFault::Other),
        };
        BadSearch { place, fault }
    }
}

/// Returns the three-move openings to choose from, each with its title and moves.
pub fn ballot_openings() -> Vec<(String, String)> {
    let opening = |ballot: &Ballot| {
        let moves = ballot.to_string();
        let title = match ballot.name() {
            Some(name) => format!("{moves} · {name}"),
            None => moves.clone(),
        };
        (title, moves)
    };
    Deck::ThreeMove.iter().map(opening).collect()
}

/// Whether a word is a move number, for example `12.`.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_address_and_a_search_are_the_same() {
        #[track_caller]
        fn check(query: &str, search: &GameSearch, address: &str) {
            assert_eq!(GameSearch::from_address(query), *search);
            assert_eq!(search.address(), address);
        }
        check("", &GameSearch::default(), "/online/archive");
        check("?utm=x&name=", &GameSearch::default(), "/online/archive");
        let search = GameSearch {
            name: "Ann Lee".to_owned(),
            opponent: "Bob".to_owned(),
            opening: "11-15 23-19".to_owned(),
            position: "B:W21-32:B1-12".to_owned(),
            ..GameSearch::default()
        };
        check(
            "?name=Ann+Lee&opponent=Bob&opening=11-15%2023-19&position=B:W21-32:B1-12",
            &search,
            "/online/archive?name=Ann+Lee&opponent=Bob&opening=11-15+23-19&position=B%3AW21-32%3AB1-12",
        );
        let bob = PlayerId::from_random([1; 12]);
        let query = search.query(Some(bob)).unwrap();
        assert_eq!((query.opponent, query.opening.len()), (Some(bob), 2));
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        #[track_caller]
        fn check(address: &str, expected: Option<SearchPlace>) {
            let found = GameSearch::from_address(address).check();
            assert_eq!(found.err().map(|bad| bad.place), expected, "{address}");
        }
        check("", None);
        check("opening=1.+11-15+23-19+2.+8-11", None);
        check("opening=11-18", Some(SearchPlace::Opening));
        check("opening=cross", Some(SearchPlace::Opening));
        check("position=W:WK3:B9", None);
        check("position=W:WK3:B9,3", Some(SearchPlace::Position));
        check("position=noise", Some(SearchPlace::Position));
        check("opponent=Bob", Some(SearchPlace::Elsewhere));
        check("name=Ann&opponent=Bob", None);
        check("result=won", Some(SearchPlace::Elsewhere));
        check(
            "from=2026-02-01&until=2026-01-01",
            Some(SearchPlace::Elsewhere),
        );
        check("speed=fast", Some(SearchPlace::Elsewhere));
        for (_, moves) in ballot_openings() {
            check(&format!("opening={moves}"), None);
        }
    }

    #[test]
    fn the_next_page_is_the_same_search() {
        let search = GameSearch {
            speed: "blitz".to_owned(),
            ..GameSearch::default()
        };
        let next = search.before(Some(GameId::from_random([0; 12])));
        assert_eq!(
            next.address(),
            "/online/archive?speed=blitz&before=000000000000"
        );
        assert_eq!(next.before(None), search);
        assert!(!next.is_empty() && GameSearch::default().is_empty());
    }

    proptest! {
        #[test]
        fn any_text_survives_an_address(name in "\\PC{0,20}", noise in "\\PC{0,40}") {
            let search = GameSearch { name: name.trim().to_owned(), ..GameSearch::default() };
            let address = search.address();
            let query = address.split_once('?').map_or("", |(_, query)| query);
            prop_assert_eq!(GameSearch::from_address(query), search);
            let _ = GameSearch::from_address(&noise).check();
        }
    }
}

//! Filters for games.

use crate::{Day, GameId, PlayerId, Speed};
use notation::{Deck, Fen, ParseFenError, ParseMoveError, WrittenMove, excerpt};
use rules::{BoardProblems, Move, Position, Refusal, RuleSet};
use std::str::FromStr;

/// The maximum number of moves in an opening to search for.
pub const MAX_OPENING_PLIES: usize = 40;

/// A filter for games: the query string of `GET /api/v1/games`.
///
/// A game has to match every parameter. An empty filter matches all games.
///
/// ```
/// use protocol::GameQuery;
///
/// let query = GameQuery::decode("name=Ann&result=won&opening=11-15+23-19").unwrap();
/// assert_eq!(query.opening.len(), 2);
/// assert_eq!(query.encode(), "name=Ann&result=won&opening=11-15+23-19");
/// let error = GameQuery::decode("speed=fast").unwrap_err().to_string();
/// assert_eq!(error, "the parameter speed is \"fast\": expected blitz, rapid, classical or correspondence");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameQuery {
    /// Games of this player.
    pub player: Option<PlayerId>,
    /// Games of the account with this name. Excludes `player`.
    pub name: Option<String>,
    /// Games against this player. Requires `player` or `name`.
    pub opponent: Option<PlayerId>,
    /// Games that started on this day or later.
    pub from: Option<Day>,
    /// Games that started on this day or earlier.
    pub until: Option<Day>,
    /// Games with this result.
    pub result: Option<WantedResult>,
    /// Rated games, or casual ones.
    pub rated: Option<bool>,
    /// Games of this speed.
    pub speed: Option<Speed>,
    /// Games in progress, or finished ones.
    pub running: Option<bool>,
    /// Finished games that started with these moves from the starting position, or with others that
    /// lead to the same position after the same number of moves. Empty: any opening.
    pub opening: Vec<Move>,
    /// Finished games that reached this position with the same side to move.
    pub position: Option<Position>,
    /// Games after this one in the list.
    pub before: Option<GameId>,
}

/// A result to search for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WantedResult {
    /// Black won.
    Black,
    /// White won.
    White,
    /// The game was drawn.
    Draw,
    /// The player won.
    Won,
    /// The player lost.
    Lost,
}

impl WantedResult {
    const ALL: [WantedResult; 5] = [
        WantedResult::Black,
        WantedResult::White,
        WantedResult::Draw,
        WantedResult::Won,
        WantedResult::Lost,
    ];

    /// The result as a word.
    pub const fn word(self) -> &'static str {
        match self {
            WantedResult::Black => "black",
            WantedResult::White => "white",
            WantedResult::Draw => "draw",
            WantedResult::Won => "won",
            WantedResult::Lost => "lost",
        }
    }

    const fn needs_player(self) -> bool {
        matches!(self, WantedResult::Won | WantedResult::Lost)
    }
}

/// Why a query string is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QueryError {
    /// The parameter doesn't exist.
    #[error("there is no parameter {0:?}: expected one of {names}", names = NAMES.join(", "))]
    Unknown(String),
    /// A parameter occurs twice.
    #[error("the parameter {0} is given twice")]
    Twice(&'static str),
    /// A value is invalid.
    #[error("the parameter {parameter} is {found:?}: expected {expected}")]
    Value {
        /// Which parameter.
        parameter: &'static str,
        /// Its value, shortened.
        found: String,
        /// What was expected instead.
        expected: &'static str,
    },
    /// A word of the opening isn't a move.
    #[error("the parameter opening: word {place}: {why}")]
    OpeningText {
        /// Which word, counted from 1.
        place: usize,
        /// The error. The message includes it, so it isn't also the source.
        why: ParseMoveError,
    },
    /// A move of the opening is illegal.
    #[error("the parameter opening: move {place}: {why}")]
    OpeningMove {
        /// Which move, counted from 1.
        place: usize,
        /// Why it's illegal.
        why: Box<Refusal>,
    },
    /// The position isn't FEN.
    #[error("the parameter position: {0}")]
    PositionText(ParseFenError),
    /// The position is invalid.
    #[error("the parameter position: {0}")]
    Position(BoardProblems),
    /// Both parameters select the player.
    #[error("the parameters player and name are both given: expected one of them")]
    PlayerAndName,
    /// A parameter requires a player.
    #[error("the parameter {0} also needs player or name")]
    NeedsPlayer(&'static str),
    /// The last day is before the first.
    #[error("the parameter until is before from")]
    Backwards,
}

const NAMES: [&str; 12] = [
    "player", "name", "opponent", "from", "until", "result", "rated", "speed", "running",
    "opening", "position", "before",
];

const ID: &str = "12 digits and lowercase letters without i, l, o and u";
const DAY: &str = "a day such as 2026-11-15";

impl GameQuery {
    /// Decodes a query string: names and values in the encoding of HTML forms.
    pub fn decode(text: &str) -> Result<GameQuery, QueryError> {
        let mut query = GameQuery::default();
        let mut seen = Vec::new();
        for (name, value) in form_urlencoded::parse(text.as_bytes()) {
            let known = NAMES.into_iter().find(|known| *known == name);
            let name = known.ok_or_else(|| QueryError::Unknown(excerpt(&name)))?;
            if seen.contains(&name) {
                return Err(QueryError::Twice(name));
            }
            seen.push(name);
            query.set(name, &value)?;
        }
        query.check()?;
        Ok(query)
    }

    /// Encodes the query string, without a question mark.
    pub fn encode(&self) -> String {
        let mut text = form_urlencoded::Serializer::new(String::new());
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                text.append_pair(name, &value);
            }
        };
        add("player", self.player.map(String::from));
        add("name", self.name.clone());
        add("opponent", self.opponent.map(String::from));
        add("from", self.from.map(|day| day.to_string()));
        add("until", self.until.map(|day| day.to_string()));
        add("result", self.result.map(|result| result.word().to_owned()));
        add("rated", self.rated.map(|is| is.to_string()));
        add("speed", self.speed.map(|speed| speed.word().to_owned()));
        add("running", self.running.map(|is| is.to_string()));
        let moves: Vec<_> = self.opening.iter().map(Move::to_string).collect();
        add("opening", (!moves.is_empty()).then(|| moves.join(" ")));
        let fen = |position: &Position| Fen::from(position).to_string();
        add("position", self.position.as_ref().map(fen));
        add("before", self.before.map(String::from));
        text.finish()
    }

    fn set(&mut self, name: &'static str, value: &str) -> Result<(), QueryError> {
        match name {
            "player" => self.player = Some(read(name, value, ID)?),
            "name" => self.name = Some(value.to_owned()),
            "opponent" => self.opponent = Some(read(name, value, ID)?),
            "from" => self.from = Some(read(name, value, DAY)?),
            "until" => self.until = Some(read(name, value, DAY)?),
            "result" => {
                let mut all = WantedResult::ALL.into_iter();
                let found = all.find(|result| result.word() == value);
                let expected = "black, white, draw, won or lost";
                self.result = Some(found.ok_or_else(|| bad(name, value, expected))?);
            }
            "rated" => self.rated = Some(read(name, value, "true or false")?),
            "speed" => {
                let expected = "blitz, rapid, classical or correspondence";
                let found = Speed::from_word(value);
                self.speed = Some(found.ok_or_else(|| bad(name, value, expected))?);
            }
            "running" => self.running = Some(read(name, value, "true or false")?),
            "opening" => self.opening = read_opening(name, value)?,
            "position" => {
                let fen: Fen = value.parse().map_err(QueryError::PositionText)?;
                self.position = Some(fen.position().map_err(QueryError::Position)?);
            }
            _ => self.before = Some(read(name, value, ID)?),
        }
        Ok(())
    }

    /// Checks that the parameters fit together.
    fn check(&self) -> Result<(), QueryError> {
        let has_player = self.player.is_some() || self.name.is_some();
        if self.player.is_some() && self.name.is_some() {
            Err(QueryError::PlayerAndName)
        } else if self.opponent.is_some() && !has_player {
            Err(QueryError::NeedsPlayer("opponent"))
        } else if self.result.is_some_and(WantedResult::needs_player) && !has_player {
            Err(QueryError::NeedsPlayer("result"))
        } else if self.from.zip(self.until).is_some_and(|(a, b)| a > b) {
            Err(QueryError::Backwards)
        } else {
            Ok(())
        }
    }
}

fn read<T: FromStr>(
    parameter: &'static str,
    value: &str,
    expected: &'static str,
) -> Result<T, QueryError> {
    value.parse().map_err(|_| bad(parameter, value, expected))
}

fn bad(parameter: &'static str, value: &str, expected: &'static str) -> QueryError {
    QueryError::Value {
        parameter,
        found: excerpt(value),
        expected,
    }
}

/// Parses the number of a three-move ballot, or moves separated by spaces.
fn read_opening(name: &'static str, value: &str) -> Result<Vec<Move>, QueryError> {
    let expected = "1 to 40 moves such as 11-15 23-19, or the number of a three-move ballot";
    let misfit = || bad(name, value, expected);
    if let Ok(number) = value.parse::<u16>() {
        let mut ballots = Deck::ThreeMoveTable.iter();
        let ballot = ballots.find(|ballot| ballot.number() == number);
        return Ok(ballot.ok_or_else(misfit)?.moves().to_vec());
    }
    let mut position = Position::START;
    let mut moves = Vec::new();
    for (word, place) in value.split_ascii_whitespace().zip(1..) {
        if place > MAX_OPENING_PLIES {
            return Err(misfit());
        }
        let written: WrittenMove = word
            .parse()
            .map_err(|why| QueryError::OpeningText { place, why })?;
        let mv = written
            .resolve(&position, RuleSet::OFFICIAL)
            .map_err(|why| QueryError::OpeningMove {
                place,
                why: Box::new(why),
            })?;
        position = position.play_unchecked(mv);
        moves.push(mv);
    }
    if moves.is_empty() {
        return Err(misfit());
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let query = GameQuery::decode(text).unwrap();
        assert_eq!(query.encode(), expected);
        assert_eq!(GameQuery::decode(expected), Ok(query));
    }

    #[test]
    fn queries_are_read_and_written() {
        check("", "");
        check("running=true", "running=true");
        check(
            "before=0123456789ab&player=pppppppppppp",
            "player=pppppppppppp&before=0123456789ab",
        );
        check("name=Ann%20Lee&result=lost", "name=Ann+Lee&result=lost");
        check(
            "from=2026-11-01&until=2026-11-01&rated=false&speed=rapid",
            "from=2026-11-01&until=2026-11-01&rated=false&speed=rapid",
        );
    }

    #[test]
    fn openings_are_moves_or_numbers_of_ballots() {
        #[track_caller]
        fn check(opening: &str, moves: &str) {
            let text = format!("opening={opening}");
            let query = GameQuery::decode(&text).unwrap();
            let found: Vec<_> = query.opening.iter().map(Move::to_string).collect();
            assert_eq!(found.join(" "), moves);
        }
        check("11-15", "11-15");
        check("+11-15++23-19%208-11", "11-15 23-19 8-11");
        check("11-15+22-18+15x22", "11-15 22-18 15x22");
        let first = Deck::ThreeMoveTable.get(0).unwrap();
        check("1", &first.to_string());
        let last = Deck::ThreeMoveTable.get(173).unwrap();
        check("174", &last.to_string());
    }

    #[test]
    fn what_is_wrong_is_named() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            let error = GameQuery::decode(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
        check(
            "playr=x",
            "there is no parameter \"playr\": expected one of player, name",
        );
        check(
            "rated=true&rated=true",
            "the parameter rated is given twice",
        );
        check(
            "player=Ann",
            "the parameter player is \"Ann\": expected 12 digits",
        );
        check(
            "rated=1",
            "the parameter rated is \"1\": expected true or false",
        );
        check(
            "from=yesterday",
            "the parameter from is \"yesterday\": expected a day",
        );
        check("from=2026-11-02&until=2026-11-01", "until is before from");
        check(
            "result=1-0",
            "the parameter result is \"1-0\": expected black",
        );
        check(
            "result=won",
            "the parameter result also needs player or name",
        );
        check(
            "opponent=pppppppppppp",
            "the parameter opponent also needs player or name",
        );
        check(
            "player=pppppppppppp&name=x",
            "player and name are both given",
        );
        check(
            "opening=",
            "the parameter opening is \"\": expected 1 to 40 moves",
        );
        check("opening=175", "the parameter opening is \"175\"");
        check("opening=11-15+foo", "the parameter opening: word 2:");
        check("opening=11-15+11-16", "the parameter opening: move 2:");
        check("position=B", "the parameter position: column 2:");
        check(
            "position=B:W:B",
            "the parameter position: the board is empty",
        );
        check("before=", "the parameter before is \"\"");
    }

    fn name() -> impl Strategy<Value = String> {
        let known = prop::sample::select(NAMES.to_vec()).prop_map(str::to_owned);
        prop_oneof![20 => known, 1 => "[a-z%+=&]{0,8}"]
    }

    fn value() -> impl Strategy<Value = String> {
        let likely = [
            "true",
            "false",
            "won",
            "lost",
            "draw",
            "black",
            "white",
            "blitz",
            "rapid",
            "2026-11-15",
            "1970-01-01",
            "pppppppppppp",
            "0123456789ab",
            "11-15",
            "11-15+23-19",
            "11-15+22-18+15x22",
            "174",
            "B:W21-32:B1-12",
            "W%3AWK1%3ABK32",
            "Ann+Lee",
            "",
        ];
        let likely = prop::sample::select(likely.to_vec()).prop_map(str::to_owned);
        prop_oneof![8 => likely, 1 => "[0-9:WBK,x%+-]{0,30}", 1 => ".{0,20}"]
    }

    proptest! {
        #[test]
        fn nothing_makes_the_decoder_panic(text in ".{0,200}") {
            if let Ok(query) = GameQuery::decode(&text) {
                prop_assert_eq!(GameQuery::decode(&query.encode()), Ok(query));
            }
        }

        #[test]
        fn likely_parameters_are_read_or_refused(
            pairs in prop::collection::vec((name(), value()), 0..6),
        ) {
            let pairs: Vec<_> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let text = pairs.join("&");
            match GameQuery::decode(&text) {
                Ok(query) => prop_assert_eq!(GameQuery::decode(&query.encode()), Ok(query)),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }

        #[test]
        fn openings_come_back(choices in prop::collection::vec(0_usize..8, 1..MAX_OPENING_PLIES)) {
            let mut position = Position::START;
            let mut opening = Vec::new();
            for choice in choices {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[choice % moves.len()];
                position = position.play_unchecked(mv);
                opening.push(mv);
            }
            let position = Some(position);
            let query = GameQuery { opening, position, ..GameQuery::default() };
            prop_assert_eq!(GameQuery::decode(&query.encode()), Ok(query));
        }
    }
}

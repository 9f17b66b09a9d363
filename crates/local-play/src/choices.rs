//! The options chosen before a local game.

use crate::{Clock, SavedGame, Seating, Session, TableChoices};
use notation::{Deck, Fen, FenError, read_fen};
use room::{Instant, Name, NameError, Seat, Sides, Terms};
use rules::{Color, Position, RuleSet};
use serde::{Deserialize, Serialize};

/// The options for a game. They're remembered for the next one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Whether a person or the computer plays the other side.
    pub opponent: Opponent,
    /// The strength of the computer, from 1 to 10. Ignored when two people play.
    pub level: u8,
    /// The side that the computer plays. Ignored when two people play.
    pub computer_side: ComputerSide,
    /// The name of the person who plays Black, or of the one who plays the computer.
    pub name: String,
    /// The name of the person who plays White. Ignored against the computer.
    pub other_name: String,
    /// The clock.
    pub clock: Clock,
    /// How the game starts.
    pub opening: Opening,
    /// House rule: a man may not capture a king.
    pub kings_safe_from_men: bool,
    /// Whether each move has to be confirmed.
    pub confirm_moves: bool,
    /// Whether pieces that must jump are highlighted.
    pub show_forced: bool,
    /// Which way the board faces.
    pub seating: Seating,
    /// The maximum thinking time of the computer per move, in tenths of a second.
    pub thinking_tenths: u32,
    /// Whether the computer resigns a game that's lost for certain.
    pub computer_resigns: bool,
}

impl Default for Choices {
    fn default() -> Choices {
        let table = TableChoices::default();
        Choices {
            opponent: Opponent::Computer,
            level: 3,
            computer_side: ComputerSide::White,
            name: String::new(),
            other_name: String::new(),
            clock: Clock::None,
            opening: Opening::AsYouPlease,
            kings_safe_from_men: false,
            confirm_moves: table.confirm_moves,
            show_forced: table.show_forced,
            seating: table.seating,
            thinking_tenths: table.thinking_tenths,
            computer_resigns: table.computer_resigns,
        }
    }
}

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// A second person on the same device.
    Person,
    /// The computer.
    Computer,
}

/// The side that the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComputerSide {
    /// Black, which moves first.
    Black,
    /// White.
    White,
    /// A side chosen at random.
    Random,
}

/// How the game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The starting position, with free choice of moves.
    AsYouPlease,
    /// A ballot chosen at random from a deck.
    Ballot {
        /// The name of the deck, for example `three-move`.
        deck: String,
    },
    /// A custom position.
    Own {
        /// The position as FEN.
        fen: String,
    },
}

/// The kinds of openings to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningKind {
    /// The starting position, with free choice of moves.
    AsYouPlease,
    /// A ballot of two or three moves.
    Ballot,
    /// A ballot that removes a man of each side.
    ElevenMan,
    /// A custom position.
    Own,
}

impl OpeningKind {
    /// All of them.
    pub const ALL: [OpeningKind; 4] = [
        OpeningKind::AsYouPlease,
        OpeningKind::Ballot,
        OpeningKind::ElevenMan,
        OpeningKind::Own,
    ];

    /// The decks to draw from, the usual one first.
    pub const fn decks(self) -> &'static [Deck] {
        match self {
            OpeningKind::AsYouPlease | OpeningKind::Own => &[],
            OpeningKind::Ballot => &[
                Deck::ThreeMove,
                Deck::ThreeMoveCrossboard,
                Deck::ThreeMoveMailplay,
                Deck::ThreeMoveBarred,
                Deck::ThreeMoveTable,
                Deck::TwoMove,
                Deck::TwoMoveBarred,
            ],
            OpeningKind::ElevenMan => &[Deck::ElevenManDraws, Deck::ElevenMan],
        }
    }

    /// The usual opening of this kind.
    pub fn usual(self) -> Opening {
        match (self.decks().first(), self) {
            (Some(&deck), _) => Opening::drawn_from(deck),
            (None, OpeningKind::Own) => Opening::Own {
                fen: Fen::from(&Position::START).to_string(),
            },
            (None, _) => Opening::AsYouPlease,
        }
    }
}

impl Opening {
    /// A ballot of this deck.
    pub fn drawn_from(deck: Deck) -> Opening {
        Opening::Ballot {
            deck: deck.name().to_owned(),
        }
    }

    /// What kind of opening it is.
    pub fn kind(&self) -> OpeningKind {
        match self {
            Opening::AsYouPlease => OpeningKind::AsYouPlease,
            Opening::Ballot { deck } => {
                let eleven = OpeningKind::ElevenMan.decks();
                match eleven.iter().any(|eleven| eleven.name() == deck) {
                    true => OpeningKind::ElevenMan,
                    false => OpeningKind::Ballot,
                }
            }
            Opening::Own { .. } => OpeningKind::Own,
        }
    }

    /// The deck to draw from: the usual one of its kind if there's no such deck. `None` if it isn't
    /// a ballot.
    pub fn deck(&self) -> Option<Deck> {
        let Opening::Ballot { deck } = self else {
            return None;
        };
        let known = deck.parse().ok();
        known.or_else(|| self.kind().decks().first().copied())
    }

    /// The custom position as FEN, or nothing.
    pub fn fen(&self) -> &str {
        match self {
            Opening::Own { fen } => fen,
            Opening::AsYouPlease | Opening::Ballot { .. } => "",
        }
    }
}

/// Why a game can't start with these choices.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadChoices {
    /// A name is invalid.
    #[error("{name:?} can't be used as a name: {why}")]
    Name {
        /// What was typed.
        name: String,
        /// Why it's invalid.
        why: NameError,
    },
    /// No deck has this name.
    #[error("there is no deck of ballots called {0:?}")]
    Deck(String),
    /// The custom position can't be read or played.
    #[error("the position can't be played: {0}")]
    Position(FenError),
    /// The terms are invalid.
    #[error(transparent)]
    Terms(#[from] room::BadTerms),
}

/// Names for players who didn't enter one, in the user's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefaultNames {
    /// The person who plays against the computer.
    pub you: Name,
    /// The computer.
    pub computer: Name,
    /// The first of two people on one device.
    pub first: Name,
    /// The second of two people on one device.
    pub second: Name,
}

impl Choices {
    /// Returns the choices that are saved with the game.
    pub const fn table(&self) -> TableChoices {
        TableChoices {
            confirm_moves: self.confirm_moves,
            show_forced: self.show_forced,
            seating: self.seating,
            thinking_tenths: self.thinking_tenths,
            computer_resigns: self.computer_resigns,
        }
    }

    /// Returns the terms of a game with these choices. `chance` is a random number that picks the
    /// side and the ballot.
    pub fn terms(&self, names: &DefaultNames, chance: u64) -> Result<Terms, BadChoices> {
        let mut terms = Terms::local(self.seats(names, chance)?);
        terms.rules = RuleSet {
            kings_safe_from_men: self.kings_safe_from_men,
        };
        terms.time = self.clock.control();
        match &self.opening {
            Opening::AsYouPlease => {}
            Opening::Ballot { deck: name } => {
                let deck: Deck = name.parse().map_err(|_| BadChoices::Deck(name.clone()))?;
                let drawn = (chance >> 1) % deck.len() as u64;
                let ballot = deck
                    .get(drawn as usize)
                    .ok_or_else(|| BadChoices::Deck(name.clone()))?;
                terms.start = *ballot.start();
                terms.opening = ballot.moves().to_vec();
            }
            Opening::Own { fen } => terms.start = own_position(fen)?,
        }
        Ok(terms)
    }

    /// The choices of someone who has made the first move already: that chooses a side, if it was
    /// left to chance.
    pub fn with_first_move(&self) -> Choices {
        let mut choices = self.clone();
        if choices.computer_side == ComputerSide::Random {
            let turn = choices.start().map_or(Color::Black, |start| start.turn());
            choices.computer_side = match turn {
                Color::Black => ComputerSide::White,
                Color::White => ComputerSide::Black,
            };
        }
        choices
    }

    /// Starts a new game, ready to be saved. `today` is in milliseconds since 1970.
    pub fn begin(
        &self,
        names: &DefaultNames,
        id: String,
        chance: u64,
        now: Instant,
        today: i64,
    ) -> Result<SavedGame, BadChoices> {
        let session = Session::begin(self.terms(names, chance)?, now)?;
        let game = SavedGame::of_session(id, &session, today);
        Ok(game.at_table(self.table()))
    }

    /// Returns the position that the game starts from. With a ballot, it's the starting position.
    pub fn start(&self) -> Result<Position, BadChoices> {
        match &self.opening {
            Opening::Own { fen } => own_position(fen),
            Opening::AsYouPlease | Opening::Ballot { .. } => Ok(Position::START),
        }
    }

    fn seats(&self, names: &DefaultNames, chance: u64) -> Result<Sides<Seat>, BadChoices> {
        match self.opponent {
            Opponent::Person => Ok(Sides {
                black: person(&self.name, &names.first)?,
                white: person(&self.other_name, &names.second)?,
            }),
            Opponent::Computer => {
                let computer = Seat::engine(names.computer.clone(), self.level.clamp(1, 10));
                let person = person(&self.name, &names.you)?;
                let is_black = match self.computer_side {
                    ComputerSide::Black => true,
                    ComputerSide::White => false,
                    ComputerSide::Random => chance & 1 == 0,
                };
                Ok(if is_black {
                    Sides {
                        black: computer,
                        white: person,
                    }
                } else {
                    Sides {
                        black: person,
                        white: computer,
                    }
                })
            }
        }
    }

    /// Returns the side at the bottom of the board when the game starts.
    pub fn bottom(&self, terms: &Terms) -> Color {
        Color::BOTH
            .into_iter()
            .find(|&color| terms.seats[color].player == room::Player::Human)
            .unwrap_or(Color::Black)
    }
}

fn own_position(fen: &str) -> Result<Position, BadChoices> {
    read_fen(fen).map_err(BadChoices::Position)
}

fn person(name: &str, otherwise: &Name) -> Result<Seat, BadChoices> {
    if name.trim().is_empty() {
        return Ok(Seat::human(otherwise.clone()));
    }
    Name::new(name)
        .map(Seat::human)
        .map_err(|why| BadChoices::Name {
            name: name.to_owned(),
            why,
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SavedGameState;
    use room::{Player, Room};

    fn with(opponent: Opponent) -> Choices {
        Choices {
            opponent,
            ..Choices::default()
        }
    }

    fn names() -> DefaultNames {
        crate::session::tests::names()
    }

    #[test]
    fn making_the_first_move_chooses_a_side() {
        let check = |fen: Option<&str>, side: ComputerSide, expected: ComputerSide| {
            let mut choices = Choices {
                computer_side: side,
                ..Choices::default()
            };
            if let Some(fen) = fen {
                let fen = fen.to_owned();
                choices.opening = Opening::Own { fen };
            }
            assert_eq!(choices.with_first_move().computer_side, expected);
        };
        check(None, ComputerSide::Random, ComputerSide::White);
        let white = Some("W:W18,24:B12,K1");
        check(white, ComputerSide::Random, ComputerSide::Black);
        check(white, ComputerSide::White, ComputerSide::White);
    }

    #[test]
    fn every_kind_of_opening_has_a_usual_one_and_knows_its_decks() {
        for kind in OpeningKind::ALL {
            assert_eq!(kind.usual().kind(), kind);
            assert_eq!(kind.usual().deck(), kind.decks().first().copied());
            for &deck in kind.decks() {
                let opening = Opening::drawn_from(deck);
                assert_eq!((opening.kind(), opening.deck()), (kind, Some(deck)));
            }
        }
        // A deck of another version of the app.
        let gone = Opening::Ballot {
            deck: "gone".to_owned(),
        };
        assert_eq!(gone.kind(), OpeningKind::Ballot);
        assert_eq!(gone.deck(), Some(OpeningKind::Ballot.decks()[0]));
        assert!(read_fen(OpeningKind::Own.usual().fen()).is_ok());
        assert_eq!(gone.fen(), "");
    }

    #[test]
    fn chance_seats_the_computer_where_it_may() {
        #[track_caller]
        fn check(side: ComputerSide, chance: u64, expected: Color) {
            let choices = Choices {
                level: 4,
                computer_side: side,
                ..Choices::default()
            };
            let terms = choices.terms(&names(), chance).unwrap();
            assert_eq!(
                terms.seats[expected].player,
                Player::Engine { level: 4 },
                "{side:?} {chance}"
            );
            assert_eq!(choices.bottom(&terms), expected.opponent());
        }
        check(ComputerSide::Black, 1, Color::Black);
        check(ComputerSide::White, 0, Color::White);
        check(ComputerSide::Random, 0, Color::Black);
        check(ComputerSide::Random, 1, Color::White);
    }

    #[test]
    fn every_deck_can_be_drawn_from_and_every_draw_begins() {
        for deck in Deck::ALL {
            let mut choices = with(Opponent::Person);
            choices.opening = Opening::Ballot {
                deck: deck.name().to_owned(),
            };
            for chance in [0, 1, 77, u64::MAX] {
                let terms = choices.terms(&names(), chance).unwrap();
                assert!(Room::open(terms, Instant::from_millis(0)).is_ok());
            }
        }
    }

    #[test]
    fn a_new_game_is_kept_with_the_table_it_is_played_at() {
        #[track_caller]
        fn check(fen: &str, expected: SavedGameState) {
            let choices = Choices {
                opponent: Opponent::Person,
                name: "Ann".to_owned(),
                confirm_moves: true,
                computer_resigns: true,
                opening: Opening::Own {
                    fen: fen.to_owned(),
                },
                ..Choices::default()
            };
            let now = Instant::from_millis(5);
            let kept = choices.begin(&names(), "x".to_owned(), 7, now, 99).unwrap();
            assert_eq!((kept.state, kept.changed), (expected, 99));
            assert_eq!(kept.title(), "Ann – Player 2");
            assert_eq!(kept.table, choices.table());
            let session = Session::resume(&kept, now).unwrap();
            assert_eq!(*session.room().game().position(), choices.start().unwrap());
        }
        check("B:W21-32:B1-12", SavedGameState::Unfinished);
        check("W:WK30:B10", SavedGameState::Unfinished);
        // One side has no pieces, so the game is over as soon as it starts.
        check("W:W:B10", SavedGameState::Finished);
    }

    #[test]
    fn what_makes_no_game_is_named() {
        #[track_caller]
        fn check(change: impl Fn(&mut Choices), expected: &str) {
            let mut choices = Choices::default();
            change(&mut choices);
            let error = choices.terms(&names(), 0).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
        check(
            |choices| choices.name = "a\tb".to_owned(),
            "\"a\\tb\" can't be used as a name",
        );
        check(
            |choices| {
                choices.opening = Opening::Ballot {
                    deck: "tarot".to_owned(),
                }
            },
            "no deck of ballots called \"tarot\"",
        );
        check(
            |choices| {
                choices.opening = Opening::Own {
                    fen: "W:W:B".to_owned(),
                }
            },
            "the position can't be played",
        );
    }

    #[test]
    fn clocks_are_always_playable() {
        for clock in [
            Clock::PerTurn { seconds: 0 },
            Clock::SuddenDeath { minutes: 0 },
            Clock::SuddenDeath { minutes: u32::MAX },
            Clock::Fischer {
                minutes: 0,
                increment: u32::MAX,
            },
        ] {
            let choices = Choices {
                clock,
                ..Choices::default()
            };
            let terms = choices.terms(&names(), 0).unwrap();
            assert!(
                Room::open(terms, Instant::from_millis(0)).is_ok(),
                "{clock:?}"
            );
        }
    }

    #[test]
    fn choices_are_remembered_even_by_an_older_or_newer_app() {
        let choices = Choices {
            clock: Clock::Fischer {
                minutes: 5,
                increment: 3,
            },
            ..Choices::default()
        };
        let json = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<Choices>(&json).unwrap(), choices);
        let partly: Choices = serde_json::from_str(r#"{"name":"Ann","hat":"green"}"#).unwrap();
        assert_eq!(partly.name, "Ann");
        assert_eq!(partly.clock, Clock::None);
    }
}

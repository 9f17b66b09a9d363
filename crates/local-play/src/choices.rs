//! What is chosen before a game.

use crate::{Seating, TableChoices};
use notation::{Deck, Fen};
use room::{Duration, Name, NameError, Seat, Sides, Terms, TimeControl};
use rules::{Color, Position, RuleSet};
use serde::{Deserialize, Serialize};

/// What is chosen before a game. It is remembered for the next one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// The name of the person who plays Black when two people play, or of the one who plays the
    /// computer.
    pub name: String,
    /// The name of the person who plays White when two people play.
    pub other_name: String,
    /// The clock.
    pub clock: Clock,
    /// How the game begins.
    pub opening: Opening,
    /// House rule: a man may not capture a king.
    pub kings_safe_from_men: bool,
    /// Each move waits for a confirmation.
    pub confirm_moves: bool,
    /// Pieces that must jump are shown before the first click.
    pub show_forced: bool,
    /// Who sits where.
    pub seating: Seating,
    /// How long the computer thinks at most about a move, in tenths of a second.
    pub thinking_tenths: u32,
}

impl Default for Choices {
    fn default() -> Choices {
        let table = TableChoices::default();
        Choices {
            opponent: Opponent::Computer {
                level: 3,
                side: ComputerSide::White,
            },
            name: String::new(),
            other_name: String::new(),
            clock: Clock::None,
            opening: Opening::AsYouPlease,
            kings_safe_from_men: false,
            confirm_moves: table.confirm_moves,
            show_forced: table.show_forced,
            seating: table.seating,
            thinking_tenths: table.thinking_tenths,
        }
    }
}

/// Who sits on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// A second person at the same screen.
    Person,
    /// The computer.
    Computer {
        /// From 1 to 10.
        level: u8,
        /// The side of the computer.
        side: ComputerSide,
    },
}

/// The side that the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComputerSide {
    /// Black: it begins.
    Black,
    /// White.
    White,
    /// Whatever chance says.
    Random,
}

/// The clock, in the units in which people choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No clock.
    None,
    /// A limit for each turn.
    PerTurn {
        /// In seconds.
        seconds: u32,
    },
    /// A stock for the whole game.
    SuddenDeath {
        /// In minutes.
        minutes: u32,
    },
    /// A stock that grows with each move.
    Fischer {
        /// The stock in minutes.
        minutes: u32,
        /// What each move adds, in seconds.
        increment: u32,
    },
}

impl Clock {
    /// The clock as a room knows it. No time at all becomes the least that can be chosen.
    pub fn control(self) -> TimeControl {
        let minutes = |minutes: u32| Duration::from_secs(u64::from(minutes.clamp(1, 600)) * 60);
        let seconds = |seconds: u32| Duration::from_secs(u64::from(seconds.min(3600)));
        match self {
            Clock::None => TimeControl::Unlimited,
            Clock::PerTurn { seconds: limit } => TimeControl::PerTurn {
                limit: seconds(limit.max(1)),
            },
            Clock::SuddenDeath { minutes: base } => TimeControl::SuddenDeath {
                base: minutes(base),
            },
            Clock::Fischer {
                minutes: base,
                increment,
            } => TimeControl::Fischer {
                base: minutes(base),
                increment: seconds(increment),
            },
        }
    }
}

/// How the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// From the standard position, go as you please.
    AsYouPlease,
    /// With a ballot drawn from the deck of this name.
    Ballot {
        /// The name of the deck: `three-move`.
        deck: String,
    },
    /// From a position of one's own.
    Own {
        /// The position as FEN.
        fen: String,
    },
}

/// Why choices do not make a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadChoices {
    /// A name is no name.
    #[error("{name:?} cannot be used as a name: {why}")]
    Name {
        /// What was typed.
        name: String,
        /// Why not.
        why: NameError,
    },
    /// There is no such deck.
    #[error("there is no deck of ballots called {0:?}")]
    Deck(String),
    /// The position of one's own cannot be read or played.
    #[error("the position cannot be played: {0}")]
    Position(String),
}

impl Choices {
    /// What of these choices goes along with the game.
    pub const fn table(&self) -> TableChoices {
        TableChoices {
            confirm_moves: self.confirm_moves,
            show_forced: self.show_forced,
            seating: self.seating,
            thinking_tenths: self.thinking_tenths,
        }
    }

    /// The level of the computer, if it plays.
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            Opponent::Person => None,
            Opponent::Computer { level, .. } => Some(level.clamp(1, 10)),
        }
    }

    /// The terms of a game with these choices. `chance` decides what is left to it.
    pub fn terms(&self, chance: u64) -> Result<Terms, BadChoices> {
        let mut terms = Terms::local(self.seats(chance)?);
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

    fn seats(&self, chance: u64) -> Result<Sides<Seat>, BadChoices> {
        match self.opponent {
            Opponent::Person => Ok(Sides {
                black: person(&self.name, "Player 1")?,
                white: person(&self.other_name, "Player 2")?,
            }),
            Opponent::Computer { side, .. } => {
                let level = self.level().unwrap_or(1);
                let computer = Seat::engine(called("Computer"), level);
                let person = person(&self.name, "You")?;
                let is_black = match side {
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

    /// The side at the bottom of the board at the beginning.
    pub fn bottom(&self, terms: &Terms) -> Color {
        Color::BOTH
            .into_iter()
            .find(|&color| terms.seats[color].player == room::Player::Human)
            .unwrap_or(Color::Black)
    }
}

fn own_position(fen: &str) -> Result<Position, BadChoices> {
    let fen: Fen = fen
        .parse()
        .map_err(|error| BadChoices::Position(format!("{error}")))?;
    fen.position()
        .map_err(|problems| BadChoices::Position(problems.to_string()))
}

fn person(name: &str, otherwise: &str) -> Result<Seat, BadChoices> {
    if name.trim().is_empty() {
        return Ok(Seat::human(called(otherwise)));
    }
    Name::new(name)
        .map(Seat::human)
        .map_err(|why| BadChoices::Name {
            name: name.to_owned(),
            why,
        })
}

fn called(name: &str) -> Name {
    Name::new(name).expect("a short word is a name")
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Instant, Player, Room};

    fn with(opponent: Opponent) -> Choices {
        Choices {
            opponent,
            ..Choices::default()
        }
    }

    #[test]
    fn chance_seats_the_computer_where_it_may() {
        #[track_caller]
        fn check(side: ComputerSide, chance: u64, expected: Color) {
            let choices = with(Opponent::Computer { level: 4, side });
            let terms = choices.terms(chance).unwrap();
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
                let terms = choices.terms(chance).unwrap();
                assert!(Room::open(terms, Instant::from_millis(0)).is_ok());
            }
        }
    }

    #[test]
    fn what_makes_no_game_is_named() {
        #[track_caller]
        fn check(change: impl Fn(&mut Choices), expected: &str) {
            let mut choices = Choices::default();
            change(&mut choices);
            let error = choices.terms(0).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
        check(
            |choices| choices.name = "a\tb".to_owned(),
            "\"a\\tb\" cannot be used as a name",
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
            "the position cannot be played",
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
            let terms = choices.terms(0).unwrap();
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

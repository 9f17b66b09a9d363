//! The `GameType` tag: which game it is, and how its squares are named.

use rules::Color;
use std::fmt;

/// A game of draughts that isn't ours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// On 10 by 10 squares.
    International,
    /// On 10 by 10 squares, with captures along rows and columns.
    Frisian,
    /// On 12 by 12 squares.
    Canadian,
    /// On 10 by 8 squares.
    Spantsiretti,
    /// On 8 by 8 squares, like all that follow.
    Russian,
    /// International rules on the small board.
    Brazilian,
    /// American pool checkers.
    Pool,
    /// Men can't capture kings.
    Italian,
    /// With flying kings and mandatory majority captures.
    Spanish,
    /// Like Spanish.
    Portuguese,
    /// Kings capture before men.
    Czech,
    /// On all squares.
    Turkish,
    /// With two rows of men.
    Thai,
    /// Some other game.
    Other,
}

impl Variant {
    /// The game with this number in the `GameType` tag.
    const fn from_number(number: u32) -> Variant {
        match number {
            20 => Variant::International,
            22 => Variant::Italian,
            23 => Variant::Pool,
            24 => Variant::Spanish,
            25 => Variant::Russian,
            26 => Variant::Brazilian,
            27 => Variant::Canadian,
            28 => Variant::Portuguese,
            29 => Variant::Czech,
            30 => Variant::Turkish,
            31 => Variant::Thai,
            40 => Variant::Frisian,
            41 => Variant::Spantsiretti,
            _ => Variant::Other,
        }
    }

    /// The game whose board has a square with this number, which ours doesn't have.
    pub(super) const fn with_square(number: u32) -> Option<Variant> {
        match number {
            33..=50 => Some(Variant::International),
            51..=72 => Some(Variant::Canadian),
            _ => None,
        }
    }

    /// A short word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Frisian => "frisian",
            Variant::Canadian => "canadian",
            Variant::Spantsiretti => "spantsiretti",
            Variant::Russian => "russian",
            Variant::Brazilian => "brazilian",
            Variant::Pool => "pool",
            Variant::Italian => "italian",
            Variant::Spanish => "spanish",
            Variant::Portuguese => "portuguese",
            Variant::Czech => "czech",
            Variant::Turkish => "turkish",
            Variant::Thai => "thai",
            Variant::Other => "other",
        }
    }
}

/// `international draughts`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::International => "international draughts",
            Variant::Frisian => "Frisian draughts",
            Variant::Canadian => "Canadian draughts",
            Variant::Spantsiretti => "Spantsiretti",
            Variant::Russian => "Russian draughts",
            Variant::Brazilian => "Brazilian draughts",
            Variant::Pool => "American pool checkers",
            Variant::Italian => "Italian draughts",
            Variant::Spanish => "Spanish draughts",
            Variant::Portuguese => "Portuguese draughts",
            Variant::Czech => "Czech draughts",
            Variant::Turkish => "Turkish draughts",
            Variant::Thai => "Thai checkers",
            Variant::Other => "another kind of draughts",
        })
    }
}

/// What the `GameType` tag says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameType {
    /// American checkers.
    Ours {
        /// From whose left the letters of the squares are counted, if the tag says so.
        letters_from: Option<Color>,
    },
    /// Another game, another board, or White moves first.
    Other(Variant),
    /// Unclear.
    Unknown,
}

impl GameType {
    /// Parses `21`, or the long form `21,B,8,8,A3,0`: the game, who moves first, the number of
    /// columns and rows, how squares are named, and whether the light squares are used. Trailing
    /// parts may be missing.
    ///
    /// Squares are named by letters (`A`) or numbers (`N`). The digit gives the corner of the first
    /// square, from the first mover's point of view: bottom left (0), bottom right (1), top left
    /// (2) or top right (3).
    pub(super) fn read(text: &str) -> GameType {
        let text = text.trim();
        if matches!(text, "" | "?") {
            return GameType::Ours { letters_from: None };
        }
        let mut fields = text.split(',').map(str::trim);
        match fields.next().map(str::parse::<u32>) {
            Some(Ok(21)) => {}
            Some(Ok(number)) => return GameType::Other(Variant::from_number(number)),
            _ => return GameType::Unknown,
        }
        for expected in ["B", "8", "8"] {
            match fields.next() {
                None | Some("") => {}
                Some(field) if field.eq_ignore_ascii_case(expected) => {}
                Some(field) => {
                    let is_known = match expected {
                        "B" => field.eq_ignore_ascii_case("W"),
                        _ => field.parse::<u32>().is_ok(),
                    };
                    return if is_known {
                        GameType::Other(Variant::Other)
                    } else {
                        GameType::Unknown
                    };
                }
            }
        }
        let letters_from = match fields.next().map(str::to_ascii_uppercase).as_deref() {
            // Square 1 is at the right of Black, who moves first.
            None | Some("" | "N" | "N1" | "A") => None,
            Some("A0") => Some(Color::Black),
            Some("A3") => Some(Color::White),
            Some(_) => return GameType::Unknown,
        };
        match (fields.next(), fields.next()) {
            (None | Some("" | "0"), None) => GameType::Ours { letters_from },
            (Some("1"), None) => GameType::Other(Variant::Other),
            _ => GameType::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_game_and_the_names_of_its_squares_are_told_apart() {
        #[track_caller]
        fn check(text: &str, expected: GameType) {
            assert_eq!(GameType::read(text), expected, "{text}");
        }
        let ours = |letters_from| GameType::Ours { letters_from };
        for text in ["", "?", "21", " 21 ", "21,B", "21,b,8,8,N1,0", "21,B,8,8,A"] {
            check(text, ours(None));
        }
        check("21,B,8,8,A0,0", ours(Some(Color::Black)));
        check("21, B, 8, 8, a0", ours(Some(Color::Black)));
        check("21,B,8,8,A3,0", ours(Some(Color::White)));
        for (text, variant) in [
            ("20", Variant::International),
            ("20,W,10,10,N2,0", Variant::International),
            ("25,W,8,8,A0,0", Variant::Russian),
            ("99", Variant::Other),
            ("21,W,8,8,N1,0", Variant::Other),
            ("21,B,10,10,N1,0", Variant::Other),
            ("21,B,8,8,N1,1", Variant::Other),
        ] {
            check(text, GameType::Other(variant));
        }
        for text in [
            "checkers",
            "21,X",
            "21,B,eight",
            "21,B,8,8,N2,0",
            "21,B,8,8,A1",
            "21,B,8,8,A3,2",
            "21,B,8,8,A3,0,7",
        ] {
            check(text, GameType::Unknown);
        }
    }
}

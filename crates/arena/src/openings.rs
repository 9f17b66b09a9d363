//! Openings.

use notation::Deck;
use notation::pdn::{Action, PdnGame, Reader};
use rules::{Game, Move, Position, RuleSet};
use std::io::{self, BufRead};

/// The opening of a pair of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its name.
    pub name: String,
    /// The position before the moves.
    pub start: Position,
    /// The moves before the players take over.
    pub moves: Vec<Move>,
}

impl Opening {
    /// The game at the point where the players take over, unless it's already over.
    pub fn game(&self) -> Option<Game> {
        let mut game = Game::from_position(self.start, RuleSet::OFFICIAL);
        for &mv in &self.moves {
            game.play(mv).ok()?;
        }
        game.ending().is_none().then_some(game)
    }
}

/// The openings of a deck of ballots.
pub fn openings_of_deck(deck: Deck) -> Vec<Opening> {
    let opening = |ballot: &notation::Ballot| Opening {
        name: match ballot.name() {
            Some(name) => format!("{deck} {}: {name}", ballot.number()),
            None => format!("{deck} {}: {ballot}", ballot.number()),
        },
        start: *ballot.start(),
        moves: ballot.moves().to_vec(),
    };
    deck.iter().map(opening).collect()
}

/// The openings in a game file: each game is one, or its first moves are.
///
/// Every game must be valid and leave something to play, or the match would be misleading.
pub fn openings_of_pdn(
    source: impl BufRead,
    plies: Option<usize>,
) -> Result<Vec<Opening>, OpeningsError> {
    let mut openings = Vec::new();
    for record in Reader::new(source) {
        let record = record?;
        let number = record.number;
        if record.has_errors() {
            let problem = record.problems.first().map(ToString::to_string);
            return Err(OpeningsError::Bad(problem.unwrap_or_default()));
        }
        let Some(game) = record.game() else { continue };
        let opening = opening_of_game(game, number, plies);
        if opening.game().is_none() {
            return Err(OpeningsError::Over(number));
        }
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(OpeningsError::None);
    }
    Ok(openings)
}

fn opening_of_game(game: &PdnGame, number: u64, plies: Option<usize>) -> Opening {
    let mut opening = Opening {
        name: match game.tags.get("Opening").or(game.tags.event()) {
            Some(name) => format!("{number}: {name}"),
            None => number.to_string(),
        },
        start: game.start,
        moves: Vec::new(),
    };
    for node in game.line.nodes.iter().take(plies.unwrap_or(usize::MAX)) {
        match node.action {
            Action::Move(mv) => opening.moves.push(mv),
            Action::SetUp(pos) => {
                opening.start = pos;
                opening.moves.clear();
            }
        }
    }
    opening
}

/// Why a file has no usable openings.
#[derive(Debug, thiserror::Error)]
pub enum OpeningsError {
    /// It can't be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It contains no games.
    #[error("it contains no games")]
    None,
    /// A game is invalid.
    #[error("{0}")]
    Bad(String),
    /// A game is over before the players can take over.
    #[error("game {0} is over at the end of its moves: use fewer of them")]
    Over(u64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ballot_is_an_opening() {
        let openings = openings_of_deck(Deck::ElevenMan);
        assert_eq!(openings.len(), 2_500);
        assert!(openings.iter().all(|opening| opening.game().is_some()));
        let three = openings_of_deck(Deck::ThreeMove);
        assert_eq!(three.len(), 156);
        assert!(
            three[0].name.starts_with("three-move 1: "),
            "{}",
            three[0].name
        );
    }

    #[test]
    fn games_of_a_file_are_openings() {
        #[track_caller]
        fn check(text: &str, plies: Option<usize>, expected: &[(&str, &str)]) {
            let openings = openings_of_pdn(text.as_bytes(), plies).unwrap();
            let found: Vec<(String, String)> = openings
                .iter()
                .map(|opening| {
                    let moves: Vec<String> = opening.moves.iter().map(Move::to_string).collect();
                    (opening.name.clone(), moves.join(" "))
                })
                .collect();
            let found: Vec<(&str, &str)> = found
                .iter()
                .map(|(name, moves)| (name.as_str(), moves.as_str()))
                .collect();
            assert_eq!(found, expected);
        }
        let file = "[Opening \"Old Faithful\"] 1. 11-15 23-19 2. 8-11 22-17 *
                    1. 9-14 22-18 *";
        let both = [
            ("1: Old Faithful", "11-15 23-19 8-11 22-17"),
            ("2", "9-14 22-18"),
        ];
        check(file, None, &both);
        check(
            file,
            Some(1),
            &[("1: Old Faithful", "11-15"), ("2", "9-14")],
        );
    }

    #[test]
    fn files_that_cannot_be_played_are_refused() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            let error = openings_of_pdn(text.as_bytes(), None).unwrap_err();
            assert!(error.to_string().contains(message), "{error}");
        }
        check("", "it contains no games");
        check("1. 11-15 22-18 2. 9-14 *", "9-14 is not legal");
        check(
            "[FEN \"B:W18:B14\"] 1. 14x23 *",
            "game 1 is over at the end of its moves",
        );
    }
}

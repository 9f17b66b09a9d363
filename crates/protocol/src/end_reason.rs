//! Why a game ended, on the wire and in the database.

use rules::Termination;
use serde::{Deserialize, Serialize};

/// Why a game ended. The result says who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The loser has no pieces left.
    CapturedOut,
    /// The loser has pieces, but none of them can move.
    Blocked,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    TimeForfeit,
    /// The loser left the game and didn't come back.
    Abandonment,
    /// The players agreed to a draw.
    Agreement,
    /// A draw was claimed for the third occurrence of a position.
    ThreefoldRepetition,
    /// A position occurred for the fifth time.
    FivefoldRepetition,
    /// A draw was claimed after forty moves by each side without progress.
    FortyMoves,
    /// The game reached the maximum length.
    MoveLimit,
    /// A player aborted the game before both had moved. Nobody won or lost.
    Aborted,
}

/// Each reason with its word and its `Termination` in `rules`.
const ALL: [(EndReason, &str, Option<Termination>); 11] = [
    (
        EndReason::CapturedOut,
        "captured_out",
        Some(Termination::CapturedOut),
    ),
    (EndReason::Blocked, "blocked", Some(Termination::Blocked)),
    (
        EndReason::Resignation,
        "resignation",
        Some(Termination::Resignation),
    ),
    (
        EndReason::TimeForfeit,
        "time_forfeit",
        Some(Termination::TimeForfeit),
    ),
    (
        EndReason::Abandonment,
        "abandonment",
        Some(Termination::Abandonment),
    ),
    (
        EndReason::Agreement,
        "agreement",
        Some(Termination::Agreement),
    ),
    (
        EndReason::ThreefoldRepetition,
        "threefold_repetition",
        Some(Termination::ThreefoldRepetition),
    ),
    (
        EndReason::FivefoldRepetition,
        "fivefold_repetition",
        Some(Termination::FivefoldRepetition),
    ),
    (
        EndReason::FortyMoves,
        "forty_moves",
        Some(Termination::FortyMoves),
    ),
    (
        EndReason::MoveLimit,
        "move_limit",
        Some(Termination::MoveLimit),
    ),
    (EndReason::Aborted, "aborted", None),
];

impl EndReason {
    /// Every reason.
    pub const ALL: [EndReason; 11] = {
        let mut all = [EndReason::Aborted; 11];
        let mut place = 0;
        while place < all.len() {
            all[place] = ALL[place].0;
            place += 1;
        }
        all
    };

    /// The reason as a word, on the wire and in the database.
    pub fn word(self) -> &'static str {
        let found = ALL.iter().find(|(reason, ..)| *reason == self);
        found.expect("every reason is in the table").1
    }

    /// Parses a reason.
    pub fn from_word(word: &str) -> Option<EndReason> {
        let found = ALL.iter().find(|(_, other, _)| *other == word);
        found.map(|(reason, ..)| *reason)
    }

    /// The reason in `rules`, or `None` for an aborted game.
    pub fn termination(self) -> Option<Termination> {
        let found = ALL.iter().find(|(reason, ..)| *reason == self);
        found.and_then(|(.., termination)| *termination)
    }
}

impl From<Termination> for EndReason {
    fn from(termination: Termination) -> EndReason {
        let found = ALL.iter().find(|(.., other)| *other == Some(termination));
        found.expect("every termination is in the table").0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_the_messages() {
        for (reason, word, termination) in ALL {
            assert_eq!(EndReason::from_word(word), Some(reason));
            assert_eq!(reason.word(), word);
            assert_eq!(
                serde_json::to_string(&reason).unwrap(),
                format!("\"{word}\"")
            );
            assert_eq!(reason.termination(), termination);
            assert!(termination.is_none_or(|it| EndReason::from(it) == reason));
        }
        assert_eq!(EndReason::from_word("Black wins: White resigned"), None);
    }
}

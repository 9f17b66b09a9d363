//! What the endgame databases know about a result.

use crate::spoken;
use engine::Tablebase;
use notation::pdn::{GameResult, PdnGame};
use rules::{Labels, Outcome, RuleSet};
use std::fmt;

/// A result that the databases contradict.
pub(super) struct Contradiction {
    /// The result in the file.
    claimed: GameResult,
    /// The result with best play from the last position.
    truth: Outcome,
}

impl Contradiction {
    /// The same as a sentence for people.
    pub(super) fn sentence(&self) -> String {
        let speaker = spoken::speaker(Labels::Numbers);
        let claimed = self.claimed.text();
        match self.truth {
            Outcome::Win(winner) => {
                let side = speaker.named(winner);
                speaker.words.pdn_result_win(claimed, side)
            }
            Outcome::Draw => speaker.words.pdn_result_draw(claimed),
        }
    }
}

/// For developers, in English.
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claimed = self.claimed;
        match self.truth {
            Outcome::Win(winner) => {
                write!(
                    f,
                    "the result is {claimed}, but {winner} wins from the last position"
                )
            }
            Outcome::Draw => write!(
                f,
                "the result is {claimed}, but the last position is a draw"
            ),
        }
    }
}

/// Whether the databases contradict the result of a game. Games under a house rule and results that
/// the board decides are left alone.
pub(super) fn contradiction(databases: &Tablebase, game: &PdnGame) -> Option<Contradiction> {
    if game.rules != RuleSet::OFFICIAL || game.winner_on_board().is_some() {
        return None;
    }
    let claimed = game.result.outcome()?;
    let last = game.last_position();
    let truth = databases.probe_result(&last)?.outcome(last.turn());
    (truth != claimed).then_some(Contradiction {
        claimed: game.result,
        truth,
    })
}

//! What has happened in a room.

use crate::{Duration, Instant, Proposal, Record, Terms, wire};
use rules::{Color, Move};
use serde::{Deserialize, Serialize};

/// A fact with its place in the log and its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The place in the log, counted from 0 without gaps.
    pub seq: u64,
    /// When it happened; never before the event in front of it.
    pub at: Instant,
    /// What happened.
    pub fact: Fact,
}

/// What has happened.
///
/// That a move has ended the game is no fact of its own: it follows from the move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The game began. The first fact of a log is this one or the next, and only the first.
    Opened(Box<Terms>),
    /// A game was taken up again that had been put aside.
    Resumed(Box<Record>),
    /// A player moved.
    Moved {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// The move.
        #[serde(rename = "move", with = "wire::mv")]
        mv: Move,
        /// The time for lag that is taken off the time used.
        #[serde(default, skip_serializing_if = "Duration::is_zero")]
        credit: Duration,
    },
    /// A player gave up.
    Resigned {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A player proposed something.
    Proposed {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// What.
        proposal: Proposal,
    },
    /// A player accepted the opponent's proposal.
    Accepted {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// What the opponent had proposed.
        proposal: Proposal,
    },
    /// A player declined the opponent's proposal.
    Declined {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// What the opponent had proposed.
        proposal: Proposal,
    },
    /// A player withdrew a proposal.
    Withdrawn {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// What the player had proposed.
        proposal: Proposal,
    },
    /// Moves were taken back without asking, as the terms allow it.
    TakenBack {
        /// The side of the player who did it.
        #[serde(with = "wire::color")]
        by: Color,
        /// How many moves; none if only an end that the board had not brought was undone.
        plies: u16,
    },
    /// A player claimed a draw.
    DrawClaimed {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A player claimed the game, as the opponent did not come back.
    AbandonmentClaimed {
        /// The side of the player who claimed it, and has won.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A player called the game off.
    Aborted {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// The time of the player to move ran out at this instant.
    FlagFell {
        /// The side of the player, who has lost.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// Nobody could serve the game from then up to this instant: the time does not count.
    Outage {
        /// From when on; not before the event in front of this one.
        since: Instant,
    },
    /// The connection to a player was lost.
    Disconnected {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// A player came back.
    Reconnected {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
}

//! What has happened in a room.

use crate::{Duration, Instant, Proposal, Record, Terms, wire};
use rules::{Color, Move};
use serde::{Deserialize, Serialize};

/// A fact with its place in the log and its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The position in the log, counted from 0 without gaps.
    pub seq: u64,
    /// When it happened. It's never before the previous event.
    pub at: Instant,
    /// What happened.
    pub fact: Fact,
}

/// What has happened.
///
/// The end of a game isn't a fact if a move causes it, because it follows from the move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The game started. A log starts with this fact or the next one, and neither occurs again.
    Opened(Box<Terms>),
    /// A paused game was resumed.
    Resumed(Box<Record>),
    /// A player moved.
    Moved {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// The move.
        #[serde(rename = "move", with = "wire::mv")]
        mv: Move,
        /// The lag credit, which doesn't count as time used.
        #[serde(default, skip_serializing_if = "Duration::is_zero")]
        credit: Duration,
    },
    /// A player resigned.
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
        /// The proposal.
        proposal: Proposal,
    },
    /// A player accepted the opponent's proposal.
    Accepted {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// The opponent's proposal.
        proposal: Proposal,
    },
    /// A player declined the opponent's proposal.
    Declined {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// The opponent's proposal.
        proposal: Proposal,
    },
    /// A player withdrew a proposal.
    Withdrawn {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// The player's proposal.
        proposal: Proposal,
    },
    /// Moves were taken back without asking, because the terms allow it.
    TakenBack {
        /// The side of the player who took them back.
        #[serde(with = "wire::color")]
        by: Color,
        /// How many moves. Zero if only an ending such as a resignation was undone.
        plies: u16,
    },
    /// A player claimed a draw.
    DrawClaimed {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A player claimed the game because the opponent didn't come back.
    AbandonmentClaimed {
        /// The side of the player who claimed the game, which is the winner.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// A player aborted the game.
    Aborted {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
    },
    /// The side to move ran out of time at this instant.
    FlagFell {
        /// The side that ran out of time, which is the loser.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// Nobody could serve the game from `since` until this instant, so the time doesn't count.
    Outage {
        /// The start of the outage. It isn't before the previous event.
        since: Instant,
    },
    /// A player's connection was lost.
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

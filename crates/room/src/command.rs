//! What can be asked of a room.

use crate::{Duration, Instant, Proposal, wire};
use rules::{Color, Move};
use serde::{Deserialize, Serialize};

/// A wish: what can be asked of a room.
///
/// Who drives the room vouches for the seat, the lag and the connections; only the [`Action`] comes
/// from the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// A player does something.
    Player {
        /// The player's side.
        #[serde(with = "wire::color")]
        by: Color,
        /// What the player does.
        action: Action,
        /// The time that the network took to bring it here, as far as it can be trusted.
        #[serde(default, skip_serializing_if = "Duration::is_zero")]
        lag: Duration,
    },
    /// The connection to a player is lost.
    Disconnect {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// A player is there again.
    Reconnect {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// Nobody could serve the game for a while: what has happened since then proves the contrary for
    /// the time before it, and only the rest is given back.
    Outage {
        /// From when on.
        since: Instant,
        /// Until when, which is not later than now.
        until: Instant,
    },
    /// Time has passed: look whether a flag has fallen.
    Tick,
}

impl Command {
    /// What a player does without a network between.
    pub const fn player(by: Color, action: Action) -> Command {
        Command::Player {
            by,
            action,
            lag: Duration::ZERO,
        }
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a move.
    Move(#[serde(with = "wire::mv")] Move),
    /// Gives up.
    Resign,
    /// Proposes something, or accepts what the opponent has proposed. Where take-backs are free,
    /// one happens at once.
    Propose(Proposal),
    /// Accepts exactly what the opponent has proposed.
    Accept(Proposal),
    /// Says no to what the opponent has proposed.
    Decline(Proposal),
    /// Withdraws an own proposal.
    Withdraw(Proposal),
    /// Claims a draw that the rules give.
    ClaimDraw,
    /// Claims the game because the opponent is gone for longer than the grace period.
    ClaimAbandonment,
    /// Calls the game off before it is under way.
    Abort,
}

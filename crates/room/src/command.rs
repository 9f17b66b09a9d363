//! Requests to a room.

use crate::{Duration, Instant, Proposal, wire};
use rules::{Color, Move};
use serde::{Deserialize, Serialize};

/// A request to a room.
///
/// The host, which drives the room, vouches for the seat, the lag and the connections. Only the
/// [`Action`] comes from the player.
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
        /// How long the network took to deliver it, if that can be trusted.
        #[serde(default, skip_serializing_if = "Duration::is_zero")]
        lag: Duration,
    },
    /// A player's connection was lost.
    Disconnect {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// A player is connected again.
    Reconnect {
        /// The player's side.
        #[serde(with = "wire::color")]
        seat: Color,
    },
    /// Nobody could serve the game for a while. Only the time after the last event is given back,
    /// because that event was served.
    Outage {
        /// The start of the outage.
        since: Instant,
        /// The end of the outage. If it's in the future, now counts instead.
        until: Instant,
    },
    /// Time has passed: check whether a flag has fallen.
    Tick,
}

impl Command {
    /// A player's action without network lag.
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
    /// Resigns.
    Resign,
    /// Proposes something, or accepts the opponent's identical proposal. If take-backs are free, a
    /// take-back happens immediately.
    Propose(Proposal),
    /// Accepts exactly what the opponent proposed.
    Accept(Proposal),
    /// Declines what the opponent proposed.
    Decline(Proposal),
    /// Withdraws the player's own proposal.
    Withdraw(Proposal),
    /// Claims a draw under the rules.
    ClaimDraw,
    /// Claims the game because the opponent has been gone longer than the grace period.
    ClaimAbandonment,
    /// Aborts the game before it's under way.
    Abort,
}

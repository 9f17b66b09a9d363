//! What the players agree on before a game.

use crate::{Duration, Seat, Sides, TimeControl, wire};
use rules::{Game, Move, Position, Refusal, RuleSet};
use serde::{Deserialize, Serialize};

/// What the players agree on before a game.
///
/// [`Room::open`](crate::Room::open) checks that they make sense together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Who plays which side.
    pub seats: Sides<Seat>,
    /// The rules.
    #[serde(with = "wire::rule_set")]
    pub rules: RuleSet,
    /// The position before the opening.
    #[serde(with = "wire::position")]
    pub start: Position,
    /// Moves that are made before the players take over, such as those of a ballot. They cost no
    /// time and can't be taken back.
    #[serde(with = "wire::moves")]
    pub opening: Vec<Move>,
    /// The time control.
    pub time: TimeControl,
    /// The policy for take-backs.
    pub take_backs: TakeBacks,
    /// How long a player may be gone before the opponent can claim the game. Without a grace
    /// period, it can't be claimed.
    pub disconnect_grace: Option<Duration>,
    /// The maximum lag credit per move.
    pub max_lag_credit: Duration,
}

/// The longest time in the terms of a game: 31 days.
///
/// This keeps the hours of every clock within six digits.
pub const MAX_TIME: Duration = Duration::from_secs(31 * 24 * 3600);

/// The policy for take-backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// At any time, by either side, even after the end. Used in local play.
    Free,
    /// If the opponent agrees.
    ByConsent,
    /// Not at all.
    Never,
}

impl Terms {
    /// An official game on one device: starting position, no clocks, free take-backs.
    pub const fn local(seats: Sides<Seat>) -> Terms {
        Terms {
            seats,
            rules: RuleSet::OFFICIAL,
            start: Position::START,
            opening: Vec::new(),
            time: TimeControl::Unlimited,
            take_backs: TakeBacks::Free,
            disconnect_grace: None,
            max_lag_credit: Duration::ZERO,
        }
    }

    /// The same terms with the players' sides swapped.
    pub fn with_seats_swapped(self) -> Terms {
        Terms {
            seats: self.seats.swapped(),
            ..self
        }
    }

    /// The game after the opening, or what's wrong with the terms.
    pub(crate) fn begin(&self) -> Result<Game, BadTerms> {
        if self.time.initial() == Some(Duration::ZERO) {
            return Err(BadTerms::NoTime);
        }
        let increment = match self.time {
            TimeControl::Fischer { increment, .. } => Some(increment),
            _ => None,
        };
        let times = [self.time.initial(), increment, self.disconnect_grace];
        let longest = times
            .into_iter()
            .flatten()
            .max()
            .max(Some(self.max_lag_credit));
        if longest > Some(MAX_TIME) {
            return Err(BadTerms::TooMuchTime);
        }
        let mut game = Game::from_position(self.start, self.rules);
        for (ply, &mv) in self.opening.iter().enumerate() {
            game.play(mv)
                .map_err(|why| BadTerms::Opening { ply, mv, why })?;
        }
        Ok(game)
    }
}

/// Why a game can't start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadTerms {
    /// The players would lose before they could move.
    #[error("the clocks must show more than zero at the start")]
    NoTime,
    /// A time in the terms is longer than [`MAX_TIME`].
    #[error("a time in a game can't be longer than 31 days")]
    TooMuchTime,
    /// A move of the opening is illegal.
    #[error("{mv}, move {} of the opening, is not legal", ply + 1)]
    Opening {
        /// Its position, counted from 0.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why it's illegal.
        #[source]
        why: Refusal,
    },
}

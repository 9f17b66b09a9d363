//! What is agreed before a game begins.

use crate::{Duration, Seat, Sides, TimeControl, wire};
use rules::{Game, Move, Position, Refusal, RuleSet};
use serde::{Deserialize, Serialize};

/// What is agreed before a game begins.
///
/// [`Room::open`](crate::Room::open) checks that they make sense together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Who plays which side.
    pub seats: Sides<Seat>,
    /// By which rules.
    #[serde(with = "wire::rule_set")]
    pub rules: RuleSet,
    /// From which position.
    #[serde(with = "wire::position")]
    pub start: Position,
    /// Moves that are made before the players begin, such as those of a ballot. They cost no time
    /// and cannot be taken back.
    #[serde(with = "wire::moves")]
    pub opening: Vec<Move>,
    /// How much time there is.
    pub time: TimeControl,
    /// Whether moves can be taken back.
    pub take_backs: TakeBacks,
    /// How long a player may be gone before the opponent can claim the game; never, where there is
    /// no grace period.
    pub disconnect_grace: Option<Duration>,
    /// The most time that a single move can be credited with for lag.
    pub max_lag_credit: Duration,
}

/// The longest time in the terms of a game: 31 days.
///
/// So every clock of every game can be written with six digits for the hours.
pub const MAX_TIME: Duration = Duration::from_secs(31 * 24 * 3600);

/// Whether moves can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// At any time, by either side, also after the end: for local play.
    Free,
    /// When the opponent grants it.
    ByConsent,
    /// Not at all.
    Never,
}

impl Terms {
    /// An official game at one screen: from the standard position, without clocks, with free
    /// take-backs.
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

    /// The same terms with the players on the other sides.
    pub fn with_seats_swapped(self) -> Terms {
        Terms {
            seats: self.seats.swapped(),
            ..self
        }
    }

    /// The game after the opening, or what is wrong with these terms.
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

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadTerms {
    /// The players would have lost before they could move.
    #[error("the clocks must show more than zero at the beginning")]
    NoTime,
    /// A time of the terms is longer than [`MAX_TIME`].
    #[error("no time of a game can be longer than 31 days")]
    TooMuchTime,
    /// A move of the opening is not legal.
    #[error("{mv}, move {} of the opening, is not legal", ply + 1)]
    Opening {
        /// Its place, counted from 0.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why it is not legal.
        #[source]
        why: Refusal,
    },
}

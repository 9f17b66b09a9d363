//! Limits the damage of a bug to one game.
//!
//! If the task of a game panics, that's logged, its clients have to reconnect, and the game is
//! loaded again from the store. A game that panics repeatedly is suspended for a while, so that it
//! doesn't keep the node busy.

use crate::panics::contain;
use futures_util::FutureExt;
use protocol::GameId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};
use tracing::Instrument;

/// How many panics within [`REST`] suspend a game.
const MANY: usize = 3;
/// How long a game is suspended.
const REST: Duration = Duration::from_secs(60);

/// The panics of games on this node.
#[derive(Default)]
pub(super) struct Panics {
    all: AtomicU64,
    recent: Mutex<HashMap<GameId, Vec<Instant>>>,
}

impl Panics {
    /// The number of panics.
    pub(super) fn count(&self) -> u64 {
        self.all.load(Ordering::Relaxed)
    }

    /// Whether a game has panicked so often that it's suspended.
    pub(super) fn is_resting(&self, game: GameId, now: Instant) -> bool {
        let recent = self.lock();
        recent.get(&game).is_some_and(|panics| {
            let is_recent = |at: &&Instant| now.saturating_duration_since(**at) < REST;
            panics.iter().filter(is_recent).count() >= MANY
        })
    }

    /// Runs a game. A panic is logged.
    pub(super) fn contain(
        &self,
        game: GameId,
        life: impl Future<Output = ()>,
    ) -> impl Future<Output = ()> {
        // The game's state is lost and will be read from the store again.
        let span = tracing::error_span!("game", %game);
        contain(life).instrument(span).map(move |outcome| {
            if outcome.is_none() {
                self.note(game, Instant::now());
            }
        })
    }

    fn note(&self, game: GameId, now: Instant) {
        self.all.fetch_add(1, Ordering::Relaxed);
        let mut recent = self.lock();
        for panics in recent.values_mut() {
            panics.retain(|at| now.saturating_duration_since(*at) < REST);
        }
        recent.retain(|_, panics| !panics.is_empty());
        recent.entry(game).or_default().push(now);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Vec<Instant>>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_panics_again_and_again_rests() {
        let panics = Panics::default();
        let (game, other) = (GameId::from_random([1; 12]), GameId::from_random([2; 12]));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        for seconds in [0, 1, 2] {
            assert!(!panics.is_resting(game, at(seconds)));
            panics.note(game, at(seconds));
        }
        assert!(panics.is_resting(game, at(3)));
        assert!(!panics.is_resting(other, at(3)));
        assert!(!panics.is_resting(game, at(60)));
        panics.note(other, at(100));
        assert_eq!((panics.count(), panics.lock().len()), (4, 1));
    }
}

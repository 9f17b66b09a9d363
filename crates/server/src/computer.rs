//! The computer as an opponent, with a limited share of the machine.
//!
//! Each level is a player like any other. The game's task asks a few threads for moves. It doesn't
//! matter which node asks: the computer's mistakes depend only on the game, and if two nodes write
//! a move, the first one counts.

mod pool;

pub(crate) use pool::{ComputerMove, Question, Thinking};

use crate::live::Starter;
use crate::lobby::Refused;
use crate::metrics::ComputerMetrics;
use crate::store::{Player, Store, StoreError};
use crate::{chance, clock, terms};
use computer_player::Habits;
use engine::Level;
use host::Agreed;
use pool::Pool;
use protocol::{COMPUTER_PREFIX, ComputerGame, GameId, Heat, PlayerId, Why, Wish};
use room::{Seat, Sides};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The maximum number of concurrent games against the computer per player.
const MOST_OF_PLAYER: usize = 2;
/// The maximum thinking time per move if no other game is waiting.
const LONGEST: Duration = Duration::from_millis(500);

/// How much of the machine the computer may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerSettings {
    /// How many moves it thinks about concurrently. With zero, nobody can play it.
    pub threads: usize,
    /// The maximum number of its games on this node while people are connected to them.
    pub games: usize,
    /// How long an ordinary move takes at least, so that it feels considered.
    pub pause: Duration,
}

impl ComputerSettings {
    /// Default settings with this many threads.
    pub const fn with_threads(threads: usize) -> ComputerSettings {
        ComputerSettings {
            threads,
            games: threads.saturating_mul(100),
            pause: Duration::from_secs(2),
        }
    }
}

impl Default for ComputerSettings {
    fn default() -> ComputerSettings {
        ComputerSettings::with_threads(1)
    }
}

/// The computer on this node.
#[derive(Clone)]
pub(crate) struct Computer {
    settings: ComputerSettings,
    pool: Option<Arc<Pool>>,
    places: Arc<AtomicUsize>,
    /// Games start one at a time, so that nobody can exceed the limit with concurrent requests.
    beginning: Arc<tokio::sync::Mutex<()>>,
}

/// A game on this node that the computer plays.
pub(crate) struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Computer {
    pub(crate) fn start(settings: ComputerSettings) -> Computer {
        Computer {
            settings,
            pool: (settings.threads > 0).then(|| Arc::new(Pool::start(settings.threads))),
            places: Arc::default(),
            beginning: Arc::default(),
        }
    }

    /// Counts a game that the computer plays. A game that has started always gets a place.
    pub(crate) fn sit_down(&self) -> Place {
        self.places.fetch_add(1, Ordering::Relaxed);
        Place(Arc::clone(&self.places))
    }

    /// Asks for a move. Returns `None` if there are no threads.
    pub(crate) fn ask(&self, question: Question) -> Option<Thinking> {
        Some(self.pool.as_ref()?.ask(question))
    }

    /// Whether the computer plays on this node.
    pub(crate) const fn plays(&self) -> bool {
        self.pool.is_some()
    }

    /// How many games it plays on this node.
    pub(crate) fn games(&self) -> usize {
        self.places.load(Ordering::Relaxed)
    }

    /// How many moves are queued.
    pub(crate) fn waiting(&self) -> usize {
        self.pool.as_ref().map_or(0, |pool| pool.waiting())
    }

    /// Metrics about thinking.
    pub(crate) fn metrics(&self) -> Option<&ComputerMetrics> {
        self.pool.as_deref().map(Pool::metrics)
    }

    /// How it behaves in its games.
    pub(crate) const fn habits(&self) -> Habits {
        Habits {
            think: LONGEST,
            pace: self.settings.pause,
            resigns: false,
        }
    }

    /// Starts a game of this player against the computer.
    pub(crate) async fn begin(
        &self,
        starter: &Starter,
        player: &Player,
        wanted: ComputerGame,
    ) -> Result<GameId, Refused> {
        let refused = |why| Err(Refused(why));
        let Some(level) = Level::new(wanted.level) else {
            return refused(Why::BadLevel);
        };
        if let Some(why) = terms::problem(&wanted.terms) {
            return refused(why);
        }
        if wanted.terms.rated {
            return refused(Why::ComputerIsCasual);
        }
        if !self.plays() {
            return refused(Why::NoComputer);
        }
        let _turn = self.beginning.lock().await;
        if self.games() >= self.settings.games {
            return refused(Why::ComputerBusy);
        }
        let store = &starter.store;
        if !may_begin(store, player.id).await? {
            return refused(Why::TooManyComputerGames);
        }
        store
            .add_computer(player_id(level), &name(level), clock::now())
            .await?;
        let person = (player.id, Seat::human(terms::name(&player.name)));
        let seat = Seat::engine(terms::name(&name(level)), level.number());
        let computer = (player_id(level), seat);
        let is_black = match wanted.terms.side {
            Wish::Black => true,
            Wish::White => false,
            Wish::Any => chance::below(2) == 0,
        };
        let (black, white) = if is_black {
            (person, computer)
        } else {
            (computer, person)
        };
        let seats = Sides {
            black: black.1,
            white: white.1,
        };
        let mut terms = terms::of_game(&wanted.terms, seats);
        // The computer waits indefinitely and never claims a game.
        terms.disconnect_grace = None;
        let agreed = Agreed {
            black: black.0,
            white: white.0,
            terms,
            rated: false,
            after: None,
            heat: wanted.terms.heat.then_some(Heat::First),
            seeks: Vec::new(),
        };
        Ok(starter.start(agreed).await?)
    }
}

/// Whether this player may start another game against the computer.
pub(crate) async fn may_begin(store: &Store, player: PlayerId) -> Result<bool, StoreError> {
    Ok(store.games_against_computer(player).await? < MOST_OF_PLAYER)
}

/// The id of a level's player, which is the same on every server.
fn player_id(level: Level) -> PlayerId {
    format!("crwnhead{:04}", level.number())
        .parse()
        .expect("the id has 12 characters of the alphabet")
}

/// The name of a level's player. People can't have parentheses in their names.
fn name(level: Level) -> String {
    format!("{COMPUTER_PREFIX}{})", level.name())
}

/// Decides at random which mistakes the computer makes in this game. It's the same on all nodes.
pub(crate) fn seed(game: GameId) -> u64 {
    let hash = Sha256::digest(game.as_str().as_bytes());
    let seed = hash.iter().take(8);
    seed.fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_a_player_with_a_good_name() {
        let mut all = std::collections::HashSet::new();
        for level in Level::all() {
            assert!(room::Name::new(&name(level)).is_ok());
            assert!(crate::names::problem(&name(level)).is_some());
            assert!(all.insert(player_id(level)));
        }
    }
}

//! The slots for connections.
//!
//! A connection starts as a stranger's. When a player opens a WebSocket on it, it becomes the
//! player's, and nobody can take its slot away. If all slots are taken, a new connection gets the
//! slot of the stranger whose last request is oldest: a client that sends nothing, reads nothing,
//! or is done.
//!
//! The last slots for players are reserved for those who come back to their games.

use super::addresses::Counted;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use tokio::time::{Duration, Instant};

/// One in this many slots is left to strangers, who may be players on their way in.
const FOR_STRANGERS: usize = 20;
/// One in this many slots is reserved for players with a game in progress.
const RESERVED: usize = 10;

/// The slots of a listener.
pub(super) struct Places {
    most: usize,
    state: Mutex<State>,
    /// Notified when a slot is free again.
    freed: Notify,
}

#[derive(Default)]
struct State {
    /// How many slots are taken.
    taken: usize,
    /// How many of them are players'.
    players: usize,
    /// The strangers in the order of their last requests, oldest first. Strangers who were sent
    /// away aren't in it.
    strangers: BTreeMap<Turn, Stranger>,
    last_turn: Turn,
}

struct Stranger {
    /// When the last request started.
    since: Instant,
    sent_away: Arc<Notify>,
}

/// The number of a request.
type Turn = u64;

/// A connection's slot, which is free again when the last copy is dropped. A WebSocket keeps a copy
/// while it's open.
#[derive(Clone)]
pub(crate) struct Place(Arc<Held>);

struct Held {
    places: Arc<Places>,
    /// The turn of a stranger. A player has none.
    turn: Mutex<Option<Turn>>,
    sent_away: Arc<Notify>,
    _counted: Counted,
}

/// Whether a player has a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Established {
    Yes,
    No,
}

impl Places {
    pub(super) fn new(most: usize) -> Arc<Places> {
        Arc::new(Places {
            most,
            state: Mutex::default(),
            freed: Notify::new(),
        })
    }

    /// Takes a slot for a new connection. If there's none, sends a stranger away and waits.
    pub(super) async fn enter(self: &Arc<Places>, counted: Counted) -> Place {
        let sent_away = Arc::default();
        let turn = loop {
            // Listen before looking, so that nothing is missed in between.
            let freed = self.freed.notified();
            if let Some(turn) = self.try_to_enter(&sent_away) {
                break turn;
            }
            self.send_one_away(Duration::ZERO);
            freed.await;
        };
        Place(Arc::new(Held {
            places: Arc::clone(self),
            turn: Mutex::new(Some(turn)),
            sent_away,
            _counted: counted,
        }))
    }

    fn try_to_enter(&self, sent_away: &Arc<Notify>) -> Option<Turn> {
        let mut state = lock(&self.state);
        if state.taken >= self.most {
            return None;
        }
        state.taken += 1;
        Some(state.line_up(Arc::clone(sent_away)))
    }

    /// Sends away the stranger whose last request is oldest, if it's at least this old.
    pub(super) fn send_one_away(&self, least: Duration) {
        let mut state = lock(&self.state);
        if let Some(oldest) = state.strangers.first_entry()
            && oldest.get().since.elapsed() >= least
        {
            oldest.remove().sent_away.notify_one();
        }
    }

    /// How many slots players can have.
    fn most_players(&self, established: Established) -> usize {
        let strangers = (self.most / FOR_STRANGERS).max(usize::from(self.most > 1));
        let reserved = match established {
            Established::Yes => 0,
            Established::No => self.most / RESERVED,
        };
        self.most - strangers - reserved
    }
}

impl State {
    fn line_up(&mut self, sent_away: Arc<Notify>) -> Turn {
        self.last_turn += 1;
        let since = Instant::now();
        let stranger = Stranger { since, sent_away };
        self.strangers.insert(self.last_turn, stranger);
        self.last_turn
    }
}

impl Place {
    /// The connection sends a request, so it's the last stranger to be sent away.
    pub(super) fn note_request(&self) {
        let mut turn = lock(&self.0.turn);
        let mut state = lock(&self.0.places.state);
        if let Some(stranger) = turn.and_then(|turn| state.strangers.remove(&turn)) {
            *turn = Some(state.line_up(stranger.sent_away));
        }
    }

    /// Waits until this slot is needed for another connection.
    pub(super) async fn sent_away(&self) {
        self.0.sent_away.notified().await;
    }

    /// Makes this the slot of a player, who can't be sent away. Returns `false` if there are too
    /// many players.
    pub(crate) fn admit(&self, established: Established) -> bool {
        let Held { places, turn, .. } = &*self.0;
        let mut turn = lock(turn);
        let Some(stranger) = *turn else { return true };
        let mut state = lock(&places.state);
        if state.players >= places.most_players(established)
            || state.strangers.remove(&stranger).is_none()
        {
            return false;
        }
        state.players += 1;
        *turn = None;
        true
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut state = lock(&self.places.state);
        match *lock(&self.turn) {
            Some(turn) => drop(state.strangers.remove(&turn)),
            None => state.players -= 1,
        }
        state.taken -= 1;
        drop(state);
        self.places.freed.notify_waiters();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn nobody() -> Counted {
        let addresses = super::super::addresses::Addresses::default();
        addresses.enter([127, 0, 0, 1].into(), None).unwrap()
    }

    /// A new connection, if there's a slot for it.
    fn enter(places: &Arc<Places>) -> Option<Place> {
        places.enter(nobody()).now_or_never()
    }

    fn is_sent_away(place: &Place) -> bool {
        place.sent_away().now_or_never().is_some()
    }

    #[test]
    fn newcomers_take_the_slot_of_whoever_is_idle_longest() {
        let places = Places::new(3);
        let all: Vec<Place> = (0..3).map(|_| enter(&places).unwrap()).collect();
        all[0].note_request();
        assert!(enter(&places).is_none());
        assert!(!is_sent_away(&all[0]) && is_sent_away(&all[1]) && !is_sent_away(&all[2]));
        // Its slot is free when it's really gone.
        let mut all = all.into_iter();
        let (first, second, third) = (all.next(), all.next(), all.next());
        drop(second);
        let fourth = enter(&places).unwrap();
        assert!(enter(&places).is_none() && is_sent_away(&third.unwrap()));
        assert!(!is_sent_away(&first.unwrap()) && !is_sent_away(&fourth));
    }

    #[test]
    fn players_stay_and_the_last_slots_are_for_those_with_a_game() {
        let places = Places::new(20);
        let mut players = Vec::new();
        for number in 0..20 {
            let place = enter(&places).unwrap();
            let is_admitted = place.admit(Established::No);
            assert_eq!(is_admitted, number < 17, "{number}");
            let is_admitted = is_admitted || place.admit(Established::Yes);
            assert_eq!(is_admitted, number < 19, "{number}");
            players.push(place);
        }
        // The last one is a stranger and the only one to go.
        assert!(enter(&places).is_none());
        let gone: Vec<bool> = players.iter().map(is_sent_away).collect();
        assert_eq!(gone.iter().position(|gone| *gone), Some(19));
        assert_eq!(gone.iter().filter(|gone| **gone).count(), 1);
        // A stranger who was sent away can't become a player.
        assert!(!players[19].admit(Established::Yes));
        drop(players);
        let state = lock(&places.state);
        assert_eq!(
            (state.taken, state.players, state.strangers.len()),
            (0, 0, 0)
        );
    }

    #[test]
    fn a_single_slot_can_be_a_players() {
        let places = Places::new(1);
        let only = enter(&places).unwrap();
        assert!(only.admit(Established::No));
        assert!(enter(&places).is_none() && !is_sent_away(&only));
    }
}

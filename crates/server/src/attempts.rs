//! Limits on password guessing.
//!
//! Wrong passwords count per address and name, so a stranger's guesses don't lock out the owner.
//! Only if very many addresses try the same name does everyone have to wait, except for addresses
//! that have logged in to it before.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};

/// How many wrong passwords one address may try for one name without waiting.
const FREE: u32 = 5;
/// The same for all addresses together.
const FREE_FOR_ALL: u32 = 50;
/// The wait after the free attempts are used up. It doubles with each further attempt, up to
/// [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// After this long without an attempt, the count starts over.
const FORGOTTEN: Duration = Duration::from_secs(3_600);
/// How long an address is trusted after a successful login.
const KNOWN: Duration = Duration::from_secs(90 * 24 * 3_600);
/// The maximum number of entries of each kind. Beyond that, the oldest are dropped.
const MOST: usize = 100_000;

/// An address and the folded name of an account. Loopback has no address.
type Who = (Option<IpAddr>, String);

/// The wrong passwords of the last hour.
#[derive(Default)]
pub(crate) struct Attempts {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    by_address: HashMap<Who, Wrong>,
    by_name: HashMap<String, Wrong>,
    known: HashMap<Who, Instant>,
}

#[derive(Clone, Copy)]
struct Wrong {
    count: u32,
    last: Instant,
}

impl Wrong {
    /// The remaining wait if this many attempts are free.
    fn wait(self, free: u32, now: Instant) -> Duration {
        let Some(beyond) = self.count.checked_sub(free) else {
            return Duration::ZERO;
        };
        let wait = FIRST_WAIT
            .saturating_mul(1 << beyond.min(16))
            .min(LONGEST_WAIT);
        wait.saturating_sub(now.saturating_duration_since(self.last))
    }
}

impl Attempts {
    /// Counts an attempt, which is considered wrong until [`note_right`](Attempts::note_right). The
    /// error is how long to wait.
    pub(crate) fn begin(&self, who: &Who, now: Instant) -> Result<(), Duration> {
        let mut state = self.lock();
        let wait = state.wait(who, now);
        if !wait.is_zero() {
            return Err(wait);
        }
        count(&mut state.by_address, who.clone(), now);
        count(&mut state.by_name, who.1.clone(), now);
        Ok(())
    }

    /// Marks the last attempt as right.
    pub(crate) fn note_right(&self, who: Who, now: Instant) {
        let mut state = self.lock();
        state.by_address.remove(&who);
        if let Some(wrong) = state.by_name.get_mut(&who.1) {
            wrong.count = wrong.count.saturating_sub(1);
        }
        make_room(&mut state.known, |since| *since, now, KNOWN);
        state.known.insert(who, now);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How long this address has to wait before trying this name again, or zero.
    fn wait(&self, who: &Who, now: Instant) -> Duration {
        let own = self
            .by_address
            .get(who)
            .map_or(Duration::ZERO, |wrong| wrong.wait(FREE, now));
        let is_known = self
            .known
            .get(who)
            .is_some_and(|since| now.saturating_duration_since(*since) < KNOWN);
        let all = match self.by_name.get(&who.1) {
            Some(wrong) if !is_known => wrong.wait(FREE_FOR_ALL, now),
            _ => Duration::ZERO,
        };
        own.max(all)
    }
}

fn count<Key: Eq + Hash + Clone>(counts: &mut HashMap<Key, Wrong>, key: Key, now: Instant) {
    make_room(counts, |wrong| wrong.last, now, FORGOTTEN);
    let wrong = counts.entry(key).or_insert(Wrong {
        count: 0,
        last: now,
    });
    if now.saturating_duration_since(wrong.last) >= FORGOTTEN {
        wrong.count = 0;
    }
    wrong.count = wrong.count.saturating_add(1);
    wrong.last = now;
}

/// If there are too many entries, drops the expired ones, and if that isn't enough, the older half.
fn make_room<Key: Eq + Hash + Clone, T>(
    entries: &mut HashMap<Key, T>,
    at: impl Fn(&T) -> Instant,
    now: Instant,
    after: Duration,
) {
    if entries.len() < MOST {
        return;
    }
    entries.retain(|_, entry| now.saturating_duration_since(at(entry)) < after);
    if entries.len() < MOST {
        return;
    }
    let mut times: Vec<_> = entries.values().map(&at).collect();
    let middle = times.len() / 2;
    let (_, median, _) = times.select_nth_unstable(middle);
    let median = *median;
    entries.retain(|_, entry| at(entry) > median);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(address: u8, name: &str) -> Who {
        (Some(IpAddr::from([192, 0, 2, address])), name.to_owned())
    }

    /// The current wait.
    fn wait(attempts: &Attempts, who: &Who, now: Instant) -> Duration {
        attempts.lock().wait(who, now)
    }

    #[test]
    fn the_wait_grows_and_a_stranger_keeps_nobody_out() {
        let (attempts, start) = (Attempts::default(), Instant::now());
        let (stranger, owner) = (who(1, "ann"), who(2, "ann"));
        let mut now = start;
        let mut waits = Vec::new();
        for _ in 0..8 {
            assert_eq!(attempts.begin(&stranger, now), Ok(()));
            let wait = wait(&attempts, &stranger, now);
            waits.push(wait.as_secs());
            now += wait;
        }
        assert_eq!(waits, [0, 0, 0, 0, 2, 4, 8, 16]);
        assert_eq!(wait(&attempts, &owner, now), Duration::ZERO);
        for _ in 0..10 {
            assert_eq!(attempts.begin(&stranger, now), Ok(()));
            now += wait(&attempts, &stranger, now);
        }
        assert_eq!(attempts.begin(&stranger, now), Ok(()));
        assert_eq!(attempts.begin(&stranger, now), Err(LONGEST_WAIT));
        assert_eq!(wait(&attempts, &who(1, "bob"), now), Duration::ZERO);
    }

    #[test]
    fn who_knew_the_password_before_does_not_wait_for_others() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let owner = who(200, "ann");
        assert_eq!(attempts.begin(&owner, now), Ok(()));
        attempts.note_right(owner.clone(), now);
        for address in 0..50 {
            assert_eq!(attempts.begin(&who(address, "ann"), now), Ok(()));
        }
        assert!(attempts.begin(&who(201, "ann"), now).is_err());
        assert_eq!(attempts.begin(&owner, now), Ok(()));
        // After an hour, everything is forgotten.
        let later = now + FORGOTTEN;
        assert_eq!(attempts.begin(&who(201, "ann"), later), Ok(()));
    }

    #[test]
    fn memory_is_bounded() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for number in 0..MOST + 10 {
            let at = now + Duration::from_millis(number as u64);
            assert_eq!(attempts.begin(&(None, number.to_string()), at), Ok(()));
        }
        let state = attempts.lock();
        assert!(state.by_name.len() < MOST && state.by_address.len() < MOST);
    }
}

//! Wrong passwords, and how long to wait after them.
//!
//! They count by the address and the name together: a stranger who guesses keeps nobody else out. Only
//! where very many addresses try the same name do all those wait that have never known its password.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};

/// So many wrong passwords of one address for one name are free.
const FREE: u32 = 5;
/// The same of all addresses together.
const FREE_FOR_ALL: u32 = 50;
/// The wait after the first that is not free. It doubles with each that follows,
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// up to this.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// After this long without a wrong one, all is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3_600);
/// For how long an address is known that has once given the right one.
const KNOWN: Duration = Duration::from_secs(90 * 24 * 3_600);
/// So many entries are kept of each kind; the oldest make way.
const MOST: usize = 100_000;

/// An address and the folded name of an account. This machine itself has no address.
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
    /// How long to wait from now on, where so many are free.
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
    /// Takes a try into account, which counts as wrong until it is [right](Attempts::note_right). An error
    /// is how long to wait before the next one.
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

    /// The last try was right.
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
    /// How long this address has to wait before it may try this name again; zero if it need not.
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

/// Where there are too many, forgets the old ones, and then half of the others.
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

    /// How long to wait now.
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
        // An hour later all is forgotten.
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

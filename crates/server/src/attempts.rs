//! Limits on password guessing.
//!
//! Wrong passwords count per address and name, so a stranger's guesses don't lock out the owner.
//! Only if very many addresses try the same name does everyone have to wait, except for devices
//! that have logged in to it before. Their attempts are counted separately.

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
/// The maximum number of entries of each kind. Beyond that, the oldest are dropped.
const MOST: usize = 100_000;

/// Where an attempt comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whence {
    /// A device that has logged in to the account before, with its secret.
    Device(String),
    /// An address. Loopback has none.
    Address(Option<IpAddr>),
}

/// Where an attempt comes from, and the folded name of an account.
type Who = (Whence, String);

/// The wrong passwords of the last hour.
#[derive(Default)]
pub(crate) struct Attempts {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    by_whence: HashMap<Who, Wrong>,
    /// Those from addresses together.
    by_name: HashMap<String, Wrong>,
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
        count(&mut state.by_whence, who.clone(), now);
        if is_stranger(who) {
            count(&mut state.by_name, who.1.clone(), now);
        }
        Ok(())
    }

    /// Marks the last attempt as right.
    pub(crate) fn note_right(&self, who: &Who) {
        let mut state = self.lock();
        state.by_whence.remove(who);
        let all = state.by_name.get_mut(&who.1).filter(|_| is_stranger(who));
        if let Some(wrong) = all {
            wrong.count = wrong.count.saturating_sub(1);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How long to wait before the next attempt, or zero.
    fn wait(&self, who: &Who, now: Instant) -> Duration {
        let own = self
            .by_whence
            .get(who)
            .map_or(Duration::ZERO, |wrong| wrong.wait(FREE, now));
        let all = match self.by_name.get(&who.1) {
            Some(wrong) if is_stranger(who) => wrong.wait(FREE_FOR_ALL, now),
            _ => Duration::ZERO,
        };
        own.max(all)
    }
}

const fn is_stranger(who: &Who) -> bool {
    matches!(who.0, Whence::Address(_))
}

fn count<Key: Eq + Hash>(counts: &mut HashMap<Key, Wrong>, key: Key, now: Instant) {
    make_room(counts, now);
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
fn make_room<Key: Eq + Hash>(counts: &mut HashMap<Key, Wrong>, now: Instant) {
    if counts.len() < MOST {
        return;
    }
    counts.retain(|_, wrong| now.saturating_duration_since(wrong.last) < FORGOTTEN);
    if counts.len() < MOST {
        return;
    }
    let mut times: Vec<_> = counts.values().map(|wrong| wrong.last).collect();
    let middle = times.len() / 2;
    let (_, median, _) = times.select_nth_unstable(middle);
    let median = *median;
    counts.retain(|_, wrong| wrong.last > median);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(address: u8, name: &str) -> Who {
        let address = Some(IpAddr::from([192, 0, 2, address]));
        (Whence::Address(address), name.to_owned())
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
    fn strangers_do_not_keep_a_known_device_out() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for address in 0..50 {
            assert_eq!(attempts.begin(&who(address, "ann"), now), Ok(()));
        }
        assert!(attempts.begin(&who(201, "ann"), now).is_err());
        let device = (Whence::Device("secret".to_owned()), "ann".to_owned());
        assert_eq!(attempts.begin(&device, now), Ok(()));
        attempts.note_right(&device);
        // Its own attempts are limited, too.
        for _ in 0..FREE {
            assert_eq!(attempts.begin(&device, now), Ok(()));
        }
        assert_eq!(attempts.begin(&device, now), Err(FIRST_WAIT));
        // After an hour, everything is forgotten.
        let later = now + FORGOTTEN;
        assert_eq!(attempts.begin(&who(201, "ann"), later), Ok(()));
    }

    #[test]
    fn memory_is_bounded() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for number in 0..MOST + 10 {
            let at = now + Duration::from_millis(number as u64);
            let who = (Whence::Address(None), number.to_string());
            assert_eq!(attempts.begin(&who, at), Ok(()));
        }
        let state = attempts.lock();
        assert!(state.by_name.len() < MOST && state.by_whence.len() < MOST);
    }
}

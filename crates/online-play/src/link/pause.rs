//! How long to wait before the next attempt.

use room::Duration;

/// The first and the longest pause, in milliseconds. The longest one is what a player may lose on the
/// clock after a long outage, so it's short.
const FIRST: u64 = 400;
const LONGEST: u64 = 5_000;

/// Growing pauses, each randomized between half its length and its full length, so that clients
/// don't all reconnect at the same moment after a server restart.
#[derive(Clone, Debug)]
pub(super) struct Pauses {
    taken: u32,
    at_least: Duration,
    chance: u64,
}

impl Pauses {
    pub(super) const fn new(seed: u64) -> Pauses {
        Pauses {
            taken: 0,
            at_least: Duration::ZERO,
            // Zero is a fixed point of xorshift.
            chance: seed | 1,
        }
    }

    /// Returns the number of pauses since the last good connection.
    pub(super) const fn taken(&self) -> u32 {
        self.taken
    }

    /// Returns the next pause.
    pub(super) fn next(&mut self) -> Duration {
        let whole = FIRST.saturating_mul(1 << self.taken.min(16)).min(LONGEST);
        self.taken = self.taken.saturating_add(1);
        let half = whole / 2;
        let pause = Duration::from_millis(half + self.random() % (whole - half + 1));
        let at_least = std::mem::take(&mut self.at_least);
        if at_least.is_zero() {
            pause
        } else {
            at_least.plus(Duration::from_millis(self.random() % FIRST))
        }
    }

    /// Sets a minimum for the next pause, because the server said how long it'll be away.
    pub(super) fn next_at_least(&mut self, pause: Duration) {
        self.at_least = pause.min(Duration::from_millis(LONGEST));
    }

    /// Starts over with short pauses after a good connection.
    pub(super) const fn begin_anew(&mut self) {
        self.taken = 0;
    }

    /// Returns a pseudorandom number (xorshift).
    fn random(&mut self) -> u64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        self.chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest() {
        #[track_caller]
        fn check(pause: Duration, least: u64, most: u64) {
            let millis = pause.as_millis();
            assert!((least..=most).contains(&millis), "{millis}");
        }
        for seed in 0..50 {
            let mut pauses = Pauses::new(seed);
            check(pauses.next(), 200, 400);
            check(pauses.next(), 400, 800);
            check(pauses.next(), 800, 1600);
            for _ in 0..100 {
                check(pauses.next(), 800, LONGEST);
            }
            check(pauses.next(), LONGEST / 2, LONGEST);
            pauses.begin_anew();
            check(pauses.next(), 200, 400);
        }
    }

    #[test]
    fn the_server_may_ask_for_a_pause_once() {
        let mut pauses = Pauses::new(7);
        pauses.next_at_least(Duration::from_millis(1500));
        let pause = pauses.next().as_millis();
        assert!((1500..1500 + FIRST).contains(&pause), "{pause}");
        assert!(pauses.next().as_millis() <= 800);
        pauses.next_at_least(Duration::from_secs(99_999));
        assert!(pauses.next().as_millis() <= LONGEST + FIRST);
    }

    #[test]
    fn different_seeds_make_different_pauses() {
        let first = |seed| Pauses::new(seed).next();
        let pauses: std::collections::HashSet<u64> = (1..=40)
            .map(|seed: u64| first(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)).as_millis())
            .collect();
        assert!(pauses.len() > 20, "{}", pauses.len());
    }
}

//! Measures the round trip to a client, and notices when it's gone.

use bytes::Bytes;
use tokio::time::{Duration, Instant};

/// How long a client may be silent before it counts as gone.
const SILENCE: Duration = Duration::from_secs(35);

/// The pings of a connection.
pub(super) struct Pings {
    /// When the last ping was sent, and when one was last answered.
    sent: Instant,
    heard: Instant,
    /// The payload of the last ping, until it's answered.
    asked: Option<Bytes>,
}

impl Pings {
    pub(super) const fn new(now: Instant) -> Pings {
        Pings {
            sent: now,
            heard: now,
            asked: None,
        }
    }

    /// Whether the client hasn't answered for so long that it counts as gone.
    pub(super) fn is_gone(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.heard) > SILENCE
    }

    /// The next ping. Its payload must be random, so that a client can't send the pong in advance.
    pub(super) fn ask(&mut self, payload: [u8; 8], now: Instant) -> Bytes {
        let payload = Bytes::copy_from_slice(&payload);
        self.sent = now;
        self.asked = Some(payload.clone());
        payload
    }

    /// The round trip, if this is the pong to the last ping. It counts only once.
    pub(super) fn hear(&mut self, payload: &Bytes, now: Instant) -> Option<Duration> {
        self.asked.take_if(|asked| asked == payload)?;
        self.heard = now;
        Some(now.saturating_duration_since(self.sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pong_to_the_last_ping_measures_and_only_once() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut pings = Pings::new(start);
        let forged = Bytes::from_static(b"forged!!");
        assert_eq!(pings.hear(&forged, at(10)), None);
        let first = pings.ask(*b"12345678", at(100));
        assert_eq!(pings.hear(&forged, at(600)), None);
        assert_eq!(pings.hear(&first, at(130)), Some(Duration::from_millis(30)));
        // Again and later, it would be a longer round trip.
        assert_eq!(pings.hear(&first, at(600)), None);
        let second = pings.ask(*b"abcdefgh", at(1_000));
        let third = pings.ask(*b"ABCDEFGH", at(2_000));
        assert_eq!(pings.hear(&second, at(2_500)), None);
        assert_eq!(
            pings.hear(&third, at(2_005)),
            Some(Duration::from_millis(5))
        );
    }

    #[test]
    fn other_pongs_are_no_sign_of_life() {
        let start = Instant::now();
        let mut pings = Pings::new(start);
        let ping = pings.ask([1; 8], start);
        let late = start + SILENCE + Duration::from_secs(1);
        assert_eq!(pings.hear(&Bytes::from_static(b"forged!!"), late), None);
        assert!(!pings.is_gone(start + SILENCE) && pings.is_gone(late));
        assert!(pings.hear(&ping, late).is_some());
        assert!(!pings.is_gone(late));
    }
}

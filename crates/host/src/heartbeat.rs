//! When a node reached the store, and when none could.
//!
//! Every node writes a heartbeat to the store each second. If there was none for a while, nobody
//! could serve any game, and the time doesn't count.

use crate::Outage;
use room::{Instant, MAX_TIME};
use std::time::Duration;

/// How often a node writes a heartbeat.
pub const BEAT: Duration = Duration::from_secs(1);
/// How long all nodes have to be silent for an outage.
pub const LATE: room::Duration = room::Duration::from_millis(3_000);
/// How long a request waits for an unreachable store before it's refused.
pub const SHORT_WAIT: Duration = Duration::from_secs(1);
/// How long after the last heartbeat a node stops deciding until it reaches the store again. Less
/// than [`LATE`], so that nothing is decided after an outage before the outage is known.
const FRESH: room::Duration = room::Duration::from_millis(2_800);
/// How long after the last heartbeat a node sends its clients to other nodes, if there are any.
const CUT_OFF: room::Duration = room::Duration::from_millis(5_000);

/// The heartbeat of one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heartbeat {
    /// When the store was last reached.
    reached: Option<Instant>,
    /// All outages that may still matter, oldest first.
    outages: Vec<Outage>,
}

impl Heartbeat {
    /// A heartbeat that started at this time was stored. These outages weren't
    /// [known](Heartbeat::known) yet, and are in order.
    pub fn beat(&mut self, at: Instant, outages: &[Outage]) {
        self.reached = Some(at);
        for outage in outages {
            // No game needs it longer.
            self.outages
                .retain(|other| outage.until.since(other.until) < MAX_TIME);
            self.outages.push(*outage);
        }
    }

    /// The end of the last known outage.
    pub fn known(&self) -> Instant {
        let last = self.outages.last().map(|outage| outage.until);
        last.unwrap_or(Instant::from_millis(i64::MIN))
    }

    /// Whether the store was reached so recently that games can be decided.
    pub fn is_fresh(&self, now: Instant) -> bool {
        !self.is_silent_for(FRESH, now)
    }

    /// Whether the store has been unreachable for so long that clients are better off with another
    /// node.
    pub fn is_cut_off(&self, now: Instant) -> bool {
        self.is_silent_for(CUT_OFF, now)
    }

    /// The outages that ended after this, oldest first.
    pub fn outages_after(&self, at: Instant) -> Vec<Outage> {
        let recent = self.outages.iter().rev().take_while(|it| it.until > at);
        let mut recent: Vec<Outage> = recent.copied().collect();
        recent.reverse();
        recent
    }

    /// The number of known outages.
    pub const fn count(&self) -> usize {
        self.outages.len()
    }

    fn is_silent_for(&self, longest: room::Duration, now: Instant) -> bool {
        self.reached
            .is_none_or(|reached| now.since(reached) > longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_decides_only_shortly_after_it_reached_the_store() {
        let mut pulse = Heartbeat::default();
        let at = Instant::from_millis;
        assert!(!pulse.is_fresh(at(0)) && pulse.is_cut_off(at(0)));
        pulse.beat(at(10_000), &[]);
        assert!(pulse.is_fresh(at(12_800)) && !pulse.is_fresh(at(12_801)));
        assert!(!pulse.is_cut_off(at(15_000)) && pulse.is_cut_off(at(15_001)));
    }

    #[test]
    fn outages_are_known_as_long_as_a_game_needs_them() {
        let mut pulse = Heartbeat::default();
        let at = |seconds: i64| Instant::from_millis(seconds * 1000);
        let outage = |since, until| Outage {
            since: at(since),
            until: at(until),
        };
        pulse.beat(at(20), &[outage(1, 5), outage(10, 20)]);
        assert_eq!(pulse.known(), at(20));
        assert_eq!(pulse.outages_after(at(4)), [outage(1, 5), outage(10, 20)]);
        assert_eq!(pulse.outages_after(at(5)), [outage(10, 20)]);
        assert_eq!(pulse.outages_after(at(20)), []);
        let month = 31 * 24 * 3600;
        pulse.beat(at(month), &[outage(month, month + 6)]);
        assert_eq!(pulse.count(), 2);
    }
}

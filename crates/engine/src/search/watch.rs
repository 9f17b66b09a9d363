//! Watches a running search: clock, node limit, stop.

use super::timing::TimePlan;
use crate::{Control, Limits, Tuning};
use std::time::Duration;

/// The limits that the first thread checks from time to time.
pub(crate) struct Watch<'a> {
    control: &'a Control,
    clock: &'a (dyn Fn() -> Duration + Sync),
    begun: Duration,
    nodes: Option<u64>,
    plan: TimePlan,
    /// When the time limit started to apply, or `None` while pondering.
    counting_since: Option<Duration>,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(
        limits: &Limits,
        tuning: &Tuning,
        control: &'a Control,
        clock: &'a (dyn Fn() -> Duration + Sync),
    ) -> Watch<'a> {
        let begun = clock();
        Watch {
            control,
            clock,
            begun,
            nodes: limits.nodes,
            plan: TimePlan::new(limits.time, tuning),
            counting_since: (!limits.ponder).then_some(begun),
        }
    }

    /// The time since the search started.
    pub(crate) fn elapsed(&self) -> Duration {
        (self.clock)().saturating_sub(self.begun)
    }

    /// Whether the search must end in the middle of an iteration.
    pub(crate) fn must_end(&mut self, nodes: u64) -> bool {
        self.control.is_stopped()
            || self.nodes.is_some_and(|limit| nodes >= limit)
            || self
                .plan
                .hard
                .is_some_and(|hard| self.counted().is_some_and(|spent| spent >= hard))
    }

    /// Whether another iteration isn't worth starting. `unrest` is how unsettled the choice of move
    /// is, in percent. 100 is normal.
    pub(crate) fn should_end(&mut self, unrest: u32) -> bool {
        let Some(soft) = self.plan.soft else {
            return false;
        };
        let soft = soft * unrest / 100;
        self.counted().is_some_and(|spent| spent >= soft)
    }

    /// Whether there is a clock to save time on, and it is running.
    pub(crate) fn saves_time(&self) -> bool {
        self.plan.soft.is_some() && self.counting_since.is_some()
    }

    /// The number of nodes left until the limit.
    pub(super) fn nodes_left(&self, nodes: u64) -> u64 {
        self.nodes
            .map_or(u64::MAX / 2, |limit| limit.saturating_sub(nodes))
    }

    /// The time that counts against the limit.
    fn counted(&mut self) -> Option<Duration> {
        let now = (self.clock)();
        if self.counting_since.is_none() && self.control.is_ponder_hit() {
            self.counting_since = Some(now);
        }
        Some(now.saturating_sub(self.counting_since?))
    }
}

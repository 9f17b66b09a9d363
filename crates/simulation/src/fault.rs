//! What goes wrong, when, and what it may cost a player.

use crate::world::Time;
use testkit::Dice;

/// The longest delay of news, in microseconds.
pub(crate) const LATE_NEWS: Time = 1_500_000;

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A process is killed, and started again later.
    NodeDies { node: usize },
    /// A process is asked to end, tells its clients, ends soon, and is started again later.
    NodeDrains { node: usize },
    /// A process is stopped for a while.
    NodeHangs { node: usize },
    /// A node loses the store.
    StoreCut { node: usize },
    /// A node loses the bus.
    BusCut { node: usize },
    /// Nobody has a bus.
    BusDies,
    /// The database dies while it writes.
    StoreDies,
    /// Nothing can be written.
    DiskFull,
    /// Every request to the store takes a long time.
    StoreSlow,
    /// A node's clock is set.
    ClockJumps { node: usize, to: i64 },
    /// A client's line breaks, with an error or silently.
    LineBreaks { client: usize, is_silent: bool },
    /// A person reloads the page.
    Reload { client: usize },
    /// The database continues from a replica that lacks the last commits.
    StoreFallsBehind,
}

impl Fault {
    /// A random fault, and how long it lasts.
    pub(crate) fn random(dice: &mut Dice, nodes: usize, clients: usize) -> (Fault, Time) {
        let node = dice.below(nodes);
        let client = dice.below(clients);
        let seconds = |dice: &mut Dice, least: u64, most: u64| {
            least * 1_000_000 + dice.bits() % ((most - least) * 1_000_000)
        };
        match dice.below(100) {
            0..8 => (Fault::NodeDies { node }, seconds(dice, 0, 8)),
            8..14 => (Fault::NodeDrains { node }, seconds(dice, 0, 8)),
            14..20 => (Fault::NodeHangs { node }, seconds(dice, 1, 20)),
            20..30 => (Fault::StoreCut { node }, seconds(dice, 1, 40)),
            30..38 => (Fault::BusCut { node }, seconds(dice, 1, 25)),
            38..44 => (Fault::BusDies, seconds(dice, 1, 25)),
            44..56 => (Fault::StoreDies, seconds(dice, 0, 25)),
            56..64 => (Fault::DiskFull, seconds(dice, 1, 25)),
            64..68 => (Fault::StoreSlow, seconds(dice, 1, 20)),
            68..74 => {
                let to = i64::try_from(dice.bits() % 2_000).unwrap_or(0) - 1_000;
                (Fault::ClockJumps { node, to }, 0)
            }
            74..88 => {
                let is_silent = dice.below(2) == 0;
                (
                    Fault::LineBreaks { client, is_silent },
                    seconds(dice, 0, 10),
                )
            }
            _ => (Fault::Reload { client }, 0),
        }
    }

    /// The node that can't serve its players because of it.
    pub(crate) const fn lost_node(self) -> Option<usize> {
        match self {
            Fault::NodeDies { node }
            | Fault::NodeDrains { node }
            | Fault::NodeHangs { node }
            | Fault::StoreCut { node } => Some(node),
            _ => None,
        }
    }

    /// How much of a player's time it may cost in a turn that it touches, in milliseconds. These
    /// are the bounds in docs/operations.md; those of the player's own line aren't limited, and a
    /// player whose turn that touches isn't checked. If there's no other node to go to, it's an
    /// outage for everyone.
    pub(crate) const fn bound(self, has_other_node: bool) -> u64 {
        match self {
            // The clients receive a farewell.
            Fault::NodeDrains { .. } if has_other_node => 3_000,
            Fault::NodeDrains { .. } => 8_000,
            // The clients may have to find out on their own, as with a node that hangs.
            Fault::NodeDies { .. } | Fault::NodeHangs { .. } => 15_000,
            Fault::StoreCut { .. } => 10_000,
            Fault::BusCut { .. } | Fault::BusDies => 2_000,
            Fault::StoreDies | Fault::DiskFull | Fault::StoreFallsBehind => 8_000,
            Fault::StoreSlow => 4_000,
            // A clock stays wrong, which is counted separately.
            Fault::ClockJumps { .. } => 0,
            Fault::LineBreaks { .. } | Fault::Reload { .. } => 0,
        }
    }
}

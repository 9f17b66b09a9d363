//! Nodes, a store, a bus, clients and clocks in one process, under one seed.
//!
//! The games are the server's ([`host`]), and so are the clients ([`online_play`]). Around them,
//! everything that could differ between two runs is simulated: time, the network, the database and
//! the disk. Processes die and hang, lines break, news is lost, late and doubled, clocks jump, and
//! the disk is full. The same seed gives the same run, step by step.
//!
//! Every run ends with a period in which nothing goes wrong. Then everyone must be back, and a
//! checker compares what's stored with what anyone was told.
//!
//! A [`Flaw`] breaks the store or a node on purpose, to prove that the simulation notices it.

mod checker;
mod client;
mod fault;
mod flaw;
mod lobby;
mod node;
mod store;
mod world;

pub use flaw::Flaw;

use std::fmt;
use world::{Time, World};

/// How long things go wrong, in microseconds.
const TROUBLE: Time = 180_000_000;
/// How long nothing goes wrong after that, while everyone still plays.
const CALM: Time = 60_000_000;
/// How long everyone sits still at the end.
const STILL: Time = 20_000_000;

/// What kind of database the nodes have, and what people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// It keeps every commit. People play long games and rematches.
    Usual,
    /// It keeps every commit. People give up soon, and then look for someone else in the lobby.
    Lobby,
    /// It may continue from a replica that lacks the last commits, with a single node that knows
    /// about them. Acknowledged moves may be lost then, but no game may be damaged.
    Replica,
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum number of steps. A run that ends here is only checked for what shows immediately.
    pub steps: u64,
}

impl Limits {
    /// No limit.
    pub const NONE: Limits = Limits { steps: u64::MAX };
}

/// What happened in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many steps it took.
    pub steps: u64,
    /// How many games were played.
    pub games: usize,
    /// How many events were stored.
    pub events: usize,
    /// How many things went wrong.
    pub faults: usize,
}

/// What's wrong after a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The seed of the run.
    pub seed: u64,
    /// Everything that was found.
    pub violations: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seed = self.seed;
        writeln!(
            f,
            "seed {seed} fails; `cargo xtask simulate --seed {seed}` replays it"
        )?;
        for violation in &self.violations {
            writeln!(f, "- {violation}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// The scenario of a seed: of eight, one has a replica, and two have people in the lobby.
pub const fn scenario_of(seed: u64) -> Scenario {
    match seed % 8 {
        7 => Scenario::Replica,
        2 | 6 => Scenario::Lobby,
        _ => Scenario::Usual,
    }
}

/// Runs the simulation with this seed, and checks it.
pub fn run(seed: u64, limits: Limits, flaw: Option<Flaw>) -> Result<Summary, Failure> {
    let mut world = World::new(seed, scenario_of(seed), flaw);
    world.run(limits, TROUBLE);
    world.calm_down();
    world.run(limits, TROUBLE + CALM);
    world.is_frozen = true;
    world.run(limits, TROUBLE + CALM + STILL);
    if world.violations.is_empty() && world.steps < limits.steps {
        world.check();
    }
    if !world.violations.is_empty() {
        let violations = world.violations;
        return Err(Failure { seed, violations });
    }
    let games = &world.store.tables.games;
    Ok(Summary {
        steps: world.steps,
        games: games.len(),
        events: games.values().map(|stored| stored.log.len()).sum(),
        faults: world.faults.len(),
    })
}

//! Deliberate mistakes, to prove that the simulation finds them.

/// A mistake in the simulated store or in the node that drives the hosts. The hosts and the clients
/// are always the real ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The store answers a write before it's on disk.
    AnsweredBeforeCommit,
    /// After a failed write, the store answers writes inside a transaction that nobody commits.
    TransactionStaysOpen,
    /// The store takes an event although the one before it is missing.
    NoPredecessorNeeded,
    /// The store replaces an event that has the same number.
    LastWriteWins,
    /// The store doesn't record outages.
    OutagesForgotten,
    /// A node applies the events that other nodes publish instead of reading the store.
    BusIsTrusted,
    /// A node assumes that a write without an answer was stored.
    UnknownIsStored,
    /// A node assumes that a write without an answer was lost.
    UnknownIsLost,
    /// A node that's cut off from the store keeps its clients.
    ClientsAreKept,
    /// A node that's asked to end doesn't tell its clients.
    EndsWithoutFarewell,
    /// A node relies on the bus for news, and never asks the store.
    StoreIsNotAsked,
    /// The lobby of a node relies on the bus for seeks and games, and never asks the store.
    LobbyIsNotAsked,
    /// The store starts a game although its seek is gone.
    SeeksAreTakenTwice,
    /// Clients don't notice that a node has fallen silent.
    SilenceIsIgnored,
    /// Lag is credited without a budget.
    LagIsUnlimited,
}

impl Flaw {
    /// All of them.
    pub const ALL: [Flaw; 15] = [
        Flaw::AnsweredBeforeCommit,
        Flaw::TransactionStaysOpen,
        Flaw::NoPredecessorNeeded,
        Flaw::LastWriteWins,
        Flaw::OutagesForgotten,
        Flaw::BusIsTrusted,
        Flaw::UnknownIsStored,
        Flaw::UnknownIsLost,
        Flaw::ClientsAreKept,
        Flaw::EndsWithoutFarewell,
        Flaw::StoreIsNotAsked,
        Flaw::LobbyIsNotAsked,
        Flaw::SeeksAreTakenTwice,
        Flaw::SilenceIsIgnored,
        Flaw::LagIsUnlimited,
    ];
}

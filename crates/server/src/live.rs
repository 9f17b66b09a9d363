//! Live games: one task for each game that somebody is at.

mod actor;
mod members;
mod start;

pub(crate) use start::{Agreed, StartError, Starter};

use crate::bus::Bus;
use crate::computer::Computer;
use crate::outbox::{ConnectionId, Outbox};
use crate::pulse::Pulse;
use crate::store::Store;
use protocol::GameId;
use room::Action;
use rules::Move;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// What a client asks of a game.
pub(crate) enum ToGame {
    /// Wants the log from this number on, and everything that follows.
    Join { outbox: Outbox, from: u64 },
    /// Is gone.
    Leave { connection: ConnectionId },
    /// Does something.
    Act {
        outbox: Outbox,
        id: u32,
        ply: u32,
        action: Action,
    },
    /// Will do something.
    Premove {
        outbox: Outbox,
        id: u32,
        ply: u32,
        mv: Option<Move>,
    },
    /// Says something.
    Say {
        outbox: Outbox,
        id: u32,
        name: String,
        text: String,
    },
    /// Nobody asks: the clock may have run out while no node was looking.
    Look,
}

/// What a live game works with.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) node: Arc<str>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) pulse: Pulse,
    pub(crate) starter: Starter,
    pub(crate) computer: Computer,
}

/// How many messages may wait for a game. Who comes on top waits.
const QUEUE: usize = 64;

/// All live games of this node.
#[derive(Clone)]
pub(crate) struct Directory {
    games: Arc<Mutex<HashMap<GameId, mpsc::Sender<ToGame>>>>,
    surroundings: Surroundings,
}

impl Directory {
    pub(crate) fn new(surroundings: Surroundings) -> Directory {
        Directory {
            games: Arc::default(),
            surroundings,
        }
    }

    /// How many games are live here.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Whether a game is live here.
    pub(crate) fn has(&self, game: GameId) -> bool {
        self.lock().contains_key(&game)
    }

    /// Hands a message to a game, which is brought to life where it is not.
    pub(crate) async fn send(&self, game: GameId, message: ToGame) {
        let mut message = message;
        loop {
            let sender = self.find(game);
            match sender.send(message).await {
                Ok(()) => return,
                // It has just gone to sleep: wake it again.
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
    }

    fn find(&self, game: GameId) -> mpsc::Sender<ToGame> {
        let mut games = self.lock();
        if let Some(sender) = games.get(&game).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, inbox) = mpsc::channel(QUEUE);
        games.insert(game, sender.clone());
        let task = actor::run(game, inbox, self.surroundings.clone(), self.clone());
        tokio::spawn(task);
        sender
    }

    /// Forgets a game with nothing left to do; `false` if a message has come for it meanwhile. What
    /// comes after that is left in the inbox.
    fn retire(&self, game: GameId, inbox: &mut mpsc::Receiver<ToGame>) -> bool {
        let mut games = self.lock();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        games.remove(&game);
        true
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, mpsc::Sender<ToGame>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

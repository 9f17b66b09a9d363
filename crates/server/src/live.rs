//! Live games. Each game that someone is connected to has a task.

mod actor;
mod panics;
mod start;

pub(crate) use start::{StartError, Starter};

use crate::bus::Bus;
use crate::computer::Computer;
use crate::outbox::Outbox;
use crate::pulse::Pulse;
use crate::store::Store;
use futures_util::future::join_all;
use host::ConnectionId;
use panics::Panics;
use protocol::{GameId, PlayerId};
use room::Action;
use rules::Move;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A message to a game, usually from a client.
pub(crate) enum ToGame {
    /// Sends the log from this number on, then every event.
    Join { outbox: Outbox, from: u64 },
    /// The client is gone.
    Leave { connection: ConnectionId },
    /// The player acts.
    Act {
        outbox: Outbox,
        id: u32,
        ply: u32,
        action: Action,
    },
    /// The player sets or cancels a premove.
    Premove {
        outbox: Outbox,
        id: u32,
        ply: u32,
        mv: Option<Move>,
    },
    /// The client sends a chat message.
    Say {
        outbox: Outbox,
        id: u32,
        name: String,
        text: String,
    },
    /// A player's account was deleted, who had this name if it's known.
    Forget {
        player: PlayerId,
        name: Option<String>,
    },
    /// Checks what's due, because the clock may have run out while no node had the game live.
    Look,
    /// Panics, like a bug would.
    #[cfg(test)]
    Panic,
}

/// What a live game works with.
pub(crate) struct Services {
    pub(crate) node: Arc<str>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) pulse: Pulse,
    pub(crate) starter: Starter,
    pub(crate) computer: Computer,
    /// When the node started.
    pub(crate) start: Instant,
    /// What every game has to know about the node.
    pub(crate) host: host::Settings,
}

/// How many messages may be queued for a game. Further senders wait.
const QUEUE: usize = 64;

/// All live games on this node.
#[derive(Clone)]
pub(crate) struct Directory {
    games: Arc<Mutex<HashMap<GameId, mpsc::Sender<ToGame>>>>,
    panics: Arc<Panics>,
    services: Arc<Services>,
}

impl Directory {
    pub(crate) fn new(services: Services) -> Directory {
        Directory {
            games: Arc::default(),
            panics: Arc::default(),
            services: Arc::new(services),
        }
    }

    /// How many times the task of a game has panicked.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.count()
    }

    /// The number of live games.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Whether a game is live on this node.
    pub(crate) fn has(&self, game: GameId) -> bool {
        self.lock().contains_key(&game)
    }

    /// Sends a message to a game, starting its task if necessary.
    pub(crate) async fn send(&self, game: GameId, message: ToGame) {
        // Usually there's nothing to wait for. Otherwise, the rest is boxed, because every
        // connection has memory for this.
        if let Err(back) = self.find(game).try_send(message) {
            Box::pin(self.send_later(game, back.into_inner())).await;
        }
    }

    /// The same for a game that's busy or has just ended.
    async fn send_later(&self, game: GameId, mut message: ToGame) {
        loop {
            let sender = self.find(game);
            match sender.send(message).await {
                Ok(()) => return,
                // The task has just ended, so start it again. During shutdown no task can start,
                // but then this task ends at the yield too.
                Err(mpsc::error::SendError(back)) => {
                    message = back;
                    tokio::task::yield_now().await;
                }
            }
        }
    }

    /// Tells all live games that a player's account was deleted, who had this name if it's known.
    pub(crate) async fn forget(&self, player: PlayerId, name: Option<&str>) {
        let games: Vec<_> = self.lock().values().cloned().collect();
        // One game that waits for the store doesn't delay the others. One that has just ended has
        // forgotten everything.
        let told = games.into_iter().map(|game| async move {
            let name = name.map(str::to_owned);
            let _ = game.send(ToGame::Forget { player, name }).await;
        });
        join_all(told).await;
    }

    fn find(&self, game: GameId) -> mpsc::Sender<ToGame> {
        let mut games = self.lock();
        if let Some(sender) = games.get(&game).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, inbox) = mpsc::channel(QUEUE);
        games.insert(game, sender.clone());
        let (panics, directory) = (Arc::clone(&self.panics), self.clone());
        let with = Arc::clone(&self.services);
        tokio::spawn(async move {
            if panics.is_resting(game, Instant::now()) {
                actor::rest(game, inbox, &directory).await;
            } else {
                let life = actor::run(game, inbox, with, directory);
                panics.contain(game, life).await;
            }
        });
        sender
    }

    /// Removes a game with nothing left to do. Returns `false` if a message has arrived for it.
    /// Later messages stay in the inbox.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bus, Settings, Site};
    use std::sync::mpsc as thread_channel;
    use std::time::Duration;

    /// A bug ends the task of one game. Its client has to reconnect and finds the game
    /// unchanged.
    #[tokio::test]
    async fn a_game_that_panics_is_taken_up_again_from_the_store() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let site = Site::start(store.clone(), Bus::Alone, Settings::default()).await;
        let game = crate::store::for_tests::begin(&store).await;
        let join = async || {
            let pass = crate::store::Pass::session("x");
            let (outbox, mut queue) = Outbox::new(game.black, pass, Arc::default());
            let message = ToGame::Join { outbox, from: 0 };
            site.live.send(game.id, message).await;
            let first = queue.next().await.unwrap();
            assert!(first.as_str().starts_with("{\"game\""), "{first}");
            queue
        };
        for round in 1..=3 {
            let mut queue = join().await;
            site.live.send(game.id, ToGame::Panic).await;
            assert_eq!(queue.next().await, Err(protocol::close::RESTART));
            while site.live.panics() < round {
                tokio::task::yield_now().await;
            }
        }
        // It has panicked too often: new clients are refused, and the node continues.
        let pass = || crate::store::Pass::session("x");
        let (outbox, mut queue) = Outbox::new(game.black, pass(), Arc::default());
        let message = ToGame::Join { outbox, from: 0 };
        site.live.send(game.id, message).await;
        let first = queue.next().await.unwrap();
        assert!(first.contains("\"unavailable\""), "{first}");
        let other = crate::store::for_tests::begin(&store).await;
        let (outbox, mut queue) = Outbox::new(other.black, pass(), Arc::default());
        let message = ToGame::Join { outbox, from: 0 };
        site.live.send(other.id, message).await;
        assert!(queue.next().await.unwrap().starts_with("{\"game\""));
    }

    /// A node that's shutting down can't start games. Trying to mustn't block the shutdown.
    #[test]
    fn nobody_wakes_games_of_a_node_that_ends() {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let site = runtime.block_on(async {
            let store = Store::sqlite(&folder.path().join("test.db")).await;
            Site::start(store.unwrap(), Bus::Alone, Settings::default()).await
        });
        let (is_running, runs) = thread_channel::channel();
        let (is_ending, ends) = thread_channel::channel();
        // Dropped with the task, which closes the channel.
        let (alive, gone) = thread_channel::channel::<()>();
        runtime.spawn(async move {
            let _alive = alive;
            is_running.send(()).unwrap();
            ends.recv().unwrap();
            // At some point, new tasks are refused.
            while !tokio::spawn(std::future::pending::<()>()).is_finished() {
                std::thread::yield_now();
            }
            let game = GameId::from_random([0; 12]);
            site.live.send(game, ToGame::Look).await;
        });
        runs.recv().unwrap();
        runtime.shutdown_background();
        is_ending.send(()).unwrap();
        let heard = gone.recv_timeout(Duration::from_secs(60));
        assert_eq!(heard, Err(thread_channel::RecvTimeoutError::Disconnected));
    }
}

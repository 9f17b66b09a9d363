//! A node of the server. Each request handler gets the parts of it that it needs.

use crate::api::export::Exports;
use crate::attempts::Attempts;
use crate::background_tasks::BackgroundTasks;
use crate::bus::{Bus, LobbyFact};
use crate::clock;
use crate::computer::{Computer, ComputerSettings};
use crate::connections::Addresses;
use crate::deletions::Deletions;
use crate::live::{Directory, Services, Starter, ToGame};
use crate::lobby::{Lobby, Seeks};
use crate::metrics::Refusals;
use crate::passwords::Passwords;
use crate::pulse::Pulse;
use crate::store::Store;
use crate::throttle::{Rate, Throttle};
use protocol::{PlayerId, ServerMessage, close};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// How many expensive requests an address may send.
const DEAR: Rate = Rate(90);
/// How many requests of any kind an address may send.
const REQUESTS: Rate = Rate(600);
/// How many guests an address may create.
const GUESTS: Rate = Rate(30);
/// How often to look for games whose clocks ran out while no node had them loaded.
const WATCH: Duration = Duration::from_secs(300);
/// Games with events within this time are left to the node that wrote them.
const QUIET: room::Duration = room::Duration::from_secs(60);
/// How often expired data is deleted.
const EXPIRY: Duration = Duration::from_secs(1_800);
/// How many chat messages a player may send.
const CHAT: Rate = Rate(20);
/// How many seeks a player may open or take.
const SEARCHES: Rate = Rate(30);
/// How many games the watch reads together.
const WATCH_PAGE: u16 = 200;
/// How many milliseconds clients wait before reconnecting after a shutdown.
const RETRY: u32 = 1_000;

/// How many times to check during shutdown whether all clients are gone, and how long to wait in
/// between.
const FAREWELL_STEPS: u32 = 100;
const FAREWELL_STEP: Duration = Duration::from_millis(30);

/// The time limit for closing the store.
const CLOSING: Duration = Duration::from_secs(10);

/// Settings of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether browsers only use HTTPS, so that cookies can require it.
    pub is_secure: bool,
    /// Whether a reverse proxy passes on the clients' addresses.
    pub is_behind_proxy: bool,
    /// The maximum number of connections per player.
    pub connections_of_player: usize,
    /// How much of the machine the computer may use.
    pub computer: ComputerSettings,
    /// How long each side may take for its first move while the clock isn't running. After that,
    /// the game is aborted.
    pub first_move: room::Duration,
    /// How long storing may fail before the node [fails](Site::failed).
    pub give_up: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            is_secure: false,
            is_behind_proxy: false,
            connections_of_player: 20,
            computer: ComputerSettings::default(),
            first_move: room::Duration::from_secs(120),
            give_up: Duration::from_secs(180),
        }
    }
}

/// Why a node can't continue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SiteError {
    /// Nothing can be stored.
    #[error("nothing could be stored for {} seconds: {why}", lasting.as_secs())]
    NothingStored {
        /// For how long.
        lasting: Duration,
        /// The error of the database.
        why: String,
    },
    /// A background task has ended, which is a bug.
    #[error("a background job has died: this is a bug; see the log")]
    JobDied,
}

/// A running node.
pub struct Site {
    pub(crate) store: Store,
    pub(crate) live: Directory,
    pub(crate) lobby: Lobby,
    pub(crate) seeks: Seeks,
    pub(crate) computer: Computer,
    pub(crate) settings: Settings,
    pub(crate) pulse: Pulse,
    /// For expensive requests.
    pub(crate) throttle: Throttle<IpAddr>,
    /// For all requests.
    pub(crate) requests: Throttle<IpAddr>,
    /// For new guests.
    pub(crate) guests: Throttle<IpAddr>,
    /// The WebSockets of each address behind a proxy. Otherwise, the listener counts connections.
    pub(crate) sockets: Addresses,
    /// For chat messages, for all of a player's connections together.
    pub(crate) chat: Throttle<PlayerId>,
    /// For seeks, in the same way.
    pub(crate) searches: Throttle<PlayerId>,
    /// Limits on password guessing.
    pub(crate) attempts: Attempts,
    pub(crate) passwords: Passwords,
    pub(crate) exports: Exports,
    pub(crate) deletions: Deletions,
    pub(crate) refusals: Arc<Refusals>,
    background_tasks: BackgroundTasks,
}

impl Site {
    /// Starts a node. Other nodes may share its store and send news over the bus.
    pub async fn start(store: Store, bus: Bus, settings: Settings) -> Arc<Site> {
        let node: Arc<str> = PlayerId::from_random(crate::chance::bytes())
            .as_str()
            .into();
        let lobby = Lobby::default();
        let pulse = Pulse::start(store.clone(), !bus.has_others()).await;
        let starter = Starter {
            node: Arc::clone(&node),
            store: store.clone(),
            bus: bus.clone(),
            lobby: lobby.clone(),
        };
        let computer = Computer::start(settings.computer);
        let live = Directory::new(Services {
            node: Arc::clone(&node),
            store: store.clone(),
            bus: bus.clone(),
            pulse: pulse.clone(),
            starter: starter.clone(),
            computer: computer.clone(),
            start: tokio::time::Instant::now(),
            host: host::Settings {
                has_others: bus.has_others(),
                first_move: settings.first_move,
                lag: host::LagBudget::default(),
            },
        });
        let deletions = Deletions {
            store: store.clone(),
            live: live.clone(),
            starter: starter.clone(),
        };
        let seeks = Seeks::new(starter);
        let hearing = bus.has_others().then(|| {
            let asking = crate::lobby::ask_store(store.clone(), lobby.clone());
            let hearing = hear_lobby(node, bus.clone(), lobby.clone(), live.clone());
            [tokio::spawn(asking), tokio::spawn(hearing)]
        });
        let background_tasks = BackgroundTasks::new(
            [
                tokio::spawn(renew_seeks(seeks.clone())),
                tokio::spawn(watch_games(store.clone(), live.clone(), bus.has_others())),
                tokio::spawn(crate::indexing::index_games(store.clone())),
                tokio::spawn(expire(store.clone(), deletions.clone())),
                tokio::spawn(keep_pulse(pulse.clone(), bus.has_others(), lobby.clone())),
            ]
            .into_iter()
            .chain(hearing.into_iter().flatten()),
        );
        Arc::new(Site {
            store,
            live,
            lobby,
            seeks,
            computer,
            settings,
            pulse,
            throttle: Throttle::new(DEAR),
            requests: Throttle::new(REQUESTS),
            guests: Throttle::new(GUESTS),
            sockets: Addresses::default(),
            chat: Throttle::new(CHAT),
            searches: Throttle::new(SEARCHES),
            attempts: Attempts::default(),
            passwords: Passwords::new(),
            exports: Exports::new(),
            deletions,
            refusals: Arc::default(),
            background_tasks,
        })
    }

    /// Waits until the node can't continue and has to be restarted.
    pub async fn failed(&self) -> SiteError {
        let mut round = tokio::time::interval(host::BEAT);
        loop {
            round.tick().await;
            if self.background_tasks.is_one_dead() {
                return SiteError::JobDied;
            }
            if let Some(error) = self.trouble()
                && error.lasting() >= self.settings.give_up
            {
                return error;
            }
        }
    }

    /// Why nothing can currently be stored, if that's so.
    pub fn trouble(&self) -> Option<SiteError> {
        let trouble = self.store.write_health().trouble()?;
        Some(SiteError::NothingStored {
            lasting: trouble.since.elapsed(),
            why: trouble.why,
        })
    }

    /// Tells all clients to reconnect, and closes the store once everything is written.
    pub async fn end(&self) {
        let farewell = ServerMessage::Closing { retry: RETRY };
        self.lobby.close_all(&farewell, close::RESTART);
        self.background_tasks.end();
        // The last requests are still carried out, and every client receives the message.
        for _ in 0..FAREWELL_STEPS {
            if self.lobby.connections() == 0 {
                break;
            }
            tokio::time::sleep(FAREWELL_STEP).await;
        }
        // An unresponsive disk mustn't block the shutdown.
        if tokio::time::timeout(CLOSING, self.store.close())
            .await
            .is_err()
        {
            tracing::error!("can't close the store");
        }
    }
}

impl SiteError {
    const fn lasting(&self) -> Duration {
        match self {
            SiteError::NothingStored { lasting, .. } => *lasting,
            SiteError::JobDied => Duration::ZERO,
        }
    }
}

/// Writes heartbeats. If that fails and there are other nodes, sends the clients to them.
async fn keep_pulse(pulse: Pulse, has_others: bool, lobby: Lobby) {
    let mut round = tokio::time::interval(host::BEAT);
    round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        round.tick().await;
        pulse.beat().await;
        if has_others && pulse.is_cut_off() && lobby.connections() > 0 {
            tracing::error!("this node is cut off from the store: sending clients to other nodes");
            let farewell = ServerMessage::Closing { retry: RETRY };
            lobby.close_all(&farewell, close::RESTART);
        }
    }
}

/// Deletes expired data.
async fn expire(store: Store, deletions: Deletions) {
    loop {
        deletions.finish_all().await;
        // The rest can wait, because there's enough to do at startup.
        tokio::time::sleep(EXPIRY).await;
        loop {
            match store.expire(clock::now()).await {
                Ok(0) => break,
                // There's more, but moves take precedence.
                Ok(_) => tokio::time::sleep(Duration::from_secs(1)).await,
                Err(error) => {
                    tracing::warn!(%error, "can't delete expired sessions and guests");
                    break;
                }
            }
        }
    }
}

async fn renew_seeks(seeks: Seeks) {
    let mut round = tokio::time::interval(crate::lobby::RENEWAL);
    loop {
        round.tick().await;
        seeks.renew().await;
    }
}

/// Loads games that nobody is connected to, so that their clocks are checked.
async fn watch_games(store: Store, live: Directory, has_others: bool) {
    let mut round = tokio::time::interval(WATCH);
    loop {
        round.tick().await;
        let quiet_since = if has_others {
            clock::now().before(QUIET)
        } else {
            clock::now()
        };
        let mut after = None;
        loop {
            let runs = match store.running(quiet_since, after, WATCH_PAGE).await {
                Ok(runs) => runs,
                Err(error) => {
                    tracing::warn!(%error, "can't read the running games");
                    break;
                }
            };
            let Some(last) = runs.last() else { break };
            after = Some(*last);
            for run in runs {
                if !live.has(run.game) {
                    live.send(run.game, ToGame::Look).await;
                }
            }
        }
    }
}

async fn hear_lobby(node: Arc<str>, bus: Bus, lobby: Lobby, live: Directory) {
    loop {
        if let Some(mut news) = bus.follow_lobby().await {
            while let Some(heard) = news.recv().await {
                if *heard.node == *node {
                    continue;
                }
                lobby.hear(&heard.what);
                if let LobbyFact::Deleted { player, name } = heard.what {
                    let live = live.clone();
                    tokio::spawn(async move { live.forget(player, name.as_deref()).await });
                }
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without heartbeats, a node would look healthy but never decide anything.
    #[tokio::test]
    async fn a_node_whose_background_job_dies_cannot_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let site = Site::start(store, Bus::Alone, Settings::default()).await;
        let now = tokio::time::timeout(Duration::ZERO, site.failed()).await;
        assert!(now.is_err(), "{now:?}");
        site.background_tasks.end();
        assert_eq!(site.failed().await, SiteError::JobDied);
    }

    /// A node ended after an account was deleted, and before its name was removed from the logs.
    #[tokio::test]
    async fn the_name_of_a_deleted_player_is_removed_after_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let game = crate::store::for_tests::begin(&store).await;
        let has_name = async || {
            let log = store.log(game.id, 0).await.unwrap();
            serde_json::to_string(&log).unwrap().contains("Ann")
        };
        store.remove_account(game.black).await.unwrap();
        assert!(has_name().await);
        let _site = Site::start(store.clone(), Bus::Alone, Settings::default()).await;
        while has_name().await {
            tokio::task::yield_now().await;
        }
        // The game isn't over, and a rematch could bring the name back.
        assert_eq!(store.deleted_players().await.unwrap(), [game.black]);
        let ended = crate::store::for_tests::resignation(&game);
        store
            .append(game.id, &ended.0, Some(ended.1))
            .await
            .unwrap();
        store.finish_deletion(game.black).await.unwrap();
        assert_eq!(store.deleted_players().await.unwrap(), []);
    }

    #[tokio::test]
    async fn what_is_wrong_is_told_until_a_sign_of_life_works() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let site = Site::start(store.clone(), Bus::Alone, Settings::default()).await;
        store.write_health().fail("disk full".to_owned());
        let trouble = site.trouble().unwrap().to_string();
        assert_eq!(trouble, "nothing could be stored for 0 seconds: disk full");
        // The next heartbeat shows that storing works again.
        while site.trouble().is_some() {
            tokio::task::yield_now().await;
        }
    }
}

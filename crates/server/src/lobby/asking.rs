//! Polls the store for seeks and games of other nodes.
//!
//! The bus may be down, which looks the same as having no news. So if there are other nodes, a node
//! also polls the store, once for all of its clients.

use super::{Lobby, MEMORY};
use crate::bus::LobbyFact;
use crate::clock;
use crate::store::Store;
use protocol::SeekId;
use room::Instant;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often the store is polled.
const ROUND: Duration = Duration::from_millis(1_500);
/// What operations.md and protocol.md promise: how soon seeks and games reach another node without
/// the bus. Half a second is left for a query.
const PROMISE: Duration = Duration::from_secs(2);
const _: () = assert!(ROUND.as_millis() + 500 <= PROMISE.as_millis());
/// How many seeks are looked at, the oldest ones. More than a client is shown.
const MOST: u16 = 2_000;
/// How far back to look for new games. The nodes' clocks differ, and commits take time.
const OVERLAP: room::Duration = room::Duration::from_secs(10);
// What a round finds again has already been announced.
const _: () = assert!(OVERLAP.as_millis() / 1_000 < MEMORY.as_secs());

/// Keeps polling the store for seeks and games of other nodes.
pub(crate) async fn ask_store(store: Store, lobby: Lobby) {
    let mut round = tokio::time::interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut asking = Asking::new(clock::now());
    loop {
        round.tick().await;
        asking.ask(&store, &lobby, clock::now()).await;
    }
}

/// What's known from earlier rounds.
struct Asking {
    /// When the node started. Older games aren't news.
    start: Instant,
    /// The open seeks.
    open: HashSet<SeekId>,
}

impl Asking {
    fn new(start: Instant) -> Asking {
        Asking {
            start,
            open: HashSet::new(),
        }
    }

    /// Announces everything that's new in the store.
    async fn ask(&mut self, store: &Store, lobby: &Lobby, now: Instant) {
        let known = std::mem::take(&mut self.open);
        self.open = ask_for_seeks(store, lobby, now, known).await;
        if lobby.connections() == 0 {
            return;
        }
        match store.games_since(now.before(OVERLAP).max(self.start)).await {
            Ok(games) => games.iter().for_each(|game| lobby.hear(game)),
            Err(error) => tracing::debug!(%error, "can't read new games"),
        }
    }
}

/// Announces opened and closed seeks to the clients that watch the lobby. Returns the open ones.
async fn ask_for_seeks(
    store: &Store,
    lobby: &Lobby,
    now: Instant,
    known: HashSet<SeekId>,
) -> HashSet<SeekId> {
    if !lobby.is_watched() {
        return HashSet::new();
    }
    let Ok(seeks) = store.lobby(now, MOST).await else {
        return known;
    };
    let open: HashSet<SeekId> = seeks.iter().map(|open| open.seek.id).collect();
    for gone in known.difference(&open) {
        lobby.hear(&LobbyFact::Gone(*gone));
    }
    for open in seeks {
        lobby.hear(&LobbyFact::Opened(open.seek));
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::Bus;
    use crate::live::Starter;
    use crate::lobby::Seeks;
    use crate::outbox::{Outbox, Queue};
    use crate::store::{Pass, Player};
    use crate::terms;
    use host::Agreed;
    use protocol::{GameId, Opening, PlayerId, PlayerKind, SeekTerms, ServerMessage, Wish};
    use room::{Seat, Sides, TimeControl};

    const TERMS: SeekTerms = SeekTerms {
        time: TimeControl::Unlimited,
        rated: false,
        side: Wish::Any,
        opening: Opening::Free,
        heat: false,
    };

    async fn guest(store: &Store, name: &str) -> Player {
        let player = Player {
            id: PlayerId::from_random(crate::chance::bytes()),
            name: name.to_owned(),
            kind: PlayerKind::Guest,
        };
        store.add_player(&player, name, clock::now()).await.unwrap();
        player
    }

    /// Everything that a client was told.
    fn told(queue: &mut Queue) -> Vec<ServerMessage> {
        let texts = std::iter::from_fn(|| queue.try_next());
        texts
            .map(|text| ServerMessage::decode(&text).unwrap())
            .collect()
    }

    fn started(game: GameId, after: Option<GameId>) -> ServerMessage {
        let seek = None;
        ServerMessage::Started { game, seek, after }
    }

    /// The bus brings nothing. Whatever another node has stored arrives with the next round.
    #[tokio::test]
    async fn one_round_is_enough_for_seeks_games_and_rematches_of_another_node() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let (ann, bob) = (guest(&store, "Ann").await, guest(&store, "Bob").await);
        let elsewhere = Starter {
            node: "another".into(),
            store: store.clone(),
            bus: Bus::Alone,
            lobby: Lobby::default(),
        };
        let seeks = Seeks::new(elsewhere.clone());
        let here = Lobby::default();
        let (outbox, mut queue) = Outbox::new(bob.id, Pass::session("x"), Default::default());
        here.enter(outbox.clone());
        here.watch(&outbox, true);
        let mut asking = Asking::new(clock::now());
        let mut round = async || {
            asking.ask(&store, &here, clock::now()).await;
            told(&mut queue)
        };

        let seek = seeks.seek(&ann, TERMS).await.unwrap().unwrap();
        let news = round().await;
        assert!(
            matches!(&news[..], [ServerMessage::Seek(open)] if open.id == seek),
            "{news:?}"
        );
        assert_eq!(round().await, []);

        seeks.take(&bob, seek).await.unwrap();
        let game = store
            .games_since(clock::now().before(OVERLAP))
            .await
            .unwrap();
        let [LobbyFact::Started { game, .. }] = game[..] else {
            panic!("{game:?}");
        };
        let gone = ServerMessage::SeekGone { seek };
        assert_eq!(round().await, [gone, started(game, None)]);

        let seat = |player: &Player| Seat::human(terms::name(&player.name));
        let seats = Sides {
            black: seat(&ann),
            white: seat(&bob),
        };
        let rematch = elsewhere.start(Agreed {
            black: ann.id,
            white: bob.id,
            terms: terms::of_game(&TERMS, seats),
            rated: false,
            after: Some(game),
            heat: None,
            seeks: Vec::new(),
        });
        let rematch = rematch.await.unwrap();
        assert_eq!(round().await, [started(rematch, Some(game))]);
        assert_eq!(round().await, []);
    }
}

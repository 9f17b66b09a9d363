//! Games for unit tests.

use super::{Ended, NewGame, Player, Store};
use protocol::{EndReason, GameId, PlayerId, PlayerKind};
use room::{Event, Fact, Instant, Name, Room, Seat, Sides, Terms};
use rules::Color;
use tokio::sync::OwnedSemaphorePermit;

/// Keeps small writes waiting until this is dropped.
pub(crate) async fn block_small_writes(store: &Store) -> OwnedSemaphorePermit {
    store.writes.block().await
}

/// Starts a game between two new guests.
pub(crate) async fn begin(store: &Store) -> NewGame {
    let now = Instant::from_millis(1);
    let guest = async |name: &str| {
        let player = Player {
            id: PlayerId::from_random(crate::chance::bytes()),
            name: name.to_owned(),
            kind: PlayerKind::Guest,
        };
        let token = player.id.to_string();
        store.add_player(&player, &token, now).await.unwrap();
        player.id
    };
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    };
    let (_, opened) = Room::open(Terms::local(seats), now).unwrap();
    let game = NewGame {
        id: GameId::from_random(crate::chance::bytes()),
        black: guest("Ann").await,
        white: guest("Bob").await,
        rated: false,
        after: None,
        heat: None,
        opened,
        seeks: Vec::new(),
    };
    store.begin_game(game.clone()).await.unwrap();
    game
}

/// Black resigns a game that has just started.
pub(crate) fn resignation(game: &NewGame) -> (Event, Ended) {
    let at = game.opened.at;
    let by = Color::Black;
    let event = Event {
        seq: 1,
        at,
        fact: Fact::Resigned { by },
    };
    let ended = Ended {
        at,
        result: "0-1",
        termination: EndReason::Resignation,
        rated: None,
        next: None,
    };
    (event, ended)
}

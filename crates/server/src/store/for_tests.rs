//! Games for unit tests.

use super::{NewGame, Player, Store};
use protocol::{GameId, PlayerId, PlayerKind};
use room::{Instant, Name, Room, Seat, Sides, Terms};

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

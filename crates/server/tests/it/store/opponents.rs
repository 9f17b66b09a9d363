//! Heats, the computer, and programs that play for an account.

use super::{game, player, room};
use crate::played::{at, random, register};
use protocol::{GameId, Heat, PlayerId, PlayerKind, Token, TokenId};
use room::{Action, Command};
use rules::Color;
use server::store::{Ended, NewGame, Pass, Store};

pub(crate) async fn keeps_the_contract(store: &Store) {
    the_second_of_a_heat_begins_with_the_end_of_the_first(store).await;
    the_computer_is_made_once_and_its_games_are_counted(store).await;
    tokens_belong_to_an_account(store).await;
}

/// The end of the first game of a heat and the start of the second are one write. If several nodes
/// end the first game, only one starts the second.
async fn the_second_of_a_heat_begins_with_the_end_of_the_first(store: &Store) {
    let (mut room, opened) = room();
    let first = NewGame {
        id: GameId::from_random(random()),
        black: player(store, "Ann").await.id,
        white: player(store, "Bob").await.id,
        rated: false,
        after: None,
        heat: Some(Heat::First),
        opened,
        seeks: Vec::new(),
    };
    store.begin_game(first.clone()).await.unwrap();
    let command = Command::player(Color::Black, Action::Resign);
    let event = room.act(&command, at(5_000)).unwrap().remove(0);
    let mut begun = Vec::new();
    for _ in 0..3 {
        let second = NewGame {
            id: GameId::from_random(random()),
            black: first.white,
            white: first.black,
            after: Some(first.id),
            heat: Some(Heat::Second),
            ..first.clone()
        };
        let ended = Ended {
            at: event.at,
            result: "0-1",
            termination: protocol::EndReason::Resignation,
            rated: None,
            next: Some(Box::new(second.clone())),
        };
        if store.append(first.id, &event, Some(ended)).await.is_ok() {
            begun.push(second);
        } else {
            assert_eq!(store.game(second.id).await.unwrap(), None);
        }
    }
    let [second] = begun.as_slice() else {
        panic!("one second game, not {}", begun.len());
    };
    assert_eq!(store.game_after(first.id).await.unwrap(), Some(second.id));
    let row = store.game(second.id).await.unwrap().unwrap();
    assert_eq!((row.after, row.heat), (Some(first.id), Some(Heat::Second)));
    let row = store.game(first.id).await.unwrap().unwrap();
    assert_eq!((row.after, row.heat), (None, Some(Heat::First)));
    assert_eq!(store.log(second.id, 0).await.unwrap().len(), 1);
}

async fn the_computer_is_made_once_and_its_games_are_counted(store: &Store) {
    let id = PlayerId::from_random(random());
    for name in ["Computer (old)", "Computer (new)"] {
        store.add_computer(id, name, at(1)).await.unwrap();
    }
    let computer = store.player(id).await.unwrap().unwrap();
    assert_eq!(computer.name, "Computer (new)");
    assert_eq!(computer.kind, PlayerKind::Computer);
    let (_, other) = game(store).await;
    let count = async || store.games_against_computer(other.black).await.unwrap();
    assert_eq!(count().await, 0);
    for (black, white) in [(other.black, id), (id, other.black)] {
        let game = NewGame {
            id: GameId::from_random(random()),
            black,
            white,
            ..other.clone()
        };
        store.begin_game(game).await.unwrap();
    }
    assert_eq!(count().await, 2);
    assert_eq!(store.games_against_computer(id).await.unwrap(), 0);
}

async fn tokens_belong_to_an_account(store: &Store) {
    let ann = player(store, "Ann").await;
    let token = |created| Token {
        id: TokenId::from_random(random()),
        label: "a bot \u{1F451}".to_owned(),
        created: at(created),
        secret: None,
    };
    let pass = |token: &Token| Pass::Token(token.id);
    let add = async |token: &Token| {
        let secret = format!("secret of {}", token.id);
        store.add_token(ann.id, token, &secret, 3).await.unwrap()
    };
    let all = [token(1), token(2), token(3), token(4)];
    assert!(!add(&all[0]).await, "guests have none");
    let name = format!("ann {}", ann.id);
    assert!(register(store, ann.id, &name).await);
    for (token, expected) in all.iter().zip([true, true, true, false]) {
        assert_eq!(add(token).await, expected);
    }
    assert_eq!(store.tokens_of(ann.id).await.unwrap(), all[..3]);
    let secret = format!("secret of {}", all[0].id);
    let found = store.player_of_token(&secret).await.unwrap();
    assert_eq!(
        found.map(|(player, id)| (player.id, id)),
        Some((ann.id, all[0].id))
    );
    assert_eq!(store.player_of_session(&secret).await.unwrap(), None);
    let stranger = player(store, "Eve").await;
    assert!(!store.remove_token(stranger.id, all[0].id).await.unwrap());
    assert!(store.remove_token(ann.id, all[0].id).await.unwrap());
    assert!(!store.remove_token(ann.id, all[0].id).await.unwrap());
    assert!(!store.has_pass(&pass(&all[0])).await.unwrap());
    assert!(store.has_pass(&pass(&all[1])).await.unwrap());
    assert_eq!(store.player_of_token(&secret).await.unwrap(), None);

    // The current session stays. All other passes of the account are deleted.
    store.add_session(ann.id, "here", at(2)).await.unwrap();
    let here = Pass::session("here");
    let first = Pass::session(&format!("token of {}", ann.id));
    assert!(store.has_pass(&first).await.unwrap());
    let gone = store
        .change_password(ann.id, "new", &here, None)
        .await
        .unwrap();
    assert_eq!(gone.len(), 3);
    for pass in [pass(&all[1]), pass(&all[2]), first] {
        assert!(gone.contains(&pass));
        assert!(!store.has_pass(&pass).await.unwrap());
    }
    assert!(store.has_pass(&here).await.unwrap());
    assert!(add(&all[3]).await);
    let (passes, seeks) = store.remove_account(ann.id).await.unwrap();
    assert_eq!(passes, [here, pass(&all[3])]);
    assert_eq!(seeks, []);
    assert_eq!(store.tokens_of(ann.id).await.unwrap(), []);
}

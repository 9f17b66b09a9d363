//! Expired data is deleted, and nothing else.

use super::{at, game, player};
use server::store::Store;

const DAY: i64 = 24 * 3_600 * 1_000;

pub(super) async fn keeps_the_contract(store: &Store) {
    let idle = player(store, "Idle").await;
    let token = format!("token of {}", idle.id);
    let (_, game) = game(store).await;
    let is_there = async |id| store.player(id).await.unwrap().is_some();
    while store.expire(at(29 * DAY)).await.unwrap() > 0 {}
    assert!(is_there(idle.id).await);
    while store.expire(at(31 * DAY)).await.unwrap() > 0 {}
    assert!(!is_there(idle.id).await);
    assert_eq!(store.player_of_session(&token).await.unwrap(), None);
    // Players with games stay, with their sessions.
    let token = format!("token of {}", game.black);
    assert!(is_there(game.black).await && is_there(game.white).await);
    assert!(store.player_of_session(&token).await.unwrap().is_some());
    while store.expire(at(366 * DAY)).await.unwrap() > 0 {}
    assert!(is_there(game.black).await);
    assert_eq!(store.player_of_session(&token).await.unwrap(), None);
}

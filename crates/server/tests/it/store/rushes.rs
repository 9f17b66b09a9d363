//! Rushes and the leaderboard.

use super::{at, player};
use learn::RushScore;
use protocol::PlayerId;
use server::store::{OpenRush, Store};

const WEEK: i64 = 7 * 24 * 3_600 * 1_000;

async fn play(store: &Store, player: PlayerId, score: (u32, u32), now: i64) {
    let rush = OpenRush {
        seed: u64::MAX - 3,
        started: at(now - 100_000),
    };
    store.start_rush(player, rush).await.unwrap();
    assert_eq!(store.open_rush(player).await.unwrap(), Some(rush));
    let (solved, missed) = score;
    let score = RushScore { solved, missed };
    let started = rush.started;
    assert!(
        store
            .end_rush(player, started, score, at(now))
            .await
            .unwrap()
    );
    // It counts once.
    assert!(
        !store
            .end_rush(player, started, score, at(now))
            .await
            .unwrap()
    );
}

pub(super) async fn keeps_the_contract(store: &Store) {
    let names = ["Ann", "Bob", "Cid"];
    let mut ids = Vec::new();
    for name in names {
        ids.push(player(store, name).await.id);
    }
    let [ann, bob, cid] = ids[..] else { return };
    assert_eq!(store.open_rush(ann).await.unwrap(), None);
    let now = 40 * WEEK;
    play(store, ann, (5, 3), now).await;
    play(store, bob, (5, 2), now + 1).await;
    play(store, cid, (5, 2), now + 2).await;
    // A worse one and an equal one change nothing.
    play(store, cid, (4, 0), now + 3).await;
    play(store, bob, (5, 2), now + 4).await;
    let list = async |week: Option<i64>| -> Vec<(u32, String, u32)> {
        let best = store.best_rushes(week.map(at), 2).await.unwrap();
        let row = |it: protocol::RushPlace| (it.place, it.name, it.solved);
        best.into_iter().map(row).collect()
    };
    let of = |place, name: &str, solved| (place, name.to_owned(), solved);
    let first = [of(1, "Bob", 5), of(2, "Cid", 5)];
    assert_eq!(list(Some(now)).await, first);
    assert_eq!(list(None).await, first);
    let own = store.own_rush(Some(at(now)), ann).await.unwrap().unwrap();
    assert_eq!((own.place, own.solved, own.missed), (3, 5, 3));
    // The next week starts empty, and the all-time list keeps the best.
    assert_eq!(list(Some(now + WEEK)).await, []);
    play(store, ann, (9, 1), now + WEEK).await;
    assert_eq!(list(Some(now + WEEK)).await, [of(1, "Ann", 9)]);
    assert_eq!(list(Some(now)).await, first);
    assert_eq!(list(None).await, [of(1, "Ann", 9), of(2, "Bob", 5)]);
    // Old weeks are deleted.
    play(store, bob, (1, 3), now + 20 * WEEK).await;
    assert_eq!(list(Some(now)).await, []);
    assert_eq!(list(None).await, [of(1, "Ann", 9), of(2, "Bob", 5)]);
    store.remove_account(ann).await.unwrap();
    assert_eq!(list(None).await, [of(1, "Bob", 5), of(2, "Cid", 5)]);
    assert_eq!(store.own_rush(None, ann).await.unwrap(), None);
}

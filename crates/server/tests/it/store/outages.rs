//! Heartbeats, and what happens without them.

use crate::played::at;
use room::Duration;
use server::store::{Outage, Store};

/// If all nodes are silent for long enough, it's an outage, and only one node records it.
pub(super) async fn keeps_the_contract(store: &Store) {
    let least = Duration::from_millis(3_000);
    let beat = async |now: i64, known: i64| store.beat(at(now), at(known), least).await.unwrap();
    assert_eq!(beat(10_000, 0).await, []);
    assert_eq!(beat(11_000, 0).await, []);
    // Another node, whose clock is behind.
    assert_eq!(beat(10_500, 0).await, []);
    assert_eq!(beat(14_000, 0).await, []);
    let first = Outage {
        since: at(14_000),
        until: at(17_001),
    };
    assert_eq!(beat(17_001, 0).await, [first]);
    assert_eq!(beat(17_500, 0).await, [first]);
    assert_eq!(beat(18_000, 17_001).await, []);

    // Many nodes find out together.
    let tries = (0..8).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.beat(at(60_000 + number), at(17_001), least).await })
    });
    let tries: Vec<_> = tries.collect();
    let mut found = Vec::new();
    for tried in tries {
        found.push(tried.await.unwrap().unwrap());
    }
    let [second] = beat(61_000, 17_001).await[..] else {
        panic!("one outage, not {found:?}");
    };
    assert_eq!(second.since, at(18_000));
    assert!(
        found.iter().all(|outages| *outages == [second]),
        "{found:?}"
    );

    // Outages that can't affect any game anymore are deleted.
    let month = i64::try_from(room::MAX_TIME.as_millis()).unwrap();
    let last = beat(month + 50_000, 0).await;
    assert_eq!(last.len(), 2, "{last:?}");
    assert_eq!(last[0], second);
}

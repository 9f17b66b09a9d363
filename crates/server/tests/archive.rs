//! Players and their games, as they are looked up over HTTP.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod node;
mod played;

use loadtest::{Answer, request};
use node::Node;
use played::{Played, guest, minutes, rated};
use protocol::{PlayerKind, Problem, Profile, RatingHistory, Record, Speed};
use room::Action;
use serde::de::DeserializeOwned;
use server::Bus;
use server::store::Store;

/// A node and the store below it.
struct Archive {
    node: Node,
    store: Store,
    _folder: tempfile::TempDir,
}

impl Archive {
    async fn open() -> Archive {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        Archive {
            node: Node::on(store.clone(), Bus::Alone).await,
            store,
            _folder: folder,
        }
    }

    async fn ask(&self, path: &str) -> Answer {
        let path = format!("/api/v1/{path}");
        let asked = request(self.node.address, "GET", &path, &[], "").await;
        asked.unwrap()
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let answer = self.ask(path).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Asks for something that is refused with a text in which this occurs.
    async fn refused(&self, path: &str, status: u16, text: &str) {
        let answer = self.ask(path).await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        let problem: Problem = serde_json::from_str(&answer.body).unwrap();
        assert!(problem.text.contains(text), "{path}: {problem:?}");
    }
}

#[tokio::test]
async fn players_are_found_with_their_records() {
    let archive = Archive::open().await;
    let store = &archive.store;
    let (ann, bob) = (guest(store, "Guest 1").await, guest(store, "Bob").await);
    assert!(
        store
            .add_account(ann, "Ann Lee", "hash", played::at(2))
            .await
            .unwrap()
    );
    Played::begin_with(store, ann, bob, 1_000, rated(minutes(5)))
        .await
        .play("11-15 23-19 8-11")
        .await
        .act(Action::Resign)
        .await;

    let profile: Profile = archive.get(&format!("players/{ann}")).await;
    let record = Record {
        wins: 1,
        ..Record::default()
    };
    assert_eq!(
        (profile.player, profile.name.as_str(), profile.kind),
        (ann, "Ann Lee", PlayerKind::Account)
    );
    assert_eq!(profile.record, record);
    assert_eq!(profile.ratings[0].speed, Speed::Blitz);
    // The same by any name that looks like hers.
    let found: Profile = archive.get("players?name=ANN_LEE").await;
    assert_eq!(found, profile);
    let other: Profile = archive.get(&format!("players/{bob}")).await;
    assert_eq!((other.kind, other.record.losses), (PlayerKind::Guest, 1));

    let curve: RatingHistory = archive.get(&format!("players/{ann}/ratings/blitz")).await;
    assert_eq!(curve.speed, Speed::Blitz);
    assert_eq!(curve.points.len(), 1);
    assert_eq!(curve.points[0].value, profile.ratings[0].value);
    let none: RatingHistory = archive.get(&format!("players/{ann}/ratings/rapid")).await;
    assert_eq!(none.points, []);

    archive.refused("players", 400, "name=").await;
    archive.refused("players?name=Bob", 404, "no account").await;
    archive.refused("players?name=Bob&x=1", 400, "name=").await;
    archive.refused("players/pppppppppppp", 404, "").await;
    archive
        .refused(&format!("players/{ann}/ratings/slow"), 404, "blitz")
        .await;
    archive
        .refused("players/pppppppppppp/ratings/blitz", 404, "")
        .await;
}

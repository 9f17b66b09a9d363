//! What accounts have learned.

use super::player;
use server::store::{Store, StoredProgress};

pub(super) async fn keeps_the_contract(store: &Store) {
    let (ann, bob) = (player(store, "Ann").await.id, player(store, "Bob").await.id);
    assert_eq!(
        store.progress(ann).await.unwrap(),
        StoredProgress::default()
    );
    assert!(store.keep_progress(ann, "first", 0).await.unwrap());
    // Two devices have read the same version: the second has to read again.
    assert!(!store.keep_progress(ann, "lost", 0).await.unwrap());
    assert!(store.keep_progress(ann, "second", 1).await.unwrap());
    assert!(!store.keep_progress(ann, "lost", 1).await.unwrap());
    let stored = store.progress(ann).await.unwrap();
    assert_eq!((stored.content.as_str(), stored.version), ("second", 2));
    assert_eq!(store.progress(bob).await.unwrap().version, 0);
    store.remove_account(ann).await.unwrap();
    assert_eq!(store.progress(ann).await.unwrap().version, 0);
}

//! Opening, reopening and copying databases.

use super::{game, play};
use server::store::{BackupError, Store, back_up, restore};
use std::path::PathBuf;

/// Everything acknowledged before the program died is still there.
#[tokio::test]
async fn a_store_is_opened_again() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("crownhead.db");
    let store = Store::sqlite(&path).await.unwrap();
    let (mut room, game) = game(&store).await;
    let event = play(&mut room, 2_000);
    store.append(game.id, &event, None).await.unwrap();
    store.close().await;
    let again = Store::sqlite(&path).await.unwrap();
    assert_eq!(again.log(game.id, 1).await.unwrap(), [event]);
}

#[tokio::test]
async fn databases_that_cannot_be_opened_are_named() {
    async fn check(url: &str, expected: &str) {
        let error = Store::connect(url).await.err().unwrap();
        assert!(error.to_string().contains(expected), "{url}: {error}");
    }
    check(
        "/no/such/folder/x.db",
        "can't open the database /no/such/folder/x.db",
    )
    .await;
    check("mysql://u:secret@host/x", "unknown database \"host/x\"").await;
    check(
        "postgres://u:secret@127.0.0.1:1/x",
        "can't open the database 127.0.0.1:1/x",
    )
    .await;
}

#[tokio::test]
async fn a_copy_is_made_while_the_store_is_in_use_and_put_back_when_it_is_not() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name);
    let (database, copy) = (path("crownhead.db"), path("copy.db"));
    let store = Store::sqlite(&database).await.unwrap();
    let (mut room, game) = game(&store).await;
    let first = play(&mut room, 2_000);
    store.append(game.id, &first, None).await.unwrap();
    back_up(&database, &copy).await.unwrap();
    let second = play(&mut room, 3_000);
    store.append(game.id, &second, None).await.unwrap();

    let again = back_up(&database, &copy).await.unwrap_err();
    assert!(matches!(again, BackupError::Exists(_)), "{again}");
    let busy = restore(&copy, &database).await.unwrap_err();
    assert!(matches!(busy, BackupError::InUse(_)), "{busy}");
    store.close().await;
    drop(store);

    let noise = path("noise.db");
    std::fs::write(
        &noise,
        "no database at all, but long enough to be read as one",
    )
    .unwrap();
    let unsound = restore(&noise, &database).await.unwrap_err();
    assert!(matches!(unsound, BackupError::Unsound { .. }), "{unsound}");
    let missing = restore(&path("missing.db"), &database).await.unwrap_err();
    assert!(matches!(missing, BackupError::File { .. }), "{missing}");

    let kept = restore(&copy, &database).await.unwrap();
    assert_eq!(kept, Some(path("crownhead.db.before-restore")));
    let store = Store::sqlite(&database).await.unwrap();
    assert_eq!(store.log(game.id, 1).await.unwrap(), [first]);
    store.close().await;
    drop(store);
    // The previous database is kept, no matter how often this happens.
    let again = restore(&copy, &database).await.unwrap();
    assert_eq!(again, Some(path("crownhead.db.before-restore-2")));
    let before = Store::sqlite(&kept.unwrap()).await.unwrap();
    assert_eq!(before.log(game.id, 1).await.unwrap().len(), 2);
    // If there was no database, none is kept.
    let new = restore(&copy, &path("new.db")).await.unwrap();
    assert_eq!(new, None);
}

/// A closed database with one game, and its copy, in a folder.
async fn copied() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let (database, copy) = (dir.path().join("crownhead.db"), dir.path().join("copy.db"));
    let store = Store::sqlite(&database).await.unwrap();
    game(&store).await;
    store.close().await;
    drop(store);
    back_up(&database, &copy).await.unwrap();
    (dir, database, copy)
}

/// A full disk, or a folder in the way: whatever fails, there's still a database.
#[tokio::test]
async fn a_database_is_in_its_place_even_where_its_copy_cannot_be_put_there() {
    let (dir, database, copy) = copied().await;
    let before = std::fs::read(&database).unwrap();
    let part = dir.path().join("crownhead.db.part");
    std::fs::create_dir(&part).unwrap();
    let failed = restore(&copy, &database).await.unwrap_err();
    assert!(
        matches!(&failed, BackupError::File { path, .. } if *path == part),
        "{failed}"
    );
    assert_eq!(std::fs::read(&database).unwrap(), before);
    assert!(!dir.path().join("crownhead.db.before-restore").exists());
}

#[tokio::test]
async fn a_copy_is_put_in_the_place_of_what_is_damaged() {
    let (dir, database, copy) = copied().await;
    let noise = "no database at all, and what a copy is for".repeat(100);
    std::fs::write(&database, &noise).unwrap();
    let kept = restore(&copy, &database).await.unwrap().unwrap();
    assert_eq!(std::fs::read_to_string(kept).unwrap(), noise);
    Store::sqlite(&database).await.unwrap().close().await;
    assert!(!dir.path().join("crownhead.db.part").exists());
}

#[tokio::test]
async fn a_copy_that_cannot_be_written_is_named() {
    let (dir, database, _) = copied().await;
    let copy = dir.path().join("missing/copy.db");
    let failed = back_up(&database, &copy).await.unwrap_err();
    assert!(
        matches!(&failed, BackupError::File { path, .. } if *path == copy),
        "{failed}"
    );
    // A partial copy isn't left behind.
    let copy = dir.path().join("other.db");
    std::fs::write(&database, "no database at all").unwrap();
    back_up(&database, &copy).await.unwrap_err();
    assert!(!dir.path().join("other.db.part").exists());
    assert!(!copy.exists());
}

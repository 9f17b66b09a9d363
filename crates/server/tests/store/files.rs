//! Databases that are opened, opened again, and copied.

use super::{game, play};
use server::store::Store;

/// What was answered before the program died is there afterwards.
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
        "cannot open the database /no/such/folder/x.db",
    )
    .await;
    check(
        "mysql://u:secret@host/x",
        "the database \"host/x\" is not known",
    )
    .await;
    check(
        "postgres://u:secret@127.0.0.1:1/x",
        "cannot open the database 127.0.0.1:1/x",
    )
    .await;
}

#[tokio::test]
async fn a_copy_is_made_while_the_store_is_in_use_and_put_back_when_it_is_not() {
    use server::store::{BackupError, back_up, restore};
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

    restore(&copy, &database).await.unwrap();
    let store = Store::sqlite(&database).await.unwrap();
    assert_eq!(store.log(game.id, 1).await.unwrap(), [first]);
    // What was there before is not thrown away.
    let before = Store::sqlite(&path("crownhead.db.before-restore"))
        .await
        .unwrap();
    assert_eq!(before.log(game.id, 1).await.unwrap().len(), 2);
}

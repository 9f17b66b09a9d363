//! A SQLite database that isn't intact is refused, and the reason says what to do.

use super::{game, play};
use server::store::{OpenError, Store, restore};
use sqlx::{AnyConnection, Connection, Executor};
use std::fs;
use std::path::{Path, PathBuf};

/// A database as a crash leaves it, in its own folder: part of it is only in the write-ahead log.
async fn after_a_crash() -> (tempfile::TempDir, PathBuf) {
    let (dir, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let database = dir.path().join("games.db");
    let store = Store::sqlite(&database).await.unwrap();
    let (mut room, game) = game(&store).await;
    // While someone is reading, later changes can't be moved from the log into the database.
    let mut reader = AnyConnection::connect(&format!("sqlite://{}", database.display()))
        .await
        .unwrap();
    reader.execute("BEGIN").await.unwrap();
    reader.execute("SELECT * FROM events").await.unwrap();
    for now in 2_000..2_010 {
        let event = play(&mut room, now);
        store.append(game.id, &event, None).await.unwrap();
    }
    for suffix in ["", "-wal", ".mark"] {
        let name = format!("games.db{suffix}");
        fs::copy(dir.path().join(&name), left.path().join(&name)).unwrap();
    }
    reader.close().await.unwrap();
    store.close().await;
    let database = left.path().join("games.db");
    (left, database)
}

fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

async fn refusal(database: &Path) -> OpenError {
    match Store::sqlite(database).await {
        Ok(_) => panic!("{} was opened", database.display()),
        Err(error) => error,
    }
}

#[tokio::test]
async fn what_a_crash_leaves_is_opened() {
    let (_dir, database) = after_a_crash().await;
    Store::sqlite(&database).await.unwrap().close().await;
    // And again, without a crash in between.
    Store::sqlite(&database).await.unwrap().close().await;
}

#[tokio::test]
async fn a_log_that_is_missing_or_cut_off_is_noticed() {
    let (_dir, database) = after_a_crash().await;
    let log = fs::read(beside(&database, "-wal")).unwrap();
    let pages = fs::read(&database).unwrap();
    // Nothing, the head of the file, and one page of it.
    for length in [0, 32, 32 + 24 + 4_096] {
        fs::write(&database, &pages).unwrap();
        fs::write(beside(&database, "-wal"), &log[..length]).unwrap();
        let error = refusal(&database).await;
        assert!(matches!(error, OpenError::Behind { .. }), "{error}");
        let text = error.to_string();
        assert!(
            text.contains("games.db-wal is missing or cut off"),
            "{text}"
        );
        let _ = fs::remove_file(beside(&database, "-shm"));
    }
    fs::write(&database, &pages).unwrap();
    let _ = fs::remove_file(beside(&database, "-wal"));
    let error = refusal(&database).await;
    assert!(
        matches!(error, OpenError::Behind { events, .. } if events > 0),
        "{error}"
    );
    // To accept the loss, do what the message says.
    fs::remove_file(beside(&database, ".mark")).unwrap();
    Store::sqlite(&database).await.unwrap().close().await;
}

#[tokio::test]
async fn a_log_without_its_database_is_not_thrown_away() {
    let (_dir, database) = after_a_crash().await;
    let log = fs::read(beside(&database, "-wal")).unwrap();
    fs::write(&database, "").unwrap();
    let error = refusal(&database).await;
    assert!(matches!(error, OpenError::LogAlone { .. }), "{error}");
    fs::remove_file(&database).unwrap();
    let error = refusal(&database).await;
    assert!(matches!(error, OpenError::LogAlone { .. }), "{error}");
    assert_eq!(fs::read(beside(&database, "-wal")).unwrap(), log);
}

#[tokio::test]
async fn damaged_pages_are_noticed_and_a_backup_helps() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name);
    let database = path("games.db");
    let store = Store::sqlite(&database).await.unwrap();
    game(&store).await;
    store.close().await;
    server::store::back_up(&database, &path("copy.db"))
        .await
        .unwrap();
    let mut bytes = fs::read(&database).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xEE);
    fs::write(&database, bytes).unwrap();
    let error = refusal(&database).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    assert!(
        error.to_string().contains("crownhead backup restore"),
        "{error}"
    );
    // An older copy isn't reported as a loss, because it was restored on purpose.
    restore(&path("copy.db"), &database).await.unwrap();
    Store::sqlite(&database).await.unwrap().close().await;
}

//! A database that an older program has written.

use crate::played::{Played, at, guest, minutes, rated};
use protocol::{GameId, Speed};
use room::Action;
use rules::Position;
use server::store::{Search, Store, Through};
use sqlx::{AnyConnection, Connection, Executor};
use testkit::Postgres;

/// The tables of the third version, from before games had a speed and an index.
const THIRD: [&str; 3] = [
    include_str!("../../../migrations/0001_games.sql"),
    include_str!("../../../migrations/0002_accounts.sql"),
    include_str!("../../../migrations/0003_ratings.sql"),
];

/// Plays two games in a store of today, copies them to an old database, and opens that.
async fn is_upgraded(today: &Store, old: &str) {
    let (ann, bob) = (guest(today, "Ann").await, guest(today, "Bob").await);
    let mut over = Played::begin_with(today, ann, bob, 1_000, rated(minutes(5))).await;
    over.play("11-15 23-19").await.act(Action::Resign).await;
    let mut running = Played::begin_with(today, ann, bob, 2_000, rated(minutes(15))).await;
    running.play("9-14").await;

    let mut raw = AnyConnection::connect(old).await.unwrap();
    raw.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        .await
        .unwrap();
    for (version, statements) in (1_i64..).zip(THIRD) {
        raw.execute(statements).await.unwrap();
        let noted = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)");
        noted.bind(version).execute(&mut raw).await.unwrap();
    }
    for (player, name) in [(ann, "Ann"), (bob, "Bob")] {
        sqlx::query("INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, 'guest', 1)")
            .bind(player.as_str())
            .bind(name)
            .execute(&mut raw)
            .await
            .unwrap();
    }
    for played in [&over, &running] {
        let game = &played.game;
        let is_over = played.room.turn().is_none();
        sqlx::query(
            "INSERT INTO games (id, black, white, rated, created_at, ended_at, result, termination) \
             VALUES ($1, $2, $3, 1, $4, $5, $6, $7)",
        )
        .bind(game.id.as_str())
        .bind(ann.as_str())
        .bind(bob.as_str())
        .bind(game.opened.at.as_millis())
        .bind(is_over.then_some(4_000_i64))
        .bind(is_over.then_some("0-1"))
        .bind(is_over.then_some("over"))
        .execute(&mut raw)
        .await
        .unwrap();
        for event in today.log(game.id, 0).await.unwrap() {
            sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, $2, $3, $4)")
                .bind(game.id.as_str())
                .bind(i64::try_from(event.seq).unwrap())
                .bind(event.at.as_millis())
                .bind(serde_json::to_string(&event.fact).unwrap())
                .execute(&mut raw)
                .await
                .unwrap();
        }
    }
    raw.close().await.unwrap();

    let store = Store::connect(old).await.unwrap();
    let found = async |search: Search| -> Vec<GameId> {
        let search = Search {
            limit: 50,
            ..search
        };
        let list = store.find_games(&search).await.unwrap();
        list.games.iter().map(|game| game.game).collect()
    };
    let (over, running) = (over.game.id, running.game.id);
    assert_eq!(found(Search::default()).await, [running, over]);
    assert_eq!(store.log(over, 0).await.unwrap().len(), 4);
    while store.index_games(1).await.unwrap() > 0 {}
    let through = |position| Search {
        through: vec![Through {
            position,
            ply: Some(0),
        }],
        ..Search::default()
    };
    assert_eq!(found(through(Position::START)).await, [over]);
    let speed = |speed| Search {
        speed: Some(speed),
        ..Search::default()
    };
    assert_eq!(found(speed(Speed::Blitz)).await, [over]);
    assert_eq!(found(speed(Speed::Rapid)).await, [running]);
    assert_eq!(store.begin_of(over).await.unwrap(), Some(at(1_000)));
    store.close().await;
}

#[tokio::test]
async fn an_old_sqlite_database_is_brought_up_to_date() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let today = Store::connect(&path("today.db")).await.unwrap();
    let old = path("old.db");
    std::fs::write(&old, "").unwrap();
    is_upgraded(&today, &format!("sqlite://{old}")).await;
}

#[tokio::test]
async fn an_old_postgres_database_is_brought_up_to_date() {
    let postgres = Postgres::start();
    let today = Store::connect(&postgres.database("today")).await.unwrap();
    is_upgraded(&today, &postgres.database("old")).await;
}

//! Databases written by older programs.

use crate::played::{Played, at, guest, minutes, rated};
use protocol::{EndReason, GameId, PlayerId, Speed};
use room::{Action, Room, Status};
use rules::{Color, Outcome, Position};
use server::store::{Search, Store, Through};
use sqlx::{AnyConnection, Connection, Executor};
use testkit::Postgres;

/// The tables of version 3, before games had a speed and an index.
const THIRD: [&str; 3] = [
    include_str!("../../../migrations/0001_games.sql"),
    include_str!("../../../migrations/0002_accounts.sql"),
    include_str!("../../../migrations/0003_ratings.sql"),
];

/// The tables of version 8, which stored the ends of games as English sentences.
const EIGHTH: [&str; 8] = [
    include_str!("../../../migrations/0001_games.sql"),
    include_str!("../../../migrations/0002_accounts.sql"),
    include_str!("../../../migrations/0003_ratings.sql"),
    include_str!("../../../migrations/0004_archive.sql"),
    include_str!("../../../migrations/0005_heats.sql"),
    include_str!("../../../migrations/0006_outages.sql"),
    include_str!("../../../migrations/0007_tokens.sql"),
    include_str!("../../../migrations/0008_seeks.sql"),
];

/// Every end of a game as older programs wrote it: the result, the sentence, and today's reason.
const ENDS: [(&str, &str, EndReason); 16] = [
    (
        "1-0",
        "Black wins: White has no piece left",
        EndReason::CapturedOut,
    ),
    (
        "0-1",
        "White wins: Black has no piece left",
        EndReason::CapturedOut,
    ),
    (
        "1-0",
        "Black wins: White has no move left",
        EndReason::Blocked,
    ),
    (
        "0-1",
        "White wins: Black has no move left",
        EndReason::Blocked,
    ),
    ("1-0", "Black wins: White resigned", EndReason::Resignation),
    ("0-1", "White wins: Black resigned", EndReason::Resignation),
    (
        "1-0",
        "Black wins: White ran out of time",
        EndReason::TimeForfeit,
    ),
    (
        "0-1",
        "White wins: Black ran out of time",
        EndReason::TimeForfeit,
    ),
    (
        "1-0",
        "Black wins: White left the game",
        EndReason::Abandonment,
    ),
    (
        "0-1",
        "White wins: Black left the game",
        EndReason::Abandonment,
    ),
    ("1/2-1/2", "draw: the players agreed", EndReason::Agreement),
    (
        "1/2-1/2",
        "draw: the same position for the third time",
        EndReason::ThreefoldRepetition,
    ),
    (
        "1/2-1/2",
        "draw: the same position for the fifth time",
        EndReason::FivefoldRepetition,
    ),
    (
        "1/2-1/2",
        "draw: forty moves of each side without progress",
        EndReason::FortyMoves,
    ),
    (
        "1/2-1/2",
        "draw: the game reached 300 moves",
        EndReason::MoveLimit,
    ),
    ("*", "called off", EndReason::Aborted),
];

/// A database with the tables of these migrations.
async fn old_tables(database: &str, migrations: &[&'static str]) -> AnyConnection {
    let mut raw = AnyConnection::connect(database).await.unwrap();
    raw.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        .await
        .unwrap();
    for (version, statements) in (1_i64..).zip(migrations) {
        raw.execute(*statements).await.unwrap();
        let noted = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)");
        noted.bind(version).execute(&mut raw).await.unwrap();
    }
    raw
}

async fn write_guest(raw: &mut AnyConnection, player: PlayerId, name: &str) {
    sqlx::query("INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, 'guest', 1)")
        .bind(player.as_str())
        .bind(name)
        .execute(raw)
        .await
        .unwrap();
}

/// Writes a game with each of the old ends, opens the database, and finds today's reasons.
async fn ends_become_words(old: &str) {
    let mut raw = old_tables(old, &EIGHTH).await;
    let [ann, bob] = [101, 102].map(|number| PlayerId::from_random([number; 12]));
    write_guest(&mut raw, ann, "Ann").await;
    write_guest(&mut raw, bob, "Bob").await;
    let mut games = Vec::new();
    for (number, (result, sentence, _)) in (1_u8..).zip(ENDS) {
        let game = GameId::from_random([number; 12]);
        sqlx::query(
            "INSERT INTO games (id, black, white, rated, created_at, ended_at, result, termination, speed, indexed) \
             VALUES ($1, $2, $3, 0, $4, $4, $5, $6, 'none', 1)",
        )
        .bind(game.as_str())
        .bind(ann.as_str())
        .bind(bob.as_str())
        .bind(i64::from(number))
        .bind(result)
        .bind(sentence)
        .execute(&mut raw)
        .await
        .unwrap();
        games.push(game);
    }
    raw.close().await.unwrap();

    let store = Store::connect(old).await.unwrap();
    are_told(&store, &games).await;
    // A running node of the old version writes its sentences into the new tables.
    let mut raw = AnyConnection::connect(old).await.unwrap();
    for (game, (_, sentence, _)) in games.iter().zip(ENDS) {
        sqlx::query("UPDATE games SET termination = $1 WHERE id = $2")
            .bind(sentence)
            .bind(game.as_str())
            .execute(&mut raw)
            .await
            .unwrap();
    }
    raw.close().await.unwrap();
    are_told(&store, &games).await;
    store.close().await;
}

/// The games are listed with their results and today's reasons.
async fn are_told(store: &Store, games: &[GameId]) {
    let search = Search {
        limit: 50,
        ..Search::default()
    };
    let list = store.find_games(&search).await.unwrap().games;
    for (game, (result, _, reason)) in games.iter().zip(ENDS) {
        let end = list
            .iter()
            .find(|summary| summary.game == *game)
            .and_then(|summary| summary.end.clone())
            .unwrap();
        assert_eq!((end.result.as_str(), end.termination), (result, reason));
    }
}

/// The rows of a database that an older program wrote, which has a game with every kind of end.
const WRITTEN_AT_VERSION_8: &str = include_str!("../../fixtures/version_8.sql");

/// The columns of version 8, apart from those that the migrations change on purpose.
const KEPT: [(&str, &str); 12] = [
    ("players", "id, name, kind, created_at"),
    ("sessions", "token, player, created_at"),
    (
        "games",
        "id, black, white, rated, after, created_at, ended_at, result, speed, heat",
    ),
    ("events", "game, seq, at, fact"),
    (
        "seeks",
        "id, player, terms, node, created_at, alive_until, speed",
    ),
    ("accounts", "player, folded, password, created_at"),
    (
        "ratings",
        "player, speed, value, deviation, volatility, games, at",
    ),
    ("rating_history", "player, speed, game, at, value"),
    ("positions", "key, began, game, ply"),
    ("pulse", "one, at"),
    ("outages", "ended_at, began_at"),
    ("tokens", "id, player, secret, label, created_at"),
];

/// Every row of every table, as text.
async fn all_rows(raw: &mut AnyConnection) -> Vec<String> {
    let mut rows = Vec::new();
    for (table, columns) in KEPT {
        let texts = columns
            .split(", ")
            .map(|column| format!("COALESCE(CAST({column} AS TEXT), 'null')"));
        let texts = texts.collect::<Vec<_>>().join(" || ' ' || ");
        let query = format!("SELECT {texts} FROM {table}");
        let found: Vec<(String,)> = sqlx::query_as(sqlx::AssertSqlSafe(query))
            .fetch_all(&mut *raw)
            .await
            .unwrap();
        rows.extend(found.into_iter().map(|(row,)| format!("{table}: {row}")));
    }
    rows.sort_unstable();
    rows
}

/// Opens a database that an older program wrote. All rows stay, and every game ended as its events
/// say.
async fn a_written_database_keeps_its_meaning(old: &str) {
    let mut raw = old_tables(old, &EIGHTH).await;
    raw.execute(WRITTEN_AT_VERSION_8).await.unwrap();
    let before = all_rows(&mut raw).await;
    let sentences: Vec<(String, String)> =
        sqlx::query_as("SELECT result, termination FROM games WHERE termination IS NOT NULL")
            .fetch_all(&mut raw)
            .await
            .unwrap();
    for (result, sentence, _) in ENDS {
        let is_there = sentences
            .iter()
            .any(|(a, b)| (a.as_str(), b.as_str()) == (result, sentence));
        assert!(is_there, "no game ends with {sentence:?}");
    }
    raw.close().await.unwrap();

    let store = Store::connect(old).await.unwrap();
    let mut raw = AnyConnection::connect(old).await.unwrap();
    assert_eq!(all_rows(&mut raw).await, before);
    raw.close().await.unwrap();
    let search = Search {
        limit: 50,
        ..Search::default()
    };
    let games = store.find_games(&search).await.unwrap().games;
    assert_eq!(games.len(), 21);
    for game in games {
        let log = store.log(game.game, 0).await.unwrap();
        let expected = match Room::replay(&log).unwrap().status() {
            Status::Playing => None,
            Status::Aborted { .. } => Some(("*", EndReason::Aborted)),
            Status::Over(ending) => Some((
                match ending.outcome {
                    Outcome::Win(Color::Black) => "1-0",
                    Outcome::Win(Color::White) => "0-1",
                    Outcome::Draw => "1/2-1/2",
                },
                ending.termination.into(),
            )),
        };
        let end = game.end.as_ref();
        let end = end.map(|end| (end.result.as_str(), end.termination));
        assert_eq!(end, expected, "{}", game.game);
    }
    store.close().await;
}

/// Plays two games in a current store, copies them to an old database, and opens that.
async fn is_upgraded(today: &Store, old: &str) {
    let (ann, bob) = (guest(today, "Ann").await, guest(today, "Bob").await);
    let mut over = Played::begin_with(today, ann, bob, 1_000, rated(minutes(5))).await;
    over.play("11-15 23-19").await.act(Action::Resign).await;
    let mut running = Played::begin_with(today, ann, bob, 2_000, rated(minutes(15))).await;
    running.play("9-14").await;

    let mut raw = old_tables(old, &THIRD).await;
    for (player, name) in [(ann, "Ann"), (bob, "Bob")] {
        write_guest(&mut raw, player, name).await;
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
        .bind(is_over.then_some("White wins: Black resigned"))
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
    let eighth = path("eighth.db");
    std::fs::write(&eighth, "").unwrap();
    ends_become_words(&format!("sqlite://{eighth}")).await;
    let written = path("written.db");
    std::fs::write(&written, "").unwrap();
    a_written_database_keeps_its_meaning(&format!("sqlite://{written}")).await;
}

#[tokio::test]
async fn an_old_postgres_database_is_brought_up_to_date() {
    let postgres = Postgres::start();
    let today = Store::connect(&postgres.database("today")).await.unwrap();
    is_upgraded(&today, &postgres.database("old")).await;
    ends_become_words(&postgres.database("eighth")).await;
    a_written_database_keeps_its_meaning(&postgres.database("written")).await;
}

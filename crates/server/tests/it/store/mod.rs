//! The store's contract, on both databases.

mod analyses;
mod archive;
mod cut_commit;
mod expiry;
mod files;
mod opponents;
mod outages;
mod progress;
mod rushes;
mod search;
mod soundness;
mod upgrade;
mod writers;

use crate::played::{Played, at, minutes, random, rated};
use protocol::{GameId, Opening, PlayerId, PlayerKind, Seek, SeekId, SeekTerms, Speed, Wish};
use room::{Action, Command, Event, Name, Room, Seat, Sides, Terms, TimeControl};
use rules::{Color, Move};
use server::store::{
    AppendError, Ended, NewGame, OpenSeek, Pass, Player, Rated, Registration, Search, Store,
};
use testkit::Postgres;

async fn player(store: &Store, name: &str) -> Player {
    let player = Player {
        id: PlayerId::from_random(random()),
        name: name.to_owned(),
        kind: PlayerKind::Guest,
    };
    store
        .add_player(&player, &format!("token of {}", player.id), at(1))
        .await
        .unwrap();
    player
}

fn room() -> (Room, Event) {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Bob \u{1F451}"),
    };
    let terms = Terms {
        time: minutes(5),
        ..Terms::local(seats)
    };
    Room::open(terms, at(1_000)).unwrap()
}

async fn game(store: &Store) -> (Room, NewGame) {
    let (room, opened) = room();
    let game = NewGame {
        id: GameId::from_random(random()),
        black: player(store, "Ann").await.id,
        white: player(store, "Bob").await.id,
        rated: true,
        after: None,
        heat: None,
        opened,
        seeks: Vec::new(),
    };
    store.begin_game(game.clone()).await.unwrap();
    (room, game)
}

/// Plays the first legal move and returns its event.
fn play(room: &mut Room, now: i64) -> Event {
    let mv: Move = room.game().position().moves()[0];
    let by = room.turn().unwrap();
    let command = Command::player(by, Action::Move(mv));
    room.act(&command, at(now)).unwrap().remove(0)
}

fn is_conflict(result: Result<(), AppendError>) -> bool {
    matches!(result, Err(AppendError::Conflict))
}

async fn a_log_comes_back_as_it_was_written(store: &Store) {
    let (mut room, game) = game(store).await;
    let mut log = vec![game.opened.clone()];
    for now in 2_000..2_020 {
        let event = play(&mut room, now);
        store.append(game.id, &event, None).await.unwrap();
        log.push(event);
    }
    assert_eq!(store.log(game.id, 0).await.unwrap(), log);
    assert_eq!(store.log(game.id, 18).await.unwrap(), log[18..]);
    assert_eq!(store.log(game.id, 99).await.unwrap(), []);
    assert_eq!(Room::replay(&log), Ok(room));
    let row = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(row.side_of(game.black), Some(Color::Black));
    assert_eq!(row.side_of(game.white), Some(Color::White));
    assert_eq!(row.side_of(PlayerId::from_random(random())), None);
    assert!(row.rated);
    let unknown = GameId::from_random(random());
    assert_eq!(store.game(unknown).await.unwrap(), None);
    assert_eq!(store.log(unknown, 0).await.unwrap(), []);
}

async fn the_first_to_write_a_number_is_right(store: &Store) {
    let (mut room, game) = game(store).await;
    let mut other = room.clone();
    let first = play(&mut room, 2_000);
    let second = play(&mut other, 3_000);
    assert_ne!(first, second);
    store.append(game.id, &first, None).await.unwrap();
    assert!(is_conflict(store.append(game.id, &second, None).await));
    assert!(is_conflict(store.append(game.id, &first, None).await));
    assert_eq!(store.log(game.id, 1).await.unwrap(), [first]);
    assert!(is_conflict(store.begin_game(game.clone()).await));
}

/// No order of writes can leave a gap in a log.
async fn an_event_needs_its_predecessor(store: &Store) {
    let (mut room, game) = game(store).await;
    let (first, second) = (play(&mut room, 2_000), play(&mut room, 3_000));
    assert!(is_conflict(store.append(game.id, &second, None).await));
    assert_eq!(store.log(game.id, 1).await.unwrap(), []);
    // Also in one commit with others.
    let (mut other_room, other) = self::game(store).await;
    let fine = play(&mut other_room, 2_000);
    let (gap, fine_too) = tokio::join!(
        store.append(game.id, &second, None),
        store.append(other.id, &fine, None)
    );
    assert!(is_conflict(gap) && fine_too.is_ok());
    store.append(game.id, &first, None).await.unwrap();
    store.append(game.id, &second, None).await.unwrap();
    assert_eq!(store.log(game.id, 1).await.unwrap(), [first, second]);
    let nobody = GameId::from_random(random());
    assert!(is_conflict(store.append(nobody, &fine, None).await));
}

/// Concurrent writes are committed together, but each has its own result.
async fn what_is_free_is_written_beside_what_is_not(store: &Store) {
    let mut events = Vec::new();
    for number in 0..40 {
        let (mut room, game) = game(store).await;
        let event = play(&mut room, 1_000);
        let is_free = number % 3 != 0;
        if !is_free {
            store.append(game.id, &event, None).await.unwrap();
        }
        events.push((game.id, event, is_free));
    }
    let tries = events.clone().into_iter().map(|(id, event, is_free)| {
        let store = store.clone();
        tokio::spawn(async move { (store.append(id, &event, None).await, is_free) })
    });
    for tried in tries.collect::<Vec<_>>() {
        let (result, is_free) = tried.await.unwrap();
        assert_eq!(result.is_ok(), is_free);
        assert!(is_free || is_conflict(result));
    }
    for (id, event, _) in events {
        assert_eq!(store.log(id, 1).await.unwrap(), [event]);
    }
}

/// With many writers of the same games, each number is written once, and everyone gets the right
/// result.
async fn of_many_writers_one_wins(store: &Store) {
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(game(store).await);
    }
    for round in 1..=4 {
        let mut tries = Vec::new();
        for writer in 0..8 {
            for (room, game) in &games {
                let event = play(&mut room.clone(), 1_000 * round + writer);
                let store = store.clone();
                let id = game.id;
                tries.push(tokio::spawn(async move {
                    (id, event.clone(), store.append(id, &event, None).await)
                }));
            }
        }
        let mut winners = Vec::new();
        for tried in tries {
            match tried.await.unwrap() {
                (id, event, Ok(())) => winners.push((id, event)),
                (_, _, result) => assert!(is_conflict(result)),
            }
        }
        assert_eq!(winners.len(), games.len());
        for (room, game) in &mut games {
            let (_, event) = winners.iter().find(|(id, _)| *id == game.id).unwrap();
            room.apply(event).unwrap();
            let log = store.log(game.id, 0).await.unwrap();
            assert_eq!(Room::replay(&log), Ok(room.clone()));
        }
    }
}

fn open_seek(owner: &Player, time: TimeControl) -> OpenSeek {
    OpenSeek {
        seek: Seek {
            id: SeekId::from_random(random()),
            player: owner.id,
            name: owner.name.clone(),
            rating: None,
            terms: SeekTerms {
                time,
                rated: false,
                side: Wish::White,
                opening: Opening::ThreeMove,
                heat: false,
            },
        },
        node: Some("one".to_owned()),
    }
}

async fn a_seek_shows_the_rating_at_its_speed(store: &Store) {
    let (ann, bob) = (player(store, "Ann").await, player(store, "Bob").await);
    Played::begin_with(store, ann.id, bob.id, 1_000, rated(minutes(5)))
        .await
        .play("11-15")
        .await
        .act(Action::Resign)
        .await;
    let ratings = store.ratings_of(ann.id).await.unwrap();
    assert_eq!(ratings[0].speed, Speed::Blitz);
    for (time, expected) in [
        (minutes(5), Some(ratings[0])),
        (minutes(60), None),
        (TimeControl::Unlimited, None),
    ] {
        let open = open_seek(&ann, time);
        store.add_seek(&open, at(10), at(500)).await.unwrap();
        let found = store.seek(open.seek.id, at(20)).await.unwrap().unwrap();
        assert_eq!(found.seek.rating, expected);
        assert!(store.lobby(at(20), 100).await.unwrap().contains(&found));
        assert!(store.remove_seek(open.seek.id, ann.id).await.unwrap());
    }
}

async fn a_seek_is_taken_once(store: &Store) {
    let owner = player(store, "Ann").await;
    let open = open_seek(&owner, TimeControl::Unlimited);
    let id = open.seek.id;
    store.add_seek(&open, at(10), at(500)).await.unwrap();
    assert_eq!(store.seek(id, at(20)).await.unwrap(), Some(open.clone()));
    assert_eq!(store.seek(id, at(500)).await.unwrap(), None);
    assert!(store.lobby(at(20), 100).await.unwrap().contains(&open));
    assert!(!store.lobby(at(501), 100).await.unwrap().contains(&open));
    assert_eq!(store.seeks_of(owner.id, at(20)).await.unwrap(), 1);
    let refresh = async |node, is_meant, now| {
        store
            .refresh_seeks(node, |_| is_meant, at(now), at(900))
            .await
            .unwrap()
    };
    assert_eq!(refresh("one", true, 400).await, []);
    assert!(store.lobby(at(501), 100).await.unwrap().contains(&open));

    let mut tries = Vec::new();
    for _ in 0..6 {
        let (_, opened) = room();
        let game = NewGame {
            id: GameId::from_random(random()),
            black: player(store, "Bob").await.id,
            white: owner.id,
            rated: false,
            after: None,
            heat: None,
            opened,
            seeks: vec![id],
        };
        let store = store.clone();
        tries.push(tokio::spawn(async move {
            let name = game.id;
            (name, store.begin_game(game).await)
        }));
    }
    let mut begun = 0;
    for tried in tries {
        let (name, result) = tried.await.unwrap();
        assert_eq!(store.game(name).await.unwrap().is_some(), result.is_ok());
        begun += usize::from(result.is_ok());
    }
    assert_eq!(begun, 1);
    assert_eq!(store.seek(id, at(20)).await.unwrap(), None);
    assert!(!store.remove_seek(id, owner.id).await.unwrap());

    // An expired seek is deleted, and only its owner can close a seek.
    store.add_seek(&open, at(10), at(500)).await.unwrap();
    let stranger = player(store, "Eve").await;
    assert!(!store.remove_seek(id, stranger.id).await.unwrap());
    assert!(refresh("two", true, 501).await.contains(&id));
    assert!(!store.remove_seek(id, owner.id).await.unwrap());

    // A node doesn't renew a seek that's no longer wanted.
    store.add_seek(&open, at(10), at(500)).await.unwrap();
    assert_eq!(refresh("two", false, 100).await, []);
    assert_eq!(refresh("one", false, 100).await, [id]);
    assert_eq!(store.seek(id, at(20)).await.unwrap(), None);
}

async fn a_game_has_one_rematch(store: &Store) {
    let (_, first) = game(store).await;
    let rematch = |_: ()| NewGame {
        id: GameId::from_random(random()),
        after: Some(first.id),
        ..first.clone()
    };
    assert_eq!(store.game_after(first.id).await.unwrap(), None);
    let (one, two) = (rematch(()), rematch(()));
    store.begin_game(one.clone()).await.unwrap();
    assert!(is_conflict(store.begin_game(two).await));
    assert_eq!(store.game_after(first.id).await.unwrap(), Some(one.id));
}

async fn games_that_are_over_no_longer_run(store: &Store) {
    let (mut room, game) = game(store).await;
    let is_listed = async |now| {
        let runs = store.running(at(now), None, 500).await.unwrap();
        runs.iter().any(|run| run.game == game.id)
    };
    // Recently active games are left to their node.
    assert!(!is_listed(999).await);
    let is_running = async || is_listed(1_000).await;
    assert!(is_running().await);
    // Without a clock, there's nothing to watch.
    let endless = Played::begin(store, game.black, game.white, 1_000).await;
    let runs = store.running(at(1_000), None, 500).await.unwrap();
    assert!(runs.iter().all(|run| run.game != endless.game.id));
    let command = Command::player(Color::Black, Action::Resign);
    let event = room.act(&command, at(5_000)).unwrap().remove(0);
    let ended = Ended {
        at: event.at,
        result: "0-1",
        termination: protocol::EndReason::Resignation,
        rated: Some(Rated {
            black: game.black,
            white: game.white,
            speed: Speed::Blitz,
            score: 0.0,
        }),
        next: None,
    };
    let late = event.clone();
    store
        .append(game.id, &event, Some(ended.clone()))
        .await
        .unwrap();
    // The second write doesn't change any ratings.
    assert!(is_conflict(store.append(game.id, &late, Some(ended)).await));
    let value = async |player| {
        let ratings = store.ratings_of(player).await.unwrap();
        let [rating] = ratings.as_slice() else {
            panic!("one rating, not {ratings:?}");
        };
        assert_eq!((rating.speed, rating.games), (Speed::Blitz, 1));
        assert!(rating.provisional);
        rating.value
    };
    assert_eq!(value(game.black).await + value(game.white).await, 3_000);
    assert!(value(game.white).await > 1_600);
    assert!(!is_running().await);
    let running = async |after, limit| store.running(at(9_000), after, limit).await.unwrap();
    let all = running(None, 500).await;
    assert!(all.len() > 2);
    assert_eq!(running(Some(all[1]), 500).await, all[2..]);
    assert_eq!(running(None, 2).await, all[..2]);
}

/// An event that only a newer program understands.
async fn a_log_that_cannot_be_read_hinders_no_other(store: &Store, url: &str) {
    let (ann, bob) = (player(store, "Ann").await.id, player(store, "Bob").await.id);
    let mut strange = Played::begin(store, ann, bob, 1_000).await;
    strange.act(Action::Resign).await;
    let mut plain = Played::begin(store, ann, bob, 2_000).await;
    plain.play("11-16 21-17").await.act(Action::Resign).await;
    let running = Played::begin(store, ann, bob, 3_000).await;
    let pool = sqlx::AnyPool::connect(url).await.unwrap();
    for game in [&strange, &running] {
        sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, 50, 0, '\"news\"')")
            .bind(game.game.id.as_str())
            .execute(&pool)
            .await
            .unwrap();
    }
    pool.close().await;
    while store.index_games(4).await.unwrap() > 0 {}
    let games = store
        .find_games(&Search {
            player: Some(ann),
            limit: 10,
            ..Search::default()
        })
        .await
        .unwrap();
    assert_eq!(games.games.len(), 3);
}

async fn sessions_find_their_players(store: &Store) {
    let ann = player(store, "Ann \u{1F451}").await;
    let token = format!("token of {}", ann.id);
    assert_eq!(
        store.player_of_session(&token).await.unwrap(),
        Some(ann.clone())
    );
    assert_eq!(store.player_of_session("another").await.unwrap(), None);
    assert_eq!(store.player(ann.id).await.unwrap(), Some(ann));
    let nobody = PlayerId::from_random(random());
    assert_eq!(store.player(nobody).await.unwrap(), None);
}

/// If a part of a registration can't be stored, the name stays free and the guest a guest.
async fn an_account_is_added_as_a_whole(store: &Store) {
    let guest = player(store, "Eve").await;
    let token = format!("token of {}", guest.id);
    let name = format!("eve {}", guest.id);
    // A code can't be there twice.
    let codes = ["one", "two", "two"].map(str::to_owned);
    let broken = Registration {
        name: &name,
        password: "hash",
        pass: &Pass::session("old"),
        token: "new",
        codes: &codes,
        device: Some("laptop"),
    };
    let failed = store.add_account(guest.id, &broken, at(2));
    assert!(failed.await.is_err());
    assert!(!store.is_name_taken(&name).await.unwrap());
    let session = store.player_of_session(&token).await.unwrap();
    assert_eq!(session, Some(guest.clone()));
    let whole = Registration {
        codes: &codes[..2],
        ..broken
    };
    let added = store.add_account(guest.id, &whole, at(3));
    assert!(added.await.unwrap());
    assert!(store.has_device(guest.id, "laptop").await.unwrap());
    let account = store.account(&name).await.unwrap().unwrap();
    let recovered = store.recover(&account, "two", "other").await.unwrap();
    assert!(recovered.is_some());
}

async fn keeps_the_contract(store: Store, url: &str) {
    a_log_comes_back_as_it_was_written(&store).await;
    the_first_to_write_a_number_is_right(&store).await;
    an_event_needs_its_predecessor(&store).await;
    what_is_free_is_written_beside_what_is_not(&store).await;
    of_many_writers_one_wins(&store).await;
    a_seek_shows_the_rating_at_its_speed(&store).await;
    a_seek_is_taken_once(&store).await;
    a_game_has_one_rematch(&store).await;
    games_that_are_over_no_longer_run(&store).await;
    a_log_that_cannot_be_read_hinders_no_other(&store, url).await;
    sessions_find_their_players(&store).await;
    an_account_is_added_as_a_whole(&store).await;
    archive::keeps_the_contract(&store).await;
    opponents::keeps_the_contract(&store).await;
    search::keeps_the_contract(&store, url).await;
    outages::keeps_the_contract(&store).await;
    expiry::keeps_the_contract(&store).await;
    progress::keeps_the_contract(&store).await;
    rushes::keeps_the_contract(&store).await;
    analyses::keeps_the_contract(&store).await;
    assert!(store.is_ready().await);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_the_contract() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("crownhead.db");
    // Two start together: one creates the tables, and the other waits.
    let (one, two) = tokio::join!(Store::sqlite(&path), Store::sqlite(&path));
    let url = format!("sqlite://{}", path.display());
    keeps_the_contract(one.unwrap(), &url).await;
    two.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let postgres = Postgres::start();
    let url = postgres.database("contract");
    let (one, two) = tokio::join!(Store::connect(&url), Store::connect(&url));
    keeps_the_contract(one.unwrap(), &url).await;
    two.unwrap().close().await;
}

#[test]
fn writers_on_sqlite_keep_one_history() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("crownhead.db");
    writers::keep_one_history(async || Store::sqlite(&path).await.unwrap());
}

#[test]
fn writers_on_postgres_keep_one_history() {
    let postgres = Postgres::start();
    let url = postgres.database("writers");
    writers::keep_one_history(async || Store::connect(&url).await.unwrap());
}

#[tokio::test]
async fn what_is_no_database_is_told_so() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("notes.txt");
    std::fs::write(
        &path,
        "These are notes, and no database at all. ".repeat(200),
    )
    .unwrap();
    let Err(error) = Store::sqlite(&path).await else {
        panic!("notes aren't a database");
    };
    let cause = std::error::Error::source(&error).unwrap().to_string();
    assert!(error.to_string().contains("notes.txt"), "{error}");
    assert!(cause.contains("not a database"), "{cause}");
}

//! Games between people, over real sockets.

use crate::node::Node;
use crate::seat::{CASUAL, Seat, join, mv, pair, started};
use loadtest::{Guest, Link, request};
use protocol::{
    ClientMessage, GameId, GameLog, RefusalCode, Seek, SeekId, SeekTerms, ServerMessage, Side, Why,
    Wish, close,
};
use room::{Action, Duration, Fact, Instant, Proposal, Status, TimeControl};
use rules::{Color, Outcome, Termination};
use server::store::{OpenSeek, Store};
use server::{Bus, Settings};
use testkit::{Nats, Postgres};

#[tokio::test]
async fn two_guests_meet_and_play() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    black.play(&[11, 15]).await.unwrap();
    let event = white.event().await;
    assert!(matches!(
        event.fact,
        Fact::Moved {
            by: Color::Black,
            ..
        }
    ));
    white.play(&[22, 18]).await.unwrap();
    black.event().await;
    black.play(&[15, 22]).await.unwrap();
    white.event().await;
    assert_eq!(black.events, white.events);
    assert_eq!(white.room().turn(), Some(Color::White));

    // HTTP returns the same.
    let path = format!("/api/v1/games/{}", black.game);
    let answer = request(node.address, "GET", &path, &[], "").await.unwrap();
    let log: GameLog = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((log.events, log.side), (black.events, None));
}

#[tokio::test]
async fn the_server_decides_what_may_be_done() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    #[track_caller]
    fn check(result: Result<(), Why>, why: Why) {
        assert_eq!(result, Err(why));
    }
    let turn = Some(Side::Black);
    check(white.play(&[22, 18]).await, Why::NotYourTurn { turn });
    let moves = vec![mv(&[11, 15]), mv(&[11, 16])];
    check(black.play(&[11, 20]).await, Why::IllegalMove { moves });
    let none_yet = Why::NoDrawToClaim {
        occurrences: Some(1),
        quiet_plies: Some(0),
    };
    check(black.act(Action::ClaimDraw).await, none_yet);
    black.play(&[11, 15]).await.unwrap();
    white.event().await;
    // The same message again, as after a lost response.
    check(
        black.act_at(0, Action::Move(mv(&[11, 15]))).await,
        Why::Stale,
    );

    let mut eve = Seat::join(&Guest::new(node.address).await.unwrap(), &node, black.game).await;
    assert_eq!(eve.side, None);
    check(eve.play(&[22, 18]).await, Why::Watching);
    check(eve.act(Action::Resign).await, Why::Watching);
    let game = eve.game;
    eve.link.send(&ClientMessage::Leave { game }).await.unwrap();
    check(eve.act(Action::Resign).await, Why::NotJoined);
    let unknown = GameId::from_random([7; 12]);
    eve.link
        .send(&ClientMessage::Join {
            game: unknown,
            from: 0,
        })
        .await
        .unwrap();
    let no_game = ServerMessage::NoGame { game: unknown };
    eve.link
        .find(|message| (*message == no_game).then_some(()))
        .await
        .unwrap();
    white.play(&[22, 18]).await.unwrap();
}

#[tokio::test]
async fn who_comes_back_finds_the_game_as_it_is() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    black.play(&[11, 15]).await.unwrap();
    white.event().await;
    let seen = white.events.len();
    let Seat {
        guest, link, game, ..
    } = white;
    drop(link);
    // The lost connection is noticed, the game continues, and the return is noticed too.
    let gone = black.event().await;
    assert_eq!(gone.fact, Fact::Disconnected { seat: Color::White });
    let mut link = guest.connect(node.address).await.unwrap();
    let log = join(&mut link, game, u64::try_from(seen).unwrap()).await;
    assert_eq!(log.side, Some(Side::White));
    let facts: Vec<_> = log.events.iter().map(|event| event.fact.clone()).collect();
    assert_eq!(
        facts,
        [
            Fact::Disconnected { seat: Color::White },
            Fact::Reconnected { seat: Color::White },
        ]
    );
    assert_eq!(black.event().await, log.events[1]);
}

#[tokio::test]
async fn a_node_that_died_leaves_nothing_behind_but_the_log() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    black.play(&[9, 14]).await.unwrap();
    white.event().await;
    let guests = [black.guest.clone(), white.guest.clone()];
    let (game, events) = (black.game, black.events.clone());
    let store = node.kill();
    let node = Node::on(store, Bus::Alone).await;
    let mut white = Seat::join(&guests[1], &node, game).await;
    assert_eq!(white.events, events);
    white.play(&[22, 18]).await.unwrap();
    let black = Seat::join(&guests[0], &node, game).await;
    assert_eq!(black.events, white.events);
}

#[tokio::test]
async fn a_flag_falls_without_anybody_asking() {
    let node = Node::start().await;
    let terms = SeekTerms {
        time: TimeControl::PerTurn {
            limit: Duration::from_secs(5),
        },
        ..CASUAL
    };
    let [mut black, mut white] = pair([&node, &node], terms).await;
    let fell = white.event().await;
    assert_eq!(fell.fact, Fact::FlagFell { seat: Color::Black });
    black.event().await;
    let Status::Over(ending) = black.room().status() else {
        panic!("not over");
    };
    assert_eq!(ending.outcome, Outcome::Win(Color::White));
    assert_eq!(ending.termination, Termination::TimeForfeit);
    // A player has the whole time plus the longest credit before the flag is called.
    assert_eq!(fell.at.since(black.events[0].at).as_millis(), 5_000);
    let why = black.play(&[11, 15]).await.unwrap_err();
    assert_eq!(why.ending(), Some(ending));
}

#[tokio::test]
async fn draws_and_rematches_are_agreed() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    black.act(Action::Propose(Proposal::Draw)).await.unwrap();
    white.event().await;
    white.act(Action::Accept(Proposal::Draw)).await.unwrap();
    black.event().await;
    assert!(matches!(black.room().status(), Status::Over(_)));
    black.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    white.event().await;
    white.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    let next = started(&mut black.link).await;
    let again = Seat::join(&black.guest, &node, next).await;
    assert_eq!(again.side, Some(Side::White));
    assert_ne!(again.game, black.game);
}

#[tokio::test]
async fn a_premove_is_played_at_once_or_refused() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], CASUAL).await;
    let premove = |path: &[u8], game, ply| ClientMessage::Premove {
        id: 99,
        game,
        ply,
        path: path.to_vec().into(),
    };
    let game = white.game;
    white.link.send(&premove(&[22, 18], game, 1)).await.unwrap();
    let done = ServerMessage::Done { id: 99 };
    white
        .link
        .find(|message| (*message == done).then_some(()))
        .await
        .unwrap();
    black.play(&[11, 15]).await.unwrap();
    // The server plays the premove as soon as the first move is acknowledged.
    let reply = black.event().await;
    assert!(matches!(
        reply.fact,
        Fact::Moved {
            by: Color::White,
            ..
        }
    ));
    white.event().await;
    white.event().await;
    // A jump is possible now, so another premove is illegal when its turn comes.
    white.link.send(&premove(&[23, 19], game, 3)).await.unwrap();
    white
        .link
        .find(|message| (*message == done).then_some(()))
        .await
        .unwrap();
    black.play(&[15, 22]).await.unwrap();
    let code = white
        .link
        .find(|message| match message {
            ServerMessage::Refused {
                id: Some(99), code, ..
            } => Some(*code),
            _ => None,
        })
        .await
        .unwrap();
    assert_eq!(code, RefusalCode::NotAllowed);
}

#[tokio::test]
async fn a_friend_opens_a_link() {
    let node = Node::start().await;
    let ann = Guest::new(node.address).await.unwrap();
    let mut link = ann.connect(node.address).await.unwrap();
    let terms = serde_json::to_string(&SeekTerms {
        side: Wish::White,
        ..CASUAL
    })
    .unwrap();
    let cookie = [("Cookie", ann.cookie.as_str())];
    let answer = request(node.address, "POST", "/api/v1/challenges", &cookie, &terms)
        .await
        .unwrap();
    assert_eq!(answer.status, 201, "{answer:?}");
    let challenge: protocol::Challenge = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(challenge.path, format!("/challenge/{}", challenge.seek.id));
    // It isn't in the lobby.
    link.send(&ClientMessage::Lobby { watch: true })
        .await
        .unwrap();
    let empty = ServerMessage::Lobby { seeks: Vec::new() };
    link.find(|message| (*message == empty).then_some(()))
        .await
        .unwrap();
    let path = format!("/api/v1/challenges/{}", challenge.seek.id);
    let shown = request(node.address, "GET", &path, &[], "").await.unwrap();
    assert_eq!(shown.body, answer.body);

    let bob = Guest::new(node.address).await.unwrap();
    let mut friend = bob.connect(node.address).await.unwrap();
    let seek = challenge.seek.id;
    friend
        .send(&ClientMessage::Take { id: 1, seek })
        .await
        .unwrap();
    let game = started(&mut friend).await;
    assert_eq!(started(&mut link).await, game);
    assert_eq!(Seat::join(&bob, &node, game).await.side, Some(Side::Black));
    friend
        .send(&ClientMessage::Take { id: 2, seek })
        .await
        .unwrap();
    let code = friend
        .find(|message| match message {
            ServerMessage::Refused {
                id: Some(2), code, ..
            } => Some(*code),
            _ => None,
        })
        .await
        .unwrap();
    assert_eq!(code, RefusalCode::NotFound);
    let shown = request(node.address, "GET", &path, &[], "").await.unwrap();
    assert_eq!(shown.status, 404);
}

#[tokio::test]
async fn the_lobby_is_live_and_seeks_end_with_their_connection() {
    let node = Node::start().await;
    let ann = Guest::new(node.address).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let mut watcher = bob.connect(node.address).await.unwrap();
    watcher
        .send(&ClientMessage::Lobby { watch: true })
        .await
        .unwrap();
    let mut seeker = ann.connect(node.address).await.unwrap();
    seeker
        .send(&ClientMessage::Seek {
            id: 1,
            terms: CASUAL,
        })
        .await
        .unwrap();
    let seek = watcher
        .find(|message| match message {
            ServerMessage::Seek(seek) => Some(seek.clone()),
            _ => None,
        })
        .await
        .unwrap();
    assert_eq!((seek.player, &seek.name), (ann.me.player, &ann.me.name));
    drop(seeker);
    let gone = ServerMessage::SeekGone { seek: seek.id };
    watcher
        .find(|message| (*message == gone).then_some(()))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_game_ends_the_other_searches_of_its_players() {
    let node = Node::start().await;
    let ann = Guest::new(node.address).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let mut first = ann.connect(node.address).await.unwrap();
    let mut second = bob.connect(node.address).await.unwrap();
    let timed = |time| SeekTerms { time, ..CASUAL };
    let minutes = timed(TimeControl::SuddenDeath {
        base: Duration::from_secs(600),
    });
    let days = timed(TimeControl::PerTurn {
        limit: Duration::from_secs(86_400),
    });
    for (id, terms) in [(1, minutes), (2, days), (3, CASUAL)] {
        first
            .send(&ClientMessage::Seek { id, terms })
            .await
            .unwrap();
        let done = |message: &ServerMessage| matches!(message, ServerMessage::Done { .. });
        first
            .find(|message| done(message).then_some(()))
            .await
            .unwrap();
    }
    let seek = ClientMessage::Seek {
        id: 1,
        terms: CASUAL,
    };
    second.send(&seek).await.unwrap();
    started(&mut second).await;
    second
        .send(&ClientMessage::Lobby { watch: true })
        .await
        .unwrap();
    let open = second
        .find(|message| match message {
            ServerMessage::Lobby { seeks } => Some(seeks.clone()),
            _ => None,
        })
        .await
        .unwrap();
    // A search for a correspondence game doesn't matter.
    let left: Vec<TimeControl> = open.iter().map(|seek| seek.terms.time).collect();
    assert_eq!(left, [days.time]);
}

#[tokio::test]
async fn clients_that_break_the_protocol_are_told_and_closed() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    async fn check(guest: &Guest, node: &Node, frames: Vec<String>, expected: u16) {
        let mut link = Link::open_silently(node.address, &guest.cookie)
            .await
            .unwrap();
        for frame in frames {
            // The server may already have closed.
            let _ = link.send_text(&frame).await;
        }
        assert_eq!(link.closed().await.unwrap(), Some(expected));
    }
    let hello = r#"{"hello":{"version":2}}"#.to_owned();
    let old = r#"{"hello":{"version":1}}"#.to_owned();
    check(&guest, &node, vec![old], close::OUTDATED).await;
    check(&guest, &node, vec!["hi".to_owned()], close::BROKE_PROTOCOL).await;
    check(&guest, &node, vec![hello.clone(); 2], close::BROKE_PROTOCOL).await;
    let mut noise = vec!["{}".to_owned(); 30];
    noise.insert(0, hello.clone());
    check(&guest, &node, noise, close::BROKE_PROTOCOL).await;
    let mut flood = vec![r#"{"ping":{"id":1}}"#.to_owned(); 200];
    flood.insert(0, hello);
    check(&guest, &node, flood, close::TOO_FAST).await;
    // The others haven't noticed anything.
    let _ = pair([&node, &node], CASUAL).await;
}

#[tokio::test]
async fn requests_of_other_sites_and_strangers_are_refused() {
    let long = "x".repeat(10_000);
    let node = Node::start().await;
    let check = async |method, path, headers: &[(&str, &str)], body, status: u16| {
        let answer = request(node.address, method, path, headers, body)
            .await
            .unwrap();
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
    };
    let evil = [("Origin", "http://evil.example")];
    check("POST", "/api/v1/session", &evil, "{}", 403).await;
    check("POST", "/api/v1/session", &[("Origin", "null")], "{}", 403).await;
    check("POST", "/api/v1/session", &[], "{\"name\":\"<b>\"}", 422).await;
    check("POST", "/api/v1/session", &[], "{\"x\":1}", 400).await;
    check("POST", "/api/v1/session", &[], "nonsense", 400).await;
    check("POST", "/api/v1/session", &[], &long, 413).await;
    check("GET", "/api/v1/session", &[], "", 401).await;
    check(
        "GET",
        "/api/v1/session",
        &[("Cookie", "crownhead=forged")],
        "",
        401,
    )
    .await;
    check(
        "POST",
        "/api/v1/challenges",
        &[],
        "{\"time\":\"unlimited\"}",
        401,
    )
    .await;
    check("GET", "/api/v1/games/0123456789ab", &[], "", 404).await;
    check("GET", "/api/v1/games/..%2f", &[], "", 404).await;
    check("GET", "/api/v1/unknown", &[], "", 404).await;
    let guest = Guest::new(node.address).await.unwrap();
    assert!(Link::open(node.address, "crownhead=forged").await.is_err());
    let cookie = [("Cookie", guest.cookie.as_str())];
    check("GET", "/api/v1/session", &cookie, "", 200).await;
    check("POST", "/api/v1/session", &cookie, "{}", 200).await;
    // Guests can't play rated games.
    let rated = "{\"time\":{\"sudden_death\":{\"base\":60000}},\"rated\":true}";
    check("POST", "/api/v1/challenges", &cookie, rated, 422).await;
    check(
        "POST",
        "/api/v1/challenges",
        &cookie,
        "{\"time\":{\"sudden_death\":{\"base\":1}}}",
        422,
    )
    .await;
}

async fn players_on_different_nodes_play(url: &str, nats: &Nats) {
    let mut nodes = Vec::new();
    for _ in 0..3 {
        let bus = Bus::connect(&nats.url()).await.unwrap();
        nodes.push(Node::on(Store::connect(url).await.unwrap(), bus).await);
    }
    let [mut black, mut white] = pair([&nodes[0], &nodes[1]], CASUAL).await;
    let eve = Guest::new(nodes[2].address).await.unwrap();
    let mut watcher = Seat::join(&eve, &nodes[2], black.game).await;
    for _ in 0..6 {
        for turn in [Color::Black, Color::White] {
            let (mover, waiter) = match turn {
                Color::Black => (&mut black, &mut white),
                Color::White => (&mut white, &mut black),
            };
            let mv = mover.room().game().position().moves()[0];
            mover.act(Action::Move(mv)).await.unwrap();
            let event = waiter.event().await;
            assert_eq!(watcher.event().await, event);
        }
    }
    assert_eq!(black.events, white.events);
    assert_eq!(black.events, watcher.events);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_different_nodes_play_over_sqlite() {
    let nats = Nats::start();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("shared.db");
    players_on_different_nodes_play(path.to_str().unwrap(), &nats).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_different_nodes_play_over_postgres() {
    let (nats, postgres) = (Nats::start(), Postgres::start());
    players_on_different_nodes_play(&postgres.database("nodes"), &nats).await;
}

/// Behind a proxy, each client is counted by its own address.
#[tokio::test]
async fn an_address_that_asks_for_too_much_has_to_wait() {
    let settings = Settings {
        is_behind_proxy: true,
        ..Settings::default()
    };
    let node = Node::with(settings).await;
    let ask = async |address: &str| {
        let headers = [("X-Forwarded-For", address)];
        let path = "/api/v1/session";
        request(node.address, "POST", path, &headers, "{}")
            .await
            .unwrap()
    };
    let mut refused = None;
    for _ in 0..200 {
        let answer = ask("192.0.2.1").await;
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the limit is reached");
    assert_eq!(refused.status, 429, "{refused:?}");
    assert_eq!(refused.header("retry-after"), Some("60"));
    assert_eq!(ask("192.0.2.2").await.status, 201);
}

/// On another device, a player finds the games in progress, and later the finished ones.
#[tokio::test]
async fn running_games_are_found_and_finished_ones_are_kept() {
    let node = Node::start().await;
    let [mut black, white] = pair([&node, &node], CASUAL).await;
    let list = async |query: String| -> protocol::GameList {
        let path = format!("/api/v1/games?{query}");
        let answer = request(node.address, "GET", &path, &[], "").await.unwrap();
        assert_eq!(answer.status, 200, "{answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    };
    let player = white.guest.me.player;
    let running = list(format!("player={player}&running=true")).await;
    let [game] = running.games.as_slice() else {
        panic!("one game, not {running:?}");
    };
    assert_eq!(game.game, black.game);
    assert_eq!(game.black.name, black.guest.me.name);
    assert_eq!((game.white.player, &game.end), (player, &None));

    black.play(&[11, 15]).await.unwrap();
    black.act(Action::Resign).await.unwrap();
    assert_eq!(
        list(format!("player={player}&running=true")).await.games,
        []
    );
    let all = list(format!("player={player}")).await;
    let end = all.games[0].end.clone().unwrap();
    assert_eq!(end.result, "0-1");
    let earlier = list(format!("player={player}&before={}", black.game)).await;
    assert_eq!(earlier.games, []);

    let path = format!("/api/v1/games/{}/pdn", black.game);
    let file = request(node.address, "GET", &path, &[], "").await.unwrap();
    assert!(file.body.contains("1. 11-15"), "{file:?}");
    assert!(file.body.contains("[Result \"0-1\"]"), "{file:?}");
    assert!(saves::from_pdn(&file.body, Instant::from_millis(0)).is_ok());
}

/// An event that only a newer program understands. Nobody is kept waiting for it, and the other
/// games continue.
#[tokio::test]
async fn a_log_that_cannot_be_read_ends_the_connections_to_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let store = Store::sqlite(&path).await.unwrap();
    let node = Node::on(store, Bus::Alone).await;
    let [mut black, _white] = pair([&node, &node], CASUAL).await;
    let url = format!("sqlite://{}", path.display());
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, 1, 0, '\"news\"')")
        .bind(black.game.as_str())
        .execute(&pool)
        .await
        .unwrap();
    let game = black.game;
    let action = Action::Move(mv(&[11, 15]));
    let act = ClientMessage::Act {
        id: 1,
        game,
        ply: 0,
        action,
    };
    black.link.send(&act).await.unwrap();
    assert_eq!(black.link.closed().await.unwrap(), Some(close::RESTART));
    let [mut other, _white] = pair([&node, &node], CASUAL).await;
    other.play(&[11, 15]).await.unwrap();
}

#[tokio::test]
async fn a_lobby_that_is_very_full_is_shown_in_part() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
    let node = Node::on(store.clone(), Bus::Alone).await;
    let ann = Guest::new(node.address).await.unwrap();
    let now = Instant::from_millis(0);
    for number in 0..600_u16 {
        let [high, low] = number.to_be_bytes();
        let mut id = [0; 12];
        (id[10], id[11]) = (high * 8 + low / 32, low % 32);
        let seek = Seek {
            id: SeekId::from_random(id),
            player: ann.me.player,
            name: ann.me.name.clone(),
            rating: None,
            terms: CASUAL,
        };
        let node = Some("none".to_owned());
        let open = OpenSeek { seek, node };
        let until = Instant::from_millis(i64::MAX);
        store.add_seek(&open, now, until).await.unwrap();
    }
    let mut link = ann.connect(node.address).await.unwrap();
    let watch = ClientMessage::Lobby { watch: true };
    link.send(&watch).await.unwrap();
    let seeks = link.find(|message| match message {
        ServerMessage::Lobby { seeks } => Some(seeks.len()),
        _ => None,
    });
    assert_eq!(seeks.await.unwrap(), 500);
}

/// The games are started on a node with plenty of time for the first move, then loaded by a node
/// with none.
#[tokio::test]
async fn a_game_that_nobody_begins_is_called_off() {
    let five_minutes = SeekTerms {
        time: TimeControl::SuddenDeath {
            base: Duration::from_secs(300),
        },
        ..CASUAL
    };
    let node = Node::start().await;
    let mut games = Vec::new();
    for (terms, moves) in [
        (five_minutes, 0),
        (five_minutes, 1),
        (five_minutes, 2),
        (CASUAL, 0),
    ] {
        let [mut black, mut white] = pair([&node, &node], terms).await;
        if moves > 0 {
            black.play(&[11, 15]).await.unwrap();
            white.event().await;
        }
        if moves > 1 {
            white.play(&[23, 19]).await.unwrap();
            black.event().await;
        }
        games.push((black.guest, black.game));
    }
    let settings = Settings {
        first_move: Duration::from_millis(1),
        ..Settings::default()
    };
    let node = Node::on_with(node.kill(), Bus::Alone, settings).await;
    let [nobody, one, both, endless] = games.as_slice() else {
        unreachable!("there are four games");
    };
    let join = async |(guest, game): &(Guest, GameId)| Seat::join(guest, &node, *game).await;
    // With two moves the clock runs, and without a clock there's no limit.
    let (mut both, mut endless) = (join(both).await, join(endless).await);
    // Nobody has moved, or only one side has. These come last, because the time of the others would
    // run out while waiting for them.
    for (game, by) in [(nobody, Color::Black), (one, Color::White)] {
        let mut seat = join(game).await;
        while seat.room().turn().is_some() {
            seat.event().await;
        }
        let is_called_off = |event: &room::Event| event.fact == Fact::Aborted { by };
        assert!(seat.events.iter().any(is_called_off), "{:?}", seat.events);
    }
    both.play(&[8, 11]).await.unwrap();
    endless.play(&[11, 15]).await.unwrap();
}

/// A player who reloads the page sees the chat.
#[tokio::test]
async fn what_was_said_is_told_to_those_who_come_back() {
    let node = Node::start().await;
    let [mut black, white] = pair([&node, &node], CASUAL).await;
    let game = black.game;
    let watcher = Guest::new(node.address).await.unwrap();
    let mut watching = watcher.connect(node.address).await.unwrap();
    join(&mut watching, game, 0).await;
    let say = |id, text: &str| ClientMessage::Say {
        id,
        game,
        text: text.to_owned(),
    };
    let done =
        |id| move |message: &ServerMessage| (*message == ServerMessage::Done { id }).then_some(());
    // One after the other, because messages from two connections have no order.
    black.link.send(&say(1, "Good luck!")).await.unwrap();
    black.link.find(done(1)).await.unwrap();
    watching.send(&say(2, "Who wins?")).await.unwrap();
    watching.find(done(2)).await.unwrap();
    let heard = async |guest: &Guest, from: u64| {
        let mut link = guest.connect(node.address).await.unwrap();
        join(&mut link, game, from).await;
        link.send(&ClientMessage::Ping { id: 9 }).await.unwrap();
        let mut heard = Vec::new();
        link.find(|message| match message {
            ServerMessage::Said { text, .. } => {
                heard.push(text.clone());
                None
            }
            ServerMessage::Pong { .. } => Some(()),
            _ => None,
        })
        .await
        .unwrap();
        heard
    };
    assert_eq!(heard(&white.guest, 0).await, ["Good luck!"]);
    assert_eq!(heard(&watcher, 0).await, ["Good luck!", "Who wins?"]);
    // A player with a brief disconnect already has the chat.
    assert_eq!(heard(&white.guest, 1).await, [""; 0]);
}

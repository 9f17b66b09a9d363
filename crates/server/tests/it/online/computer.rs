//! The computer as an opponent, with the real engine.

use crate::node::{Node, eventually};
use crate::seat::{CASUAL, Seat, deeds, join, started};
use loadtest::{Guest, HttpResponse, request};
use protocol::{ComputerGame, GameId, GameLog, Heat, NewGame, SeekTerms, Side, Why, Wish};
use room::{Action, Duration, Fact, Player, Proposal, Room, Status, TimeControl};
use rules::Color;
use server::store::Store;
use server::{Bus, ComputerSettings, Settings};

const BLACK: SeekTerms = SeekTerms {
    side: Wish::Black,
    ..CASUAL
};

/// One thread, without pauses between moves.
fn settings() -> Settings {
    with_threads(1)
}

fn with_threads(threads: usize) -> Settings {
    Settings {
        computer: ComputerSettings {
            pause: std::time::Duration::ZERO,
            ..ComputerSettings::with_threads(threads)
        },
        ..Settings::default()
    }
}

async fn ask(node: &Node, guest: &Guest, level: u8, terms: SeekTerms) -> HttpResponse {
    let body = serde_json::to_string(&ComputerGame { level, terms }).unwrap();
    let cookie = [("Cookie", guest.cookie.as_str())];
    request(node.address, "POST", "/api/v1/computer", &cookie, &body)
        .await
        .unwrap()
}

async fn begin(node: &Node, guest: &Guest, level: u8, terms: SeekTerms) -> Seat {
    let answer = ask(node, guest, level, terms).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let NewGame { game } = serde_json::from_str(&answer.body).unwrap();
    Seat::join(guest, node, game).await
}

/// Waits until it's the person's turn or the game is over. Returns whether it continues.
async fn wait_for_turn(seat: &mut Seat) -> bool {
    let own = Color::from(seat.side.unwrap());
    loop {
        match seat.room().turn() {
            Some(turn) if turn == own => return true,
            Some(_) => drop(seat.event().await),
            None => return false,
        }
    }
}

async fn play_anything(seat: &mut Seat) {
    let mv = seat.room().game().legal_moves()[0];
    // This client sends moves faster than the limit allows.
    eventually("the server takes the move", async || {
        match seat.act(Action::Move(mv)).await {
            Ok(()) => Some(()),
            Err(Why::TooFast) => None,
            Err(why) => panic!("{why:?}"),
        }
    })
    .await;
}

async fn log(node: &Node, game: GameId) -> GameLog {
    let path = format!("/api/v1/games/{game}");
    let answer = request(node.address, "GET", &path, &[], "").await.unwrap();
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn a_game_is_played_to_its_end_though_the_node_is_replaced() {
    let mut node = Node::with(settings()).await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut seat = begin(&node, &guest, 1, BLACK).await;
    let game = seat.game;
    assert_eq!(
        seat.room().seat(Color::White).player,
        Player::Engine { level: 1 }
    );
    assert_eq!(
        seat.room().seat(Color::White).name.as_str(),
        "Computer (Newcomer)"
    );
    assert!(join(&mut seat.link, game, 0).await.presence.white);
    while wait_for_turn(&mut seat).await {
        if seat.room().plies() == 12 {
            let store = node.kill();
            node = Node::on_with(store, Bus::Alone, settings()).await;
            let again = Seat::join(&guest, &node, game).await;
            assert_eq!(deeds(&again.events), deeds(&seat.events));
            seat = again;
        }
        play_anything(&mut seat).await;
    }
    let room = seat.room();
    assert!(matches!(room.status(), Status::Over(_)));
    assert!(room.plies() > 14, "{}", room.plies());
    let stored = log(&node, game).await;
    assert_eq!(stored.events, seat.events);
    let is_absence = |event: &room::Event| matches!(event.fact, Fact::Disconnected { .. });
    assert!(!stored.events.iter().any(is_absence));
}

#[tokio::test]
async fn the_next_node_thinks_about_what_the_last_one_could_not() {
    let node = Node::with(settings()).await;
    let guest = Guest::new(node.address).await.unwrap();
    let days = TimeControl::PerTurn {
        limit: Duration::from_secs(3 * 86_400),
    };
    let terms = SeekTerms {
        time: days,
        ..BLACK
    };
    let game = begin(&node, &guest, 3, terms).await.game;
    // A node without threads for the computer.
    let node = Node::on_with(node.kill(), Bus::Alone, with_threads(0)).await;
    let mut seat = Seat::join(&guest, &node, game).await;
    play_anything(&mut seat).await;
    drop(seat);
    // It's a correspondence game, and nobody is connected: the watch finds it.
    let node = Node::on_with(node.kill(), Bus::Alone, settings()).await;
    let room = eventually("the computer has moved", async || {
        let room = Room::replay(&log(&node, game).await.events).unwrap();
        (room.plies() == 2).then_some(room)
    })
    .await;
    assert_eq!(room.turn(), Some(Color::Black));
}

#[tokio::test]
async fn it_answers_what_is_proposed() {
    let node = Node::with(settings()).await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut seat = begin(&node, &guest, 10, BLACK).await;
    play_anything(&mut seat).await;
    assert!(wait_for_turn(&mut seat).await);
    // The game has barely started, and the highest level never thinks that it is much worse.
    seat.act(Action::Propose(Proposal::Draw)).await.unwrap();
    if !seat
        .events
        .iter()
        .any(|event| matches!(event.fact, Fact::Declined { .. }))
    {
        let Fact::Declined { by, proposal } = seat.event().await.fact else {
            panic!("not declined");
        };
        assert_eq!((by, proposal), (Color::White, Proposal::Draw));
    }
    let back = Proposal::TakeBack { plies: 2 };
    seat.act(Action::Propose(back)).await.unwrap();
    while seat.room().plies() > 0 {
        seat.event().await;
    }
    play_anything(&mut seat).await;
    assert!(wait_for_turn(&mut seat).await);
    seat.act(Action::Resign).await.unwrap();
    seat.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    join(&mut seat.link, seat.game, 0).await;
    let next = started(&mut seat.link).await;
    // The computer has Black now, so it moves first.
    let mut again = Seat::join(&guest, &node, next).await;
    assert_eq!(again.side, Some(Side::White));
    assert!(wait_for_turn(&mut again).await);
    assert_eq!(again.room().plies(), 1);
}

/// At most two games at a time, no matter how they start.
#[tokio::test]
async fn there_is_no_rematch_with_two_games_under_way() {
    let node = Node::with(settings()).await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut seat = begin(&node, &guest, 1, BLACK).await;
    seat.act(Action::Resign).await.unwrap();
    let (_one, _two) = (
        begin(&node, &guest, 1, BLACK).await,
        begin(&node, &guest, 1, BLACK).await,
    );
    seat.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    let answer = seat.event().await.fact;
    let declined = Fact::Declined {
        by: Color::White,
        proposal: Proposal::Rematch,
    };
    assert_eq!(answer, declined);
}

#[tokio::test]
async fn a_heat_goes_on_with_colours_changed() {
    let node = Node::with(settings()).await;
    let guest = Guest::new(node.address).await.unwrap();
    let terms = SeekTerms {
        heat: true,
        opening: protocol::Opening::ThreeMove,
        ..BLACK
    };
    let mut seat = begin(&node, &guest, 1, terms).await;
    seat.act(Action::Resign).await.unwrap();
    join(&mut seat.link, seat.game, 0).await;
    let next = started(&mut seat.link).await;
    let mut second = Seat::join(&guest, &node, next).await;
    assert_eq!(second.side, Some(Side::White));
    let told = join(&mut second.link, next, 0).await;
    assert_eq!(told.heat, Some(Heat::Second));
    assert!(wait_for_turn(&mut second).await);
}

/// One thread plays many people with the full engine, and nobody waits long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_games_share_one_thread() {
    let node = Node::with(settings()).await;
    let mut seats = Vec::new();
    for _ in 0..12 {
        let guest = Guest::new(node.address).await.unwrap();
        seats.push(begin(&node, &guest, 10, BLACK).await);
    }
    for _ in 0..3 {
        for seat in &mut seats {
            play_anything(seat).await;
        }
        for seat in &mut seats {
            assert!(wait_for_turn(seat).await);
        }
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_the_reason() {
    let mut limits = settings();
    limits.computer.games = 2;
    let node = Node::with(limits).await;
    let ann = Guest::new(node.address).await.unwrap();
    let check = async |guest: &Guest, level, terms, status, text: &str| {
        let answer = ask(&node, guest, level, terms).await;
        assert_eq!(answer.status, status, "{answer:?}");
        assert!(answer.body.contains(text), "{answer:?}");
    };
    check(&ann, 0, CASUAL, 422, "bad_level").await;
    check(&ann, 11, CASUAL, 422, "bad_level").await;
    let sudden_death = |base| TimeControl::SuddenDeath {
        base: Duration::from_secs(base),
    };
    let rated = SeekTerms {
        rated: true,
        time: sudden_death(300),
        ..CASUAL
    };
    check(&ann, 4, rated, 422, "computer_is_casual").await;
    let fast = SeekTerms {
        time: sudden_death(1),
        ..CASUAL
    };
    check(&ann, 4, fast, 422, "bad_clock").await;
    let _one = begin(&node, &ann, 1, BLACK).await;
    let _two = begin(&node, &ann, 1, BLACK).await;
    let bob = Guest::new(node.address).await.unwrap();
    check(&bob, 1, CASUAL, 429, "computer_busy").await;

    // The same player on a node with more room.
    let stranger = Guest {
        cookie: "crownhead=forged".to_owned(),
        ..ann.clone()
    };
    check(&stranger, 1, CASUAL, 401, "no_session").await;
    let node = Node::on_with(node.kill(), Bus::Alone, settings()).await;
    let answer = ask(&node, &ann, 1, CASUAL).await;
    assert_eq!(answer.status, 429);
    assert!(
        answer.body.contains("too_many_computer_games"),
        "{answer:?}"
    );
    let node = Node::on_with(node.kill(), Bus::Alone, with_threads(0)).await;
    let answer = ask(&node, &bob, 1, CASUAL).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("no_computer"), "{answer:?}");
}

/// All nodes may create the levels' players concurrently.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_on_one_store_both_have_the_computer() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("shared.db");
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Store::sqlite(&path).await.unwrap();
        nodes.push(Node::on_with(store, Bus::Alone, settings()).await);
    }
    let guest = Guest::new(nodes[0].address).await.unwrap();
    let white = SeekTerms {
        side: Wish::White,
        ..CASUAL
    };
    let (mut one, two) = tokio::join!(
        begin(&nodes[0], &guest, 5, white),
        begin(&nodes[1], &guest, 5, white)
    );
    assert!(wait_for_turn(&mut one).await);
    // Both nodes have the first game loaded and may think, but only one move is played.
    let mut other = Seat::join(&guest, &nodes[1], one.game).await;
    play_anything(&mut other).await;
    assert!(wait_for_turn(&mut other).await);
    let room = Room::replay(&log(&nodes[1], one.game).await.events).unwrap();
    assert_eq!(room.plies(), 3);
    assert_ne!(one.game, two.game);
}

/// Otherwise, it would count toward the player's two games forever.
#[tokio::test]
async fn a_game_that_the_person_leaves_before_the_first_move_is_aborted() {
    let settings = Settings {
        first_move: Duration::from_millis(1),
        ..settings()
    };
    let node = Node::with(settings).await;
    let guest = Guest::new(node.address).await.unwrap();
    let terms = SeekTerms {
        time: TimeControl::SuddenDeath {
            base: Duration::from_secs(300),
        },
        ..BLACK
    };
    let seat = begin(&node, &guest, 1, terms).await;
    let game = seat.game;
    drop(seat);
    eventually("the game is aborted", async || {
        let log = log(&node, game).await;
        let room = Room::replay(&log.events).unwrap();
        (room.status() == Status::Aborted { by: Color::Black }).then_some(())
    })
    .await;
}

//! Limits of one player and one connection, and what their refusals say.

use crate::node::{Node, eventually};
use crate::seat::{CASUAL, Seat, pair};
use loadtest::{Guest, Link, request};
use protocol::{ClientMessage, GameId, RefusalCode, SeekId, ServerMessage, Why, close};
use room::{Action, Instant, Name, Room, Sides, Terms};
use server::store::{NewGame, Store};
use server::{Bus, Settings};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// The close code after this frame.
async fn closed_after(node: &Node, guest: &Guest, frame: Frame) -> Option<u16> {
    let mut link = guest.connect(node.address).await.unwrap();
    link.send_frame(Message::Frame(frame)).await.unwrap();
    link.closed().await.unwrap()
}

#[tokio::test]
async fn frames_that_break_the_rules_of_websockets_close_with_the_standard_codes() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let frame = |bytes: &'static [u8], kind| Frame::message(bytes, OpCode::Data(kind), true);
    let not_text = frame(&[0xFF, 0xFE], Data::Text);
    let code = closed_after(&node, &guest, not_text).await;
    assert_eq!((code, close::NOT_TEXT), (Some(1007), 1007));
    let unknown = frame(b"{}", Data::Reserved(3));
    let code = closed_after(&node, &guest, unknown).await;
    assert_eq!((code, close::NO_FRAME), (Some(1002), 1002));
    // The rest of a message that never started.
    let rest = frame(b"{}", Data::Continue);
    assert_eq!(closed_after(&node, &guest, rest).await, Some(1002));
    let mut extended = frame(b"{}", Data::Text);
    extended.header_mut().rsv1 = true;
    assert_eq!(closed_after(&node, &guest, extended).await, Some(1002));
}

/// Unsolicited pongs count as messages, so one connection can't keep a core busy.
#[tokio::test]
async fn a_flood_of_pongs_ends_the_connection() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    for frame in [
        Message::Pong(b"nobody asked".as_slice().into()),
        Message::Ping(b"are you there?".as_slice().into()),
    ] {
        let mut link = guest.connect(node.address).await.unwrap();
        for _ in 0..1_000 {
            // It may be closed before everything was sent.
            if link.send_frame(frame.clone()).await.is_err() {
                break;
            }
        }
        // A client that's still sending may see the connection end before its reason.
        let code = link.closed().await.unwrap();
        assert!(code.is_none_or(|code| code == close::TOO_FAST), "{code:?}");
        eventually("the connection is gone", async || {
            (node.connections().await == 0).then_some(())
        })
        .await;
    }
}

async fn say(link: &mut Link, game: GameId, id: u32) -> Result<(), Why> {
    let text = "hello".to_owned();
    link.send(&ClientMessage::Say { id, game, text })
        .await
        .unwrap();
    link.find(|message| match message {
        ServerMessage::Done { id: done } if *done == id => Some(Ok(())),
        ServerMessage::Refused {
            id: refused, why, ..
        } if *refused == Some(id) => Some(Err(why.clone())),
        _ => None,
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn chat_is_limited_for_a_player_and_not_for_a_connection() {
    let node = Node::start().await;
    let [mut ann, mut bob] = pair([&node, &node], CASUAL).await;
    let mut again = Seat::join(&ann.guest, &node, ann.game).await;
    let mut said = 0;
    // On a slow machine, the limit recovers a little between two messages.
    let refused = loop {
        let link = match said % 2 {
            0 => &mut ann.link,
            _ => &mut again.link,
        };
        match say(link, ann.game, said).await {
            Ok(()) => said += 1,
            Err(why) => break why,
        }
        assert!(said < 38, "more than one connection could say");
    };
    assert_eq!(refused, Why::TooMuchChat);
    assert!(said >= 20, "{said}");
    assert_eq!(say(&mut bob.link, bob.game, 1).await, Ok(()));
}

#[tokio::test]
async fn a_player_has_so_many_games_in_progress_and_no_more() {
    const MOST: u8 = 100;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("games.db")).await;
    let store = store.unwrap();
    let node = Node::on(store.clone(), Bus::Alone).await;
    let ann = Guest::new(node.address).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    for number in 0..MOST {
        let game = new_game(number, &ann, &bob);
        if number == MOST - 1 {
            assert_eq!(challenge(&node, &ann).await, (201, String::new()));
        }
        store.begin_game(game).await.unwrap();
    }
    let (status, why) = challenge(&node, &ann).await;
    assert_eq!((status, why.as_str()), (429, "too_many_running"));
    let mut link = bob.connect(node.address).await.unwrap();
    let terms = CASUAL;
    link.send(&ClientMessage::Seek { id: 1, terms })
        .await
        .unwrap();
    let refused = |message: &ServerMessage| match message {
        ServerMessage::Refused { id, code, why, .. } => Some((*id, *code, why.clone())),
        _ => None,
    };
    let expected = (Some(1), RefusalCode::TooMany, Why::TooManyRunning);
    assert_eq!(link.find(refused).await.unwrap(), expected);
}

/// A game between these two. The number determines its ID.
fn new_game(number: u8, black: &Guest, white: &Guest) -> NewGame {
    let seat = |name| room::Seat::human(Name::new(name).unwrap());
    let terms = Terms::local(Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    });
    let (_, opened) = Room::open(terms, Instant::from_millis(0)).unwrap();
    let mut bytes = [0; 12];
    (bytes[0], bytes[1]) = (number / 32, number % 32);
    NewGame {
        id: GameId::from_random(bytes),
        black: black.me.player,
        white: white.me.player,
        rated: false,
        after: None,
        heat: None,
        opened,
        seeks: Vec::new(),
    }
}

/// Joins a game. Returns whether that's allowed.
async fn may_join(link: &mut Link, game: GameId) -> bool {
    link.send(&ClientMessage::Join { game, from: 0 })
        .await
        .unwrap();
    link.find(|message| match message {
        ServerMessage::Game(log) if log.game == game => Some(true),
        ServerMessage::Refused {
            game: about, why, ..
        } if *about == Some(game) => {
            assert_eq!(*why, Why::TooManyGames);
            Some(false)
        }
        _ => None,
    })
    .await
    .unwrap()
}

/// Joining every game ever played would fill the memory of the node.
#[tokio::test]
async fn a_connection_watches_so_many_games_and_no_more() {
    const MOST: u8 = 16;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("games.db")).await;
    let store = store.unwrap();
    let node = Node::on(store.clone(), Bus::Alone).await;
    let [ann, bob, eve] = [(); 3].map(|()| Guest::new(node.address));
    let (ann, bob, eve) = (ann.await.unwrap(), bob.await.unwrap(), eve.await.unwrap());
    let mut games = Vec::new();
    for number in 0..MOST + 2 {
        let game = new_game(number, &ann, &bob);
        games.push(game.id);
        store.begin_game(game).await.unwrap();
    }
    let mut player = ann.connect(node.address).await.unwrap();
    let mut spectator = eve.connect(node.address).await.unwrap();
    for (place, &game) in games.iter().enumerate() {
        assert!(may_join(&mut player, game).await);
        let may_watch = may_join(&mut spectator, game).await;
        assert_eq!(may_watch, place < usize::from(MOST), "{place}");
    }
    // Joining again means catching up.
    assert!(may_join(&mut spectator, games[0]).await);
    assert!(!may_join(&mut spectator, games[16]).await);
    for game in [games[0], games[16]] {
        let leave = ClientMessage::Leave { game };
        spectator.send(&leave).await.unwrap();
    }
    // The game that's left hears about it before the other one is asked.
    eventually("another game can be watched", async || {
        may_join(&mut spectator, games[16]).await.then_some(())
    })
    .await;
    assert!(!may_join(&mut spectator, games[17]).await);
}

/// The status of a new challenge, and why it's refused.
async fn challenge(node: &Node, guest: &Guest) -> (u16, String) {
    let cookie = [("Cookie", guest.cookie.as_str())];
    let terms = serde_json::to_string(&CASUAL).unwrap();
    let path = "/api/v1/challenges";
    let answer = request(node.address, "POST", path, &cookie, &terms).await;
    let answer = answer.unwrap();
    let body: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    let why = body["why"].as_str().unwrap_or_default().to_owned();
    (answer.status, why)
}

/// A guest is a stored row, so the limit is lower than for other requests.
#[tokio::test]
async fn an_address_makes_fewer_guests_than_requests() {
    let settings = Settings {
        is_behind_proxy: true,
        ..Settings::default()
    };
    let node = Node::with(settings).await;
    let from = ("X-Forwarded-For", "192.0.2.1");
    let new_guest = async || {
        let answer = request(node.address, "POST", "/api/v1/session", &[from], "{}").await;
        answer.unwrap().status
    };
    let mut guests = 0;
    while guests < 60 && new_guest().await == 201 {
        guests += 1;
    }
    assert!((30..60).contains(&guests), "{guests}");
    // Other requests of the address are still served.
    let wrong = r#"{"name":"Nobody","password":"correct horse"}"#;
    let login = request(node.address, "POST", "/api/v1/login", &[from], wrong).await;
    assert_eq!(login.unwrap().status, 422);
}

/// Cheap requests read the database, too.
#[tokio::test]
async fn an_address_has_a_limit_for_requests_of_any_kind() {
    let settings = Settings {
        is_behind_proxy: true,
        ..Settings::default()
    };
    let node = Node::with(settings).await;
    let ask = async |address: &str| {
        let from = [("X-Forwarded-For", address)];
        let path = "/api/v1/games/0123456789ab";
        request(node.address, "GET", path, &from, "").await.unwrap()
    };
    let mut asked = 0;
    let refused = loop {
        let answer = ask("192.0.2.1").await;
        if answer.status == 429 {
            break answer;
        }
        assert_eq!(answer.status, 404, "{answer:?}");
        asked += 1;
        // Slow machines give some back.
        assert!(asked < 6_000, "there's no limit");
    };
    assert!(asked >= 600, "{asked}");
    assert_eq!(refused.header("retry-after"), Some("2"));
    assert!(
        refused.body.contains("too_many_requests"),
        "{}",
        refused.body
    );
    assert_eq!(ask("192.0.2.2").await.status, 404);
}

/// Everyone in the lobby hears about each seek.
#[tokio::test]
async fn seeks_are_limited_for_a_player_and_not_for_a_connection() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut links = [
        guest.connect(node.address).await.unwrap(),
        guest.connect(node.address).await.unwrap(),
    ];
    let mut searched = 0;
    let why = loop {
        let link = &mut links[usize::try_from(searched % 2).unwrap()];
        // Someone else's, which is gone.
        let seek = SeekId::from_random([7; 12]);
        let id = searched;
        link.send(&ClientMessage::Take { id, seek }).await.unwrap();
        match refused(link).await {
            (_, _, Why::OfferGone) => searched += 1,
            (_, _, why) => break why,
        }
        assert!(searched < 58, "more than one connection could search");
    };
    assert_eq!(why, Why::TooFast);
    assert!(searched >= 30, "{searched}");
    let terms = CASUAL;
    let seek = ClientMessage::Seek { id: 99, terms };
    links[0].send(&seek).await.unwrap();
    let (id, _, why) = refused(&mut links[0]).await;
    assert_eq!((id, why), (Some(99), Why::TooFast));
    // Others can still search.
    let other = Guest::new(node.address).await.unwrap();
    let mut link = other.connect(node.address).await.unwrap();
    link.send(&seek).await.unwrap();
    let is_done =
        |message: &ServerMessage| matches!(message, ServerMessage::Done { id: 99 }).then_some(());
    link.find(is_done).await.unwrap();
}

#[tokio::test]
async fn every_refusal_names_its_message_and_its_game() {
    let node = Node::start().await;
    let [mut ann, _bob] = pair([&node, &node], CASUAL).await;
    let game = ann.game;
    let other = GameId::from_random([7; 12]);
    let actions = r#"{"act":{"id":ID,"game":"GAME","ply":0,"action":{"move":[11,15]}}}
        {"act":{"id":ID,"game":"GAME","ply":0,"action":{"move":[11,33]}}}
        {"act":{"id":ID,"game":"GAME","ply":9,"action":{"move":[11,15]}}}
        {"act":{"id":ID,"game":"GAME","ply":0,"action":"fly"}}
        {"act":{"id":ID,"game":"GAME","ply":0,"action":"claim_draw"}}
        {"premove":{"id":ID,"game":"GAME","ply":5,"path":[11,15]}}
        {"premove":{"id":ID,"game":"GAME","ply":1,"path":[11,99]}}
        {"say":{"id":ID,"game":"GAME","text":""}}
        {"say":{"id":ID,"game":"GAME","text":"hi","loud":true}}"#;
    let mut id = 0;
    for game in [other, game] {
        for action in actions.lines() {
            id += 1;
            if game == ann.game && action.contains(r#""ply":0,"action":{"move":[11,15]}"#) {
                continue;
            }
            let text = action.replace("ID", &id.to_string());
            let text = text.replace("GAME", game.as_str());
            ann.link.send_text(&text).await.unwrap();
            let refused = refused(&mut ann.link).await;
            assert_eq!((refused.0, refused.1), (Some(id), Some(game)), "{text}");
        }
    }
    // A flood, too.
    let mut link = ann.guest.connect(node.address).await.unwrap();
    for id in 1..=60 {
        let act = ClientMessage::Act {
            id,
            game,
            ply: 0,
            action: Action::Resign,
        };
        link.send(&act).await.unwrap();
    }
    let mut is_limited = false;
    for expected in 1..=60 {
        let (id, about, why) = refused(&mut link).await;
        assert_eq!((id, about), (Some(expected), Some(game)));
        is_limited |= why == Why::TooFast;
    }
    assert!(is_limited);
}

async fn refused(link: &mut Link) -> (Option<u32>, Option<GameId>, Why) {
    link.find(|message| match message {
        ServerMessage::Refused { id, game, why, .. } => Some((*id, *game, why.clone())),
        _ => None,
    })
    .await
    .unwrap()
}

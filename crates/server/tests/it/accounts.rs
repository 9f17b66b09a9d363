//! Accounts: registration, use and deletion.

use crate::node::Node;
use crate::seat::Seat;
use loadtest::{Guest, HttpResponse, Link, request};
use protocol::{ClientMessage, GameId, Me, NewAccount, ServerMessage, close};
use room::Action;

/// A browser, with or without a cookie.
struct Browser<'n> {
    node: &'n Node,
    cookie: String,
}

impl Browser<'_> {
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> HttpResponse {
        let path = format!("/api/v1/{path}");
        let headers = [("Cookie", self.cookie.as_str())];
        let answer = request(self.node.address, method, &path, &headers, body)
            .await
            .unwrap();
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        answer
    }

    async fn check(&mut self, method: &str, path: &str, body: &str, status: u16, text: &str) {
        let answer = self.ask(method, path, body).await;
        assert_eq!(answer.status, status, "{method} {path} {body}: {answer:?}");
        assert!(
            answer.body.contains(text),
            "{method} {path} {body}: {answer:?}"
        );
    }
}

async fn guest(node: &Node) -> (Browser<'_>, Me) {
    let guest = Guest::new(node.address).await.unwrap();
    let browser = Browser {
        node,
        cookie: guest.cookie,
    };
    (browser, guest.me)
}

const ANN: &str = r#"{"name":"Ann Lee","password":"correct horse"}"#;

/// Progress from both devices of an account is merged, and nobody else sees it.
#[tokio::test]
async fn progress_is_the_same_on_each_device() {
    let node = Node::start().await;
    let (mut laptop, _) = guest(&node).await;
    let lesson = r#"{"lessons":"moving 1\n"}"#;
    laptop
        .check("PUT", "progress", lesson, 422, "need_account")
        .await;
    laptop.check("POST", "account", ANN, 201, "").await;
    let empty = r#"{"lessons":"","drills":"""#;
    laptop.check("GET", "progress", "", 200, empty).await;
    let first = r#""lessons":"moving 1\n""#;
    laptop.check("PUT", "progress", lesson, 200, first).await;
    let (mut phone, _) = guest(&node).await;
    phone.check("POST", "login", ANN, 200, "").await;
    // Invalid lines are dropped; the rest is merged with the other device's progress.
    let more = r#"{"lessons":"jumping 2\nnowhere 9\n","drills":"two-kings 1 12\n"}"#;
    let both = r#""lessons":"jumping 2\nmoving 1\n","drills":"two-kings 1 12\n""#;
    phone.check("PUT", "progress", more, 200, both).await;
    laptop.check("GET", "progress", "", 200, both).await;
    // An older copy takes nothing back.
    laptop.check("PUT", "progress", lesson, 200, both).await;
    laptop
        .check("PUT", "progress", r#"{"games":""}"#, 400, "bad_message")
        .await;
    let long = format!(r#"{{"puzzles":"{}"}}"#, "solved 1 ".repeat(60_000));
    laptop.check("PUT", "progress", &long, 413, "").await;
    let large = format!(r#"{{"puzzles":"{}"}}"#, "x ".repeat(100_000));
    laptop.check("PUT", "progress", &large, 200, both).await;
    let (mut stranger, _) = guest(&node).await;
    stranger
        .check("GET", "progress", "", 422, "need_account")
        .await;
}

/// The server draws the puzzles of a rush, replays the answers, and lists the best.
#[tokio::test]
async fn a_rush_is_replayed_and_listed() {
    let node = Node::start().await;
    let (mut ann, me) = guest(&node).await;
    ann.check("POST", "rush", "", 422, "need_account").await;
    ann.check("POST", "account", ANN, 201, "").await;
    let empty = r#"{"best":[],"mine":null}"#;
    ann.check("GET", "rush", "", 200, empty).await;
    ann.check("GET", "rush?span=year", "", 400, "bad_query")
        .await;
    // Nothing was started.
    let run =
        |started: i64, answers: &str| format!(r#"{{"started":{started},"answers":[{answers}]}}"#);
    ann.check("PUT", "rush", &run(5, ""), 409, "stale").await;
    let start = ann.ask("POST", "rush", "").await;
    assert_eq!(start.status, 201, "{start:?}");
    let start: protocol::RushStart = serde_json::from_str(&start.body).unwrap();
    assert_eq!(start.puzzles.len(), learn::RUSH_PUZZLES);
    let started = start.started.as_millis();
    let puzzles = learn::PuzzleFile::decode(learn::PUZZLES).unwrap().puzzles;
    let first = puzzles.iter().find(|it| it.id() == start.puzzles[0]);
    let first = first.unwrap();
    let moves: Vec<Vec<u8>> = first
        .solution
        .iter()
        .step_by(2)
        .map(|mv| mv.path().iter().map(|square| square.number()).collect())
        .collect();
    let answer = |millis: u32| {
        let moves = serde_json::to_string(&moves).unwrap();
        format!(r#"{{"moves":{moves},"millis":{millis}}}"#)
    };
    // No person is that fast, and nobody answers in the future.
    ann.check("PUT", "rush", &run(started, &answer(0)), 400, "faster")
        .await;
    let late = run(started, &answer(170_000));
    ann.check("PUT", "rush", &late, 400, "future").await;
    let long = run(started, &"1".repeat(40_000));
    ann.check("PUT", "rush", &long, 413, "").await;
    // An empty rush is one that nothing was solved in. It counts once.
    let none = r#"{"solved":0,"missed":0}"#;
    ann.check("PUT", "rush", &run(started, ""), 200, none).await;
    ann.check("PUT", "rush", &run(started, ""), 409, "stale")
        .await;
    let place = format!(r#"{{"best":[{{"place":1,"player":"{}""#, me.player);
    ann.check("GET", "rush", "", 200, &place).await;
    ann.check("GET", "rush?span=all", "", 200, "Ann Lee").await;
    // Strangers see the list, too.
    let (mut stranger, _) = guest(&node).await;
    stranger
        .check("GET", "rush", "", 200, r#""mine":null"#)
        .await;
    let forget = r#"{"password":"correct horse"}"#;
    ann.check("DELETE", "account", forget, 204, "").await;
    stranger.check("GET", "rush?span=all", "", 200, empty).await;
}

#[tokio::test]
async fn a_guest_becomes_somebody_and_comes_back_on_another_device() {
    let node = Node::start().await;
    let (mut laptop, me) = guest(&node).await;
    laptop
        .check("POST", "account", ANN, 201, "\"guest\":false")
        .await;
    laptop
        .check("GET", "session", "", 200, &format!("{}", me.player))
        .await;
    laptop
        .check("POST", "account", ANN, 422, "account_exists")
        .await;

    let (mut phone, other) = guest(&node).await;
    assert_ne!(me.player, other.player);
    phone
        .check("POST", "login", ANN, 200, &format!("{}", me.player))
        .await;
    phone.check("GET", "session", "", 200, "Ann Lee").await;

    // A new password logs out the other device, and the old password no longer works.
    let change = r#"{"old":"correct horse","new":"battery staple"}"#;
    phone
        .check("PUT", "account/password", change, 200, "Ann Lee")
        .await;
    phone
        .check("PUT", "account/password", change, 422, "wrong_login")
        .await;
    laptop.check("GET", "session", "", 401, "").await;
    laptop.check("POST", "login", ANN, 422, "wrong_login").await;
    let right = r#"{"name":"ann_lee","password":"battery staple"}"#;
    laptop.check("POST", "login", right, 200, "Ann Lee").await;

    phone.check("POST", "logout", "", 204, "").await;
    assert_eq!(phone.cookie, "crownhead=");
    phone.check("GET", "session", "", 401, "").await;

    laptop
        .check(
            "DELETE",
            "account",
            r#"{"password":"correct horse"}"#,
            422,
            "wrong_login",
        )
        .await;
    laptop
        .check(
            "DELETE",
            "account",
            r#"{"password":"battery staple"}"#,
            204,
            "",
        )
        .await;
    laptop.check("GET", "session", "", 401, "").await;
    laptop
        .check("POST", "login", right, 422, "wrong_login")
        .await;
}

/// After logging out, a client can't do anything, not even over an existing connection.
#[tokio::test]
async fn a_connection_ends_with_its_session() {
    let node = Node::start().await;
    let (mut laptop, _) = guest(&node).await;
    laptop.check("POST", "account", ANN, 201, "").await;
    let (mut phone, _) = guest(&node).await;
    let (mut tablet, _) = guest(&node).await;
    let mut links = Vec::new();
    for browser in [&mut phone, &mut tablet] {
        browser.check("POST", "login", ANN, 200, "").await;
    }
    for browser in [&laptop, &phone, &tablet] {
        links.push(Link::open(node.address, &browser.cookie).await.unwrap());
    }
    let [on_laptop, on_phone, on_tablet] = links.as_mut_slice() else {
        unreachable!()
    };
    phone.check("POST", "logout", "", 204, "").await;
    assert_eq!(on_phone.closed().await.unwrap(), Some(close::REVOKED));
    let passwords = r#"{"old":"correct horse","new":"battery staple"}"#;
    laptop
        .check("PUT", "account/password", passwords, 200, "")
        .await;
    assert_eq!(on_tablet.closed().await.unwrap(), Some(close::REVOKED));
    // The device that changed the password stays connected until the account is deleted.
    on_laptop
        .send(&ClientMessage::Ping { id: 1 })
        .await
        .unwrap();
    let pong =
        |message: &ServerMessage| matches!(message, ServerMessage::Pong { .. }).then_some(());
    on_laptop.find(pong).await.unwrap();
    let password = r#"{"password":"battery staple"}"#;
    laptop.check("DELETE", "account", password, 204, "").await;
    assert_eq!(on_laptop.closed().await.unwrap(), Some(close::REVOKED));
}

#[tokio::test]
async fn names_belong_to_one_player() {
    let node = Node::start().await;
    let (mut ann, _) = guest(&node).await;
    ann.check("POST", "account", ANN, 201, "Ann Lee").await;
    let (mut eve, _) = guest(&node).await;
    let like = r#"{"name":"ANN-LEE","password":"something else"}"#;
    eve.check("POST", "account", like, 409, "name_taken").await;
    let reserved = r#"{"name":"Adm1n","password":"something else"}"#;
    eve.check("POST", "account", reserved, 422, "name_reserved")
        .await;
    let short = r#"{"name":"Eve","password":"short"}"#;
    eve.check("POST", "account", short, 422, "password_length")
        .await;
    let mut nobody = Browser {
        node: &node,
        cookie: String::new(),
    };
    nobody
        .check(
            "POST",
            "session",
            r#"{"name":"ann lee"}"#,
            409,
            "name_of_account",
        )
        .await;
    nobody.check("POST", "account", ANN, 401, "").await;
    eve.check(
        "DELETE",
        "account",
        r#"{"password":"x"}"#,
        422,
        "need_account",
    )
    .await;
    eve.check("POST", "account", r#"{"name":"Eve"}"#, 400, "")
        .await;
}

/// The throttle's own tests control the time, so they check how fast attempts come back.
#[tokio::test]
async fn passwords_cannot_be_guessed_for_long() {
    let node = Node::start().await;
    let (eve, _) = guest(&node).await;
    // All concurrently, because on a slow machine attempts would come back in the meantime.
    let tries = (0..40).map(|_| {
        let (address, cookie) = (node.address, eve.cookie.clone());
        tokio::spawn(async move {
            let body = r#"{"name":"Nobody","password":"12345678"}"#;
            let headers = [("Cookie", cookie.as_str())];
            let answer = request(address, "POST", "/api/v1/login", &headers, body).await;
            answer.unwrap().status
        })
    });
    let (mut tried, mut refused) = (0, 0);
    for one in tries.collect::<Vec<_>>() {
        match one.await.unwrap() {
            422 => tried += 1,
            429 => refused += 1,
            status => panic!("{status}"),
        }
    }
    assert_eq!((tried, refused), (5, 35));
    // Others can still try other names.
    let body = r#"{"name":"Somebody","password":"12345678"}"#;
    let (mut bob, _) = guest(&node).await;
    bob.check("POST", "login", body, 422, "wrong_login").await;
    // The delay grows with each attempt, so it soon takes longer than an attempt.
    let body = r#"{"name":"Nobody","password":"12345678"}"#;
    let mut answer = bob.ask("POST", "login", body).await;
    for _ in 0..8 {
        if answer.status == 422 {
            answer = bob.ask("POST", "login", body).await;
        }
    }
    assert_eq!(answer.status, 429, "{answer:?}");
    assert!(answer.header("retry-after").is_some(), "{answer:?}");
}

/// Someone who has seen the guest's session can't access the account.
#[tokio::test]
async fn an_account_has_a_session_of_its_own() {
    let node = Node::start().await;
    let (mut ann, me) = guest(&node).await;
    let mut thief = Browser {
        node: &node,
        cookie: ann.cookie.clone(),
    };
    let mut link = Link::open(node.address, &ann.cookie).await.unwrap();
    ann.check("POST", "account", ANN, 201, "").await;
    assert_ne!(ann.cookie, thief.cookie);
    thief.check("GET", "session", "", 401, "").await;
    ann.check("GET", "session", "", 200, &me.player.to_string())
        .await;
    // Existing connections belong to the new session, and end with it.
    link.send(&ClientMessage::Ping { id: 1 }).await.unwrap();
    let pong =
        |message: &ServerMessage| matches!(message, ServerMessage::Pong { .. }).then_some(());
    link.find(pong).await.unwrap();
    ann.check("POST", "logout", "", 204, "").await;
    assert_eq!(link.closed().await.unwrap(), Some(close::REVOKED));
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_with_a_code() {
    let node = Node::start().await;
    let (mut laptop, me) = guest(&node).await;
    let made = laptop.ask("POST", "account", ANN).await;
    let made: NewAccount = serde_json::from_str(&made.body).unwrap();
    assert_eq!((made.me.player, made.recovery.len()), (me.player, 10));
    let mut phone = Browser {
        node: &node,
        cookie: String::new(),
    };
    let recover =
        |code: &str| format!(r#"{{"name":"ann lee","code":"{code}","new":"battery staple"}}"#);
    let path = "account/recovery";
    phone
        .check(
            "PUT",
            path,
            &recover("abcde-fghjk-mnpqr"),
            422,
            "wrong_code",
        )
        .await;
    let code = made.recovery[3].to_uppercase();
    phone
        .check("PUT", path, &recover(&code), 200, "Ann Lee")
        .await;
    phone.check("GET", "session", "", 200, "Ann Lee").await;
    // All other devices are logged out, and no code works twice.
    laptop.check("GET", "session", "", 401, "").await;
    laptop
        .check("PUT", path, &recover(&code), 422, "wrong_code")
        .await;
    let right = r#"{"name":"Ann Lee","password":"battery staple"}"#;
    laptop.check("POST", "login", right, 200, "").await;
    // New codes replace the old ones.
    let wrong = r#"{"password":"correct horse"}"#;
    laptop.check("POST", path, wrong, 422, "wrong_login").await;
    let password = r#"{"password":"battery staple"}"#;
    laptop.check("POST", path, password, 201, "codes").await;
    phone
        .check("PUT", path, &recover(&made.recovery[4]), 422, "wrong_code")
        .await;
}

#[tokio::test]
async fn names_that_look_alike_or_official_and_common_passwords_are_refused() {
    let node = Node::start().await;
    let account = |name: &str| format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
    let (mut ann, _) = guest(&node).await;
    ann.check("POST", "account", &account("William"), 201, "")
        .await;
    let (mut eve, _) = guest(&node).await;
    eve.check("POST", "account", &account("VViIliarn"), 409, "name_taken")
        .await;
    for name in ["Guest 1234", "Deleted player", "Moderator X", "Crovvnhead"] {
        eve.check("POST", "account", &account(name), 422, "name_reserved")
            .await;
    }
    let common = r#"{"name":"Eve","password":"Password2026!"}"#;
    eve.check("POST", "account", common, 422, "password_common")
        .await;
    let mut nobody = Browser {
        node: &node,
        cookie: String::new(),
    };
    nobody
        .check(
            "POST",
            "session",
            r#"{"name":"Wil1iarn"}"#,
            409,
            "name_of_account",
        )
        .await;
}

/// A deleted account leaves its games to its opponents, and its name isn't kept anywhere: not even
/// by a game that's live, nor in its chat, nor in the next game of its heat.
#[tokio::test]
async fn a_deleted_name_is_in_no_log() {
    let node = Node::start().await;
    let (mut ann, _) = guest(&node).await;
    ann.check("POST", "account", ANN, 201, "").await;
    let mut on_ann = Link::open(node.address, &ann.cookie).await.unwrap();
    let terms = r#"{"time":"unlimited","rated":false,"side":"any","opening":"free","heat":true}"#;
    let seek = ann.ask("POST", "challenges", terms).await;
    let seek: protocol::Challenge = serde_json::from_str(&seek.body).unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let mut link = bob.connect(node.address).await.unwrap();
    let seek = seek.seek.id;
    link.send(&ClientMessage::Take { id: 1, seek })
        .await
        .unwrap();
    let game = crate::seat::started(&mut link).await;
    let mut bob = Seat::join(&bob, &node, game).await;
    crate::seat::join(&mut on_ann, game, 0).await;
    let (id, text) = (2, "Hello".to_owned());
    on_ann
        .send(&ClientMessage::Say { id, game, text })
        .await
        .unwrap();
    let eve = Guest::new(node.address).await.unwrap();
    assert!(shown(&eve, &node, game).await.contains("Ann Lee"));
    let path = format!("games/{game}");
    ann.check("GET", &path, "", 200, "Ann Lee").await;
    let password = r#"{"password":"correct horse"}"#;
    ann.check("DELETE", "account", password, 204, "").await;
    let log = ann.ask("GET", &path, "").await;
    assert!(!log.body.contains("Ann Lee"), "{log:?}");
    assert!(log.body.contains("Deleted player"), "{log:?}");
    let pdn = ann.ask("GET", &format!("{path}/pdn"), "").await;
    assert!(!pdn.body.contains("Ann Lee"), "{pdn:?}");
    // Bob is still there, so the game is live.
    let live = shown(&eve, &node, game).await;
    assert!(!live.contains("Ann Lee"), "{live}");
    assert!(live.contains("Deleted player"), "{live}");
    let mut watcher = Seat::join(&eve, &node, game).await;
    bob.act(Action::Resign).await.unwrap();
    let next = crate::seat::started(&mut watcher.link).await;
    let live = shown(&eve, &node, next).await;
    assert!(!live.contains("Ann Lee"), "{live}");
    ann.check("GET", &format!("games/{next}"), "", 200, "Deleted player")
        .await;
}

/// Everything that a new spectator is shown, including the chat.
async fn shown(guest: &Guest, node: &Node, game: GameId) -> String {
    let mut link = guest.connect(node.address).await.unwrap();
    let join = ClientMessage::Join { game, from: 0 };
    link.send(&join).await.unwrap();
    // A refusal comes after everything else.
    let move_of_nobody = ClientMessage::Act {
        id: 7,
        game,
        ply: 0,
        action: Action::Resign,
    };
    link.send(&move_of_nobody).await.unwrap();
    let mut shown = String::new();
    link.find(|message| match message {
        ServerMessage::Refused { id: Some(7), .. } => Some(()),
        _ => {
            shown += &message.encode();
            None
        }
    })
    .await
    .unwrap();
    shown
}

//! Malicious or broken clients. Each gets its response, and the others notice nothing.

use crate::node::{Node, eventually};
use loadtest::{Guest, Link, request};
use protocol::{
    ClientMessage, GameId, PlayerId, RefusalCode, SeekTerms, ServerMessage, VERSION, close,
};
use room::{Command, Event, Instant, Name, Room, Seat, Sides, Terms};
use rules::Color;
use server::store::{NewGame, Store};
use sqlx::{AnyConnection, Connection};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const CASUAL: &str = r#"{"time":"unlimited"}"#;

fn terms() -> SeekTerms {
    serde_json::from_str(CASUAL).unwrap()
}

/// Two people start a game, which proves that the server works. Their terms are unlike those of all
/// other tests here, because a seek of someone who has just left may still be open.
async fn others_notice_nothing(node: &Node) {
    let ann = Guest::new(node.address).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let mut one = ann.connect(node.address).await.unwrap();
    let mut two = bob.connect(node.address).await.unwrap();
    let terms = SeekTerms {
        heat: true,
        ..terms()
    };
    let seek = ClientMessage::Seek { id: 1, terms };
    one.send(&seek).await.unwrap();
    two.send(&seek).await.unwrap();
    for link in [&mut one, &mut two] {
        let begun = |message: &ServerMessage| {
            matches!(message, ServerMessage::Started { .. }).then_some(())
        };
        link.find(begun).await.unwrap();
    }
}

async fn refusal(link: &mut Link, wanted: u32) -> Option<RefusalCode> {
    link.find(|message| match message {
        ServerMessage::Refused { id, code, .. } if *id == Some(wanted) => Some(Some(*code)),
        ServerMessage::Done { id } if *id == wanted => Some(None),
        _ => None,
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn a_client_of_another_version_is_told_to_load_anew() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    for version in [0, VERSION + 1] {
        let mut link = Link::open_silently(node.address, &guest.cookie)
            .await
            .unwrap();
        link.send(&ClientMessage::Hello { version }).await.unwrap();
        let answer = link.message().await.unwrap();
        assert_eq!(answer, ServerMessage::Outdated { version: VERSION });
        assert_eq!(link.closed().await.unwrap(), Some(close::OUTDATED));
    }
}

#[tokio::test]
async fn frames_that_are_no_messages_end_the_connection() {
    use tokio_tungstenite::tungstenite::Message;
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut binary = guest.connect(node.address).await.unwrap();
    binary
        .send_frame(Message::binary(vec![1, 2, 3]))
        .await
        .unwrap();
    assert_eq!(binary.closed().await.unwrap(), Some(close::BROKE_PROTOCOL));
    let mut long = guest.connect(node.address).await.unwrap();
    // The server may close before everything was sent.
    let _ = long
        .send_text(&"x".repeat(protocol::MAX_MESSAGE_BYTES + 1))
        .await;
    assert_eq!(long.closed().await.unwrap(), Some(close::TOO_LONG));
    let mut early = Link::open_silently(node.address, &guest.cookie)
        .await
        .unwrap();
    early.send(&ClientMessage::Ping { id: 1 }).await.unwrap();
    assert_eq!(early.closed().await.unwrap(), Some(close::BROKE_PROTOCOL));
    others_notice_nothing(&node).await;
}

#[tokio::test]
async fn a_player_has_so_many_connections_games_and_seeks_and_no_more() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut links = Vec::new();
    for _ in 0..20 {
        links.push(guest.connect(node.address).await.unwrap());
    }
    assert!(guest.connect(node.address).await.is_err());

    let link = &mut links[0];
    for number in 0..33_u8 {
        let mut bytes = [0; 12];
        bytes[11] = number % 32;
        bytes[10] = number / 32;
        let game = GameId::from_random(bytes);
        let join = ClientMessage::Join { game, from: 0 };
        link.send(&join).await.unwrap();
    }
    let refused = link
        .find(|message| match message {
            ServerMessage::Refused { code, game, .. } => Some((*code, *game)),
            _ => None,
        })
        .await
        .unwrap();
    let last = "000000000010".parse().unwrap();
    assert_eq!(refused, (RefusalCode::TooMany, Some(last)));

    let link = &mut links[1];
    for id in 1..=9 {
        let terms = terms();
        link.send(&ClientMessage::Seek { id, terms }).await.unwrap();
        let expected = (id == 9).then_some(RefusalCode::TooMany);
        assert_eq!(refusal(link, id).await, expected, "{id}");
    }
    let cookie = [("Cookie", guest.cookie.as_str())];
    let path = "/api/v1/challenges";
    let answer = request(node.address, "POST", path, &cookie, CASUAL)
        .await
        .unwrap();
    assert_eq!(answer.status, 429, "{answer:?}");
    drop(links);
    others_notice_nothing(&node).await;
}

#[tokio::test]
async fn what_people_say_is_short_and_plain() {
    let folder = tempfile::tempdir().unwrap();
    let (node, guest, game) = with_long_game(&folder, 2).await;
    let mut link = guest.connect(node.address).await.unwrap();
    let join = ClientMessage::Join { game, from: 0 };
    link.send(&join).await.unwrap();
    let mut check = async |id: u32, text: &str, expected: Option<RefusalCode>| {
        let text = text.to_owned();
        let say = ClientMessage::Say { id, game, text };
        link.send(&say).await.unwrap();
        assert_eq!(refusal(&mut link, id).await, expected, "{id}");
    };
    let no = Some(RefusalCode::NotAllowed);
    check(1, "<b>Good luck!</b> \u{1F451}", None).await;
    check(2, &"x".repeat(200), None).await;
    check(3, &"x".repeat(201), no).await;
    check(4, "   ", no).await;
    check(5, "one\ntwo", no).await;
    check(6, "\u{7}", no).await;
}

#[tokio::test]
async fn messages_out_of_order_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (node, guest, game) = with_long_game(&folder, 2).await;
    let link = &mut guest.connect(node.address).await.unwrap();
    async fn check(link: &mut Link, id: u32, message: String, expected: RefusalCode) {
        let message = message
            .replace("GAME", &long_game_id().to_string())
            .replace("ID", &id.to_string());
        link.send_text(&message).await.unwrap();
        assert_eq!(refusal(link, id).await, Some(expected), "{message}");
    }
    let act = |ply: u32, action: &str| {
        format!(r#"{{"act":{{"id":ID,"game":"GAME","ply":{ply},"action":{action}}}}}"#)
    };
    use RefusalCode::{BadMessage, NotAllowed, NotFound, NotJoined, Stale};
    check(link, 1, act(0, r#"{"move":[11,15]}"#), NotJoined).await;
    let join = ClientMessage::Join { game, from: 0 };
    link.send(&join).await.unwrap();
    check(link, 3, act(1, r#"{"move":[11,15]}"#), Stale).await;
    check(link, 4, act(4_000_000_000, r#"{"move":[11,15]}"#), Stale).await;
    check(link, 5, act(0, r#"{"move":[15,11]}"#), NotAllowed).await;
    check(link, 6, act(0, r#"{"accept":"draw"}"#), NotAllowed).await;
    check(link, 7, act(0, r#"{"propose":"rematch"}"#), NotAllowed).await;
    check(link, 8, act(0, r#""claim_abandonment""#), NotAllowed).await;
    let premove = |ply: u32, path: &str| {
        format!(r#"{{"premove":{{"id":ID,"game":"GAME","ply":{ply},"path":{path}}}}}"#)
    };
    check(link, 9, premove(7, "[11,15]"), Stale).await;
    check(link, 10, premove(1, "[11,99]"), NotAllowed).await;
    let take = r#"{"take":{"id":ID,"seek":"0123456789ab"}}"#;
    check(link, 11, take.to_owned(), NotFound).await;
    let unseek = r#"{"unseek":{"id":ID,"seek":"0123456789ab"}}"#;
    check(link, 12, unseek.to_owned(), NotFound).await;
    check(link, 13, act(0, r#"{"move":[11,33]}"#), BadMessage).await;
}

#[tokio::test]
async fn who_says_nothing_is_closed() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut link = Link::open_silently(node.address, &guest.cookie)
        .await
        .unwrap();
    assert_eq!(link.closed().await.unwrap(), Some(close::BROKE_PROTOCOL));
}

/// What a page of another site could make a browser send. The browser adds the cookie automatically
/// unless told otherwise.
#[tokio::test]
async fn other_sites_cannot_act_for_a_player() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let ask = async |text: &str| {
        let mut stream = TcpStream::connect(node.address).await.unwrap();
        let text = text
            .replace("HOST", &node.address.to_string())
            .replace("COOKIE", &guest.cookie)
            .replace('\n', "\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    // Forms have one of three content types, none of which is JSON.
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
    ] {
        let answer = ask(&format!(
            "POST /api/v1/challenges HTTP/1.1\nHost: HOST\nCookie: COOKIE\nConnection: close\n\
             Content-Type: {kind}\nContent-Length: {}\n\n{CASUAL}",
            CASUAL.len()
        ))
        .await;
        assert!(answer.starts_with("HTTP/1.1 415"), "{kind}: {answer}");
    }
    let upgrade = "GET /api/v1/socket HTTP/1.1\nHost: HOST\nCookie: COOKIE\nConnection: Upgrade\n\
        Upgrade: websocket\nSec-WebSocket-Version: 13\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nOrigin: https://evil.example\n\n";
    let answer = ask(&upgrade.replace("Upgrade\n", "Upgrade, close\n")).await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    let answer = ask(
        "GET /api/v1/session HTTP/1.1\nHost: evil.example\nCookie: COOKIE\n\
        Connection: close\n\n",
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
    // No response header lets another site read the response.
    let own =
        ask("GET /api/v1/session HTTP/1.1\nHost: HOST\nCookie: COOKIE\nConnection: close\n\n");
    let own = own.await.to_ascii_lowercase();
    assert!(own.starts_with("http/1.1 200"), "{own}");
    assert!(!own.contains("access-control-allow"), "{own}");
    assert!(
        own.contains("cross-origin-resource-policy: same-origin"),
        "{own}"
    );
}

#[tokio::test]
async fn a_thousand_half_open_connections_keep_nobody_out() {
    let node = Node::start().await;
    let mut open = Vec::new();
    for number in 0..1_000 {
        let mut stream = TcpStream::connect(node.address).await.unwrap();
        if number % 2 == 0 {
            stream.write_all(b"GET /api/v1/sess").await.unwrap();
        }
        open.push(stream);
    }
    others_notice_nothing(&node).await;
}

/// A node with a game of this many events, and one of its players.
async fn with_long_game(folder: &tempfile::TempDir, events: usize) -> (Node, Guest, GameId) {
    let database = folder.path().join("long.db");
    let store = Store::sqlite(&database).await.unwrap();
    let node = Node::on(store.clone(), server::Bus::Alone).await;
    let guest = Guest::new(node.address).await.unwrap();
    let other = Guest::new(node.address).await.unwrap();
    let players = [guest.me.player, other.me.player];
    let game = long_game(&store, &database, players, events).await;
    // On a slow machine, the node couldn't store anything for so long that it refuses clients.
    eventually("the node reaches its store again", async || {
        node.is_well().await.then_some(())
    })
    .await;
    (node, guest, game)
}

fn long_game_id() -> GameId {
    GameId::from_random([5; 12])
}

/// Stores a game in which a player keeps coming and going.
async fn long_game(
    store: &Store,
    database: &Path,
    players: [PlayerId; 2],
    events: usize,
) -> GameId {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let now = |millis: usize| Instant::from_millis(i64::try_from(millis).unwrap());
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    };
    let (mut room, opened) = Room::open(Terms::local(seats), now(0)).unwrap();
    let [black, white] = players;
    let id = long_game_id();
    let new = NewGame {
        id,
        black,
        white,
        rated: false,
        after: None,
        heat: None,
        opened,
        seeks: Vec::new(),
    };
    store.begin_game(new).await.unwrap();
    let mut log: Vec<Event> = Vec::new();
    for number in 0..events {
        let seat = Color::White;
        let command = match number % 2 {
            0 => Command::Disconnect { seat },
            _ => Command::Reconnect { seat },
        };
        log.extend(room.act(&command, now(number)).unwrap());
    }
    insert(database, id, &log).await;
    id
}

/// Inserts events directly into the database, all in one transaction.
async fn insert(database: &Path, game: GameId, log: &[Event]) {
    let url = format!("sqlite://{}", database.display());
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let mut transaction = connection.begin().await.unwrap();
    for event in log {
        sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, $2, $3, $4)")
            .bind(game.as_str())
            .bind(i64::try_from(event.seq).unwrap())
            .bind(event.at.as_millis())
            .bind(serde_json::to_string(&event.fact).unwrap())
            .execute(&mut *transaction)
            .await
            .unwrap();
    }
    transaction.commit().await.unwrap();
}

#[tokio::test]
async fn a_client_that_does_not_read_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let (node, guest, game) = with_long_game(&folder, 4_000).await;
    // The smallest buffer that the system allows.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(1_024).unwrap();
    let mut stream = socket.connect(node.address).await.unwrap();
    let head = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        node.address, guest.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 2_048];
    let length = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    stream
        .write_all(&frame(r#"{"hello":{"version":2}}"#))
        .await
        .unwrap();
    let join = frame(&format!(r#"{{"join":{{"game":"{game}","from":0}}}}"#));
    for _ in 0..39 {
        stream.write_all(&join).await.unwrap();
    }
    // Everyone else can play in the meantime.
    others_notice_nothing(&node).await;
    eventually("the connection is cut off", async || {
        (node.connections().await == 0).then_some(())
    })
    .await;
    // The connection ends, with or without a close frame. Only what was already in transit arrives.
    let mut rest = Vec::new();
    let ended = timeout(Duration::from_secs(60), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "{} bytes, and no end", rest.len());
    let whole = 39 * 4_000 * 60;
    assert!(rest.len() < whole, "{} bytes", rest.len());
}

/// A text frame as clients send it, with a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).unwrap();
    assert!(length < 126);
    let mut bytes = vec![0x81, 0x80 | length, 0, 0, 0, 0];
    bytes.extend_from_slice(text.as_bytes());
    bytes
}

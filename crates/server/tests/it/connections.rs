//! Idle or greedy connections don't lock out others.

use crate::node::Node;
use crate::seat::{CASUAL, pair};
use axum::Router;
use axum::routing::get;
use loadtest::{Guest, Link, request};
use protocol::{ClientMessage, Problem, ServerMessage};
use server::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, oneshot};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// A server with two slots, which gives a client half a second to send the head of a request.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
    /// Notified when `/slow` is requested. The response waits for `may_answer`.
    is_asked: Arc<Notify>,
    may_answer: Arc<Notify>,
}

async fn start() -> Server {
    start_with(Duration::from_secs(60)).await
}

/// A server that waits this long for open requests when it stops.
async fn start_with(farewell: Duration) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let limits = Limits {
        connections: 2,
        head_time: Duration::from_millis(500),
        write_time: Duration::from_millis(500),
        farewell,
        ..Limits::default()
    };
    let (is_asked, may_answer) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let slow = {
        let (is_asked, may_answer) = (Arc::clone(&is_asked), Arc::clone(&may_answer));
        async move || {
            is_asked.notify_one();
            may_answer.notified().await;
            "slow"
        }
    };
    let router = Router::new()
        .route("/", get("fast"))
        .route("/slow", get(slow))
        .route("/large", get(async || vec![0_u8; 64 << 20]));
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async { drop(stopped.await) };
    let task = tokio::spawn(server::serve(listener, router, limits, stopped));
    Server {
        address,
        stop,
        task,
        is_asked,
        may_answer,
    }
}

#[tokio::test]
async fn half_open_connections_are_closed_and_others_get_their_turn() {
    let server = start().await;
    let address = server.address;
    let mut silent = Vec::new();
    for _ in 0..6 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    let answer = request(address, "GET", "/", &[], "").await.unwrap();
    assert_eq!(answer.body, "fast");
    let mut rest = Vec::new();
    // The first was closed. If it receives anything, it's a refusal.
    silent[0].read_to_end(&mut rest).await.unwrap();
    assert!(!rest.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn those_who_ask_and_do_not_read_keep_nobody_out() {
    let server = start().await;
    let mut asking = Vec::new();
    for _ in 0..6 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!("GET /large HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        asking.push(stream);
    }
    let answer = request(server.address, "GET", "/", &[], "").await.unwrap();
    assert_eq!(answer.body, "fast");
}

/// The connection ends even though nobody else needs it. Otherwise, the server would wait for it
/// when it stops.
#[tokio::test]
async fn who_asks_and_does_not_read_is_disconnected_after_a_while() {
    let server = start_with(Duration::from_secs(24 * 3_600)).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!("GET /large HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    // The response has started.
    stream.read_u8().await.unwrap();
    server.stop.send(()).unwrap();
    let ended = timeout(Duration::from_secs(60), server.task).await;
    ended.expect("the server ends").unwrap();
}

/// Even errors that no handler gives have a reason.
#[tokio::test]
async fn every_error_has_a_code_and_a_reason() {
    let node = Node::start().await;
    let check = async |method: &str, path: &str, header: (&str, &str), status, why: &str| {
        let answer = request(node.address, method, path, &[header], "").await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, status, "{answer:?}");
        let problem: Problem = serde_json::from_str(&answer.body).unwrap();
        let found = serde_json::to_value(&problem.why).unwrap();
        assert_eq!(found["why"], why, "{answer:?}");
        assert!(answer.header("x-request-id").is_some(), "{answer:?}");
    };
    let plain = ("X-Plain", "x");
    check("GET", "/nothing.html", plain, 404, "not_found").await;
    check("GET", "/api/v1/nothing", plain, 404, "not_found").await;
    check("DELETE", "/index.html", plain, 405, "no_method").await;
    check("DELETE", "/api/v1/login", plain, 405, "no_method").await;
    check("PUT", "/", plain, 405, "no_method").await;
    let elsewhere = ("Host", "evil.example");
    check("GET", "/", elsewhere, 421, "wrong_host").await;
    let long = "x".repeat(16 * 1024);
    check("GET", "/", ("X-Long", &long), 431, "bad_message").await;
    let path = format!("/api/v1/games?name={long}");
    check("GET", &path, plain, 431, "bad_message").await;
}

#[tokio::test]
async fn a_request_under_way_is_answered_before_the_end() {
    let server = start().await;
    let address = server.address;
    let asked = tokio::spawn(async move { request(address, "GET", "/slow", &[], "").await });
    server.is_asked.notified().await;
    server.stop.send(()).unwrap();
    server.may_answer.notify_one();
    assert_eq!(asked.await.unwrap().unwrap().body, "slow");
    server.task.await.unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}

/// A node with this many slots, on which nobody is disconnected for waiting.
async fn small_node(connections: usize) -> Node {
    let forever = Duration::from_secs(24 * 3_600);
    let limits = Limits {
        connections,
        head_time: forever,
        write_time: forever,
        ..Limits::default()
    };
    Node::with_limits(limits).await
}

async fn answers(link: &mut Link, id: u32) {
    link.send(&ClientMessage::Ping { id }).await.unwrap();
    let is_pong = |message: &ServerMessage| {
        matches!(message, ServerMessage::Pong { id: found, .. } if *found == id).then_some(())
    };
    link.find(is_pong).await.unwrap();
}

#[tokio::test]
async fn strangers_make_room_for_newcomers_and_players_stay() {
    let node = small_node(6).await;
    let guest = Guest::new(node.address).await.unwrap();
    let mut link = guest.connect(node.address).await.unwrap();
    let mut strangers = Vec::new();
    // Fewer than the messages that a connection may send without a pause.
    for number in 0..30 {
        let mut stream = TcpStream::connect(node.address).await.unwrap();
        // Half of them start a request, and half of those ask and never read.
        let text = format!(
            "GET /api/v1/openapi.json HTTP/1.1\r\nHost: {}\r\n",
            node.address
        );
        let text = match number % 4 {
            0 => format!("{text}\r\n").repeat(50),
            1 => text,
            _ => String::new(),
        };
        // Clients that were turned away can't say much.
        let _ = stream.write_all(text.as_bytes()).await;
        strangers.push(stream);
        answers(&mut link, number).await;
    }
    let mut again = guest.connect(node.address).await.unwrap();
    answers(&mut again, 41).await;
    answers(&mut link, 42).await;
}

#[tokio::test]
async fn the_last_slots_are_for_players_with_a_game() {
    let node = small_node(20).await;
    let [mut ann, _bob] = pair([&node, &node], CASUAL).await;
    let eve = Guest::new(node.address).await.unwrap();
    let mut links = Vec::new();
    for _ in 0..15 {
        links.push(eve.connect(node.address).await.unwrap());
    }
    let error = eve.connect(node.address).await.err().unwrap();
    let Some(tungstenite::Error::Http(refused)) = error.downcast_ref() else {
        panic!("{error:?}");
    };
    assert_eq!(refused.status(), 503);
    assert_eq!(refused.headers()["retry-after"], "30");
    // Ann can still come back to her game.
    let mut again = ann.guest.connect(node.address).await.unwrap();
    answers(&mut again, 1).await;
    answers(&mut ann.link, 2).await;
}

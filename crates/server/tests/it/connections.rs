//! Idle or greedy connections don't lock out others.

use axum::Router;
use axum::routing::get;
use loadtest::request;
use server::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, oneshot};

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
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let limits = Limits {
        connections: 2,
        head_time: Duration::from_millis(500),
        write_time: Duration::from_millis(500),
        farewell: Duration::from_secs(60),
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

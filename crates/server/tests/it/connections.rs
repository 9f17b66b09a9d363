//! Connections that ask for nothing, or for too much, do not keep others out.

use axum::Router;
use axum::routing::get;
use loadtest::request;
use server::Limits;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// A server with two places, which gives a client half a second for the head of a request.
async fn start() -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let limits = Limits {
        connections: 2,
        head_time: Duration::from_millis(500),
        farewell: Duration::from_millis(500),
    };
    let slow = async || {
        tokio::time::sleep(Duration::from_millis(100)).await;
        "slow"
    };
    let router = Router::new()
        .route("/", get("fast"))
        .route("/slow", get(slow));
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async { drop(stopped.await) };
    let task = tokio::spawn(server::serve(listener, router, limits, stopped));
    (address, stop, task)
}

#[tokio::test]
async fn half_open_connections_are_closed_and_others_get_their_turn() {
    let (address, _stop, _task) = start().await;
    let mut silent = Vec::new();
    for _ in 0..6 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    let answer = request(address, "GET", "/", &[], "").await.unwrap();
    assert_eq!(answer.body, "fast");
    let mut rest = Vec::new();
    // The first was closed; what it gets to read, if anything, is a refusal.
    silent[0].read_to_end(&mut rest).await.unwrap();
    assert!(!rest.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn a_request_under_way_is_answered_before_the_end() {
    let (address, stop, task) = start().await;
    let asked = tokio::spawn(async move { request(address, "GET", "/slow", &[], "").await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    stop.send(()).unwrap();
    assert_eq!(asked.await.unwrap().unwrap().body, "slow");
    task.await.unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}

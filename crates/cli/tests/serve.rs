//! `crownhead serve` as its clients and its keepers meet it.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "../../server/tests/throwaway/mod.rs"]
mod throwaway;

use loadtest::{Guest, Received, request};
use protocol::{ServerMessage, close};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use throwaway::signal;

struct Server {
    address: SocketAddr,
    metrics: SocketAddr,
    child: Child,
    data: tempfile::TempDir,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--metrics",
                "127.0.0.1:0",
            ])
            .arg("--database")
            .arg(data.path().join("games.db"))
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut screen = BufReader::new(child.stdout.take().unwrap());
        let mut address = || {
            let mut line = String::new();
            screen.read_line(&mut line).unwrap();
            let rest = line.split("http://").nth(1).unwrap();
            rest.trim_end().trim_end_matches('/').parse().unwrap()
        };
        Server {
            address: address(),
            metrics: address(),
            child,
            data,
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_server_that_ends_tells_its_clients_to_come_back() {
    let mut server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let mut link = guest.connect(server.address).await.unwrap();
    signal(server.child.id(), "TERM");
    let farewell = link.message().await.unwrap();
    assert!(
        matches!(farewell, ServerMessage::Closing { .. }),
        "{farewell:?}"
    );
    assert_eq!(
        link.receive().await.unwrap(),
        Received::Closed(Some(close::RESTART))
    );
    drop(link);
    assert!(server.child.wait().unwrap().success());
}

#[tokio::test]
async fn health_and_metrics_have_an_address_of_their_own() {
    let server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let _link = guest.connect(server.address).await.unwrap();
    let health = request(server.metrics, "GET", "/health", &[], "")
        .await
        .unwrap();
    assert_eq!((health.status, health.body.as_str()), (200, "well\n"));
    let metrics = request(server.metrics, "GET", "/metrics", &[], "")
        .await
        .unwrap();
    for line in [
        "# TYPE crownhead_connections gauge",
        "crownhead_connections 1",
        "crownhead_live_games 0",
        "# TYPE crownhead_commit_seconds histogram",
    ] {
        assert!(
            metrics.body.lines().any(|found| found == line),
            "{line} in {}",
            metrics.body
        );
    }
    // They are not told to everybody.
    let there = request(server.address, "GET", "/api/v1/metrics", &[], "")
        .await
        .unwrap();
    assert_eq!(there.status, 404);
}

#[tokio::test]
async fn behind_a_proxy_the_name_counts_and_cookies_are_secure() {
    let server = Server::start(&["--https", "--host", "play.example"]);
    let answer = ask(server.address, "play.example").await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("; Secure"), "{answer}");
    assert!(answer.contains("HttpOnly; SameSite=Strict"), "{answer}");
    let answer = ask(server.address, "other.example").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
}

/// Asks for a session under this name.
async fn ask(address: SocketAddr, host: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let text = format!(
        "POST /api/v1/session HTTP/1.1\r\nHost: {host}\r\nOrigin: https://{host}\r\n\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[test]
fn what_cannot_be_used_is_named() {
    #[track_caller]
    fn check(options: &[&str], expected: &str) {
        let output = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(expected), "{expected} in {error}");
        assert!(!error.contains("secret"), "{error}");
    }
    check(
        &["--database", "/no/such/folder/x.db"],
        "cannot open the database /no/such/folder/x.db",
    );
    check(&["--database", "oracle://u:secret@db/x"], "is not known");
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x.db");
    check(
        &[
            "--database",
            path.to_str().unwrap(),
            "--bus",
            "nats://u:secret@127.0.0.1:1",
        ],
        "cannot connect to the NATS server at 127.0.0.1:1",
    );
}

#[tokio::test]
async fn games_are_copied_while_the_server_runs() {
    let server = Server::start(&[]);
    Guest::new(server.address).await.unwrap();
    let copy = server.data.path().join("copy.db");
    let backup = |task: &str| {
        Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["backup", task])
            .arg(&copy)
            .arg("--database")
            .arg(server.data.path().join("games.db"))
            .output()
            .unwrap()
    };
    let made = backup("create");
    assert!(made.status.success(), "{made:?}");
    assert!(copy.exists());
    let again = backup("create");
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("is there already"));
    let restored = backup("restore");
    assert_eq!(restored.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&restored.stderr).contains("end it first"));
}

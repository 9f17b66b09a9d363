//! Nodes that die in the middle of many games: nothing that was acknowledged is lost.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "../../server/tests/throwaway/mod.rs"]
mod throwaway;

use loadtest::Tables;
use protocol::{Opening, SeekTerms, Wish};
use room::TimeControl;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use throwaway::{Nats, Postgres, free_port};
use tokio::time::sleep;

/// `crownhead serve`, as a process that can be killed.
struct Server {
    address: SocketAddr,
    options: Vec<String>,
    child: Child,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let options: Vec<_> = options.iter().map(|&option| option.to_owned()).collect();
        let child = run(address, &options);
        Server {
            address,
            options,
            child,
        }
    }

    /// Dies without a word, and is started again.
    fn kill_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = run(self.address, &self.options);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(address: SocketAddr, options: &[String]) -> Child {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["serve", "--listen", &address.to_string()])
        .args(options)
        .env("CROWNHEAD_LOG", "error")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let screen = child.stdout.take().unwrap();
    BufReader::new(screen).read_line(&mut line).unwrap();
    assert!(line.starts_with("Crownhead is at "), "{line}");
    child
}

/// How many games, and how often something dies: short, unless `CROWNHEAD_LONG` is set.
fn size() -> (usize, usize) {
    if std::env::var_os("CROWNHEAD_LONG").is_some() {
        (300, 20)
    } else {
        (30, 3)
    }
}

async fn tables(nodes: &[SocketAddr], games: usize) -> Tables {
    let terms = SeekTerms {
        time: TimeControl::Unlimited,
        rated: false,
        side: Wish::Any,
        opening: Opening::ThreeMove,
        heat: false,
    };
    let pause = Duration::from_millis(200);
    Tables::open(nodes, games, terms, pause).await.unwrap()
}

/// Lets the players go on until they are all back.
async fn finish(tables: Tables, node: SocketAddr, games: usize, deaths: usize) {
    sleep(Duration::from_secs(3)).await;
    let outcome = tables.close(node).await.unwrap();
    assert!(outcome.games >= games, "{} games", outcome.games);
    assert!(outcome.moves > games, "{} moves", outcome.moves);
    if deaths > 0 {
        assert!(outcome.losses > 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_a_node_loses_nothing_on_sqlite() {
    let (games, deaths) = size();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut server = Server::start(&["--database", path.to_str().unwrap()]);
    let tables = tables(&[server.address], games).await;
    for _ in 0..deaths {
        sleep(Duration::from_millis(1_500)).await;
        server.kill_and_restart();
    }
    finish(tables, server.address, games, deaths).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_nodes_database_and_bus_loses_nothing_on_postgres() {
    let (Some(mut nats), Some(mut postgres)) = (Nats::start(), Postgres::start()) else {
        return;
    };
    let (games, deaths) = size();
    let (database, bus) = (postgres.database("faults"), nats.url());
    let options = ["--database", database.as_str(), "--bus", bus.as_str()];
    let mut servers = [Server::start(&options), Server::start(&options)];
    let nodes = [servers[0].address, servers[1].address];
    let tables = tables(&nodes, games).await;
    for death in 0..deaths {
        sleep(Duration::from_millis(1_500)).await;
        servers[death % 2].kill_and_restart();
    }
    sleep(Duration::from_millis(500)).await;
    nats.kill();
    sleep(Duration::from_millis(500)).await;
    assert!(nats.run());
    postgres.kill();
    sleep(Duration::from_millis(500)).await;
    postgres.run();
    sleep(Duration::from_secs(12)).await;
    finish(tables, nodes[0], games, deaths).await;
}

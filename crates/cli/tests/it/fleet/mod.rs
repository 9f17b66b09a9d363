//! Servers that can be killed and cut off, and players who check the consequences.

#![allow(
    unreachable_pub,
    clippy::print_stdout,
    reason = "a test module that prints its progress"
)]

pub mod disk;
pub mod wire;

use loadtest::{Outcome, Tables};
use protocol::{Opening, SeekTerms, Wish};
use room::TimeControl;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use testkit::{Port, is_long};

/// The most clock time that a total outage can cost a player, as in docs/operations.md: until it's
/// detected, and until the client is back, together with hundreds of others.
pub const OUTAGE_BOUND: Duration = Duration::from_secs(8);
/// The most clock time that a node can cost its players if it alone is cut off: until it notices,
/// and until they are on another node.
pub const CUT_BOUND: Duration = Duration::from_secs(10);

/// The most clock time that a hanging node can cost its players: until they notice, and until they
/// are on another node.
pub const HANG_BOUND: Duration = Duration::from_secs(15);

/// `crownhead serve`, as a process that can be killed.
pub struct Server {
    pub address: SocketAddr,
    options: Vec<String>,
    environment: Vec<(&'static str, PathBuf)>,
    child: Child,
    /// Keeps the port for a restart.
    _port: Port,
}

impl Server {
    pub fn start(options: &[&str]) -> Server {
        Server::start_with(options, &[])
    }

    /// Starts a server with these environment variables.
    pub fn start_with(options: &[&str], environment: &[(&'static str, PathBuf)]) -> Server {
        let port = Port::claim();
        let address = SocketAddr::from(([127, 0, 0, 1], port.number()));
        let options: Vec<_> = options.iter().map(|&option| option.to_owned()).collect();
        let environment = environment.to_vec();
        let child = run(address, &options, &environment);
        Server {
            address,
            options,
            environment,
            child,
            _port: port,
        }
    }

    /// Kills the server without warning.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The process ID.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the server exits on its own. Returns whether it succeeded.
    pub fn has_ended_well(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// Starts the server again.
    pub fn restart(&mut self) {
        self.child = run(self.address, &self.options, &self.environment);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(address: SocketAddr, options: &[String], environment: &[(&'static str, PathBuf)]) -> Child {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["serve", "--listen", &address.to_string()])
        .args(options)
        .env("CROWNHEAD_LOG", "error")
        .envs(environment.iter().cloned())
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

/// About how long a player thinks about a move.
fn pause() -> Duration {
    Duration::from_millis(if is_long() { 1_000 } else { 200 })
}

/// Starts games with clocks.
pub async fn tables(nodes: &[SocketAddr], games: usize) -> Tables {
    let terms = SeekTerms {
        time: TimeControl::SuddenDeath {
            base: room::Duration::from_secs(1_800),
        },
        rated: false,
        side: Wish::Any,
        opening: Opening::ThreeMove,
        heat: false,
    };
    Tables::open(nodes, games, terms, pause()).await.unwrap()
}

/// Lets the games continue: in the long form for this time, in the short form until everyone has
/// moved once more.
pub async fn go_on(tables: &Tables, time: Duration) {
    if is_long() {
        tokio::time::sleep(time).await;
    } else {
        tables.until_everybody_moves().await.unwrap();
    }
}

/// Leaves everything dead for this time in the long form. In the short form, it returns
/// immediately.
pub async fn stay_dead(time: Duration) {
    if is_long() {
        tokio::time::sleep(time).await;
    }
}

/// Waits until all players are back and have moved, and compares what each player saw with the
/// store.
///
/// The lost clock time is checked only in the long form, which has the machine to itself.
pub async fn finish(tables: Tables, node: SocketAddr, games: usize, bound: Duration) -> Outcome {
    tables.until_everybody_moves().await.unwrap();
    let outcome = tables.close(node).await.unwrap();
    println!(
        "\n{} games, {} moves, {} lost connections, {} tries again; charged too much at most {:?}, \
         given back in one game at most {:?}",
        outcome.games,
        outcome.moves,
        outcome.losses,
        outcome.retries,
        outcome.overcharged,
        outcome.given_back
    );
    assert!(outcome.games >= games, "{} games", outcome.games);
    if is_long() && outcome.overcharged.0 > bound {
        if let Some((game, ply)) = outcome.overcharged.1 {
            let path = format!("/api/v1/games/{game}");
            let log = loadtest::request(node, "GET", &path, &[], "")
                .await
                .unwrap();
            println!("move {ply} of {}", log.body.replace("},{", "},\n{"));
        }
        panic!("{:?} is more than {bound:?}", outcome.overcharged);
    }
    outcome
}

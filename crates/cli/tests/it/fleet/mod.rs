//! Servers that can be killed and cut off, and players who check what comes of it.

#![allow(
    unreachable_pub,
    clippy::print_stdout,
    reason = "a module of a test, which says how it goes"
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
use testkit::Port;

/// The most that an outage of everything may cost a player, as docs/operations.md has it: until it
/// counts as one, and until the client is back, with hundreds of others at the same moment.
pub const OUTAGE_BOUND: Duration = Duration::from_secs(8);
/// The most that a node may cost its players that is cut off alone: until it knows, and until they are
/// with another one.
pub const CUT_BOUND: Duration = Duration::from_secs(10);

/// The most that a node may cost its players that stands still: until they know, and until they are with
/// another one.
pub const HANG_BOUND: Duration = Duration::from_secs(15);

/// `crownhead serve`, as a process that can be killed.
pub struct Server {
    pub address: SocketAddr,
    options: Vec<String>,
    environment: Vec<(&'static str, PathBuf)>,
    child: Child,
    /// It comes back where it was.
    _port: Port,
}

impl Server {
    pub fn start(options: &[&str]) -> Server {
        Server::start_with(options, &[])
    }

    /// Starts one with these variables in its environment.
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

    /// Dies without a word.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it ends by itself; whether it says that all was well.
    pub fn has_ended_well(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// Is started again.
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

/// Whether this is the long form, which people start by hand: `cargo xtask faults`.
pub fn is_long() -> bool {
    std::env::var_os("CROWNHEAD_LONG").is_some()
}

/// How long a player thinks about a move, more or less.
fn pause() -> Duration {
    Duration::from_millis(if is_long() { 1_000 } else { 200 })
}

/// Begins games with clocks.
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

/// Lets things be as they are: in the long form for this time, in the short one until everybody has
/// moved once more.
pub async fn go_on(tables: &Tables, time: Duration) {
    if is_long() {
        tokio::time::sleep(time).await;
    } else {
        tables.until_everybody_moves().await.unwrap();
    }
}

/// Lets nothing work for this time, in the long form. In the short one it works again at once.
pub async fn stay_dead(time: Duration) {
    if is_long() {
        tokio::time::sleep(time).await;
    }
}

/// Waits until all players are back and have moved, and checks what each was told against the store.
///
/// How much of the clocks it has cost is checked in the long form only, which has the machine for
/// itself.
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
            println!("the move {ply} of {}", log.body.replace("},{", "},\n{"));
        }
        panic!("{:?} is more than {bound:?}", outcome.overcharged);
    }
    outcome
}

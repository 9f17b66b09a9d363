//! `loadtest`: measures how much a server can handle.

#![allow(
    clippy::print_stdout,
    reason = "a command for people: its output is its job"
)]

mod echo;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use loadtest::{Guest, Link, Tables};
use protocol::{Opening, SeekTerms, Wish};
use room::TimeControl;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinSet;

/// Plays legal games against a running server with real WebSocket clients, and measures it.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play many games in parallel, measure acknowledgment times and check every game
    Play {
        /// A node of the server; may be repeated
        #[arg(long = "node", required = true)]
        nodes: Vec<SocketAddr>,
        /// Number of players, two per game
        #[arg(long, default_value_t = 5_000)]
        connections: usize,
        /// Duration
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Seconds between a player's moves
        #[arg(long, default_value_t = 5.0)]
        every: f64,
    },
    /// Open idle connections, and measure the server's memory
    Idle {
        /// A node of the server
        #[arg(long)]
        node: SocketAddr,
        /// Process ID of the server
        #[arg(long)]
        pid: u32,
        /// Number of connections
        #[arg(long, default_value_t = 5_000)]
        connections: usize,
    },
    /// Count round trips per second, in turns: moves in games, and a bare echo for comparison
    ///
    /// With the server's process ID, also compares the processor time per round trip of both ends. That holds on a
    /// machine that's busy with other things, too.
    Trips {
        /// A node of the server
        #[arg(long)]
        node: SocketAddr,
        /// Process ID of the server
        #[arg(long)]
        pid: Option<u32>,
        /// Number of connections; the server allows ten messages per second on each
        #[arg(long, default_value_t = 3_000)]
        connections: usize,
        /// How often each has its turn
        #[arg(long, default_value_t = 5)]
        rounds: u32,
        /// Duration of a turn
        #[arg(long, default_value_t = 3)]
        seconds: u64,
    },
    /// Run the echo server for `trips` on a free port, and print the port
    Echo,
}

/// How long to wait at the start, when everyone has just connected.
const SETTLE: Duration = Duration::from_secs(3);

/// How long to wait between two turns of a measurement, for what's still under way.
const RESPITE: Duration = Duration::from_millis(500);

const TERMS: SeekTerms = SeekTerms {
    time: TimeControl::Unlimited,
    rated: false,
    side: Wish::Any,
    opening: Opening::Free,
    heat: false,
};

#[tokio::main]
async fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Play {
            nodes,
            connections,
            seconds,
            every,
        } => play(&nodes, connections, seconds, every).await,
        Task::Idle {
            node,
            pid,
            connections,
        } => idle(node, pid, connections).await,
        Task::Trips {
            node,
            pid,
            connections,
            rounds,
            seconds,
        } => trips(node, pid, connections, rounds, Duration::from_secs(seconds)).await,
        Task::Echo => echo::serve().await,
    }
}

async fn play(nodes: &[SocketAddr], connections: usize, seconds: u64, every: f64) -> Result<()> {
    // In between, each waits for the other.
    let pause = Duration::from_secs_f64(every / 2.0);
    let tables = Tables::open(nodes, connections / 2, TERMS, pause).await?;
    println!("{} connections play", connections / 2 * 2);
    tokio::time::sleep(SETTLE).await;
    let moves = tables.measure(Duration::from_secs(seconds)).await;
    let outcome = tables.close(nodes[0]).await?;
    let millis = |thousandths| outcome.wait(thousandths).as_secs_f64() * 1_000.0;
    println!("games                 {:>10}", outcome.games);
    println!("moves acknowledged    {:>10}", outcome.moves);
    println!(
        "moves per second      {:>10.0}",
        moves as f64 / seconds as f64
    );
    println!("lost connections      {:>10}", outcome.losses);
    println!("half within           {:>10.1} ms", millis(500));
    println!("99 of 100 within      {:>10.1} ms", millis(990));
    println!("999 of 1000 within    {:>10.1} ms", millis(999));
    println!("longest               {:>10.1} ms", millis(1_000));
    println!("every game is stored as its players saw it");
    Ok(())
}

async fn idle(node: SocketAddr, pid: u32, connections: usize) -> Result<()> {
    let guest = Guest::new(node).await?;
    // The first connections trigger the server's one-time setup.
    let mut links = open(node, 200).await?;
    let before = loadtest::resident(pid)?;
    links.extend(open(node, connections).await?);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = loadtest::resident(pid)?;
    let each = after.saturating_sub(before) / u64::try_from(connections)?.max(1);
    println!("connections           {connections:>10}");
    println!("server before         {before:>10} bytes");
    println!("server after          {after:>10} bytes");
    println!("each connection       {each:>10} bytes");
    drop((links, guest));
    Ok(())
}

async fn open(node: SocketAddr, count: usize) -> Result<Vec<Link>> {
    let mut links = Vec::with_capacity(count);
    let mut opening = JoinSet::new();
    for _ in 0..count {
        opening.spawn(async move { Guest::new(node).await?.connect(node).await });
        if opening.len() >= 64 {
            links.push(opening.join_next().await.context("one is left")???);
        }
    }
    while let Some(link) = opening.join_next().await {
        links.push(link??);
    }
    Ok(links)
}

async fn trips(
    node: SocketAddr,
    server: Option<u32>,
    connections: usize,
    rounds: u32,
    turn: Duration,
) -> Result<()> {
    let echo = echo::start_process()?;
    let mut links = echo::Links::open(echo.address, connections).await?;
    let tables = Tables::open(&[node], connections / 2, TERMS, Duration::ZERO).await?;
    tokio::time::sleep(SETTLE).await;
    let (mut all_bare, mut all_moves) = (Trips::default(), Trips::default());
    println!("round trips per second: bare echo, moves stored, share");
    for _ in 0..rounds {
        tables.set_resting(true);
        tokio::time::sleep(RESPITE).await;
        let before = used(Some(echo.pid()))?;
        let count = links.count(turn).await?;
        let bare = Trips::new(count, before, used(Some(echo.pid()))?);
        tables.set_resting(false);
        tokio::time::sleep(RESPITE).await;
        let before = used(server)?;
        let count = tables.measure(turn).await;
        let moves = Trips::new(count, before, used(server)?);
        tell_share(&bare, &moves, turn);
        all_bare.add(bare);
        all_moves.add(moves);
    }
    tables.set_resting(false);
    let outcome = tables.close(node).await?;
    ensure!(outcome.moves > 0, "nobody moved");
    println!("all together:");
    tell_share(&all_bare, &all_moves, turn * rounds);
    if server.is_some() {
        println!("processor time per round trip, in microseconds, and the share:");
        tell_times("both ends", all_bare.micros(), all_moves.micros());
        tell_times(
            "the server",
            all_bare.server_micros(),
            all_moves.server_micros(),
        );
    }
    Ok(())
}

/// Round trips, and the processor time that both ends have used for them.
#[derive(Default)]
struct Trips {
    count: u64,
    used: Used,
}

impl Trips {
    fn new(count: u64, before: Used, after: Used) -> Trips {
        let used = Used {
            clients: after.clients.saturating_sub(before.clients),
            server: after.server.saturating_sub(before.server),
        };
        Trips { count, used }
    }

    fn add(&mut self, more: Trips) {
        self.count += more.count;
        self.used.clients += more.used.clients;
        self.used.server += more.used.server;
    }

    /// The processor time of one at both ends, in microseconds.
    fn micros(&self) -> f64 {
        self.each(self.used.clients + self.used.server)
    }

    /// The processor time of one in the server, in microseconds.
    fn server_micros(&self) -> f64 {
        self.each(self.used.server)
    }

    fn each(&self, used: Duration) -> f64 {
        used.as_secs_f64() * 1_000_000.0 / self.count as f64
    }
}

/// The processor time that both ends have used.
#[derive(Clone, Copy, Default)]
struct Used {
    clients: Duration,
    server: Duration,
}

/// The processor time that this process and a server have used.
fn used(server: Option<u32>) -> Result<Used> {
    let server = server.map(loadtest::processor_time).transpose()?;
    Ok(Used {
        clients: loadtest::processor_time(std::process::id())?,
        server: server.unwrap_or_default(),
    })
}

fn tell_times(end: &str, bare: f64, moves: f64) {
    let share = 100.0 * bare / moves;
    println!("{end:<10} {bare:>10.1} {moves:>10.1} {share:>8.1} %");
}

fn tell_share(bare: &Trips, moves: &Trips, time: Duration) {
    let rate = |trips: &Trips| trips.count as f64 / time.as_secs_f64();
    let (bare, moves) = (rate(bare), rate(moves));
    println!("{bare:>10.0} {moves:>10.0} {:>8.1} %", 100.0 * moves / bare);
}

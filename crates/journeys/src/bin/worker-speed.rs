//! Compares the engine in a browser with the native engine, with one thread each, alternating
//! between the two.
//!
//! Both search the same positions with the same node limit, so they visit the same nodes and only
//! the time differs.
#![expect(clippy::print_stdout, reason = "prints its results")]

use anyhow::{Context, Result, bail, ensure};
use engine_link::{GameSoFar, Limits, Part, Reply, Request, ToWorker};
use journeys::{Setup, Visit, Worker, journey};
use notation::Fen;
use rules::{Game, RuleSet};
use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

/// The starting position, a middlegame, and an endgame with kings.
const POSITIONS: [(&str, &str); 3] = [
    ("start", "B:W21-32:B1-12"),
    (
        "middle game",
        "W:W17,18,22,25,26,29,30,32:B1,2,3,5,6,10,11,12",
    ),
    ("ending", "B:W18,K22,27,30,31,32:B3,7,10,K14,15,19"),
];

/// Enough for a search of a second or more.
const NODES: u64 = 3_000_000;

/// The best of this many rounds counts, because other load only makes a round slower.
const ROUNDS: usize = 5;

/// The minimum speed of the browser, as a share of the native speed.
const LEAST_SHARE: f64 = 1.0 / 3.0;

fn main() {
    journey(Setup::DESKTOP, compare);
}

async fn compare(visit: &Visit) -> Result<()> {
    let worker = Worker::start(visit).await?;
    let parts = vec![Part::Network];
    worker.ask(Request::Load { parts }).await?;
    println!(
        "{:<14} {:>12} {:>16} {:>16} {:>7}",
        "position", "nodes", "program n/s", "browser n/s", "share"
    );
    let (mut program_total, mut browser_total) = (0.0, 0.0);
    for (name, fen) in POSITIONS {
        let start = fen.parse::<Fen>()?.position()?;
        let game = GameSoFar::from(&Game::from_position(start, RuleSet::OFFICIAL));
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::NONE
        };
        let request = Request::Analyse { game, limits };
        let (mut program, mut browser) = (u64::MAX, u64::MAX);
        let mut nodes = 0;
        for _ in 0..ROUNDS {
            let (program_nodes, time) = on_its_own(&request)?;
            program = program.min(time);
            worker.ask(Request::NewGame).await?;
            let replies = worker.ask(request.clone()).await?;
            let Some(Reply::Analysis(found)) = replies.last() else {
                bail!("unexpected: {replies:?}");
            };
            nodes = found.statistics.nodes;
            browser = browser.min(found.statistics.time_us);
            ensure!(
                nodes == program_nodes,
                "the browser searched {nodes} nodes, the program {program_nodes}"
            );
        }
        let speed = |time: u64| nodes as f64 * 1e6 / time as f64;
        println!(
            "{name:<14} {nodes:>12} {:>16.0} {:>16.0} {:>7.2}",
            speed(program),
            speed(browser),
            program as f64 / browser as f64
        );
        program_total += program as f64;
        browser_total += browser as f64;
    }
    let share = program_total / browser_total;
    println!("{:<14} {:>54.2}", "all", share);
    ensure!(
        share >= LEAST_SHARE,
        "the browser reaches {share:.2} of the native speed; the minimum is {LEAST_SHARE:.2}"
    );
    Ok(())
}

/// Returns the nodes and microseconds of a search by `engine-worker`'s native example, in a new
/// process.
fn on_its_own(request: &Request) -> Result<(u64, u64)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let program = env::var("SPEED").unwrap_or(format!("{root}/target/release/examples/speed"));
    let mut child = Command::new(&program)
        .arg(format!("{root}/crates/engine/net/crownhead.nnue"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("can't start {program}"))?;
    let mut input = child.stdin.take().context("stdin is not piped")?;
    writeln!(input, "{}", ToWorker::new(1, request.clone()).to_json())?;
    drop(input);
    let output = child.wait_with_output()?;
    let text = String::from_utf8(output.stdout)?;
    let (nodes, time) = text
        .trim()
        .split_once(' ')
        .with_context(|| format!("unexpected: {text:?}"))?;
    Ok((nodes.parse()?, time.parse()?))
}

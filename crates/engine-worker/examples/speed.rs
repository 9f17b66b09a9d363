//! The speed of the native engine: the same session that serves a page, without a browser.
//!
//! Reads one request per line and writes, for each, the nodes and the microseconds of the search.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark reads the clock and prints its results"
)]

use anyhow::{Context, Result, bail};
use engine_link::{Part, Reply, ToWorker};
use engine_worker::{Environment, Session};
use std::io::stdin;
use std::time::Instant;

fn main() -> Result<()> {
    let network = std::env::args().nth(1).context("name the network file")?;
    let bytes = std::fs::read(&network).with_context(|| format!("can't read {network}"))?;
    let mut session = Session::new();
    session.add(Part::Network, vec![(network, bytes)])?;
    let start = Instant::now();
    let environment = Environment {
        clock: &|| start.elapsed(),
        is_stopped: &|| false,
    };
    for line in stdin().lines() {
        let asked = ToWorker::from_json(&line?)?;
        let mut last = None;
        session.answer(&asked.request, &environment, &mut |reply| {
            last = Some(reply);
        });
        match last {
            Some(Reply::Analysis(found)) => {
                println!("{} {}", found.statistics.nodes, found.statistics.time_us);
            }
            Some(Reply::Done) => println!("0 0"),
            other => bail!("unexpected: {other:?}"),
        }
    }
    Ok(())
}

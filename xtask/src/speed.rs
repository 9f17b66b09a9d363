//! How much the engine depends on link-time optimization.

use anyhow::{Context, Result, bail};

use crate::command::{cargo, output_of, program, root, run};

/// Each build runs this many times, in turns, and its fastest run counts.
const RUNS: usize = 7;
/// A build without link-time optimization must reach this share of the optimized build's speed,
/// because `cargo xtask play` makes one.
const LEAST_PERCENT: f64 = 90.0;

/// Builds the engine with and without link-time optimization and compares their speed in the bench.
pub(crate) fn run_both() -> Result<()> {
    let profiles = ["release", "quick"];
    for profile in profiles {
        let example = ["--package", "crownhead-engine", "--example", "bench"];
        run(cargo(["build", "--profile", profile]).args(example))?;
    }
    let mut best = [Measured::default(); 2];
    for _ in 0..RUNS {
        for (profile, best) in profiles.iter().zip(&mut best) {
            let measured = measure(profile)?;
            if measured.speed > best.speed {
                *best = measured;
            }
        }
    }
    let [full, quick] = best;
    let percent = 100.0 * quick.speed / full.speed;
    println!(
        "full build:  bench {}, {:.2} million nodes per second",
        full.nodes,
        full.speed / 1e6
    );
    println!(
        "quick build: bench {}, {:.2} million nodes per second",
        quick.nodes,
        quick.speed / 1e6
    );
    println!("without link-time optimization: {percent:.0}% of full speed");
    if full.nodes != quick.nodes {
        bail!("the builds don't search the same nodes");
    }
    if percent < LEAST_PERCENT {
        bail!("that's less than {LEAST_PERCENT}%");
    }
    Ok(())
}

/// One run of the bench.
#[derive(Clone, Copy, Default)]
struct Measured {
    nodes: u64,
    /// Nodes per second.
    speed: f64,
}

fn measure(profile: &str) -> Result<Measured> {
    let path = root().join("target").join(profile).join("examples/bench");
    let text = output_of(&mut program(&path.to_string_lossy()))
        .with_context(|| format!("{} failed", path.display()))?;
    parse(&text).with_context(|| format!("unexpected output: {text:?}"))
}

/// Parses `<nodes> <nodes per second>`.
fn parse(text: &str) -> Option<Measured> {
    let (nodes, speed) = text.trim().split_once(' ')?;
    Some(Measured {
        nodes: nodes.parse().ok()?,
        speed: speed.parse().ok()?,
    })
}

//! How fast the engine is in the programs that people get.

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::command::{cargo, output_of, program, root, run};

/// Each build runs this many times, in turns, and its fastest run counts.
const RUNS: usize = 7;
/// The programs must reach this share of the speed of the engine alone.
const LEAST_PERCENT: f64 = 90.0;

/// A program that contains the engine.
struct Build {
    name: &'static str,
    /// Its path in the target folder.
    path: &'static str,
    arguments: &'static [&'static str],
    /// How cargo builds it.
    cargo: &'static [&'static str],
}

/// The engine alone is optimized for speed in every respect. The program isn't: link-time
/// optimization treats all of it like the command line, which is optimized for size.
const BUILDS: [Build; 3] = [
    Build {
        name: "engine alone",
        path: "release/examples/bench",
        arguments: &[],
        cargo: &[
            "--release",
            "--package",
            "crownhead-engine",
            "--example",
            "bench",
        ],
    },
    Build {
        name: "full build",
        path: "release/crownhead",
        arguments: &["bench", "--json"],
        cargo: &["--release", "--package", "cli"],
    },
    Build {
        name: "quick build",
        path: "quick/crownhead",
        arguments: &["bench", "--json"],
        cargo: &["--profile", "quick", "--package", "cli"],
    },
];

/// Builds the engine alone, the program, and the program that `cargo xtask play` builds, and
/// compares their speed in the bench.
pub(crate) fn run_all() -> Result<()> {
    for build in &BUILDS {
        run(cargo(["build"]).args(build.cargo))?;
    }
    let mut best: [Option<Measured>; BUILDS.len()] = [const { None }; BUILDS.len()];
    for _ in 0..RUNS {
        for (build, best) in BUILDS.iter().zip(&mut best) {
            let measured = measure(build)?;
            if best
                .as_ref()
                .is_none_or(|best| measured.speed() > best.speed())
            {
                *best = Some(measured);
            }
        }
    }
    let best = best.map(|best| best.expect("every build ran"));
    let [alone, ..] = &best;
    let mut is_slow = false;
    for (build, measured) in BUILDS.iter().zip(&best) {
        let percent = 100.0 * measured.speed() / alone.speed();
        println!(
            "{:12}  bench {}, {:.2} million nodes per second, {percent:.0}%",
            build.name,
            measured.nodes,
            measured.speed() / 1e6
        );
        if measured.nodes != alone.nodes {
            bail!("the builds don't search the same nodes");
        }
        is_slow |= percent < LEAST_PERCENT;
    }
    if is_slow {
        bail!("a program has less than {LEAST_PERCENT}% of the engine's speed");
    }
    Ok(())
}

/// One run of the bench, as it prints it.
#[derive(Deserialize)]
struct Measured {
    nodes: u64,
    seconds: f64,
}

impl Measured {
    /// Nodes per second.
    fn speed(&self) -> f64 {
        self.nodes as f64 / self.seconds
    }
}

fn measure(build: &Build) -> Result<Measured> {
    let path = root().join("target").join(build.path);
    let text = output_of(program(&path.to_string_lossy()).args(build.arguments))
        .with_context(|| format!("{} failed", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("unexpected output: {text:?}"))
}

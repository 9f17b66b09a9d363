//! Fuzzing with libFuzzer on the stable toolchain.
//!
//! `--sanitizer none` keeps cargo-fuzz away from compiler options that only nightly accepts. Our
//! crates forbid `unsafe`, so the address sanitizer would have nothing to find; panics, overflows
//! and broken properties still stop the run.

use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::{fs, thread};

use anyhow::{Context, Result, bail};

use crate::command::{program, root, run, run_quietly};
use crate::setup;

/// Points cargo at the targets, which are a separate workspace.
pub(crate) const MANIFEST: [&str; 2] = ["--manifest-path", "fuzz/Cargo.toml"];
/// Maximum input length in bytes. Enough for a few games; longer ones only cost speed.
const MAX_LENGTH: u32 = 4096;
/// Seconds after which a single input counts as a hang.
const HANG: u32 = 10;
/// How many inputs a brief run tries at most.
const BRIEF_INPUTS: u32 = 20_000;

/// Runs one target, or all in turn, for this many seconds each, and shows the progress.
pub(crate) fn run_for(target: Option<&str>, seconds: u32) -> Result<()> {
    let chosen = chosen(target, targets()?)?;
    build()?;
    for target in chosen {
        let found = format!("fuzz/corpus/{target}");
        run(&mut target_command(&target, &found, seconds)?).with_context(|| advice(&target))?;
    }
    Ok(())
}

/// Runs every target for at most this many seconds, one per core, and prints one line for each.
///
/// Each run tries the same inputs in the same order: it starts from the seeds alone, with a fixed
/// random seed. A slow machine tries fewer of them.
pub(crate) fn run_each_briefly(seconds: u32) -> Result<()> {
    build()?;
    let waiting = Mutex::new(targets()?.into_iter());
    let next = || waiting.lock().expect("no worker panics").next();
    let work = || -> Result<()> {
        while let Some(target) = next() {
            let log = run_quietly(&mut brief_command(&target, seconds)?)
                .with_context(|| advice(&target))?;
            let inputs = executed(&log).context("libFuzzer didn't report how much it ran")?;
            println!("{target}: {inputs} inputs, no failures");
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("no worker panics"))
    })
}

/// Compiles every target.
pub(crate) fn build() -> Result<()> {
    run(&mut cargo_fuzz("build")?)
}

/// Runs a target once, on this input.
pub(crate) fn replay(target: &str, input: &Path) -> Result<()> {
    chosen(Some(target), targets()?)?;
    let input = input
        .canonicalize()
        .with_context(|| format!("can't read {}", input.display()))?;
    run(cargo_fuzz("run")?.arg(target).arg(input))
}

/// The command that runs a target on the same inputs as always.
fn brief_command(target: &str, seconds: u32) -> Result<Command> {
    let found = format!("target/brief-corpus/{target}");
    let folder = root().join(&found);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("can't empty {found}"))?;
    }
    let mut command = target_command(target, &found, seconds)?;
    command.args(["-seed=1", &format!("-runs={BRIEF_INPUTS}")]);
    Ok(command)
}

/// The command that runs a target for this many seconds and stores new inputs in the folder `found`.
fn target_command(target: &str, found: &str, seconds: u32) -> Result<Command> {
    let seeds = format!("fuzz/seeds/{target}");
    fs::create_dir_all(root().join(found)).with_context(|| format!("can't create {found}"))?;
    let mut command = cargo_fuzz("run")?;
    // libFuzzer writes its findings to the first folder and only reads the second.
    command.args([target, found, &seeds, "--"]);
    command.arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-max_len={MAX_LENGTH}"));
    command.arg(format!("-timeout={HANG}"));
    command.arg("-print_final_stats=1");
    let dictionary = format!("fuzz/dictionaries/{target}.dict");
    if root().join(&dictionary).is_file() {
        command.arg(format!("-dict={dictionary}"));
    }
    Ok(command)
}

/// What to do after a failure.
fn advice(target: &str) -> String {
    format!(
        "fuzz target `{target}` found a problem; run it again with \
         `cargo xtask fuzz {target} --replay FILE`, FILE being the one in fuzz/artifacts/{target}"
    )
}

/// The number of inputs libFuzzer tried, from the statistics at the end of its log.
fn executed(log: &str) -> Option<u64> {
    log.lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))?
        .trim()
        .parse()
        .ok()
}

fn cargo_fuzz(subcommand: &str) -> Result<Command> {
    setup::cpp_compiler()?;
    let mut command = program(&setup::cargo_fuzz()?.to_string_lossy());
    command.args([subcommand, "--sanitizer", "none"]);
    Ok(command)
}

/// The names of all targets, in alphabetical order.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in
        fs::read_dir(&folder).with_context(|| format!("can't list {}", folder.display()))?
    {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(
                path.file_stem()
                    .map(|stem| stem.to_string_lossy().into_owned()),
            );
        }
    }
    names.sort();
    Ok(names)
}

/// Only the named target, or all of them.
fn chosen(target: Option<&str>, all: Vec<String>) -> Result<Vec<String>> {
    match target {
        None => Ok(all),
        Some(target) if all.iter().any(|name| name == target) => Ok(vec![target.to_owned()]),
        Some(target) => bail!("no fuzz target `{target}`: there are {}", all.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        fn check(target: Option<&str>, expected: Result<&[&str], &str>) {
            let all = vec!["fen".to_owned(), "pdn".to_owned()];
            let found = chosen(target, all).map_err(|error| error.to_string());
            let expected = expected.map(|names| names.iter().map(ToString::to_string).collect());
            assert_eq!(found, expected.map_err(str::to_owned));
        }
        check(None, Ok(&["fen", "pdn"]));
        check(Some("pdn"), Ok(&["pdn"]));
        check(Some("png"), Err("no fuzz target `png`: there are fen, pdn"));
    }

    #[test]
    fn the_number_of_inputs_is_read_from_the_log() {
        fn check(log: &str, expected: Option<u64>) {
            assert_eq!(executed(log), expected, "{log}");
        }
        check(
            "INFO: Seed: 1\nstat::number_of_executed_units: 182491\n",
            Some(182_491),
        );
        check("INFO: Seed: 1\n", None);
        check("stat::number_of_executed_units: many", None);
    }

    /// A target without seeds starts from scratch, and a folder of seeds without a target is a
    /// typo.
    #[test]
    fn every_target_has_seeds_and_every_seed_a_target() {
        let mut folders: Vec<String> = fs::read_dir(root().join("fuzz/seeds"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        folders.sort();
        assert_eq!(folders, targets().unwrap());
    }
}

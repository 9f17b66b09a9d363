//! How much of some crates their own tests run.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::command::{output_of, program, root, run, run_and_read};
use crate::lines::without_tests;
use crate::{nextest, setup};

/// The crates with the logic of tables, games and screens, which no browser test reaches in every
/// corner.
const CRATES: [&str; 8] = [
    "computer-player",
    "host",
    "learn",
    "library",
    "review",
    "study",
    "table",
    "terminal",
];

/// Lines that can run, and those that ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Lines {
    all: usize,
    covered: usize,
}

/// Runs the tests of these crates, or of the usual ones, and prints which part of their lines ran.
///
/// The build is separate from all others, in `target/coverage`.
pub(crate) fn run_tests(crates: &[String]) -> Result<()> {
    let usual: Vec<String> = CRATES.map(str::to_owned).into();
    let crates = if crates.is_empty() { &usual } else { crates };
    let tools = setup::llvm_tools()?;
    let folder = root().join("target/coverage");
    let profiles = folder.join("profiles");
    if profiles.exists() {
        fs::remove_dir_all(&profiles).context("can't remove old profiles")?;
    }
    let mut tests = nextest::command()?;
    select(&mut tests, crates, &folder);
    // Processes share a few files.
    tests.env("LLVM_PROFILE_FILE", profiles.join("%8m.profraw"));
    run(&mut tests)?;

    let all = folder.join("all.profdata");
    let raw = fs::read_dir(&profiles).context("the tests left no profiles")?;
    let raw = raw.map(|entry| Ok(entry?.path()));
    run(program(&tools.join("llvm-profdata").to_string_lossy())
        .args(["merge", "--sparse", "--output"])
        .arg(&all)
        .args(raw.collect::<Result<Vec<PathBuf>>>()?))?;
    let mut export = program(&tools.join("llvm-cov").to_string_lossy());
    export
        .args(["export", "--format=lcov", "--instr-profile"])
        .arg(&all);
    for binary in binaries(crates, &folder)? {
        export.arg("--object").arg(binary);
    }
    export.arg("--sources");
    for name in crates {
        export.arg(root().join("crates").join(name).join("src"));
    }
    let lcov = output_of(&mut export).context("llvm-cov can't read the profiles")?;
    let covered = count(&lcov, |path| fs::read_to_string(path).ok());
    print!("{}", table(&covered));
    Ok(())
}

/// Selects the tests of these crates, built with counters.
fn select(command: &mut std::process::Command, crates: &[String], folder: &Path) {
    for name in crates {
        command.args(["--package", name]);
    }
    command
        .arg("--target-dir")
        .arg(folder)
        .env("RUSTFLAGS", "-C instrument-coverage")
        .env("CARGO_INCREMENTAL", "0");
}

/// The programs that contain the tests.
fn binaries(crates: &[String], folder: &Path) -> Result<Vec<PathBuf>> {
    #[derive(Deserialize)]
    struct List {
        #[serde(rename = "rust-binaries")]
        binaries: BTreeMap<String, Binary>,
    }
    #[derive(Deserialize)]
    struct Binary {
        #[serde(rename = "binary-path")]
        path: PathBuf,
    }
    let mut list = program(&setup::cargo_nextest()?.to_string_lossy());
    list.args(["nextest", "list", "--list-type", "binaries-only"])
        .args(["--message-format", "json"]);
    select(&mut list, crates, folder);
    let (text, _) = run_and_read(&mut list)?;
    let list: List = serde_json::from_str(&text).context("nextest doesn't list its programs")?;
    Ok(list
        .binaries
        .into_values()
        .map(|binary| binary.path)
        .collect())
}

/// Counts the lines of each crate in this report, without the tests at the end of its files.
fn count(lcov: &str, read: impl Fn(&str) -> Option<String>) -> BTreeMap<String, Lines> {
    let mut crates: BTreeMap<String, Lines> = BTreeMap::new();
    let mut current = None;
    for line in lcov.lines() {
        if let Some(path) = line.strip_prefix("SF:") {
            current = name_of(path).zip(read(path)).map(|(name, text)| {
                let last = without_tests(&text).lines().count();
                (name.to_owned(), last)
            });
        } else if let Some((number, times)) = line
            .strip_prefix("DA:")
            .and_then(|line| line.split_once(','))
            && let Some((name, last)) = &current
            && number.parse().is_ok_and(|number: usize| number <= *last)
        {
            let lines = crates.entry(name.clone()).or_default();
            lines.all += 1;
            lines.covered += usize::from(times != "0");
        }
    }
    crates
}

/// The crate of a source file. `None` for tests.
fn name_of(path: &str) -> Option<&str> {
    let (_, path) = path.rsplit_once("/crates/")?;
    let (name, file) = path.split_once("/src/")?;
    let is_test = file
        .split('/')
        .any(|part| part == "tests" || part == "tests.rs");
    (!is_test).then_some(name)
}

fn table(crates: &BTreeMap<String, Lines>) -> String {
    let mut text = "| Crate | Lines that can run | Covered |\n| --- | --- | --- |\n".to_owned();
    for (name, lines) in crates {
        let percent = lines.covered as f64 / lines.all as f64 * 100.0;
        text.push_str(&format!("| `{name}` | {} | {percent:.1}% |\n", lines.all));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_before_the_tests_count() {
        let report = "SF:/home/me/crates/table/src/table.rs\nDA:1,3\nDA:2,0\nDA:4,9\nend_of_record\n\
                      SF:/home/me/crates/table/src/driver/tests.rs\nDA:1,1\nend_of_record\n\
                      SF:/home/me/crates/host/src/walk.rs\nDA:2,18446744073709551615\nend_of_record\n\
                      SF:/registry/serde/src/lib.rs\nDA:1,1\nend_of_record\n";
        let text = "fn one() {\n}\n#[cfg(test)]\nmod tests {\n}\n";
        let crates = count(report, |_| Some(text.to_owned()));
        let expected = [
            ("host".to_owned(), Lines { all: 1, covered: 1 }),
            ("table".to_owned(), Lines { all: 2, covered: 1 }),
        ];
        assert_eq!(crates, BTreeMap::from(expected));
        assert!(table(&crates).ends_with("| `host` | 1 | 100.0% |\n| `table` | 2 | 50.0% |\n"));
    }
}

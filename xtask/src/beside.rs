//! Checks that run in parallel with the others, each in its own process.
//!
//! Builds for the browser and for fuzzing have their own folders, so cargo lets them run at the
//! same time as the build for the tests. That way, the long links of one leave no core idle.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::check::{Check, now};
use crate::command::root;

/// The result of a check that ran in parallel.
pub(crate) struct Ended {
    pub(crate) check: Check,
    pub(crate) result: Result<()>,
    pub(crate) time: Duration,
    /// Everything it wrote.
    pub(crate) output: String,
}

/// Checks that run one after another while this program does something else.
pub(crate) struct Beside {
    news: Receiver<Ended>,
    ended: Vec<Ended>,
}

impl Beside {
    /// Starts the first of these checks.
    pub(crate) fn start(checks: Vec<Check>, fuzz_seconds: u32) -> Beside {
        let (sender, news) = mpsc::channel();
        thread::spawn(move || {
            for check in checks {
                let start = now();
                let (result, output) = run_apart(check, fuzz_seconds);
                let ended = Ended {
                    check,
                    result,
                    time: start.elapsed(),
                    output,
                };
                // Nobody is listening anymore once another check has failed.
                if sender.send(ended).is_err() {
                    return;
                }
            }
        });
        let ended = Vec::new();
        Beside { news, ended }
    }

    /// Waits for this check, if it is one of them. Returns whether it passed.
    pub(crate) fn wait_for(&mut self, check: Check) -> bool {
        while !self.ended.iter().any(|ended| ended.check == check) {
            match self.news.recv() {
                Ok(ended) => self.ended.push(ended),
                Err(_) => return true,
            }
        }
        self.ended
            .iter()
            .all(|ended| ended.check != check || ended.result.is_ok())
    }

    /// Waits for all of them.
    pub(crate) fn finish(mut self) -> Vec<Ended> {
        self.ended.extend(self.news.iter());
        self.ended
    }
}

/// Runs a check in its own process. Returns its output too.
fn run_apart(check: Check, fuzz_seconds: u32) -> (Result<()>, String) {
    let log = root().join(format!("target/checks/{}.log", check.name()));
    let result = run_into(&log, check, fuzz_seconds);
    let output = fs::read(&log).unwrap_or_default();
    (result, String::from_utf8_lossy(&output).into_owned())
}

fn run_into(log: &PathBuf, check: Check, fuzz_seconds: u32) -> Result<()> {
    fs::create_dir_all(log.parent().context("a log is in a folder")?)?;
    let file = File::create(log).with_context(|| format!("can't write {}", log.display()))?;
    let own = std::env::current_exe().context("can't find this program")?;
    let status = Command::new(own)
        .args(["test", "--only", &check.name()])
        .args(["--fuzz-seconds", &fuzz_seconds.to_string()])
        .stdout(file.try_clone()?)
        .stderr(file)
        .status()
        .context("can't start this program again")?;
    if !status.success() {
        bail!("{status}");
    }
    Ok(())
}

//! Repeated test runs on a busy machine.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Read as _;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::check::{now, shown_time};
use crate::command::{be_frugal, run, run_and_read};
use crate::nextest::{self, Which};
use crate::{setup, web};

/// Builds once, then runs all tests and journeys `runs` times while `load` processes keep the
/// processors busy, and reports what failed and how often.
pub(crate) fn run_soak(runs: u32, load: u32, mode: web::Mode) -> Result<()> {
    be_frugal();
    setup::browser()?;
    setup::axe_core()?;
    setup::servers()?;
    setup::python()?;
    web::build(mode)?;
    run(nextest::workspace(Which::All)?.arg("--no-run"))?;
    let _burners: Vec<Burner> = (0..load).map(|_| Burner::start()).collect::<Result<_>>()?;
    let mut rounds = Vec::new();
    for number in 1..=runs {
        println!("\n━━ run {number} of {runs}, next to {load} busy processes ━━");
        let start = now();
        let mut command = nextest::workspace(Which::All)?;
        command
            .args(["--message-format", "libtest-json"])
            .env(web::PAGES, mode.pages())
            .env("NEXTEST_EXPERIMENTAL_LIBTEST_JSON", "1")
            // Other cases in each run.
            .env("PROPTEST_RNG_SEED", number.to_string());
        let (lines, is_success) = run_and_read(&mut command)?;
        let round = Round::new(&lines, is_success, start.elapsed());
        println!("{}", round.line(number));
        rounds.push(round);
    }
    println!("\n{}", table(&rounds));
    match rounds.iter().filter(|round| !round.is_fine()).count() {
        0 => Ok(()),
        failed => bail!("{failed} of {runs} runs failed"),
    }
}

/// Spins until its input ends, which happens when its parent exits.
pub(crate) fn burn() -> Result<()> {
    std::thread::spawn(|| {
        let mut number = 1_u64;
        loop {
            number = std::hint::black_box(number.wrapping_mul(6_364_136_223_846_793_005) | 1);
        }
    });
    std::io::stdin().read_to_end(&mut Vec::new())?;
    Ok(())
}

/// A process that keeps a processor busy, and ends when this is dropped or this process ends.
struct Burner {
    child: Child,
    input: Option<ChildStdin>,
}

impl Burner {
    fn start() -> Result<Burner> {
        let own = std::env::current_exe().context("can't find this program")?;
        let mut child = Command::new(own)
            .arg("burn")
            .stdin(Stdio::piped())
            .spawn()
            .context("can't start a busy process")?;
        let input = child.stdin.take();
        Ok(Burner { child, input })
    }
}

impl Drop for Burner {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.wait();
    }
}

/// The result of one run.
struct Round {
    passed: usize,
    failed: Vec<String>,
    is_success: bool,
    time: Duration,
}

/// The part of the test runner's messages that we need.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: String,
    event: String,
    name: Option<String>,
}

impl Round {
    /// Parses the test runner's output, one message per line.
    fn new(lines: &str, is_success: bool, time: Duration) -> Round {
        let messages = lines
            .lines()
            .filter_map(|line| serde_json::from_str::<Message>(line).ok());
        let mut round = Round {
            passed: 0,
            failed: Vec::new(),
            is_success,
            time,
        };
        for message in messages.filter(|message| message.kind == "test") {
            match (message.event.as_str(), message.name) {
                ("ok", _) => round.passed += 1,
                ("failed" | "timeout", Some(name)) => round.failed.push(name),
                _ => {}
            }
        }
        round
    }

    /// A run can also fail without a failing test.
    fn is_fine(&self) -> bool {
        self.is_success && self.failed.is_empty() && self.passed > 0
    }

    fn line(&self, number: u32) -> String {
        let (passed, failed, time) = (self.passed, self.failed.len(), shown_time(self.time));
        let verdict = if self.is_fine() { "ok" } else { "FAILED" };
        format!("run {number}: {verdict}, {passed} passed, {failed} failed, {time}")
    }
}

fn table(rounds: &[Round]) -> String {
    let mut failures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut text = String::new();
    for (number, round) in (1..).zip(rounds) {
        writeln!(text, "{}", round.line(number)).expect("writing to a string can't fail");
        for name in &round.failed {
            let runs = failures.entry(name).or_default();
            runs.push(number.to_string());
        }
    }
    if failures.is_empty() {
        text.push_str("no test failed");
        return text;
    }
    write!(text, "\n{:>6}  {:<12}test", "failed", "in runs").expect("as above");
    for (name, runs) in &failures {
        let (count, runs) = (runs.len(), runs.join(","));
        write!(text, "\n{count:>6}  {runs:<12}{name}").expect("as above");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(lines: &str, is_success: bool) -> Round {
        Round::new(lines, is_success, Duration::from_secs(61))
    }

    const WELL: &str = r#"{"type":"suite","event":"started","test_count":2}
{"type":"test","event":"started","name":"a::it$one"}
{"type":"test","event":"ok","name":"a::it$one","exec_time":0.01}
{"type":"test","event":"ok","name":"a::it$two","exec_time":0.02}
{"type":"suite","event":"ok","passed":2,"failed":0}"#;

    const ILL: &str = r#"{"type":"test","event":"ok","name":"a::it$one"}
not a message
{"type":"test","event":"failed","name":"a::it$two","stdout":"panicked"}
{"type":"suite","event":"failed","passed":1,"failed":1}"#;

    #[test]
    fn the_table_says_what_failed_and_how_often() {
        let rounds = [round(ILL, false), round(WELL, true), round(ILL, false)];
        let expected = "\
run 1: FAILED, 1 passed, 1 failed, 1 min 01 s
run 2: ok, 2 passed, 0 failed, 1 min 01 s
run 3: FAILED, 1 passed, 1 failed, 1 min 01 s

failed  in runs     test
     2  1,3         a::it$two";
        assert_eq!(table(&rounds), expected);
        let fine = "run 1: ok, 2 passed, 0 failed, 1 min 01 s\nno test failed";
        assert_eq!(table(&[round(WELL, true)]), fine);
    }

    #[test]
    fn a_run_without_tests_or_with_a_bad_end_has_failed() {
        assert!(round(WELL, true).is_fine());
        assert!(!round(WELL, false).is_fine());
        assert!(!round("", true).is_fine());
        assert!(!round(ILL, true).is_fine());
    }
}

//! Every check of the project, in the order in which they fail fastest.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::command::{be_frugal, cargo, root, run};
use crate::nextest::{self, Which};
#[cfg(target_os = "linux")]
use crate::package;
use crate::{deny, fuzz, libraries, setup, tidy, web, words};

/// The page is for browsers only, and journeys are its tests.
const WITHOUT_PAGE: [&str; 2] = ["--exclude", "web"];

/// One check. They run in this order.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// Install what the others need.
    Setup,
    /// rustfmt has nothing to change.
    Format,
    /// The house rules that no compiler checks.
    Tidy,
    /// Every message of every language is sound and used.
    Words,
    /// Licenses, sources and versions of what we depend on.
    Dependencies,
    /// Clippy has nothing to say.
    Lints,
    /// Build the web app, which must not be too large.
    Web,
    /// The tests that need no browser.
    Tests,
    /// The examples in the documentation.
    DocTests,
    /// Journeys through the web app in Chromium.
    Journeys,
    /// The packages can be installed, upgraded and removed.
    #[cfg(target_os = "linux")]
    Packages,
    /// The documentation has no broken links.
    Docs,
    /// The libraries can be published.
    Libraries,
    /// Fuzz each target briefly.
    Fuzz,
}

#[derive(Clone, Copy, PartialEq)]
enum Verdict {
    Passed,
    Failed,
    NotRun,
}

struct Line {
    check: Check,
    verdict: Verdict,
    time: Duration,
}

/// Runs the checks, each under a heading, and ends with a table of them all.
///
/// If some are named in `only`, the others are left out. The first failure ends the run, unless
/// `keep_going` is set.
pub(crate) fn run_all(only: &[Check], fuzz_seconds: u32, keep_going: bool) -> Result<()> {
    be_frugal();
    let is_wanted = |check: &&Check| only.is_empty() || only.contains(check);
    let checks = Check::value_variants().iter().filter(is_wanted).copied();
    let mut lines = Vec::new();
    let mut stopped = false;
    for check in checks {
        if stopped {
            lines.push(Line {
                check,
                verdict: Verdict::NotRun,
                time: Duration::ZERO,
            });
            continue;
        }
        println!("\n━━ {} ━━", check.name());
        let start = now();
        let result = check.run(fuzz_seconds);
        let time = start.elapsed();
        if let Err(error) = &result {
            println!("\n{} failed: {error:#}", check.name());
            stopped = !keep_going;
        } else {
            println!("{} passed in {}", check.name(), shown_time(time));
        }
        let verdict = if result.is_ok() {
            Verdict::Passed
        } else {
            Verdict::Failed
        };
        lines.push(Line {
            check,
            verdict,
            time,
        });
    }
    println!("\n{}", table(&lines));
    let failed: Vec<String> = lines
        .iter()
        .filter(|line| line.verdict == Verdict::Failed)
        .map(|line| line.check.name())
        .collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

impl Check {
    /// As in `--only`.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn run(self, fuzz_seconds: u32) -> Result<()> {
        match self {
            Check::Setup => {
                setup::rust_components()?;
                setup::wasm_target()?;
                setup::cpp_compiler()?;
                setup::browser()?;
                setup::axe_core()?;
                setup::servers()?;
                setup::cargo_nextest()?;
                setup::cargo_fuzz().map(drop)
            }
            Check::Format => {
                run(&mut cargo(["fmt", "--all", "--check"]))?;
                run(cargo(["fmt", "--check"]).args(fuzz::MANIFEST))
            }
            Check::Tidy => tidy::run(),
            Check::Words => words::run(None),
            Check::Dependencies => deny::run(),
            Check::Lints => {
                let deny = ["--", "-D", "warnings"];
                run(cargo(["clippy", "--all-targets"])
                    .args(nextest::BUILD)
                    .args(deny))?;
                run(cargo(["clippy", "--package", "web", "--target", setup::WASM]).args(deny))?;
                // What `cargo xtask play` builds.
                run(cargo(["clippy", "--package", "cli", "--no-default-features"]).args(deny))?;
                // Without its default feature the crate does not compile libFuzzer itself.
                run(cargo(["clippy", "--no-default-features"])
                    .args(fuzz::MANIFEST)
                    .args(deny))
            }
            // Before the tests: programs have the pages in them.
            Check::Web => web::build(web::Mode::Release),
            Check::Tests => {
                setup::servers()?;
                nextest::run_workspace(Which::Plain)
            }
            Check::DocTests => run(cargo(["test", "--doc"]).args(nextest::BUILD)),
            Check::Journeys => {
                setup::browser()?;
                setup::axe_core()?;
                // On their own they need the pages too; where nothing has changed this is quick.
                web::build(web::Mode::Release)?;
                nextest::run_workspace(Which::Journeys)
            }
            // The program that the journeys used: a full build would take minutes.
            #[cfg(target_os = "linux")]
            Check::Packages => package::check_built(&root().join("target/debug/crownhead")),
            Check::Docs => run(cargo(["doc", "--workspace", "--no-deps"])
                .args(WITHOUT_PAGE)
                .env("RUSTDOCFLAGS", "-D warnings")),
            Check::Libraries => libraries::package_libraries(),
            Check::Fuzz if fuzz_seconds == 0 => fuzz::build(),
            Check::Fuzz => fuzz::run_each_briefly(fuzz_seconds),
        }
    }
}

/// Each check with its time, and the command that runs only that one.
fn table(lines: &[Line]) -> String {
    let mut text = format!(
        "{:<10} {:<8} {:>11}  only this one\n",
        "check", "result", "time"
    );
    for line in lines {
        let (verdict, time) = match line.verdict {
            Verdict::Passed => ("ok", shown_time(line.time)),
            Verdict::Failed => ("FAILED", shown_time(line.time)),
            Verdict::NotRun => ("not run", String::new()),
        };
        let name = line.check.name();
        writeln!(
            text,
            "{name:<10} {verdict:<8} {time:>11}  cargo xtask test --only {name}"
        )
        .expect("a string takes all that is written");
    }
    let total: Duration = lines.iter().map(|line| line.time).sum();
    write!(text, "{:<19} {:>11}", "all", shown_time(total)).expect("as above");
    text
}

/// Minutes and seconds, with tenths below one minute.
pub(crate) fn shown_time(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a program for people may time itself"
)]
pub(crate) fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_well() {
        fn check(millis: u64, expected: &str) {
            assert_eq!(shown_time(Duration::from_millis(millis)), expected);
        }
        check(0, "0.0 s");
        check(1_250, "1.2 s");
        check(59_900, "59.9 s");
        check(60_000, "1 min 00 s");
        check(605_000, "10 min 05 s");
    }

    #[test]
    fn the_table_tells_what_ran_and_what_did_not() {
        let line = |check, verdict, millis| Line {
            check,
            verdict,
            time: Duration::from_millis(millis),
        };
        let lines = [
            line(Check::Format, Verdict::Passed, 400),
            line(Check::Tidy, Verdict::Failed, 61_000),
            line(Check::DocTests, Verdict::NotRun, 0),
        ];
        let expected = "\
check      result          time  only this one
format     ok             0.4 s  cargo xtask test --only format
tidy       FAILED    1 min 01 s  cargo xtask test --only tidy
doc-tests  not run               cargo xtask test --only doc-tests
all                  1 min 01 s";
        assert_eq!(table(&lines), expected);
    }
}

//! Every check of the project, fastest to fail first.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::beside::Beside;
use crate::command::{be_frugal, cargo, root, run};
use crate::nextest::{self, Which};
#[cfg(target_os = "linux")]
use crate::package;
use crate::{deny, fuzz, libraries, setup, tidy, web, words};

/// The page only runs in browsers, and the journeys are its tests.
const WITHOUT_PAGE: [&str; 2] = ["--exclude", "web"];

/// One check. They run in this order, some of them in parallel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(crate) enum Check {
    /// Install what the others need.
    Setup,
    /// rustfmt has nothing to change.
    Format,
    /// The house rules that no compiler checks.
    Tidy,
    /// Every message in every language is valid and used.
    Words,
    /// Licenses, sources and versions of our dependencies.
    Dependencies,
    /// Clippy has no warnings.
    Lints,
    /// Build the web app and check its size.
    Web,
    /// The tests that don't need a browser.
    Tests,
    /// The examples in the documentation.
    DocTests,
    /// Browser tests of the web app in Chromium.
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
    /// Passed, but without the part that this machine can't do.
    InPart,
    Failed,
    NotRun,
}

struct Line {
    check: Check,
    verdict: Verdict,
    time: Duration,
}

/// Runs the checks, each under a heading, and prints a summary.
///
/// If `only` isn't empty, the other checks are skipped. The first failure ends the run, unless
/// `keep_going` is set.
pub(crate) fn run_all(only: &[Check], fuzz_seconds: u32, keep_going: bool) -> Result<()> {
    be_frugal();
    let start = now();
    let is_wanted = |check: &&Check| only.is_empty() || only.contains(check);
    let wanted: Vec<Check> = Check::value_variants()
        .iter()
        .filter(is_wanted)
        .copied()
        .collect();
    let mut run = Run {
        lines: Vec::new(),
        has_stopped: false,
        keep_going,
    };
    if wanted.len() == 1 {
        run.check(wanted[0], fuzz_seconds);
    } else {
        run.all(&wanted, fuzz_seconds);
    }
    run.lines.sort_by_key(|line| line.check);
    println!("\n{}", table(&run.lines, start.elapsed()));
    let failed: Vec<String> = run
        .lines
        .iter()
        .filter(|line| line.verdict == Verdict::Failed)
        .map(|line| line.check.name())
        .collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// The checks that have run.
struct Run {
    lines: Vec<Line>,
    has_stopped: bool,
    keep_going: bool,
}

impl Run {
    /// Runs what fails fastest first, then what takes time, in two lanes.
    fn all(&mut self, wanted: &[Check], fuzz_seconds: u32) {
        let (first, rest): (Vec<Check>, Vec<Check>) =
            wanted.iter().partition(|check| **check <= Check::Tidy);
        for check in first {
            self.check(check, fuzz_seconds);
        }
        let (apart, rest): (Vec<Check>, Vec<Check>) =
            rest.into_iter().partition(|check| check.runs_beside());
        if self.has_stopped {
            for check in rest.into_iter().chain(apart) {
                self.check(check, fuzz_seconds);
            }
            return;
        }
        let mut beside = Beside::start(apart, fuzz_seconds);
        for check in rest {
            if check.needs_web() && !beside.wait_for(Check::Web) {
                self.has_stopped |= !self.keep_going;
            }
            self.check(check, fuzz_seconds);
        }
        for ended in beside.finish() {
            let name = ended.check.name();
            println!("\n━━ {name}, beside the others ━━\n{}", ended.output);
            self.end(ended.check, ended.result, ended.time);
        }
    }

    /// Runs a check, unless an earlier one has ended the run.
    fn check(&mut self, check: Check, fuzz_seconds: u32) {
        if self.has_stopped {
            self.lines.push(Line {
                check,
                verdict: Verdict::NotRun,
                time: Duration::ZERO,
            });
            return;
        }
        println!("\n━━ {} ━━", check.name());
        let start = now();
        let result = check.run(fuzz_seconds);
        self.end(check, result, start.elapsed());
    }

    fn end(&mut self, check: Check, result: Result<()>, time: Duration) {
        let verdict = match result {
            Ok(()) => {
                println!("{} passed in {}", check.name(), shown_time(time));
                if check.is_complete_here() {
                    Verdict::Passed
                } else {
                    Verdict::InPart
                }
            }
            Err(error) => {
                println!("\n{} failed: {error:#}", check.name());
                self.has_stopped = !self.keep_going;
                Verdict::Failed
            }
        };
        self.lines.push(Line {
            check,
            verdict,
            time,
        });
    }
}

impl Check {
    /// The name, as in `--only`.
    pub(crate) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Whether it builds in its own folders, so that it can run in parallel with the others.
    const fn runs_beside(self) -> bool {
        matches!(self, Check::Web | Check::Libraries | Check::Fuzz)
    }

    /// Whether it needs the pages of the web app.
    fn needs_web(self) -> bool {
        self >= Check::Tests
    }

    /// Whether this machine can do all of it.
    fn is_complete_here(self) -> bool {
        match self {
            // Installing a package takes root access.
            #[cfg(target_os = "linux")]
            Check::Packages => setup::can_be_root().unwrap_or(false),
            _ => true,
        }
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
                setup::python()?;
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
                // The build of `cargo xtask play`.
                run(cargo(["clippy", "--package", "cli", "--no-default-features"]).args(deny))?;
                // Without its default feature, the crate doesn't compile libFuzzer itself.
                run(cargo(["clippy", "--no-default-features"])
                    .args(fuzz::MANIFEST)
                    .args(deny))
            }
            // Before the tests, because programs contain the pages.
            Check::Web => web::build(web::Mode::Release),
            Check::Tests => {
                setup::servers()?;
                setup::python()?;
                nextest::run_workspace(Which::Plain)
            }
            Check::DocTests => run(cargo(["test", "--doc"]).args(nextest::BUILD)),
            Check::Journeys => {
                setup::browser()?;
                setup::axe_core()?;
                // On their own, they need the pages too; if nothing has changed, this is quick.
                web::build(web::Mode::Release)?;
                nextest::run_workspace(Which::Journeys)
            }
            // The program from the journeys: a full build would take minutes.
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

/// Each check with its time and the command that runs only that one.
fn table(lines: &[Line], total: Duration) -> String {
    let mut text = format!(
        "{:<12} {:<8} {:>11}  only this one\n",
        "check", "result", "time"
    );
    for line in lines {
        let (verdict, time) = match line.verdict {
            Verdict::Passed => ("ok", shown_time(line.time)),
            Verdict::InPart => ("in part", shown_time(line.time)),
            Verdict::Failed => ("FAILED", shown_time(line.time)),
            Verdict::NotRun => ("not run", String::new()),
        };
        let name = line.check.name();
        writeln!(
            text,
            "{name:<12} {verdict:<8} {time:>11}  cargo xtask test --only {name}"
        )
        .expect("writing to a string can't fail");
    }
    write!(text, "{:<21} {:>11}", "all", shown_time(total)).expect("as above");
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
check        result          time  only this one
format       ok             0.4 s  cargo xtask test --only format
tidy         FAILED    1 min 01 s  cargo xtask test --only tidy
doc-tests    not run               cargo xtask test --only doc-tests
all                    1 min 01 s";
        assert_eq!(table(&lines, Duration::from_millis(61_000)), expected);
    }
}

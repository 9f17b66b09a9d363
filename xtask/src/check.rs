//! Every check of the project, in the order in which they fail fastest.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::command::{be_frugal, cargo, root, run};
#[cfg(target_os = "linux")]
use crate::package;
use crate::{bench, deny, fuzz, journeys, libraries, setup, tidy, web};

/// The libraries that a browser runs too.
const WASM_CRATES: [&str; 9] = [
    "crownhead-rules",
    "crownhead-notation",
    "crownhead-room",
    "saves",
    "protocol",
    "crownhead-tablebase",
    "board-ui",
    "local-play",
    "engine-link",
];

/// The page is for browsers only, and journeys are its tests.
const WITHOUT_PAGE: [&str; 2] = ["--exclude", "web"];

#[derive(Clone, Copy)]
enum Check {
    SetUp,
    Format,
    Tidy,
    Dependencies,
    Lints,
    Web,
    Tests,
    Journeys,
    #[cfg(target_os = "linux")]
    Packages,
    Docs,
    Libraries,
    Wasm,
    Benches,
    Fuzz {
        seconds: u32,
    },
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
/// The first failure ends the run, unless `keep_going` is set.
pub(crate) fn run_all(fuzz_seconds: u32, keep_going: bool) -> Result<()> {
    be_frugal();
    let checks = [
        Check::SetUp,
        Check::Format,
        Check::Tidy,
        Check::Dependencies,
        Check::Lints,
        Check::Web,
        Check::Tests,
        Check::Journeys,
        #[cfg(target_os = "linux")]
        Check::Packages,
        Check::Docs,
        Check::Libraries,
        Check::Wasm,
        Check::Benches,
        Check::Fuzz {
            seconds: fuzz_seconds,
        },
    ];
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
        let result = check.run();
        let time = start.elapsed();
        if let Err(error) = &result {
            println!("\n{} failed: {error:#}", check.name());
            stopped = !keep_going;
        } else {
            println!("{} passed in {}", check.name(), shown(time));
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
    let failed: Vec<&str> = lines
        .iter()
        .filter(|line| line.verdict == Verdict::Failed)
        .map(|line| line.check.name())
        .collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// The tests that kill and cut things, in their long form and one after the other.
pub(crate) fn faults() -> Result<()> {
    setup::servers()?;
    let tests = ["--test", "it"];
    let options = [
        "--",
        "faults::",
        "partition::",
        "--nocapture",
        "--test-threads",
        "1",
    ];
    run(cargo(["test", "--package", "cli"])
        .args(tests)
        .args(options)
        .env("CROWNHEAD_REQUIRE_SERVICES", "1")
        .env("CROWNHEAD_LONG", "1"))
}

impl Check {
    fn name(self) -> &'static str {
        match self {
            Check::SetUp => "set-up",
            Check::Format => "format",
            Check::Tidy => "house rules",
            Check::Dependencies => "dependencies",
            Check::Lints => "lints",
            Check::Web => "web app",
            Check::Tests => "tests",
            Check::Journeys => "journeys",
            #[cfg(target_os = "linux")]
            Check::Packages => "packages",
            Check::Docs => "docs",
            Check::Libraries => "libraries",
            Check::Wasm => "wasm",
            Check::Benches => "benches compile",
            Check::Fuzz { .. } => "fuzz",
        }
    }

    fn run(self) -> Result<()> {
        match self {
            Check::SetUp => {
                setup::rust_components()?;
                setup::wasm_target()?;
                setup::cpp_compiler()?;
                setup::browser()?;
                setup::axe_core()?;
                setup::servers()?;
                setup::cargo_fuzz().map(drop)
            }
            Check::Format => {
                run(&mut cargo(["fmt", "--all", "--check"]))?;
                run(cargo(["fmt", "--check"]).args(fuzz::MANIFEST))
            }
            Check::Tidy => tidy::run(),
            Check::Dependencies => deny::run(),
            Check::Lints => {
                let deny = ["--", "-D", "warnings"];
                run(cargo(["clippy", "--workspace", "--all-targets"])
                    .args(WITHOUT_PAGE)
                    .args(deny))?;
                run(cargo(["clippy", "--package", "web", "--target", setup::WASM]).args(deny))?;
                let journeys = ["--package", "journeys", "--features", "browser"];
                run(cargo(["clippy", "--all-targets"]).args(journeys).args(deny))?;
                // Without its default feature the crate does not compile libFuzzer itself.
                run(cargo(["clippy", "--no-default-features"])
                    .args(fuzz::MANIFEST)
                    .args(deny))
            }
            // Before the tests: programs have the pages in them.
            Check::Web => web::build(web::Mode::Release),
            // Here a missing database is an error, not a reason to skip.
            Check::Tests => run(cargo(["test", "--workspace"])
                .args(WITHOUT_PAGE)
                .env("CROWNHEAD_REQUIRE_SERVICES", "1")),
            Check::Journeys => {
                run(&mut cargo(["build", "--package", "cli"]))?;
                journeys::run_built(&[])
            }
            // The program that the journeys used: a full build would take minutes.
            #[cfg(target_os = "linux")]
            Check::Packages => package::check_built(&root().join("target/debug/crownhead")),
            Check::Docs => run(cargo(["doc", "--workspace", "--no-deps"])
                .args(WITHOUT_PAGE)
                .env("RUSTDOCFLAGS", "-D warnings")),
            Check::Libraries => libraries::package_libraries(),
            Check::Wasm => {
                let mut command = cargo(["build", "--target", setup::WASM]);
                for name in WASM_CRATES {
                    command.args(["--package", name]);
                }
                run(&mut command)
            }
            Check::Benches => bench::compile(),
            Check::Fuzz { seconds: 0 } => fuzz::build(),
            Check::Fuzz { seconds } => fuzz::run_each_briefly(seconds),
        }
    }
}

fn table(lines: &[Line]) -> String {
    let mut text = format!("{:<16} {:<8} {:>11}\n", "check", "result", "time");
    for line in lines {
        let (verdict, time) = match line.verdict {
            Verdict::Passed => ("ok", shown(line.time)),
            Verdict::Failed => ("FAILED", shown(line.time)),
            Verdict::NotRun => ("not run", String::new()),
        };
        let row = format!("{:<16} {verdict:<8} {time:>11}", line.check.name());
        text.push_str(row.trim_end());
        text.push('\n');
    }
    let total: Duration = lines.iter().map(|line| line.time).sum();
    write!(text, "{:<25} {:>11}", "all", shown(total)).expect("a string takes all that is written");
    text
}

/// Minutes and seconds, with tenths below one minute.
pub(crate) fn shown(time: Duration) -> String {
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
            assert_eq!(shown(Duration::from_millis(millis)), expected);
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
            line(Check::Lints, Verdict::NotRun, 0),
        ];
        let expected = "\
check            result          time
format           ok             0.4 s
house rules      FAILED    1 min 01 s
lints            not run
all                        1 min 01 s";
        assert_eq!(table(&lines), expected);
    }
}

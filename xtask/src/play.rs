//! Makes a quick build and starts a game.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::Result;

use crate::check::{now, shown_time};
use crate::command::{cargo, program, root, run};
use crate::side_by_side::{self, Chain};
use crate::{setup, web};

/// The cargo profile without link-time optimization.
const PROFILE: &str = "quick";

const CHECK: &str = "Check the tools";
const COMPILE: &str = "Compile the game";
const ASSEMBLE: &str = "Assemble the web app";
const START: &str = "Start the game";

/// Builds the program and, unless the game is in the terminal, the web app, and runs `crownhead play` with these
/// arguments.
///
/// Returns only if the program couldn't be started, or if a process can't replace itself on this
/// platform.
pub(crate) fn run_game(args: &[String]) -> Result<()> {
    let is_in_browser = !args.iter().any(|arg| arg == "--terminal");
    let has_pages = args.iter().any(|arg| arg.starts_with("--pages"));
    let steps = Steps::start(if is_in_browser {
        &[CHECK, COMPILE, ASSEMBLE, START]
    } else {
        &[CHECK, COMPILE, START]
    });

    steps.begin(CHECK);
    if is_in_browser {
        setup::wasm_target()?;
    }

    steps.begin(COMPILE);
    println!("      The first time, this takes a few minutes.");
    let mut chains = vec![Chain {
        name: "program",
        commands: vec![compile_programs(is_in_browser)],
    }];
    if is_in_browser {
        chains.push(Chain {
            name: "web app",
            commands: web::compile(web::Mode::Quick),
        });
    }
    side_by_side::run(chains)?;
    if is_in_browser {
        steps.begin(ASSEMBLE);
        let command = web::put_together(web::Mode::Quick, built("web-build"));
        side_by_side::run(vec![Chain {
            name: "web app",
            commands: vec![command],
        }])?;
    }

    let mut game = built("crownhead");
    game.arg("play").stdin(Stdio::inherit());
    if is_in_browser && !has_pages {
        game.arg("--pages").arg(web::Mode::Quick.pages());
    }
    steps.begin(START);
    println!("      This is a quick build. `cargo xtask install` installs the optimized one.");
    become_process(game.args(args))
}

/// Builds and installs the web app and the optimized program.
pub(crate) fn install() -> Result<()> {
    web::build(web::Mode::Release)?;
    run(&mut cargo(["install", "--locked", "--path", "crates/cli"]))
}

/// Compiles the game along with the program that builds the web app, because they share most dependencies.
///
/// A local game needs neither PostgreSQL nor NATS, and no embedded pages.
fn compile_programs(with_web_build: bool) -> Command {
    let mut command = cargo(["build", "--package", "cli", "--no-default-features"]);
    command.args(["--profile", PROFILE]);
    if with_web_build {
        command.args(["--package", "web-build"]);
    }
    command
}

/// A program that was compiled with [`PROFILE`].
fn built(name: &str) -> Command {
    let path = root().join("target").join(PROFILE).join(name);
    program(&path.to_string_lossy())
}

/// Numbered headings with the elapsed time and what comes next.
struct Steps {
    began: Instant,
    names: &'static [&'static str],
}

impl Steps {
    fn start(names: &'static [&'static str]) -> Steps {
        Steps {
            began: now(),
            names,
        }
    }

    fn begin(&self, name: &str) {
        println!("{}", self.heading(name, &shown_time(self.began.elapsed())));
    }

    /// `[2/4] Compile the game (0.3 s), next: assemble the web app`
    fn heading(&self, name: &str, time: &str) -> String {
        let index = self.names.iter().position(|step| *step == name);
        let index = index.expect("it's one of the steps");
        let next = match self.names.get(index + 1) {
            Some(next) => format!(", next: {}", next.to_lowercase()),
            None => String::new(),
        };
        format!("[{}/{}] {name} ({time}){next}", index + 1, self.names.len())
    }
}

/// Hands over the terminal for good, so that Ctrl-C and the exit status belong to the game alone.
#[cfg(unix)]
fn become_process(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_process(command: &mut Command) -> Result<()> {
    run(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_says_what_comes_next() {
        let steps = Steps::start(&[CHECK, COMPILE, START]);
        let check = |name, expected| assert_eq!(steps.heading(name, "1.5 s"), expected);
        check(
            COMPILE,
            "[2/3] Compile the game (1.5 s), next: start the game",
        );
        check(START, "[3/3] Start the game (1.5 s)");
    }
}

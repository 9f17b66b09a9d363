//! Runs chains of cargo commands in parallel and shows one status line for all of them.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, IsTerminal, Write as _, stdout};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::check::{now, shown_time};

/// How often to update the status line: in a terminal, and in a log.
const IN_A_TERMINAL: Duration = Duration::from_millis(250);
const IN_A_LOG: Duration = Duration::from_secs(30);

/// Commands that run one after another.
pub(crate) struct Chain {
    pub(crate) name: &'static str,
    pub(crate) commands: Vec<Command>,
}

/// The state of a chain.
#[derive(Clone, Default)]
struct State {
    compiled: usize,
    current: String,
    is_done: bool,
}

/// A progress message from a chain.
enum News {
    Compiling(String),
    Ended(Result<()>),
}

/// Runs all chains in parallel. Fails as soon as one does, with all the output of its command.
pub(crate) fn run(chains: Vec<Chain>) -> Result<()> {
    let names: Vec<&str> = chains.iter().map(|chain| chain.name).collect();
    let mut states = vec![State::default(); chains.len()];
    let (sender, receiver) = mpsc::channel();
    for (index, chain) in chains.into_iter().enumerate() {
        let sender = sender.clone();
        thread::spawn(move || {
            let ended = run_chain(chain, index, &sender);
            // Nobody is listening anymore once another chain has failed.
            let _ = sender.send((index, News::Ended(ended)));
        });
    }
    let (pause, is_terminal) = if stdout().is_terminal() {
        (IN_A_TERMINAL, true)
    } else {
        (IN_A_LOG, false)
    };
    let began = now();
    let mut last_shown = now();
    while states.iter().any(|state| !state.is_done) {
        match receiver.recv_timeout(pause.saturating_sub(last_shown.elapsed())) {
            Ok((index, News::Compiling(name))) => {
                states[index].compiled += 1;
                states[index].current = name;
            }
            Ok((index, News::Ended(result))) => {
                result.with_context(|| format!("can't build {}", names[index]))?;
                states[index].is_done = true;
            }
            Err(RecvTimeoutError::Timeout) => {
                let line = line(&names, &states, &shown_time(began.elapsed()));
                if is_terminal {
                    print!("\r\x1b[2K{line}");
                    stdout().flush()?;
                } else {
                    println!("{line}");
                }
                last_shown = now();
            }
            Err(RecvTimeoutError::Disconnected) => bail!("a build ended unexpectedly"),
        }
    }
    if is_terminal {
        print!("\r\x1b[2K");
    }
    Ok(())
}

fn run_chain(chain: Chain, index: usize, sender: &Sender<(usize, News)>) -> Result<()> {
    for mut command in chain.commands {
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("can't start {}", command.get_program().display()))?;
        let stderr = child.stderr.take().expect("stderr is piped");
        let mut written = String::new();
        for line in BufReader::new(stderr).lines() {
            let line = line?;
            if let Some(name) = compiled_crate(&line) {
                let _ = sender.send((index, News::Compiling(name.to_owned())));
            }
            written.push_str(&line);
            written.push('\n');
        }
        let status = child.wait()?;
        if !status.success() {
            bail!("{status}\n{written}");
        }
    }
    Ok(())
}

/// The crate that cargo says it is compiling.
fn compiled_crate(line: &str) -> Option<&str> {
    line.trim_start()
        .strip_prefix("Compiling ")?
        .split(' ')
        .next()
}

/// `1 min 12 s · program: 84 crates, now sqlx-core · web app: done`
fn line(names: &[&str], states: &[State], time: &str) -> String {
    let mut line = format!("      {time}");
    for (name, state) in names.iter().zip(states) {
        write!(line, " · {name}: ").expect("writing to a string can't fail");
        match state {
            State { is_done: true, .. } => line.push_str("done"),
            State { compiled: 0, .. } => line.push_str("starting"),
            State {
                compiled, current, ..
            } => write!(line, "{compiled} crates, now {current}")
                .expect("writing to a string can't fail"),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::program;

    fn chain(name: &'static str, script: &str) -> Chain {
        let mut command = program("sh");
        command.args(["-c", script]);
        Chain {
            name,
            commands: vec![command],
        }
    }

    #[test]
    fn a_line_tells_how_far_each_chain_is() {
        let state = |compiled, current: &str, is_done| State {
            compiled,
            current: current.to_owned(),
            is_done,
        };
        let states = [
            state(84, "sqlx-core", false),
            state(0, "", false),
            state(9, "web", true),
        ];
        assert_eq!(
            line(&["program", "tools", "web app"], &states, "1 min 12 s"),
            "      1 min 12 s · program: 84 crates, now sqlx-core · tools: starting · web app: done"
        );
    }

    #[test]
    fn crates_are_read_from_what_cargo_writes() {
        fn check(line: &str, expected: Option<&str>) {
            assert_eq!(compiled_crate(line), expected, "{line}");
        }
        check("   Compiling serde v1.0.228", Some("serde"));
        check(
            "   Compiling rules v0.1.0 (/src/crates/rules)",
            Some("rules"),
        );
        check(
            "    Finished `quick` profile [optimized] target(s) in 3s",
            None,
        );
        check("warning: unused import", None);
    }

    #[test]
    fn all_chains_run_and_a_failure_shows_what_was_written() {
        run(vec![chain("a", "true"), chain("b", "echo compiled >&2")]).unwrap();
        let error = run(vec![
            chain("a", "true"),
            chain("b", "echo 'no linker' >&2; exit 3"),
        ]);
        let text = format!("{:#}", error.unwrap_err());
        assert!(text.starts_with("can't build b: "), "{text}");
        assert!(text.contains("no linker"), "{text}");
    }
}

//! The engine's end, in conversation.

use hub::{Settings, serve};
use std::io::{BufRead, BufReader, Lines, PipeReader, PipeWriter, Write, pipe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A program that talks to the engine.
pub(crate) struct Program {
    to: Option<PipeWriter>,
    from: Lines<BufReader<PipeReader>>,
    engine: JoinHandle<std::io::Result<()>>,
}

impl Program {
    pub(crate) fn start() -> Program {
        let (their_input, to) = pipe().unwrap();
        let (from, their_output) = pipe().unwrap();
        let mut settings = Settings::default();
        settings.set("hash", "1").unwrap();
        let engine = thread::spawn(move || {
            // A clock that advances by a millisecond at each reading.
            let ticks = AtomicU64::new(0);
            let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
            serve(BufReader::new(their_input), their_output, settings, &clock)
        });
        let from = BufReader::new(from).lines();
        let to = Some(to);
        Program { to, from, engine }
    }

    pub(crate) fn say(&mut self, lines: &str) {
        writeln!(self.to.as_mut().unwrap(), "{lines}").unwrap();
    }

    /// The lines up to the first that starts with this word.
    #[track_caller]
    pub(crate) fn hear(&mut self, word: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.from.next().expect("the engine is there").unwrap();
            let is_last = line.split(' ').next() == Some(word);
            heard.push(line);
            if is_last {
                return heard;
            }
        }
    }

    /// Sends something and returns the one line that comes back.
    #[track_caller]
    fn ask(&mut self, line: &str, answer: &str) {
        self.say(line);
        assert_eq!(self.from.next().unwrap().unwrap(), answer);
    }

    /// Closes the input and returns the remaining output.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.to = None;
        let rest = self.from.map(Result::unwrap).collect();
        self.engine.join().unwrap().unwrap();
        rest
    }
}

const START: &str = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

#[test]
fn the_handshake_declares_parameters() {
    let mut program = Program::start();
    program.say("hub");
    let lines = program.hear("wait");
    assert!(
        lines[0].starts_with("id name=Crownhead version="),
        "{lines:?}"
    );
    let declared = [
        "param name=variant value=english type=enum values=english",
        "param name=hash value=1 type=int min=1 max=65536",
        "param name=threads value=1 type=int min=1 max=256",
    ];
    assert!(
        declared
            .iter()
            .all(|line| lines.iter().any(|found| found == line)),
        "{lines:?}"
    );
    program.say("set-param name=hash value=2");
    program.ask(
        "set-param name=hash value=none",
        "error message=\"hash is a whole number from 1 to 65536, not 'none'\"",
    );
    program.ask("init", "ready");
    program.say("hub");
    assert!(
        program
            .hear("wait")
            .contains(&"param name=hash value=2 type=int min=1 max=65536".to_owned())
    );
    assert_eq!(program.end(), [""; 0]);
}

#[test]
fn a_search_tells_its_line_and_its_move() {
    let mut program = Program::start();
    program.ask("init", "ready");
    program.say(&format!(
        "pos pos={START} moves=\"11-15 22-18\"\nlevel depth=5\ngo think"
    ));
    let lines = program.hear("done");
    assert_eq!(
        lines.last().unwrap().split(' ').nth(1),
        Some("move=15x22x18")
    );
    let info = &lines[lines.len() - 2];
    assert!(info.starts_with("info depth=5 mean-depth="), "{info}");
    assert!(info.contains(" score="), "{info}");
    assert!(info.contains(" pv=\"15x22x18 "), "{info}");
    // The same position and level again.
    program.say("go analyze");
    program.hear("done");
    program.end();
}

#[test]
fn without_position_and_level_there_is_still_a_move() {
    let mut program = Program::start();
    program.say("go think");
    assert!(
        program
            .hear("done")
            .last()
            .unwrap()
            .starts_with("done move=")
    );
    program.end();
}

#[test]
fn it_listens_while_it_thinks() {
    let mut program = Program::start();
    program.say(&format!(
        "pos pos={START}\nlevel infinite\ngo analyze\nping"
    ));
    program.hear("pong");
    program.say("pos moves=11-15");
    let refused = program.hear("error").pop().unwrap();
    assert_eq!(
        refused,
        "error message=\"the engine is thinking: send stop first\""
    );
    program.say("stop");
    assert!(
        program
            .hear("done")
            .last()
            .unwrap()
            .starts_with("done move=")
    );
    // No search is running: these do nothing.
    program.ask("stop\nponder-hit\nping", "pong");
    program.end();
}

#[test]
fn the_next_search_may_follow_a_stop_at_once() {
    let mut program = Program::start();
    program
        .say("level infinite\ngo ponder\nstop\npos moves=\"11-15 22-18\"\nlevel depth=1\ngo think");
    program.hear("done");
    let second = program.hear("done").pop().unwrap();
    assert!(second.starts_with("done move=15x22x18"), "{second}");
    program.end();
}

#[test]
fn pondering_ends_some_time_after_the_hit() {
    let mut program = Program::start();
    program.say("level move-time=0.05\ngo ponder\nping");
    // The clock advances at every reading, and the search still doesn't end on its own.
    program.hear("pong");
    program.say("ponder-hit");
    program.hear("done");
    program.end();
}

#[test]
fn bad_lines_get_an_error_and_do_no_harm() {
    let mut program = Program::start();
    program.ask("go", "error message=\"go needs think, ponder or analyze\"");
    program.ask(
        "pos pos=B",
        "error message=\"a position has 33 characters, not 1\"",
    );
    program.ask(
        "pos moves=\"11-15 11-15\"",
        "error message=\"11-15 is not legal\"",
    );
    program.ask(
        "level depth=\"",
        "error message=\"the value of depth has no closing quotation mark\"",
    );
    program
        .to
        .as_mut()
        .unwrap()
        .write_all(b"\xff\xfe\n")
        .unwrap();
    program.ask("", "error message=\"the line is not text\"");
    program.ask("dance\nlevel mood=good\n\nping", "pong");
    let long = "x".repeat(2 << 20);
    program.ask(&long, "error message=\"the line is too long\"");
    program.ask("ping", "pong");
    program.end();
}

#[test]
fn a_side_without_a_move_is_told_so() {
    let mut program = Program::start();
    program.say("pos pos=Bbeeewweeeweeeeeeeeeeeeeeeeeeeeee\nlevel depth=3\ngo think");
    let lines = program.hear("done");
    assert_eq!(lines, ["error message=\"there is no legal move\"", "done"]);
    program.end();
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    let mut program = Program::start();
    program.say("level infinite\ngo think");
    let rest = program.end();
    assert!(rest.last().unwrap().starts_with("done move="), "{rest:?}");
    let mut program = Program::start();
    program.say("quit");
    assert_eq!(program.end(), [""; 0]);
}

//! Lines from standard input, with a deadline.

use crate::stopwatch::stopwatch;
use room::Instant;
use std::collections::VecDeque;
use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// What came from the keyboard.
pub(super) enum Typed {
    Line(String),
    /// The deadline passed first.
    Nothing,
    /// There is no more input.
    End,
}

/// Standard input, read by its own thread, and the time since it was started.
pub(super) struct Keyboard {
    lines: Receiver<String>,
    /// Lines typed while the computer was thinking.
    kept: VecDeque<String>,
    since_start: Box<dyn Fn() -> Duration>,
}

/// The longest line in bytes. Longer ones are cut.
const MAX_LINE: u64 = 4096;

impl Keyboard {
    pub(super) fn start() -> Keyboard {
        let (sender, lines) = channel();
        // The thread ends with the input or, blocked on reading, with the program.
        thread::spawn(move || {
            let mut input = std::io::stdin().lock();
            while let Some(line) = read_line(&mut input) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Keyboard {
            lines,
            kept: VecDeque::new(),
            since_start: Box::new(stopwatch()),
        }
    }

    /// The game's time: milliseconds since the start.
    pub(super) fn now(&self) -> Instant {
        Instant::from_millis(i64::try_from((self.since_start)().as_millis()).unwrap_or(i64::MAX))
    }

    /// The next line, unless the deadline comes first.
    pub(super) fn next_line(&mut self, deadline: Option<Instant>) -> Typed {
        if let Some(line) = self.kept.pop_front() {
            return Typed::Line(line);
        }
        match deadline {
            None => self.lines.recv().map_or(Typed::End, Typed::Line),
            Some(deadline) => self.glance(Duration::from_millis(
                deadline.since(self.now()).as_millis(),
            )),
        }
    }

    /// The next line that is typed within this time.
    pub(super) fn glance(&mut self, wait: Duration) -> Typed {
        match self.lines.recv_timeout(wait) {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::Nothing,
            Err(RecvTimeoutError::Disconnected) => Typed::End,
        }
    }

    /// Keeps a line for the next call of `next_line`.
    pub(super) fn put_back(&mut self, line: String) {
        self.kept.push_back(line);
    }
}

/// One line, with invalid UTF-8 replaced. `None` at the end of the input or if reading fails.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    input
        .by_ref()
        .take(MAX_LINE)
        .read_until(b'\n', &mut bytes)
        .ok()?;
    if bytes.is_empty() {
        return None;
    }
    if bytes.len() as u64 == MAX_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_one_line() {
        let mut input = "x".repeat(MAX_LINE as usize);
        input.push_str("resign\nboard\nlast");
        let mut input = input.as_bytes();
        assert_eq!(
            read_line(&mut input).map(|line| line.len()),
            Some(MAX_LINE as usize)
        );
        assert_eq!(read_line(&mut input).as_deref(), Some("board\n"));
        assert_eq!(read_line(&mut input).as_deref(), Some("last"));
        assert_eq!(read_line(&mut input), None);
    }
}

//! Lines from standard input, waited for no longer than a clock allows.

use room::Instant;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time;

/// What came from the keyboard.
pub(super) enum Typed {
    Line(String),
    /// The time to wait was over first.
    Nothing,
    /// There will be no more input.
    End,
}

/// Standard input read by a thread of its own, and the time since it was started.
pub(super) struct Keyboard {
    lines: Receiver<String>,
    started: time::Instant,
}

/// A longer line is cut: nobody types that much.
const MAX_LINE: u64 = 4096;

impl Keyboard {
    #[expect(clippy::disallowed_methods, reason = "a program may read the clock")]
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
            started: time::Instant::now(),
        }
    }

    /// The time of the game: milliseconds since it was started.
    pub(super) fn now(&self) -> Instant {
        Instant::from_millis(i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// The next line, unless the deadline comes first.
    pub(super) fn next_line(&self, deadline: Option<Instant>) -> Typed {
        let Some(deadline) = deadline else {
            return self.lines.recv().map_or(Typed::End, Typed::Line);
        };
        let left = time::Duration::from_millis(deadline.since(self.now()).as_millis());
        match self.lines.recv_timeout(left) {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::Nothing,
            Err(RecvTimeoutError::Disconnected) => Typed::End,
        }
    }
}

/// One line, with what is no text replaced; `None` at the end or where reading fails.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    std::io::Read::take(&mut *input, MAX_LINE)
        .read_until(b'\n', &mut bytes)
        .ok()?;
    (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

//! The engine's end of the protocol.

use crate::session::{Next, Session};
use crate::{Command, Reply, Settings};
use std::io::{self, BufRead, Read, Write};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// The maximum line length: a thousand moves fit easily.
const MAX_LINE: u64 = 1 << 20;

/// Serves one program: reads its commands until `quit` or end of input, and answers.
///
/// A search runs on a separate thread, so `stop`, `ping` and `ponder-hit` are handled while it
/// runs. `clock` returns the time since some fixed moment.
///
/// ```
/// # use hub::{Settings, serve};
/// # use std::time::Duration;
/// let input = "hub\ninit\npos moves=11-15\nlevel depth=1\ngo think\nstop\nping\nquit\n";
/// let mut output = Vec::new();
/// serve(input.as_bytes(), &mut output, Settings::default(), &|| Duration::ZERO).unwrap();
/// assert!(String::from_utf8(output).unwrap().contains("\ndone move="));
/// ```
pub fn serve(
    mut input: impl BufRead,
    output: impl Write + Send,
    settings: Settings,
    clock: &(dyn Fn() -> Duration + Sync),
) -> io::Result<()> {
    let output = SharedOutput(Mutex::new(output));
    thread::scope(|scope| {
        let mut session = Session::new(scope, &output, settings, clock);
        loop {
            let command = match next_line(&mut input)? {
                Heard::Line(line) => Command::read(&line).map_err(|error| error.to_string()),
                Heard::Unreadable(why) => Err(why.to_owned()),
                Heard::End => Ok(Some(Command::Quit)),
            };
            let done = match command {
                Ok(Some(command)) => session.obey(command)?,
                Ok(None) => Next::Listen,
                Err(message) => {
                    output.say(&[Reply::Error { message }])?;
                    Next::Listen
                }
            };
            if done == Next::End {
                return Ok(());
            }
        }
    })
}

/// The output that both threads share, one at a time.
pub(crate) struct SharedOutput<W>(Mutex<W>);

impl<W: Write> SharedOutput<W> {
    /// Writes all of this without output from the other thread in between.
    pub(crate) fn say(&self, answers: &[Reply]) -> io::Result<()> {
        self.say_after(|| (), answers)
    }

    /// The same, but does something first.
    pub(crate) fn say_after(&self, prepare: impl FnOnce(), answers: &[Reply]) -> io::Result<()> {
        let mut output = self
            .0
            .lock()
            .map_err(|_| io::Error::other("a thread of the engine died"))?;
        prepare();
        for answer in answers {
            writeln!(output, "{answer}")?;
        }
        output.flush()
    }
}

enum Heard {
    Line(String),
    Unreadable(&'static str),
    End,
}

fn next_line(input: &mut impl BufRead) -> io::Result<Heard> {
    let mut bytes = Vec::new();
    input
        .by_ref()
        .take(MAX_LINE)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Heard::End);
    }
    if bytes.len() as u64 == MAX_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Heard::Unreadable("the line is too long"));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(line) => Heard::Line(line),
        Err(_) => Heard::Unreadable("the line is not text"),
    })
}

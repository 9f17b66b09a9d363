//! A child process that communicates in lines.

use super::{ClientError, CommandLine};
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How many lines of standard error to remember.
const REMEMBERED_LINES: usize = 20;
/// The maximum line length.
const MAX_LINE: u64 = 1 << 20;
/// How often a wait checks for cancellation.
const LOOK_UP: Duration = Duration::from_millis(50);
/// How long a child may take to exit, in steps of [`LEAVING_STEP`].
const LEAVING_STEPS: u32 = 50;
const LEAVING_STEP: Duration = Duration::from_millis(10);

pub(super) struct Child {
    process: std::process::Child,
    /// `None` once the child was asked to exit.
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    stderr: Arc<Mutex<VecDeque<String>>>,
    stderr_reader: Option<JoinHandle<()>>,
}

/// Output from a child.
pub(super) enum Heard {
    Line(String),
    /// Nothing yet.
    Nothing,
    /// Nothing anymore.
    End,
}

impl Child {
    pub(super) fn spawn(command: &CommandLine) -> Result<Child, ClientError> {
        let mut builder = Command::new(&command.program);
        builder
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A terminal sends its interrupt to the whole process group, but it's meant for us, not for
        // the engines.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut builder, 0);
        let mut process = builder.spawn().map_err(|source| ClientError::Spawn {
            program: command.program.clone(),
            source,
        })?;
        let stdin = process.stdin.take();
        let (sender, lines) = mpsc::channel();
        if let Some(stdout) = process.stdout.take() {
            thread::spawn(move || for_each_line(stdout, |line| sender.send(line).is_ok()));
        }
        let stderr = Arc::new(Mutex::new(VecDeque::new()));
        let stderr_reader = process.stderr.take().map(|source| {
            let remembered = Arc::clone(&stderr);
            thread::spawn(move || for_each_line(source, |line| remember(&remembered, line)))
        });
        Ok(Child {
            process,
            stdin,
            lines,
            stderr,
            stderr_reader,
        })
    }

    pub(super) fn write_line(&mut self, line: &str) -> io::Result<()> {
        let closed = || io::Error::from(io::ErrorKind::BrokenPipe);
        let stdin = self.stdin.as_mut().ok_or_else(closed)?;
        stdin.write_all(format!("{line}\n").as_bytes())?;
        stdin.flush()
    }

    /// The next line, if it comes within this time and before the next check.
    pub(super) fn read_line(&self, limit: Duration) -> Heard {
        match self.lines.recv_timeout(limit.min(LOOK_UP)) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// The last lines of its standard error.
    pub(super) fn last_words(&self) -> String {
        match self.stderr.lock() {
            Ok(lines) => lines
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>()
                .join("\n"),
            Err(_) => String::new(),
        }
    }

    /// For people: how it ended, once its output has.
    pub(super) fn how_it_ended(&mut self) -> String {
        match self.wait_a_while() {
            Some(status) => status.to_string(),
            None => "with its output closed".to_owned(),
        }
    }

    /// Waits until it has exited and its last output was read, but not forever.
    fn wait_a_while(&mut self) -> Option<std::process::ExitStatus> {
        let mut status = None;
        for _ in 0..LEAVING_STEPS {
            status = self.process.try_wait().ok().flatten();
            let is_read = self
                .stderr_reader
                .as_ref()
                .is_none_or(JoinHandle::is_finished);
            if status.is_some() && is_read {
                break;
            }
            thread::sleep(LEAVING_STEP);
        }
        status
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have exited already, which is fine.
        let _ = self.write_line("quit");
        self.stdin = None;
        if self.wait_a_while().is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

/// Calls `visit` with every line until it returns `false`. Invalid text is replaced.
fn for_each_line(source: impl Read, mut visit: impl FnMut(String) -> bool) {
    let mut source = BufReader::new(source);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match source.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if !visit(line) {
            return;
        }
    }
}

fn remember(lines: &Mutex<VecDeque<String>>, line: String) -> bool {
    let Ok(mut lines) = lines.lock() else {
        return false;
    };
    if lines.len() == REMEMBERED_LINES {
        lines.pop_front();
    }
    lines.push_back(line);
    true
}

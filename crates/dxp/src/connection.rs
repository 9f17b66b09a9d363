//! Messages over a stream, with limits on what the other side may do.

use crate::message::{MAX_MESSAGE, Message, ParseFault};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

/// A stream whose reads and writes can time out.
pub trait Stream: Read + Write {
    /// Sets the limit for the next reads and writes.
    fn set_limit(&mut self, limit: Duration) -> io::Result<()>;

    /// Waits between two messages in a row. Some programs lose the second one if both arrive
    /// together.
    fn pause(&mut self);
}

/// How long to wait between two messages in a row.
const PAUSE: Duration = Duration::from_millis(100);

impl Stream for TcpStream {
    fn set_limit(&mut self, limit: Duration) -> io::Result<()> {
        self.set_read_timeout(Some(limit))?;
        self.set_write_timeout(Some(limit))
    }

    fn pause(&mut self) {
        thread::sleep(PAUSE);
    }
}

/// How long to wait for the other program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// For the rest of a message that has started, and for our messages to be accepted.
    pub transfer: Duration,
    /// For an answer that needs no thinking.
    pub answer: Duration,
    /// For a move in a game without a time limit, and beyond the limit in a game with one.
    pub thinking: Duration,
}

impl Default for Waiting {
    fn default() -> Waiting {
        Waiting {
            transfer: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            thinking: Duration::from_secs(600),
        }
    }
}

/// One end of a connection.
pub struct Connection<'a, S> {
    stream: S,
    /// The time since some fixed moment.
    clock: &'a (dyn Fn() -> Duration + Sync),
    waiting: Waiting,
    /// Bytes that were received but not used yet.
    buffer: Vec<u8>,
    /// Whether our last message had no answer yet.
    spoke_last: bool,
}

impl<'a, S: Stream> Connection<'a, S> {
    /// A connection over this stream.
    pub fn new(
        stream: S,
        clock: &'a (dyn Fn() -> Duration + Sync),
        waiting: Waiting,
    ) -> Connection<'a, S> {
        Connection {
            stream,
            clock,
            waiting,
            buffer: Vec::new(),
            spoke_last: false,
        }
    }

    /// How long it waits.
    pub const fn waiting(&self) -> Waiting {
        self.waiting
    }

    /// The time since some fixed moment.
    pub fn now(&self) -> Duration {
        (self.clock)()
    }

    /// Sends a message.
    pub fn send(&mut self, message: &Message) -> Result<(), DxpError> {
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        if std::mem::replace(&mut self.spoke_last, true) {
            self.stream.pause();
        }
        self.stream.set_limit(self.waiting.transfer)?;
        self.stream
            .write_all(&bytes)
            .map_err(|error| match error.kind() {
                io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => DxpError::NotTaking,
                _ => DxpError::Io(error),
            })?;
        Ok(self.stream.flush()?)
    }

    /// Receives the next message, if it starts to arrive until then.
    pub fn receive(&mut self, until: Duration) -> Result<Message, DxpError> {
        let mut deadline = until;
        let mut has_started = false;
        loop {
            if let Some(end) = self.buffer.iter().position(|&byte| byte == 0) {
                let message = Message::parse(self.buffer[..end].trim_ascii());
                self.buffer.drain(..=end);
                self.spoke_last = false;
                return message.map_err(DxpError::Malformed);
            }
            if self.buffer.len() > MAX_MESSAGE {
                return Err(DxpError::Malformed(ParseFault::TooLong));
            }
            if !has_started && !self.buffer.is_empty() {
                // Byte by byte, a message could take forever.
                has_started = true;
                deadline = self.now() + self.waiting.transfer;
            }
            let left = deadline.saturating_sub(self.now());
            if left.is_zero() {
                return Err(if has_started {
                    DxpError::Unfinished
                } else {
                    DxpError::Silent
                });
            }
            self.read(left)?;
        }
    }

    /// Reads the bytes that arrive within this time, if any.
    fn read(&mut self, limit: Duration) -> Result<(), DxpError> {
        self.stream.set_limit(limit)?;
        let mut bytes = [0; MAX_MESSAGE + 1];
        match self.stream.read(&mut bytes) {
            Ok(0) => Err(DxpError::Closed),
            Ok(count) => {
                self.buffer.extend_from_slice(&bytes[..count]);
                Ok(())
            }
            Err(error) => match error.kind() {
                io::ErrorKind::WouldBlock
                | io::ErrorKind::TimedOut
                | io::ErrorKind::Interrupted => Ok(()),
                io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe => Err(DxpError::Closed),
                _ => Err(DxpError::Io(error)),
            },
        }
    }
}

/// Why a game over this protocol can't continue.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DxpError {
    /// The network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The other program closed the connection.
    #[error("the other program closed the connection")]
    Closed,
    /// The other program said nothing for too long.
    #[error("the other program has been silent for too long")]
    Silent,
    /// The other program started a message and didn't finish it.
    #[error("the other program didn't finish its message")]
    Unfinished,
    /// The other program doesn't accept our messages.
    #[error("the other program doesn't accept our messages")]
    NotTaking,
    /// A message can't be read.
    #[error("the other program sent a bad message: {0}")]
    Malformed(ParseFault),
    /// A message makes no sense at this point.
    #[error("the other program sent a message out of turn: {0}")]
    OutOfTurn(String),
    /// The other program never stops sending messages.
    #[error("the other program sends too many messages without a move")]
    Flood,
    /// A move isn't legal.
    #[error("the other program sent an illegal move: {0}")]
    IllegalMove(String),
    /// The other program doesn't want the game.
    #[error("the other program refused the game")]
    Refused,
}

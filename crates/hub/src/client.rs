//! The client end of the protocol: an engine as a child process.

mod child;
mod error;
mod words;

pub use error::ClientError;
pub use words::CommandLine;

use crate::{Command, HubMove, Info, Mode, Param, Reply, ReplyError};
use child::{Child, Heard};
use engine::Limits;
use rules::{Game, Move};
use std::time::Duration;

/// A Hub engine in its own process.
///
/// When this value is dropped, the engine gets `quit`, and is killed if it doesn't exit.
pub struct Client {
    child: Child,
    clock: Box<dyn Fn() -> Duration + Send>,
    identity: Identity,
}

/// An engine's introduction.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Identity {
    /// Its name; empty if it has none.
    pub name: String,
    /// Its version; empty if it has none.
    pub version: String,
    /// Its parameters.
    pub params: Vec<Param>,
}

/// How long to wait for an answer.
#[derive(Clone, Copy)]
pub struct Wait<'a> {
    /// The maximum time.
    pub limit: Duration,
    /// Called from time to time. Returns whether to give up immediately.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

impl Wait<'_> {
    /// This long, no matter what happens.
    pub const fn at_most(limit: Duration) -> Wait<'static> {
        Wait {
            limit,
            is_cancelled: &|| false,
        }
    }
}

/// An engine's answer for a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The move it plays.
    pub mv: Move,
    /// The reply it expects, if it names one and it's legal.
    pub ponder: Option<Move>,
    /// Its last progress report.
    pub info: Option<Info>,
}

impl Client {
    /// Starts an engine and waits for its introduction. `clock` returns the time since some fixed
    /// moment.
    ///
    /// Set its parameters next, then call [`Client::init`].
    pub fn spawn(
        command: &CommandLine,
        clock: impl Fn() -> Duration + Send + 'static,
        wait: Wait<'_>,
    ) -> Result<Client, ClientError> {
        let mut client = Client {
            child: Child::spawn(command)?,
            clock: Box::new(clock),
            identity: Identity::default(),
        };
        client.send(&Command::Hub)?;
        let mut identity = Identity::default();
        client.wait_for("hub", wait, |answer| {
            match answer {
                Reply::Id { name, version, .. } => {
                    identity.name = name;
                    identity.version = version.unwrap_or_default();
                }
                Reply::Param(param) => identity.params.push(param),
                Reply::Wait => return Some(()),
                _ => {}
            }
            None
        })?;
        client.identity = identity;
        Ok(client)
    }

    /// The engine's introduction.
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Sets a parameter. Engines ignore unknown ones, so a name that wasn't declared is an error
    /// here.
    pub fn set_param(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        if !self.identity.params.iter().any(|param| param.name == name) {
            return Err(ClientError::UnknownParam {
                name: name.to_owned(),
                known: self
                    .identity
                    .params
                    .iter()
                    .map(|param| param.name.clone())
                    .collect(),
            });
        }
        let (name, value) = (name.to_owned(), value.to_owned());
        self.send(&Command::SetParam { name, value })
    }

    /// Initializes the engine with its parameters.
    pub fn init(&mut self, wait: Wait<'_>) -> Result<(), ClientError> {
        self.send(&Command::Init)?;
        self.wait_for("init", wait, |answer| {
            matches!(answer, Reply::Ready).then_some(())
        })
    }

    /// Makes the engine forget what it knows.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.send(&Command::NewGame)
    }

    /// Waits for a sign of life from the engine.
    pub fn ping(&mut self, wait: Wait<'_>) -> Result<(), ClientError> {
        self.send(&Command::Ping)?;
        self.wait_for("ping", wait, |answer| {
            matches!(answer, Reply::Pong).then_some(())
        })
    }

    /// Asks for a move in the current position of a game. `observe` receives the progress reports.
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        wait: Wait<'_>,
        observe: &mut dyn FnMut(&Info),
    ) -> Result<Thought, ClientError> {
        self.send(&Command::Pos {
            start: *game.start(),
            moves: game.moves().iter().copied().map(HubMove::from).collect(),
        })?;
        self.send(&Command::Level(*limits))?;
        self.send(&Command::Go(Mode::Think))?;
        let mut last = None;
        let (mv, ponder) = self.wait_for("go", wait, |answer| match answer {
            Reply::Info(info) => {
                observe(&info);
                last = Some(info);
                None
            }
            Reply::Done { mv, ponder } => Some((mv, ponder)),
            _ => None,
        })?;
        let mv = mv.ok_or(ClientError::NoMove)?;
        let mv = mv.resolve(game.position(), game.rules())?;
        let ponder = ponder.and_then(|reply| {
            let after = game.position().play_unchecked(mv);
            reply.resolve(&after, game.rules()).ok()
        });
        Ok(Thought {
            mv,
            ponder,
            info: last,
        })
    }

    fn send(&mut self, command: &Command) -> Result<(), ClientError> {
        let word = command.to_string();
        self.child.write_line(&word).map_err(|_| self.died(&word))
    }

    /// Reads answers until `take` finds what it's looking for.
    fn wait_for<T>(
        &mut self,
        word: &'static str,
        wait: Wait<'_>,
        mut take: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, ClientError> {
        let begun = (self.clock)();
        let mut complaint = None;
        loop {
            let waited = (self.clock)().saturating_sub(begun);
            if (wait.is_cancelled)() {
                return Err(ClientError::Cancelled);
            }
            if waited >= wait.limit {
                return Err(ClientError::Silent {
                    word,
                    limit: wait.limit,
                    complaint,
                    stderr: self.child.last_words(),
                });
            }
            let line = match self.child.read_line(wait.limit - waited) {
                Heard::Line(line) => line,
                Heard::Nothing => continue,
                Heard::End => return Err(self.died(word)),
            };
            match Reply::read(&line) {
                Ok(Some(Reply::Error { message })) => complaint = Some(message),
                Ok(Some(answer)) => {
                    if let Some(found) = take(answer) {
                        return Ok(found);
                    }
                }
                // Engines print all kinds of things at startup.
                Ok(None) | Err(ReplyError::Line(_)) => {}
                Err(ReplyError::Move(error)) => return Err(error.into()),
            }
        }
    }

    fn died(&mut self, word: &str) -> ClientError {
        ClientError::Died {
            word: word.split(' ').next().unwrap_or_default().to_owned(),
            how: self.child.how_it_ended(),
            stderr: self.child.last_words(),
        }
    }
}

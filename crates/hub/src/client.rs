//! The other end of the protocol: an engine as a child process.

mod child;
mod error;
mod words;

pub use error::ClientError;
pub use words::CommandLine;

use crate::{Answer, AnswerError, Command, HubMove, Info, Mode, Param};
use child::{Child, Heard};
use engine::Limits;
use rules::{Game, Move};
use std::time::Duration;

/// A Hub engine in a process of its own.
///
/// It is told to quit when this value is dropped, and killed if it does not.
pub struct Client {
    child: Child,
    clock: Box<dyn Fn() -> Duration + Send>,
    identity: Identity,
}

/// How an engine introduces itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Identity {
    /// Its name; empty if it has none.
    pub name: String,
    /// Its version; empty if it has none.
    pub version: String,
    /// What can be set.
    pub params: Vec<Param>,
}

/// How long to wait for an answer.
#[derive(Clone, Copy)]
pub struct Wait<'a> {
    /// The longest.
    pub limit: Duration,
    /// Asked now and then: whether to give up at once.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

impl Wait<'_> {
    /// So long, whatever happens.
    pub const fn at_most(limit: Duration) -> Wait<'static> {
        Wait {
            limit,
            is_cancelled: &|| false,
        }
    }
}

/// What an engine answers to a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The move it plays.
    pub mv: Move,
    /// The reply that it expects, if it says so and it is legal.
    pub ponder: Option<Move>,
    /// The last that it told on the way.
    pub info: Option<Info>,
}

impl Client {
    /// Starts an engine and waits until it has introduced itself. `clock` tells the time since any
    /// fixed moment.
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
                Answer::Id { name, version, .. } => {
                    identity.name = name;
                    identity.version = version.unwrap_or_default();
                }
                Answer::Param(param) => identity.params.push(param),
                Answer::Wait => return Some(()),
                _ => {}
            }
            None
        })?;
        client.identity = identity;
        Ok(client)
    }

    /// How the engine introduced itself.
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Sets a parameter. An engine ignores what it does not know, so a name that was not declared
    /// is an error here.
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

    /// Has the engine get ready with the parameters it was given.
    pub fn init(&mut self, wait: Wait<'_>) -> Result<(), ClientError> {
        self.send(&Command::Init)?;
        self.wait_for("init", wait, |answer| {
            matches!(answer, Answer::Ready).then_some(())
        })
    }

    /// Has the engine forget what it knows.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.send(&Command::NewGame)
    }

    /// Waits until the engine shows that it is alive.
    pub fn ping(&mut self, wait: Wait<'_>) -> Result<(), ClientError> {
        self.send(&Command::Ping)?;
        self.wait_for("ping", wait, |answer| {
            matches!(answer, Answer::Pong).then_some(())
        })
    }

    /// Asks for a move in the position on the board of a game. `observe` hears what the engine
    /// tells on the way.
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
            Answer::Info(info) => {
                observe(&info);
                last = Some(info);
                None
            }
            Answer::Done { mv, ponder } => Some((mv, ponder)),
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

    /// Reads answers until `take` has found what it looks for.
    fn wait_for<T>(
        &mut self,
        word: &'static str,
        wait: Wait<'_>,
        mut take: impl FnMut(Answer) -> Option<T>,
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
            match Answer::read(&line) {
                Ok(Some(Answer::Error { message })) => complaint = Some(message),
                Ok(Some(answer)) => {
                    if let Some(found) = take(answer) {
                        return Ok(found);
                    }
                }
                // Engines print all kinds of things at their start.
                Ok(None) | Err(AnswerError::Line(_)) => {}
                Err(AnswerError::Move(error)) => return Err(error.into()),
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

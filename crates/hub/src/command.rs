//! Engine commands.

use crate::level::{read_level, write_level};
use crate::{
    HubMove, LevelError, LineError, ParseHubMoveError, PositionTextError, ProtocolLine,
    read_position, write_position,
};
use engine::Limits;
use rules::Position;
use std::fmt;

/// A command to an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Introduce yourself.
    Hub,
    /// Before [`Command::Init`]: use this value.
    SetParam {
        /// The name of the parameter.
        name: String,
        /// Its value.
        value: String,
    },
    /// Get ready.
    Init,
    /// Forget the previous game.
    NewGame,
    /// Sets the position for the next search.
    Pos {
        /// The position before the moves.
        start: Position,
        /// The moves from there.
        moves: Vec<HubMove>,
    },
    /// Sets the limits for the next searches.
    Level(Limits),
    /// Search.
    Go(Mode),
    /// The expected move was played: from now on, the engine's own time counts.
    PonderHit,
    /// Answer now.
    Stop,
    /// Give a sign of life.
    Ping,
    /// Exit.
    Quit,
}

/// The purpose of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// A move in a game.
    Think,
    /// A move in a game, while the opponent is still thinking.
    Ponder,
    /// Analysis.
    Analyze,
}

impl Mode {
    /// The keyword.
    pub const fn word(self) -> &'static str {
        match self {
            Mode::Think => "think",
            Mode::Ponder => "ponder",
            Mode::Analyze => "analyze",
        }
    }
}

impl Command {
    /// Parses a line. An empty line or an unknown command gives nothing.
    pub fn read(text: &str) -> Result<Option<Command>, CommandError> {
        let line: ProtocolLine = text.parse()?;
        Ok(Some(match line.command() {
            "hub" => Command::Hub,
            "set-param" => Command::SetParam {
                name: needed(&line, "name")?.to_owned(),
                value: needed(&line, "value")?.to_owned(),
            },
            "init" => Command::Init,
            "new-game" => Command::NewGame,
            "pos" => read_pos(&line)?,
            "level" => return Ok(read_level(&line)?.map(Command::Level)),
            "go" => {
                let modes = [Mode::Think, Mode::Ponder, Mode::Analyze];
                let asked = |mode: &Mode| line.get(mode.word()).is_some();
                let mode = modes.into_iter().find(asked);
                Command::Go(mode.ok_or(CommandError::NoMode)?)
            }
            "ponder-hit" => Command::PonderHit,
            "stop" => Command::Stop,
            "ping" => Command::Ping,
            "quit" => Command::Quit,
            _ => return Ok(None),
        }))
    }

    fn line(&self) -> ProtocolLine {
        match self {
            Command::Hub => ProtocolLine::new("hub"),
            Command::SetParam { name, value } => ProtocolLine::new("set-param")
                .with("name", name)
                .with("value", value),
            Command::Init => ProtocolLine::new("init"),
            Command::NewGame => ProtocolLine::new("new-game"),
            Command::Pos { start, moves } => {
                let line = ProtocolLine::new("pos").with("pos", write_position(start));
                match moves.as_slice() {
                    [] => line,
                    moves => line.with("moves", join_moves(moves)),
                }
            }
            Command::Level(limits) => write_level(limits),
            Command::Go(mode) => ProtocolLine::new("go").with_flag(mode.word()),
            Command::PonderHit => ProtocolLine::new("ponder-hit"),
            Command::Stop => ProtocolLine::new("stop"),
            Command::Ping => ProtocolLine::new("ping"),
            Command::Quit => ProtocolLine::new("quit"),
        }
    }
}

/// The line, without a line break.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}

fn needed<'a>(line: &'a ProtocolLine, name: &'static str) -> Result<&'a str, CommandError> {
    line.get(name).ok_or_else(|| CommandError::Missing {
        command: line.command().to_owned(),
        name,
    })
}

fn read_pos(line: &ProtocolLine) -> Result<Command, CommandError> {
    let start = line.get("pos").map(read_position).transpose()?;
    let moves = line.get("moves").unwrap_or_default();
    Ok(Command::Pos {
        start: start.unwrap_or(Position::START),
        moves: moves
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()?,
    })
}

pub(crate) fn join_moves(moves: &[HubMove]) -> String {
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// Why a line isn't a command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// It isn't a valid line.
    #[error(transparent)]
    Line(#[from] LineError),
    /// An argument is missing.
    #[error("{command} needs {name}=…")]
    Missing {
        /// The command.
        command: String,
        /// What is missing.
        name: &'static str,
    },
    /// The position is invalid.
    #[error(transparent)]
    Position(#[from] PositionTextError),
    /// A move is invalid.
    #[error(transparent)]
    Move(#[from] ParseHubMoveError),
    /// A limit is invalid.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// A `go` command has no mode.
    #[error("go needs think, ponder or analyze")]
    NoMode,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn commands_are_read_and_written() {
        #[track_caller]
        fn check(text: &str) {
            let command = Command::read(text).unwrap().unwrap();
            assert_eq!(command.to_string(), text);
        }
        for text in [
            "hub",
            "init",
            "new-game",
            "ponder-hit",
            "stop",
            "ping",
            "quit",
        ] {
            check(text);
        }
        check("set-param name=hash value=64");
        check("set-param name=book value=\"\"");
        check("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
        check("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=11-15");
        check("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 22-18 15x22x18\"");
        check("level time=59.5 inc=0.5");
        check("go think");
        check("go ponder");
        check("go analyze");
    }

    #[test]
    fn what_nobody_knows_is_ignored() {
        for text in ["", "  ", "dance", "dance quickly=yes", "level mood=good"] {
            assert_eq!(Command::read(text), Ok(None), "{text}");
        }
        let known = Command::read("stop at=once").unwrap();
        assert_eq!(known, Some(Command::Stop));
    }

    #[test]
    fn bad_commands_say_what_is_wrong() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            assert_eq!(Command::read(text).unwrap_err().to_string(), message);
        }
        check("set-param value=3", "set-param needs name=…");
        check("set-param name=hash", "set-param needs value=…");
        check("pos pos=Bee", "a position has 33 characters, not 3");
        check(
            "pos moves=\"11-15 soon\"",
            "\"soon\" is not a move such as 11-15 or 22x15x18",
        );
        check("level depth=x", "depth is a whole number, not \"x\"");
        check("go", "go needs think, ponder or analyze");
        check("go home", "go needs think, ponder or analyze");
        check(
            "pos pos=\"B",
            "the value of pos has no closing quotation mark",
        );
    }

    proptest! {
        #[test]
        fn noise_does_not_panic(
            word in "(set-param|pos|level|go|hub)?",
            rest in "( (pos|moves|depth|nodes|time|inc|move-time|name|value)=\"?[ -~]{0,12}\"?){0,4}|.*",
        ) {
            if let Ok(Some(command)) = Command::read(&format!("{word}{rest}")) {
                let read = Command::read(&command.to_string());
                prop_assert!(matches!(read, Ok(Some(_))), "{}", command);
            }
        }
    }
}

//! Engine answers.

use crate::{HubMove, Info, LineError, Param, ParseHubMoveError, ProtocolLine};
use std::fmt;

/// An answer from an engine.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// Who it is.
    Id {
        /// Its name.
        name: String,
        /// Its version.
        version: Option<String>,
        /// Its author.
        author: Option<String>,
    },
    /// A parameter.
    Param(Param),
    /// That's all: set parameters as you like, then send [`Command::Init`](crate::Command::Init).
    Wait,
    /// Searches may start.
    Ready,
    /// Progress of a search.
    Info(Info),
    /// A search is over.
    Done {
        /// The move to play. Only missing if the position has no legal move.
        mv: Option<HubMove>,
        /// The expected reply.
        ponder: Option<HubMove>,
    },
    /// A sign of life.
    Pong,
    /// Something is wrong.
    Error {
        /// What's wrong.
        message: String,
    },
}

impl Reply {
    /// Parses a line. An empty line or an unknown answer gives nothing.
    pub fn read(text: &str) -> Result<Option<Reply>, ReplyError> {
        let line: ProtocolLine = text.parse()?;
        let some = |name: &str| line.get(name).map(str::to_owned);
        let mv = |name: &str| line.get(name).map(str::parse).transpose();
        Ok(Some(match line.command() {
            "id" => Reply::Id {
                name: some("name").unwrap_or_default(),
                version: some("version"),
                author: some("author"),
            },
            "param" => Reply::Param(Param::read(&line)),
            "wait" => Reply::Wait,
            "ready" => Reply::Ready,
            "info" => Reply::Info(Info::read(&line)),
            "done" => Reply::Done {
                mv: mv("move")?,
                // The expected reply is only a hint.
                ponder: mv("ponder").unwrap_or_default(),
            },
            "pong" => Reply::Pong,
            "error" => Reply::Error {
                message: some("message").unwrap_or_default(),
            },
            _ => return Ok(None),
        }))
    }

    fn line(&self) -> ProtocolLine {
        match self {
            Reply::Id {
                name,
                version,
                author,
            } => ProtocolLine::new("id")
                .with("name", name)
                .with_some("version", version.as_ref())
                .with_some("author", author.as_ref()),
            Reply::Param(param) => param.line(),
            Reply::Wait => ProtocolLine::new("wait"),
            Reply::Ready => ProtocolLine::new("ready"),
            Reply::Info(info) => info.line(),
            Reply::Done { mv, ponder } => ProtocolLine::new("done")
                .with_some("move", *mv)
                .with_some("ponder", *ponder),
            Reply::Pong => ProtocolLine::new("pong"),
            Reply::Error { message } => ProtocolLine::new("error").with("message", message),
        }
    }
}

/// The line, without a line break.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}

/// Why a line isn't an answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplyError {
    /// It isn't a valid line.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The move is invalid.
    #[error(transparent)]
    Move(#[from] ParseHubMoveError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_and_written() {
        #[track_caller]
        fn check(text: &str) {
            let answer = Reply::read(text).unwrap().unwrap();
            assert_eq!(answer.to_string(), text);
        }
        check("id name=Crownhead version=0.1.0 author=\"the Crownhead project\"");
        check("param name=book value=true type=bool");
        check("param name=hash value=64 type=int min=1 max=65536");
        check("param name=contempt value=0.5 type=real min=-1 max=1");
        check("param name=folder value=\"\" type=string");
        check("param name=variant value=english type=enum values=\"english italian\"");
        check("wait");
        check("ready");
        check("info depth=3 score=0.12 pv=\"11-15 23-19\"");
        check("done move=11-15 ponder=23-19");
        check("done move=11-15");
        check("done");
        check("pong");
        check("error message=\"go needs think, ponder or analyze\"");
    }

    #[test]
    fn odd_answers_do_no_harm() {
        assert_eq!(Reply::read("hello world"), Ok(None));
        assert_eq!(Reply::read("Loading weights..."), Ok(None));
        assert!(Reply::read("done move=nowhere").is_err());
        let without_advice = Reply::read("done move=11-15 ponder=?").unwrap();
        assert_eq!(without_advice.unwrap().to_string(), "done move=11-15");
        let untyped = Reply::read("param name=x value=1").unwrap().unwrap();
        assert_eq!(untyped.to_string(), "param name=x value=1 type=string");
    }
}

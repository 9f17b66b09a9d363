//! Messages: a request or a reply with its number.

use crate::{Reply, Request};
use notation::excerpt;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of the link. A change that the other side could misread needs a new one.
pub const VERSION: u32 = 1;

/// The maximum message length. The longest game is a small part of it.
const MAX_BYTES: usize = 1 << 20;

/// A message from the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToWorker {
    /// [`VERSION`] of the sender.
    version: u32,
    /// The number of the request. Numbers are ascending, and 0 means none.
    pub id: u32,
    /// The request.
    pub request: Request,
}

/// A message from the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FromWorker {
    /// [`VERSION`] of the sender.
    version: u32,
    /// The number of the answered request, or 0 if the message had no readable one.
    pub id: u32,
    /// The reply.
    pub reply: Reply,
}

impl ToWorker {
    /// A message with this version.
    pub const fn new(id: u32, request: Request) -> ToWorker {
        ToWorker {
            version: VERSION,
            id,
            request,
        }
    }

    /// The message in the posted form.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a message has nothing that JSON lacks")
    }

    /// Parses a message. Safe for any input.
    pub fn from_json(text: &str) -> Result<ToWorker, DecodeError> {
        decode(text)
    }
}

impl FromWorker {
    /// A message with this version.
    pub const fn new(id: u32, reply: Reply) -> FromWorker {
        FromWorker {
            version: VERSION,
            id,
            reply,
        }
    }

    /// The message in the posted form.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a message has nothing that JSON lacks")
    }

    /// Parses a message. Safe for any input.
    pub fn from_json(text: &str) -> Result<FromWorker, DecodeError> {
        decode(text)
    }
}

/// What every version has in common.
#[derive(Deserialize)]
struct Head {
    version: u32,
    #[serde(default)]
    id: u32,
}

fn decode<T: DeserializeOwned>(text: &str) -> Result<T, DecodeError> {
    let error = |id, fault| DecodeError { id, fault };
    if text.len() > MAX_BYTES {
        return Err(error(0, DecodeFault::TooLong(text.len())));
    }
    let broken = |reason: serde_json::Error| DecodeFault::Broken {
        text: excerpt(text),
        reason: reason.to_string(),
    };
    let head: Head = serde_json::from_str(text).map_err(|reason| error(0, broken(reason)))?;
    if head.version != VERSION {
        return Err(error(head.id, DecodeFault::Version(head.version)));
    }
    serde_json::from_str(text).map_err(|reason| error(head.id, broken(reason)))
}

/// Why a text isn't a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("can't read message {id}")]
pub struct DecodeError {
    /// The number of the request if it was readable, otherwise 0.
    pub id: u32,
    /// What's wrong.
    #[source]
    pub fault: DecodeFault,
}

/// What's wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DecodeFault {
    /// It's too long to be one of our messages.
    #[error("it has {0} bytes; the limit is {MAX_BYTES}")]
    TooLong(usize),
    /// The other side is from another build.
    #[error("it has version {0}, but this side has version {VERSION}: reload the page")]
    Version(u32),
    /// It isn't JSON, or not a message.
    #[error("{reason}, in {text}")]
    Broken {
        /// The start of it.
        text: String,
        /// The parser's message.
        reason: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameSoFar, Limits, Part};
    use std::error::Error;

    /// The fixtures pin the format: their contents parse, and are written the same again.
    #[test]
    fn golden_messages_are_read_and_written_alike() {
        let requests = include_str!("../fixtures/requests.jsonl");
        for line in requests.lines() {
            let message = ToWorker::from_json(line).unwrap_or_else(|e| panic!("{:?}", e.fault));
            assert_eq!(message.to_json(), line);
        }
        let replies = include_str!("../fixtures/replies.jsonl");
        for line in replies.lines() {
            let message = FromWorker::from_json(line).unwrap_or_else(|e| panic!("{:?}", e.fault));
            assert_eq!(message.to_json(), line);
        }
        assert_eq!(
            (requests.lines().count(), replies.lines().count()),
            (10, 15)
        );
    }

    #[test]
    fn a_request_may_leave_out_what_is_usual() {
        #[track_caller]
        fn check(request: &str, expected: Request) {
            let text = format!(r#"{{"id":1,"version":1,"request":{request}}}"#);
            assert_eq!(ToWorker::from_json(&text), Ok(ToWorker::new(1, expected)));
        }
        check(
            r#"{"analyse":{"game":{"start":"B:W21-32:B1-12"},"limits":{"time_ms":50}}}"#,
            Request::Analyse {
                game: GameSoFar::default(),
                limits: Limits::time(50),
            },
        );
        let parts = vec![Part::Book];
        check(r#"{"load":{"parts":["book"]}}"#, Request::Load { parts });
    }

    #[test]
    fn what_is_no_message_is_refused_with_its_number() {
        #[track_caller]
        fn check(text: &str, id: u32, expected: &str) {
            let error = ToWorker::from_json(text).unwrap_err();
            assert_eq!(error.id, id, "{text}");
            let fault = error.source().unwrap().to_string();
            assert!(fault.starts_with(expected), "{fault}");
        }
        check("", 0, "EOF while parsing a value at line 1 column 0, in ");
        check("{}", 0, "missing field `version`");
        check("[1]", 0, "invalid");
        check(
            r#"{"version":2,"id":9,"request":"think"}"#,
            9,
            "it has version 2, but this side has version 1: reload the page",
        );
        let with = |request: &str| format!(r#"{{"version":1,"id":9,"request":{request}}}"#);
        check(&with(r#""think""#), 9, "unknown variant `think`");
        check(&with(r#"{"probe":{}}"#), 9, "missing field `game`");
        let probe = |game: &str| with(&format!(r#"{{"probe":{{"game":{game}}}}}"#));
        check(&probe(r#"{"start":"B:W:B"}"#), 9, "the board is empty");
        check(&probe(r#"{"start":"K:W1:B2"}"#), 9, "");
        check(
            &probe(r#"{"start":"B:W21-32:B1-12","moves":[[11,33]]}"#),
            9,
            "there is no square 33",
        );
        check(
            &probe(r#"{"start":"B:W21-32:B1-12","moves":[[11,12]]}"#),
            9,
            "these squares are not the path of a move",
        );
        check(&" ".repeat(MAX_BYTES + 1), 0, "it has 1048577 bytes");
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_safe(text in ".{0,200}") {
            let _ = ToWorker::from_json(&text);
            let _ = FromWorker::from_json(&text);
        }

        /// A golden message with a piece cut out or duplicated is parsed or refused, and never
        /// panics.
        #[test]
        fn damaged_messages_are_safe(line in 0..7_usize, at in 0..200_usize, length in 0..20_usize) {
            let text = include_str!("../fixtures/requests.jsonl").lines().nth(line).unwrap();
            let (from, to) = (at.min(text.len()), (at + length).min(text.len()));
            for damaged in [
                format!("{}{}", &text[..from], &text[to..]),
                format!("{}{}", &text[..to], &text[from..]),
            ] {
                if let Ok(message) = ToWorker::from_json(&damaged) {
                    let again = ToWorker::from_json(&message.to_json());
                    proptest::prop_assert_eq!(again, Ok(message));
                }
            }
        }
    }
}

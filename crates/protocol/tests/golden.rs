//! Messages keep the form that existing clients expect.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use protocol::{ClientMessage, DecodeError, MAX_MESSAGE_BYTES, ServerMessage};
use std::collections::BTreeSet;

/// The name of a message, which is the object's only key.
fn name(line: &str) -> &str {
    line.split('"').nth(1).unwrap()
}

#[test]
fn messages_of_clients_keep_their_form() {
    let golden = include_str!("golden/client.jsonl");
    for line in golden.lines() {
        let message = ClientMessage::decode(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(message.encode(), line);
        assert_eq!(
            message.id().is_some(),
            line.contains("\"id\":") && name(line) != "ping"
        );
    }
    let names: BTreeSet<_> = golden.lines().map(name).collect();
    // The number of variants: a new message needs a line.
    assert_eq!(names.len(), 11, "{names:?}");
}

#[test]
fn messages_of_the_server_keep_their_form() {
    let golden = include_str!("golden/server.jsonl");
    for line in golden.lines() {
        let message = ServerMessage::decode(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(message.encode(), line);
    }
    let names: BTreeSet<_> = golden.lines().map(name).collect();
    assert_eq!(names.len(), 15, "{names:?}");
}

#[test]
fn what_is_no_message_is_refused_with_the_reason() {
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = ClientMessage::decode(text).unwrap_err();
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
    check("", "EOF");
    check("[]", "");
    check("\"hello\"", "");
    check("{\"hello\":{}}", "missing field `version`");
    check("{\"hello\":{\"version\":1,\"x\":2}}", "unknown field `x`");
    check("{\"hullo\":{\"version\":1}}", "unknown variant `hullo`");
    check("{\"hello\":{\"version\":-1}}", "invalid value");
    check("{\"hello\":{\"version\":1}}{}", "trailing characters");
    check(
        "{\"join\":{\"game\":\"0123456789aI\"}}",
        "an identifier has 12 characters",
    );
    check(
        "{\"act\":{\"id\":1,\"game\":\"0123456789ab\",\"ply\":0,\"action\":{\"move\":[11,33]}}}",
        "33",
    );
    check(&"[".repeat(300), "expected value");
    let long = format!(
        "{{\"hello\":{{\"version\":{}1}}}}",
        " ".repeat(MAX_MESSAGE_BYTES)
    );
    assert!(matches!(
        ClientMessage::decode(&long),
        Err(DecodeError::TooLong(_))
    ));
}

/// Today's clients understand a newer server that sends more.
#[test]
fn unknown_fields_of_the_server_are_ignored() {
    let text = r#"{"pong":{"id":1,"now":5,"weather":"fine"}}"#;
    assert!(ServerMessage::decode(text).is_ok());
}

proptest::proptest! {
    /// Corrupted messages never cause a panic. A message that can be read can be written and read
    /// again.
    #[test]
    fn noise_is_refused_or_understood(line in 0_usize..21, at in 0_usize..120, noise in "[ -~é]{0,6}") {
        let golden: Vec<_> = include_str!("golden/client.jsonl").lines().collect();
        let mut text = golden[line % golden.len()].to_owned();
        let at = at.min(text.len());
        if text.is_char_boundary(at) {
            text.insert_str(at, &noise);
        }
        if let Ok(message) = ClientMessage::decode(&text) {
            proptest::prop_assert_eq!(ClientMessage::decode(&message.encode()).unwrap(), message);
        }
    }
}

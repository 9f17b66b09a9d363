//! Messages keep the form that existing clients expect.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use protocol::{
    ClientMessage, DecodeError, EndReason, MAX_MESSAGE_BYTES, ServerMessage, Why, close,
};
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
    let facts: BTreeSet<_> = golden
        .lines()
        .filter_map(|line| line.split("\"fact\":{\"").nth(1)?.split('"').next())
        .collect();
    assert_eq!(facts.len(), 16, "{facts:?}");
}

/// A client can be written from the page alone only if the page knows every word of the wire.
#[test]
fn the_page_has_every_word() {
    let page = include_str!("../../../docs/protocol.md");
    let golden = [
        include_str!("golden/client.jsonl"),
        include_str!("golden/server.jsonl"),
    ];
    // The text in quotes that isn't someone's choice: keys, and the values of our own enums.
    let is_word = |text: &&str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|c| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '_')
            && !matches!(*text, "pppppppppppp")
    };
    let words = golden
        .iter()
        .flat_map(|text| text.split('"'))
        .filter(is_word);
    let whys = Why::all().into_iter().map(|why| {
        let json = serde_json::to_value(&why).unwrap();
        json["why"].as_str().unwrap().to_owned()
    });
    let ends = EndReason::ALL.map(|reason| reason.word().to_owned());
    let codes = [
        close::BROKE_PROTOCOL,
        close::OUTDATED,
        close::TOO_SLOW,
        close::TOO_FAST,
        close::REVOKED,
        close::NO_FRAME,
        close::NOT_TEXT,
        close::TOO_LONG,
        close::RESTART,
    ];
    let all: BTreeSet<String> = words
        .map(str::to_owned)
        .chain(whys)
        .chain(ends)
        .chain(codes.map(|code| code.to_string()))
        .collect();
    let known: BTreeSet<&str> = page
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    let missing: Vec<_> = all
        .iter()
        .filter(|word| !known.contains(word.as_str()))
        .collect();
    assert!(
        missing.is_empty(),
        "docs/protocol.md doesn't mention {missing:?}"
    );
}

/// So that a client with several requests knows which one was refused.
#[test]
fn text_that_is_no_message_may_still_name_its_request() {
    #[track_caller]
    fn check(text: &str, id: Option<u32>, game: Option<&str>) {
        assert!(ClientMessage::decode(text).is_err(), "{text}");
        let game = game.map(|game| game.parse().unwrap());
        assert_eq!(ClientMessage::addressed(text), (id, game), "{text}");
    }
    check(
        r#"{"act":{"id":1,"game":"0123456789ab","ply":0,"action":{"move":[11,33]}}}"#,
        Some(1),
        Some("0123456789ab"),
    );
    check(r#"{"dance":{"id":7}}"#, Some(7), None);
    check(r#"{"dance":{"id":-7}}"#, None, None);
    check(r#"{"join":{"game":"nonsense"}}"#, None, None);
    check("[]", None, None);
    check("", None, None);
    check(&"[".repeat(300), None, None);
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

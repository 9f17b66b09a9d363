//! Rules for every error in this crate: quote little, and say nothing twice.

use crownhead_notation::pdn::{JsonReader, PdnDate, Reader, Tags};
use crownhead_notation::{Deck, DescriptorList, Fen, SetupText, WrittenMove, wire};
use rules::{Board, Setup};
use std::error::Error;

/// The messages of an error and its causes, one per line.
fn chain(error: &dyn Error) -> Vec<String> {
    let mut messages = vec![error.to_string()];
    let mut cause = error.source();
    while let Some(error) = cause {
        messages.push(error.to_string());
        cause = error.source();
    }
    messages
}

#[track_caller]
fn check(error: &dyn Error) {
    let messages = chain(error);
    for (place, message) in messages.iter().enumerate() {
        let count = message.chars().count();
        assert!(count < 500, "{count} characters: {message}");
        let said_before = messages[..place]
            .iter()
            .any(|other| other.contains(message));
        assert!(!said_before, "said twice: {messages:?}");
    }
}

fn check_problems(text: &str) {
    let pdn = Reader::new(text.as_bytes()).map(Result::unwrap);
    let json = JsonReader::new(text.as_bytes()).map(Result::unwrap);
    for record in pdn.chain(json) {
        for problem in &record.problems {
            check(problem);
            check(&problem.kind);
        }
    }
}

#[test]
fn errors_quote_little_and_say_nothing_twice() {
    let long = "x".repeat(100_000);
    let digits = "9".repeat(100_000);
    for word in [
        "", "x", "B:W33:B1", "9", "9-", "99-1", "A1=B 1=", "A8=B", &long, &digits,
    ] {
        let texts = [
            word.to_owned(),
            format!("9-{word}"),
            format!("A7={word}"),
            format!("{word}=B"),
        ];
        for text in &texts {
            let _ = text.parse::<Fen>().map_err(|error| check(&error));
            let _ = text.parse::<WrittenMove>().map_err(|error| check(&error));
            let _ = text.parse::<PdnDate>().map_err(|error| check(&error));
            let _ = text.parse::<Deck>().map_err(|error| check(&error));
            let _ = Tags::new().set(text, "").map_err(|error| check(&error));
            match text.parse::<SetupText>() {
                Ok(entries) => {
                    let _ = entries
                        .apply(&mut Setup::standard())
                        .map_err(|error| check(&error));
                }
                Err(error) => check(&error),
            }
            let list = DescriptorList(vec![(1, text.clone())]);
            let _ = Board::try_from(&list).map_err(|error| check(&error));
            for name in ["FEN", "GameType", "Result", "Rules", "PlyCount", "SetUp"] {
                check_problems(&format!("[{name} \"{text}\"] 1. 11-15 *"));
            }
            check_problems(&format!("1. {text} *"));
            check_problems(&format!("1. 11-15 ${text} /FEN \"{text}\"/ {{{text} *"));
            for json in [
                "{\"moves\":[{\"move\":\"TEXT\"}]}",
                "{\"moves\":[{\"setUp\":\"TEXT\"}]}",
                "{\"moves\":\"TEXT\"}",
                "{\"TEXT\":1}",
                "{\"start\":\"TEXT\",\"moves\":[]}",
                "{\"moves\":[{\"move\":\"9-14\",\"strength\":\"TEXT\"}]}",
            ] {
                check_problems(&json.replace("TEXT", text));
            }
        }
    }
    check_problems("[FEN \"B:W1:B\"] *");
    check(&wire::decode_position(&[0; 10]).unwrap_err());
}

//! The OpenAPI document matches the server.

use crate::node::Node;
use loadtest::{Guest, request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

fn document() -> Value {
    serde_json::from_str(include_str!("../../openapi.json")).unwrap()
}

/// Every path with its methods.
fn operations() -> Vec<(String, String, Value)> {
    let document = document();
    let paths = document["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, operation)| {
            (path.clone(), method.to_uppercase(), operation.clone())
        })
    });
    all.collect()
}

/// The path with values for its parameters.
fn filled_in(path: &str) -> String {
    path.replace("{seek}", "ba9876543210")
        .replace("{game}", "0123456789ab")
        .replace("{token}", "0123456789ab")
        .replace("{player}", "pppppppppppp")
        .replace("{speed}", "blitz")
}

/// Another test, next to the routes, checks that no path is missing.
#[tokio::test]
async fn what_is_not_in_the_document_is_not_allowed() {
    let node = Node::start().await;
    let documented: BTreeSet<_> = operations()
        .into_iter()
        .map(|(path, method, _)| (path, method))
        .collect();
    for (path, _) in &documented {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if !documented.contains(&(path.clone(), method.to_owned())) {
                let answer = request(node.address, method, &filled_in(path), &[], "").await;
                let answer = answer.unwrap();
                assert_eq!(answer.status, 405, "{method} {path}: {answer:?}");
                assert!(answer.body.contains("bad_message"), "{answer:?}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_nowhere_is_told_so() {
    let node = Node::start().await;
    for path in ["/api/v1/nothing", "/api/v2/session"] {
        let answer = request(node.address, "GET", path, &[], "").await.unwrap();
        assert_eq!(answer.status, 404, "{answer:?}");
        assert!(answer.body.contains("not_found"), "{path}: {answer:?}");
    }
    // The framework's own refusals.
    let bad = request(node.address, "GET", "/api/v1/games/%FF", &[], "").await;
    let bad = bad.unwrap();
    assert_eq!(bad.status, 400, "{bad:?}");
    assert!(bad.body.contains("bad_message"), "{bad:?}");
    let headers = [("Host", "evil.example")];
    let answer = request(node.address, "GET", "/", &headers, "")
        .await
        .unwrap();
    assert_eq!(answer.status, 421, "two names are one too many: {answer:?}");
    assert!(answer.body.contains("not_allowed"), "{answer:?}");
}

#[tokio::test]
async fn every_operation_answers_with_a_status_of_the_document() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let bodies = ["", "{}", "{\"time\":\"unlimited\"}", "nonsense"];
    for (path, method, operation) in operations() {
        let path = filled_in(&path);
        for cookie in [guest.cookie.as_str(), "crownhead=forged"] {
            for body in bodies {
                let headers = [("Cookie", cookie)];
                let answer = request(node.address, &method, &path, &headers, body)
                    .await
                    .unwrap();
                let status = answer.status.to_string();
                let said = &operation["responses"];
                assert!(
                    said[&status].is_object(),
                    "{method} {path} {body}: {answer:?}"
                );
                if answer.status >= 400 {
                    let problem: Result<protocol::Problem, _> = serde_json::from_str(&answer.body);
                    assert!(problem.is_ok(), "{method} {path} {body}: {answer:?}");
                }
                assert_eq!(answer.header("cache-control"), Some("no-store"));
                let disposition = answer.header("content-disposition").unwrap();
                assert!(disposition.starts_with("attachment; "), "{disposition}");
            }
        }
    }
}

#[test]
fn the_examples_are_messages_of_the_protocol() {
    fn check<T: DeserializeOwned + Serialize>(name: &str) {
        let schema = &document()["components"]["schemas"][name];
        for example in schema["examples"].as_array().unwrap() {
            let value: T = serde_json::from_value(example.clone()).unwrap();
            let written = serde_json::to_value(&value).unwrap();
            // Optional fields are written out in full. The others stay the same.
            for (key, part) in example.as_object().unwrap() {
                assert_eq!(&written[key], part, "{name}");
            }
            for key in written.as_object().unwrap().keys() {
                assert!(schema["properties"][key].is_object(), "{key} of {name}");
            }
        }
    }
    check::<protocol::NewSession>("NewSession");
    check::<protocol::Me>("Me");
    check::<protocol::SeekTerms>("SeekTerms");
    check::<protocol::Challenge>("Challenge");
    check::<protocol::GameLog>("GameLog");
    check::<protocol::ComputerGame>("ComputerGame");
    check::<protocol::NewGame>("NewGame");
    check::<protocol::NewToken>("NewToken");
    check::<protocol::Token>("Token");
    check::<protocol::TokenList>("TokenList");
    check::<protocol::GameSummary>("GameSummary");
    check::<protocol::GameList>("GameList");
    check::<protocol::Credentials>("Credentials");
    check::<protocol::NewPassword>("NewPassword");
    check::<protocol::Password>("Password");
    check::<protocol::NewAccount>("NewAccount");
    check::<protocol::RecoveryCodes>("RecoveryCodes");
    check::<protocol::Recovery>("Recovery");
    check::<protocol::Profile>("Profile");
    check::<protocol::RatingHistory>("RatingHistory");
    check::<protocol::Continuations>("Continuations");
    check::<protocol::LearningProgress>("LearningProgress");
    check::<protocol::RushStart>("RushStart");
    check::<protocol::RushRun>("RushRun");
    check::<protocol::RushResult>("RushResult");
    check::<protocol::RushBoard>("RushBoard");
    check::<protocol::GameAnalysis>("GameAnalysis");
    check::<protocol::StoredAnalysis>("StoredAnalysis");
    check::<protocol::Problem>("Problem");
}

/// Whatever stands in front of all operations can refuse any of them: a foreign origin, a slow
/// request, a foreign host, too many requests, a long head, a bug, a store that doesn't respond.
const ANYWHERE: [&str; 7] = ["403", "408", "421", "429", "431", "500", "503"];

#[test]
fn the_document_says_what_any_operation_may_answer() {
    for (path, method, operation) in operations() {
        for status in ANYWHERE {
            let answer = &operation["responses"][status];
            assert!(answer.is_object(), "{method} {path}: {status}");
        }
    }
}

/// These happen before the operation.
#[tokio::test]
async fn every_operation_can_be_refused_at_the_door() {
    let node = Node::start().await;
    let long = "x".repeat(20_000);
    let doors = [
        ("403", ("Origin", "https://evil.example")),
        ("421", ("Host", "evil.example")),
        ("431", ("X-Long", long.as_str())),
    ];
    for (path, method, _) in operations() {
        for (status, header) in doors {
            let answer = request(node.address, &method, &filled_in(&path), &[header], "")
                .await
                .unwrap();
            assert_eq!(answer.status.to_string(), status, "{method} {path}");
            assert!(ANYWHERE.contains(&status), "{status}");
        }
    }
}

#[test]
fn the_protocol_explains_every_status() {
    let page = include_str!("../../../../docs/protocol.md");
    let table = page.split_once("| Status | Meaning |").unwrap().1;
    let table = table.split_once("\n\n").unwrap().0;
    let explained: BTreeSet<&str> = table
        .lines()
        .filter_map(|row| row.strip_prefix("| "))
        .flat_map(|row| row.split('|').next().unwrap().trim().split(", "))
        .collect();
    for (path, method, operation) in operations() {
        for status in operation["responses"].as_object().unwrap().keys() {
            let is_error = status.as_str() >= "400";
            let is_explained = explained.contains(status.as_str());
            assert!(!is_error || is_explained, "{method} {path}: {status}");
        }
    }
}

#[test]
fn every_reason_is_in_the_document() {
    let listed = &document()["components"]["schemas"]["Problem"]["properties"]["why"]["enum"];
    let listed: BTreeSet<&str> = listed
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    for why in protocol::Why::all() {
        let word = &serde_json::to_value(&why).unwrap()["why"];
        assert!(listed.contains(word.as_str().unwrap()), "{word}");
    }
}

/// All schemas inside this one, including those it refers to.
fn parts<'a>(document: &'a Value, schema: &'a Value) -> Vec<&'a Value> {
    let schema = match schema["$ref"].as_str() {
        Some(path) => document.pointer(&path[1..]).unwrap(),
        None => schema,
    };
    let properties = schema["properties"].as_object().into_iter();
    let inner = properties
        .flat_map(serde_json::Map::values)
        .chain(schema["oneOf"].as_array().into_iter().flatten());
    let inner = inner.flat_map(|part| parts(document, part));
    std::iter::once(schema).chain(inner).collect()
}

#[test]
fn requests_have_no_other_fields_and_no_values_without_bounds() {
    let document = document();
    let mut count = 0;
    for (path, method, operation) in operations() {
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        if body.is_null() {
            continue;
        }
        for part in parts(&document, body) {
            let is_closed = match part["type"].as_str() {
                Some("object") => part["additionalProperties"] == false,
                Some("string") => part["maxLength"].is_u64() || part["pattern"].is_string(),
                Some("integer") => part["minimum"].is_u64() && part["maximum"].is_u64(),
                _ => true,
            };
            assert!(is_closed, "{method} {path}: {part}");
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

/// The bounds of times are those of the server: just inside is fine, just outside isn't.
#[tokio::test]
async fn times_have_the_bounds_of_the_document() {
    let node = Node::start().await;
    let document = document();
    let controls = document["components"]["schemas"]["TimeControl"]["oneOf"].as_array();
    for control in &controls.unwrap()[1..] {
        // A player can only have so many challenges.
        let guest = Guest::new(node.address).await.unwrap();
        let (word, inner) = control["properties"]
            .as_object()
            .unwrap()
            .iter()
            .next()
            .unwrap();
        let fields = inner["properties"].as_object().unwrap();
        let fine: serde_json::Map<String, Value> = fields
            .iter()
            .map(|(name, field)| (name.clone(), field["maximum"].clone()))
            .collect();
        for (name, field) in fields {
            let bound = |name: &str| field[name].as_i64().unwrap();
            let (least, most) = (bound("minimum"), bound("maximum"));
            for (number, is_fine) in [
                (least - 1, false),
                (least, true),
                (most, true),
                (most + 1, false),
            ] {
                let mut time = fine.clone();
                time.insert(name.clone(), number.into());
                let body = serde_json::json!({"time": {word.as_str(): time}}).to_string();
                let headers = [("Cookie", guest.cookie.as_str())];
                let path = "/api/v1/challenges";
                let answer = request(node.address, "POST", path, &headers, &body)
                    .await
                    .unwrap();
                assert_eq!(answer.status == 201, is_fine, "{body}: {answer:?}");
            }
        }
    }
}

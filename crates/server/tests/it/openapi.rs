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
    check::<protocol::Problem>("Problem");
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

//! Programs that play for an account.

use crate::node::Node;
use crate::seat::{CASUAL, Seat, started};
use loadtest::{Guest, HttpResponse, Link, request};
use protocol::{ClientMessage, NewToken, SeekTerms, Token, TokenList, Wish, close};

/// A player with an account.
async fn account(node: &Node, name: &str) -> Guest {
    Guest::with_account(node.address, name, "correct horse")
        .await
        .unwrap()
}

async fn ask(node: &Node, guest: &Guest, method: &str, path: &str, body: &str) -> HttpResponse {
    let cookie = [("Cookie", guest.cookie.as_str())];
    let path = format!("/api/v1/{path}");
    request(node.address, method, &path, &cookie, body)
        .await
        .unwrap()
}

/// Sends a request with a program's token.
async fn ask_as(node: &Node, token: &Token, method: &str, path: &str, body: &str) -> HttpResponse {
    let bearer = format!("Bearer {}", token.secret.as_ref().unwrap());
    let path = format!("/api/v1/{path}");
    request(
        node.address,
        method,
        &path,
        &[("Authorization", &bearer)],
        body,
    )
    .await
    .unwrap()
}

const MINE: &str = r#"{"label":" my bot ","password":"correct horse"}"#;

async fn new_token(node: &Node, owner: &Guest) -> Token {
    token_for(node, owner, MINE).await
}

async fn token_for(node: &Node, owner: &Guest, wanted: &str) -> Token {
    let answer = ask(node, owner, "POST", "tokens", wanted).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

async fn connect(node: &Node, token: &Token) -> Link {
    Link::open_as(node.address, token.secret.as_ref().unwrap())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_program_plays_with_a_token() {
    let node = Node::start().await;
    let ann = account(&node, "Ann Lee").await;
    let token = new_token(&node, &ann).await;
    assert_eq!(token.label, "my bot");
    let answer = ask(&node, &ann, "GET", "tokens", "").await;
    let listed: TokenList = serde_json::from_str(&answer.body).unwrap();
    let without_secret = Token {
        secret: None,
        ..token.clone()
    };
    assert_eq!(listed.tokens, [without_secret]);

    let me = ask_as(&node, &token, "GET", "session", "").await;
    assert!(me.body.contains("Ann Lee"), "{me:?}");
    let mut program = connect(&node, &token).await;
    let seek = |side| ClientMessage::Seek {
        id: 1,
        terms: SeekTerms { side, ..CASUAL },
    };
    program.send(&seek(Wish::White)).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let mut link = bob.connect(node.address).await.unwrap();
    link.send(&seek(Wish::Black)).await.unwrap();
    let game = started(&mut link).await;
    assert_eq!(started(&mut program).await, game);
    let mut black = Seat::join(&bob, &node, game).await;
    black.play(&[11, 15]).await.unwrap();
    let log = crate::seat::join(&mut program, game, 0).await;
    assert_eq!(log.side, Some(protocol::Side::White));
}

#[tokio::test]
async fn a_token_is_good_until_it_is_deleted() {
    let node = Node::start().await;
    let (ann, eve) = (account(&node, "Ann").await, account(&node, "Eve").await);
    let (one, two) = (new_token(&node, &ann).await, new_token(&node, &ann).await);
    let mut first = connect(&node, &one).await;
    let mut second = connect(&node, &two).await;
    let path = format!("tokens/{}", one.id);
    // Other players can't delete it, and neither can the program itself.
    assert_eq!(ask(&node, &eve, "DELETE", &path, "").await.status, 404);
    for (method, path, body) in [
        ("DELETE", path.as_str(), ""),
        ("GET", "tokens", ""),
        ("POST", "tokens", MINE),
        ("DELETE", "account", "{\"password\":\"correct horse\"}"),
    ] {
        let answer = ask_as(&node, &one, method, path, body).await;
        assert_eq!(answer.status, 422, "{method} {path}: {answer:?}");
        assert!(answer.body.contains("not_with_token"), "{answer:?}");
    }

    assert_eq!(ask(&node, &ann, "DELETE", &path, "").await.status, 204);
    assert_eq!(first.closed().await.unwrap(), Some(close::REVOKED));
    assert_eq!(ask(&node, &ann, "DELETE", &path, "").await.status, 404);
    assert_eq!(ask(&node, &ann, "DELETE", "tokens/x", "").await.status, 404);
    let secret = one.secret.as_ref().unwrap();
    assert!(Link::open_as(node.address, secret).await.is_err());
    assert_eq!(ask_as(&node, &one, "GET", "session", "").await.status, 401);
    assert_eq!(ask_as(&node, &two, "GET", "session", "").await.status, 200);

    // People change their password if they fear a break-in, so all tokens are deleted.
    let change = "{\"old\":\"correct horse\",\"new\":\"battery staple\"}";
    let answer = ask(&node, &ann, "PUT", "account/password", change).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(second.closed().await.unwrap(), Some(close::REVOKED));
    assert_eq!(ask_as(&node, &two, "GET", "session", "").await.status, 401);

    let wanted = r#"{"label":"x","password":"battery staple"}"#;
    let three = token_for(&node, &ann, wanted).await;
    let mut third = connect(&node, &three).await;
    let gone = "{\"password\":\"battery staple\"}";
    let answer = ask(&node, &ann, "DELETE", "account", gone).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!(third.closed().await.unwrap(), Some(close::REVOKED));
    assert_eq!(
        ask_as(&node, &three, "GET", "session", "").await.status,
        401
    );
}

#[tokio::test]
async fn tokens_are_few_and_for_accounts() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let answer = ask(&node, &guest, "POST", "tokens", MINE).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("need_account"), "{answer:?}");
    let ann = account(&node, "Ann").await;
    let long = "é".repeat(41);
    for (label, password, why) in [
        (" ", "correct horse", "bad_label"),
        ("a\nb", "correct horse", "bad_label"),
        (&long, "correct horse", "bad_label"),
        ("x", "wrong horse", "wrong_login"),
    ] {
        let wanted = NewToken {
            label: label.to_owned(),
            password: password.to_owned(),
        };
        let body = serde_json::to_string(&wanted).unwrap();
        let answer = ask(&node, &ann, "POST", "tokens", &body).await;
        assert_eq!(answer.status, 422, "{label}: {answer:?}");
        assert!(answer.body.contains(why), "{label}: {answer:?}");
    }
    for body in ["{}", r#"{"label":"x"}"#] {
        let answer = ask(&node, &ann, "POST", "tokens", body).await;
        assert_eq!(answer.status, 400, "{body}: {answer:?}");
    }
    for _ in 0..10 {
        new_token(&node, &ann).await;
    }
    let answer = ask(&node, &ann, "POST", "tokens", MINE).await;
    assert_eq!(answer.status, 429);
    assert!(answer.body.contains("too_many_tokens"), "{answer:?}");
}

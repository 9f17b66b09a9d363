//! Accounts, as people make, use and leave them.

use crate::node::Node;
use loadtest::{Answer, Guest, Link, request};
use protocol::{ClientMessage, Me, ServerMessage, close};

/// A browser with a cookie, or without.
struct Browser<'n> {
    node: &'n Node,
    cookie: String,
}

impl Browser<'_> {
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let path = format!("/api/v1/{path}");
        let headers = [("Cookie", self.cookie.as_str())];
        let answer = request(self.node.address, method, &path, &headers, body)
            .await
            .unwrap();
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        answer
    }

    async fn check(&mut self, method: &str, path: &str, body: &str, status: u16, text: &str) {
        let answer = self.ask(method, path, body).await;
        assert_eq!(answer.status, status, "{method} {path} {body}: {answer:?}");
        assert!(
            answer.body.contains(text),
            "{method} {path} {body}: {answer:?}"
        );
    }
}

async fn guest(node: &Node) -> (Browser<'_>, Me) {
    let guest = Guest::new(node.address).await.unwrap();
    let browser = Browser {
        node,
        cookie: guest.cookie,
    };
    (browser, guest.me)
}

const ANN: &str = r#"{"name":"Ann Lee","password":"correct horse"}"#;

#[tokio::test]
async fn a_guest_becomes_somebody_and_comes_back_on_another_device() {
    let node = Node::start().await;
    let (mut laptop, me) = guest(&node).await;
    laptop
        .check("POST", "account", ANN, 201, "\"guest\":false")
        .await;
    laptop
        .check("GET", "session", "", 200, &format!("{}", me.player))
        .await;
    laptop
        .check("POST", "account", ANN, 422, "account_exists")
        .await;

    let (mut phone, other) = guest(&node).await;
    assert_ne!(me.player, other.player);
    phone
        .check("POST", "login", ANN, 200, &format!("{}", me.player))
        .await;
    phone.check("GET", "session", "", 200, "Ann Lee").await;

    // A new password logs the other device out, and the old one is of no use.
    let change = r#"{"old":"correct horse","new":"battery staple"}"#;
    phone
        .check("PUT", "account/password", change, 200, "Ann Lee")
        .await;
    phone
        .check("PUT", "account/password", change, 422, "wrong_login")
        .await;
    laptop.check("GET", "session", "", 401, "").await;
    laptop.check("POST", "login", ANN, 422, "wrong_login").await;
    let right = r#"{"name":"ann_lee","password":"battery staple"}"#;
    laptop.check("POST", "login", right, 200, "Ann Lee").await;

    phone.check("POST", "logout", "", 204, "").await;
    assert_eq!(phone.cookie, "crownhead=");
    phone.check("GET", "session", "", 401, "").await;

    laptop
        .check(
            "DELETE",
            "account",
            r#"{"password":"correct horse"}"#,
            422,
            "wrong_login",
        )
        .await;
    laptop
        .check(
            "DELETE",
            "account",
            r#"{"password":"battery staple"}"#,
            204,
            "",
        )
        .await;
    laptop.check("GET", "session", "", 401, "").await;
    laptop
        .check("POST", "login", right, 422, "wrong_login")
        .await;
}

/// Who is logged out can do nothing any more, also with what was connected before.
#[tokio::test]
async fn a_connection_ends_with_its_session() {
    let node = Node::start().await;
    let (mut laptop, _) = guest(&node).await;
    laptop.check("POST", "account", ANN, 201, "").await;
    let (mut phone, _) = guest(&node).await;
    let (mut tablet, _) = guest(&node).await;
    let mut links = Vec::new();
    for browser in [&mut phone, &mut tablet] {
        browser.check("POST", "login", ANN, 200, "").await;
    }
    for browser in [&laptop, &phone, &tablet] {
        links.push(Link::open(node.address, &browser.cookie).await.unwrap());
    }
    let [on_laptop, on_phone, on_tablet] = links.as_mut_slice() else {
        unreachable!()
    };
    phone.check("POST", "logout", "", 204, "").await;
    assert_eq!(on_phone.closed().await.unwrap(), Some(close::REVOKED));
    let passwords = r#"{"old":"correct horse","new":"battery staple"}"#;
    laptop
        .check("PUT", "account/password", passwords, 200, "")
        .await;
    assert_eq!(on_tablet.closed().await.unwrap(), Some(close::REVOKED));
    // Where it was changed, everything goes on, until the account is gone.
    on_laptop
        .send(&ClientMessage::Ping { id: 1 })
        .await
        .unwrap();
    let pong =
        |message: &ServerMessage| matches!(message, ServerMessage::Pong { .. }).then_some(());
    on_laptop.find(pong).await.unwrap();
    let password = r#"{"password":"battery staple"}"#;
    laptop.check("DELETE", "account", password, 204, "").await;
    assert_eq!(on_laptop.closed().await.unwrap(), Some(close::REVOKED));
}

#[tokio::test]
async fn names_belong_to_one_player() {
    let node = Node::start().await;
    let (mut ann, _) = guest(&node).await;
    ann.check("POST", "account", ANN, 201, "Ann Lee").await;
    let (mut eve, _) = guest(&node).await;
    let like = r#"{"name":"ANN-LEE","password":"something else"}"#;
    eve.check("POST", "account", like, 409, "name_taken").await;
    let reserved = r#"{"name":"Adm1n","password":"something else"}"#;
    eve.check("POST", "account", reserved, 422, "name_reserved")
        .await;
    let short = r#"{"name":"Eve","password":"short"}"#;
    eve.check("POST", "account", short, 422, "password_length")
        .await;
    let mut nobody = Browser {
        node: &node,
        cookie: String::new(),
    };
    nobody
        .check(
            "POST",
            "session",
            r#"{"name":"ann lee"}"#,
            409,
            "name_of_account",
        )
        .await;
    nobody.check("POST", "account", ANN, 401, "").await;
    eve.check(
        "DELETE",
        "account",
        r#"{"password":"x"}"#,
        422,
        "need_account",
    )
    .await;
    eve.check("POST", "account", r#"{"name":"Eve"}"#, 400, "")
        .await;
}

/// How fast the right to try comes back is a test of the throttle, which knows the time.
#[tokio::test]
async fn passwords_cannot_be_guessed_for_long() {
    let node = Node::start().await;
    let (eve, _) = guest(&node).await;
    // All at once: a slow machine must not give the right to more tries.
    let tries = (0..40).map(|_| {
        let (address, cookie) = (node.address, eve.cookie.clone());
        tokio::spawn(async move {
            let body = r#"{"name":"Nobody","password":"12345678"}"#;
            let headers = [("Cookie", cookie.as_str())];
            let answer = request(address, "POST", "/api/v1/login", &headers, body).await;
            answer.unwrap().status
        })
    });
    let (mut tried, mut refused) = (0, 0);
    for one in tries.collect::<Vec<_>>() {
        match one.await.unwrap() {
            422 => tried += 1,
            429 => refused += 1,
            status => panic!("{status}"),
        }
    }
    assert!(tried >= 10, "{tried} tries");
    assert!(refused > 0);
}

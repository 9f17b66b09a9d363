//! A player with a session.

use crate::http::{HttpResponse, request};
use crate::link::Link;
use anyhow::{Context, Result, ensure};
use protocol::{Credentials, Me};
use std::net::SocketAddr;

/// A guest, known to every node of the server by the cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The cookie a browser would send: `name=value`.
    pub cookie: String,
    /// The player, according to the server.
    pub me: Me,
}

impl Guest {
    /// Asks for a session.
    pub async fn new(address: SocketAddr) -> Result<Guest> {
        let answer = request(address, "POST", "/api/v1/session", &[], "{}").await?;
        Guest::in_answer(&answer)
    }

    /// Asks for a session, and for an account of this name and with this password.
    pub async fn with_account(address: SocketAddr, name: &str, password: &str) -> Result<Guest> {
        let guest = Guest::new(address).await?;
        let cookie = [("Cookie", guest.cookie.as_str())];
        let body = serde_json::to_string(&Credentials {
            name: name.to_owned(),
            password: password.to_owned(),
        })?;
        let answer = request(address, "POST", "/api/v1/account", &cookie, &body).await?;
        Guest::in_answer(&answer)
    }

    /// Who a new session is for.
    fn in_answer(answer: &HttpResponse) -> Result<Guest> {
        ensure!(answer.status == 201, "no session: {answer:?}");
        let cookie = answer.header("set-cookie").context("no cookie")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let me = serde_json::from_str(&answer.body).context("no player")?;
        Ok(Guest { cookie, me })
    }

    /// Opens a WebSocket and says hello.
    pub async fn connect(&self, address: SocketAddr) -> Result<Link> {
        Link::open(address, &self.cookie).await
    }
}

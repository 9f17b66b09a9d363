//! Small requests over HTTP, one connection each.

use anyhow::{Context, Result, bail};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long an answer may take before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server's response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HttpResponse {
    /// The status.
    pub status: u16,
    /// The head, with header names in lower case.
    pub head: String,
    /// The body.
    pub body: String,
}

impl HttpResponse {
    /// The value of a header, given in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Sends a request with extra header lines, and waits for the response.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<HttpResponse> {
    let mut stream = TcpStream::connect(address).await.context("can't connect")?;
    let mut text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Length: {}\r\n",
        body.len()
    );
    if !body.is_empty() {
        text.push_str("Content-Type: application/json\r\n");
    }
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str("\r\n");
    text.push_str(body);
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer))
        .await
        .context("the response was incomplete")??;
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        bail!("no answer: {answer:?}");
    };
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    Ok(HttpResponse {
        status: status.with_context(|| format!("no status in {head:?}"))?,
        head: head.to_owned(),
        body: body.to_owned(),
    })
}

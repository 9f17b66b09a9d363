//! `crownhead health`: whether a server is healthy.

use crate::Status;
use crate::arguments::listen_address;
use crate::json::write_json;
use anyhow::{Context, bail};
use clap::Args;
use serde::Serialize;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long the server can take for each step.
const PATIENCE: Duration = Duration::from_secs(5);
/// How much of a response to read, in bytes.
const MAX_ANSWER: u64 = 4096;

/// Check whether a running server is healthy.
///
/// The server must have been started with --metrics. The exit status is 0 if it answers and reaches
/// its database, otherwise 1, as container health checks expect.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead health
  crownhead health --metrics 127.0.0.1:9465")]
pub(crate) struct Health {
    /// The server's --metrics address
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "CROWNHEAD_METRICS",
        default_value = "127.0.0.1:9464",
        value_parser = listen_address
    )]
    metrics: SocketAddr,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct HealthAnswer<'a> {
    is_healthy: bool,
    /// What the server says about itself, for developers.
    message: &'a str,
}

impl Health {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let answer =
            ask(self.metrics).with_context(|| format!("no server answers at {}", self.metrics))?;
        let is_healthy = answer.status == "200";
        if self.json {
            let message = &answer.text;
            write_json(
                out,
                &HealthAnswer {
                    is_healthy,
                    message,
                },
            )?;
        } else {
            writeln!(out, "{}", answer.text)?;
        }
        Ok(if is_healthy {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

struct Response {
    status: String,
    text: String,
}

fn ask(address: SocketAddr) -> anyhow::Result<Response> {
    let mut stream = TcpStream::connect_timeout(&reachable(address), PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    stream.take(MAX_ANSWER).read_to_end(&mut bytes)?;
    parse(&String::from_utf8_lossy(&bytes))
}

/// The address to connect to. A server that listens on all addresses listens on loopback too.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        other => other,
    };
    SocketAddr::new(ip, address.port())
}

fn parse(answer: &str) -> anyhow::Result<Response> {
    let status = answer
        .strip_prefix("HTTP/1.1 ")
        .and_then(|rest| rest.get(..3));
    let text = answer.split_once("\r\n\r\n").map(|(_, text)| text.trim());
    match (status, text) {
        (Some(status), Some(text)) => Ok(Response {
            status: status.to_owned(),
            text: text.to_owned(),
        }),
        _ => bail!("the answer is not HTTP"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead, BufReader};
    use std::net::TcpListener;
    use std::thread;

    /// The output and status of the command if the server answers like this.
    fn asked(answer: &'static str, json: bool) -> anyhow::Result<(String, Status)> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let metrics = listener.local_addr()?;
        let server = thread::spawn(move || -> std::io::Result<()> {
            let (stream, _) = listener.accept()?;
            let mut lines = BufReader::new(&stream).lines();
            while lines
                .next()
                .transpose()?
                .is_some_and(|line| !line.is_empty())
            {}
            (&stream).write_all(answer.as_bytes())
        });
        let mut out = Vec::new();
        let status = Health { metrics, json }.run(&mut out);
        server.join().unwrap()?;
        Ok((String::from_utf8(out)?, status?))
    }

    #[test]
    fn the_answer_decides() {
        let (text, status) = asked("HTTP/1.1 200 OK\r\na: b\r\n\r\nwell\n", false).unwrap();
        assert_eq!(text, "well\n");
        assert!(status == Status::Good);

        let (text, status) = asked("HTTP/1.1 503 Service Unavailable\r\n\r\nno\n", false).unwrap();
        assert_eq!(text, "no\n");
        assert!(status == Status::ProblemsFound);

        let (text, _) = asked("HTTP/1.1 200 OK\r\n\r\nwell\n", true).unwrap();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let expected = serde_json::json!({ "is_healthy": true, "message": "well" });
        assert_eq!(value, expected);

        assert!(asked("SSH-2.0-OpenSSH\r\n", false).is_err());
        assert!(asked("", false).is_err());
    }

    #[test]
    fn all_addresses_include_loopback() {
        fn check(address: &str, expected: &str) {
            let found = reachable(address.parse().unwrap());
            assert_eq!(found.to_string(), expected);
        }
        check("0.0.0.0:9464", "127.0.0.1:9464");
        check("[::]:9464", "[::1]:9464");
        check("192.0.2.1:9464", "192.0.2.1:9464");
    }
}

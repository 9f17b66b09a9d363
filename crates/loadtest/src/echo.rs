//! A server that only echoes: the best this machine can do.
//!
//! Both ends have the same small buffers as in a real game. The WebSocket library clears its read
//! buffer before each read, so the default of 128 KiB would make the echo needlessly slow.

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Instant;
use tokio_tungstenite::{WebSocketStream, client_async_with_config, tungstenite};

/// A message the size of a move.
const TEXT: &str = r#"{"act":{"id":1,"game":"0123456789ab","ply":10,"action":{"move":[11,15]}}}"#;

/// The size of the server's buffers, as in the real one.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;

/// Serves echoes until the process ends.
pub(crate) async fn serve() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let upgrade = |upgrade: WebSocketUpgrade| async {
        upgrade
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(WRITE_BUFFER)
            .on_upgrade(echo)
    };
    axum::serve(listener, Router::new().route("/", any(upgrade))).await?;
    Ok(())
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
            return;
        }
    }
}

/// The echo server in its own process, like the real one.
pub(crate) struct Echo {
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Echo {
    /// The ID of its process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the echo server.
pub(crate) fn start_process() -> Result<Echo> {
    let mut child = Command::new(std::env::current_exe()?)
        .arg("echo")
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
    Ok(Echo {
        address: line.trim().parse()?,
        child,
    })
}

/// Connections to the echo server.
pub(crate) struct Links(Vec<WebSocketStream<TcpStream>>);

impl Links {
    /// Opens this many connections.
    pub(crate) async fn open(address: SocketAddr, count: usize) -> Result<Links> {
        let mut links = Vec::with_capacity(count);
        for _ in 0..count {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let url = format!("ws://{address}/");
            let opening = client_async_with_config(url, stream, Some(loadtest::buffers()));
            links.push(opening.await?.0);
        }
        Ok(Links(links))
    }

    /// The number of round trips that the connections make in this time.
    pub(crate) async fn count(&mut self, time: Duration) -> Result<u64> {
        let end = Instant::now() + time;
        let tasks = self.0.drain(..).map(|mut link| {
            tokio::spawn(async move {
                let mut trips = 0;
                while Instant::now() < end {
                    let sent = link.send(tungstenite::Message::text(TEXT)).await;
                    if sent.is_err() || link.next().await.is_none() {
                        break;
                    }
                    trips += 1;
                }
                (link, trips)
            })
        });
        let tasks: Vec<_> = tasks.collect();
        let mut trips = 0;
        for task in tasks {
            let (link, count) = task.await?;
            self.0.push(link);
            trips += count;
        }
        Ok(trips)
    }
}

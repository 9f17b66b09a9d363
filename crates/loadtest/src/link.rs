//! One WebSocket to the server.

use crate::patience::Patience;
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ServerMessage, VERSION};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long an answer may take before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long one particular message may take while others arrive.
const LONG_PATIENCE: Duration = Duration::from_secs(60);

/// Small buffers, because there are many clients.
pub fn buffers() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(2 * 1024)
        .write_buffer_size(1024)
        .max_write_buffer_size(64 * 1024)
}

/// One WebSocket to the server.
pub struct Link {
    socket: WebSocketStream<TcpStream>,
    patience: Patience,
}

/// Something received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// A message.
    Message(Box<ServerMessage>),
    /// The connection was closed, with this code if there was one.
    Closed(Option<u16>),
}

impl Link {
    /// Opens a WebSocket without saying anything.
    pub async fn open_silently(address: SocketAddr, cookie: &str) -> Result<Link> {
        Link::open_with(address, "cookie", cookie).await
    }

    async fn open_with(address: SocketAddr, header: &'static str, value: &str) -> Result<Link> {
        let stream = TcpStream::connect(address).await.context("can't connect")?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/v1/socket");
        let mut request = url.into_client_request()?;
        let headers = request.headers_mut();
        headers.insert(header, HeaderValue::from_str(value)?);
        headers.insert(
            "origin",
            HeaderValue::from_str(&format!("http://{address}"))?,
        );
        let opening = client_async_with_config(request, stream, Some(buffers()));
        let (socket, _) = timeout(PATIENCE, opening)
            .await
            .context("no answer to the upgrade")??;
        Ok(Link {
            socket,
            patience: Patience::new(),
        })
    }

    /// Opens a WebSocket and says hello.
    pub async fn open(address: SocketAddr, cookie: &str) -> Result<Link> {
        Link::open_silently(address, cookie).await?.greet().await
    }

    /// Opens a WebSocket with a token and says hello.
    pub async fn open_as(address: SocketAddr, token: &str) -> Result<Link> {
        let bearer = format!("Bearer {token}");
        let link = Link::open_with(address, "authorization", &bearer).await?;
        link.greet().await
    }

    async fn greet(mut self) -> Result<Link> {
        self.send(&ClientMessage::Hello { version: VERSION })
            .await?;
        match self.receive().await? {
            Received::Message(message) if matches!(*message, ServerMessage::Welcome { .. }) => {
                Ok(self)
            }
            other => bail!("expected a welcome, got {other:?}"),
        }
    }

    /// Says something.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        self.send_text(&message.encode()).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: &str) -> Result<()> {
        self.send_frame(Message::text(text)).await
    }

    /// Sends any frame.
    pub async fn send_frame(&mut self, frame: Message) -> Result<()> {
        self.socket.send(frame).await?;
        Ok(())
    }

    /// Waits for the next message.
    pub async fn receive(&mut self) -> Result<Received> {
        self.receive_within(PATIENCE).await
    }

    /// Waits for the next message; it's an error if nothing comes for this long.
    pub async fn receive_within(&mut self, limit: Duration) -> Result<Received> {
        loop {
            let next = self.socket.next();
            let frame = self.patience.wait(limit, next).await;
            let frame = frame.context("nothing came")?;
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = ServerMessage::decode(&text)
                        .with_context(|| format!("the server said {text}"))?;
                    return Ok(Received::Message(Box::new(message)));
                }
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map(|frame| u16::from(frame.code));
                    return Ok(Received::Closed(code));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Ok(Received::Closed(None)),
            }
        }
    }

    /// Waits for the next message; a closed connection is an error.
    pub async fn message(&mut self) -> Result<ServerMessage> {
        match self.receive().await? {
            Received::Message(message) => Ok(*message),
            Received::Closed(code) => bail!("the connection was closed: {code:?}"),
        }
    }

    /// Waits for a message that `wanted` accepts, and skips the others.
    pub async fn find<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> Result<T> {
        let found = async {
            loop {
                let message = self.message().await?;
                if let Some(found) = wanted(&message) {
                    return Ok(found);
                }
            }
        };
        timeout(LONG_PATIENCE, found)
            .await
            .context("other messages came, not the one wanted")?
    }

    /// Waits until the connection is closed, and returns the code if there is one.
    pub async fn closed(&mut self) -> Result<Option<u16>> {
        let closed = async {
            loop {
                if let Received::Closed(code) = self.receive().await? {
                    return Ok(code);
                }
            }
        };
        timeout(LONG_PATIENCE, closed)
            .await
            .context("messages came, and the connection stays open")?
    }
}

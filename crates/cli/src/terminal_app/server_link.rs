//! The connection to a server: HTTP requests and one WebSocket, on its own thread.

use super::game_files::data_folder;
use super::{Report, Reports};
use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::{StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use online_play::{ApiRequest, ApiTrouble, NOT_OPENED, NoSession, requests};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};
use terminal::{Event, Heard, Request};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// The maximum size of an answer, in bytes. Lists of games are the longest.
const MAX_ANSWER: usize = 1 << 20;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    is_secure: bool,
    host: String,
    port: u16,
    /// The path of a challenge or a game, if it was part of the address.
    pub(crate) link: Option<String>,
}

impl Address {
    /// Reads an address as people give it, or the link to a challenge or a game.
    pub(crate) fn parse(text: &str) -> anyhow::Result<Address> {
        let what = || format!("{text:?} is not the address of a server");
        let uri: Uri = text.parse().with_context(what)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => bail!(what()),
        };
        let host = uri.host().filter(|host| !host.is_empty());
        let host = host.with_context(what)?.to_owned();
        let usual = if is_secure { 443 } else { 80 };
        let path = uri.path();
        let is_link = path.starts_with("/challenge/") || path.starts_with("/online/game/");
        Ok(Address {
            is_secure,
            host,
            port: uri.port_u16().unwrap_or(usual),
            link: is_link.then(|| path.to_owned()),
        })
    }

    /// The address without a path: `https://play.example.org`.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        let usual = if self.is_secure { 443 } else { 80 };
        if self.port == usual {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The file with the session on this server.
    fn session_file(&self) -> Option<PathBuf> {
        let folder = data_folder().ok()?.join("sessions");
        let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
        let name: String = self
            .authority()
            .chars()
            .map(|c| if is_plain(c) { c } else { '_' })
            .collect();
        Some(folder.join(name))
    }
}

/// The connection to a server.
pub(super) struct ServerLink {
    runtime: Handle,
    client: Client,
    /// The messages to send, and what ends the connection.
    open: Option<(UnboundedSender<String>, AbortHandle)>,
    /// The number of the last socket.
    pub(super) generation: u32,
}

impl ServerLink {
    pub(super) fn start(address: Address, reports: Reports) -> anyhow::Result<ServerLink> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("can't start a runtime")?;
        let handle = runtime.handle().clone();
        // It ends with the program.
        thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
        let cookie = address
            .session_file()
            .and_then(|file| fs::read_to_string(file).ok())
            .filter(|cookie| !cookie.contains(['\r', '\n']));
        Ok(ServerLink {
            runtime: handle,
            client: Client {
                address: Arc::new(address),
                cookie: Arc::new(Mutex::new(cookie)),
                reports,
            },
            open: None,
            generation: 0,
        })
    }

    pub(super) fn connect(&mut self) {
        self.hang_up();
        let (messages, waiting) = unbounded_channel();
        let client = self.client.clone();
        let generation = self.generation;
        let task = self.runtime.spawn(async move {
            let heard = client.talk(generation, waiting).await;
            client.report_socket(generation, heard);
        });
        self.open = Some((messages, task.abort_handle()));
    }

    pub(super) fn hang_up(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if let Some((_, task)) = self.open.take() {
            task.abort();
        }
    }

    pub(super) fn send(&self, text: String) {
        if let Some((messages, _)) = &self.open {
            let _ = messages.send(text);
        }
    }

    pub(super) fn request(&self, request: Request) {
        let client = self.client.clone();
        self.runtime.spawn(async move {
            let heard = client.ask(request).await.unwrap_or_else(Heard::Failed);
            client.report(heard);
        });
    }
}

#[derive(Clone)]
struct Client {
    address: Arc<Address>,
    /// The session's cookie: `name=value`.
    cookie: Arc<Mutex<Option<String>>>,
    reports: Reports,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl Client {
    fn report(&self, heard: Heard) {
        // If nobody listens, the program is ending.
        let _ = self.reports.send(Report::Event(Event::Server(heard)));
    }

    /// Reports what happened to the socket with this number. Once the socket is replaced, its
    /// reports are ignored.
    fn report_socket(&self, generation: u32, heard: Heard) {
        let _ = self.reports.send(Report::Socket(generation, heard));
    }

    fn cookie(&self) -> Option<String> {
        let cookie = self.cookie.lock();
        cookie.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Remembers the session for the next start too.
    fn keep_cookie(&self, cookie: Option<String>) {
        if let Some(file) = self.address.session_file() {
            match &cookie {
                Some(cookie) => {
                    let _ = keep_secret(&file, cookie);
                }
                None => {
                    let _ = fs::remove_file(file);
                }
            }
        }
        *self.cookie.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
    }

    /// Opens the WebSocket, and passes messages on until it's closed. Returns how it ended.
    async fn talk(&self, generation: u32, waiting: UnboundedReceiver<String>) -> Heard {
        match timeout(PATIENCE, self.open_socket()).await {
            Ok(Ok(socket)) => {
                self.report_socket(generation, Heard::Opened);
                Heard::Closed(self.pass_on(generation, socket, waiting).await)
            }
            _ => Heard::Closed(NOT_OPENED),
        }
    }

    async fn open_socket(&self) -> anyhow::Result<WebSocketStream<Box<dyn Stream>>> {
        let stream = self.dial().await?;
        let scheme = if self.address.is_secure { "wss" } else { "ws" };
        let uri = format!("{scheme}://{}/api/v1/socket", self.address.authority());
        let mut request =
            tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(uri)?;
        if let Some(cookie) = self.cookie() {
            request
                .headers_mut()
                .insert(header::COOKIE, cookie.parse()?);
        }
        let (socket, _) = client_async(request, stream).await?;
        Ok(socket)
    }

    async fn pass_on(
        &self,
        generation: u32,
        mut socket: WebSocketStream<Box<dyn Stream>>,
        mut waiting: UnboundedReceiver<String>,
    ) -> u16 {
        loop {
            tokio::select! {
                text = waiting.recv() => {
                    let Some(text) = text else {
                        let _ = socket.close(None).await;
                        return NOT_OPENED;
                    };
                    if socket.send(Message::text(text)).await.is_err() {
                        return NOT_OPENED;
                    }
                }
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        let heard = Heard::Message(text.as_str().to_owned());
                        self.report_socket(generation, heard);
                    }
                    Some(Ok(Message::Close(frame))) => {
                        return frame.map_or(NOT_OPENED, |frame| frame.code.into());
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => {
                        return NOT_OPENED;
                    }
                },
            }
        }
    }

    async fn ask(&self, request: Request) -> Result<Heard, ApiTrouble> {
        Ok(match request {
            Request::OpenSession(attempt) => {
                let session = self.send(&requests::open_session()).await;
                let session = session.map_err(|trouble| match trouble {
                    ApiTrouble::NoGames => NoSession::NoGames,
                    _ => NoSession::Failed,
                });
                Heard::Session(attempt, session)
            }
            Request::NewChallenge(terms) => {
                let challenge = self.send(&requests::new_challenge(&terms)).await?;
                Heard::Challenge(Box::new(challenge))
            }
            Request::PlayComputer(game) => {
                Heard::Game(self.send(&requests::play_computer(&game)).await?.game)
            }
            Request::Running(player) => {
                let list = self.send(&requests::running_games(Some(player))).await?;
                Heard::Running(list.games)
            }
        })
    }

    /// Sends a request and reads the response.
    async fn send<T>(&self, request: &ApiRequest<T>) -> Result<T, ApiTrouble> {
        let body = request.body.clone().unwrap_or_default();
        let exchange = self.exchange_text(request.method, &request.path, body);
        let Ok(Ok((status, text))) = timeout(PATIENCE, exchange).await else {
            return Err(ApiTrouble::Offline);
        };
        if status == StatusCode::UNAUTHORIZED {
            self.keep_cookie(None);
        }
        request.read(status.as_u16(), &text)
    }

    async fn exchange_text(
        &self,
        method: &str,
        path: &str,
        body: String,
    ) -> anyhow::Result<(StatusCode, String)> {
        let stream = TokioIo::new(self.dial().await?);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await?;
        tokio::spawn(connection);
        let mut request = hyper::Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = self.cookie() {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        let answer = sender.send_request(request).await?;
        let status = answer.status();
        let set = answer.headers().get(header::SET_COOKIE);
        let set = set.and_then(|value| value.to_str().ok()?.split(';').next());
        // Logging in sets another cookie too, but this program doesn't log in.
        if let Some(cookie) = set {
            self.keep_cookie(Some(cookie.to_owned()));
        }
        let body = Limited::new(answer.into_body(), MAX_ANSWER);
        let body = body.collect().await.map_err(anyhow::Error::from_boxed)?;
        Ok((status, String::from_utf8(body.to_bytes().into())?))
    }

    async fn dial(&self) -> anyhow::Result<Box<dyn Stream>> {
        let address = &*self.address;
        let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
        stream.set_nodelay(true)?;
        if address.is_secure {
            secure(stream, &address.host).await
        } else {
            Ok(Box::new(stream))
        }
    }
}

/// Encrypts a connection, with the system's certificates.
#[cfg(feature = "tls")]
async fn secure(stream: TcpStream, host: &str) -> anyhow::Result<Box<dyn Stream>> {
    use tokio_rustls::TlsConnector;
    use tokio_rustls::rustls::crypto::ring;
    use tokio_rustls::rustls::pki_types::ServerName;
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(host.to_owned())?;
    let connector = TlsConnector::from(Arc::new(config));
    Ok(Box::new(connector.connect(name, stream).await?))
}

#[cfg(not(feature = "tls"))]
async fn secure(_stream: TcpStream, _host: &str) -> anyhow::Result<Box<dyn Stream>> {
    bail!("this program was built without TLS")
}

/// Writes a file that only its owner can read.
fn keep_secret(path: &std::path::Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    io::Write::write_all(&mut options.open(path)?, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_a_link() {
        #[track_caller]
        fn check(text: &str, origin: &str, link: Option<&str>) {
            let address = Address::parse(text).unwrap();
            assert_eq!(address.origin(), origin);
            assert_eq!(address.link.as_deref(), link);
        }
        check("https://play.example.org", "https://play.example.org", None);
        check("http://127.0.0.1:3264", "http://127.0.0.1:3264", None);
        check(
            "https://play.example.org/challenge/0123456789ab",
            "https://play.example.org",
            Some("/challenge/0123456789ab"),
        );
        for bad in ["", "play", "ftp://play.example.org", "https://", "a b"] {
            assert!(Address::parse(bad).is_err(), "{bad}");
        }
    }
}

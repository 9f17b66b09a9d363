//! A client's WebSocket.

mod budget;
pub(crate) mod client;
mod pings;

use crate::api::ApiError;
use crate::chance;
use crate::connections::{Counted, Established, OF_ADDRESS, Place};
use crate::outbox::{Outbox, Queue};
use crate::panics::contain;
use crate::session::{self, Caller};
use crate::site::Site;
use crate::store::{Pass, Player};
use crate::throttle::counted_address;
use crate::trace::{self, RequestId};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use client::Client;
use futures_util::SinkExt;
use pings::Pings;
use protocol::{MAX_MESSAGE_BYTES, PlayerKind, Why, close};
use std::sync::Arc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite;
use tracing::Instrument;

/// The size of the read buffer. Enough for several messages, and small because every connection has
/// one.
const READ_BUFFER: usize = 1024;
/// How much to buffer before writing. Larger messages are written immediately. A client that
/// doesn't read them is soon disconnected.
const WRITE_BUFFER: usize = 4 * 1024;
/// The time limit for a client's hello, and for receiving a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for a client to receive the close reason.
const LINGER: Duration = Duration::from_secs(1);
/// How often the round trip is measured, which also shows that the client is there.
const PULSE: Duration = Duration::from_secs(10);
/// How often the client's session or token is checked.
const PASS_CHECK: Duration = Duration::from_secs(30);
/// How long a client should wait if there are too many connections.
const FULL: Duration = Duration::from_secs(29);

/// Opens a WebSocket for a client with a session.
pub(crate) async fn open(
    State(site): State<Arc<Site>>,
    place: Option<Extension<Place>>,
    request: Option<Extension<RequestId>>,
    extensions: Extensions,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if site.pulse.is_cut_off() {
        return Err(ApiError::new(Why::Unavailable));
    }
    let caller = session::caller_of(&site, &headers).await?;
    let Caller { player, pass } = caller.ok_or_else(ApiError::no_session)?;
    if site.lobby.connections_of(player.id) >= site.settings.connections_of_player {
        return Err(ApiError::new(Why::TooManyPages));
    }
    let counted = count(&site, &extensions, &headers);
    let counted = counted.ok_or_else(|| ApiError::new(Why::TooManyPages))?;
    if let Some(place) = &place
        && !place.admit(Established::No)
        && !(has_game(&site, &player).await? && place.admit(Established::Yes))
    {
        return Err(ApiError::new(Why::Unavailable).with_wait(FULL));
    }
    let span = trace::socket_span(request.as_deref(), player.id);
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .on_upgrade(move |socket| {
            let life = run(socket, site, player, pass, (place, counted));
            // Boxed, so that the memory for the upgrade is freed and not kept for the whole
            // connection.
            Box::pin(life.instrument(span))
        }))
}

/// Counts a WebSocket for its address behind a proxy, or returns `None` if the address already has
/// the maximum.
fn count(site: &Site, extensions: &Extensions, headers: &HeaderMap) -> Option<Option<Counted>> {
    let is_behind_proxy = site.settings.is_behind_proxy;
    match counted_address(extensions, headers, is_behind_proxy).filter(|_| is_behind_proxy) {
        Some(address) => site.sockets.enter(address, Some(OF_ADDRESS)).map(Some),
        None => Some(None),
    }
}

/// Whether a player has a game in progress.
async fn has_game(site: &Site, player: &Player) -> Result<bool, ApiError> {
    Ok(site.store.running_of(player.id).await? > 0)
}

/// Runs a connection. `held` is dropped at its end.
///
/// This isn't an asynchronous function, because that would have memory for the socket twice: as its
/// parameter, and where it's used. Most connections are idle, and there may be many.
fn run(
    socket: WebSocket,
    site: Arc<Site>,
    player: Player,
    pass: Pass,
    held: impl Send + 'static,
) -> impl Future<Output = ()> {
    let start = Instant::now();
    let (outbox, queue) = Outbox::new(player.id, pass, Arc::clone(&site.refusals));
    site.lobby.enter(outbox.clone());
    // Only accounts are checked. For guests, the news of a logout is enough.
    let check = (player.kind == PlayerKind::Account)
        .then(|| tokio::spawn(check_pass(Arc::clone(&site), outbox.clone())));
    let mut client = Client::new(Arc::clone(&site), player, outbox.clone());
    let mut connection = Connection::new(socket, queue, outbox);
    async move {
        // After a panic, the player still leaves.
        let code = contain(connection.talk(&mut client)).await.flatten();
        site.lobby.exit(&connection.outbox);
        drop(connection);
        if let Some(check) = &check {
            check.abort();
        }
        Box::pin(client.leave()).await;
        drop(held);
        let ms = trace::millis_since(start);
        match code {
            Some(code) => tracing::info!(code, ms, "closed by us"),
            None => tracing::info!(ms, "closed by the client"),
        }
    }
}

/// Closes a connection whose pass is no longer valid. Usually the node hears about it before this
/// check.
async fn check_pass(site: Arc<Site>, outbox: Outbox) {
    let mut round = tokio::time::interval(PASS_CHECK);
    loop {
        round.tick().await;
        if let Ok(false) = site.store.has_pass(&outbox.pass()).await {
            outbox.close(close::REVOKED);
        }
    }
}

struct Connection {
    socket: WebSocket,
    queue: Queue,
    outbox: Outbox,
    pings: Pings,
}

/// Why a connection ends.
enum End {
    /// The client is gone or doesn't respond.
    Gone,
    /// We close it with this code.
    Close(u16),
}

impl Connection {
    fn new(socket: WebSocket, queue: Queue, outbox: Outbox) -> Connection {
        Connection {
            socket,
            queue,
            outbox,
            pings: Pings::new(Instant::now()),
        }
    }

    /// Runs the connection until its end. Returns the close code if we close it.
    async fn talk(&mut self, client: &mut Client) -> Option<u16> {
        let code = match self.exchange(client).await {
            Err(End::Close(code)) => code,
            Err(End::Gone) | Ok(()) => return None,
        };
        self.say_farewell(code).await;
        Some(code)
    }

    async fn say_farewell(&mut self, code: u16) {
        let Connection { socket, queue, .. } = self;
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason(code)),
        };
        // Try to send what's queued, because it may say why.
        let said = in_time(async {
            while let Some(text) = queue.try_next() {
                socket.feed(Message::Text(text)).await?;
            }
            socket.send(Message::Close(Some(frame))).await
        });
        if said.await.is_ok() {
            // Closing with unread data would make the system discard what was sent.
            let _ = timeout(LINGER, async {
                while let Some(Ok(_)) = self.socket.recv().await {}
            })
            .await;
        }
    }

    async fn exchange(&mut self, client: &mut Client) -> Result<(), End> {
        let first = timeout(PATIENCE, self.socket.recv()).await;
        match first {
            Ok(Some(Ok(Message::Text(text)))) => client.greet(&text).map_err(End::Close)?,
            Ok(Some(Ok(_))) | Err(_) => return Err(End::Close(close::BROKE_PROTOCOL)),
            Ok(None | Some(Err(_))) => return Err(End::Gone),
        }
        // Send the first ping immediately, so that the lag of the first move is known.
        let mut pulse = interval_at(Instant::now(), PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // Usually there's something to send, or else to receive. Neither keeps the others
                // waiting: sending empties the queue, and a client that sends without pause is soon
                // disconnected.
                biased;
                text = self.queue.next() => {
                    self.send_all_that_waits(text.map_err(End::Close)?).await?;
                }
                message = self.socket.recv() => {
                    let message = message.ok_or(End::Gone)?.map_err(ended_by)?;
                    self.receive(message, client).await?;
                }
                _ = pulse.tick() => self.beat().await?,
            }
        }
    }

    async fn receive(&mut self, message: Message, client: &mut Client) -> Result<(), End> {
        match message {
            Message::Text(text) => client.hear(&text).await.map_err(End::Close),
            Message::Binary(_) => Err(End::Close(close::BROKE_PROTOCOL)),
            Message::Pong(payload) => match self.pings.hear(&payload, Instant::now()) {
                Some(round_trip) => {
                    self.outbox.note_round_trip(round_trip);
                    Ok(())
                }
                None => client.bear().map_err(End::Close),
            },
            Message::Ping(_) => client.bear().map_err(End::Close),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn beat(&mut self) -> Result<(), End> {
        let now = Instant::now();
        if self.pings.is_gone(now) {
            return Err(End::Gone);
        }
        let payload = self.pings.ask(chance::bytes(), now);
        self.send(Message::Ping(payload)).await
    }

    /// Sends this and all other queued messages with one write, so that a move's event and
    /// acknowledgment arrive together.
    async fn send_all_that_waits(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let Connection { socket, queue, .. } = self;
        in_time(async {
            socket.feed(Message::Text(first)).await?;
            while let Some(text) = queue.try_next() {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        })
        .await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.send(message)).await
    }
}

/// The reason in the close frame, for developers.
const fn reason(code: u16) -> &'static str {
    match code {
        close::BROKE_PROTOCOL => "protocol violation",
        close::OUTDATED => "unsupported protocol version",
        close::TOO_SLOW => "client reads too slowly",
        close::TOO_FAST => "too many messages",
        close::REVOKED => "session ended",
        close::NO_FRAME => "not a WebSocket frame",
        close::NOT_TEXT => "not UTF-8",
        close::TOO_LONG => "the message is too long",
        close::RESTART => "server restarting: reconnect",
        _ => "",
    }
}

/// How a connection ends after an error.
fn ended_by(error: axum::Error) -> End {
    let cause = error.into_inner();
    match cause.downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => End::Close(close::TOO_LONG),
        Some(tungstenite::Error::Utf8(_)) => End::Close(close::NOT_TEXT),
        Some(tungstenite::Error::Protocol(
            tungstenite::error::ProtocolError::ResetWithoutClosingHandshake,
        )) => End::Gone,
        Some(tungstenite::Error::Protocol(_)) => End::Close(close::NO_FRAME),
        _ => End::Gone,
    }
}

/// Sends, unless the client takes too long to receive it.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    let why = match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "the client doesn't read".to_owned(),
    };
    tracing::debug!(why, "can't send");
    Err(End::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::{Bus, Settings};
    use axum::extract::ConnectInfo;
    use axum::http::HeaderValue;
    use std::net::SocketAddr;

    #[tokio::test]
    async fn behind_a_proxy_websockets_count_for_the_address_of_the_client() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let settings = Settings {
            is_behind_proxy: true,
            ..Settings::default()
        };
        let site = Site::start(store, Bus::Alone, settings).await;
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        let open = |address: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", HeaderValue::from_static(address));
            count(&site, &extensions, &headers)
        };
        let all: Vec<_> = (0..OF_ADDRESS).map(|_| open("2001:db8::1")).collect();
        assert!(all.iter().all(Option::is_some));
        // The same network, and another one.
        assert!(open("2001:db8::2").is_none());
        assert!(open("2001:db8:0:1::1").is_some());
        drop(all);
        assert!(open("2001:db8::2").is_some());
    }
}

//! Accepts connections, enforces limits, and shuts down gracefully.

mod addresses;
mod patient;
mod places;

pub(crate) use addresses::{Addresses, Counted};
pub(crate) use places::{Established, Place};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use patient::Patient;
use places::Places;
use std::fs::File;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;

/// Limits of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum number of connections. Further ones take the place of others that are idle, but
    /// never of a player's WebSocket.
    pub connections: usize,
    /// The maximum number of connections per address. Further ones are closed without a response.
    /// `None` behind a proxy, where all connections come from one address.
    pub of_address: Option<usize>,
    /// How long a client may take to send the head of a request.
    pub head_time: Duration,
    /// How long a client may stop reading before it's disconnected.
    pub write_time: Duration,
    /// How long open requests may continue after the server starts shutting down.
    pub farewell: Duration,
}

/// The maximum number of connections per address.
pub(crate) const OF_ADDRESS: usize = 250;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            of_address: Some(OF_ADDRESS),
            head_time: Duration::from_secs(20),
            write_time: Duration::from_secs(30),
            farewell: Duration::from_secs(5),
        }
    }
}

/// The size of the buffer for a request's head. Heads that are too long but fit into it get a
/// [response with a reason](crate::head), longer ones only a status.
const HEAD_BUFFER: usize = 4 * crate::head::MOST_BYTES;

/// How long to wait before accepting again when the system is out of resources.
const PAUSE: Duration = Duration::from_millis(100);
/// The minimum age of the last request of a connection that's closed then.
const IDLE: Duration = Duration::from_secs(2);

/// Serves requests until `stop` is ready, then finishes those in progress.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    let places = Places::new(limits.connections);
    let addresses = Addresses::default();
    // Closed to accept one more connection when all file descriptors are used up.
    let mut spare = spare_file();
    // Every connection holds a receiver. When all are dropped, all connections are closed.
    let (ending, _) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "can't accept a connection");
                // Without a free file descriptor this happens even if nobody is waiting, so a
                // client that's currently being served stays.
                places.send_one_away(IDLE);
                spare = None;
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        spare = spare.or_else(spare_file);
        let Some(counted) = addresses.enter(peer.ip(), limits.of_address) else {
            tracing::debug!(%peer, "an address has too many connections");
            continue;
        };
        let place = tokio::select! {
            () = &mut stop => break,
            place = places.enter(counted) => place,
        };
        // Small messages shouldn't wait for more data.
        let _ = stream.set_nodelay(true);
        let stream = Patient::new(stream, limits.write_time);
        let router = router.clone();
        let held = place.clone();
        let answer = move |mut request: hyper::Request<Incoming>| {
            place.note_request();
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            router.clone().oneshot(request.map(Body::new))
        };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_time)
            .max_buf_size(HEAD_BUFFER)
            .serve_connection(TokioIo::new(stream), hyper::service::service_fn(answer))
            .with_upgrades();
        let mut told = ending.subscribe();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = told.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
                () = held.sent_away() => {
                    tracing::debug!(%peer, "a connection made room for another");
                    return;
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, %peer, "a connection broke");
            }
            drop(held);
        });
    }
    drop(listener);
    ending.send_replace(());
    if tokio::time::timeout(limits.farewell, ending.closed())
        .await
        .is_err()
    {
        tracing::warn!("some requests were cut off during shutdown");
    }
}

/// A file that's only there to be closed.
fn spare_file() -> Option<File> {
    File::open("/dev/null").ok()
}

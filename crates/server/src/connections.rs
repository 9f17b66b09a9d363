//! Accepts connections, enforces limits, and shuts down gracefully.

mod addresses;
mod patient;

use addresses::{Addresses, Counted};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use patient::Patient;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt;

/// Limits of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum number of connections. Further ones wait until one ends.
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

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            of_address: Some(250),
            head_time: Duration::from_secs(20),
            write_time: Duration::from_secs(30),
            farewell: Duration::from_secs(5),
        }
    }
}

/// A connection's slot, which is free again when the last copy is dropped. A WebSocket keeps a copy
/// while it's open.
#[derive(Clone)]
pub(crate) struct Place(
    #[expect(dead_code, reason = "it only has to be held")] Arc<(OwnedSemaphorePermit, Counted)>,
);

/// The maximum size of a request's head, and the size of the buffer for it.
const HEAD_BYTES: usize = 16 * 1024;

/// How long to wait before accepting again when the system is out of resources.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves requests until `stop` is ready, then finishes those in progress.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let addresses = Addresses::default();
    // Every connection holds a receiver. When all are dropped, all connections are closed.
    let (ending, _) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let (stream, peer, place) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(counted) = addresses.enter(peer.ip(), limits.of_address) else {
            tracing::debug!(%peer, "an address has too many connections");
            continue;
        };
        // Small messages shouldn't wait for more data.
        let _ = stream.set_nodelay(true);
        let stream = Patient::new(stream, limits.write_time);
        let router = router.clone();
        let place = Place(Arc::new((place, counted)));
        let held = place.clone();
        let answer = move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            router.clone().oneshot(request.map(Body::new))
        };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_time)
            .max_buf_size(HEAD_BYTES)
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

/// Accepts the next connection, once there's a slot for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(places)
        .acquire_owned()
        .await
        .expect("the semaphore is never closed");
    let (stream, peer) = listener.accept().await?;
    Ok((stream, peer, place))
}

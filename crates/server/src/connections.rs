//! From a listener to answers: accepting, limits, and an end that cuts nobody off.

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

/// How much a server takes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections at the same time. Those that come on top wait until one ends.
    pub connections: usize,
    /// The most of them from one address; nothing where a proxy has them all. More are closed unanswered.
    pub of_address: Option<usize>,
    /// How long a client may take to send the head of a request.
    pub head_time: Duration,
    /// How long a client may take nothing of what is sent to it.
    pub write_time: Duration,
    /// How long open requests may go on once the server has been told to stop.
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

/// The place of a connection among those that are allowed. It is free again when the last copy is gone,
/// which a WebSocket keeps for as long as it lives.
#[derive(Clone)]
pub(crate) struct Place(
    #[expect(dead_code, reason = "it only has to be held")] Arc<(OwnedSemaphorePermit, Counted)>,
);

/// The most bytes of the head of a request, and the size of the buffer for it.
const HEAD_BYTES: usize = 16 * 1024;

/// How long to wait before the next try when the system has no more room for connections.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests until `stop` is ready, then finishes those that are under way.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let addresses = Addresses::default();
    // Every connection holds a receiver: when all are gone, all is done.
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
        // Small messages must not wait for more to come.
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
        tracing::warn!("some requests were cut off at the end");
    }
}

/// The next connection, once there is a place for it.
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

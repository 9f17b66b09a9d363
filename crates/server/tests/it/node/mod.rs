//! A node in the test's process, reached over real sockets.

#![allow(unreachable_pub, reason = "test code")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::response::Response;
use server::store::Store;
use server::{Bus, Hosts, Limits, Pages, Settings, Site};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

/// A running node.
pub struct Node {
    pub address: SocketAddr,
    metrics: Router,
    store: Option<Store>,
    task: JoinHandle<()>,
    /// The folder of the database, if the node has its own.
    folder: Option<tempfile::TempDir>,
}

impl Node {
    /// Starts a node with its own database.
    pub async fn start() -> Node {
        Node::with(Settings::default()).await
    }

    /// Starts a node with its own database and these settings.
    pub async fn with(settings: Settings) -> Node {
        Node::alone(settings, Limits::default()).await
    }

    /// Starts a node with its own database and these limits.
    pub async fn with_limits(limits: Limits) -> Node {
        Node::alone(Settings::default(), limits).await
    }

    async fn alone(settings: Settings, limits: Limits) -> Node {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        let mut node = Node::run(store, Bus::Alone, settings, limits).await;
        node.folder = Some(folder);
        node
    }

    /// Starts a node on this store.
    pub async fn on(store: Store, bus: Bus) -> Node {
        Node::on_with(store, bus, Settings::default()).await
    }

    /// Starts a node on this store with these settings.
    pub async fn on_with(store: Store, bus: Bus, settings: Settings) -> Node {
        Node::run(store, bus, settings, Limits::default()).await
    }

    async fn run(store: Store, bus: Bus, settings: Settings, limits: Limits) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let site = Site::start(store.clone(), bus, settings).await;
        let metrics = server::metrics_router(Arc::clone(&site));
        let router = server::router(Pages::from_files([]), Hosts::Loopback, Some(site));
        let serving = server::serve(listener, router, limits, std::future::pending());
        Node {
            address,
            metrics,
            store: Some(store),
            task: tokio::spawn(serving),
            folder: None,
        }
    }

    /// Whether the node says that it's healthy.
    pub async fn is_well(&self) -> bool {
        self.watch("/health").await.status().is_success()
    }

    async fn watch(&self, path: &str) -> Response {
        let request = Request::get(path).body(Body::empty()).unwrap();
        self.metrics.clone().oneshot(request).await.unwrap()
    }

    /// The number of connected clients, as counted by the node.
    pub async fn connections(&self) -> usize {
        let answer = self.watch("/metrics").await;
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("crownhead_connections "));
        line.unwrap().parse().unwrap()
    }

    /// Stops listening without telling the clients, and returns the store.
    pub fn kill(mut self) -> Store {
        self.task.abort();
        if let Some(folder) = self.folder.take() {
            // The database is still needed.
            let _ = folder.keep();
        }
        self.store.take().unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// How long to wait for a node. Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Polls until `look` returns something, and panics after [`PATIENCE`].
pub async fn eventually<T>(wanted: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, found)
        .await
        .unwrap_or_else(|_| panic!("not within {PATIENCE:?}: {wanted}"))
}

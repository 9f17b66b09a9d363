//! The bus over a NATS server.

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{mpsc, watch};
use tokio::time::{Duration, timeout};

/// How much unread news to queue per subject.
const QUEUE: usize = 256;
/// How much unsent news to queue, for example while the NATS server is down.
const OUTGOING: usize = 8_192;
/// How often the connection is checked. After two unanswered pings, the client reconnects.
const PING: Duration = Duration::from_secs(5);
/// The time limit for subscribing.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why we can't connect to the NATS server.
#[derive(Debug, thiserror::Error)]
#[error("can't connect to the NATS server at {url}")]
pub struct ConnectError {
    url: String,
    source: async_nats::ConnectError,
}

/// Adds the URL's credentials, if any: user name and password, or a token.
fn with_credentials(options: ConnectOptions, address: &ServerAddr) -> ConnectOptions {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match (address.username(), address.password()) {
        (Some(name), Some(password)) => options.user_and_password(plain(name), plain(password)),
        (Some(token), None) => options.token(plain(token)),
        (None, _) => options,
    }
}

/// A connection that reconnects automatically.
#[derive(Clone)]
pub(super) struct Nats {
    client: Client,
    outgoing: mpsc::Sender<(String, Vec<u8>)>,
    /// How many times the connection was made.
    connections: watch::Receiver<u64>,
    is_up: Arc<AtomicBool>,
}

impl Nats {
    pub(super) async fn connect(url: &str) -> Result<Nats, ConnectError> {
        let failed = |source| ConnectError {
            url: url.rsplit('@').next().unwrap_or(url).to_owned(),
            source,
        };
        let address: ServerAddr = url
            .parse()
            .map_err(|error: std::io::Error| failed(error.into()))?;
        let (made, connections) = watch::channel(0);
        let is_up = Arc::new(AtomicBool::new(true));
        let seen = Arc::clone(&is_up);
        let client = with_credentials(ConnectOptions::new(), &address)
            .name("crownhead")
            .ping_interval(PING)
            .event_callback(move |event| {
                match event {
                    Event::Connected => {
                        seen.store(true, Ordering::Release);
                        made.send_modify(|count| *count += 1);
                    }
                    Event::Disconnected | Event::Closed => seen.store(false, Ordering::Release),
                    _ => {}
                }
                std::future::ready(())
            })
            .connect(address)
            .await
            .map_err(failed)?;
        let (outgoing, waiting) = mpsc::channel(OUTGOING);
        tokio::spawn(send_all(client.clone(), waiting));
        Ok(Nats {
            client,
            outgoing,
            connections,
            is_up,
        })
    }

    /// Whether there's a connection, as far as we know.
    pub(super) fn is_up(&self) -> bool {
        self.is_up.load(Ordering::Acquire)
    }

    /// Changes whenever the client reconnects.
    pub(super) fn connections(&self) -> watch::Receiver<u64> {
        let mut connections = self.connections.clone();
        connections.mark_unchanged();
        connections
    }

    /// Queues news for sending. Never waits, because a game mustn't stall with the bus. Unsent news
    /// is lost, and the other nodes find out from the store.
    pub(super) fn publish(&self, subject: &str, news: &impl Serialize) {
        let text = serde_json::to_vec(news).expect("news is plain data");
        let subject = format!("crownhead.{subject}");
        if self.outgoing.try_send((subject, text)).is_err() {
            tracing::debug!("dropped news: can't queue it");
        }
    }

    /// Subscribes to a subject until the receiver is dropped.
    pub(super) async fn subscribe<T: DeserializeOwned + Send + 'static>(
        &self,
        subject: &str,
    ) -> Option<mpsc::Receiver<T>> {
        let subject = format!("crownhead.{subject}");
        let subscribed = timeout(PATIENCE, self.client.subscribe(subject)).await;
        let mut subscriber = match subscribed {
            Ok(Ok(subscriber)) => subscriber,
            Ok(Err(error)) => {
                tracing::warn!(%error, "can't subscribe to the other nodes' news");
                return None;
            }
            Err(_) => {
                tracing::warn!("can't subscribe to the other nodes' news: the bus doesn't respond");
                return None;
            }
        };
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            loop {
                let message = tokio::select! {
                    message = subscriber.next() => message,
                    () = sender.closed() => None,
                };
                let Some(message) = message else { break };
                match serde_json::from_slice(&message.payload) {
                    // If the queue is full, the news can still be read from the store.
                    Ok(news) => drop(sender.try_send(news)),
                    Err(error) => tracing::warn!(%error, "can't decode news"),
                }
            }
        });
        Some(receiver)
    }
}

/// Sends the queued news in order until all senders are gone.
async fn send_all(client: Client, mut waiting: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, text)) = waiting.recv().await {
        if let Err(error) = client.publish(subject, text.into()).await {
            tracing::warn!(%error, "can't send news");
        }
    }
}

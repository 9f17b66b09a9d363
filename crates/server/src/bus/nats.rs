//! The bus over a NATS server.

use async_nats::{Client, ConnectOptions, ServerAddr};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::mpsc;

/// How much news of one subject may wait to be read.
const QUEUE: usize = 256;

/// Why the NATS server cannot be reached.
#[derive(Debug, thiserror::Error)]
#[error("cannot connect to the NATS server at {url}")]
pub struct ConnectError {
    url: String,
    source: async_nats::ConnectError,
}

/// Says who we are, if the address does: a name and a password, or a token.
fn with_credentials(options: ConnectOptions, address: &ServerAddr) -> ConnectOptions {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match (address.username(), address.password()) {
        (Some(name), Some(password)) => options.user_and_password(plain(name), plain(password)),
        (Some(token), None) => options.token(plain(token)),
        (None, _) => options,
    }
}

/// A connection that is made again by itself when it breaks.
#[derive(Clone)]
pub(super) struct Nats {
    client: Client,
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
        let client = with_credentials(ConnectOptions::new(), &address)
            .name("crownhead")
            .connect(address)
            .await
            .map_err(failed)?;
        Ok(Nats { client })
    }

    /// Sends news. If that fails it is lost, and the others will find out from the store.
    pub(super) async fn publish(&self, subject: &str, news: &impl Serialize) {
        let text = serde_json::to_vec(news).expect("news is plain data");
        let subject = format!("crownhead.{subject}");
        if let Err(error) = self.client.publish(subject, text.into()).await {
            tracing::warn!(%error, "news was not sent");
        }
    }

    /// Hears all news of a subject, until the receiver is dropped.
    pub(super) async fn subscribe<T: DeserializeOwned + Send + 'static>(
        &self,
        subject: &str,
    ) -> Option<mpsc::Receiver<T>> {
        let subject = format!("crownhead.{subject}");
        let mut subscriber = match self.client.subscribe(subject).await {
            Ok(subscriber) => subscriber,
            Err(error) => {
                tracing::warn!(%error, "cannot hear the other nodes");
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
                    // News that nobody has time for can be read in the store.
                    Ok(news) => drop(sender.try_send(news)),
                    Err(error) => tracing::warn!(%error, "news that cannot be read"),
                }
            }
        });
        Some(receiver)
    }
}

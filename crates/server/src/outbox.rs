//! What waits to be sent to one client.

use crate::store::Pass;
use axum::extract::ws::Utf8Bytes;
use protocol::{PlayerId, ServerMessage, Why, close};
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait. A client that lets more pile up is cut off; it can come back and ask
/// for what it has missed.
const QUEUE: usize = 256;

/// The number of a connection, which no other has on this node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ConnectionId(u64);

/// The way to one client. Sending never waits.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) id: ConnectionId,
    pub(crate) player: PlayerId,
    queue: mpsc::Sender<Utf8Bytes>,
    state: Arc<State>,
}

struct State {
    /// With what the client has shown who it is.
    pass: Mutex<Pass>,
    /// The code with which the connection is to be closed, or 0.
    closing: AtomicU16,
    close: Notify,
    /// The last round trip, in milliseconds.
    round_trip: AtomicU32,
}

impl Outbox {
    /// An outbox for a client, and the other end of its queue.
    pub(crate) fn new(player: PlayerId, pass: Pass) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let (queue, waiting) = mpsc::channel(QUEUE);
        let outbox = Outbox {
            id: ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed)),
            player,
            queue,
            state: Arc::new(State {
                pass: Mutex::new(pass),
                closing: AtomicU16::new(0),
                close: Notify::new(),
                round_trip: AtomicU32::new(0),
            }),
        };
        (outbox, waiting)
    }

    /// With what the client has shown who it is.
    pub(crate) fn pass(&self) -> Pass {
        self.lock_pass().clone()
    }

    /// Puts a new pass in the place of an old one, if it is that one.
    pub(crate) fn renew_pass(&self, old: &Pass, new: &Pass) {
        let mut pass = self.lock_pass();
        if *pass == *old {
            *pass = new.clone();
        }
    }

    fn lock_pass(&self) -> MutexGuard<'_, Pass> {
        let pass = &self.state.pass;
        pass.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to this client alone.
    pub(crate) fn send(&self, message: &ServerMessage) {
        self.send_text(message.encode().into());
    }

    /// Sends what was encoded once for many.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.close(close::TOO_SLOW);
        }
    }

    /// Says that nothing was done, and why.
    pub(crate) fn refuse(&self, id: Option<u32>, why: Why) {
        self.refuse_with(id, why, None);
    }

    /// The same, with more about it for whoever wrote the client.
    pub(crate) fn refuse_with(&self, id: Option<u32>, why: Why, detail: Option<String>) {
        self.send(&ServerMessage::Refused {
            id,
            code: why.code(),
            why,
            detail,
        });
    }

    /// Has the connection closed with this code. The first code counts.
    pub(crate) fn close(&self, code: u16) {
        let closing = &self.state.closing;
        let _ = closing.compare_exchange(0, code, Ordering::AcqRel, Ordering::Acquire);
        self.state.close.notify_one();
    }

    /// Waits until the connection is to be closed, and says with which code.
    pub(crate) async fn closed(&self) -> u16 {
        loop {
            let code = self.state.closing.load(Ordering::Acquire);
            if code != 0 {
                return code;
            }
            self.state.close.notified().await;
        }
    }

    /// Notes how long a message took to the client and back.
    pub(crate) fn note_round_trip(&self, took: Duration) {
        let millis = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
        self.state.round_trip.store(millis, Ordering::Relaxed);
    }

    /// How long a message takes to the client and back, as far as it was measured.
    pub(crate) fn round_trip(&self) -> room::Duration {
        room::Duration::from_millis(self.state.round_trip.load(Ordering::Relaxed).into())
    }
}

//! The outgoing queue of one client.

use crate::metrics::Refusals;
use crate::store::Pass;
use axum::extract::ws::Utf8Bytes;
use host::ConnectionId;
use protocol::{GameId, PlayerId, RefusalCode, ServerMessage, Why, close};
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};

/// How many messages may be queued. A client that falls further behind is disconnected. It can
/// reconnect and request what it missed.
const QUEUE: usize = 256;

/// The sending side of a client's queue. Sending never waits.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) id: ConnectionId,
    pub(crate) player: PlayerId,
    queue: mpsc::Sender<Utf8Bytes>,
    state: Arc<State>,
}

struct State {
    /// What the client authenticated with.
    pass: Mutex<Pass>,
    /// The code to close the connection with, or 0.
    closing: AtomicU16,
    close: Notify,
    /// The last round trip, in milliseconds.
    round_trip: AtomicU32,
    /// Counts this node's refusals.
    refusals: Arc<Refusals>,
}

impl Outbox {
    /// Creates an outbox, and the receiving side of its queue.
    pub(crate) fn new(
        player: PlayerId,
        pass: Pass,
        refusals: Arc<Refusals>,
    ) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
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
                refusals,
            }),
        };
        (outbox, waiting)
    }

    /// What the client authenticated with.
    pub(crate) fn pass(&self) -> Pass {
        self.lock_pass().clone()
    }

    /// Replaces the pass if it's the old one.
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

    /// Sends a message to this client.
    pub(crate) fn send(&self, message: &ServerMessage) {
        if let ServerMessage::Refused { code, game, .. } = message {
            self.note_refusal(*code, *game);
        }
        self.send_text(message.encode().into());
    }

    /// Counts and logs a refusal. Refusals for lack of permission are always logged. A connection's
    /// message limit also limits these lines.
    fn note_refusal(&self, code: RefusalCode, game: Option<GameId>) {
        self.state.refusals.note(code);
        let (player, game) = (self.player, game.map(tracing::field::display));
        match code {
            RefusalCode::NotYourSeat | RefusalCode::NotJoined => {
                tracing::info!(%player, game, ?code, "refused");
            }
            _ => tracing::debug!(%player, game, ?code, "refused"),
        }
    }

    /// Sends text that was encoded once for many clients.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.close(close::TOO_SLOW);
        }
    }

    /// Refuses a message with this `id` and game.
    pub(crate) fn refuse(&self, id: Option<u32>, game: Option<GameId>, why: Why) {
        self.refuse_with(id, game, why, None);
    }

    /// Refuses a message, with details for developers.
    pub(crate) fn refuse_with(
        &self,
        id: Option<u32>,
        game: Option<GameId>,
        why: Why,
        detail: Option<String>,
    ) {
        self.send(&ServerMessage::Refused {
            id,
            game,
            code: why.code(),
            why,
            detail,
        });
    }

    /// Requests closing the connection with this code. The first code counts.
    pub(crate) fn close(&self, code: u16) {
        let closing = &self.state.closing;
        let _ = closing.compare_exchange(0, code, Ordering::AcqRel, Ordering::Acquire);
        self.state.close.notify_one();
    }

    /// Waits until the connection should close, and returns the code.
    pub(crate) async fn closed(&self) -> u16 {
        loop {
            let code = self.state.closing.load(Ordering::Acquire);
            if code != 0 {
                return code;
            }
            self.state.close.notified().await;
        }
    }

    /// Stores a measured round trip.
    pub(crate) fn note_round_trip(&self, took: Duration) {
        let millis = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
        self.state.round_trip.store(millis, Ordering::Relaxed);
    }

    /// The last measured round trip, or zero.
    pub(crate) fn round_trip(&self) -> room::Duration {
        room::Duration::from_millis(self.state.round_trip.load(Ordering::Relaxed).into())
    }
}

//! The outgoing queue of one client.

use crate::metrics::Refusals;
use crate::store::Pass;
use axum::extract::ws::Utf8Bytes;
use host::ConnectionId;
use protocol::{GameId, PlayerId, RefusalCode, ServerMessage, Why, close};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How many messages may be queued. A client that falls further behind is disconnected. It can
/// reconnect and request what it missed.
const MESSAGES: usize = 256;
/// How many bytes may be queued when another message comes. The log of a long game is large, and a
/// client can ask for it repeatedly without reading anything.
const BYTES: usize = 512 * 1024;
/// How many games a client may watch. Each takes much more memory than a connection.
const WATCHED: u32 = 16;
/// An empty queue keeps the memory for this many messages. Most connections are idle.
const KEPT: usize = 8;

/// The sending side of a client's queue. Sending never waits.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) id: ConnectionId,
    pub(crate) player: PlayerId,
    state: Arc<State>,
}

/// The receiving side of a client's queue. When it's dropped, nothing is queued anymore.
pub(crate) struct Queue(Arc<State>);

struct State {
    /// What the client authenticated with.
    pass: Mutex<Pass>,
    waiting: Mutex<Waiting>,
    /// Notified when there's something to send, or the connection should close.
    changed: Notify,
    /// The last round trip, in milliseconds.
    round_trip: AtomicU32,
    /// How many games the client watches.
    watched: AtomicU32,
    /// Counts this node's refusals.
    refusals: Arc<Refusals>,
}

/// What's waiting for a client.
#[derive(Default)]
struct Waiting {
    texts: VecDeque<Utf8Bytes>,
    /// The size of the texts.
    bytes: usize,
    /// The code to close the connection with.
    closing: Option<u16>,
    /// Nobody sends it anymore.
    is_over: bool,
}

impl Waiting {
    fn pop(&mut self) -> Option<Utf8Bytes> {
        let text = self.texts.pop_front()?;
        self.bytes -= text.len();
        if self.texts.is_empty() && self.texts.capacity() > KEPT {
            self.texts = VecDeque::new();
        }
        Some(text)
    }
}

impl State {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Creates an outbox, and the receiving side of its queue.
    pub(crate) fn new(player: PlayerId, pass: Pass, refusals: Arc<Refusals>) -> (Outbox, Queue) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let state = Arc::new(State {
            pass: Mutex::new(pass),
            waiting: Mutex::default(),
            changed: Notify::new(),
            round_trip: AtomicU32::new(0),
            watched: AtomicU32::new(0),
            refusals,
        });
        let outbox = Outbox {
            id: ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed)),
            player,
            state: Arc::clone(&state),
        };
        (outbox, Queue(state))
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
        let mut waiting = self.state.waiting();
        if waiting.is_over || waiting.closing.is_some() {
            return;
        }
        if waiting.texts.len() >= MESSAGES || waiting.bytes >= BYTES {
            waiting.closing = Some(close::TOO_SLOW);
        } else {
            waiting.bytes += text.len();
            waiting.texts.push_back(text);
        }
        drop(waiting);
        self.state.changed.notify_one();
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
        self.state.waiting().closing.get_or_insert(code);
        self.state.changed.notify_one();
    }

    /// Counts a game that the client watches. Returns `false` if there are too many.
    pub(crate) fn begin_watching(&self) -> bool {
        let watched = &self.state.watched;
        let more = |count| (count < WATCHED).then_some(count + 1);
        let (set, fetch) = (Ordering::Relaxed, Ordering::Relaxed);
        watched.fetch_update(set, fetch, more).is_ok()
    }

    /// The client no longer watches one of its games.
    pub(crate) fn end_watching(&self) {
        self.state.watched.fetch_sub(1, Ordering::Relaxed);
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

impl Queue {
    /// Waits for the next message, or for the code to close the connection with, which comes first.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, u16> {
        loop {
            {
                let mut waiting = self.0.waiting();
                if let Some(code) = waiting.closing {
                    return Err(code);
                }
                if let Some(text) = waiting.pop() {
                    return Ok(text);
                }
            }
            self.0.changed.notified().await;
        }
    }

    /// The next message, if there is one. Messages queued before the close code are still returned.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        self.0.waiting().pop()
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        *waiting = Waiting {
            is_over: true,
            ..Waiting::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn new() -> (Outbox, Queue) {
        let player = PlayerId::from_random([1; 12]);
        Outbox::new(player, Pass::session("x"), Arc::default())
    }

    /// How many messages of this size are taken from a client that reads nothing.
    fn taken(size: usize) -> usize {
        let (outbox, mut queue) = new();
        let text = Utf8Bytes::from("x".repeat(size));
        for _ in 0..1_000 {
            outbox.send_text(text.clone());
        }
        assert_eq!(queue.next().now_or_never(), Some(Err(close::TOO_SLOW)));
        std::iter::from_fn(|| queue.try_next()).count()
    }

    #[test]
    fn what_waits_for_a_client_is_bounded_in_number_and_size() {
        assert_eq!(taken(100), MESSAGES);
        // The log of a game with three thousand events.
        let large = 300_000;
        assert!(taken(large) * large < BYTES + large);
        assert_eq!(taken(BYTES), 1);
    }

    #[test]
    fn a_client_that_reads_gets_everything() {
        let (outbox, mut queue) = new();
        for number in 0..2_000 {
            outbox.send_text(number.to_string().into());
            let text = queue.next().now_or_never().unwrap().unwrap();
            assert_eq!(text.as_str(), number.to_string());
        }
        assert_eq!(queue.next().now_or_never(), None);
        let waiting = outbox.state.waiting();
        assert_eq!((waiting.bytes, waiting.texts.len()), (0, 0));
    }

    #[tokio::test]
    async fn a_code_comes_first_and_the_last_words_stay() {
        let (outbox, mut queue) = new();
        let closing = tokio::spawn(async move { (queue.next().await, queue) });
        tokio::task::yield_now().await;
        outbox.send_text("bye".into());
        outbox.close(close::RESTART);
        outbox.close(close::TOO_SLOW);
        outbox.send_text("too late".into());
        let (code, mut queue) = closing.await.unwrap();
        assert_eq!(code, Err(close::RESTART));
        assert_eq!(queue.try_next().as_deref(), Some("bye"));
        assert_eq!(queue.try_next(), None);
    }

    #[test]
    fn nothing_is_kept_for_a_client_that_is_gone() {
        let (outbox, queue) = new();
        outbox.send_text("x".into());
        drop(queue);
        outbox.send_text("y".into());
        assert!(outbox.state.waiting().texts.is_empty());
    }
}

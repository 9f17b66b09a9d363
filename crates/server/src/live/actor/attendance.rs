//! Who is connected, who is missing, and what's due without a request.

use super::{BLINK, LiveGame};
use crate::bus::GameFact;
use crate::clock;
use protocol::{ServerMessage, Speed};
use room::{Action, Command, Connection};
use rules::Color;
use tokio::time::{Duration, Instant};

/// The delay before announcing who came and left. Changes are grouped, so that a crowd doesn't
/// cause a flood of messages.
const PRESENCE_DELAY: Duration = Duration::from_millis(300);
/// If nobody is connected, a game whose clock runs out later than this is unloaded. The watch loads
/// it again.
const SLEEP: room::Duration = room::Duration::from_secs(20 * 60);

impl LiveGame {
    /// Announces who is connected here, and checks for missed events.
    pub(super) async fn make_round(&mut self) {
        self.tell_others(GameFact::Here(self.members.presence_here()))
            .await;
        if self.room.turn().is_some() || !self.with.bus.is_up() {
            // Nodes that have missed this event check for others.
            if let Some(last) = self.log.last() {
                self.tell_others(GameFact::Event(last.clone())).await;
            }
            self.catch_up().await;
        }
        // A node that crashed hasn't reported its players as gone. If the bus was down, the other
        // nodes have yet to announce their players.
        let soon = Instant::now() + BLINK;
        for color in Color::BOTH {
            self.missing[color] = self.missing[color].map(|from| from.max(soon));
            let is_seen = self.room.connection(color) == Connection::Here;
            if self.counts_absence() && is_seen && !self.is_there(color) {
                self.missing[color].get_or_insert(soon);
            }
        }
    }

    /// Whether it matters who is connected: the opponent may claim the game, or the computer waits
    /// for a first move.
    pub(super) fn counts_absence(&self) -> bool {
        self.room.turn().is_some()
            && (self.room.terms().disconnect_grace.is_some()
                || (self.computer.is_some() && self.awaits_first_move()))
    }

    pub(super) fn presence_changed(&mut self) {
        let due = Instant::now() + PRESENCE_DELAY;
        self.presence_due.get_or_insert(due);
    }

    /// When something is due without a request.
    pub(super) fn wake_at(&self) -> Option<Instant> {
        let now = clock::now();
        let flag = self
            .room
            .next_deadline(now)
            .filter(|_| self.room.turn().is_some());
        let deadline = flag.into_iter().chain(self.first_move_due()).min();
        let flag = deadline.map(|at| Instant::now() + at.since(now).into());
        let missing = Color::BOTH
            .into_iter()
            .filter(|_| self.counts_absence() && self.with.bus.is_up())
            .filter_map(|color| self.missing[color]);
        let due = flag
            .into_iter()
            .chain(missing)
            .chain(self.presence_due)
            .chain(self.computer_due())
            .min();
        // After a failed write, wait before trying again.
        self.again.or(due)
    }

    /// Does what's due.
    pub(super) async fn look(&mut self) {
        let now = Instant::now();
        let is_again = self.again.take().is_some();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            let presence = self.presence();
            if presence != self.told {
                self.told = presence;
                self.members.tell_all(&ServerMessage::Presence {
                    game: self.id,
                    presence,
                });
                self.tell_others(GameFact::Here(self.members.presence_here()))
                    .await;
            }
        }
        for color in Color::BOTH {
            // Without the bus, nobody knows who is connected to other nodes.
            let is_known = self.with.bus.is_up();
            if is_known && self.missing[color].is_some_and(|from| from <= now) {
                self.missing[color] = None;
                let is_seen = self.room.connection(color) == Connection::Here;
                if self.counts_absence() && is_seen && !self.is_there(color) {
                    let _ = self.carry_out(&Command::Disconnect { seat: color }).await;
                    if self.again.is_some() {
                        self.missing[color] = Some(now);
                    }
                }
            }
        }
        if is_again {
            self.make_up().await;
        }
        if self.room.turn().is_some() {
            let _ = self.carry_out(&Command::Tick).await;
        }
        if let Some(turn) = self.room.turn()
            && self.first_move_due().is_some_and(|at| at <= clock::now())
        {
            let call_off = Command::player(turn, Action::Abort);
            let _ = self
                .carry_out_if(&call_off, |room| !room.is_under_way())
                .await;
        }
    }

    /// Catches up on what couldn't be stored and nobody will request again.
    async fn make_up(&mut self) {
        for seat in Color::BOTH {
            let is_back =
                self.members.is_here(seat) && self.room.connection(seat) != Connection::Here;
            if self.room.turn().is_some() && is_back {
                let _ = self.carry_out(&Command::Reconnect { seat }).await;
            }
        }
        if self.next.is_none() {
            self.go_on().await;
        }
    }

    /// When to abort a game in which a side doesn't make its first move while its clock isn't
    /// running. Games against the computer are only aborted if the player is gone.
    fn first_move_due(&self) -> Option<room::Instant> {
        let turn = self.room.turn()?;
        if !self.awaits_first_move() {
            return None;
        }
        let since = match (&self.computer, self.room.connection(turn)) {
            (None, _) => self.room.last_at(),
            (Some(_), Connection::Gone { since }) => since,
            (Some(_), Connection::Here) => return None,
        };
        Some(since.max(self.taken_up).after(self.with.first_move))
    }

    /// Whether a side has yet to make its first move, and its clock isn't running.
    fn awaits_first_move(&self) -> bool {
        let is_live =
            Speed::of(self.room.terms().time).is_some_and(|speed| speed != Speed::Correspondence);
        is_live && !self.room.is_under_way() && self.room.running_clock().is_none()
    }

    pub(super) fn has_nothing_to_do(&self) -> bool {
        if self.is_broken {
            return true;
        }
        if !self.members.is_empty() || self.computer_is_busy() || self.again.is_some() {
            return false;
        }
        let now = clock::now();
        let is_due = self.room.turn().is_some()
            && self
                .room
                .next_deadline(now)
                .into_iter()
                .chain(self.first_move_due())
                .any(|at| at < now.after(SLEEP));
        let is_missing =
            self.counts_absence() && Color::BOTH.into_iter().any(|c| self.missing[c].is_some());
        !is_due && !is_missing
    }
}

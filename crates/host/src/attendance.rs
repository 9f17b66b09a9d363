//! Who is connected, who is missing, and what's due without a request.

use crate::input::{GameFact, Moment};
use crate::walk::{Asker, Meant, Step, Wish};
use crate::{BLINK, Host};
use protocol::{Presence, ServerMessage, Speed};
use room::{Action, Command, Connection};
use rules::Color;
use std::time::Duration;

/// The delay before announcing who came and left. Changes are grouped, so that a crowd doesn't
/// cause a flood of messages.
const PRESENCE_DELAY: Duration = Duration::from_millis(300);
/// If nobody is connected, a game whose clock runs out later than this is unloaded. The watch loads
/// it again.
const SLEEP: room::Duration = room::Duration::from_secs(20 * 60);
/// How often a node announces who is connected to it and checks for missed events.
const ROUND: Duration = Duration::from_secs(10);
/// The same while the bus is down, or while news that's lost could decide the game.
const SHORT_ROUND: Duration = Duration::from_millis(1_500);
/// With less time than this on a clock, lost news could decide the game: a flag could fall before
/// the next round. A clock gets shorter by one [`ROUND`] until that's noticed.
const LITTLE_TIME: room::Duration = room::Duration::from_secs(30);

impl Host {
    /// The time between two [rounds](crate::Input::Round), if there are other nodes.
    pub fn round(&self, moment: Moment) -> Option<Duration> {
        let is_short = !moment.is_bus_up || self.depends_on_news(moment);
        let round = if is_short { SHORT_ROUND } else { ROUND };
        self.settings.has_others.then_some(round)
    }

    /// Whether a player here, short on time, is waiting for news of a player on another node.
    fn depends_on_news(&self, moment: Moment) -> bool {
        let here = Color::BOTH.into_iter().filter(|it| self.is_here(*it));
        let left = |color| self.room.clock(color, moment.wall);
        let has_little = |color| left(color).is_some_and(|left| left < LITTLE_TIME);
        self.room.running_clock().is_some()
            && self.computer.is_none()
            && here.count() == 1
            && Color::BOTH.into_iter().any(has_little)
    }

    /// Announces who is connected here, and checks for missed events.
    pub(crate) fn make_round(&mut self, moment: Moment) {
        self.publish(GameFact::Here(self.members.presence_here()));
        // News of an event may have been lost. After the end, that may be a rematch offer.
        let is_watched = self.room.turn().is_some() || !self.members.is_empty();
        if is_watched || !moment.is_bus_up {
            // Nodes that have missed this event check for others.
            if let Some(last) = self.log.last() {
                self.publish(GameFact::Event(last.clone()));
            }
            self.steps.push_back(Step::CatchUp);
        }
        self.steps.push_back(Step::NoticeMissing);
    }

    /// A node that crashed hasn't reported its players as gone. If the bus was down, the other
    /// nodes have yet to announce their players.
    pub(crate) fn notice_missing(&mut self, moment: Moment) {
        let soon = moment.uptime + BLINK;
        for color in Color::BOTH {
            self.missing[color] = self.missing[color].map(|from| from.max(soon));
            if self.is_gone_unnoticed(color, moment) {
                self.missing[color].get_or_insert(soon);
            }
        }
    }

    fn is_gone_unnoticed(&self, color: Color, moment: Moment) -> bool {
        let is_seen = self.room.connection(color) == Connection::Here;
        self.counts_absence() && is_seen && !self.is_anywhere(color, moment)
    }

    /// Whether it matters who is connected: the opponent may claim the game, or the computer waits
    /// for a first move.
    pub(crate) fn counts_absence(&self) -> bool {
        self.room.turn().is_some()
            && (self.room.terms().disconnect_grace.is_some()
                || (self.computer.is_some() && self.awaits_first_move()))
    }

    pub(crate) fn presence_changed(&mut self, moment: Moment) {
        let due = moment.uptime + PRESENCE_DELAY;
        self.presence_due.get_or_insert(due);
    }

    /// Who is connected to the game.
    pub(crate) fn presence(&self, moment: Moment) -> Presence {
        Presence {
            black: self.is_anywhere(Color::Black, moment),
            white: self.is_anywhere(Color::White, moment),
            ..self.members.presence(moment.uptime)
        }
    }

    /// At which uptime something is due without a request: time for [`Look`](crate::Input::Look).
    pub fn wake_at(&self, moment: Moment) -> Option<Duration> {
        let deadline = self.deadlines(moment).min();
        let deadline = deadline.map(|at| moment.uptime + at.since(moment.wall).into());
        let missing = Color::BOTH
            .into_iter()
            .filter(|_| self.counts_absence() && moment.is_bus_up)
            .filter_map(|color| self.missing[color]);
        let due = deadline
            .into_iter()
            .chain(missing)
            .chain(self.presence_due)
            .min();
        // After a failed write, wait before trying again.
        self.again.or(due)
    }

    /// When the room has to be looked at.
    fn deadlines(&self, moment: Moment) -> impl Iterator<Item = room::Instant> {
        let flag = self
            .room
            .next_deadline(moment.wall)
            .filter(|_| self.room.turn().is_some());
        flag.into_iter().chain(self.first_move_due())
    }

    /// Does what's due.
    pub(crate) fn look(&mut self, moment: Moment) {
        let is_again = self.again.take().is_some();
        if self.presence_due.is_some_and(|due| due <= moment.uptime) {
            self.presence_due = None;
            self.tell_presence(moment);
        }
        for seat in Color::BOTH {
            // Without the bus, nobody knows who is connected to other nodes.
            let is_due = self.missing[seat].is_some_and(|from| from <= moment.uptime);
            if moment.is_bus_up && is_due {
                self.missing[seat] = None;
                if self.is_gone_unnoticed(seat, moment) {
                    self.steps.push_back(Step::Carry(Wish {
                        command: Command::Disconnect { seat },
                        meant: Meant::Always,
                        by: Asker::Absence(seat),
                    }));
                }
            }
        }
        if is_again {
            self.make_up();
        }
        if self.room.turn().is_some() {
            let tick = Wish::unasked(Command::Tick);
            self.steps.push_back(Step::Carry(tick));
            self.steps.push_back(Step::CheckFirstMove);
        }
    }

    fn tell_presence(&mut self, moment: Moment) {
        let presence = self.presence(moment);
        if presence != self.told {
            self.told = presence;
            self.tell_all(ServerMessage::Presence {
                game: self.row.id,
                presence,
            });
            self.publish(GameFact::Here(self.members.presence_here()));
        }
    }

    /// Catches up on what couldn't be stored and nobody will request again.
    fn make_up(&mut self) {
        for seat in Color::BOTH {
            let is_back =
                self.members.is_here(seat) && self.room.connection(seat) != Connection::Here;
            if self.room.turn().is_some() && is_back {
                let back = Wish::unasked(Command::Reconnect { seat });
                self.steps.push_back(Step::Carry(back));
            }
        }
        self.steps.push_back(Step::NextGame);
    }

    /// Aborts the game if the side to move is late with its first move.
    pub(crate) fn late_first_move(&self, moment: Moment) -> Option<Wish> {
        let turn = self.room.turn()?;
        let is_late = self.first_move_due()? <= moment.wall;
        is_late.then_some(Wish {
            command: Command::player(turn, Action::Abort),
            meant: Meant::BeforeUnderWay,
            by: Asker::Nobody,
        })
    }

    /// When to abort a game in which a side doesn't make its first move while its clock isn't
    /// running. Games against the computer are only aborted if the player is gone.
    fn first_move_due(&self) -> Option<room::Instant> {
        let turn = self.room.turn()?;
        if !self.awaits_first_move() {
            return None;
        }
        let since = match (self.computer, self.room.connection(turn)) {
            (None, _) => self.room.last_at(),
            (Some(_), Connection::Gone { since }) => since,
            (Some(_), Connection::Here) => return None,
        };
        Some(since.max(self.taken_up).after(self.settings.first_move))
    }

    /// Whether a side has yet to make its first move, and its clock isn't running.
    fn awaits_first_move(&self) -> bool {
        let is_live =
            Speed::of(self.room.terms().time).is_some_and(|speed| speed != Speed::Correspondence);
        is_live && !self.room.is_under_way() && self.room.running_clock().is_none()
    }

    /// Whether the game can be unloaded.
    pub fn has_nothing_to_do(&self, moment: Moment) -> bool {
        if self.is_broken {
            return true;
        }
        if !self.members.is_empty() || self.again.is_some() {
            return false;
        }
        let soon = moment.wall.after(SLEEP);
        let is_due = self.deadlines(moment).any(|at| at < soon);
        let is_missing =
            self.counts_absence() && Color::BOTH.into_iter().any(|c| self.missing[c].is_some());
        !is_due && !is_missing
    }
}

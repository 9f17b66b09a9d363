//! How a move gets from a request to the spectators.
//!
//! 1. A request arrives, or something is due: [`Host::handle`] turns it into [`Step`]s.
//! 2. [`Host::reach`]: the store must have been reached recently, and every outage must be known.
//! 3. [`Host::decide`]: the room decides on the next event.
//! 4. [`Host::store`]: the event is stored under its number. If another node was faster, its events
//!    are [read](Host::read), and the request is decided again.
//! 5. [`Host::tell`]: everyone here sees the event, and the other nodes are notified.
//! 6. [`Host::follow`]: the client that asked gets the answer, and premoves and the next game
//!    follow.
//!
//! One loop, [`Host::work`], processes the steps in order. Consequences go to the front, so that
//! they come before anything that arrived later.

use crate::Host;
use crate::input::{
    Answer, Ask, ConnectionId, Effect, GameFact, Input, Moment, NotRead, NotWritten,
};
use crate::next::NextGame;
use crate::records::{Ended, Outage};
use protocol::{ServerMessage, Why};
use room::{Action, Command, Event, Fact, Room};
use rules::Color;
use std::time::Duration;

/// How long to wait before retrying a store that doesn't respond.
const RETRY: Duration = Duration::from_millis(500);
/// How old news from the bus has to be to count as late.
const LATE_NEWS: room::Duration = room::Duration::from_millis(2_000);

/// Something left to do.
#[derive(Debug)]
pub(crate) enum Step {
    /// Decide, store and announce this.
    Carry(Wish),
    /// Answer the client that asked for this.
    Settle(Wish),
    /// Play the premove of this side, if there is one.
    Premove(Color),
    /// Find or start the next game, if there is one.
    NextGame,
    /// Another node says that there is a next game.
    HeardNext,
    /// Read what other nodes have stored.
    CatchUp,
    /// Send the log to a client that has joined.
    Show { connection: ConnectionId, from: u64 },
    /// Notice players whose node can't have reported them as gone.
    NoticeMissing,
    /// Abort the game if a side doesn't make its first move.
    CheckFirstMove,
}

/// Something that someone wants to happen in the room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) command: Command,
    pub(crate) meant: Meant,
    pub(crate) by: Asker,
}

/// The states of the room that a wish is meant for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Meant {
    Always,
    /// After this many moves.
    AtPly(usize),
    /// Before the event with this number.
    AtSeq(u64),
    /// Before each side has made a move.
    BeforeUnderWay,
}

/// The requester, who must be notified of the outcome.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asker {
    Client {
        connection: ConnectionId,
        id: u32,
    },
    /// A client to notify only if its premove can't be played.
    Premove {
        connection: ConnectionId,
        id: u32,
    },
    Computer,
    /// This player's absence has to be noted, sooner or later.
    Absence(Color),
    Nobody,
}

/// An event that the room has decided on.
struct Decided {
    event: Event,
    /// The room after the event.
    after: Room,
    /// Whether a wish is fulfilled with it.
    is_wish: bool,
}

/// An event on its way to the store.
#[derive(Debug)]
pub(crate) struct Write {
    wish: Wish,
    /// Whether the wish is fulfilled with it.
    is_wish: bool,
    event: Event,
    /// The room after the event.
    after: Room,
    ended: Option<Box<Ended>>,
    /// Whether it may be stored already, by an attempt without an answer.
    is_doubtful: bool,
}

/// What a host is going to do with the answer.
#[derive(Debug)]
pub(crate) enum Waiting {
    Reach(Wish),
    Write(Box<Write>),
    /// Pausing before the same write is tried again.
    Retry(Box<Write>),
    /// Reading what other nodes have stored, perhaps because a write lost.
    Read(Option<Box<Write>>),
    /// Pausing before reading again.
    Reread(Option<Box<Write>>),
    NextGame(NextGame),
}

impl Wish {
    /// Something that nobody waits for.
    pub(crate) const fn unasked(command: Command) -> Wish {
        Wish {
            command,
            meant: Meant::Always,
            by: Asker::Nobody,
        }
    }

    fn is_meant_for(&self, room: &Room) -> bool {
        match self.meant {
            Meant::Always => true,
            Meant::AtPly(ply) => room.plies() == ply,
            Meant::AtSeq(seq) => room.next_seq() == seq,
            Meant::BeforeUnderWay => !room.is_under_way(),
        }
    }
}

impl Host {
    /// Step 1: something arrives. Returns what has to be asked before the next input, if anything.
    pub fn handle(&mut self, input: Input, moment: Moment) -> Option<Ask> {
        assert!(self.waiting.is_none(), "an answer is missing");
        self.receive(input, moment);
        self.work(moment)
    }

    /// Continues with the answer to the last question. Returns the next thing to ask, if any.
    ///
    /// # Panics
    ///
    /// If this doesn't answer the last question.
    pub fn answer(&mut self, answer: Answer, moment: Moment) -> Option<Ask> {
        let ask = match (self.waiting.take(), answer) {
            (Some(Waiting::Reach(wish)), Answer::Reached(outages)) => {
                self.decide(wish, &outages, moment)
            }
            (Some(Waiting::Reach(wish)), Answer::Unreachable) => {
                self.put_off(moment);
                self.settle(wish, Err(Why::NotStored), moment);
                None
            }
            (Some(Waiting::Write(write)), Answer::Written(written)) => {
                self.written(write, written, moment)
            }
            (Some(Waiting::Retry(write)), Answer::Paused) => Some(self.write(write)),
            (Some(Waiting::Read(lost)), Answer::Read(read)) => self.read(lost, read, moment),
            (Some(Waiting::Reread(lost)), Answer::Paused) => Some(self.ask_for_news(lost)),
            (Some(Waiting::NextGame(next)), answer) => self.next_game_answer(next, answer, moment),
            (waiting, answer) => panic!("{answer:?} doesn't answer {waiting:?}"),
        };
        ask.or_else(|| self.work(moment))
    }

    /// Processes the steps until something has to be asked.
    fn work(&mut self, moment: Moment) -> Option<Ask> {
        while let Some(step) = self.steps.pop_front() {
            let ask = match step {
                Step::Carry(wish) => self.reach(wish, moment),
                Step::Settle(wish) => {
                    self.settle(wish, Ok(()), moment);
                    None
                }
                Step::Premove(by) => self.play_premove(by, moment),
                Step::NextGame => self.find_next_game(),
                Step::HeardNext => self.find_heard_game(),
                Step::CatchUp if self.is_broken => None,
                Step::CatchUp => Some(self.ask_for_news(None)),
                Step::Show { connection, from } => {
                    self.show(connection, from, moment);
                    None
                }
                Step::NoticeMissing => {
                    self.notice_missing(moment);
                    None
                }
                Step::CheckFirstMove => {
                    let abort = self.late_first_move(moment);
                    abort.and_then(|wish| self.reach(wish, moment))
                }
            };
            if ask.is_some() {
                return ask;
            }
        }
        None
    }

    /// Step 2: nothing is decided by a node that has lost the store, because it wouldn't know about
    /// an outage.
    fn reach(&mut self, wish: Wish, moment: Moment) -> Option<Ask> {
        if self.is_broken {
            self.settle(wish, Err(Why::Unavailable), moment);
            return None;
        }
        let after = self.room.last_at();
        self.waiting = Some(Waiting::Reach(wish));
        Some(Ask::Reach { after })
    }

    /// Step 3: the room decides on the next event.
    fn decide(&mut self, wish: Wish, outages: &[Outage], moment: Moment) -> Option<Ask> {
        match self.next_event(&wish, outages, moment) {
            Ok(Some(decided)) => Some(self.store(wish, decided, moment)),
            Ok(None) => {
                self.settle(wish, Ok(()), moment);
                None
            }
            Err(why) => {
                self.settle(wish, Err(why), moment);
                None
            }
        }
    }

    /// The next event of the log on the way to a wish. Events are stored one at a time, because
    /// nodes compete for each number in the log.
    fn next_event(
        &self,
        wish: &Wish,
        outages: &[Outage],
        moment: Moment,
    ) -> Result<Option<Decided>, Why> {
        // Outages come before anything else, because only those after the last event count.
        for &Outage { since, until } in outages {
            let outage = Command::Outage { since, until };
            let given_back = self.room.decide_first(&outage, moment.wall);
            if let Ok(Some((event, after))) = given_back {
                return Ok(Some(Decided {
                    event,
                    after,
                    is_wish: false,
                }));
            }
        }
        if !wish.is_meant_for(&self.room) {
            return Err(Why::Stale);
        }
        let decided = self.room.decide_first(&wish.command, moment.wall);
        let decided = decided.map_err(|refused| Why::from(&refused))?;
        Ok(decided.map(|(event, after)| {
            // If the time is up, that comes first. Then the wish is decided again.
            let is_flag = matches!(event.fact, Fact::FlagFell { .. });
            Decided {
                is_wish: !is_flag || wish.command == Command::Tick,
                event,
                after,
            }
        }))
    }

    /// Step 4: the event has to be stored before anyone sees it.
    fn store(&mut self, wish: Wish, decided: Decided, moment: Moment) -> Ask {
        let Decided {
            event,
            after,
            is_wish,
        } = decided;
        let ended = Ended::between(&self.row, &self.room, &after, event.at).map(|mut ended| {
            ended.next = self.second_of_heat(&after, moment);
            Box::new(ended)
        });
        self.write(Box::new(Write {
            wish,
            is_wish,
            event,
            after,
            ended,
            is_doubtful: false,
        }))
    }

    fn write(&mut self, write: Box<Write>) -> Ask {
        let ask = Ask::Append {
            event: write.event.clone(),
            ended: write.ended.clone(),
        };
        self.waiting = Some(Waiting::Write(write));
        ask
    }

    fn written(
        &mut self,
        mut write: Box<Write>,
        written: Result<(), NotWritten>,
        moment: Moment,
    ) -> Option<Ask> {
        match written {
            Ok(()) => {
                self.tell(*write);
                None
            }
            Err(NotWritten::Conflict) => Some(self.ask_for_news(Some(write))),
            Err(NotWritten::Failed) if !write.is_doubtful => {
                self.put_off(moment);
                self.settle(write.wish, Err(Why::NotStored), moment);
                None
            }
            // Nobody is notified until it's known whether the event is stored. After an attempt
            // without an answer, the failure of another one proves nothing.
            Err(NotWritten::Unknown | NotWritten::Failed) => {
                write.is_doubtful = true;
                self.waiting = Some(Waiting::Retry(write));
                Some(Ask::Pause(RETRY))
            }
        }
    }

    fn ask_for_news(&mut self, lost: Option<Box<Write>>) -> Ask {
        let from = self.room.next_seq();
        self.waiting = Some(Waiting::Read(lost));
        Ask::Read { from }
    }

    /// Takes in what other nodes have stored. A write that lost is decided again.
    fn read(
        &mut self,
        lost: Option<Box<Write>>,
        read: Result<Vec<Event>, NotRead>,
        moment: Moment,
    ) -> Option<Ask> {
        let events = match read {
            Ok(events) => self.without_opening(events),
            Err(NotRead::Unavailable) => {
                self.waiting = Some(Waiting::Reread(lost));
                return Some(Ask::Pause(RETRY));
            }
            Err(NotRead::Corrupt(why)) => {
                self.fail(format!("can't read the log: {why}"));
                Vec::new()
            }
        };
        for event in &events {
            if let Err(error) = self.room.apply(event) {
                self.fail(format!("the log is broken: {error}"));
                break;
            }
            self.show_event(event);
        }
        let after = match lost.map(|write| *write) {
            None => None,
            // The event is ours after all, from an attempt whose response was lost.
            Some(write) if events.first() == Some(&write.event) => {
                self.publish(GameFact::Event(write.event));
                Some((write.wish, write.is_wish))
            }
            Some(write) => {
                // Without news, the store doesn't have what this node remembers: for example, after
                // it was restored from a backup.
                if events.is_empty() {
                    self.fail("the store doesn't have the log that's in memory".to_owned());
                }
                Some((write.wish, false))
            }
        };
        self.follow(&events, after, self.late_news(&events, moment));
        None
    }

    /// The new ones of the events that were read. The first event of the log comes before them.
    fn without_opening(&mut self, mut events: Vec<Event>) -> Vec<Event> {
        let is_old = |event: &Event| event.seq == 0 && !self.log.is_empty();
        if events.first().is_some_and(is_old) {
            self.reopen(events.remove(0));
        }
        events
    }

    /// Step 5: the event is stored. Everyone here sees it, and the other nodes are notified.
    fn tell(&mut self, write: Write) {
        let Write {
            wish,
            is_wish,
            event,
            after,
            ended,
            is_doubtful: _,
        } = write;
        self.room = after;
        self.show_event(&event);
        self.publish(GameFact::Event(event.clone()));
        if let Some(next) = ended.and_then(|ended| ended.next) {
            self.effects.push(Effect::Announce(next));
        }
        self.follow(&[event], Some((wish, is_wish)), None);
    }

    /// Adds an applied event to the log and sends it to everyone here.
    fn show_event(&mut self, event: &Event) {
        self.lag.note(event);
        self.log.push(event.clone());
        self.tell_all(ServerMessage::Event {
            game: self.row.id,
            event: event.clone(),
        });
    }

    /// Step 6: the consequences of these events. `wish` is the wish that they lead to, and whether
    /// it's fulfilled.
    fn follow(&mut self, events: &[Event], wish: Option<(Wish, bool)>, late: Option<Wish>) {
        let mut steps: Vec<Step> = late.map(Step::Carry).into_iter().collect();
        if self.room.turn().is_none() {
            steps.push(Step::NextGame);
        }
        if let Some((wish, true)) = wish {
            steps.push(Step::Settle(wish));
        }
        for event in events {
            match event.fact {
                Fact::Moved { by, .. } => steps.push(Step::Premove(by.opponent())),
                // Another node has lost a player who is connected here.
                Fact::Disconnected { seat } if self.members.is_here(seat) => {
                    steps.push(Step::Carry(Wish::unasked(Command::Reconnect { seat })));
                }
                _ => {}
            }
        }
        if let Some((wish, false)) = wish {
            steps.push(Step::Carry(wish));
        }
        for step in steps.into_iter().rev() {
            self.steps.push_front(step);
        }
    }

    /// Gives back the time until a player here could see the opponent's move, if the bus should
    /// have delivered it but didn't.
    fn late_news(&self, events: &[Event], moment: Moment) -> Option<Wish> {
        let since = events.last()?.at;
        let is_late = moment.wall.since(since) > LATE_NEWS;
        let turn = self.room.turn().filter(|_| is_late)?;
        let until = moment.wall;
        self.members
            .is_here(turn)
            .then(|| Wish::unasked(Command::Outage { since, until }))
    }

    fn play_premove(&mut self, by: Color, moment: Moment) -> Option<Ask> {
        let premove = self.premoves[by].take()?;
        if premove.ply != self.room.plies() {
            return None;
        }
        let wish = Wish {
            command: Command::player(by, Action::Move(premove.mv)),
            meant: Meant::AtPly(premove.ply),
            by: Asker::Premove {
                connection: premove.connection,
                id: premove.id,
            },
        };
        self.reach(wish, moment)
    }

    /// Tells the client that wanted something what happened to it.
    fn settle(&mut self, wish: Wish, result: Result<(), Why>, moment: Moment) {
        match (wish.by, result) {
            (Asker::Client { connection, id }, result) => self.respond(connection, id, result),
            (Asker::Premove { connection, id }, Err(why)) => self.refuse(connection, id, why),
            // If the game has moved on, the computer decides again.
            (Asker::Computer, Err(why)) => {
                if wish.is_meant_for(&self.room) && self.again.is_none() {
                    self.effects.push(Effect::ComputerRefused(why));
                }
            }
            (Asker::Absence(color), Err(_)) if self.again.is_some() => {
                self.missing[color] = Some(moment.uptime);
            }
            (Asker::Premove { .. } | Asker::Computer, Ok(()))
            | (Asker::Absence(_) | Asker::Nobody, _) => {}
        }
    }

    /// Nothing can be stored. Pending work is retried in a moment.
    pub(crate) fn put_off(&mut self, moment: Moment) {
        self.again = Some(moment.uptime + RETRY);
    }

    /// The game can't continue here with what's in memory.
    pub(crate) fn fail(&mut self, why: String) {
        self.is_broken = true;
        self.effects.push(Effect::Broken(why));
    }
}

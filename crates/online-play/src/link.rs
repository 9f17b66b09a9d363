//! One connection to the server that comes back by itself.

mod pause;
mod wanted;

use crate::ClockDifference;
use pause::Pauses;
use protocol::{ClientMessage, ServerMessage, VERSION, Why, close};
use room::{Duration, Instant};
use wanted::Wanted;

/// How long the server may take to answer anything before the connection is taken for dead.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long a connection may take to be opened and greeted.
const GREETING: Duration = Duration::from_secs(12);
/// How often an idle connection is tried.
const PULSE: Duration = Duration::from_secs(8);
/// How many pings follow each other at the beginning, to set the clock.
const FIRST_PINGS: usize = 5;
/// A connection that has lasted this long was a good one: the next pause begins small again.
const LASTED: Duration = Duration::from_secs(10);

/// What is to be done with the socket, or with what came out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Open a new socket.
    Connect,
    /// Close the socket and forget it: nothing that it still says counts.
    HangUp,
    /// Send this text.
    Send(String),
    /// The server has said something that is for the game or the lobby.
    Deliver(Box<ServerMessage>),
    /// A message with a number was answered.
    Answered(u32, Answer),
}

/// What came of a message with a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done.
    Done,
    /// It is not done.
    Refused(Why),
    /// The connection was lost before the answer came: nobody knows.
    Lost,
}

/// How it stands with the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkStatus {
    /// The first try.
    Connecting,
    /// All is well.
    Online,
    /// The connection is lost, and it is being tried to get it back.
    Reconnecting,
    /// The server speaks another version: the program has to be loaded anew.
    Outdated,
    /// The server does not understand us: coming back by itself makes no sense.
    Broken,
    /// The server shows pages but has no games.
    NoGames,
}

/// One connection to the server.
///
/// It is told what happens to the socket and what the time is; [`Link::orders`] says what to do about it.
#[derive(Clone, Debug)]
pub struct Link {
    stage: Stage,
    status: LinkStatus,
    pauses: Pauses,
    wanted: Wanted,
    difference: ClockDifference,
    next_id: u32,
    /// The numbers without an answer, and when each was sent.
    unanswered: Vec<(u32, Instant)>,
    orders: Vec<Order>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A socket is being opened.
    Opening { since: Instant },
    /// It is open and we have said hello.
    Greeting { since: Instant },
    /// The server has answered.
    Talking(Talk),
    /// The next try is at this time.
    Waiting { until: Instant },
    /// No further try.
    Ended,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Talk {
    since: Instant,
    /// The last ping: its number, and when it was sent, as long as it has no answer.
    ping: Option<(u32, Instant)>,
    last_ping: Instant,
}

impl Link {
    /// A link that begins to connect at once. The seed makes its pauses differ from those of others.
    pub fn new(seed: u64, now: Instant) -> Link {
        Link {
            stage: Stage::Opening { since: now },
            status: LinkStatus::Connecting,
            pauses: Pauses::new(seed),
            wanted: Wanted::default(),
            difference: ClockDifference::default(),
            next_id: 1,
            unanswered: Vec::new(),
            orders: vec![Order::Connect],
        }
    }

    /// How it stands.
    pub const fn status(&self) -> LinkStatus {
        self.status
    }

    /// What is to be done now. Each order is given once.
    pub fn orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// How far the server's clock is ahead.
    pub const fn clock_difference(&self) -> &ClockDifference {
        &self.difference
    }

    /// A number for a message that wants an answer.
    pub fn new_id(&mut self) -> u32 {
        let id = self.next_id;
        self.next_id = self.next_id.wrapping_add(1).max(1);
        id
    }

    /// Sends a message, now or when there is a connection.
    ///
    /// What the client is at (games, the lobby) is remembered and said again after each interruption. What a
    /// player does in a game is only sent now: [`LiveGame`](crate::LiveGame) knows whether it still makes
    /// sense later.
    pub fn send(&mut self, message: &ClientMessage, now: Instant) {
        let is_talking = matches!(self.stage, Stage::Talking(_));
        self.wanted.note(message, is_talking);
        if is_talking {
            self.send_now(message, now);
        }
    }

    fn send_now(&mut self, message: &ClientMessage, now: Instant) {
        if let Some(id) = message.id() {
            self.unanswered.push((id, now));
        }
        self.orders.push(Order::Send(message.encode()));
    }

    /// The socket is open.
    pub fn opened(&mut self, now: Instant) {
        if !matches!(self.stage, Stage::Opening { .. }) {
            return;
        }
        self.stage = Stage::Greeting { since: now };
        let hello = ClientMessage::Hello { version: VERSION };
        self.orders.push(Order::Send(hello.encode()));
    }

    /// The socket has brought a text. One that makes no sense is passed over: a newer server may say more.
    pub fn heard(&mut self, text: &str, now: Instant) {
        let Ok(message) = ServerMessage::decode(text) else {
            return;
        };
        match (self.stage, message) {
            (
                Stage::Greeting { since },
                ServerMessage::Welcome {
                    now: shown,
                    me,
                    version,
                },
            ) => {
                self.difference.forget();
                self.difference.note(since, shown, now);
                self.begin_to_talk(now);
                let welcome = ServerMessage::Welcome {
                    version,
                    now: shown,
                    me,
                };
                self.orders.insert(0, Order::Deliver(Box::new(welcome)));
            }
            (_, ServerMessage::Outdated { .. }) => self.end(LinkStatus::Outdated),
            (Stage::Talking(talk), message) => self.hear_in_talk(talk, message, now),
            _ => {}
        }
    }

    fn begin_to_talk(&mut self, now: Instant) {
        self.stage = Stage::Talking(Talk {
            since: now,
            ping: None,
            last_ping: now,
        });
        self.status = LinkStatus::Online;
        for message in self.wanted.after_welcome() {
            self.send_now(&message, now);
        }
        self.ping(now);
    }

    fn hear_in_talk(&mut self, talk: Talk, message: ServerMessage, now: Instant) {
        match message {
            ServerMessage::Pong { id, now: shown } => {
                if let Some((asked_id, asked)) = talk.ping
                    && asked_id == id
                {
                    self.difference.note(asked, shown, now);
                    self.stage = Stage::Talking(Talk { ping: None, ..talk });
                    if self.difference.answers() < FIRST_PINGS {
                        self.ping(now);
                    }
                }
            }
            ServerMessage::Done { id } => self.answered(id, Answer::Done),
            ServerMessage::Refused {
                id: Some(id), why, ..
            } => self.answered(id, Answer::Refused(why)),
            ServerMessage::Closing { retry } => {
                self.pauses
                    .next_at_least(Duration::from_millis(retry.into()));
            }
            message => {
                self.wanted.heard(&message);
                self.orders.push(Order::Deliver(Box::new(message)));
            }
        }
    }

    /// An answer may come twice: a premove is taken at once and may be refused later.
    fn answered(&mut self, id: u32, answer: Answer) {
        self.unanswered.retain(|(other, _)| *other != id);
        self.orders.push(Order::Answered(id, answer));
    }

    /// The socket is closed, or could not be opened. The code is the one that the socket gives.
    pub fn closed(&mut self, code: u16, now: Instant) {
        match code {
            close::OUTDATED => self.end(LinkStatus::Outdated),
            close::BROKE_PROTOCOL => self.end(LinkStatus::Broken),
            _ => self.lose(now),
        }
    }

    /// The server has no games: there is nothing to connect to.
    pub fn found_no_games(&mut self) {
        self.end(LinkStatus::NoGames);
    }

    fn end(&mut self, status: LinkStatus) {
        if self.stage != Stage::Ended {
            self.stage = Stage::Ended;
            self.status = status;
            self.orders.push(Order::HangUp);
            self.give_up_answers();
        }
    }

    /// The connection is lost: another one is made after a pause.
    fn lose(&mut self, now: Instant) {
        match self.stage {
            Stage::Waiting { .. } | Stage::Ended => return,
            Stage::Talking(talk) => {
                if now.since(talk.since) >= LASTED {
                    self.pauses.begin_anew();
                }
                self.status = LinkStatus::Reconnecting;
            }
            Stage::Opening { .. } | Stage::Greeting { .. } => {
                if self.pauses.taken() > 0 {
                    self.status = LinkStatus::Reconnecting;
                }
            }
        }
        let until = now.after(self.pauses.next());
        self.stage = Stage::Waiting { until };
        self.give_up_answers();
    }

    fn give_up_answers(&mut self) {
        for (id, _) in std::mem::take(&mut self.unanswered) {
            self.orders.push(Order::Answered(id, Answer::Lost));
        }
    }

    /// Time has passed: what is due is done.
    pub fn tick(&mut self, now: Instant) {
        match self.stage {
            Stage::Opening { since } | Stage::Greeting { since } => {
                if now.since(since) > GREETING {
                    self.hang_up(now);
                }
            }
            Stage::Talking(talk) => {
                let is_silent = |sent: Instant| now.since(sent) > PATIENCE;
                if talk.ping.is_some_and(|(_, sent)| is_silent(sent))
                    || self.unanswered.iter().any(|(_, sent)| is_silent(*sent))
                {
                    self.hang_up(now);
                } else if talk.ping.is_none() && now.since(talk.last_ping) >= PULSE {
                    self.ping(now);
                }
            }
            Stage::Waiting { until } if until <= now => self.connect(now),
            Stage::Waiting { .. } | Stage::Ended => {}
        }
    }

    /// Something says that the network may be back or gone, or the page was asleep: look at once.
    pub fn wake(&mut self, now: Instant) {
        match self.stage {
            Stage::Waiting { .. } => self.connect(now),
            Stage::Talking(talk) if talk.ping.is_none() => self.ping(now),
            _ => self.tick(now),
        }
    }

    /// Connects anew, as somebody else: the session has changed.
    pub fn renew(&mut self, now: Instant) {
        if self.stage != Stage::Ended {
            self.orders.push(Order::HangUp);
            self.give_up_answers();
            self.connect(now);
        }
    }

    fn hang_up(&mut self, now: Instant) {
        self.orders.push(Order::HangUp);
        self.lose(now);
    }

    fn connect(&mut self, now: Instant) {
        self.stage = Stage::Opening { since: now };
        self.orders.push(Order::Connect);
    }

    fn ping(&mut self, now: Instant) {
        let id = self.new_id();
        if let Stage::Talking(talk) = &mut self.stage {
            talk.ping = Some((id, now));
            talk.last_ping = now;
            let ping = ClientMessage::Ping { id };
            self.orders.push(Order::Send(ping.encode()));
        }
    }
}

//! A connection to the server that reconnects automatically.

mod pause;
mod wanted;

use crate::ClockDifference;
use pause::Pauses;
use protocol::{ClientMessage, RefusalCode, ServerMessage, VERSION, Why, close};
use room::{Duration, Instant};
use wanted::Wanted;

/// How long the server may take to answer before the connection counts as dead.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long it may take to open a connection and get the welcome.
const GREETING: Duration = Duration::from_secs(12);
/// The time between pings on an idle connection.
const PULSE: Duration = Duration::from_secs(8);
/// How many answers set the clock at first, including the welcome. Pings follow each other until
/// then.
const FIRST_PINGS: usize = 5;
/// How long to wait before joining games again, if one couldn't be joined.
const REJOIN: Duration = Duration::from_secs(2);
/// After a connection has lasted this long, the next pause is short again.
const LASTED: Duration = Duration::from_secs(10);

/// What to do with the socket, or with a message from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Open a new socket.
    Connect,
    /// Close the socket and ignore anything it still reports.
    HangUp,
    /// Send this text.
    Send(String),
    /// Pass this message on to the game or the lobby.
    Deliver(Box<ServerMessage>),
    /// The message with this ID was answered.
    Answered(u32, Answer),
}

/// The outcome of a message with an ID.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The server did it.
    Done,
    /// The server refused it.
    Refused(Why),
    /// The connection was lost before the answer came, so the outcome is unknown.
    Lost,
}

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkStatus {
    /// The first attempt.
    Connecting,
    /// Connected.
    Online,
    /// The connection was lost, and the link is trying to reconnect.
    Reconnecting,
    /// The server speaks another version. The page has to be reloaded.
    Outdated,
    /// The server doesn't understand us, so there's no point in reconnecting.
    Broken,
    /// The server serves pages but has no games.
    NoGames,
}

/// A connection to the server.
///
/// The caller reports socket events and the time. [`Link::orders`] says what to do next.
#[derive(Clone, Debug)]
pub struct Link {
    stage: Stage,
    status: LinkStatus,
    pauses: Pauses,
    wanted: Wanted,
    difference: ClockDifference,
    next_id: u32,
    /// The IDs without an answer, and when each was sent.
    unanswered: Vec<(u32, Instant)>,
    orders: Vec<Order>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A socket is being opened.
    Opening { since: Instant },
    /// The socket is open and we've said hello.
    Greeting { since: Instant },
    /// The server has welcomed us.
    Talking(Talk),
    /// The next attempt is at this time.
    Waiting { until: Instant },
    /// No more attempts.
    Ended,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Talk {
    since: Instant,
    /// The ID of the unanswered ping, if any, and when it was sent.
    ping: Option<(u32, Instant)>,
    last_ping: Instant,
    /// When to join the games again, because one of them couldn't be joined.
    rejoin: Option<Instant>,
}

impl Link {
    /// Returns a link that starts connecting immediately. The seed makes its pauses differ from
    /// those of other clients.
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

    /// Returns the state of the connection.
    pub const fn status(&self) -> LinkStatus {
        self.status
    }

    /// Returns what to do now. Each order is given once.
    pub fn orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// Returns the clock offset.
    pub const fn clock_difference(&self) -> &ClockDifference {
        &self.difference
    }

    /// Returns an ID for a message that expects an answer.
    pub fn new_id(&mut self) -> u32 {
        let id = self.next_id;
        self.next_id = self.next_id.wrapping_add(1).max(1);
        id
    }

    /// Sends a message, now or once there's a connection.
    ///
    /// Subscriptions to games and the lobby are remembered and sent again after each interruption.
    /// A player's actions are only sent now, because only [`LiveGame`](crate::LiveGame) knows
    /// whether they still make sense later.
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

    /// Reports that the socket is open.
    pub fn opened(&mut self, now: Instant) {
        if !matches!(self.stage, Stage::Opening { .. }) {
            return;
        }
        self.stage = Stage::Greeting { since: now };
        let hello = ClientMessage::Hello { version: VERSION };
        self.orders.push(Order::Send(hello.encode()));
    }

    /// Reports a message from the socket. An unreadable one is ignored, because a newer server may
    /// send more kinds.
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
            rejoin: None,
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
                // A request without a number is for joining a game or watching the lobby.
                if let ServerMessage::Refused { id: None, why, .. } = &message
                    && why.code() == RefusalCode::Unavailable
                {
                    let rejoin = Some(now.after(REJOIN));
                    self.stage = Stage::Talking(Talk { rejoin, ..talk });
                }
                self.wanted.heard(&message);
                self.orders.push(Order::Deliver(Box::new(message)));
            }
        }
    }

    /// Passes on an answer. There may be two: a premove is accepted first and may be refused later.
    fn answered(&mut self, id: u32, answer: Answer) {
        self.unanswered.retain(|(other, _)| *other != id);
        self.orders.push(Order::Answered(id, answer));
    }

    /// Reports that the socket was closed or couldn't be opened, with its close code.
    pub fn closed(&mut self, code: u16, now: Instant) {
        match code {
            close::OUTDATED => self.end(LinkStatus::Outdated),
            close::BROKE_PROTOCOL => self.end(LinkStatus::Broken),
            _ => self.lose(now),
        }
    }

    /// Reports that the server has no games, so there's nothing to connect to.
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

    /// Handles a lost connection. The next attempt comes after a pause.
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

    /// Does what's due at this time.
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
                } else if talk.rejoin.is_some_and(|at| at <= now) {
                    self.stage = Stage::Talking(Talk {
                        rejoin: None,
                        ..talk
                    });
                    for message in self.wanted.after_welcome() {
                        self.send_now(&message, now);
                    }
                } else if talk.ping.is_none() && now.since(talk.last_ping) >= PULSE {
                    self.ping(now);
                }
            }
            Stage::Waiting { until } if until <= now => self.connect(now),
            Stage::Waiting { .. } | Stage::Ended => {}
        }
    }

    /// Checks the connection now, because the network may be back or gone, or the page was asleep.
    pub fn wake(&mut self, now: Instant) {
        match self.stage {
            Stage::Waiting { .. } => self.connect(now),
            Stage::Talking(talk) if talk.ping.is_none() => self.ping(now),
            _ => self.tick(now),
        }
    }

    /// Reconnects because the session has changed.
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

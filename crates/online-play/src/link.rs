//! A connection to the server that reconnects automatically.

mod pause;
mod wanted;

use crate::ClockDifference;
use pause::Pauses;
use protocol::{ClientMessage, Me, RefusalCode, ServerMessage, VERSION, Why, close};
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

/// A gap between ticks longer than this, in milliseconds of wall-clock time, means that the device
/// was asleep.
const SLEPT: i64 = 5_000;
/// After this long, the server has given up the connection.
const SLEPT_LONG: i64 = 40_000;

/// The close code of a socket that couldn't be opened, or whose connection broke.
pub const NOT_OPENED: u16 = 1006;

/// What to do with the socket, or with a message from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Open a session with the server, and report the result with [`Link::session_opened`] under
    /// this number.
    OpenSession(u32),
    /// Open a new socket, in place of the last one.
    Connect,
    /// Close the socket and ignore anything it still reports.
    HangUp,
    /// Send this text.
    Send(String),
    /// The session belongs to this player.
    Introduce(Box<Me>),
    /// Pass this message on to the game or the lobby.
    Deliver(Box<ServerMessage>),
    /// The message with this ID was answered.
    Answered(u32, Delivery),
}

/// Why there's no session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSession {
    /// The server couldn't be reached, or it refused.
    Failed,
    /// The server serves pages but has no games.
    NoGames,
}

/// The outcome of a message with an ID.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
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
/// The caller reports socket events and the time. [`Link::orders`] says what to do next. Reports
/// never come back to the caller, so orders can be carried out one after the other.
#[derive(Clone, Debug)]
pub struct Link {
    stage: Stage,
    session: Session,
    /// The number of the last attempt to connect.
    attempt: u32,
    /// When the last tick was, in milliseconds of wall-clock time.
    last_tick: Option<i64>,
    status: LinkStatus,
    pauses: Pauses,
    wanted: Wanted,
    difference: ClockDifference,
    next_id: u32,
    /// The IDs without an answer, and when each was sent.
    unanswered: Vec<(u32, Instant)>,
    orders: Vec<Order>,
}

/// How the server knows the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Session {
    /// By something else, such as a token.
    NotNeeded,
    /// By a session that has to be opened first.
    Missing,
    /// By a session that was open when we last heard about it.
    Open,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A session is being opened.
    Identifying { since: Instant },
    /// A socket is being opened.
    Opening { since: Instant },
    /// The socket is open and we've said hello.
    Greeting { since: Instant },
    /// The server has welcomed us.
    Talking(Talk),
    /// The next attempt is at this time.
    Waiting { until: Instant },
    /// The user left the page.
    Away,
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
        Link::with_session(Session::NotNeeded, seed, now)
    }

    /// Returns a link like [`Link::new`] that opens a session before its first socket, and again if
    /// the session is lost.
    pub fn opening_session(seed: u64, now: Instant) -> Link {
        Link::with_session(Session::Missing, seed, now)
    }

    fn with_session(session: Session, seed: u64, now: Instant) -> Link {
        let mut link = Link {
            stage: Stage::Opening { since: now },
            session,
            attempt: 0,
            last_tick: None,
            status: LinkStatus::Connecting,
            pauses: Pauses::new(seed),
            wanted: Wanted::default(),
            difference: ClockDifference::default(),
            next_id: 1,
            unanswered: Vec::new(),
            orders: Vec::new(),
        };
        link.connect(now);
        link
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

    /// Reports whether a session could be opened. `attempt` is the number from the order. For a later
    /// attempt, only a success counts.
    pub fn session_opened(&mut self, attempt: u32, result: Result<Me, NoSession>, now: Instant) {
        if result.is_ok() {
            self.session = Session::Open;
        }
        let Stage::Identifying { since } = self.stage else {
            return;
        };
        if attempt != self.attempt {
            return;
        }
        match result {
            Ok(me) => {
                self.orders.push(Order::Introduce(Box::new(me)));
                self.stage = Stage::Opening { since };
                self.orders.push(Order::Connect);
            }
            Err(NoSession::NoGames) => self.end(LinkStatus::NoGames),
            Err(NoSession::Failed) => self.lose(now),
        }
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
            ServerMessage::Done { id } => self.answered(id, Delivery::Done),
            ServerMessage::Refused {
                id: Some(id), why, ..
            } => self.answered(id, Delivery::Refused(why)),
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
    fn answered(&mut self, id: u32, answer: Delivery) {
        self.unanswered.retain(|(other, _)| *other != id);
        self.orders.push(Order::Answered(id, answer));
    }

    /// Reports that the socket was closed or couldn't be opened, with its close code.
    pub fn closed(&mut self, code: u16, now: Instant) {
        // The socket may have been refused because there's no session, or the user logged out.
        if matches!(code, NOT_OPENED | close::REVOKED) {
            self.forget_session();
        }
        match code {
            close::OUTDATED => self.end(LinkStatus::Outdated),
            close::BROKE_PROTOCOL => self.end(LinkStatus::Broken),
            _ => self.lose(now),
        }
    }

    fn forget_session(&mut self) {
        if self.session == Session::Open {
            self.session = Session::Missing;
        }
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
            Stage::Waiting { .. } | Stage::Away | Stage::Ended => return,
            Stage::Talking(talk) => {
                if now.since(talk.since) >= LASTED {
                    self.pauses.begin_anew();
                }
                self.status = LinkStatus::Reconnecting;
            }
            Stage::Identifying { .. } | Stage::Opening { .. } | Stage::Greeting { .. } => {
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
            self.orders.push(Order::Answered(id, Delivery::Lost));
        }
    }

    /// Does what's due at this time.
    pub fn tick(&mut self, now: Instant) {
        match self.stage {
            Stage::Identifying { since } | Stage::Opening { since } | Stage::Greeting { since } => {
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
            Stage::Waiting { .. } | Stage::Away | Stage::Ended => {}
        }
    }

    /// Does what's due at this time on a device that may have been asleep. `wall` is the wall-clock
    /// time in milliseconds, because a monotonic clock may stop during sleep.
    pub fn tick_after_sleep(&mut self, now: Instant, wall: i64) {
        let last = self.last_tick.replace(wall).unwrap_or(wall);
        match wall.saturating_sub(last) {
            slept if slept > SLEPT_LONG => self.renew(now),
            slept if slept > SLEPT => self.wake(now),
            _ => self.tick(now),
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

    /// Closes the connection when the user leaves the page. The browser may keep the page asleep
    /// with its socket open, and the opponent would wait for a player who has left.
    pub fn leave(&mut self) {
        if self.stage != Stage::Ended {
            self.stage = Stage::Away;
            self.orders.push(Order::HangUp);
            self.give_up_answers();
        }
    }

    /// Continues after the user has returned to the page, which the browser may have kept in memory.
    pub fn come_back(&mut self, now: Instant) {
        match self.stage {
            Stage::Away => self.connect(now),
            _ => self.wake(now),
        }
    }

    /// Reconnects as someone else, because the user logged in or out.
    pub fn renew_session(&mut self, now: Instant) {
        self.forget_session();
        self.renew(now);
    }

    /// Reconnects.
    pub fn renew(&mut self, now: Instant) {
        if !matches!(self.stage, Stage::Away | Stage::Ended) {
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
        self.attempt = self.attempt.wrapping_add(1);
        if self.session == Session::Missing {
            self.stage = Stage::Identifying { since: now };
            self.orders.push(Order::OpenSession(self.attempt));
        } else {
            self.stage = Stage::Opening { since: now };
            self.orders.push(Order::Connect);
        }
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

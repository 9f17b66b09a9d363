//! The connection to the server, for every screen of play over the network.

use super::api::{self, Trouble};
use super::reload;
use super::socket::{Happened, NOT_OPENED, Socket};
use crate::browser;
use crate::texts::t;
use futures::channel::oneshot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::{Answer, Link, LinkStatus, Order};
use protocol::{ClientMessage, Me, RefusalCode, ServerMessage, close};
use room::Instant;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// How often the link is told the time.
const TICK: Duration = Duration::from_millis(500);
/// A pause between two ticks that is longer than this, in milliseconds of the calendar, means that the page was
/// asleep; after the second one the server has given the connection up.
const SLEPT: i64 = 5_000;
const SLEPT_LONG: i64 = 40_000;

/// The connection of this page. It comes back by itself whenever it breaks.
#[derive(Clone, Copy)]
pub(crate) struct Connection {
    inner: StoredValue<Inner, LocalStorage>,
    status: RwSignal<LinkStatus>,
    me: RwSignal<Option<Me>>,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) code: RefusalCode,
    /// A sentence for the person.
    pub(crate) text: &'static str,
}

type Listener = Rc<dyn Fn(&ServerMessage)>;
type AnswerListener = Rc<dyn Fn(u32, &Answer)>;

struct Inner {
    link: Link,
    socket: Option<Socket>,
    /// A socket that is given up may be the one that is speaking, so it is put away a little later.
    old_sockets: Vec<Socket>,
    /// The number of the present socket: what an older one says does not count.
    generation: u32,
    /// Whether the server is known to know us.
    has_session: bool,
    asked: HashMap<u32, oneshot::Sender<Answer>>,
    listeners: Vec<(u32, Listener)>,
    answer_listeners: Vec<(u32, AnswerListener)>,
    next_listener: u32,
    is_obeying: bool,
    /// By the calendar, as the other clock may stand while the machine sleeps.
    last_tick: i64,
    /// Whether the person has gone to another page.
    has_left: bool,
}

impl Connection {
    /// Begins to connect, and lets every screen below have the connection.
    pub(crate) fn provide() -> Connection {
        let now = browser::now();
        let connection = Connection {
            inner: StoredValue::new_local(Inner {
                link: Link::new(browser::chance(), now),
                socket: None,
                old_sockets: Vec::new(),
                generation: 0,
                has_session: false,
                asked: HashMap::new(),
                listeners: Vec::new(),
                answer_listeners: Vec::new(),
                next_listener: 0,
                is_obeying: false,
                last_tick: browser::today(),
                has_left: false,
            }),
            status: RwSignal::new(LinkStatus::Connecting),
            me: RwSignal::new(None),
        };
        provide_context(connection);
        connection.keep_time();
        Effect::new(move || match connection.status.get() {
            LinkStatus::Outdated => reload::once(),
            LinkStatus::Online => reload::is_current(),
            _ => {}
        });
        connection.obey();
        connection
    }

    /// How it stands with the connection.
    pub(crate) fn status(self) -> Signal<LinkStatus> {
        self.status.into()
    }

    /// Who is at this page, once the server has said so.
    pub(crate) fn me(self) -> Signal<Option<Me>> {
        self.me.into()
    }

    /// The server's time.
    pub(crate) fn server_now(self) -> Instant {
        let now = browser::now();
        self.inner
            .try_with_value(|inner| inner.link.clock_difference().server_time(now))
            .unwrap_or(now)
    }

    /// A number for a message whose answer [`Connection::listen_to_answers`] hears.
    pub(crate) fn new_id(self) -> u32 {
        self.inner
            .try_update_value(|inner| inner.link.new_id())
            .unwrap_or_default()
    }

    /// Sends a message, now or as soon as there is a connection.
    pub(crate) fn send(self, message: &ClientMessage) {
        self.tell(|link, now| link.send(message, now));
    }

    /// Sends a message with a number of its own and waits for what comes of it.
    pub(crate) async fn ask(
        self,
        message: impl FnOnce(u32) -> ClientMessage,
    ) -> Result<(), Refused> {
        let (answer, heard) = oneshot::channel();
        let id = self.new_id();
        self.inner
            .try_update_value(|inner| inner.asked.insert(id, answer));
        self.send(&message(id));
        let lost = || Refused {
            code: RefusalCode::Unavailable,
            text: t().live_no_answer(),
        };
        match heard.await {
            Ok(Answer::Done) => Ok(()),
            Ok(Answer::Refused(why)) => Err(Refused {
                code: why.code(),
                text: t().why(why),
            }),
            Ok(Answer::Lost) | Err(_) => Err(lost()),
        }
    }

    /// Hears what the server says, until the screen goes away. A new connection begins with `welcome`.
    pub(crate) fn listen(self, listener: impl Fn(&ServerMessage) + 'static) {
        let id = self.inner.try_update_value(|inner| {
            let id = inner.new_listener();
            inner.listeners.push((id, Rc::new(listener)));
            id
        });
        on_cleanup(move || {
            self.inner
                .try_update_value(|inner| inner.listeners.retain(|(other, _)| Some(*other) != id));
        });
    }

    /// Hears the answers to the messages with numbers, until the screen goes away.
    pub(crate) fn listen_to_answers(self, listener: impl Fn(u32, &Answer) + 'static) {
        let id = self.inner.try_update_value(|inner| {
            let id = inner.new_listener();
            inner.answer_listeners.push((id, Rc::new(listener)));
            id
        });
        on_cleanup(move || {
            self.inner.try_update_value(|inner| {
                inner
                    .answer_listeners
                    .retain(|(other, _)| Some(*other) != id);
            });
        });
    }

    /// Connects anew: somebody has logged in or out.
    pub(crate) fn renew(self) {
        self.inner
            .try_update_value(|inner| inner.has_session = false);
        self.tell(Link::renew);
    }

    /// Looks at once whether the server can be reached.
    pub(crate) fn try_now(self) {
        self.tell(Link::wake);
    }

    fn keep_time(self) {
        let tick = move || {
            let today = browser::today();
            let slept = self.inner.try_update_value(|inner| {
                inner.old_sockets.clear();
                today - std::mem::replace(&mut inner.last_tick, today)
            });
            self.tell(match slept {
                Some(slept) if slept > SLEPT_LONG => Link::renew,
                Some(slept) if slept > SLEPT => Link::wake,
                _ => Link::tick,
            });
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
        for event in ["online", "offline", "visibilitychange"] {
            let handle = window_event_listener_untyped(event, move |_| self.try_now());
            on_cleanup(move || handle.remove());
        }
        let left = window_event_listener_untyped("pagehide", move |_| self.leave());
        let back = window_event_listener_untyped("pageshow", move |_| self.come_back());
        on_cleanup(move || {
            left.remove();
            back.remove();
        });
    }

    /// The person goes to another page. The browser may keep this one asleep with its socket open, and
    /// the opponent would wait for somebody who has left.
    fn leave(self) {
        self.inner.try_update_value(|inner| {
            inner.has_left = true;
            inner.hang_up();
            inner.old_sockets.clear();
        });
    }

    /// The browser shows this page again, which it may have kept as it was.
    fn come_back(self) {
        let had_left = self
            .inner
            .try_update_value(|inner| std::mem::take(&mut inner.has_left));
        self.tell(match had_left {
            Some(true) => Link::renew,
            _ => Link::wake,
        });
    }

    /// Tells the link something, and does what it orders.
    fn tell(self, tell: impl FnOnce(&mut Link, Instant)) {
        let now = browser::now();
        self.inner
            .try_update_value(|inner| tell(&mut inner.link, now));
        self.obey();
    }

    /// Does what the link orders. What is told meanwhile makes new orders, which follow.
    fn obey(self) {
        let begins = self
            .inner
            .try_update_value(|inner| !std::mem::replace(&mut inner.is_obeying, true));
        if begins != Some(true) {
            return;
        }
        while let Some(orders) = self.inner.try_update_value(|inner| inner.link.orders()) {
            if orders.is_empty() {
                break;
            }
            for order in orders {
                self.carry_out(order);
            }
        }
        let status = self.inner.try_update_value(|inner| {
            inner.is_obeying = false;
            inner.link.status()
        });
        if let Some(status) = status
            && self
                .status
                .try_get_untracked()
                .is_some_and(|known| known != status)
        {
            self.status.set(status);
        }
    }

    fn carry_out(self, order: Order) {
        match order {
            Order::Connect => self.connect(),
            Order::HangUp => {
                self.inner.try_update_value(Inner::hang_up);
            }
            Order::Send(text) => {
                self.inner.try_with_value(|inner| {
                    if let Some(socket) = &inner.socket {
                        socket.send(&text);
                    }
                });
            }
            Order::Deliver(message) => {
                if let ServerMessage::Welcome { me, .. } = &*message {
                    self.me.try_set(Some(me.clone()));
                }
                let listeners = self
                    .inner
                    .try_with_value(|inner| inner.listeners.clone())
                    .unwrap_or_default();
                for (_, listener) in listeners {
                    listener(&message);
                }
            }
            Order::Answered(id, answer) => {
                let (asked, listeners) = self
                    .inner
                    .try_update_value(|inner| {
                        (inner.asked.remove(&id), inner.answer_listeners.clone())
                    })
                    .unwrap_or_default();
                for (_, listener) in listeners {
                    listener(id, &answer);
                }
                if let Some(asked) = asked {
                    // Whoever asked may be gone.
                    let _ = asked.send(answer);
                }
            }
        }
    }

    fn connect(self) {
        let Some((generation, has_session)) = self.inner.try_update_value(|inner| {
            inner.hang_up();
            (inner.generation, inner.has_session)
        }) else {
            return;
        };
        if has_session {
            self.open_socket(generation);
            return;
        }
        spawn_local(async move {
            let opened = api::open_session().await;
            let is_current = self
                .inner
                .try_update_value(|inner| {
                    inner.has_session = opened.is_ok();
                    inner.generation == generation
                })
                .unwrap_or(false);
            if !is_current {
                return;
            }
            match opened {
                Ok(me) => {
                    self.me.set(Some(me));
                    self.open_socket(generation);
                }
                Err(Trouble::NoGames) => self.tell(|link, _| link.found_no_games()),
                Err(_) => self.tell(|link, now| link.closed(NOT_OPENED, now)),
            }
        });
    }

    fn open_socket(self, generation: u32) {
        let socket = Socket::open(move |happened| {
            let is_current = self
                .inner
                .try_with_value(|inner| inner.generation == generation);
            if is_current == Some(true) {
                self.hear(happened);
            }
        });
        match socket {
            Some(socket) => {
                self.inner
                    .try_update_value(|inner| inner.socket = Some(socket));
            }
            None => self.tell(|link, now| link.closed(NOT_OPENED, now)),
        }
    }

    fn hear(self, happened: Happened) {
        match happened {
            Happened::Opened => self.tell(Link::opened),
            Happened::Heard(text) => self.tell(|link, now| link.heard(&text, now)),
            Happened::Closed(code) => {
                self.inner.try_update_value(|inner| {
                    // It may have been refused for want of a session, or somebody has logged out.
                    if matches!(code, NOT_OPENED | close::REVOKED) {
                        inner.has_session = false;
                    }
                    inner.hang_up();
                });
                self.tell(|link, now| link.closed(code, now));
            }
        }
    }
}

impl Inner {
    fn hang_up(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        self.old_sockets.extend(self.socket.take());
    }

    fn new_listener(&mut self) -> u32 {
        self.next_listener = self.next_listener.wrapping_add(1);
        self.next_listener
    }
}

/// The connection of this page.
pub(crate) fn connection() -> Connection {
    expect_context()
}

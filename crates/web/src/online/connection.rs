//! The connection to the server, shared by all online screens.

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

/// How often the link gets the time.
const TICK: Duration = Duration::from_millis(500);
/// A gap between ticks longer than this, in milliseconds of wall-clock time, means that the page
/// was asleep. After the second limit, the server has given up the connection.
const SLEPT: i64 = 5_000;
const SLEPT_LONG: i64 = 40_000;

/// The page's connection. It reconnects automatically.
#[derive(Clone, Copy)]
pub(crate) struct Connection {
    inner: StoredValue<Inner, LocalStorage>,
    status: RwSignal<LinkStatus>,
    me: RwSignal<Option<Me>>,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) code: RefusalCode,
    /// A sentence for the user.
    pub(crate) text: &'static str,
}

type Listener = Rc<dyn Fn(&ServerMessage)>;
type AnswerListener = Rc<dyn Fn(u32, &Answer)>;

struct Inner {
    link: Link,
    socket: Option<Socket>,
    /// Sockets are dropped a bit later, because the one being closed may be running a callback.
    old_sockets: Vec<Socket>,
    /// The number of the current socket. Events from older ones are ignored.
    generation: u32,
    /// Whether the server has a session for us, as far as we know.
    has_session: bool,
    asked: HashMap<u32, oneshot::Sender<Answer>>,
    listeners: Vec<(u32, Listener)>,
    answer_listeners: Vec<(u32, AnswerListener)>,
    next_listener: u32,
    is_obeying: bool,
    /// In wall-clock time, because the monotonic clock may stop during sleep.
    last_tick: i64,
    /// Whether the user left this page.
    has_left: bool,
}

impl Connection {
    /// Starts connecting, and provides the connection to the screens below.
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

    /// Returns the state of the connection.
    pub(crate) fn status(self) -> Signal<LinkStatus> {
        self.status.into()
    }

    /// Returns who the user is, once the server has said so.
    pub(crate) fn me(self) -> Signal<Option<Me>> {
        self.me.into()
    }

    /// Returns the server's time.
    pub(crate) fn server_now(self) -> Instant {
        let now = browser::now();
        self.inner
            .try_with_value(|inner| inner.link.clock_difference().server_time(now))
            .unwrap_or(now)
    }

    /// Returns an ID for a message, whose answer goes to [`Connection::listen_to_answers`].
    pub(crate) fn new_id(self) -> u32 {
        self.inner
            .try_update_value(|inner| inner.link.new_id())
            .unwrap_or_default()
    }

    /// Sends a message, now or once there's a connection.
    pub(crate) fn send(self, message: &ClientMessage) {
        self.tell(|link, now| link.send(message, now));
    }

    /// Sends a message with a new ID and waits for the outcome.
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
                text: t().why(&why),
            }),
            Ok(Answer::Lost) | Err(_) => Err(lost()),
        }
    }

    /// Listens to server messages until the screen is gone. A new connection starts with `welcome`.
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

    /// Listens to answers until the screen is gone.
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

    /// Reconnects because the user logged in or out.
    pub(crate) fn renew(self) {
        self.inner
            .try_update_value(|inner| inner.has_session = false);
        self.tell(Link::renew);
    }

    /// Checks right now whether the server can be reached.
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

    /// Handles leaving the page. The browser may keep it asleep with its socket open, and the
    /// opponent would wait for a player who has left.
    fn leave(self) {
        self.inner.try_update_value(|inner| {
            inner.has_left = true;
            inner.hang_up();
            inner.old_sockets.clear();
        });
    }

    /// Handles coming back to the page, which the browser may have kept as it was.
    fn come_back(self) {
        let had_left = self
            .inner
            .try_update_value(|inner| std::mem::take(&mut inner.has_left));
        self.tell(match had_left {
            Some(true) => Link::renew,
            _ => Link::wake,
        });
    }

    /// Reports something to the link, and follows its orders.
    fn tell(self, tell: impl FnOnce(&mut Link, Instant)) {
        let now = browser::now();
        self.inner
            .try_update_value(|inner| tell(&mut inner.link, now));
        self.obey();
    }

    /// Follows the link's orders. Reports in the meantime add new orders, which are processed in
    /// turn.
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
                    // The caller may be gone.
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
                    // The socket may have been refused because there's no session, or the user
                    // logged out.
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

/// Returns the page's connection.
pub(crate) fn connection() -> Connection {
    expect_context()
}

//! The connection to the server, shared by all online screens.
//!
//! [`Link`] decides everything. This module reports to it what happens, and carries out its orders
//! one at a time.

use super::api::{self, ApiResult};
use super::reload;
use super::socket::{Happened, Socket};
use crate::browser;
use futures::StreamExt;
use futures::channel::{mpsc, oneshot};
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::{ApiTrouble, Delivery, Link, LinkStatus, NOT_OPENED, NoSession, Order};
use protocol::{ClientMessage, Me, ServerMessage};
use room::Instant;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// How often the link gets the time.
const TICK: Duration = Duration::from_millis(500);

/// The page's connection. It reconnects automatically.
#[derive(Clone, Copy)]
pub(crate) struct Connection {
    inner: StoredValue<Inner, LocalStorage>,
    status: RwSignal<LinkStatus>,
    me: RwSignal<Option<Me>>,
}

type Listener = Rc<dyn Fn(&ServerMessage)>;
type DeliveryListener = Rc<dyn Fn(u32, &Delivery)>;

struct Inner {
    link: Link,
    socket: Option<Socket>,
    /// The orders that wait to be carried out.
    orders: mpsc::UnboundedSender<Order>,
    asked: HashMap<u32, oneshot::Sender<Delivery>>,
    listeners: Vec<(u32, Listener)>,
    answer_listeners: Vec<(u32, DeliveryListener)>,
    next_listener: u32,
}

impl Connection {
    /// Starts connecting, and provides the connection to the screens below.
    pub(crate) fn provide() -> Connection {
        let (orders, mut waiting) = mpsc::unbounded();
        let connection = Connection {
            inner: StoredValue::new_local(Inner {
                link: Link::opening_session(browser::chance(), browser::now()),
                socket: None,
                orders,
                asked: HashMap::new(),
                listeners: Vec::new(),
                answer_listeners: Vec::new(),
                next_listener: 0,
            }),
            status: RwSignal::new(LinkStatus::Connecting),
            me: RwSignal::new(None),
        };
        // It ends when the connection is gone.
        spawn_local(async move {
            while let Some(order) = waiting.next().await {
                connection.carry_out(order);
            }
        });
        provide_context(connection);
        connection.keep_time();
        Effect::new(move || match connection.status.get() {
            LinkStatus::Outdated => reload::once(),
            LinkStatus::Online => reload::is_current(),
            _ => {}
        });
        connection.tell(Link::tick);
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
    pub(crate) async fn ask(self, message: impl FnOnce(u32) -> ClientMessage) -> ApiResult<()> {
        let (answer, heard) = oneshot::channel();
        let id = self.new_id();
        self.inner
            .try_update_value(|inner| inner.asked.insert(id, answer));
        self.send(&message(id));
        heard.await.unwrap_or(Delivery::Lost).into()
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
    pub(crate) fn listen_to_answers(self, listener: impl Fn(u32, &Delivery) + 'static) {
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
        self.tell(Link::renew_session);
    }

    /// Checks right now whether the server can be reached.
    pub(crate) fn try_now(self) {
        self.tell(Link::wake);
    }

    fn keep_time(self) {
        let tick = move || self.tell(|link, now| link.tick_after_sleep(now, browser::today()));
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
        for event in ["online", "offline", "visibilitychange"] {
            let handle = window_event_listener_untyped(event, move |_| self.try_now());
            on_cleanup(move || handle.remove());
        }
        let leave = move |_| self.tell(|link, _| link.leave());
        let left = window_event_listener_untyped("pagehide", leave);
        let come_back = move |_| self.tell(Link::come_back);
        let back = window_event_listener_untyped("pageshow", come_back);
        on_cleanup(move || {
            left.remove();
            back.remove();
        });
    }

    /// Reports something to the link. Its orders wait until the caller is done.
    fn tell(self, tell: impl FnOnce(&mut Link, Instant)) {
        let now = browser::now();
        let status = self.inner.try_update_value(|inner| {
            tell(&mut inner.link, now);
            for order in inner.link.orders() {
                // If the page is being closed, nobody carries it out.
                let _ = inner.orders.unbounded_send(order);
            }
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
            Order::OpenSession(attempt) => self.open_session(attempt),
            Order::Introduce(me) => {
                self.me.try_set(Some(*me));
            }
            Order::Connect => self.connect(),
            Order::HangUp => {
                self.inner.try_update_value(|inner| inner.socket = None);
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

    fn open_session(self, attempt: u32) {
        spawn_local(async move {
            let opened = api::open_session().await.map_err(|trouble| match trouble {
                ApiTrouble::NoGames => NoSession::NoGames,
                _ => NoSession::Failed,
            });
            self.tell(|link, now| link.session_opened(attempt, opened, now));
        });
    }

    fn connect(self) {
        let socket = Socket::open(move |happened| match happened {
            Happened::Opened => self.tell(Link::opened),
            Happened::Heard(text) => self.tell(|link, now| link.heard(&text, now)),
            Happened::Closed(code) => self.tell(|link, now| link.closed(code, now)),
        });
        if socket.is_none() {
            self.tell(|link, now| link.closed(NOT_OPENED, now));
        }
        self.inner.try_update_value(|inner| inner.socket = socket);
    }
}

impl Inner {
    fn new_listener(&mut self) -> u32 {
        self.next_listener = self.next_listener.wrapping_add(1);
        self.next_listener
    }
}

/// Returns the page's connection.
pub(crate) fn connection() -> Connection {
    expect_context()
}

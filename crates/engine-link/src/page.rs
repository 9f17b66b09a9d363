//! The page's end of the link.

use crate::{Analysis, FromWorker, Line, Played, Progress, Reply, Request, Setup, ToWorker};
use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where our server keeps the worker's script.
pub const SCRIPT: &str = "/engine.js";

/// What the page receives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A reply to a request.
    Reply {
        /// The number of the request.
        id: u32,
        /// The reply.
        reply: Reply,
    },
    /// The worker crashed or couldn't be started. The next request starts another one, which is set
    /// up in the same way.
    Crashed {
        /// The requests that won't be answered.
        lost: Vec<u32>,
        /// The browser's message.
        message: String,
    },
}

/// An engine in a worker. Dropping it terminates the worker.
///
/// Clones talk to the same worker.
#[derive(Clone)]
pub struct EngineClient {
    inner: Rc<RefCell<Inner>>,
}

type Listener = Rc<dyn Fn(Event)>;

struct Inner {
    script: String,
    listener: Listener,
    worker: Option<Running>,
    last_id: u32,
    /// What a new worker receives first.
    setup: Setup,
    /// Requests without a final reply, in order.
    open: Vec<Open>,
}

struct Open {
    id: u32,
    request: Request,
    /// What its search has reported, best first.
    lines: Vec<Progress>,
}

/// A worker and its listeners.
struct Running {
    worker: Worker,
    /// The memory shared with the page, if the browser allows it.
    stop: Option<Int32Array>,
    /// Present until the end.
    handlers: Option<Handlers>,
}

type Handlers = (
    Closure<dyn FnMut(MessageEvent)>,
    Closure<dyn FnMut(JsValue)>,
);

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        // One of them may be running now, so they're dropped after it returns.
        let handlers = self.handlers.take();
        spawn_local(async move { drop(handlers) });
    }
}

impl EngineClient {
    /// A client that reports everything to `listener`. No worker is started before the first
    /// request.
    ///
    /// The listener may send another request immediately.
    pub fn new(listener: impl Fn(Event) + 'static) -> EngineClient {
        EngineClient::with_script(SCRIPT, listener)
    }

    /// A client for a worker whose script is at this path.
    pub fn with_script(script: &str, listener: impl Fn(Event) + 'static) -> EngineClient {
        let inner = Inner {
            script: script.to_owned(),
            listener: Rc::new(listener),
            worker: None,
            last_id: 0,
            setup: Setup::default(),
            open: Vec::new(),
        };
        EngineClient {
            inner: Rc::new(RefCell::new(inner)),
        }
    }

    /// Sends a request, and returns the number of its replies. Requests are answered in order.
    pub fn request(&self, request: Request) -> u32 {
        let mut inner = self.inner.borrow_mut();
        inner.last_id += 1;
        let id = inner.last_id;
        inner.setup.note(&request);
        inner.open.push(Open {
            id,
            request,
            lines: Vec::new(),
        });
        if let Err(problem) = inner.post(id, Rc::downgrade(&self.inner)) {
            let event = inner.crash(text_of(&problem));
            inner.tell_later(vec![event]);
        }
        id
    }

    /// Stops every search requested up to now. Each still answers with the best it has.
    pub fn stop(&self) {
        let mut inner = self.inner.borrow_mut();
        let last = inner.last_id;
        match inner.worker.as_ref().map(|running| running.stop.as_ref()) {
            None => {}
            Some(Some(flag)) => {
                let stored = Atomics::store(flag, 0, last as i32);
                debug_assert!(stored.is_ok(), "the flag has an element");
            }
            Some(None) => {
                let events = inner.stop_by_ending(Rc::downgrade(&self.inner));
                inner.tell_later(events);
            }
        }
    }

    /// Whether any request has no final reply yet.
    pub fn is_busy(&self) -> bool {
        !self.inner.borrow().open.is_empty()
    }
}

impl Inner {
    /// Posts an open request, starting a worker if there is none.
    fn post(&mut self, id: u32, inner: Weak<RefCell<Inner>>) -> Result<(), JsValue> {
        let Some(open) = self.open.iter().find(|open| open.id == id) else {
            return Ok(());
        };
        let message = ToWorker::new(id, open.request.clone());
        let before = self.setup.before(&open.request);
        let worker = match &self.worker {
            Some(running) => &running.worker,
            None => {
                let running = Running::start(&self.script, inner)?;
                for request in before {
                    // Number 0: nobody is waiting for it.
                    let again = ToWorker::new(0, request).to_json();
                    running.worker.post_message(&again.into())?;
                }
                &self.worker.insert(running).worker
            }
        };
        worker.post_message(&message.to_json().into())
    }

    /// Handles a reply, and returns what to report.
    fn receive(&mut self, text: &str) -> Option<Event> {
        let (id, reply) = match FromWorker::from_json(text) {
            Ok(message) => (message.id, message.reply),
            // Only a worker from another build would write this.
            Err(error) => {
                let message = format!("{error}: {}", error.fault);
                (error.id, Reply::Error { message })
            }
        };
        if let Reply::Progress(progress) = &reply
            && let Some(open) = self.open.iter_mut().find(|open| open.id == id)
        {
            open.lines.retain(|known| known.rank != progress.rank);
            let place = open
                .lines
                .partition_point(|known| known.rank < progress.rank);
            open.lines.insert(place, progress.clone());
        }
        if id == 0 && !matches!(reply, Reply::Loaded { .. } | Reply::Error { .. }) {
            return None;
        }
        if reply.is_last() {
            self.open.retain(|open| open.id != id);
        }
        Some(Event::Reply { id, reply })
    }

    fn crash(&mut self, message: String) -> Event {
        self.worker = None;
        let open = std::mem::take(&mut self.open);
        let lost = open.into_iter().map(|open| open.id).collect();
        Event::Crashed { lost, message }
    }

    /// Terminates the worker, answers the searches from their last reports, and sends everything
    /// else again to a new worker.
    fn stop_by_ending(&mut self, inner: Weak<RefCell<Inner>>) -> Vec<Event> {
        let is_searching = |open: &Open| {
            matches!(
                open.request,
                Request::Play { .. }
                    | Request::Analyse { .. }
                    | Request::Hint { .. }
                    | Request::Prove { .. }
            )
        };
        if !self.open.iter().any(is_searching) {
            return Vec::new();
        }
        self.worker = None;
        let mut events = Vec::new();
        for open in std::mem::take(&mut self.open) {
            if is_searching(&open) {
                let id = open.id;
                let reply = open.cut_short();
                events.push(Event::Reply { id, reply });
            } else {
                self.open.push(open);
            }
        }
        let again: Vec<u32> = self.open.iter().map(|open| open.id).collect();
        for id in again {
            if let Err(problem) = self.post(id, inner.clone()) {
                events.push(self.crash(text_of(&problem)));
                break;
            }
        }
        events
    }

    /// Notifies the listener when the page is idle, because the caller may hold what the listener
    /// needs.
    fn tell_later(&self, events: Vec<Event>) {
        let listener = Rc::clone(&self.listener);
        spawn_local(async move {
            for event in events {
                listener(event);
            }
        });
    }
}

impl Open {
    /// The answer from what the search reported before it was terminated.
    fn cut_short(self) -> Reply {
        let statistics = self.lines.iter().map(|progress| progress.statistics);
        let statistics = statistics.max_by_key(|it| it.nodes).unwrap_or_default();
        let lines: Vec<Line> = self.lines.into_iter().map(|it| it.line).collect();
        match self.request {
            Request::Analyse { .. } => Reply::Analysis(Analysis { lines, statistics }),
            Request::Play { .. } if !lines.is_empty() => {
                let line = lines.into_iter().next();
                Reply::Played(Played {
                    mv: line.as_ref().and_then(|line| line.moves.first().copied()),
                    line,
                    statistics,
                })
            }
            _ => Reply::Error {
                message: "stopped before anything was found".to_owned(),
            },
        }
    }
}

impl Running {
    fn start(script: &str, inner: Weak<RefCell<Inner>>) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;

        let for_messages = inner.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(inner) = for_messages.upgrade() else {
                return;
            };
            let text = event.data().as_string().unwrap_or_default();
            let (listener, told) = {
                let mut inner = inner.borrow_mut();
                (Rc::clone(&inner.listener), inner.receive(&text))
            };
            if let Some(event) = told {
                listener(event);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));

        let on_error = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            let Some(inner) = inner.upgrade() else {
                return;
            };
            // A script that can't be loaded gives a plain event without a message.
            let message = event
                .dyn_ref::<ErrorEvent>()
                .map(ErrorEvent::message)
                .filter(|message| !message.is_empty())
                .unwrap_or_else(|| "the engine couldn't be loaded".to_owned());
            let (listener, told) = {
                let mut inner = inner.borrow_mut();
                (Rc::clone(&inner.listener), inner.crash(message))
            };
            listener(told);
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));

        let stop = is_isolated().then(|| Int32Array::new(&SharedArrayBuffer::new(4)));
        if let Some(flag) = &stop {
            worker.post_message(&flag.buffer())?;
        }
        Ok(Running {
            worker,
            stop,
            handlers: Some((on_message, on_error)),
        })
    }
}

/// Whether the browser allows this page to share memory with its workers.
fn is_isolated() -> bool {
    Reflect::get(&js_sys::global(), &"crossOriginIsolated".into())
        .is_ok_and(|isolated| isolated.is_truthy())
}

fn text_of(problem: &JsValue) -> String {
    problem.dyn_ref::<js_sys::Error>().map_or_else(
        || format!("{problem:?}"),
        |error| String::from(error.message()),
    )
}

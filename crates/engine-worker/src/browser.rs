//! The browser's entry points.

use crate::blocks::{Blocks, Fetch};
use crate::session::{Environment, Session, with_causes};
use engine_link::{FromWorker, Part, Reply, Request, ToWorker};
use js_sys::{
    Atomics, Function, Int32Array, Object, Promise, Reflect, SharedArrayBuffer, Uint8Array,
};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Bytes, Tablebase};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, Performance, Response};

/// How long a probe or a proof waits for blocks of the tables, and how long a search does. A search
/// can do without them.
const PROBE_WAITS: Duration = Duration::from_secs(4);
const SEARCH_WAITS: Duration = Duration::from_millis(500);

thread_local! {
    static WORKER: Worker = Worker::new();
}

/// The state of the worker. It has one thread.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    performance: Option<Performance>,
    session: RefCell<Session>,
    /// The addresses of each part's files.
    files: RefCell<Vec<(Part, Vec<String>)>>,
    /// Unanswered messages.
    queue: RefCell<VecDeque<ToWorker>>,
    /// Whether the network is still loading. Searches wait for it.
    awaits_network: Cell<bool>,
    /// Shared with the page: the number of the last request to stop.
    stop: RefCell<Option<Int32Array>>,
    /// The number of the current request.
    current: Cell<u32>,
    /// The blocks of the large tables that are in transit.
    blocks: RefCell<Blocks>,
    /// Asks the second worker to fetch them.
    ask_tables: RefCell<Option<Function>>,
    /// Where the second worker puts them while the engine searches.
    mailbox: RefCell<Option<Mailbox>>,
    /// Whether the server hasn't said yet which large tables it has.
    awaits_catalog: Cell<bool>,
    /// The request that's waiting for blocks, and its deadline.
    patience: Cell<Option<(u32, Duration)>>,
}

/// Memory shared with the second worker, as described in `tables.js`.
struct Mailbox {
    flags: Int32Array,
    bytes: Uint8Array,
}

impl Mailbox {
    /// The length of the flags in bytes.
    const FLAGS: u32 = 16;
    const FREE: i32 = 0;
    const FULL: i32 = 2;

    /// Takes its contents: the request number, the block if it could be fetched, and whether it's a
    /// saved copy.
    fn take(&self) -> Option<(u32, Option<Bytes>, bool)> {
        if Atomics::load(&self.flags, 0).ok()? != Mailbox::FULL {
            return None;
        }
        let [number, length, is_saved] = [1, 2, 3].map(|at| self.flags.get_index(at));
        let bytes = u32::try_from(length).ok().map(|length| {
            let bytes = self.bytes.subarray(0, length.min(self.bytes.length()));
            Bytes::from(bytes.to_vec())
        });
        Atomics::store(&self.flags, 0, Mailbox::FREE).ok()?;
        Some((number as u32, bytes, is_saved != 0))
    }
}

impl Worker {
    fn new() -> Worker {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        Worker {
            performance: scope.performance(),
            scope,
            session: RefCell::new(Session::new()),
            files: RefCell::default(),
            queue: RefCell::default(),
            awaits_network: Cell::new(false),
            stop: RefCell::default(),
            current: Cell::new(0),
            blocks: RefCell::new(Blocks::new(Arc::new(Tablebase::empty()))),
            ask_tables: RefCell::default(),
            mailbox: RefCell::default(),
            awaits_catalog: Cell::new(false),
            patience: Cell::new(None),
        }
    }

    fn post(&self, id: u32, reply: Reply) {
        let text = FromWorker::new(id, reply).to_json();
        // Posting a string always succeeds; a page that's gone doesn't read it.
        let _ = self.scope.post_message(&text.into());
    }

    fn now(&self) -> Duration {
        let milliseconds = self.performance.as_ref().map_or(0.0, Performance::now);
        Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
    }

    fn is_stopped(&self) -> bool {
        let stop = self.stop.borrow();
        let Some(last) = stop.as_ref().and_then(|flag| Atomics::load(flag, 0).ok()) else {
            return false;
        };
        // The buffer holds the bits of an unsigned number.
        self.current.get() <= last as u32
    }

    fn take(&self, message: ToWorker) {
        if let Request::Load { parts } = &message.request {
            if parts.contains(&Part::Network) {
                self.awaits_network.set(true);
            }
            spawn_local(load(message.id, parts.clone()));
        } else if message.request == Request::RefreshTables {
            self.ask_for_catalog();
            self.post(message.id, Reply::Done);
        } else {
            self.queue.borrow_mut().push_back(message);
            self.work();
        }
    }

    /// Answers everything that can be answered now.
    fn work(&self) {
        loop {
            let message = {
                let mut queue = self.queue.borrow_mut();
                let is_search =
                    |message: &ToWorker| !matches!(message.request, Request::Probe { .. });
                if self.awaits_network.get() && queue.front().is_some_and(is_search) {
                    return;
                }
                if queue.front().is_some_and(|message| self.must_wait(message)) {
                    return;
                }
                queue.pop_front()
            };
            let Some(message) = message else {
                return;
            };
            self.current.set(message.id);
            let environment = Environment {
                clock: &|| WORKER.with(Worker::now),
                is_stopped: &|| {
                    WORKER.with(|worker| {
                        worker.fetch_blocks();
                        worker.is_stopped()
                    })
                },
            };
            let mut tell = |reply| self.post(message.id, reply);
            self.session
                .borrow_mut()
                .answer(&message.request, &environment, &mut tell);
            self.fetch_blocks();
            self.with_tables(Session::tidy_up);
        }
    }

    // The large tables.

    /// Whether a request should wait for blocks that say more about its position. Checks again when
    /// the time is up.
    fn must_wait(&self, message: &ToWorker) -> bool {
        let awaits_catalog = self.awaits_catalog.get();
        let session = self.session.borrow();
        let could_know_more = session.could_know_more(&message.request, awaits_catalog);
        drop(session);
        self.fetch_blocks();
        let can_help = awaits_catalog || self.blocks.borrow().is_busy();
        self.current.set(message.id);
        if !could_know_more || !can_help || self.is_stopped() {
            return false;
        }
        let now = self.now();
        match self.patience.get() {
            Some((id, until)) if id == message.id => now < until,
            _ => {
                let patience = match message.request {
                    Request::Probe { .. } | Request::Prove { .. } => PROBE_WAITS,
                    _ => SEARCH_WAITS,
                };
                self.patience.set(Some((message.id, now + patience)));
                spawn_local(work_after(patience));
                true
            }
        }
    }

    /// Takes blocks that have arrived, and requests those that are needed.
    fn fetch_blocks(&self) {
        while let Some((number, bytes, is_saved)) =
            self.mailbox.borrow().as_ref().and_then(Mailbox::take)
        {
            self.ask_tables(&"taken".into());
            self.take_block(number, bytes, is_saved);
        }
        let fetches = self.blocks.borrow_mut().look(self.now());
        for fetch in fetches {
            self.ask_tables(&asked(&fetch));
        }
    }

    fn take_block(&self, number: u32, bytes: Option<Bytes>, is_saved: bool) {
        let mut blocks = self.blocks.borrow_mut();
        let again = match bytes {
            Some(bytes) => blocks.arrived(number, &bytes, is_saved),
            None => {
                blocks.failed(number, self.now());
                Ok(None)
            }
        };
        match again {
            Ok(Some(fetch)) => self.ask_tables(&asked(&fetch)),
            Ok(None) => {}
            Err(refused) => self.post(
                0,
                Reply::Loaded {
                    part: Part::Endgames,
                    problem: Some(with_causes(&refused)),
                },
            ),
        }
    }

    fn ask_for_catalog(&self) {
        if self.ask_tables.borrow().is_some() {
            self.awaits_catalog.set(true);
            self.ask_tables(&"catalog".into());
        }
    }

    fn take_catalog(&self, bytes: Option<Vec<u8>>) {
        self.awaits_catalog.set(false);
        // Anything other than a catalog means that the server has no large tables.
        self.with_tables(|session| {
            let _ = session.use_catalog(bytes.unwrap_or_default());
        });
        self.work();
    }

    /// Changes the session. If its tables have changed, fetches blocks for the new ones.
    fn with_tables(&self, change: impl FnOnce(&mut Session)) {
        let mut session = self.session.borrow_mut();
        let before = Arc::clone(session.databases());
        change(&mut session);
        let tables = session.databases();
        if !Arc::ptr_eq(&before, tables) {
            self.blocks.borrow_mut().use_tables(Arc::clone(tables));
        }
    }

    fn ask_tables(&self, request: &JsValue) {
        if let Some(ask) = &*self.ask_tables.borrow() {
            // Posting to a worker that's gone is harmless.
            let _ = ask.call1(&JsValue::NULL, request);
        }
    }
}

/// The message that asks the second worker for a block.
fn asked(fetch: &Fetch) -> JsValue {
    let message = Object::new();
    let set = |name: &str, value: JsValue| {
        let set = Reflect::set(&message, &name.into(), &value);
        debug_assert!(set.is_ok(), "a plain object takes any field");
    };
    let wanted = &fetch.wanted;
    set("number", fetch.number.into());
    set("file", wanted.file.as_str().into());
    set("version", wanted.version.into());
    set("start", (wanted.range.start as f64).into());
    set("end", (wanted.range.end as f64).into());
    set("isFresh", fetch.is_fresh.into());
    message.into()
}

/// Continues with the queue after a while.
async fn work_after(time: Duration) {
    let milliseconds = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let timeout = WORKER.with(|worker| {
        Promise::new(&mut |resolve, _| {
            let scope = &worker.scope;
            let set =
                scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
            debug_assert!(set.is_ok(), "a worker has timers");
        })
    });
    // A timer never rejects.
    let _ = JsFuture::from(timeout).await;
    WORKER.with(Worker::work);
}

/// Fetches parts, and reports each.
async fn load(id: u32, parts: Vec<Part>) {
    for part in parts {
        let urls: Vec<String> = WORKER.with(|worker| {
            let files = worker.files.borrow();
            let of_part = files.iter().filter(|(other, _)| *other == part);
            of_part.flat_map(|(_, urls)| urls.clone()).collect()
        });
        let files = fetch_all(&urls).await;
        WORKER.with(|worker| {
            let problem = match files {
                Ok(files) if files.is_empty() => Some("it doesn't come with this build".to_owned()),
                Ok(files) => {
                    let mut added = Ok(());
                    worker.with_tables(|session| added = session.add(part, files));
                    added.err().map(|error| with_causes(&error))
                }
                Err(problem) => Some(problem),
            };
            if part == Part::Network {
                worker.awaits_network.set(false);
            }
            if part == Part::Endgames {
                worker.ask_for_catalog();
            }
            worker.post(id, Reply::Loaded { part, problem });
            worker.work();
        });
    }
    WORKER.with(|worker| worker.post(id, Reply::Done));
}

async fn fetch_all(urls: &[String]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = Vec::new();
    for url in urls {
        let bytes = fetch(url)
            .await
            .map_err(|problem| format!("{url}: {}", text_of(&problem)))?;
        files.push((url.clone(), bytes));
    }
    Ok(files)
}

async fn fetch(url: &str) -> Result<Vec<u8>, JsValue> {
    let answer = WORKER.with(|worker| worker.scope.fetch_with_str(url));
    let response: Response = JsFuture::from(answer).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("the server answers {}", response.status()).into());
    }
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

fn text_of(problem: &JsValue) -> String {
    let message = problem
        .dyn_ref::<js_sys::Error>()
        .map(js_sys::Error::message);
    message
        .map(String::from)
        .or_else(|| problem.as_string())
        .unwrap_or_else(|| "it can't be fetched".to_owned())
}

/// Starts the worker. `files` has the addresses of each part's files, under the part's name in
/// messages. `ask_tables` posts a message to the worker that fetches blocks of tables, and
/// `mailbox` is the memory shared with it, if the browser allows that.
#[wasm_bindgen]
pub fn start(files: &JsValue, ask_tables: Function, mailbox: &JsValue) {
    console_error_panic_hook::set_once();
    WORKER.with(|worker| {
        worker.ask_tables.replace(Some(ask_tables));
        if mailbox.is_object() {
            let mailbox = Mailbox {
                flags: Int32Array::new(mailbox),
                bytes: Uint8Array::new_with_byte_offset(mailbox, Mailbox::FLAGS),
            };
            worker.mailbox.replace(Some(mailbox));
        }
    });
    let named = [
        (Part::Network, "network"),
        (Part::Endgames, "endgames"),
        (Part::Book, "book"),
    ];
    let known = named.map(|(part, name)| {
        let urls = Reflect::get(files, &name.into()).unwrap_or_default();
        let urls = js_sys::Array::from(&urls);
        (
            part,
            urls.iter().filter_map(|url| url.as_string()).collect(),
        )
    });
    WORKER.with(|worker| worker.files.replace(known.into()));
}

/// Receives a message from the worker that fetches blocks: a block, the catalog, or a note that a
/// block is in the mailbox.
#[wasm_bindgen]
pub fn table_arrived(data: &JsValue) {
    WORKER.with(|worker| {
        let field = |name: &str| Reflect::get(data, &name.into()).unwrap_or_default();
        let bytes = |value: JsValue| value.is_object().then(|| Uint8Array::new(&value).to_vec());
        if !data.is_object() {
            worker.fetch_blocks();
        } else if let Some(number) = field("number").as_f64() {
            let is_saved = field("isSaved").is_truthy();
            worker.take_block(
                number as u32,
                bytes(field("bytes")).map(Bytes::from),
                is_saved,
            );
        } else {
            worker.take_catalog(bytes(field("catalog")));
            return;
        }
        worker.work();
    });
}

/// Receives what the page posted: a string with a message, or the shared buffer.
#[wasm_bindgen]
pub fn receive(data: JsValue) {
    WORKER.with(|worker| {
        if let Some(text) = data.as_string() {
            match ToWorker::from_json(&text) {
                Ok(message) => worker.take(message),
                Err(error) => {
                    let message = with_causes(&error);
                    worker.post(error.id, Reply::Error { message });
                }
            }
        } else if let Ok(buffer) = data.dyn_into::<SharedArrayBuffer>() {
            if buffer.byte_length() >= 4 {
                worker.stop.replace(Some(Int32Array::new(&buffer)));
            }
        } else {
            let message = "a message must be a text".to_owned();
            worker.post(0, Reply::Error { message });
        }
    });
}

//! The browser's entry points.

use crate::session::{Session, Surroundings, with_causes};
use engine_link::{FromWorker, Part, Reply, Request, ToWorker};
use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer, Uint8Array};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, Performance, Response};

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
                queue.pop_front()
            };
            let Some(message) = message else {
                return;
            };
            self.current.set(message.id);
            let surroundings = Surroundings {
                clock: &|| WORKER.with(Worker::now),
                is_stopped: &|| WORKER.with(Worker::is_stopped),
            };
            let mut tell = |reply| self.post(message.id, reply);
            self.session
                .borrow_mut()
                .answer(&message.request, &surroundings, &mut tell);
        }
    }
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
                Ok(files) if files.is_empty() => {
                    Some("it does not come with this build".to_owned())
                }
                Ok(files) => {
                    let added = worker.session.borrow_mut().add(part, files);
                    added.err().map(|error| with_causes(&error))
                }
                Err(problem) => Some(problem),
            };
            if part == Part::Network {
                worker.awaits_network.set(false);
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
        .unwrap_or_else(|| "it cannot be fetched".to_owned())
}

/// Starts the worker. `files` has the addresses of each part's files, under the part's name in
/// messages.
#[wasm_bindgen]
pub fn start(files: &JsValue) {
    console_error_panic_hook::set_once();
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

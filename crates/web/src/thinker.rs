//! The engine in its worker, shared by all screens of the page.

use engine_link::page::{EngineClient, Event};
use engine_link::{Part, Progress, Reply, Request};
use futures::channel::oneshot;
use leptos::prelude::*;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The page's engine. Its worker starts with the first request.
#[derive(Clone, Copy)]
pub(crate) struct Thinker {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    /// What the engine is missing, for the user.
    trouble: RwSignal<Option<String>>,
    /// How many parts have loaded or failed.
    settled: RwSignal<usize>,
}

#[derive(Default)]
struct Inner {
    client: OnceCell<EngineClient>,
    waiting: RefCell<Vec<Waiting>>,
}

/// A caller who waits for a reply.
struct Waiting {
    id: u32,
    answer: oneshot::Sender<Result<Reply, Unanswered>>,
    on_progress: Rc<dyn Fn(Progress)>,
}

impl Inner {
    /// Returns the caller who waits for this reply, once.
    fn take(&self, id: u32) -> Option<Waiting> {
        let mut waiting = self.waiting.borrow_mut();
        let place = waiting.iter().position(|waiting| waiting.id == id)?;
        Some(waiting.remove(place))
    }
}

/// Why a request has no reply.
#[derive(Clone, Debug)]
pub(crate) struct Unanswered(pub(crate) String);

impl Thinker {
    pub(crate) fn provide() -> Thinker {
        let thinker = Thinker {
            inner: StoredValue::new_local(Rc::default()),
            trouble: RwSignal::new(None),
            settled: RwSignal::new(0),
        };
        provide_context(thinker);
        thinker
    }

    /// Sends a request to the engine, and reports its progress.
    pub(crate) async fn ask(
        self,
        request: Request,
        on_progress: impl Fn(Progress) + 'static,
    ) -> Result<Reply, Unanswered> {
        let inner = self.inner.get_value();
        let client = inner.client.get_or_init(|| self.start());
        let (answer, answered) = oneshot::channel();
        let id = client.request(request);
        inner.waiting.borrow_mut().push(Waiting {
            id,
            answer,
            on_progress: Rc::new(on_progress),
        });
        answered
            .await
            .unwrap_or_else(|_| Err(Unanswered(String::new())))
    }

    /// Stops all searches. Each still returns its best result.
    pub(crate) fn stop(self) {
        if let Some(client) = self.inner.get_value().client.get() {
            client.stop();
        }
    }

    /// Returns what the engine is missing, if anything.
    pub(crate) fn trouble(self) -> Option<String> {
        self.trouble.get()
    }

    /// Whether no part of the engine is still loading. A long search would keep a part from being
    /// used.
    pub(crate) fn is_complete(self) -> bool {
        self.settled.try_get().unwrap_or(0) >= Part::ALL.len()
    }

    /// As [`Thinker::is_complete`], for code that isn't part of a view.
    pub(crate) fn is_complete_now(self) -> bool {
        self.settled.try_get_untracked().unwrap_or(0) >= Part::ALL.len()
    }

    /// Whether nothing is missing.
    pub(crate) fn has_no_trouble(self) -> bool {
        self.trouble.try_get_untracked().flatten().is_none()
    }

    fn start(self) -> EngineClient {
        let inner = Rc::downgrade(&self.inner.get_value());
        let client = EngineClient::new(move |event| {
            if let Some(inner) = inner.upgrade() {
                self.hear(&inner, event);
            }
        });
        client.request(Request::Load {
            parts: Part::ALL.to_vec(),
        });
        client
    }

    fn hear(self, inner: &Inner, event: Event) {
        match event {
            Event::Reply { id, reply } => match reply {
                Reply::Progress(progress) => {
                    // The listener may send another request, so nothing is borrowed here.
                    let listener = inner
                        .waiting
                        .borrow()
                        .iter()
                        .find(|waiting| waiting.id == id)
                        .map(|waiting| Rc::clone(&waiting.on_progress));
                    if let Some(listener) = listener {
                        listener(progress);
                    }
                }
                Reply::Loaded { part, problem } => {
                    self.settled.try_update(|settled| *settled += 1);
                    // Without its book the computer plays just as well, but with less variety.
                    if problem.is_some() && part != Part::Book {
                        self.trouble.try_set(problem);
                    }
                }
                reply => {
                    if let Some(waiting) = inner.take(id) {
                        // The caller may be gone.
                        let _ = waiting.answer.send(match reply {
                            Reply::Error { message } => Err(Unanswered(message)),
                            reply => Ok(reply),
                        });
                    }
                }
            },
            Event::Crashed { lost, message } => {
                for id in lost {
                    if let Some(waiting) = inner.take(id) {
                        let _ = waiting.answer.send(Err(Unanswered(message.clone())));
                    }
                }
            }
        }
    }
}

/// Returns the page's engine.
pub(crate) fn thinker() -> Thinker {
    expect_context()
}

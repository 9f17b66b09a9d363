//! The engine in its worker, shared by all screens of the page.

use crate::browser;
use engine_link::page::{EngineClient, Event};
use engine_link::{Loading, Part, Progress, Reply, Request};
use futures::channel::oneshot;
use leptos::prelude::*;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The storage key of the user's opening book, in hexadecimal.
pub(crate) const BOOK: &str = "crownhead.book";
/// The storage key of a text that changes with the book. Without it, the book isn't used.
pub(crate) const BOOK_STAMP: &str = "crownhead.book.stamp";

/// The page's engine. Its worker starts with the first request.
#[derive(Clone, Copy)]
pub(crate) struct PageEngine {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    loading: RwSignal<Loading>,
}

#[derive(Default)]
struct Inner {
    client: OnceCell<EngineClient>,
    /// The stamp of the user's book that the worker has.
    book: RefCell<Option<String>>,
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

impl PageEngine {
    pub(crate) fn provide() -> PageEngine {
        let page_engine = PageEngine {
            inner: StoredValue::new_local(Rc::default()),
            loading: RwSignal::new(Loading::default()),
        };
        provide_context(page_engine);
        page_engine
    }

    /// Sends a request to the engine, and reports its progress.
    pub(crate) async fn ask(
        self,
        request: Request,
        on_progress: impl Fn(Progress) + 'static,
    ) -> Result<Reply, Unanswered> {
        let inner = self.inner.get_value();
        let client = inner.client.get_or_init(|| self.start());
        if matches!(request, Request::Play { .. }) {
            send_book(&inner, client);
        }
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

    /// Whether a part of the engine couldn't be loaded.
    pub(crate) fn lacks_a_part(self) -> bool {
        self.loading.with(|loading| loading.problem().is_some())
    }

    /// Whether no part of the engine is still loading. A long search would keep a part from being
    /// used.
    pub(crate) fn is_settled(self) -> bool {
        self.loading.try_with(Loading::is_settled).unwrap_or(false)
    }

    /// As [`PageEngine::is_settled`], for code that isn't part of a view.
    pub(crate) fn is_settled_now(self) -> bool {
        let is_settled = self.loading.try_with_untracked(Loading::is_settled);
        is_settled.unwrap_or(false)
    }

    /// Whether the engine has everything.
    pub(crate) fn is_complete_now(self) -> bool {
        let is_complete = self.loading.try_with_untracked(Loading::is_complete);
        is_complete.unwrap_or(false)
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
                    if let Some(problem) = &problem {
                        // For developers.
                        leptos::logging::warn!("{part:?} can't be loaded: {problem}");
                    }
                    self.loading
                        .try_update(|loading| loading.note(part, problem));
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

/// Sends the user's book if it has changed, perhaps in another tab.
fn send_book(inner: &Inner, client: &EngineClient) {
    let stamp = browser::recall(BOOK_STAMP);
    if inner.book.replace(stamp.clone()) != stamp {
        let book = stamp.and_then(|_| browser::recall(BOOK));
        // If the book is damaged, the computer plays from its own.
        client.request(Request::OwnBook { book });
    }
}

/// Returns the page's engine.
pub(crate) fn page_engine() -> PageEngine {
    expect_context()
}

//! Announcements: to screen readers in a live region, and to everyone in short notices.

use crate::texts::t;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a notice is shown.
const NOTICE_TIME: Duration = Duration::from_secs(8);

/// Makes announcements to the user.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    /// What screen readers announce next.
    spoken: RwSignal<String>,
    notices: RwSignal<Vec<Notice>>,
    next_id: StoredValue<u32>,
}

/// A notice at the edge of the screen, which may have an undo button.
#[derive(Clone)]
struct Notice {
    id: u32,
    text: String,
    undo: Option<Undo>,
}

/// An undo button.
#[derive(Clone)]
struct Undo {
    label: &'static str,
    /// A notice may outlive its screen, so this isn't owned by a screen.
    run: Arc<dyn Fn() + Send + Sync>,
}

impl Announcer {
    pub(crate) fn provide() -> Announcer {
        let announcer = Announcer {
            spoken: RwSignal::new(String::new()),
            notices: RwSignal::new(Vec::new()),
            next_id: StoredValue::new(0),
        };
        provide_context(announcer);
        announcer
    }

    /// Announces something to screen readers. The same text is announced again if repeated.
    pub(crate) fn say(self, text: impl Into<String>) {
        let mut text = text.into();
        if self.spoken.with_untracked(|spoken| *spoken == text) {
            // A no-break space at the end is a change that isn't spoken.
            text.push('\u{a0}');
        }
        self.spoken.set(text);
    }

    /// Clears the live region when the current screen is left, because its text is no longer true
    /// then.
    pub(crate) fn until_left(self) -> Announcer {
        on_cleanup(move || {
            self.spoken.try_set(String::new());
        });
        self
    }

    /// Shows a notice to everyone.
    pub(crate) fn tell(self, text: impl Into<String>) {
        self.show(text.into(), None);
    }

    /// Shows a notice with an undo button, which may be pressed after the screen is gone.
    pub(crate) fn tell_undoable(
        self,
        text: impl Into<String>,
        label: &'static str,
        run: impl Fn() + Send + Sync + 'static,
    ) {
        let run = Arc::new(run);
        self.show(text.into(), Some(Undo { label, run }));
    }

    fn show(self, text: String, undo: Option<Undo>) {
        let id = self.next_id.with_value(|id| *id);
        self.next_id.set_value(id.wrapping_add(1));
        self.notices
            .update(|notices| notices.push(Notice { id, text, undo }));
        set_timeout(move || self.dismiss(id), NOTICE_TIME);
    }

    /// Dismisses the newest notice.
    fn dismiss_last(self) {
        if self.notices.with_untracked(|notices| !notices.is_empty()) {
            self.notices.update(|notices| {
                notices.pop();
            });
        }
    }

    fn dismiss(self, id: u32) {
        // The page may be gone by then.
        self.notices
            .try_update(|notices| notices.retain(|notice| notice.id != id));
    }
}

/// Returns the page's announcer.
pub(crate) fn announcer() -> Announcer {
    expect_context()
}

/// The live region and the notices.
#[component]
pub(crate) fn VoiceBox() -> impl IntoView {
    let announcer = announcer();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            announcer.dismiss_last();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="unseen" role="status" aria-live="polite" data-testid="spoken">
            {move || announcer.spoken.get()}
        </div>
        <div class="toasts" role="status" aria-live="polite">
            <For each=move || announcer.notices.get() key=|notice| notice.id let:notice>
                <div class="toast" data-testid="notice">
                    <p>{notice.text.clone()}</p>
                    {notice.undo.map(|undo| view! {
                        <button class="button small" on:click=move |_| {
                            (undo.run)();
                            announcer.dismiss(notice.id);
                        }>{undo.label}</button>
                    })}
                    <button class="button small" on:click=move |_| announcer.dismiss(notice.id)>
                        {t().close()}
                    </button>
                </div>
            </For>
        </div>
    }
}

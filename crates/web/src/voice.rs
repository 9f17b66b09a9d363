//! What the app says: to screen readers in a live region, to everyone in short notices.

use crate::texts::t;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a notice stays.
const NOTICE_TIME: Duration = Duration::from_secs(8);

/// Says things to the person.
#[derive(Clone, Copy)]
pub(crate) struct Voice {
    /// What screen readers hear next.
    spoken: RwSignal<String>,
    notices: RwSignal<Vec<Notice>>,
    next_id: StoredValue<u32>,
}

/// A line at the edge of the screen, perhaps with something to do about it.
#[derive(Clone)]
struct Notice {
    id: u32,
    text: String,
    undo: Option<Undo>,
}

/// What undoes something.
#[derive(Clone)]
struct Undo {
    label: &'static str,
    /// The notice may outlive the screen that it comes from, so nothing of a screen owns this.
    run: Arc<dyn Fn() + Send + Sync>,
}

impl Voice {
    pub(crate) fn provide() -> Voice {
        let voice = Voice {
            spoken: RwSignal::new(String::new()),
            notices: RwSignal::new(Vec::new()),
            next_id: StoredValue::new(0),
        };
        provide_context(voice);
        voice
    }

    /// Speaks to screen readers. The same words twice are heard twice.
    pub(crate) fn say(self, text: impl Into<String>) {
        let mut text = text.into();
        if self.spoken.with_untracked(|spoken| *spoken == text) {
            // A no-break space at the end makes it a change without a sound.
            text.push('\u{a0}');
        }
        self.spoken.set(text);
    }

    /// Shows a line to everyone.
    pub(crate) fn tell(self, text: impl Into<String>) {
        self.show(text.into(), None);
    }

    /// Shows a line with a button that undoes what it tells. The button may be pressed after the
    /// screen is gone.
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

    fn dismiss(self, id: u32) {
        // The page may be gone by the time the notice has been read.
        self.notices
            .try_update(|notices| notices.retain(|notice| notice.id != id));
    }
}

/// The voice of this page.
pub(crate) fn voice() -> Voice {
    expect_context()
}

/// Where the voice is heard and seen.
#[component]
pub(crate) fn VoiceBox() -> impl IntoView {
    let voice = voice();
    view! {
        <div class="unseen" role="status" aria-live="polite" data-testid="spoken">
            {move || voice.spoken.get()}
        </div>
        <div class="toasts" role="status" aria-live="polite">
            <For each=move || voice.notices.get() key=|notice| notice.id let:notice>
                <div class="toast" data-testid="notice">
                    <p>{notice.text.clone()}</p>
                    {notice.undo.map(|undo| view! {
                        <button class="button small" on:click=move |_| {
                            (undo.run)();
                            voice.dismiss(notice.id);
                        }>{undo.label}</button>
                    })}
                    <button class="button small" on:click=move |_| voice.dismiss(notice.id)>
                        {t().close()}
                    </button>
                </div>
            </For>
        </div>
    }
}

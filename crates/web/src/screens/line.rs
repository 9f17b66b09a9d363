//! The status line next to a board.

use crate::announcer::Announcer;
use crate::screens::table::line_class;
use leptos::prelude::*;
pub(crate) use table::Tone;

/// The status line, which is also announced to screen readers.
#[derive(Clone, Copy)]
pub(crate) struct SpokenLine {
    said: RwSignal<(String, Tone)>,
    announcer: Announcer,
}

impl SpokenLine {
    /// Returns an empty line.
    pub(crate) fn new(announcer: Announcer) -> SpokenLine {
        SpokenLine {
            said: RwSignal::new((String::new(), Tone::Plain)),
            announcer: announcer.until_left(),
        }
    }

    /// Shows a message and announces it to screen readers.
    pub(crate) fn say(self, text: impl Into<String>, tone: Tone) {
        let text = text.into();
        self.announcer.say(text.clone());
        self.said.set((text, tone));
    }

    /// Clears the line.
    pub(crate) fn clear(self) {
        if self.said.with_untracked(|(text, _)| !text.is_empty()) {
            self.said.set((String::new(), Tone::Plain));
        }
    }
}

/// The status line.
#[component]
pub(crate) fn LineOfText(
    line: SpokenLine,
    /// What it shows while there's no message.
    #[prop(into)]
    otherwise: Signal<String>,
) -> impl IntoView {
    let class = move || line.said.with(|(_, tone)| line_class(*tone));
    let text = move || {
        let said = line.said.with(|(text, _)| text.clone());
        if said.is_empty() {
            otherwise.get()
        } else {
            said
        }
    };
    view! { <p class=class data-testid="line">{text}</p> }
}

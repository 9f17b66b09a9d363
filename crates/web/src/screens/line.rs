//! The line of text beside a board: what was done, what was wrong, what to do.

use crate::voice::Voice;
use leptos::prelude::*;

/// What the line says, seen and heard.
#[derive(Clone, Copy)]
pub(crate) struct SpokenLine {
    said: RwSignal<(String, Tone)>,
    voice: Voice,
}

/// How something is said.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// Something was not possible.
    Bad,
    /// Something has come about.
    Good,
}

impl SpokenLine {
    /// A line that says nothing yet.
    pub(crate) fn new(voice: Voice) -> SpokenLine {
        SpokenLine {
            said: RwSignal::new((String::new(), Tone::Plain)),
            voice,
        }
    }

    /// Says something, also to a screen reader.
    pub(crate) fn say(self, text: impl Into<String>, tone: Tone) {
        let text = text.into();
        self.voice.say(text.clone());
        self.said.set((text, tone));
    }

    /// Says nothing any more.
    pub(crate) fn clear(self) {
        if self.said.with_untracked(|(text, _)| !text.is_empty()) {
            self.said.set((String::new(), Tone::Plain));
        }
    }
}

/// Where the line is seen.
#[component]
pub(crate) fn LineOfText(
    line: SpokenLine,
    /// What stands there while nothing else is said.
    #[prop(into)]
    otherwise: Signal<String>,
) -> impl IntoView {
    let class = move || {
        line.said.with(|(_, tone)| match tone {
            Tone::Plain => "line",
            Tone::Bad => "line bad",
            Tone::Good => "line good",
        })
    };
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

//! The language of this program: that of the system, and English where there is none for it.

use rules::Labels;
use std::env;
use std::sync::LazyLock;
use words::{Colors, Language, Speaker, Words};

/// All messages, in the language of the person at the terminal.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(language()));
    &WORDS
}

/// Says what values mean. The pieces are drawn in black and white here.
pub(crate) fn speaker(labels: Labels) -> Speaker {
    Speaker::new(words(), Colors::BlackWhite, labels)
}

/// The first of the variables that is set decides, as everywhere on Unix.
fn language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::first_of(set.as_deref())
}

//! The program's language: the system's, or English if we don't have it.

use rules::Labels;
use std::env;
use std::sync::LazyLock;
use words::{Colors, Language, Speaker, Words};

/// All messages, in the user's language.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(language()));
    &WORDS
}

/// Renders values as text. Pieces are called black and white here.
pub(crate) fn speaker(labels: Labels) -> Speaker {
    Speaker::new(words(), Colors::BlackWhite, labels)
}

/// The first variable that's set decides, as usual on Unix.
fn language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::first_of(set.as_deref())
}

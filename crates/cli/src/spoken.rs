//! The language of this program: that of the system, and English where there is none for it.

use std::env;
use std::sync::LazyLock;
use words::{Language, Words};

/// All messages, in the language of the person at the terminal.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(language()));
    &WORDS
}

/// The first of the variables that is set decides, as everywhere on Unix.
fn language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::first_of(set.as_deref())
}

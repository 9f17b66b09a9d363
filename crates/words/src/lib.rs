//! Turns the values of Crownhead into text for people, in their language.
//!
//! No other crate renders text for people. Between crates, on the wire and in files there are
//! values: endings, refusals, moves, clocks. [`Words`] has every message of a language as a typed
//! method. [`Speaker`] renders values as text, with the colors and the notation that the reader has
//! chosen.
//!
//! The messages are Fluent files in `ftl`, one folder for each language. `build.rs` checks them and
//! generates the methods.
//!
//! ```
//! # #[cfg(feature = "languages")] {
//! use words::{Language, Words};
//!
//! let words = Words::of(Language::ENGLISH);
//! assert_eq!(words.count_moves(1_u32), "1 move");
//! assert_eq!(words.count_moves(62_u32), "62 moves");
//! # }
//! ```

mod bad_save;
mod isolate;
mod language;
mod locale;
mod render;
mod speaker;
mod value;
mod why;
mod words;

pub use language::Language;
pub use locale::{Locale, Plural};
pub use messages::*;
pub use speaker::{Colors, Players, Speaker, Spoken};
pub use value::Number;
pub use words::{BrokenWords, Words};

mod messages {
    #![allow(
        clippy::too_many_arguments,
        reason = "a message has as many arguments as it needs"
    )]
    use crate::value::{Number, Value};
    use crate::words::{PartOfWords, Words};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

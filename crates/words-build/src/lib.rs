//! Reads, checks and packs the messages of Crownhead in all languages.
//!
//! Messages are [Fluent](https://projectfluent.org) files below `crates/words/ftl`: a folder for each language,
//! with English as the source. Everything about them is decided when the program is built: the arguments of a
//! message become the parameters of a Rust function ([`rust`]), and each language becomes a packed text that a
//! small interpreter in `words` reads. A message that a translation lacks is packed in English.
//!
//! What of Fluent is allowed: texts, variables, terms, and selectors on numbers and on named values. Attributes,
//! functions and references to messages are errors.

mod argument;
mod catalog;
mod compile;
mod pack;
mod parse;
mod problem;
mod pseudo;
pub mod rust;
mod template;

pub use argument::{ArgKind, Argument};
pub use catalog::{Catalog, Choices, Message, Translation};
pub use compile::{Key, Part, Plural};
pub use problem::Problem;

/// The language that messages are written in first.
pub const SOURCE: &str = "en";

/// The language that nobody speaks: English, longer and with accents, to find what can't be translated or doesn't fit.
pub const PSEUDO: &str = "en-XA";

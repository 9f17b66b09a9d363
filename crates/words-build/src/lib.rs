//! Reads, checks and packs the messages of Crownhead in all languages.
//!
//! Messages are [Fluent](https://projectfluent.org) files under `crates/words/ftl`: a folder for
//! each language, with English as the source. Everything is decided when the program is built: the
//! arguments of a message become the parameters of a Rust function ([`rust`]), and each language
//! becomes a packed text that a small interpreter in `words` reads. A message that a translation
//! lacks is packed in English.
//!
//! These parts of Fluent are allowed: text, variables, terms, and selectors on numbers and on named
//! values. Attributes, functions and references to messages are errors.

mod argument;
mod catalog;
mod compile;
mod pack;
mod parse;
mod problem;
mod pseudo;
pub mod rust;
mod template;
mod typography;

pub use argument::{ArgKind, Argument};
pub use catalog::{Catalog, Choices, Message, Translation};
pub use compile::{Key, Part, Plural};
pub use problem::Problem;

/// The source language of the messages.
pub const SOURCE: &str = "en";

/// The pseudo-language: English, longer and with accents, to find what isn't translated or doesn't
/// fit.
pub const PSEUDO: &str = "en-XA";

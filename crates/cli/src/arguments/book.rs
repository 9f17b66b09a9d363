//! The opening book that the computer plays from.

use anyhow::Context;
use clap::Args;
use engine::Book;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The book that the computer plays from.
#[derive(Args)]
pub(crate) struct BookArg {
    /// Opening book of the computer, made by `crownhead book build` [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

impl BookArg {
    pub(crate) fn read(&self) -> anyhow::Result<Arc<Book>> {
        read_book(self.book.as_deref())
    }
}

/// The book in this file or, without a path, the built-in one.
pub(crate) fn read_book(path: Option<&Path>) -> anyhow::Result<Arc<Book>> {
    let Some(path) = path else {
        return Ok(Book::embedded());
    };
    let named = || path.display().to_string();
    let bytes = fs::read(path).with_context(named)?;
    Ok(Arc::new(Book::from_bytes(&bytes).with_context(named)?))
}

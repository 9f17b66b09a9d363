//! The user's opening book in storage.
//!
//! It's small, so it's in local storage: the book as the engine reads it, the comments, and whether
//! the computer plays from it.

use crate::browser;
use crate::page_engine::{BOOK, BOOK_STAMP};
use library::OwnBook;

/// The storage key of the comments.
const COMMENTS: &str = "crownhead.book.comments";

/// Returns the user's book, if there is one.
pub(crate) fn load() -> Option<OwnBook> {
    let bytes = hex::decode(browser::recall(BOOK)?).ok()?;
    let comments = browser::recall(COMMENTS).unwrap_or_default();
    OwnBook::from_stored(&bytes, &comments).ok()
}

/// Stores the book. Returns `false` if the browser has no room for it.
pub(crate) fn save(book: &OwnBook, is_used: bool) -> bool {
    let is_saved = browser::remember(BOOK, &hex::encode(book.to_bytes()))
        && browser::remember(COMMENTS, &book.comments_text());
    set_used(is_used && is_saved);
    is_saved
}

/// Deletes the book.
pub(crate) fn delete() {
    browser::forget(BOOK);
    browser::forget(COMMENTS);
    browser::forget(BOOK_STAMP);
}

/// Whether the computer plays from the book.
pub(crate) fn is_used() -> bool {
    browser::recall(BOOK_STAMP).is_some()
}

/// Sets whether the computer plays from the book. A new stamp says that the book has changed.
pub(crate) fn set_used(is_used: bool) {
    if is_used {
        browser::remember(BOOK_STAMP, &browser::chance().to_string());
    } else {
        browser::forget(BOOK_STAMP);
    }
}

//! The user's opening book in storage.
//!
//! It's small, so it's in local storage: the book as the engine reads it, the comments, and whether
//! the computer plays from it.

use crate::browser;
use crate::page_engine::{BOOK, BOOK_STAMP};
use library::{BookEditor, OwnBook};

/// The storage key of the comments.
const COMMENTS: &str = "crownhead.book.comments";

/// Returns the user's book, to be edited.
pub(crate) fn load() -> BookEditor {
    BookEditor::new(stored(), browser::recall(BOOK_STAMP).is_some())
}

fn stored() -> Option<OwnBook> {
    let bytes = hex::decode(browser::recall(BOOK)?).ok()?;
    let comments = browser::recall(COMMENTS).unwrap_or_default();
    OwnBook::from_stored(&bytes, &comments).ok()
}

/// Stores the book, or deletes it if there's none. Returns `false` if the browser has no room for
/// it.
pub(crate) fn save(editor: &BookEditor) -> bool {
    let Some(book) = editor.book() else {
        browser::forget(BOOK);
        browser::forget(COMMENTS);
        set_used(false);
        return true;
    };
    let is_saved = browser::remember(BOOK, &hex::encode(book.to_bytes()))
        && browser::remember(COMMENTS, &book.comments_text());
    set_used(editor.is_used() && is_saved);
    is_saved
}

/// Sets whether the computer plays from the book. A new stamp says that the book has changed.
fn set_used(is_used: bool) {
    if is_used {
        browser::remember(BOOK_STAMP, &browser::chance().to_string());
    } else {
        browser::forget(BOOK_STAMP);
    }
}

//! The start of a text, for messages.

/// The maximum number of characters that a message quotes.
const MAX_CHARS: usize = 80;

/// The text, or its first 80 characters and `…`.
///
/// Errors keep their input so that they can quote it, and the input may be a megabyte.
///
/// ```
/// # use crownhead_notation::excerpt;
/// assert_eq!(excerpt("B:W32:B1"), "B:W32:B1");
/// assert_eq!(excerpt(&"x".repeat(1_000_000)).chars().count(), 81);
/// ```
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(MAX_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

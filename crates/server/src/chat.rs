//! Chat messages.

use protocol::MAX_CHAT_LEN;

/// Removes invisible characters and those that change the text direction. Returns `None` if the
/// message is empty, too long or has several lines.
pub(crate) fn cleaned(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|c| !is_hidden(*c)).collect();
    let text = text.trim();
    let is_fine = !text.is_empty()
        && text.chars().count() <= MAX_CHAT_LEN
        && !text.contains(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'));
    is_fine.then(|| text.to_owned())
}

/// Whether a character has no width or changes the text direction.
const fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}' // soft hyphen
        | '\u{034F}' // combining grapheme joiner
        | '\u{061C}' // direction
        | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' // fillers
        | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' // zero width, direction
        | '\u{202A}'..='\u{202E}' // direction
        | '\u{2060}'..='\u{206F}' // zero width, direction
        | '\u{FEFF}' // zero width
        | '\u{FFF0}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}' // tags
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_can_be_seen() {
        #[track_caller]
        fn check(text: &str, expected: Option<&str>) {
            assert_eq!(cleaned(text).as_deref(), expected, "{text:?}");
        }
        check("  Good luck! ", Some("Good luck!"));
        check("日本語 é \u{1F451}", Some("日本語 é \u{1F451}"));
        check("a\u{202E}b\u{200B}c\u{2066}", Some("abc"));
        check("\u{200B}\u{FEFF} ", None);
        check("", None);
        check("two\nlines", None);
        check("two\u{2028}lines", None);
        check(&"x".repeat(200), Some(&"x".repeat(200)));
        check(&"x".repeat(201), None);
    }
}

//! Decodes bytes in any encoding to text.

/// The meaning of the bytes 0x80 to 0x9F on Windows. The missing ones aren't characters.
const WINDOWS: [char; 32] = [
    '€', '\u{FFFD}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{FFFD}', 'Ž',
    '\u{FFFD}', '\u{FFFD}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{FFFD}',
    'ž', 'Ÿ',
];

/// Appends the text of these bytes. Returns whether they were UTF-8.
///
/// A byte that isn't is decoded as Windows-1252, which old files use.
pub(super) fn decode(bytes: &[u8], text: &mut String) -> bool {
    if let Ok(valid) = std::str::from_utf8(bytes) {
        text.push_str(valid);
        return true;
    }
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
            _ => char::from(byte),
        }));
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_utf_8_are_taken_for_windows_text() {
        #[track_caller]
        fn check(bytes: &[u8], expected: &str, is_utf_8: bool) {
            let mut text = String::new();
            assert_eq!(decode(bytes, &mut text), is_utf_8);
            assert_eq!(text, expected);
        }
        check(b"plain", "plain", true);
        check("Zoë, ½".as_bytes(), "Zoë, ½", true);
        check(b"Zo\xEB", "Zoë", false);
        check(b"\x93quoted\x94", "“quoted”", false);
        // One bad byte doesn't spoil the good characters around it.
        check(b"\xC3\xAB and \xEB", "ë and ë", false);
        check(b"\x81", "\u{FFFD}", false);
    }
}

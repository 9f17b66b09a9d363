//! Keeps names and moves from changing the direction of the text around them.
//!
//! An Arabic name in an English sentence, or a move in an Arabic one, would get mixed up with its
//! neighbors by the rules for bidirectional text. Invisible marks keep it apart. If everything runs
//! from left to right, there are no marks, so that searching and copying work on plain text.

const LEFT_TO_RIGHT: char = '\u{2066}';
const FIRST_STRONG: char = '\u{2068}';
const END: char = '\u{2069}';

/// Text that people wrote. It can contain anything, even direction marks.
pub(crate) fn push_text(out: &mut String, text: &str, is_rtl: bool) {
    if !is_rtl && !text.chars().any(turns) {
        out.push_str(text);
        return;
    }
    out.push(FIRST_STRONG);
    out.extend(text.chars().filter(|letter| !is_control(*letter)));
    out.push(END);
}

/// One of several facts next to each other: a rendered phrase, or text that people wrote. Marks in
/// it that keep other things apart stay, if they're complete.
pub(crate) fn push_fact(out: &mut String, fact: &str, is_rtl: bool) {
    if !is_rtl && !fact.chars().any(turns) {
        out.push_str(fact);
        return;
    }
    out.push(FIRST_STRONG);
    let mut open = 0;
    for letter in fact.chars() {
        match letter {
            '\u{202a}'..='\u{202e}' => continue,
            LEFT_TO_RIGHT..=FIRST_STRONG => open += 1,
            END if open == 0 => continue,
            END => open -= 1,
            _ => {}
        }
        out.push(letter);
    }
    out.extend(std::iter::repeat_n(END, open + 1));
}

/// Text that runs from left to right in every language.
pub(crate) fn push_code(out: &mut String, code: &str, is_rtl: bool) {
    if is_rtl {
        out.push(LEFT_TO_RIGHT);
        out.push_str(code);
        out.push(END);
    } else {
        out.push_str(code);
    }
}

/// Whether a character can change the direction of the text next to it: right-to-left letters, and
/// controls.
const fn turns(letter: char) -> bool {
    is_control(letter)
        || matches!(letter,
            '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether a character is invisible and only changes the direction of text.
const fn is_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_turn_what_is_around_them() {
        #[track_caller]
        fn check(text: &str, is_rtl: bool, expected: &str) {
            let mut out = String::new();
            push_text(&mut out, text, is_rtl);
            assert_eq!(out, expected);
        }
        check("Ann", false, "Ann");
        check("Ann", true, "\u{2068}Ann\u{2069}");
        check("Žofie Ňák", false, "Žofie Ňák");
        check("دانا", false, "\u{2068}دانا\u{2069}");
        check("a\u{202e}b\u{2069}c", false, "\u{2068}abc\u{2069}");
    }

    #[test]
    fn facts_are_kept_apart() {
        #[track_caller]
        fn check(fact: &str, is_rtl: bool, expected: &str) {
            let mut out = String::new();
            push_fact(&mut out, fact, is_rtl);
            assert_eq!(out, expected);
        }
        check("Double Corner", false, "Double Corner");
        check("Double Corner", true, "\u{2068}Double Corner\u{2069}");
        // A clock in a phrase keeps its direction.
        check(
            "\u{2066}5 + 3\u{2069} blitz",
            true,
            "\u{2068}\u{2066}5 + 3\u{2069} blitz\u{2069}",
        );
        // Nothing stays open, and nothing outside is closed.
        check("a\u{2067}b", false, "\u{2068}a\u{2067}b\u{2069}\u{2069}");
        check("a\u{202e}b\u{2069}c", false, "\u{2068}abc\u{2069}");
    }

    #[test]
    fn moves_run_from_left_to_right() {
        let mut out = String::new();
        push_code(&mut out, "11-15", true);
        push_code(&mut out, "11-15", false);
        assert_eq!(out, "\u{2066}11-15\u{2069}11-15");
    }
}

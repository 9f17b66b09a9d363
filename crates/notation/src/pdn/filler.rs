//! Wraps words into lines.

/// The maximum line length in characters, unless a single word is longer.
const WIDTH: usize = 79;

/// Fills lines with words.
pub(super) struct Filler<'a> {
    text: &'a mut String,
    /// The length of the current line in characters.
    column: usize,
    /// An opening sign that sticks to the next word.
    opening: String,
    /// The last word, which a closing sign may still stick to.
    last: String,
}

impl Filler<'_> {
    /// Starts at the beginning of a line.
    pub(super) fn new(text: &mut String) -> Filler<'_> {
        Filler {
            text,
            column: 0,
            opening: String::new(),
            last: String::new(),
        }
    }

    /// Adds a word, after a space or on a new line.
    pub(super) fn word(&mut self, word: &str) {
        self.finish();
        self.last.push_str(&self.opening);
        self.last.push_str(word);
        self.opening.clear();
    }

    /// Adds an opening sign, which sticks to the next word.
    pub(super) fn open(&mut self, sign: char) {
        self.opening.push(sign);
    }

    /// Adds a closing sign, which sticks to the last word.
    pub(super) fn close(&mut self, sign: char) {
        self.last.push(sign);
    }

    /// Writes the last word.
    pub(super) fn finish(&mut self) {
        if self.last.is_empty() {
            return;
        }
        let width = self.last.chars().count();
        // At the start of a line, these would look like a tag or a skipped line.
        let may_begin_line = !self.last.starts_with(['[', '%', ';']);
        if self.column > 0 {
            if self.column + 1 + width > WIDTH && may_begin_line {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(&self.last);
        self.column += width;
        self.last.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(fill: impl Fn(&mut Filler<'_>)) -> String {
        let mut text = String::new();
        let mut filler = Filler::new(&mut text);
        fill(&mut filler);
        filler.finish();
        text
    }

    #[test]
    fn lines_are_filled_but_not_beyond_79_columns() {
        let text = filled(|filler| (0..40).for_each(|_| filler.word("123")));
        let lines: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lines, [79, 79]);
        let text = filled(|filler| {
            (0..20).for_each(|_| filler.word("123"));
            filler.close(')');
        });
        let lines: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lines, [75, 4]);
    }

    #[test]
    fn signs_stick_to_words() {
        let text = filled(|filler| {
            filler.word("a");
            filler.open('(');
            filler.open('{');
            filler.word("b");
            filler.word("c");
            filler.close('}');
            filler.close(')');
        });
        assert_eq!(text, "a ({b c})");
    }

    #[test]
    fn no_line_begins_like_a_tag_or_a_skipped_line() {
        let long = "w".repeat(75);
        for word in ["[Event", "%clk", ";"] {
            let text = filled(|filler| {
                filler.word(&long);
                filler.word(word);
                filler.word("next");
            });
            assert_eq!(text, format!("{long} {word}\nnext"));
        }
    }
}

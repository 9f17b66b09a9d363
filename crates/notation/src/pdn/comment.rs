//! Comments on a game.

use super::Clock;
use std::fmt;

/// A comment: words with single spaces between them.
///
/// Invariant: the text can be written between braces and read back unchanged. It has at least one
/// word, no `}`, no control characters, and nothing that would be read as a clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

impl Comment {
    /// The comment with this text, or `None` if it contains no word.
    ///
    /// PDN has no way to write `}` inside a comment, and lines can break anywhere. So `}` becomes
    /// `)`, every run of white space becomes one space, and control characters are dropped. A clock
    /// command gets a space after its bracket, because clocks are a separate field.
    pub fn new(text: &str) -> Option<Comment> {
        let mut clean = String::with_capacity(text.len());
        for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
            if word.is_empty() {
                continue;
            }
            if !clean.is_empty() {
                clean.push(' ');
            }
            clean.extend(word.chars().map(|c| if c == '}' { ')' } else { c }));
        }
        (!clean.is_empty()).then(|| Comment(without_clocks(clean)))
    }

    /// Extracts the clock from a comment. There may be no comment left without it.
    pub(super) fn with_clock(text: &str) -> (Option<Clock>, Option<Comment>) {
        match Clock::find(text) {
            Some((range, clock)) => {
                let rest = [&text[..range.start], " ", &text[range.end..]].concat();
                (Some(clock), Comment::new(&rest))
            }
            None => (None, Comment::new(text)),
        }
    }

    /// The text, without braces.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text for people: without commands.
    ///
    /// ```
    /// # use crownhead_notation::pdn::Comment;
    /// let comment = Comment::new("[%eval -0.20] The usual move. [%cal G11-15]").unwrap();
    /// assert_eq!(comment.without_commands(), "The usual move.");
    /// ```
    pub fn without_commands(&self) -> String {
        let mut parts = self.0.split("[%");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.split_once(']') {
                Some((_, rest)) => text.push_str(rest),
                // It isn't a command.
                None => {
                    text.push_str("[%");
                    text.push_str(part);
                }
            }
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The comment without the commands of these names. `None` if nothing else is there.
    ///
    /// ```
    /// # use crownhead_notation::pdn::Comment;
    /// let comment = Comment::new("[%eval -0.20] The usual move. [%cal G11-15]").unwrap();
    /// let rest = comment.without(&["eval"]).unwrap();
    /// assert_eq!(rest.as_str(), "The usual move. [%cal G11-15]");
    /// ```
    pub fn without(&self, names: &[&str]) -> Option<Comment> {
        let mut parts = self.0.split("[%");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let rest = part.split_once(']').and_then(|(inside, rest)| {
                let (name, _) = inside.split_once(' ').unwrap_or((inside, ""));
                names.contains(&name).then_some(rest)
            });
            match rest {
                Some(rest) => text.push_str(rest),
                None => {
                    text.push_str("[%");
                    text.push_str(part);
                }
            }
        }
        Comment::new(&text)
    }

    /// The commands in this comment, such as `[%emt 0:00:05]`, as names and values.
    pub fn commands(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.split("[%").skip(1).filter_map(|rest| {
            let (inside, _) = rest.split_once(']')?;
            Some(inside.split_once(' ').unwrap_or((inside, "")))
        })
    }
}

/// The text with a space after the bracket of each clock command.
fn without_clocks(text: String) -> String {
    let mut spaced = String::new();
    let mut copied = 0;
    for (range, _) in Clock::all(&text) {
        spaced.push_str(&text[copied..=range.start]);
        spaced.push(' ');
        copied = range.start + 1;
    }
    if copied == 0 {
        return text;
    }
    spaced.push_str(&text[copied..]);
    spaced
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_clean_words() {
        #[track_caller]
        fn check(text: &str, expected: Option<&str>) {
            let comment = Comment::new(text);
            assert_eq!(comment.as_ref().map(Comment::as_str), expected);
            if let Some(clean) = expected {
                assert_eq!(Comment::new(clean), comment, "clean text stays as it is");
            }
        }
        check("a good move", Some("a good move"));
        check("  two\n\n lines\t", Some("two lines"));
        check("{braces}", Some("{braces)"));
        check("", None);
        check(" \u{0} \n", None);
        check("bell\u{7}", Some("bell"));
        check("[%clk 0:01:00] x", Some("[ %clk 0:01:00] x"));
        check("[%clk 1:00] [%clk 2:00]", Some("[ %clk 1:00] [ %clk 2:00]"));
        check("[%clk soon]", Some("[%clk soon]"));
    }

    /// A comment can have a million bytes, so nothing may be examined again for each command.
    #[test]
    fn a_comment_full_of_commands_takes_no_longer_than_its_length() {
        #[track_caller]
        fn check(text: &str, has_clock: bool, len: usize) {
            let (clock, rest) = Comment::with_clock(text);
            assert_eq!(clock.is_some(), has_clock);
            assert_eq!(rest.unwrap().as_str().len(), len);
        }
        check(&format!("{}]", "[%".repeat(500_000)), false, 1_000_001);
        check(
            &format!("{}]", "[%clk 1:00 ".repeat(90_000)),
            true,
            89_999 * 11 - 1,
        );
        check(&"[%clk 1:00]".repeat(95_000), true, 94_999 * 12);
    }

    #[test]
    fn clocks_are_taken_out() {
        #[track_caller]
        fn check(text: &str, clock: Option<&str>, rest: Option<&str>) {
            let (found, comment) = Comment::with_clock(text);
            assert_eq!(found.map(|clock| clock.to_string()).as_deref(), clock);
            assert_eq!(comment.as_ref().map(Comment::as_str), rest);
        }
        check("[%clk 0:01:00]", Some("[%clk 0:01:00]"), None);
        check("a [%clk 0:01:00] b", Some("[%clk 0:01:00]"), Some("a b"));
        check("a b", None, Some("a b"));
    }

    #[test]
    fn commands_are_taken_out_by_name() {
        #[track_caller]
        fn check(text: &str, expected: Option<&str>) {
            let rest = Comment::new(text).unwrap().without(&["eval", "best"]);
            assert_eq!(rest.as_ref().map(Comment::as_str), expected);
        }
        check("[%eval 0.3] so [%cal G1-5]", Some("so [%cal G1-5]"));
        check("[%best 1-5 24-20][%eval]", None);
        check(
            "a [%evaluated] b [%eval 1",
            Some("a [%evaluated] b [%eval 1"),
        );
        check("plain", Some("plain"));
    }

    #[test]
    fn commands_are_listed() {
        let comment = Comment::new("so [%emt 0:00:05] and [%eval 0.3 x] [%here] [%open").unwrap();
        let commands: Vec<_> = comment.commands().collect();
        assert_eq!(
            commands,
            [("emt", "0:00:05"), ("eval", "0.3 x"), ("here", "")]
        );
    }
}

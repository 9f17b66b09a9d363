//! The arguments of messages. The comment above the English message declares them:
//!
//! ```text
//! # $name (text): what the player is called. Example: Ann
//! ```

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its name, without the `$`.
    pub name: String,
    /// Its kind.
    pub kind: ArgKind,
    /// A sample value, for translators and for the pseudo-language.
    pub example: String,
}

/// The kind of value of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArgKind {
    /// A number. A message can select a variant by its plural.
    Number,
    /// Text that people wrote: names, titles, chat. It can't change the direction of the text
    /// around it.
    Text,
    /// Moves, squares, times on a clock, addresses: written from left to right in every language.
    Code,
    /// Words that come from another message.
    Phrase,
    /// A slot for something that isn't text, such as a link. The message is split there.
    Slot,
    /// One of several named values: a side, a piece. A message can select a variant by it.
    Choice(String),
}

impl ArgKind {
    fn parse(word: &str) -> ArgKind {
        match word {
            "number" => ArgKind::Number,
            "text" => ArgKind::Text,
            "code" => ArgKind::Code,
            "phrase" => ArgKind::Phrase,
            "slot" => ArgKind::Slot,
            other => ArgKind::Choice(other.to_owned()),
        }
    }
}

/// The arguments that a comment declares. The rest of the comment is for translators.
pub(crate) fn declared<'a>(
    comment: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Argument>, String> {
    let lines = comment.into_iter().map(str::trim);
    lines
        .filter(|line| line.starts_with('$'))
        .map(|line| declaration(line).ok_or_else(|| bad(line)))
        .collect()
}

fn declaration(line: &str) -> Option<Argument> {
    let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
    let (kind, rest) = rest.split_once(')')?;
    let (_, example) = rest.split_once("Example: ")?;
    let is_name = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.bytes().all(|b| b.is_ascii_lowercase())
    };
    (is_name(name) && is_name(kind) && !example.is_empty()).then(|| Argument {
        name: name.to_owned(),
        kind: ArgKind::parse(kind),
        example: example.to_owned(),
    })
}

fn bad(line: &str) -> String {
    format!("can't read {line:?}: expected `$name (kind): what it is. Example: …`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_declares_arguments() {
        let comment = [
            "Shown in a list.",
            "$count (number): how many. Example: 3",
            "$side (side): who won. Example: Red",
        ];
        let found = declared(comment).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].kind, ArgKind::Number);
        assert_eq!(found[1].kind, ArgKind::Choice("side".to_owned()));
        assert_eq!(found[1].example, "Red");
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        for line in [
            "$count",
            "$count (number)",
            "$Count (number): x. Example: 3",
        ] {
            assert!(declared([line]).unwrap_err().contains(line), "{line}");
        }
    }
}

//! Text that can't be read as moves, kept as comments.

use super::Comment;
use super::tree::{Action, Line, Node};
use super::written::PlacedMove;
use crate::Fen;
use rules::Labels;
use std::fmt::Write as _;

/// Words that will become a comment.
#[derive(Default)]
pub(super) struct Rest {
    text: String,
}

impl Rest {
    /// Adds a word, after a space unless it's glued to the last one or follows a parenthesis.
    pub(super) fn word(&mut self, word: &str, glued: bool) {
        if !glued && !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    /// Adds commas to the last word. If there is none, they're only separators and are dropped.
    pub(super) fn commas(&mut self, count: usize) {
        if !self.text.is_empty() {
            self.text.extend(std::iter::repeat_n(',', count));
        }
    }

    /// The comment, if there are any words.
    pub(super) fn take(&mut self) -> Option<Comment> {
        Comment::new(&std::mem::take(&mut self.text))
    }
}

/// Moves that can't be made, as comments: their own comments stay separate, and the text between
/// them becomes one each.
pub(super) fn comments_of(nodes: impl IntoIterator<Item = Node<PlacedMove>>) -> Vec<Comment> {
    let mut writer = RestWriter::default();
    writer.nodes(nodes);
    writer.finish()
}

#[derive(Default)]
struct RestWriter {
    rest: Rest,
    comments: Vec<Comment>,
}

impl RestWriter {
    fn nodes(&mut self, nodes: impl IntoIterator<Item = Node<PlacedMove>>) {
        for node in nodes {
            self.action(&node);
            if let Some(strength) = node.strength {
                self.rest.word(&strength.to_string(), true);
            }
            for nag in node.nags {
                self.rest.word(&nag.to_string(), false);
            }
            if let Some(clock) = node.clock {
                self.rest.word(&clock.to_string(), false);
            }
            self.own(node.comments);
            for variation in node.variations {
                self.rest.word("(", false);
                self.line(variation.line);
                self.rest.word(")", true);
                self.own(variation.after);
            }
        }
    }

    /// Calls are nested no deeper than variations.
    fn line(&mut self, line: Line<PlacedMove>) {
        self.own(line.comments);
        self.nodes(line.nodes);
    }

    fn action(&mut self, node: &Node<PlacedMove>) {
        match &node.action {
            Action::Move(placed) => {
                let mut word = String::new();
                if let Some(number) = placed.number {
                    let _ = write!(word, "{number}. ");
                }
                let labels = if placed.letters {
                    Labels::Letters
                } else {
                    Labels::Numbers
                };
                word.push_str(&placed.written.text(labels));
                self.rest.word(&word, false);
            }
            Action::SetUp(pos) => {
                let fen = format!("/FEN \"{}\"/", Fen::from(pos));
                self.rest.word(&fen, false);
            }
        }
    }

    fn own(&mut self, comments: Vec<Comment>) {
        if !comments.is_empty() {
            self.comments.extend(self.rest.take());
            self.comments.extend(comments);
        }
    }

    fn finish(mut self) -> Vec<Comment> {
        self.comments.extend(self.rest.take());
        self.comments
    }
}

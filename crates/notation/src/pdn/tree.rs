//! Annotated moves: lines that branch.

use super::{Clock, Comment, Nag, Strength};
use rules::{Move, Position};

/// A sequence of annotated moves: the main line of a game, or a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M = Move> {
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// The moves.
    pub nodes: Vec<Node<M>>,
}

/// One move or setup with its annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node<M = Move> {
    /// What happens on the board.
    pub action: Action<M>,
    /// The signs after the move.
    pub strength: Option<Strength>,
    /// The numeric annotations.
    pub nags: Vec<Nag>,
    /// The clocks after the move.
    pub clock: Option<Clock>,
    /// Comments after the move.
    pub comments: Vec<Comment>,
    /// Alternatives to the move.
    pub variations: Vec<Variation<M>>,
}

/// What happens on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<M = Move> {
    /// A move is made.
    Move(M),
    /// The board is set up from scratch.
    SetUp(Position),
}

/// Alternatives to a move in another line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<M = Move> {
    /// The moves, starting from the position before the replaced move.
    pub line: Line<M>,
    /// Comments directly after the variation.
    pub after: Vec<Comment>,
}

impl<M> Line<M> {
    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.nodes.is_empty()
    }

    /// Adds comments after everything else.
    pub(super) fn append(&mut self, comments: Vec<Comment>) {
        let end = match self.nodes.last_mut() {
            Some(node) => match node.variations.last_mut() {
                Some(variation) => &mut variation.after,
                None => &mut node.comments,
            },
            None => &mut self.comments,
        };
        end.extend(comments);
    }
}

impl<M> Default for Line<M> {
    fn default() -> Line<M> {
        Line {
            comments: Vec::new(),
            nodes: Vec::new(),
        }
    }
}

impl<M> Node<M> {
    /// This action without annotations.
    pub const fn new(action: Action<M>) -> Node<M> {
        Node {
            action,
            strength: None,
            nags: Vec::new(),
            clock: None,
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl<M> From<M> for Node<M> {
    fn from(mv: M) -> Node<M> {
        Node::new(Action::Move(mv))
    }
}

impl<M> From<Line<M>> for Variation<M> {
    fn from(line: Line<M>) -> Variation<M> {
        Variation {
            line,
            after: Vec::new(),
        }
    }
}

/// Whether a line starts with a setup. Such a line needs an explicit start, or the setup would be
/// mistaken for it.
pub(super) fn begins_with_set_up<M>(line: &Line<M>) -> bool {
    matches!(
        line.nodes.first(),
        Some(Node {
            action: Action::SetUp(_),
            ..
        })
    )
}

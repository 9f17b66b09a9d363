//! Moves with everything said about them: lines that branch.

use super::{Clock, Comment, Nag, Strength};
use rules::{Move, Position};

/// A sequence of moves with remarks: the main line of a game, or a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M = Move> {
    /// What is said before the first move.
    pub comments: Vec<Comment>,
    /// The moves.
    pub nodes: Vec<Node<M>>,
}

/// One move, or one set-up, with everything said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node<M = Move> {
    /// What happens on the board.
    pub action: Action<M>,
    /// The signs behind the move.
    pub strength: Option<Strength>,
    /// The remarks by number.
    pub nags: Vec<Nag>,
    /// The clocks after the move.
    pub clock: Option<Clock>,
    /// What is said right after the move.
    pub comments: Vec<Comment>,
    /// What might have been played instead of it.
    pub variations: Vec<Variation<M>>,
}

/// What happens on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<M = Move> {
    /// A move is made.
    Move(M),
    /// The board is set up anew.
    SetUp(Position),
}

/// Moves that might have been played instead of one in another line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<M = Move> {
    /// The moves, from the position before the move that they replace.
    pub line: Line<M>,
    /// What is said after the variation, before anything else comes.
    pub after: Vec<Comment>,
}

impl<M> Line<M> {
    /// Whether it says nothing at all.
    pub const fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.nodes.is_empty()
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
    /// This action and no remark.
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

/// Whether the first thing in a line is a set-up. Such a line needs its start written, or the
/// set-up would be taken for it.
pub(super) fn begins_with_set_up<M>(line: &Line<M>) -> bool {
    matches!(
        line.nodes.first(),
        Some(Node {
            action: Action::SetUp(_),
            ..
        })
    )
}

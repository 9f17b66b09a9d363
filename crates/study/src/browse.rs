//! Navigating a study.

use super::{NodeId, Study};
use rules::{Move, Piece};

/// How a board gets from one node to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transition {
    /// By this move.
    Play {
        /// The move.
        mv: Move,
        /// Whether it makes a king.
        crowns: bool,
    },
    /// By taking back this move.
    TakeBack(Move),
    /// By setting up the position.
    SetUp,
}

impl Study {
    /// Returns how a board gets from this node to the cursor.
    pub fn transition(&self, from: NodeId) -> Transition {
        let cursor = self.cursor;
        if self.parent(cursor) == Some(from)
            && let Some(mv) = self.move_at(cursor)
        {
            let is_king = |node: NodeId, at| {
                let piece = self.position_at(node).board().get(at);
                piece.is_some_and(Piece::is_king)
            };
            let crowns = is_king(cursor, mv.to()) && !is_king(from, mv.from());
            return Transition::Play { mv, crowns };
        }
        match self.move_at(from) {
            Some(mv) if self.parent(from) == Some(cursor) => Transition::TakeBack(mv),
            _ => Transition::SetUp,
        }
    }

    /// Goes to a node. Returns `false` if it was deleted, or the cursor is there already.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let is_there = self.contains(node);
        self.go(is_there.then_some(node))
    }

    /// Goes one move forward along the line. Returns `false` at its end.
    pub fn forward(&mut self) -> bool {
        self.go(self.children(self.cursor).first().copied())
    }

    /// Goes one move back. Returns `false` at the start.
    pub fn back(&mut self) -> bool {
        self.go(self.parent(self.cursor))
    }

    /// Whether the cursor is at the end of its line.
    pub fn is_at_end(&self) -> bool {
        self.children(self.cursor).is_empty()
    }

    /// Goes to the start.
    pub fn first(&mut self) -> bool {
        self.go(Some(Study::ROOT))
    }

    /// Goes to the end of the current line.
    pub fn last(&mut self) -> bool {
        self.go(self.line_from(self.cursor).last())
    }

    /// Goes to the next alternative to this move, wrapping around. Returns `false` if there isn't
    /// any.
    pub fn next_variation(&mut self) -> bool {
        self.go(self.sibling(1))
    }

    /// Goes to the previous alternative to this move, wrapping around.
    pub fn previous_variation(&mut self) -> bool {
        let siblings = self
            .parent(self.cursor)
            .map_or(0, |parent| self.children(parent).len());
        self.go(self.sibling(siblings.saturating_sub(1)))
    }

    /// Goes back to the last move on the main line. Returns `false` on the main line.
    pub fn leave_variation(&mut self) -> bool {
        let on_main = self
            .path_to(self.cursor)
            .into_iter()
            .rev()
            .find(|node| self.is_main_line(*node));
        self.go(on_main)
    }

    /// Returns the alternative this many places after the current move, wrapping around.
    fn sibling(&self, places: usize) -> Option<NodeId> {
        let siblings = self.children(self.parent(self.cursor)?);
        let here = siblings.iter().position(|node| *node == self.cursor)?;
        siblings.get((here + places) % siblings.len()).copied()
    }

    /// Goes there and returns whether the cursor changed.
    fn go(&mut self, to: Option<NodeId>) -> bool {
        let to = to.unwrap_or(self.cursor);
        std::mem::replace(&mut self.cursor, to) != to
    }
}

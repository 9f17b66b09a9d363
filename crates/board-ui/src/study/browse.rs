//! Going through a study.

use super::{NodeId, Study};

impl Study {
    /// Goes to a node. A node that was deleted is not gone to.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let is_there = self.contains(node);
        self.go(is_there.then_some(node))
    }

    /// One move on along the line; `false` at its end.
    pub fn forward(&mut self) -> bool {
        self.go(self.children(self.cursor).first().copied())
    }

    /// One move back; `false` at the start.
    pub fn back(&mut self) -> bool {
        self.go(self.parent(self.cursor))
    }

    /// To the start.
    pub fn first(&mut self) -> bool {
        self.go(Some(Study::ROOT))
    }

    /// To the end of the line that the cursor is on.
    pub fn last(&mut self) -> bool {
        self.go(self.line_from(self.cursor).last())
    }

    /// To the next move that might have been played instead of this one, and from the last to the
    /// first; `false` where there is no other.
    pub fn next_variation(&mut self) -> bool {
        self.go(self.sibling(1))
    }

    /// To the move before among those that might have been played here.
    pub fn previous_variation(&mut self) -> bool {
        let siblings = self
            .parent(self.cursor)
            .map_or(0, |parent| self.children(parent).len());
        self.go(self.sibling(siblings.saturating_sub(1)))
    }

    /// Back to the move of the main line after which the variation was left; `false` on the main
    /// line.
    pub fn leave_variation(&mut self) -> bool {
        let on_main = self
            .path_to(self.cursor)
            .into_iter()
            .rev()
            .find(|node| self.is_main_line(*node));
        self.go(on_main)
    }

    /// The move so many places after this one among those that can be played here, in a circle.
    fn sibling(&self, places: usize) -> Option<NodeId> {
        let siblings = self.children(self.parent(self.cursor)?);
        let here = siblings.iter().position(|node| *node == self.cursor)?;
        siblings.get((here + places) % siblings.len()).copied()
    }

    /// Goes there, and says whether that is somewhere else.
    fn go(&mut self, to: Option<NodeId>) -> bool {
        let to = to.unwrap_or(self.cursor);
        std::mem::replace(&mut self.cursor, to) != to
    }
}

//! The moves of a study as a list to be shown.

use super::{NodeId, Study};
use notation::write_move;
use rules::{Color, Labels};

/// One entry of the list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The node that it leads to.
    pub node: NodeId,
    /// How deep it is in variations; 0 on the main line.
    pub depth: usize,
    /// What it is.
    pub kind: RowKind,
}

/// What an entry of the list of moves is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowKind {
    /// A move.
    Move {
        /// The number in front of it, where one is due: `12.` for Black, `12...` for White.
        number: Option<String>,
        /// The move with its signs: `22x15!`.
        text: String,
    },
    /// The board was set up anew.
    SetUp,
    /// A variation begins, of which the node is the first move.
    Open,
    /// The variation that began last ends.
    Close,
}

impl Study {
    /// The move that leads to a node, as it is written: `22x15`. `None` at the root and for set-ups.
    pub fn move_text(&self, node: NodeId, labels: Labels) -> Option<String> {
        let mv = self.move_at(node)?;
        let before = self.position_at(self.parent(node)?);
        Some(write_move(before, self.rules, mv, labels).to_string())
    }

    /// The number of the move that leads to a node: `12.` for Black, `12...` for White.
    pub fn number_text(&self, node: NodeId) -> Option<String> {
        let mover = self.position_at(self.parent(node)?).turn();
        let path = self.path_to(node);
        // A new number comes whenever Black moves after White did.
        let number = 1 + path
            .windows(2)
            .filter(|pair| {
                self.position_at(pair[0]).turn() == Color::White
                    && self.position_at(pair[1]).turn() == Color::Black
                    && pair[1] != node
            })
            .count();
        Some(match mover {
            Color::Black => format!("{number}."),
            Color::White => format!("{number}..."),
        })
    }

    /// All moves in reading order: after each move of a line, the variations to it.
    pub fn rows(&self, labels: Labels) -> Vec<Row> {
        // Lines still to be written out: their next node, and how deep they are. A stack instead of
        // recursion, because a tree that is made by hand may be deep.
        let mut rows = Vec::new();
        let mut stack = vec![Step::Line(self.first_child(Study::ROOT), 0, true)];
        while let Some(step) = stack.pop() {
            let (node, depth, begins) = match step {
                Step::Close(node, depth) => {
                    rows.push(Row {
                        node,
                        depth,
                        kind: RowKind::Close,
                    });
                    continue;
                }
                Step::Line(None, ..) => continue,
                Step::Line(Some(node), depth, begins) => (node, depth, begins),
            };
            if begins && depth > 0 {
                rows.push(Row {
                    node,
                    depth,
                    kind: RowKind::Open,
                });
            }
            let after_other = matches!(
                rows.last(),
                Some(Row {
                    kind: RowKind::Close | RowKind::SetUp,
                    ..
                })
            );
            rows.push(self.row(node, depth, begins || after_other, labels));
            stack.push(Step::Line(self.first_child(node), depth, false));
            for variation in self.variations_to(node).iter().rev() {
                stack.push(Step::Close(*variation, depth + 1));
                stack.push(Step::Line(Some(*variation), depth + 1, true));
            }
        }
        rows
    }

    fn row(&self, node: NodeId, depth: usize, needs_number: bool, labels: Labels) -> Row {
        let kind = match self.move_text(node, labels) {
            None => RowKind::SetUp,
            Some(mut text) => {
                if let Some(strength) = self.remarks(node).strength {
                    text.push_str(&strength.to_string());
                } else if let Some(mark) = self.verdict(node) {
                    text.push_str(mark.signs());
                }
                let is_due = |number: &String| needs_number || !number.ends_with("...");
                RowKind::Move {
                    number: self.number_text(node).filter(is_due),
                    text,
                }
            }
        };
        Row { node, depth, kind }
    }

    fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The other moves from where this one was played, if it is the line's.
    fn variations_to(&self, node: NodeId) -> &[NodeId] {
        match self.parent(node).map(|parent| self.children(parent)) {
            Some([main, variations @ ..]) if *main == node => variations,
            _ => &[],
        }
    }
}

enum Step {
    /// The line that goes on with this node, at this depth; whether it begins here.
    Line(Option<NodeId>, usize, bool),
    Close(NodeId, usize),
}

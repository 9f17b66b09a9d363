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
        self.parent(node)?;
        let path = self.path_to(node);
        let before = &path[1..path.len() - 1];
        let number = before
            .iter()
            .fold(1, |number, node| self.number_after(number, *node));
        Some(self.numbered(number, node))
    }

    /// All moves in reading order: after each move of a line, the variations to it.
    pub fn rows(&self, labels: Labels) -> Vec<Row> {
        // A stack of the lines still to be written out, instead of recursion: a tree that is made by
        // hand may be deep.
        let mut rows: Vec<Row> = Vec::new();
        let mut stack = vec![Step::Begin(self.first_child(Study::ROOT), 0, 1)];
        while let Some(step) = stack.pop() {
            let (node, depth, number, begins) = match step {
                Step::Close(node, depth) => {
                    let kind = RowKind::Close;
                    rows.push(Row { node, depth, kind });
                    continue;
                }
                Step::Begin(Some(node), depth, number) => (node, depth, number, true),
                Step::GoOn(Some(node), depth, number) => (node, depth, number, false),
                Step::Begin(None, ..) | Step::GoOn(None, ..) => continue,
            };
            if begins && depth > 0 {
                let kind = RowKind::Open;
                rows.push(Row { node, depth, kind });
            }
            let follows_move = rows
                .last()
                .is_some_and(|row| matches!(row.kind, RowKind::Move { .. }));
            let number_text = self.numbered(number, node);
            let is_due = !follows_move || !number_text.ends_with("...");
            let kind = self.row_kind(node, is_due.then_some(number_text), labels);
            rows.push(Row { node, depth, kind });
            let next = self.number_after(number, node);
            stack.push(Step::GoOn(self.first_child(node), depth, next));
            for variation in self.variations_to(node).iter().rev() {
                stack.push(Step::Close(*variation, depth + 1));
                stack.push(Step::Begin(Some(*variation), depth + 1, number));
            }
        }
        rows
    }

    fn row_kind(&self, node: NodeId, number: Option<String>, labels: Labels) -> RowKind {
        let Some(mut text) = self.move_text(node, labels) else {
            return RowKind::SetUp;
        };
        if let Some(strength) = self.remarks(node).strength {
            text.push_str(&strength.to_string());
        } else if let Some(mark) = self.verdict(node) {
            text.push_str(mark.signs());
        }
        RowKind::Move { number, text }
    }

    /// The number that comes after this node, which has this one. A new number comes when Black is
    /// to move after White was.
    fn number_after(&self, number: usize, node: NodeId) -> usize {
        let turn = |node| self.position_at(node).turn();
        let mover = self.parent(node).map(turn);
        number + usize::from(mover == Some(Color::White) && turn(node) == Color::Black)
    }

    fn numbered(&self, number: usize, node: NodeId) -> String {
        let mover = self
            .parent(node)
            .map(|before| self.position_at(before).turn());
        match mover {
            Some(Color::White) => format!("{number}..."),
            _ => format!("{number}."),
        }
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

/// What is still to be written: a node if there is one, how deep it is, the number it has.
enum Step {
    /// A line begins.
    Begin(Option<NodeId>, usize, usize),
    /// A line goes on.
    GoOn(Option<NodeId>, usize, usize),
    /// A variation ends.
    Close(NodeId, usize),
}

//! The moves of a study as a list.

use super::{NodeId, Study};
use crate::spoken;
use notation::pdn::{Comment, Mark};
use notation::write_move;
use rules::{Color, Labels};
use std::collections::HashMap;

/// A row of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The node that it leads to.
    pub node: NodeId,
    /// How deep it's nested in variations. 0 on the main line.
    pub depth: usize,
    /// What it shows.
    pub kind: RowKind,
}

/// What a row of the move list shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowKind {
    /// A move.
    Move {
        /// The move number, if it's shown: `12.` for Black, `12...` for White.
        number: Option<String>,
        /// The move with its signs, for example `22x15!`.
        text: String,
    },
    /// The board was set up again.
    SetUp,
    /// The start of a variation. The node is its first move.
    Open,
    /// The end of the innermost variation.
    Close,
}

/// A paragraph of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Paragraph {
    /// A stretch of the main line.
    MainLine(Vec<Part>),
    /// A variation, including its nested variations.
    Variation(Vec<Part>),
}

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A move.
    Move {
        /// The node that it leads to.
        node: NodeId,
        /// The move number, if it's shown.
        number: Option<String>,
        /// The move with its signs.
        text: String,
    },
    /// What a comment says.
    Comment(String),
    /// The board was set up again.
    SetUp,
    /// The start of a variation in a variation.
    Open,
    /// Its end.
    Close,
}

impl Study {
    /// Returns the move list as paragraphs, with the comments: the main line, and between its
    /// stretches the variations. `is_judged` says whether mistakes are marked.
    pub fn paragraphs(&self, labels: Labels, is_judged: bool) -> Vec<Paragraph> {
        let rows = match is_judged {
            true => self.rows(labels),
            false => self.rows_unjudged(labels),
        };
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        let before = said(&self.remarks(Study::ROOT).after);
        paragraphs.extend(before.map(|text| Paragraph::MainLine(vec![Part::Comment(text)])));
        for Row { node, depth, kind } in rows {
            let is_opened = depth == 1 && kind == RowKind::Open;
            let parts = self.parts(node, depth, kind);
            match (paragraphs.last_mut(), depth) {
                (Some(Paragraph::MainLine(line)), 0) => line.extend(parts),
                (_, 0) => paragraphs.push(Paragraph::MainLine(parts)),
                (Some(Paragraph::Variation(line)), _) if !is_opened => line.extend(parts),
                _ => paragraphs.push(Paragraph::Variation(parts)),
            }
        }
        paragraphs
    }

    fn parts(&self, node: NodeId, depth: usize, kind: RowKind) -> Vec<Part> {
        match kind {
            RowKind::Move { number, text } => {
                let remarks = self.remarks(node);
                let before = said(&remarks.before).map(Part::Comment);
                let after = said(&remarks.after).map(Part::Comment);
                let mv = Part::Move { node, number, text };
                before.into_iter().chain([mv]).chain(after).collect()
            }
            RowKind::SetUp => vec![Part::SetUp],
            RowKind::Open if depth > 1 => vec![Part::Open],
            RowKind::Close if depth > 1 => vec![Part::Close],
            RowKind::Open | RowKind::Close => Vec::new(),
        }
    }

    /// Returns the move that leads to a node as text, for example `22x15`. `None` at the root and
    /// for new setups.
    pub fn move_text(&self, node: NodeId, labels: Labels) -> Option<String> {
        let mv = self.move_at(node)?;
        let before = self.position_at(self.parent(node)?);
        Some(write_move(before, self.rules, mv, labels).to_string())
    }

    /// Returns the number of the move that leads to a node: `12.` for Black, `12...` for White.
    pub fn number_text(&self, node: NodeId) -> Option<String> {
        self.parent(node)?;
        let path = self.path_to(node);
        let before = &path[1..path.len() - 1];
        let number = before
            .iter()
            .fold(1, |number, node| self.number_after(number, *node));
        Some(self.numbered(number, node))
    }

    /// Returns all moves in reading order: after each move of a line, its variations. Mistakes are
    /// only marked once the game is analyzed.
    pub fn rows(&self, labels: Labels) -> Vec<Row> {
        self.listed(labels, self.is_analyzed())
    }

    /// Returns all moves in reading order without marks for mistakes: while an analysis is running,
    /// its judgment may still change.
    pub fn rows_unjudged(&self, labels: Labels) -> Vec<Row> {
        self.listed(labels, false)
    }

    fn listed(&self, labels: Labels, is_judged: bool) -> Vec<Row> {
        // A stack of pending lines instead of recursion, because a tree made by hand may be deep.
        let mut rows: Vec<Row> = Vec::new();
        let main_line = self.main_line();
        let marks = self.marks_of(&main_line);
        let marks: HashMap<NodeId, Option<Mark>> = main_line.into_iter().zip(marks).collect();
        let mark = |node: NodeId| match marks.get(&node) {
            _ if !is_judged => None,
            Some(mark) => *mark,
            None => self.verdict(node),
        };
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
            let kind = self.row_kind(node, is_due.then_some(number_text), mark(node), labels);
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

    fn row_kind(
        &self,
        node: NodeId,
        number: Option<String>,
        mark: Option<Mark>,
        labels: Labels,
    ) -> RowKind {
        let Some(mut text) = self.move_text(node, labels) else {
            return RowKind::SetUp;
        };
        if let Some(strength) = self.remarks(node).strength {
            text.push_str(&strength.to_string());
        } else if let Some(mark) = mark {
            text.push_str(mark.signs());
        }
        RowKind::Move { number, text }
    }

    /// Returns the move number after this node, which has `number`. It grows when Black is to move
    /// after White.
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

    /// Returns the alternatives to this move, if it's on its line.
    fn variations_to(&self, node: NodeId) -> &[NodeId] {
        match self.parent(node).map(|parent| self.children(parent)) {
            Some([main, variations @ ..]) if *main == node => variations,
            _ => &[],
        }
    }
}

/// What's left to list: a node if there is one, its depth, and its move number.
enum Step {
    /// A line starts.
    Begin(Option<NodeId>, usize, usize),
    /// A line continues.
    GoOn(Option<NodeId>, usize, usize),
    /// A variation ends.
    Close(NodeId, usize),
}

/// What comments say to people, if anything.
fn said(comments: &[Comment]) -> Option<String> {
    let text = spoken(comments);
    (!text.is_empty()).then_some(text)
}

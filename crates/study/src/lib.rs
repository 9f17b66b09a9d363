//! A game under review, without a screen.
//!
//! A [`Study`] is the tree of its moves with a cursor, evaluations and annotations. It comes from a
//! game, a position or PDN, and it's written as PDN again. The [`Analyst`] decides what the engine
//! works on in the meantime: requests come out as effects, and answers go in.

mod analyst;
mod annotate;
mod better;
mod browse;
mod evaluation;
mod findings;
mod graph;
mod line;
mod pdn;
mod rows;

pub use analyst::{AnalysisSettings, Analyst, AnalystEffect, PositionAnalysis, UnfinishedSurvey};
pub use annotate::spoken;
pub use better::{Better, KeyMoment};
pub use browse::Transition;
pub use evaluation::{Evaluation, GraphMistake, GraphPoint};
pub use findings::{GameFindings, ReviewFindings};
pub use graph::{GraphDrawing, MistakeCounts};
pub use learn::MAX_LINE;
pub use line::{LineStep, line_steps};
pub use rows::{Paragraph, Part, Row, RowKind};

use notation::pdn::{Action, Clock, Comment, GameResult, Nag, Strength, Tags};
use rules::{Game, Move, Position, Refusal, RuleSet};

/// A game under review: the moves that were played, variations, and a cursor.
///
/// Every node is a position. All but the first were reached by a move (or, in some files, by a new
/// setup). The first child of a node continues its line, and the others are variations. The cursor
/// is always on a node.
///
/// ```
/// # use study::Study;
/// # use rules::Game;
/// let mut game = Game::new();
/// game.play(game.legal_moves()[0]).unwrap();
/// let mut study = Study::of_game(&game);
/// assert!(study.forward());
/// assert_eq!(study.position(), game.position());
/// assert!(study.back());
/// let other = game.start().moves()[1];
/// let node = study.play(other).unwrap();
/// assert_eq!(study.cursor(), node);
/// assert_eq!(study.children(Study::ROOT).len(), 2);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    rules: RuleSet,
    tags: Tags,
    result: GameResult,
    /// Never empty. The first node is the root. A deleted node is unlinked and stays unused.
    nodes: Vec<Node>,
    cursor: NodeId,
}

/// The ID of a node in a [`Study`]. It doesn't change when the tree grows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// Returns a number for this node, as a key for a view.
    pub const fn number(self) -> usize {
        self.0
    }
}

/// Annotations on the move that leads to a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// The signs after the move.
    pub strength: Option<Strength>,
    /// The numeric annotation glyphs.
    pub nags: Vec<Nag>,
    /// The clocks after the move.
    pub clock: Option<Clock>,
    /// The comments before the move, if a line starts with it.
    pub before: Vec<Comment>,
    /// The comments after the move.
    pub after: Vec<Comment>,
    /// The comments after the variation that starts with this move.
    pub after_variation: Vec<Comment>,
}

#[derive(Clone, PartialEq, Debug)]
struct Node {
    parent: Option<NodeId>,
    /// How it was reached. `None` for the root.
    action: Option<Action>,
    position: Position,
    children: Vec<NodeId>,
    remarks: Remarks,
    evaluation: Option<Evaluation>,
    better: Option<Better>,
}

impl Study {
    /// The node of the start position.
    pub const ROOT: NodeId = NodeId(0);

    /// Returns a study of a position, without moves.
    pub fn of_position(position: Position, rules: RuleSet) -> Study {
        Study {
            rules,
            tags: Tags::new(),
            result: GameResult::Unknown,
            nodes: vec![Node::root(position)],
            cursor: Study::ROOT,
        }
    }

    /// Returns a study of a game, which may still be in progress. The cursor is at the start.
    pub fn of_game(game: &Game) -> Study {
        let mut study = Study::of_position(*game.start(), game.rules());
        let mut at = Study::ROOT;
        for &mv in game.moves() {
            at = study
                .child(at, Action::Move(mv))
                .expect("the game contains only legal moves");
        }
        study.result = game
            .ending()
            .map_or(GameResult::Unknown, |ending| ending.outcome.into());
        study
    }

    /// Returns the rules.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the tags of the game.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns the result, if known.
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Whether this node is in the tree and not deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        let path = self.path_to(node);
        node.0 < self.nodes.len()
            && path
                .windows(2)
                .all(|pair| self.children(pair[0]).contains(&pair[1]))
    }

    /// Returns the current node.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.position_at(self.cursor)
    }

    /// Returns the position at a node.
    pub fn position_at(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// Returns the move that led to the current position.
    pub fn last_move(&self) -> Option<Move> {
        self.move_at(self.cursor)
    }

    /// Returns the move that led to a node. `None` at the root and after a new setup.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        match self.node(node).action {
            Some(Action::Move(mv)) => Some(mv),
            Some(Action::SetUp(_)) | None => None,
        }
    }

    /// Returns the previous node. `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// Returns the next nodes: the line first, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// Returns how many moves led to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.path_to(node).len() - 1
    }

    /// Returns the nodes from the root to this one, inclusive.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |at| self.parent(*at)).collect();
        path.reverse();
        path
    }

    /// Returns the nodes of the main line, starting with the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(Study::ROOT).collect()
    }

    /// Returns the nodes of the current line: to the cursor, and on to its end.
    pub fn current_line(&self) -> Vec<NodeId> {
        let mut line = self.path_to(self.cursor);
        line.extend(self.line_from(self.cursor).skip(1));
        line
    }

    /// Whether a node is on the main line.
    pub fn is_main_line(&self, node: NodeId) -> bool {
        let path = self.path_to(node);
        path.windows(2)
            .all(|pair| self.children(pair[0]).first() == Some(&pair[1]))
    }

    /// Returns the game up to a node with its history, so that repetitions count. After a new setup
    /// in the middle, the game starts there.
    pub fn game_to(&self, node: NodeId) -> Game {
        let path = self.path_to(node);
        let begins = path
            .iter()
            .rposition(|at| self.move_at(*at).is_none())
            .unwrap_or(0);
        let mut game = Game::from_position(*self.position_at(path[begins]), self.rules);
        for mv in path[begins + 1..].iter().filter_map(|at| self.move_at(*at)) {
            // If the players continued after a draw by rule, the game restarts from there.
            if game.play(mv).is_err() {
                game = Game::from_position(*game.position(), self.rules);
                let _ = game.play(mv);
            }
        }
        game
    }

    /// Returns the annotations on the move that leads to a node.
    pub fn remarks(&self, node: NodeId) -> &Remarks {
        &self.node(node).remarks
    }

    /// Returns the annotations of a node, for editing.
    pub fn remarks_mut(&mut self, node: NodeId) -> &mut Remarks {
        &mut self.node_mut(node).remarks
    }

    /// Plays a move at the cursor and goes there. A move that's already in the tree is followed.
    /// Any other move starts a variation. A refusal changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, Refusal> {
        let mut game = Game::from_position(*self.position(), self.rules);
        game.play(mv)?;
        self.cursor = self
            .child(self.cursor, Action::Move(mv))
            .expect("the game accepted the move");
        Ok(self.cursor)
    }

    /// Deletes a node with everything after it. If the cursor was in there, it goes to the previous
    /// node. The root can't be deleted.
    pub fn delete(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else {
            return;
        };
        if self.path_to(self.cursor).contains(&node) {
            self.cursor = parent;
        }
        self.node_mut(parent)
            .children
            .retain(|child| *child != node);
    }

    /// Makes the line with this node the main line. Its siblings become variations.
    pub fn promote(&mut self, node: NodeId) {
        for pair in self.path_to(node).windows(2) {
            let children = &mut self.node_mut(pair[0]).children;
            if let Some(place) = children.iter().position(|child| *child == pair[1]) {
                children[..=place].rotate_right(1);
            }
        }
    }

    /// Whether the main line begins with the main line of `record`.
    pub fn has_line_of(&self, record: &Study) -> bool {
        let actions = |study: &Study| -> Vec<Option<Action>> {
            let line = study.main_line().into_iter();
            line.map(|node| study.node(node).action).collect()
        };
        actions(self).starts_with(&actions(record))
    }

    /// Makes the main line of `record` the main line again, with the moves that were deleted.
    /// Everything else stays.
    pub fn restore(&mut self, record: &Study) {
        let mut at = Study::ROOT;
        for node in record.main_line() {
            let Some(action) = record.node(node).action else {
                continue;
            };
            match self.child(at, action) {
                Some(child) => at = child,
                None => break,
            }
        }
        self.promote(at);
    }

    /// Returns the child with this action, adding it as the last variation if necessary. `None` for
    /// an illegal move.
    fn child(&mut self, parent: NodeId, action: Action) -> Option<NodeId> {
        let known = self.children(parent).iter().copied();
        if let Some(child) = known
            .into_iter()
            .find(|child| self.node(*child).action == Some(action))
        {
            return Some(child);
        }
        let before = self.position_at(parent);
        let position = match action {
            Action::Move(mv) if !before.moves_under(self.rules).contains(&mv) => return None,
            Action::Move(mv) => before.play_unchecked(mv),
            Action::SetUp(set_up) => set_up,
        };
        let id = NodeId(self.nodes.len());
        let mut node = Node {
            parent: Some(parent),
            action: Some(action),
            ..Node::root(position)
        };
        // In a file, comments on the start stand before the first move.
        if parent == Study::ROOT && self.children(parent).is_empty() {
            node.remarks.before = std::mem::take(&mut self.remarks_mut(parent).after);
        }
        self.nodes.push(node);
        self.node_mut(parent).children.push(id);
        Some(id)
    }

    /// Iterates over a node and the rest of its line.
    fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |at| self.children(*at).first().copied())
    }

    /// Returns the node. An ID from another study, which a view may still hold, never panics: out of
    /// range it's the root.
    fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id.0).unwrap_or(&self.nodes[0])
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let place = if id.0 < self.nodes.len() { id.0 } else { 0 };
        &mut self.nodes[place]
    }
}

impl Node {
    fn root(position: Position) -> Node {
        Node {
            parent: None,
            action: None,
            position,
            children: Vec::new(),
            remarks: Remarks::default(),
            evaluation: None,
            better: None,
        }
    }
}

#[cfg(test)]
mod tests;

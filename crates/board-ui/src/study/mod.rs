//! A game under review: a tree of moves with a place in it.

mod browse;
mod evaluation;
mod pdn;
mod rows;

pub use evaluation::{Evaluation, GraphPoint};
pub use rows::{Row, RowKind};

use notation::pdn::{Action, Clock, Comment, GameResult, Nag, Strength, Tags};
use rules::{Game, Move, Position, Refusal, RuleSet};

/// A game under review: the moves that were played, the moves that might have been, and the place
/// that is looked at.
///
/// Every node is a position; all but the first were reached by a move (or, in some files, by a
/// set-up). The first child of a node goes on with its line, the others are variations. The cursor
/// is always on a node.
///
/// ```
/// # use board_ui::Study;
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
    /// Never empty. The first is the root; a node that was deleted is cut off and stays unused.
    nodes: Vec<Node>,
    cursor: NodeId,
}

/// A place in a [`Study`]. It stays the same while the tree grows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// A number for this place, as a key for a view.
    pub const fn number(self) -> usize {
        self.0
    }
}

/// What was said about the move that leads to a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// The signs behind the move.
    pub strength: Option<Strength>,
    /// Remarks by number.
    pub nags: Vec<Nag>,
    /// The clocks after the move.
    pub clock: Option<Clock>,
    /// What is said before the move, where a line begins with it.
    pub before: Vec<Comment>,
    /// What is said after the move.
    pub after: Vec<Comment>,
    /// What is said after the variation that begins with this move.
    pub after_variation: Vec<Comment>,
}

#[derive(Clone, PartialEq, Debug)]
struct Node {
    parent: Option<NodeId>,
    /// How it was reached; the root has been there.
    action: Option<Action>,
    position: Position,
    children: Vec<NodeId>,
    remarks: Remarks,
    evaluation: Option<Evaluation>,
}

impl Study {
    /// The start position.
    pub const ROOT: NodeId = NodeId(0);

    /// A study of a position, without any move yet.
    pub fn of_position(position: Position, rules: RuleSet) -> Study {
        Study {
            rules,
            tags: Tags::new(),
            result: GameResult::Unknown,
            nodes: vec![Node::root(position)],
            cursor: Study::ROOT,
        }
    }

    /// A study of a game, also of one that is still played. The cursor is at the start.
    pub fn of_game(game: &Game) -> Study {
        let mut study = Study::of_position(*game.start(), game.rules());
        let mut at = Study::ROOT;
        for &mv in game.moves() {
            at = study.child(at, Action::Move(mv)).expect("it was played");
        }
        study.result = game
            .ending()
            .map_or(GameResult::Unknown, |ending| ending.outcome.into());
        study
    }

    /// The rules that it is played by.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The tags of the game.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The result, as far as it is known.
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Whether this node is in the tree, and not deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        let path = self.path_to(node);
        node.0 < self.nodes.len()
            && path
                .windows(2)
                .all(|pair| self.children(pair[0]).contains(&pair[1]))
    }

    /// The place that is looked at.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position that is looked at.
    pub fn position(&self) -> &Position {
        self.position_at(self.cursor)
    }

    /// The position at a node.
    pub fn position_at(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// The move that led to the position that is looked at.
    pub fn last_move(&self) -> Option<Move> {
        self.move_at(self.cursor)
    }

    /// The move that led to a node; `None` at the root and after a set-up.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        match self.node(node).action {
            Some(Action::Move(mv)) => Some(mv),
            Some(Action::SetUp(_)) | None => None,
        }
    }

    /// The node before; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// What comes after a node: the line first, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// How many moves led to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.path_to(node).len() - 1
    }

    /// The nodes from the root to this one, both included.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |at| self.parent(*at)).collect();
        path.reverse();
        path
    }

    /// The nodes of the line that was played, the root first.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(Study::ROOT).collect()
    }

    /// The nodes of the line that is looked at: to the cursor, and on from there.
    pub fn current_line(&self) -> Vec<NodeId> {
        let mut line = self.path_to(self.cursor);
        line.extend(self.line_from(self.cursor).skip(1));
        line
    }

    /// Whether a node is on the line that was played.
    pub fn is_main_line(&self, node: NodeId) -> bool {
        let path = self.path_to(node);
        path.windows(2)
            .all(|pair| self.children(pair[0]).first() == Some(&pair[1]))
    }

    /// The game up to a node, as an engine wants it: with the history, so that repetitions count.
    /// After a set-up in the middle, the game begins there.
    pub fn game_to(&self, node: NodeId) -> Game {
        let path = self.path_to(node);
        let begins = path
            .iter()
            .rposition(|at| self.move_at(*at).is_none())
            .unwrap_or(0);
        let mut game = Game::from_position(*self.position_at(path[begins]), self.rules);
        for mv in path[begins + 1..].iter().filter_map(|at| self.move_at(*at)) {
            // Where a draw by the rules was played on, the moves go on from there.
            if game.play(mv).is_err() {
                game = Game::from_position(*game.position(), self.rules);
                let _ = game.play(mv);
            }
        }
        game
    }

    /// What is said about the move that leads to a node.
    pub fn remarks(&self, node: NodeId) -> &Remarks {
        &self.node(node).remarks
    }

    /// The remarks of a node, to be changed.
    pub fn remarks_mut(&mut self, node: NodeId) -> &mut Remarks {
        &mut self.node_mut(node).remarks
    }

    /// Plays a move where the cursor is and goes there. A move that is in the tree already is
    /// followed; any other one branches off. A refusal changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, Refusal> {
        let mut game = Game::from_position(*self.position(), self.rules);
        game.play(mv)?;
        self.cursor = self
            .child(self.cursor, Action::Move(mv))
            .expect("the move is legal");
        Ok(self.cursor)
    }

    /// Deletes a node with everything after it. The cursor goes to the node before, if it was in
    /// there. The root stays.
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

    /// Puts the line with this node before the others of its branching, and so on up to the root:
    /// it becomes the main line. Its siblings become variations.
    pub fn promote(&mut self, node: NodeId) {
        for pair in self.path_to(node).windows(2) {
            let children = &mut self.node_mut(pair[0]).children;
            if let Some(place) = children.iter().position(|child| *child == pair[1]) {
                children[..=place].rotate_right(1);
            }
        }
    }

    /// The child with this action: the one that is there, or a new one as the last variation.
    /// `None` for an illegal move.
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
        self.nodes.push(Node {
            parent: Some(parent),
            action: Some(action),
            ..Node::root(position)
        });
        self.node_mut(parent).children.push(id);
        Some(id)
    }

    /// A node and those that its line goes on with.
    fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |at| self.children(*at).first().copied())
    }

    /// The node; the root for an identity of another study, which a view may still hold.
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
        }
    }
}

#[cfg(test)]
mod tests;

//! Evaluations of positions, and what they say about moves.

use super::{NodeId, Study};
use notation::pdn::{Comment, Mark};
use rules::{Color, Game, Outcome};

/// An evaluation of a position, from Black's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// An estimate in hundredths of a man. Positive is good for Black.
    Estimate(i32),
    /// This side wins.
    Win {
        /// The winner.
        winner: Color,
        /// The number of half-moves to the win, if known.
        plies: Option<u32>,
    },
    /// A draw, from a tablebase.
    Draw,
}

/// A point of a game's evaluation graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphPoint {
    /// Its node.
    pub node: NodeId,
    /// The number of half-moves to it.
    pub ply: usize,
    /// The evaluation, from -1 (White wins) to 1 (Black wins). `None` if unknown.
    pub value: Option<f32>,
}

/// An estimate of this many hundredths is halfway between even and won.
const HALF_WAY: f32 = 150.0;

/// How much a move may give away before it's marked. The way from won to lost is 2.
const LOSS_OF: [(f32, Mark); 3] = [
    (0.60, Mark::Blunder),
    (0.30, Mark::Mistake),
    (0.15, Mark::Dubious),
];

impl Evaluation {
    /// Converts an estimate from the point of view of the side to move, as engines give it.
    pub const fn for_mover(hundredths: i32, turn: Color) -> Evaluation {
        Evaluation::Estimate(match turn {
            Color::Black => hundredths,
            Color::White => hundredths.saturating_neg(),
        })
    }

    /// Returns a value from -1 (White wins) to 1 (Black wins).
    pub fn value(self) -> f32 {
        match self {
            Evaluation::Estimate(hundredths) => {
                let hundredths = hundredths as f32;
                hundredths / (hundredths.abs() + HALF_WAY)
            }
            Evaluation::Win {
                winner: Color::Black,
                ..
            } => 1.0,
            Evaluation::Win { .. } => -1.0,
            Evaluation::Draw => 0.0,
        }
    }

    /// Returns the evaluation as a comment for programs: `[%eval -0.25]` in men, `[%eval B#13]` for
    /// a win of Black in 13 half-moves, `[%eval W#]` for one of unknown length, `[%eval =]` for a
    /// draw.
    pub(super) fn comment(self) -> Comment {
        let value = match self {
            Evaluation::Estimate(hundredths) => format!(
                "{}{}.{:02}",
                if hundredths < 0 { "-" } else { "" },
                hundredths.unsigned_abs() / 100,
                hundredths.unsigned_abs() % 100
            ),
            Evaluation::Win { winner, plies } => {
                let winner = match winner {
                    Color::Black => "B",
                    Color::White => "W",
                };
                let plies = plies.map(|plies| plies.to_string()).unwrap_or_default();
                format!("{winner}#{plies}")
            }
            Evaluation::Draw => "=".to_owned(),
        };
        Comment::new(&format!("[%eval {value}]")).expect("the comment has text")
    }

    /// Reads what [`Evaluation::comment`] wrote. `None` for any other comment.
    pub(super) fn from_comment(comment: &Comment) -> Option<Evaluation> {
        let value = comment
            .as_str()
            .strip_prefix("[%eval ")?
            .strip_suffix(']')?;
        if value == "=" {
            return Some(Evaluation::Draw);
        }
        if let Some((winner, plies)) = value.split_once('#') {
            let winner = match winner {
                "B" => Color::Black,
                "W" => Color::White,
                _ => return None,
            };
            let plies = match plies {
                "" => None,
                plies => Some(plies.parse().ok()?),
            };
            return Some(Evaluation::Win { winner, plies });
        }
        let (sign, size) = match value.strip_prefix('-') {
            Some(size) => (-1, size),
            None => (1, value),
        };
        let (men, hundredths) = size.split_once('.')?;
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if hundredths.len() != 2 || !is_number(men) || !is_number(hundredths) {
            return None;
        }
        let size: i32 = format!("{men}{hundredths}").parse().ok()?;
        Some(Evaluation::Estimate(sign * size))
    }

    /// Returns the value from this side's point of view. Positive is good for it.
    pub fn value_for(self, color: Color) -> f32 {
        match color {
            Color::Black => self.value(),
            Color::White => -self.value(),
        }
    }
}

impl Study {
    /// Stores the evaluation of a node. Late results for deleted nodes are dropped.
    pub fn evaluate(&mut self, node: NodeId, evaluation: Evaluation) {
        if self.contains(node) {
            self.node_mut(node).evaluation = Some(evaluation);
        }
    }

    /// Returns the evaluation of a node: a win if the board shows one, or else the stored
    /// evaluation.
    pub fn evaluation(&self, node: NodeId) -> Option<Evaluation> {
        if let Some(Outcome::Win(winner)) = self.decided(node) {
            let plies = Some(0);
            return Some(Evaluation::Win { winner, plies });
        }
        self.node(node).evaluation
    }

    /// Returns how bad the move to a node was, according to the evaluations. `None` if it was fine
    /// or unknown.
    ///
    /// A forced move is never marked.
    pub fn verdict(&self, node: NodeId) -> Option<Mark> {
        let parent = self.parent(node)?;
        self.move_at(node)?;
        let before = self.position_at(parent);
        if before.moves_under(self.rules).len() < 2 {
            return None;
        }
        let mover = before.turn();
        let loss =
            self.evaluation(parent)?.value_for(mover) - self.evaluation(node)?.value_for(mover);
        LOSS_OF
            .into_iter()
            .find(|(least, _)| loss >= *least)
            .map(|(_, mark)| mark)
    }

    /// Returns the evaluation graph of the current line, with one point per position.
    pub fn graph(&self) -> Vec<GraphPoint> {
        let line = self.current_line();
        let point = |(ply, node): (usize, NodeId)| GraphPoint {
            node,
            ply,
            value: self.evaluation(node).map(Evaluation::value),
        };
        line.into_iter().enumerate().map(point).collect()
    }

    /// Whether every position of the current line has an evaluation, so that a move without a mark
    /// was fine.
    pub fn is_analyzed(&self) -> bool {
        self.current_line()
            .into_iter()
            .all(|node| self.evaluation(node).is_some())
    }

    /// Returns the outcome, if the board or the result shows it.
    pub fn outcome(&self) -> Option<Outcome> {
        let end = *self.main_line().last()?;
        self.decided(end).or_else(|| self.result.outcome())
    }

    /// Returns the outcome that the board shows at a node.
    fn decided(&self, node: NodeId) -> Option<Outcome> {
        let game = Game::from_position(*self.position_at(node), self.rules);
        game.ending().map(|ending| ending.outcome)
    }
}

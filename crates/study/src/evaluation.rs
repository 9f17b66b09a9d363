//! Evaluations of positions, and what they say about moves.

use super::{NodeId, Study};
use engine::{Score, ScoreKind};
use learn::{Curve, Judged, Point, Wld, accuracy, ballot_plies, judge};
use notation::pdn::{GameResult, Mark};
use rules::{Color, Game, Move, Outcome};

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

/// A mistake on a game's evaluation graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphMistake {
    /// The number of half-moves up to it, inclusive.
    pub ply: usize,
    /// The evaluation after it, from -1 (White wins) to 1 (Black wins).
    pub value: f32,
    /// How bad it is.
    pub mark: Mark,
    /// Who made it.
    pub by: Color,
}

/// The maximum number of half-moves of a ballot.
const MAX_BALLOT: usize = 4;

impl Evaluation {
    /// Returns the side that's better, if one is.
    pub const fn better_side(self) -> Option<Color> {
        match self {
            Evaluation::Estimate(0) | Evaluation::Draw => None,
            Evaluation::Estimate(1..) => Some(Color::Black),
            Evaluation::Estimate(_) => Some(Color::White),
            Evaluation::Win { winner, .. } => Some(winner),
        }
    }

    /// Converts an estimate from the point of view of the side to move, as engines give it.
    pub const fn for_mover(hundredths: i32, turn: Color) -> Evaluation {
        Evaluation::Estimate(match turn {
            Color::Black => hundredths,
            Color::White => hundredths.saturating_neg(),
        })
    }

    /// Converts a score from the point of view of the side to move.
    pub fn of_score(score: Score, turn: Color) -> Evaluation {
        let winner = |wins| if wins { turn } else { turn.opponent() };
        match score.kind() {
            ScoreKind::Evaluation(value) => Evaluation::for_mover(value, turn),
            ScoreKind::Tablebase { wins } => Evaluation::Win {
                winner: winner(wins),
                plies: None,
            },
            ScoreKind::Proven { wins, plies } => Evaluation::Win {
                winner: winner(wins),
                plies: Some(plies),
            },
        }
    }

    /// Converts the score of a move from the point of view of the side that made it. A win counts
    /// from before the move, and the evaluation is the one of the position after it.
    pub fn of_move(score: Score, by: Color) -> Evaluation {
        match Evaluation::of_score(score, by) {
            Evaluation::Win {
                winner,
                plies: Some(plies),
            } => Evaluation::Win {
                winner,
                plies: Some(plies.saturating_sub(1)),
            },
            other => other,
        }
    }

    /// Converts a known result for this side.
    pub(crate) const fn of_result(result: Wld, side: Color) -> Evaluation {
        let winner = match result {
            Wld::Win => side,
            Wld::Loss => side.opponent(),
            Wld::Draw => return Evaluation::Draw,
        };
        Evaluation::Win {
            winner,
            plies: None,
        }
    }

    /// Returns the score from the point of view of this side.
    pub fn score(self, side: Color) -> Score {
        let signed = |score: Score| match side {
            Color::Black => score,
            Color::White => -score,
        };
        match self {
            Evaluation::Estimate(hundredths) => signed(Score::evaluation(hundredths)),
            Evaluation::Win { winner, plies } => match (winner == side, plies) {
                (true, Some(plies)) => Score::win_in(plies),
                (false, Some(plies)) => Score::loss_in(plies),
                (true, None) => Score::tablebase_win(0),
                (false, None) => -Score::tablebase_win(0),
            },
            Evaluation::Draw => Score::DRAW,
        }
    }

    /// Returns the result for this side, if it's known.
    pub(super) fn result(self, side: Color) -> Option<Wld> {
        match self {
            Evaluation::Estimate(_) => None,
            Evaluation::Draw => Some(Wld::Draw),
            Evaluation::Win { winner, .. } if winner == side => Some(Wld::Win),
            Evaluation::Win { .. } => Some(Wld::Loss),
        }
    }

    /// Returns what careful players score from it with this many pieces on the board, from -1
    /// (White wins) to 1 (Black wins).
    pub fn value(self, pieces: u32) -> f32 {
        (2.0 * Curve::CAREFUL.points(self.score(Color::Black), pieces) - 1.0) as f32
    }

    /// Returns the evaluation as text for files: `-0.25` in men, `B#13` for a win of Black in 13
    /// half-moves, `W#` for one of unknown length, `=` for a draw.
    pub(super) fn text(self) -> String {
        match self {
            Evaluation::Estimate(hundredths) => in_men(hundredths),
            Evaluation::Win { winner, plies } => {
                let winner = match winner {
                    Color::Black => "B",
                    Color::White => "W",
                };
                let plies = plies.map(|plies| plies.to_string()).unwrap_or_default();
                format!("{winner}#{plies}")
            }
            Evaluation::Draw => "=".to_owned(),
        }
    }

    /// Returns the evaluation as text that other programs know too: `-0.25` in men, `#7` for a win
    /// of Black in 7 moves, `-85.00` for a win of White that only a database knows. `turn` is the
    /// side to move.
    ///
    /// A win counts the move that led to the position, as players do who write it next to a move.
    pub fn common_text(self, turn: Color) -> String {
        let (winner, plies) = match self {
            Evaluation::Estimate(hundredths) => {
                return in_men(
                    hundredths.clamp(1 - DATABASE_WINS.start(), DATABASE_WINS.start() - 1),
                );
            }
            Evaluation::Draw => return self.text(),
            Evaluation::Win { winner, plies } => (winner, plies),
        };
        let sign = if winner == Color::Black { "" } else { "-" };
        match plies {
            Some(plies) if winner == turn => format!("#{sign}{}", plies.div_ceil(2)),
            Some(plies) => format!("#{sign}{}", plies / 2 + 1),
            None => format!("{sign}{}", in_men(DATABASE_WIN)),
        }
    }

    /// Reads what [`Evaluation::common_text`] or an app wrote about a position with this side to
    /// move. `None` for any other text.
    pub fn read(text: &str, turn: Color) -> Option<Evaluation> {
        if text == "=" {
            return Some(Evaluation::Draw);
        }
        if let Some((winner, number)) = text.split_once('#') {
            return read_win(winner, number, turn);
        }
        let (sign, size) = match text.strip_prefix('-') {
            Some(size) => (-1, size),
            None => (1, text),
        };
        let (men, hundredths) = size.split_once('.')?;
        if hundredths.len() != 2 || !is_number(men) || !is_number(hundredths) {
            return None;
        }
        let size: i32 = format!("{men}{hundredths}").parse().ok()?;
        if DATABASE_WINS.contains(&size) {
            let winner = if sign > 0 { Color::Black } else { Color::White };
            let plies = None;
            return Some(Evaluation::Win { winner, plies });
        }
        Some(Evaluation::Estimate(sign * size))
    }
}

/// What stands for a database win among numbers of men, in hundredths.
const DATABASE_WIN: i32 = 8_500;
/// What's read as one. No estimate is that large.
const DATABASE_WINS: std::ops::RangeInclusive<i32> = 7_000..=10_000;

fn in_men(hundredths: i32) -> String {
    let size = hundredths.unsigned_abs();
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// Reads `B#13` and `W#` in half-moves, `#7` and `#-7` in moves.
fn read_win(winner: &str, number: &str, turn: Color) -> Option<Evaluation> {
    let plies = |number: &str| match is_number(number) {
        true => number.parse::<u32>().ok(),
        false => None,
    };
    let winner = match winner {
        "B" => Color::Black,
        "W" => Color::White,
        "" => {
            let (winner, moves) = match number.strip_prefix('-') {
                Some(moves) => (Color::White, moves),
                None => (Color::Black, number),
            };
            let moves = plies(moves).filter(|moves| (1..=MAX_WIN).contains(moves))?;
            let plies = Some(2 * moves - if winner == turn { 1 } else { 2 });
            return Some(Evaluation::Win { winner, plies });
        }
        _ => return None,
    };
    let plies = match number {
        "" => None,
        number => Some(plies(number)?),
    };
    Some(Evaluation::Win { winner, plies })
}

/// The longest win that's read, in moves.
const MAX_WIN: u32 = 10_000;

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
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

    /// Returns the value of a node's evaluation, from -1 (White wins) to 1 (Black wins).
    pub fn value(&self, node: NodeId) -> Option<f32> {
        let pieces = self.position_at(node).board().occupied().len();
        Some(self.evaluation(node)?.value(pieces))
    }

    /// Returns how bad the move to a node was, according to the evaluations. `None` if it was fine
    /// or unknown.
    ///
    /// A forced move is never marked.
    pub fn verdict(&self, node: NodeId) -> Option<Mark> {
        let parent = self.parent(node)?;
        self.marks_of(&[parent, node]).pop().flatten()
    }

    /// Returns how bad each move of a line was, with a slide from even to lost taken into account.
    /// The first entry is for the first node, and always `None`.
    pub fn marks_of(&self, line: &[NodeId]) -> Vec<Option<Mark>> {
        let judged = self.judged(line).into_iter();
        judged.map(|judged| judged?.mark).collect()
    }

    /// Returns the accuracy of each side in the main line, from 0 to 100, Black's first. `None`
    /// without a move that can be judged.
    pub fn accuracy(&self) -> [Option<f64>; 2] {
        let line = self.main_line();
        let judged = self.judged(&line);
        Color::BOTH.map(|side| {
            let own = line.iter().zip(&judged).filter(|(node, _)| {
                let before = self.parent(**node);
                before.is_some_and(|before| self.position_at(before).turn() == side)
            });
            accuracy(own.filter_map(|(_, judged)| *judged))
        })
    }

    /// Judges the move to each node of a line. Only moves between two known positions can be
    /// judged.
    pub(crate) fn judged(&self, line: &[NodeId]) -> Vec<Option<Judged>> {
        let drawn = self.drawn();
        let points: Vec<Option<Point>> =
            line.iter().map(|node| self.point(*node, &drawn)).collect();
        let mut found = vec![None; line.len()];
        let mut first = 0;
        for stretch in points.chunk_by(|one, next| one.is_some() == next.is_some()) {
            let known: Vec<Point> = stretch.iter().copied().flatten().collect();
            for (step, judged) in judge(&Curve::CAREFUL, &known).into_iter().enumerate() {
                let at = first + step + 1;
                found[at] = self.move_at(line[at]).map(|_| judged);
            }
            first += stretch.len();
        }
        found
    }

    fn point(&self, node: NodeId, drawn: &[NodeId]) -> Option<Point> {
        let pos = self.position_at(node);
        let score = self.evaluation(node)?.score(pos.turn());
        Some(Point {
            turn: pos.turn(),
            pieces: pos.board().occupied().len(),
            choices: match drawn.contains(&node) {
                true => 1,
                false => pos.moves_under(self.rules).len(),
            },
            score,
        })
    }

    /// Returns the nodes whose next move was drawn at random, as part of a ballot.
    fn drawn(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.line_from(Study::ROOT).take(MAX_BALLOT + 1).collect();
        let moves: Vec<Move> = line.iter().filter_map(|at| self.move_at(*at)).collect();
        line.truncate(ballot_plies(self.position_at(Study::ROOT), &moves));
        line
    }

    /// Returns the mistakes on the graph of the current line. None until the line is analyzed.
    pub fn graph_mistakes(&self) -> Vec<GraphMistake> {
        if !self.is_line_analyzed() {
            return Vec::new();
        }
        let points = self.graph();
        let nodes: Vec<NodeId> = points.iter().map(|point| point.node).collect();
        let marks = self.marks_of(&nodes);
        let mistake = |(point, mark): (&GraphPoint, Option<Mark>)| {
            Some(GraphMistake {
                ply: point.ply,
                value: point.value?,
                mark: mark?,
                by: self.position_at(self.parent(point.node)?).turn(),
            })
        };
        points.iter().zip(marks).filter_map(mistake).collect()
    }

    /// Returns the evaluation graph of the current line, with one point per position.
    pub fn graph(&self) -> Vec<GraphPoint> {
        let line = self.current_line();
        let point = |(ply, node): (usize, NodeId)| GraphPoint {
            node,
            ply,
            value: self.value(node),
        };
        line.into_iter().enumerate().map(point).collect()
    }

    /// Whether every position of the main line has an evaluation, so that a move without a mark was
    /// fine.
    pub fn is_analyzed(&self) -> bool {
        self.are_evaluated(&self.main_line())
    }

    /// Whether every position of the current line has an evaluation.
    pub fn is_line_analyzed(&self) -> bool {
        self.are_evaluated(&self.current_line())
    }

    fn are_evaluated(&self, line: &[NodeId]) -> bool {
        line.iter().all(|&node| self.evaluation(node).is_some())
    }

    /// Returns the outcome: the stated one, or otherwise what the board shows.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.result {
            GameResult::Unknown => self.decided(*self.main_line().last()?),
            stated => stated.outcome(),
        }
    }

    /// Returns the outcome that the board shows at a node.
    fn decided(&self, node: NodeId) -> Option<Outcome> {
        let game = Game::from_position(*self.position_at(node), self.rules);
        game.ending().map(|ending| ending.outcome)
    }
}

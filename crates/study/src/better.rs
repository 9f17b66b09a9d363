//! What was better than a mistake, and why.

use super::{Evaluation, NodeId, Study};
use engine::Tablebase;
use learn::{Case, Contradiction, Judged, MAX_LINE, MoveReview, Reason, explain, turning_point};
use notation::WrittenMove;
use notation::pdn::{Comment, Mark};
use rules::{Color, Labels, Move, Position, RuleSet};

/// What a review found at a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Better {
    /// The best move instead, and best play after it.
    pub best: Vec<Move>,
    /// The move that was played, and best play after it.
    pub played: Vec<Move>,
    /// The evaluation of the second-best move, if the review looked at it.
    pub second: Option<Evaluation>,
}

/// A mistake in the main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The node that the mistake led to.
    pub node: NodeId,
    /// Who made it.
    pub by: Color,
    /// How bad it was.
    pub mark: Mark,
    /// Whether it decided the game.
    pub is_turning_point: bool,
}

impl Study {
    /// Stores what was better than the move to a node. Lines that don't fit the node are dropped.
    pub fn improve(&mut self, node: NodeId, better: Better) {
        let fits = |line: &[Move]| {
            let start = self.parent(node).map(|parent| *self.position_at(parent));
            start.is_some_and(|start| played(start, self.rules, line).is_some())
        };
        let is_about_it = better.played.first().copied() == self.move_at(node);
        if self.contains(node) && is_about_it && fits(&better.best) && fits(&better.played) {
            let cut = |mut line: Vec<Move>| {
                line.truncate(MAX_LINE);
                line
            };
            self.node_mut(node).better = Some(Better {
                best: cut(better.best),
                played: cut(better.played),
                second: better.second,
            });
        }
    }

    /// Returns what was better than the move to a node, if a review found something.
    pub fn better(&self, node: NodeId) -> Option<&Better> {
        self.node(node).better.as_ref()
    }

    /// Returns the mistakes of the main line in order.
    pub fn key_moments(&self) -> Vec<KeyMoment> {
        let line = self.main_line();
        let judged = line.iter().zip(self.judged(&line));
        let moves: Vec<(NodeId, Color, Judged)> = judged
            .filter_map(|(&node, judged)| {
                let by = self.position_at(self.parent(node)?).turn();
                Some((node, by, judged?))
            })
            .collect();
        let sides = moves.iter().map(|&(_, by, judged)| (by, judged));
        let decided = turning_point(sides, self.result);
        let moment = |(place, &(node, by, judged)): (usize, &(NodeId, Color, Judged))| {
            Some(KeyMoment {
                node,
                by,
                mark: judged.mark?,
                is_turning_point: decided == Some(place),
            })
        };
        moves.iter().enumerate().filter_map(moment).collect()
    }

    /// Returns the next of these moments after the cursor, or the last one before it. In a variation,
    /// the place where it left the main line counts.
    pub fn next_moment(&self, moments: &[KeyMoment], is_forward: bool) -> Option<NodeId> {
        let line = self.main_line();
        let ply = |node: NodeId| line.iter().position(|other| *other == node);
        let path = self.path_to(self.cursor());
        let here = path.iter().rev().find_map(|node| ply(*node)).unwrap_or(0);
        let mut nodes = moments.iter().map(|moment| moment.node);
        match is_forward {
            true => nodes.find(|node| ply(*node).is_some_and(|place| place > here)),
            false => nodes.rfind(|node| ply(*node).is_some_and(|place| place < here)),
        }
    }

    /// Returns what's odd about the result, if the evaluation of the last position contradicts it.
    pub fn contradiction(&self) -> Option<Contradiction> {
        let end = *self.main_line().last()?;
        let (turn, found) = (self.position_at(end).turn(), self.evaluation(end)?);
        let is_draw = found == Evaluation::Draw;
        learn::contradiction(self.result, turn, found.score(turn), is_draw)
    }

    /// Returns why the move to a node was a mistake, as far as the lines and evaluations show it, the
    /// most telling reason first. Empty if no review looked at it.
    pub fn reasons(&self, node: NodeId) -> Vec<Reason> {
        let (Some(parent), Some(better)) = (self.parent(node), self.better(node)) else {
            return Vec::new();
        };
        let pos = self.position_at(parent);
        let score = |node| self.evaluation(node).map(|it| it.score(pos.turn()));
        let (Some(best_score), Some(played_score)) = (score(parent), score(node)) else {
            return Vec::new();
        };
        let mut reasons = explain(&Case {
            pos,
            rules: self.rules,
            played: &better.played,
            played_score,
            best: &better.best,
            best_score,
            second_score: better.second.map(|second| second.score(pos.turn())),
            tables: &Tablebase::empty(),
        });
        // Results that the tables know.
        let result = |node| self.evaluation(node)?.result(pos.turn());
        if let (Some(was), Some(is)) = (result(parent), result(node))
            && is < was
        {
            reasons.retain(|reason| {
                !matches!(reason, Reason::ThrowsResult { .. } | Reason::Prefers { .. })
            });
            reasons.insert(0, Reason::ThrowsResult { was, is });
        }
        reasons
    }
}

impl Better {
    /// The names of the commands in [`Better::text`].
    pub const COMMANDS: [&'static str; 3] = ["best", "played", "second"];

    /// What a review found at a move. `None` if the move isn't a mistake, or nothing is better.
    pub(crate) fn of(review: &MoveReview) -> Option<Better> {
        let is_mistake = review.judged.mark.is_some() && review.best.first() != Some(&review.mv);
        let turn = review.pos.turn();
        is_mistake.then(|| Better {
            best: review.best.clone(),
            played: review.played.clone(),
            second: review
                .second_score
                .map(|score| Evaluation::of_score(score, turn)),
        })
    }

    /// Returns it as commands for files: `[%best 24-19 17-22] [%played 29-25 17-21] [%second -0.40]`.
    pub fn text(&self) -> String {
        let text = |line: &[Move]| {
            let moves: Vec<String> = line
                .iter()
                .map(|mv| mv.text(Labels::Numbers).to_string())
                .collect();
            moves.join(" ")
        };
        let mut commands = format!(
            "[%best {}] [%played {}]",
            text(&self.best),
            text(&self.played)
        );
        if let Some(second) = self.second {
            commands += &format!(" [%second {}]", second.text());
        }
        commands
    }

    pub(super) fn comment(&self) -> Comment {
        Comment::new(&self.text()).expect("the comment has text")
    }

    /// Reads what [`Better::text`] wrote, in the position before the move. `None` for any other
    /// comment.
    pub(super) fn from_comment(
        comment: &Comment,
        before: &Position,
        rules: RuleSet,
    ) -> Option<Better> {
        let value = |wanted: &str| {
            let mut commands = comment.commands();
            commands.find_map(|(name, value)| (name == wanted).then_some(value))
        };
        let read = |text: &str| {
            let mut at = *before;
            let moves = text.split_whitespace().take(MAX_LINE).map(|word| {
                let written = word.parse::<WrittenMove>().ok()?;
                let mv = written.resolve(&at, rules).ok()?;
                at = at.play_unchecked(mv);
                Some(mv)
            });
            let moves: Vec<Move> = moves.collect::<Option<_>>()?;
            (!moves.is_empty()).then_some(moves)
        };
        Some(Better {
            best: read(value("best")?)?,
            played: read(value("played")?)?,
            second: value("second").and_then(|text| Evaluation::read(text, before.turn())),
        })
    }
}

/// The position after a line. `None` for a line without moves or with an illegal one.
fn played(start: Position, rules: RuleSet, line: &[Move]) -> Option<Position> {
    let mut pos = start;
    for &mv in line {
        pos = pos.play_under(rules, mv).ok()?;
    }
    (!line.is_empty()).then_some(pos)
}

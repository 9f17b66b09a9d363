//! The engine's lines beside the board.

use crate::canvas::Canvas;
use crate::{Effect, below};
use engine::Line;
use ratatui_core::layout::Rect;
use rules::{Game, Move, Position, RuleSet};
use study::Evaluation;
use words::Speaker;

/// How many lines are shown.
pub(crate) const LINES: usize = 3;

/// What the engine thinks about the position on the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Analysis {
    /// The number of the last search, which its lines repeat.
    number: u32,
    /// The moves up to the position that's analyzed. `None` if it's off.
    about: Option<Vec<Move>>,
    lines: Vec<Line>,
    nodes: u64,
}

impl Analysis {
    pub(crate) const fn is_on(&self) -> bool {
        self.about.is_some()
    }

    /// Analyzes the position after this many moves of a game. Returns what has to be done for it.
    pub(crate) fn look_at(&mut self, game: &Game, made: usize) -> Option<Effect> {
        let moves = &game.moves()[..made];
        if self.about.as_deref() == Some(moves) {
            return None;
        }
        let mut shown = Game::from_position(*game.start(), game.rules());
        for &mv in moves {
            // They were legal before.
            let _ = shown.play(mv);
        }
        self.number = self.number.wrapping_add(1);
        self.about = Some(moves.to_vec());
        self.lines.clear();
        self.nodes = 0;
        Some(if shown.ending().is_some() {
            Effect::StopAnalyzing
        } else {
            Effect::Analyze(self.number, Box::new(shown))
        })
    }

    /// Turns it off.
    pub(crate) fn stop(&mut self) -> Effect {
        self.number = self.number.wrapping_add(1);
        self.about = None;
        Effect::StopAnalyzing
    }

    /// Handles a line of a search.
    pub(crate) fn hear(&mut self, number: u32, rank: usize, line: Line, nodes: u64) {
        if number != self.number || rank >= LINES {
            return;
        }
        self.nodes = nodes;
        // A deeper search starts over with the best line.
        if rank == 0
            && self
                .lines
                .first()
                .is_some_and(|old| old.moves != line.moves)
        {
            self.lines
                .retain(|old| old.moves.first() != line.moves.first());
            self.lines.insert(0, line);
        } else if rank < self.lines.len() {
            self.lines[rank] = line;
        } else {
            self.lines.push(line);
        }
        self.lines.truncate(LINES);
    }

    /// Draws the lines. Returns the number of rows used.
    pub(crate) fn paint(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        speaker: &Speaker,
        position: &Position,
        rules: RuleSet,
    ) -> u16 {
        let look = canvas.look();
        let words = speaker.words;
        let rest = match self.lines.first() {
            Some(line) => {
                let effort = words.effort(line.depth, self.nodes);
                canvas.right(area, &effort, look.faint())
            }
            None => area,
        };
        canvas.text(rest, words.review_engine(), look.strong());
        let mut rows = 1;
        if self.lines.is_empty() {
            let text = if position.can_move_under(rules) {
                words.review_looking()
            } else {
                words.review_over()
            };
            canvas.text(below(area, rows), text, look.faint());
            return rows + 1;
        }
        for line in &self.lines {
            let area = below(area, rows);
            let score = speaker.evaluation(Evaluation::of_score(line.score, position.turn()));
            let used = canvas.text(area, &score, look.strong());
            let moves: Vec<String> = line
                .moves
                .iter()
                .map(|mv| mv.text(speaker.labels).to_string())
                .collect();
            let rest = Rect {
                x: area.x + used + 1,
                width: area.width.saturating_sub(used + 1),
                ..area
            };
            canvas.text(rest, &moves.join(" "), look.plain());
            rows += 1;
        }
        rows
    }
}

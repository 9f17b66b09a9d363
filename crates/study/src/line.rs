//! The engine's lines, move by move.

use notation::write_move;
use rules::{Labels, Move, Position, RuleSet};

/// The maximum number of moves of a line.
const LONGEST_LINE: usize = 12;

/// A move of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// All moves of the line up to this one.
    pub moves: Vec<Move>,
    /// The move as text.
    pub text: String,
}

/// Returns the first moves of a line, up to the first illegal one: it may be about another position.
pub fn line_steps(
    start: &Position,
    rules: RuleSet,
    line: &[Move],
    labels: Labels,
) -> Vec<LineStep> {
    let mut at = *start;
    let mut steps = Vec::new();
    for (place, &mv) in line.iter().take(LONGEST_LINE).enumerate() {
        if !at.moves_under(rules).contains(&mv) {
            break;
        }
        steps.push(LineStep {
            moves: line[..=place].to_vec(),
            text: write_move(&at, rules, mv, labels).to_string(),
        });
        at = at.play_unchecked(mv);
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_where_it_does_not_fit() {
        let start = Position::START;
        let first = start.moves()[0];
        let after = start.play_unchecked(first);
        let second = after.moves()[0];
        let line = [first, second, first];
        let steps = line_steps(&start, RuleSet::OFFICIAL, &line, Labels::Numbers);
        let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
        assert_eq!(texts, [first.to_string(), second.to_string()]);
        assert_eq!(steps[1].moves, line[..2]);
        assert_eq!(
            line_steps(&after, RuleSet::OFFICIAL, &line, Labels::Numbers),
            []
        );
    }

    #[test]
    fn a_long_line_is_cut() {
        let mut at = Position::START;
        let mut line = Vec::new();
        for _ in 0..20 {
            let mv = at.moves()[0];
            line.push(mv);
            at = at.play_unchecked(mv);
        }
        let start = Position::START;
        let steps = line_steps(&start, RuleSet::OFFICIAL, &line, Labels::Letters);
        assert_eq!(steps.len(), LONGEST_LINE);
    }
}

//! A mistake as a line of text: reasons; FEN; played line; its score; best line; its score; score of
//! the second-best move.

use engine::Score;
use learn::Reason;
use notation::{Fen, WrittenMove};
use rules::{Labels, Move, Position, RuleSet};

/// A mistake with its evidence and the reasons that are expected.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fixture {
    pub(crate) reasons: String,
    pub(crate) pos: Position,
    pub(crate) played: Vec<Move>,
    pub(crate) played_score: Score,
    pub(crate) best: Vec<Move>,
    pub(crate) best_score: Score,
    pub(crate) second_score: Option<Score>,
}

/// The reasons as text: `loses-pieces 1 by 4, only-move 9-14`.
pub(crate) fn describe(reasons: &[Reason]) -> String {
    let one = |reason: &Reason| {
        let kind = reason.kind();
        match reason {
            Reason::ThrowsResult { was, is } => format!("{kind} {was} to {is}"),
            Reason::LosesPieces { count, by } => format!("{kind} {count} by {by}"),
            Reason::MissesShot {
                mv,
                given,
                taken,
                by,
            } => format!("{kind} {mv} {taken} for {given} by {by}"),
            Reason::GivesUpKingRow { from, at, by } => format!("{kind} {from} at {at} by {by}"),
            Reason::LetsKingThrough { at, by } => format!("{kind} at {at} by {by}"),
            Reason::LosesTheMove { pieces } => format!("{kind} with {pieces}"),
            Reason::OnlyMove { mv } => format!("{kind} {mv}"),
            Reason::Prefers { mv, .. } => format!("{kind} {mv}"),
        }
    };
    let texts: Vec<String> = reasons.iter().map(one).collect();
    texts.join(", ")
}

impl Fixture {
    pub(crate) fn read(line: &str) -> Fixture {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [reasons, fen, played, played_score, best, best_score, second] = fields[..] else {
            panic!("{line}: seven fields expected")
        };
        let fen: Fen = fen
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let pos = fen
            .position()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let score = |text: &str| {
            let value = text.parse().ok().and_then(Score::from_value);
            value.unwrap_or_else(|| panic!("{line}: {text} is no score"))
        };
        Fixture {
            reasons: reasons.to_owned(),
            pos,
            played: moves(&pos, played),
            played_score: score(played_score),
            best: moves(&pos, best),
            best_score: score(best_score),
            second_score: (!second.is_empty()).then(|| score(second)),
        }
    }

    /// The line that [`Fixture::read`] reads.
    pub(crate) fn write(&self) -> String {
        let line = |moves: &[Move]| {
            let texts: Vec<String> = moves
                .iter()
                .map(|mv| mv.text(Labels::Numbers).to_string())
                .collect();
            texts.join(" ")
        };
        let second = self.second_score.map(|score| score.value().to_string());
        [
            self.reasons.clone(),
            Fen::from(&self.pos).to_string(),
            line(&self.played),
            self.played_score.value().to_string(),
            line(&self.best),
            self.best_score.value().to_string(),
            second.unwrap_or_default(),
        ]
        .join("; ")
    }
}

/// The moves of a line, which starts in this position.
pub(crate) fn moves(pos: &Position, text: &str) -> Vec<Move> {
    let mut pos = *pos;
    let read = |word: &str| {
        let written: WrittenMove = word
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let mv = written
            .resolve(&pos, RuleSet::OFFICIAL)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        pos = pos.play_unchecked(mv);
        mv
    };
    text.split_whitespace().map(read).collect()
}

//! What's wrong with a game in a file, where, and what was expected.

use super::{GameResult, MAX_DEPTH, MAX_TAG_VALUE, MAX_TAGS, Place, Variant};
use crate::{FenError, ParseMoveError, WrittenMove, excerpt};
use rules::{Color, Labels, Move, Reason, Refusal, Square};
use std::fmt;

/// A problem in a game file.
///
/// It prints as
/// `game 3, move 12 of White, line 40, column 7: 24-19 is not legal: expected 22x15 or 22x17`. The
/// caller adds the file name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The game in the file, counted from 1.
    pub game: u64,
    /// The move it's about, if any.
    pub mv: Option<MoveNumber>,
    /// Where it is in the text.
    pub place: Place,
    /// What it is.
    pub kind: ProblemKind,
}

/// A move of a game: the printed number, and who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveNumber {
    /// The number shared by Black's move and White's move after it, from 1.
    pub number: u32,
    /// Who moves.
    pub turn: Color,
}

impl MoveNumber {
    /// The first move, by this side.
    pub(super) const fn first(turn: Color) -> MoveNumber {
        MoveNumber { number: 1, turn }
    }

    /// The move after this one, by this side.
    pub(super) const fn then(self, turn: Color) -> MoveNumber {
        let wraps = matches!((self.turn, turn), (Color::White, Color::Black));
        MoveNumber {
            number: self.number.saturating_add(wraps as u32),
            turn,
        }
    }

    /// The move this many plies later.
    pub(super) const fn after(self, plies: u32) -> MoveNumber {
        let late = matches!(self.turn, Color::White) as u32;
        let turn = if plies.is_multiple_of(2) {
            self.turn
        } else {
            self.turn.opponent()
        };
        MoveNumber {
            number: self.number.saturating_add(plies.saturating_add(late) / 2),
            turn,
        }
    }
}

/// `12 of White`.
impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.number, self.turn)
    }
}

/// The severity of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// Everything was read, but something is odd.
    Warning,
    /// Something couldn't be read and is missing from the game.
    Error,
}

/// What is wrong in a game file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProblemKind {
    /// A move can't be made. It's kept as a comment, along with the rest of its line.
    #[error("{}", illegal_move(written, *labels, refusal))]
    IllegalMove {
        /// The text.
        written: WrittenMove,
        /// How the squares are spelled.
        labels: Labels,
        /// Why it can't be made, and what can.
        refusal: Refusal,
    },
    /// Something looks like a move but isn't one. It's kept as a comment, along with the rest of
    /// its line.
    #[error("{text:?} is not a move: {why}")]
    NotAMove {
        /// The text.
        text: String,
        /// What is wrong with it. The message includes it, so it isn't also the source.
        why: ParseMoveError,
    },
    /// The starting position or a setup isn't a position. It's kept as a comment, along with the
    /// rest of its line.
    #[error("{fen:?} is not a position: {why}")]
    NotAPosition {
        /// The text.
        fen: String,
        /// What is wrong with it. The message includes it, so it isn't also the source.
        why: FenError,
    },
    /// The game is another variant, such as international draughts. Only its tags are kept.
    #[error("this is a game of {variant}, expected American checkers")]
    OtherGame {
        /// Which one.
        variant: Variant,
    },
    /// There is text, but neither tags nor moves.
    #[error("no game found: expected tags like [Event \"…\"] or moves like 1. 11-15")]
    NoGame,
    /// The file looks like UTF-16 but doesn't start with a byte order mark. It's decoded.
    #[error("the text looks like UTF-16: reading it as UTF-16")]
    Utf16,
    /// A comment isn't closed. It's assumed to end where the next game starts, or with the file.
    #[error("a comment isn't closed: expected }}")]
    UnclosedComment,
    /// A variation isn't closed. It's assumed to end with the game.
    #[error("a variation isn't closed: expected )")]
    UnclosedVariation,
    /// A setup isn't closed. It's kept as a comment, along with the rest of its line.
    #[error("a setup isn't closed: expected a / as in /FEN \"B:W32:B1\"/")]
    UnclosedSetUp,
    /// Variations are nested too deeply. The inner ones are kept as a comment.
    #[error("variations are nested more than {MAX_DEPTH} deep")]
    NestedTooDeep,
    /// A tag is too long. The end of it is dropped.
    #[error("this is longer than {MAX_TAG_VALUE} bytes")]
    TooLong,
    /// The game has too many tags. The last ones are dropped.
    #[error("the game has more than {MAX_TAGS} tags")]
    TooManyTags,
    /// The text isn't UTF-8. Invalid bytes are read as Windows-1252. Reported once per file.
    #[error("the text isn't UTF-8: reading it as Windows-1252")]
    NotUtf8,
    /// Text that means nothing here. It's kept as a comment.
    #[error("{text:?} doesn't belong here: expected a move, a comment or a result")]
    StrayText {
        /// The start of it.
        text: String,
    },
    /// Text directly after a move, without a space. The move is read, and the text is a result or
    /// kept as a comment.
    #[error("{text:?} follows a move without a space")]
    StuckText {
        /// The start of it.
        text: String,
    },
    /// The position has men on their crown row. They're read as kings.
    #[error(
        "{} would have been crowned: reading {}",
        men_on(squares),
        kings(squares)
    )]
    UncrownedMen {
        /// Where they are.
        squares: Vec<Square>,
    },
    /// A closing sign without an opening one.
    #[error("{sign} doesn't close anything")]
    ClosesNothing {
        /// The sign.
        sign: char,
    },
    /// A malformed tag. Whatever can be recovered is kept.
    #[error("the tag {name} is malformed: expected [{name} \"…\"]")]
    BrokenTag {
        /// The name of the tag.
        name: String,
    },
    /// A tag occurs twice. The first one is kept, and the second one as a comment if it differs.
    #[error("the tag {name} occurs twice")]
    RepeatedTag {
        /// The name of the tag.
        name: String,
    },
    /// The game is incomplete. It's assumed to end where the next one starts.
    #[error("the game is incomplete: expected a result or * before the next game")]
    NoTerminator,
    /// The `Result` tag and the end of the game disagree. The tag counts.
    #[error("the tag says {tag}, but the game ends with {terminator}")]
    ResultsDiffer {
        /// The result in the tag.
        tag: GameResult,
        /// The result at the end of the game.
        terminator: GameResult,
    },
    /// There's another result after the end of a game. The first one counts.
    #[error("the game already ended with {first}, but {second} follows")]
    SecondResult {
        /// The result at the end of the game.
        first: GameResult,
        /// The result after it.
        second: GameResult,
    },
    /// In the last position one side has won, but the result says something else. The result counts.
    #[error(
        "the result is {result}, but {winner} has won on the board{}",
        if matches!(result, GameResult::Win(_)) { ": does the file mean White by 1-0?" } else { "" }
    )]
    ResultContradictsBoard {
        /// The result in the file.
        result: GameResult,
        /// Who won on the board.
        winner: Color,
    },
    /// The value of the `Result` tag isn't a result.
    #[error("{text:?} is not a result: expected 1-0, 0-1, 1/2-1/2, 0-0 or *")]
    NotAResult {
        /// The value of the tag.
        text: String,
    },
    /// The result is one of international draughts, such as `2-0`.
    #[error("{text} is a result of international draughts: read as {result}")]
    InternationalResult {
        /// The text.
        text: String,
        /// How it was interpreted.
        result: GameResult,
    },
    /// A result in a variation. It's kept as a comment.
    #[error("the result {text} is inside a variation")]
    ResultInVariation {
        /// The text.
        text: String,
    },
    /// A move has the wrong number. Reported once per game.
    #[error("the number {written} is wrong: expected {expected}")]
    WrongNumber {
        /// The number in the file.
        written: u32,
        /// The correct number.
        expected: u32,
    },
    /// The `PlyCount` tag doesn't match the moves. It's corrected.
    #[error("the tag PlyCount says {tag}, but there are {count} moves")]
    WrongPlyCount {
        /// The value of the tag.
        tag: String,
        /// The number of moves, counting each side's separately.
        count: usize,
    },
    /// The `GameType` tag is unknown. The game is read as American checkers.
    #[error("the GameType {text:?} is unknown: expected \"21\" or \"21,B,8,8,N1,0\"")]
    UnknownGameType {
        /// The value of the tag.
        text: String,
    },
    /// The `Rules` tag is unknown. The official rules are used.
    #[error("the rules {text:?} are unknown: expected \"Official\" or \"KingsSafeFromMen\"")]
    UnknownRules {
        /// The value of the tag.
        text: String,
    },
    /// The letters of the squares are counted from Black's side. They were converted.
    #[error("the letters are counted from Black's left: expected A1 at White's left")]
    TurnedLetters,
    /// A numeric annotation isn't one of `$0` to `$255`. It's kept as a comment.
    #[error("{text} isn't an annotation: expected $0 to $255")]
    NotANag {
        /// The text.
        text: String,
    },
    /// The game has more problems than are listed. This is the last one in the list.
    #[error("there are {count} more problems in this game")]
    More {
        /// How many.
        count: usize,
        /// The severity of the worst of them.
        worst: Severity,
    },
    /// A JSON game doesn't have the format described in `docs/formats.md`.
    #[error("not a game in JSON: {0}")]
    NotJson(JsonFault),
}

impl ProblemKind {
    /// The kind as a word, for programs: `illegal_move`.
    pub const fn word(&self) -> &'static str {
        use ProblemKind as Kind;
        match self {
            Kind::IllegalMove { .. } => "illegal_move",
            Kind::NotAMove { .. } => "not_a_move",
            Kind::NotAPosition { .. } => "not_a_position",
            Kind::OtherGame { .. } => "other_game",
            Kind::NoGame => "no_game",
            Kind::Utf16 => "utf16",
            Kind::UnclosedComment => "unclosed_comment",
            Kind::UnclosedVariation => "unclosed_variation",
            Kind::UnclosedSetUp => "unclosed_set_up",
            Kind::NestedTooDeep => "nested_too_deep",
            Kind::TooLong => "too_long",
            Kind::TooManyTags => "too_many_tags",
            Kind::NotUtf8 => "not_utf8",
            Kind::StrayText { .. } => "stray_text",
            Kind::StuckText { .. } => "stuck_text",
            Kind::UncrownedMen { .. } => "uncrowned_men",
            Kind::ClosesNothing { .. } => "closes_nothing",
            Kind::BrokenTag { .. } => "broken_tag",
            Kind::RepeatedTag { .. } => "repeated_tag",
            Kind::NoTerminator => "no_terminator",
            Kind::ResultsDiffer { .. } => "results_differ",
            Kind::SecondResult { .. } => "second_result",
            Kind::ResultContradictsBoard { .. } => "result_contradicts_board",
            Kind::NotAResult { .. } => "not_a_result",
            Kind::InternationalResult { .. } => "international_result",
            Kind::ResultInVariation { .. } => "result_in_variation",
            Kind::WrongNumber { .. } => "wrong_number",
            Kind::WrongPlyCount { .. } => "wrong_ply_count",
            Kind::UnknownGameType { .. } => "unknown_game_type",
            Kind::UnknownRules { .. } => "unknown_rules",
            Kind::TurnedLetters => "turned_letters",
            Kind::NotANag { .. } => "not_a_nag",
            Kind::More { .. } => "more",
            Kind::NotJson(_) => "not_json",
        }
    }

    /// Whether something is missing because of this.
    pub const fn severity(&self) -> Severity {
        use ProblemKind as Kind;
        match self {
            Kind::IllegalMove { .. }
            | Kind::NotAMove { .. }
            | Kind::NotAPosition { .. }
            | Kind::OtherGame { .. }
            | Kind::NoGame
            | Kind::UnclosedComment
            | Kind::UnclosedVariation
            | Kind::UnclosedSetUp
            | Kind::NestedTooDeep
            | Kind::TooLong
            | Kind::TooManyTags
            | Kind::NotJson(_) => Severity::Error,
            Kind::More { worst, .. } => *worst,
            Kind::Utf16
            | Kind::NotUtf8
            | Kind::StrayText { .. }
            | Kind::StuckText { .. }
            | Kind::UncrownedMen { .. }
            | Kind::ClosesNothing { .. }
            | Kind::BrokenTag { .. }
            | Kind::RepeatedTag { .. }
            | Kind::NoTerminator
            | Kind::ResultsDiffer { .. }
            | Kind::SecondResult { .. }
            | Kind::ResultContradictsBoard { .. }
            | Kind::NotAResult { .. }
            | Kind::InternationalResult { .. }
            | Kind::ResultInVariation { .. }
            | Kind::WrongNumber { .. }
            | Kind::WrongPlyCount { .. }
            | Kind::UnknownGameType { .. }
            | Kind::UnknownRules { .. }
            | Kind::TurnedLetters
            | Kind::NotANag { .. } => Severity::Warning,
        }
    }
}

/// What's wrong with a JSON game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JsonFault {
    /// The text isn't JSON.
    #[error("{what}")]
    Syntax {
        /// The JSON parser's message.
        what: String,
    },
    /// It's JSON, but not in this format.
    #[error("{what}")]
    Form {
        /// The JSON parser's message, and what it expected.
        what: String,
    },
    /// The text ends too early.
    #[error("the text ends before the game does")]
    CutOff,
    /// The list of games isn't closed.
    #[error("the list of games isn't closed: expected ]")]
    UnclosedList,
    /// An element of `moves` is neither a move nor a setup, or it's both.
    #[error("expected either `move` or `setUp`")]
    NoAction,
}

impl JsonFault {
    /// The problem without its position, which is relative to the start of the game.
    pub(super) fn new(error: &serde_json::Error) -> JsonFault {
        use serde_json::error::Category;
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let what = shortened(message.strip_suffix(&place).unwrap_or(&message));
        match error.classify() {
            Category::Data => JsonFault::Form { what },
            Category::Eof => JsonFault::CutOff,
            Category::Syntax | Category::Io => JsonFault::Syntax { what },
        }
    }
}

/// A message that may quote a long text in the middle and ends with what was expected.
fn shortened(message: &str) -> String {
    const END: usize = 100;
    match message.char_indices().rev().nth(END - 1) {
        Some((end, _)) if end > 2 * END => format!("{}{}", excerpt(message), &message[end..]),
        _ => message.to_owned(),
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, ", self.game)?;
        if let Some(mv) = self.mv {
            write!(f, "move {mv}, ")?;
        }
        write!(
            f,
            "line {}, column {}: {}",
            self.place.line, self.place.column, self.kind
        )
    }
}

// Every kind of problem includes its cause, so there is no source.
impl std::error::Error for Problem {}

/// The maximum number of moves to list.
const MOST_MOVES_LISTED: usize = 12;

fn illegal_move(written: &WrittenMove, labels: Labels, refusal: &Refusal) -> String {
    let written = written.text(labels);
    let what = match refusal.reason {
        Reason::Ambiguous => "fits more than one move",
        _ => "is not legal",
    };
    let text = |mv: &Move| mv.text(labels).to_string();
    let list = |moves: &[Move]| moves.iter().map(text).collect::<Vec<_>>().join(", ");
    match refusal.possible.as_slice() {
        [] => format!("{written} {what}: no move is possible here"),
        [only] => format!("{written} {what}: expected {}", text(only)),
        [first @ .., last] if first.len() < MOST_MOVES_LISTED => {
            let (first, last) = (list(first), text(last));
            format!("{written} {what}: expected {first} or {last}")
        }
        many => format!(
            "{written} {what}: expected {} or one of {} more",
            list(&many[..MOST_MOVES_LISTED]),
            many.len() - MOST_MOVES_LISTED
        ),
    }
}

fn men_on(squares: &[Square]) -> String {
    match squares {
        [only] => format!("the man on {only}"),
        many => {
            let squares: Vec<String> = many.iter().map(ToString::to_string).collect();
            format!("the men on {}", squares.join(", "))
        }
    }
}

const fn kings(squares: &[Square]) -> &'static str {
    match squares {
        [_] => "it as a king",
        _ => "them as kings",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_numbered_in_pairs() {
        #[track_caller]
        fn check(start: Color, plies: u32, text: &str) {
            let first = MoveNumber::first(start);
            assert_eq!(first.after(plies).to_string(), text);
            let one_by_one = (0..plies).fold(first, |at, _| at.then(at.turn.opponent()));
            assert_eq!(one_by_one.to_string(), text);
        }
        check(Color::Black, 0, "1 of Black");
        check(Color::Black, 1, "1 of White");
        check(Color::Black, 2, "2 of Black");
        check(Color::Black, 7, "4 of White");
        check(Color::White, 0, "1 of White");
        check(Color::White, 1, "2 of Black");
        check(Color::White, 2, "2 of White");
    }
}

//! Moves entered as text.

use super::{MoveInput, Reply, Stage, WhyNot, WrongTry};
use notation::{ParseMoveError, WrittenMove};
use rules::{Coords, Move, Square};

/// The maximum length of typed text. No move needs more.
pub(super) const MAX_TYPED: usize = 40;

impl MoveInput {
    /// Enters a move as text, for example from a text field: `22-18`, `22x15x8`, `E3-D4`. A single
    /// square selects a piece, or is the destination if only one move ends there.
    pub fn enter_text(&mut self, text: &str) -> Reply {
        let reply = self.entered(text);
        self.noted(reply)
    }

    /// Returns the legal moves that match the typed text.
    pub fn typed_moves(&self) -> Vec<Move> {
        let Some(squares) = complete_squares(&self.typed) else {
            return Vec::new();
        };
        let fits = |mv: &Move| {
            let path = mv.path();
            let mut rest = path.iter();
            path.first() == squares.first()
                && squares
                    .iter()
                    .all(|square| rest.any(|other| other == square))
        };
        self.legal_moves().iter().copied().filter(fits).collect()
    }

    pub(super) fn type_char(&mut self, c: char) -> Reply {
        if matches!(self.admit(), Ok(None)) {
            return Reply::Nothing;
        }
        let is_part =
            matches!(c, '0'..='9' | 'a'..='h' | 'A'..='H' | '-' | '–' | 'x' | 'X' | '×' | ':');
        if !is_part || self.typed.chars().count() >= MAX_TYPED {
            return Reply::Nothing;
        }
        self.typed.push(c);
        Reply::Typed
    }

    pub(super) fn entered(&mut self, text: &str) -> Reply {
        let player = match self.admit() {
            Ok(Some(player)) => player,
            Ok(None) => return Reply::Nothing,
            Err(refusal) => return WrongTry::rules(refusal).into(),
        };
        let path: Vec<Coords> = match text.parse::<WrittenMove>() {
            Ok(written) => written.squares().iter().map(|sq| sq.coords()).collect(),
            Err(ParseMoveError::OneSquare(square)) => return self.enter_square(square),
            Err(why) => return WrongTry::because(WhyNot::NotAMove(why)).into(),
        };
        if let Some(mv) = self.pending() {
            return WrongTry::because(WhyNot::ConfirmFirst(mv)).into();
        }
        match self.attempt(player, &path) {
            Ok(mv) if self.is_bound() && !self.candidates().contains(&mv) => {
                WrongTry::rules(self.must_continue()).into()
            }
            Ok(mv) => self.finish(mv),
            Err(_) if self.is_bound() => WrongTry::rules(self.must_continue()).into(),
            Err(refusal) => match self.ask_for_path(refusal) {
                question @ Reply::ChoosePath(_) => {
                    self.typed.clear();
                    question
                }
                reply => reply,
            },
        }
    }

    /// Handles a single square as a press, except that it never deselects a piece.
    fn enter_square(&mut self, square: Square) -> Reply {
        if self.standing() == Some(square) && matches!(self.stage, Stage::Moving { .. }) {
            self.typed.clear();
            return Reply::Selected(square);
        }
        let reply = self.pressed(square.coords());
        if !matches!(reply, Reply::Refused(_)) {
            self.typed.clear();
        }
        reply
    }

    /// Whether jumps have been made that can't be undone.
    fn is_bound(&self) -> bool {
        self.is_partial() && self.options.jumps == super::Jumps::Binding
    }
}

/// Returns the squares in a text that may be incomplete: `E3-D` has one, `22x1` has two. `None` if
/// it has none, or an earlier part isn't a square.
fn complete_squares(typed: &str) -> Option<Vec<Square>> {
    let is_separator = |c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X');
    let (whole, last) = typed.rsplit_once(is_separator).unwrap_or(("", typed));
    let mut squares = Vec::new();
    for part in whole.split(is_separator).filter(|part| !part.is_empty()) {
        squares.push(part.parse().ok()?);
    }
    squares.extend(last.parse::<Square>());
    (!squares.is_empty()).then_some(squares)
}

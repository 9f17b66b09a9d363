//! Entering a move by click, drag, keyboard or text.

mod ahead;
mod drag;
mod gesture;
mod keyboard;
mod options;
mod pointer;
mod reply;
mod typing;
mod ways;

pub use ways::route_choices;

pub use gesture::{Drawn, Gesture};
pub use keyboard::Key;
pub use options::{Hand, InputOptions, Jumps};
pub use reply::{Reply, WhyNot, WrongTry};

use drag::Drag;
use reply::{game_over, not_your_turn};
use rules::{
    Bitboard, Board, Color, Ending, Game, Move, Path, Position, Reason, Refusal, RuleSet, Square,
};

/// Enters one move in one position.
///
/// A view calls it for everything that the player does, handles the [`Reply`], and draws what
/// [`MoveInput::board`] and [`Marks::of`](crate::Marks::of) return. After [`Reply::Play`], pass the
/// move to the room and call [`MoveInput::renew`] with the next position. That keeps the focus.
///
/// | the player | the view calls |
/// | --- | --- |
/// | presses the button or touches | [`MoveInput::grab`] |
/// | moves while pressing | [`MoveInput::drag_over`] |
/// | releases | [`MoveInput::drop_at`] |
/// | clicks, if press and release come as one event | [`MoveInput::press`] |
/// | presses a key | [`MoveInput::key`] |
/// | focuses a square | [`MoveInput::focus_on`] |
/// | confirms or cancels | [`MoveInput::confirm`], [`MoveInput::cancel`] |
/// | types into a text field | [`MoveInput::enter_text`] |
///
/// ```
/// # use board_ui::{Hand, MoveInput, Reply};
/// # use rules::{Game, Square};
/// let mut input = MoveInput::new(&Game::new(), Hand::WhoeverIsToMove);
/// let (from, to) = (Square::new(11).unwrap(), Square::new(15).unwrap());
/// assert_eq!(input.press(from), Reply::Selected(from));
/// let Reply::Play(mv) = input.press(to) else { panic!() };
/// assert_eq!(mv.to_string(), "11-15");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveInput {
    position: Position,
    rules: RuleSet,
    ending: Option<Ending>,
    hand: Hand,
    options: InputOptions,
    /// The legal moves in square order. Empty if the game is over.
    moves: Vec<Move>,
    /// Whether these are premoves, which aren't legal in the position yet.
    is_ahead: bool,
    stage: Stage,
    drag: Option<Drag>,
    focus: Focus,
    typed: String,
    wrong: Option<WrongTry>,
    wrong_tries: u32,
}

/// How much of the move has been entered.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// No piece is selected.
    Choosing,
    /// A piece is selected and may already have jumped.
    Moving {
        from: Square,
        /// The squares it has jumped to.
        trail: Path,
        /// The paths to choose from, if several lead to the same square. They continue after the
        /// trail.
        ways: Vec<Path>,
    },
    /// The move has to be confirmed.
    Pending(Move),
}

/// The square with the keyboard focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Focus {
    square: Square,
    /// Whether the player uses the keyboard, so the focus is shown.
    is_shown: bool,
}

impl MoveInput {
    /// Returns an input for the current position of this game.
    pub fn new(game: &Game, hand: Hand) -> MoveInput {
        MoveInput::with_options(game, hand, InputOptions::default())
    }

    /// Returns an input with these options.
    pub fn with_options(game: &Game, hand: Hand, options: InputOptions) -> MoveInput {
        let mut moves = game.legal_moves().to_vec();
        Move::sort_by_path(&mut moves);
        let first = game.turn().home_squares().first();
        MoveInput {
            position: *game.position(),
            rules: game.rules(),
            ending: game.ending(),
            hand,
            options,
            moves,
            is_ahead: false,
            stage: Stage::Choosing,
            drag: None,
            focus: Focus {
                square: first.expect("each side has home squares"),
                is_shown: false,
            },
            typed: String::new(),
            wrong: None,
            wrong_tries: 0,
        }
    }

    /// Returns an input for a single position, for example in review. It's closed if the position
    /// is decided.
    pub fn for_position(position: Position, rules: RuleSet, hand: Hand) -> MoveInput {
        MoveInput::new(&Game::from_position(position, rules), hand)
    }

    /// Continues with the current position of the game. Keeps the focus and the options, and drops
    /// a partly entered move.
    pub fn renew(&mut self, game: &Game, hand: Hand) {
        let (focus, wrong_tries) = (self.focus, self.wrong_tries);
        *self = MoveInput {
            focus,
            wrong_tries,
            ..MoveInput::with_options(game, hand, self.options)
        };
    }

    /// Renews the input only if the board, the rules, the ending or the player changed, and returns
    /// whether it did. So a draw offer or a clock update doesn't interrupt a capture.
    pub fn follow(&mut self, game: &Game, hand: Hand) -> bool {
        let has_changed = self.position != *game.position()
            || self.rules != game.rules()
            || self.ending != game.ending()
            || self.hand != hand;
        if has_changed {
            self.renew(game, hand);
        }
        has_changed
    }

    /// Changes the options. A partly entered move is kept.
    pub const fn set_options(&mut self, options: InputOptions) {
        self.options = options;
    }

    /// Returns the position in which the move is entered.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the rules.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the options.
    pub const fn options(&self) -> InputOptions {
        self.options
    }

    /// Returns whose moves are entered here.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether a move can be entered now.
    pub fn is_open(&self) -> bool {
        self.ending.is_none() && self.player() == Some(self.position.turn())
    }

    /// Returns the legal moves in square order, or none if no move can be entered now.
    pub fn legal_moves(&self) -> &[Move] {
        if self.is_open() { &self.moves } else { &[] }
    }

    /// Returns the moves that are consistent with the input.
    pub fn candidates(&self) -> Vec<Move> {
        match &self.stage {
            Stage::Choosing => self.legal_moves().to_vec(),
            Stage::Moving { from, trail, .. } => ways::beginning(&self.moves, *from, trail),
            Stage::Pending(mv) => vec![*mv],
        }
    }

    /// Returns the square where the selected piece started.
    pub const fn selected(&self) -> Option<Square> {
        match &self.stage {
            Stage::Choosing => None,
            Stage::Moving { from, .. } => Some(*from),
            Stage::Pending(mv) => Some(mv.from()),
        }
    }

    /// Returns the square where the selected piece is now, after any jumps.
    pub fn standing(&self) -> Option<Square> {
        match &self.stage {
            Stage::Choosing => None,
            Stage::Moving { from, trail, .. } => Some(*trail.last().unwrap_or(from)),
            Stage::Pending(mv) => Some(mv.to()),
        }
    }

    /// Returns the squares that the selected piece has touched, from its start. For a pending move,
    /// it's the whole path.
    pub fn path(&self) -> Path {
        match &self.stage {
            Stage::Choosing => Path::new(),
            Stage::Moving { from, trail, .. } => std::iter::once(*from)
                .chain(trail.iter().copied())
                .collect(),
            Stage::Pending(mv) => mv.path(),
        }
    }

    /// Returns the paths to choose from, or none if there's no choice. Each starts after the square
    /// where the piece is now.
    pub fn ways(&self) -> &[Path] {
        match &self.stage {
            Stage::Moving { ways, .. } => ways,
            Stage::Choosing | Stage::Pending(_) => &[],
        }
    }

    /// Returns the move that waits for confirmation.
    pub const fn pending(&self) -> Option<Move> {
        match self.stage {
            Stage::Pending(mv) => Some(mv),
            Stage::Choosing | Stage::Moving { .. } => None,
        }
    }

    /// Whether the selected piece has jumped and must continue.
    pub fn is_partial(&self) -> bool {
        matches!(&self.stage, Stage::Moving { trail, .. } if !trail.is_empty())
    }

    /// Returns the pieces that have been jumped. They're still on [`MoveInput::board`].
    pub fn taken(&self) -> Bitboard {
        match &self.stage {
            Stage::Pending(mv) => mv.captured(),
            Stage::Moving { .. } => {
                Move::from_path(&self.path()).map_or(Bitboard::EMPTY, Move::captured)
            }
            Stage::Choosing => Bitboard::EMPTY,
        }
    }

    /// Returns the pieces to draw: the position with the selected piece where it is now, crowned if
    /// a pending move crowns it. Jumped pieces are included until the move is played.
    pub fn board(&self) -> Board {
        let mut board = *self.position.board();
        if let (Some(from), Some(standing)) = (self.selected(), self.standing())
            && let Some(piece) = board.remove(from)
        {
            let crowned = self.pending().is_some() && piece.color.crown_row().contains(standing);
            board.put(standing, if crowned { piece.crowned() } else { piece });
        }
        board
    }

    /// Returns the text typed until now.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the square with the keyboard focus. There always is one, so that Tab can reach the
    /// board.
    pub const fn focus(&self) -> Square {
        self.focus.square
    }

    /// Returns the focus if the player uses the keyboard.
    pub fn shown_focus(&self) -> Option<Square> {
        self.focus.is_shown.then_some(self.focus.square)
    }

    /// Returns what was wrong with the last input.
    pub const fn wrong(&self) -> Option<&WrongTry> {
        self.wrong.as_ref()
    }

    /// Returns the number of wrong attempts. It changes even if the same mistake is made twice, so
    /// a view can shake the square again.
    pub const fn wrong_tries(&self) -> u32 {
        self.wrong_tries
    }

    /// Returns the side whose moves are entered.
    fn player(&self) -> Option<Color> {
        match self.hand {
            Hand::Of(color) => Some(color),
            Hand::WhoeverIsToMove => Some(self.position.turn()),
            Hand::Nobody => None,
        }
    }

    /// Returns the player if it's their turn. `None` if nobody plays here.
    fn admit(&self) -> Result<Option<Color>, Refusal> {
        let Some(player) = self.player() else {
            return Ok(None);
        };
        if let Some(ending) = self.ending {
            return Err(game_over(ending));
        }
        if player != self.position.turn() {
            return Err(not_your_turn(self.position.turn()));
        }
        Ok(Some(player))
    }

    /// Handles a complete move.
    fn finish(&mut self, mv: Move) -> Reply {
        self.drag = None;
        self.typed.clear();
        if self.options.confirm {
            self.stage = Stage::Pending(mv);
            Reply::Pending(mv)
        } else {
            self.stage = Stage::Choosing;
            Reply::Play(mv)
        }
    }

    /// Remembers what was wrong, until the next input.
    fn noted(&mut self, reply: Reply) -> Reply {
        self.wrong = match &reply {
            Reply::Refused(wrong) => {
                self.wrong_tries = self.wrong_tries.wrapping_add(1);
                Some(wrong.clone())
            }
            _ => None,
        };
        reply
    }

    fn must_continue(&self) -> Refusal {
        let at = self.standing().expect("only called after a jump");
        Refusal {
            reason: Reason::MustContinue { at },
            possible: self.candidates(),
        }
    }
}

#[cfg(test)]
mod tests;

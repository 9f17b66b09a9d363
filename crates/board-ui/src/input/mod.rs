//! Entering one move, in any of the ways that people do it.

mod ahead;
mod drag;
mod keyboard;
mod options;
mod pointer;
mod reply;
mod typing;
mod ways;

pub(crate) use keyboard::moved;
pub use ways::route_choices;

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
/// A view calls it for everything the player does, looks at the [`Reply`], and draws what
/// [`MoveInput::board`] and [`Marks::of`](crate::Marks::of) show. After [`Reply::Play`] the move goes to the
/// room, and [`MoveInput::renew`] gets the next position; it keeps the focus.
///
/// | the player | the view calls |
/// | --- | --- |
/// | presses a button, touches | [`MoveInput::grab`] |
/// | moves while pressing | [`MoveInput::drag_over`] |
/// | lets go | [`MoveInput::drop_at`] |
/// | clicks, where down and up are one | [`MoveInput::press`] |
/// | hits a key | [`MoveInput::key`] |
/// | gets the focus on a square | [`MoveInput::focus_on`] |
/// | pushes a button to confirm or cancel | [`MoveInput::confirm`], [`MoveInput::cancel`] |
/// | writes into a text field | [`MoveInput::enter_text`] |
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
    /// The legal moves in the order of their squares; none after the end.
    moves: Vec<Move>,
    /// Whether these are moves for the next turn, which the position does not allow yet.
    is_ahead: bool,
    stage: Stage,
    drag: Option<Drag>,
    focus: Focus,
    typed: String,
    wrong: Option<WrongTry>,
    wrong_tries: u32,
}

/// How far the move has come.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// No piece is chosen.
    Choosing,
    /// A piece is chosen, and may have jumped already.
    Moving {
        from: Square,
        /// The squares it has jumped to.
        trail: Path,
        /// Several ways to one square of which one is to be chosen; else none. Each begins after
        /// the trail.
        ways: Vec<Path>,
    },
    /// The move is to be confirmed.
    Pending(Move),
}

/// The square that the keys move over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Focus {
    square: Square,
    /// Whether the player uses it, so that it is to be shown.
    is_shown: bool,
}

impl MoveInput {
    /// Input for the position on the board of this game.
    pub fn new(game: &Game, hand: Hand) -> MoveInput {
        MoveInput::with_options(game, hand, InputOptions::default())
    }

    /// Input with the player's wishes.
    pub fn with_options(game: &Game, hand: Hand, options: InputOptions) -> MoveInput {
        let mut moves = game.legal_moves().to_vec();
        moves.sort_unstable_by_key(|mv| mv.path());
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

    /// Input for a position that is looked at, as in review. Where it is decided, it is over.
    pub fn for_position(position: Position, rules: RuleSet, hand: Hand) -> MoveInput {
        MoveInput::new(&Game::from_position(position, rules), hand)
    }

    /// Goes on with the position that is on the board of the game now. The focus and the wishes
    /// stay; what has been entered of a move is dropped.
    pub fn renew(&mut self, game: &Game, hand: Hand) {
        let (focus, wrong_tries) = (self.focus, self.wrong_tries);
        *self = MoveInput {
            focus,
            wrong_tries,
            ..MoveInput::with_options(game, hand, self.options)
        };
    }

    /// Renews the input only if something has changed on the board, and says whether it has. So an
    /// offer or a glance at the clock does not disturb a player in the middle of a capture.
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

    /// Follows other wishes from now on. What has been entered of a move stays.
    pub const fn set_options(&mut self, options: InputOptions) {
        self.options = options;
    }

    /// The position in which a move is entered.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The rules that it is entered by.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The player's wishes.
    pub const fn options(&self) -> InputOptions {
        self.options
    }

    /// Whose moves are entered here.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether a move can be entered now: it is the turn of a player who sits here.
    pub fn is_open(&self) -> bool {
        self.ending.is_none() && self.player() == Some(self.position.turn())
    }

    /// The legal moves in the order of their squares, if one can be entered now.
    pub fn legal_moves(&self) -> &[Move] {
        if self.is_open() { &self.moves } else { &[] }
    }

    /// The moves that go on from what has been entered so far.
    pub fn candidates(&self) -> Vec<Move> {
        match &self.stage {
            Stage::Choosing => self.legal_moves().to_vec(),
            Stage::Moving { from, trail, .. } => ways::beginning(&self.moves, *from, trail),
            Stage::Pending(mv) => vec![*mv],
        }
    }

    /// Where the chosen piece started from.
    pub const fn selected(&self) -> Option<Square> {
        match &self.stage {
            Stage::Choosing => None,
            Stage::Moving { from, .. } => Some(*from),
            Stage::Pending(mv) => Some(mv.from()),
        }
    }

    /// Where the chosen piece stands now: where it started from, or has jumped to.
    pub fn standing(&self) -> Option<Square> {
        match &self.stage {
            Stage::Choosing => None,
            Stage::Moving { from, trail, .. } => Some(*trail.last().unwrap_or(from)),
            Stage::Pending(mv) => Some(mv.to()),
        }
    }

    /// The squares that the chosen piece has touched, the origin first; all of them while the move
    /// waits for confirmation.
    pub fn path(&self) -> Path {
        match &self.stage {
            Stage::Choosing => Path::new(),
            Stage::Moving { from, trail, .. } => std::iter::once(*from)
                .chain(trail.iter().copied())
                .collect(),
            Stage::Pending(mv) => mv.path(),
        }
    }

    /// The ways to choose from when a path is asked for, each from where the piece stands, without
    /// that square. Else none.
    pub fn ways(&self) -> &[Path] {
        match &self.stage {
            Stage::Moving { ways, .. } => ways,
            Stage::Choosing | Stage::Pending(_) => &[],
        }
    }

    /// The move that waits for confirmation.
    pub const fn pending(&self) -> Option<Move> {
        match self.stage {
            Stage::Pending(mv) => Some(mv),
            Stage::Choosing | Stage::Moving { .. } => None,
        }
    }

    /// Whether the chosen piece has jumped and must go on.
    pub fn is_partial(&self) -> bool {
        matches!(&self.stage, Stage::Moving { trail, .. } if !trail.is_empty())
    }

    /// The pieces that the jumps so far have taken. They are still on [`MoveInput::board`].
    pub fn taken(&self) -> Bitboard {
        match &self.stage {
            Stage::Pending(mv) => mv.captured(),
            Stage::Moving { .. } => {
                Move::from_path(&self.path()).map_or(Bitboard::EMPTY, Move::captured)
            }
            Stage::Choosing => Bitboard::EMPTY,
        }
    }

    /// The pieces to draw: as in the position, but the chosen piece where it stands now, crowned
    /// if a pending move crowns it. Pieces that it has jumped are drawn until the move is played.
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

    /// The text typed so far.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The square that the keys move over. It always is one, so that a tab key finds the board.
    pub const fn focus(&self) -> Square {
        self.focus.square
    }

    /// The focus, if the player uses it.
    pub fn shown_focus(&self) -> Option<Square> {
        self.focus.is_shown.then_some(self.focus.square)
    }

    /// What was wrong with what the player did last.
    pub const fn wrong(&self) -> Option<&WrongTry> {
        self.wrong.as_ref()
    }

    /// How many wrong tries there have been: a number that changes even when the same mistake is
    /// made twice, so that a view can shake the square again.
    pub const fn wrong_tries(&self) -> u32 {
        self.wrong_tries
    }

    /// The side whose moves are entered.
    fn player(&self) -> Option<Color> {
        match self.hand {
            Hand::Of(color) => Some(color),
            Hand::WhoeverIsToMove => Some(self.position.turn()),
            Hand::Nobody => None,
        }
    }

    /// The player, if it may move now. `None` where nobody plays here.
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

    /// The whole move is known.
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

    /// Remembers what was wrong, until the player does something else.
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
        let at = self.standing().expect("a piece has jumped");
        Refusal {
            reason: Reason::MustContinue { at },
            possible: self.candidates(),
        }
    }
}

#[cfg(test)]
mod tests;

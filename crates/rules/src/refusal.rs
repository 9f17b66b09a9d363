//! Trying a move: either it's legal, or the answer says exactly why not and what's possible.

use crate::Ending;
use crate::{Board, Color, Coords, Hop, HopKind, Move, NotPlayable, Position, RuleSet, Square};
use alloc::vec::Vec;
use core::fmt;

/// An illegal attempt: the rule it breaks, and what could be played instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that the attempt breaks.
    pub reason: Reason,
    /// The legal alternatives, in order of squares: the mandatory captures, the ways to keep
    /// jumping, the moves of the chosen piece, or otherwise all moves of the side to move. Empty if
    /// it isn't the player's turn or the game is over.
    pub possible: Vec<Move>,
}

/// A move that isn't legal in a position, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{mv} is not legal: {refusal}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// The rule it breaks, and what could be played instead.
    pub refusal: Refusal,
}

impl From<IllegalMove> for Refusal {
    fn from(illegal: IllegalMove) -> Refusal {
        illegal.refusal
    }
}

/// The rule that an attempt breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The game has ended.
    GameOver(Ending),
    /// The other side is to move.
    NotYourTurn {
        /// The side to move.
        turn: Color,
    },
    /// The point is not on the board.
    OffBoard(Coords),
    /// The square is light.
    LightSquare(Coords),
    /// The starting square is empty.
    EmptySquare(Square),
    /// The piece on the starting square belongs to the other side.
    OpponentsPiece(Square),
    /// The piece has no room to move.
    PieceBlocked(Square),
    /// The destination is the piece's own square.
    SameSquare(Square),
    /// The destination isn't on a diagonal of the piece.
    NotDiagonal {
        /// Where the piece is.
        from: Square,
        /// Where it was supposed to go: any square of the board, light or dark.
        to: Coords,
    },
    /// The destination lies ahead, but more than a step or a jump away.
    TooFar(Hop),
    /// A man tried to move backward.
    Backwards(Hop),
    /// The destination is occupied.
    Occupied(Square),
    /// The jump would pass over an empty square.
    NothingToJump {
        /// The attempted hop.
        hop: Hop,
        /// The empty square.
        over: Square,
    },
    /// The jump would pass over a piece of the same side.
    OwnPieceJumped {
        /// The attempted hop.
        hop: Hop,
        /// Where the piece of the same side is.
        over: Square,
    },
    /// House rule: a man tried to capture a king.
    KingSafeFromMen {
        /// The attempted hop.
        hop: Hop,
        /// Where the king is.
        over: Square,
    },
    /// A capture is available and must be taken.
    MustCapture,
    /// The piece has jumped and must keep jumping.
    MustContinue {
        /// Where the piece is now.
        at: Square,
    },
    /// The man is crowned on this square, which ends its move.
    CrowningEndsMove {
        /// Where the man is crowned.
        at: Square,
    },
    /// The move ends on this square: it was a step, or there is nothing more to jump.
    MoveComplete {
        /// Where it ends.
        at: Square,
    },
    /// More than one legal move matches the input.
    Ambiguous,
    /// No legal move ends on this square.
    OutOfReach(Square),
}

impl Position {
    /// Finds the move that `player` means, from the squares it touches, starting with the origin.
    ///
    /// The path can be complete (22, 15, 8), just its ends (22, 8), or anything in between, as long
    /// as only one legal move matches. For a piece with only one move, the origin is enough.
    pub fn attempt(&self, rules: RuleSet, player: Color, path: &[Coords]) -> Result<Move, Refusal> {
        let all = self.offer(rules, player)?;
        let Some((&origin, points)) = path.split_first() else {
            return Err(Refusal {
                reason: Reason::Ambiguous,
                possible: all,
            });
        };
        let from = self.own_piece(player, origin, &all)?;
        if points.is_empty() {
            return only_one(moves_of_chosen(from, all)?);
        }
        let moves: Vec<Move> = all.iter().copied().filter(|mv| mv.from() == from).collect();
        if let Some(exact) = moves
            .iter()
            .find(|mv| landings(**mv).eq(points.iter().copied()))
        {
            return Ok(*exact);
        }
        let (destination, way) = (points[points.len() - 1], &points[..points.len() - 1]);
        let mut fitting: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| mv.to().coords() == destination && passes_through(*mv, points))
            .collect();
        // The first landings distinguish what the order alone can't: around a circuit, a king
        // touches every square either way.
        if fitting.iter().any(|mv| begins_with(*mv, way)) {
            fitting.retain(|mv| begins_with(*mv, way));
        }
        if !fitting.is_empty() {
            return only_one(fitting);
        }
        Err(explain(self.board(), rules, from, points, all))
    }

    /// Why this move, which isn't legal here, is refused.
    pub(crate) fn refuse(&self, rules: RuleSet, mv: Move) -> Refusal {
        let points: Vec<Coords> = landings(mv).collect();
        let all = self.sorted_moves(rules);
        match self.own_piece(self.turn(), mv.from().coords(), &all) {
            Ok(from) => explain(self.board(), rules, from, &points, all),
            Err(refusal) => refusal,
        }
    }

    /// Chooses the piece to move and returns its legal moves, of which there is at least one.
    pub fn pick(&self, rules: RuleSet, player: Color, at: Coords) -> Result<Vec<Move>, Refusal> {
        let all = self.offer(rules, player)?;
        moves_of_chosen(self.own_piece(player, at, &all)?, all)
    }

    /// Finds the only legal move that ends on this square.
    pub fn attempt_destination(
        &self,
        rules: RuleSet,
        player: Color,
        to: Coords,
    ) -> Result<Move, Refusal> {
        let all = self.offer(rules, player)?;
        let square = Square::try_from(to).map_err(|why| Refusal::new(why.into(), &all))?;
        let ending_here: Vec<Move> = all.iter().copied().filter(|mv| mv.to() == square).collect();
        if ending_here.is_empty() {
            return Err(Refusal {
                reason: Reason::OutOfReach(square),
                possible: all,
            });
        }
        only_one(ending_here)
    }

    /// Every legal move in order of squares, if it's this player's turn.
    fn offer(&self, rules: RuleSet, player: Color) -> Result<Vec<Move>, Refusal> {
        if player != self.turn() {
            return Err(Refusal::new(Reason::NotYourTurn { turn: self.turn() }, &[]));
        }
        Ok(self.sorted_moves(rules))
    }

    fn sorted_moves(&self, rules: RuleSet) -> Vec<Move> {
        let mut moves = self.moves_under(rules).to_vec();
        Move::sort_by_path(&mut moves);
        moves
    }

    /// The square at this point, if one of the player's pieces is on it.
    fn own_piece(&self, player: Color, at: Coords, all: &[Move]) -> Result<Square, Refusal> {
        let square = Square::try_from(at).map_err(|why| Refusal::new(why.into(), all))?;
        match self.board().get(square) {
            None => Err(Refusal::new(Reason::EmptySquare(square), all)),
            Some(piece) if piece.color != player => {
                Err(Refusal::new(Reason::OpponentsPiece(square), all))
            }
            Some(_) => Ok(square),
        }
    }
}

/// The moves from this square, out of all legal ones; a refusal if there are none.
fn moves_of_chosen(from: Square, all: Vec<Move>) -> Result<Vec<Move>, Refusal> {
    let moves: Vec<Move> = all.iter().copied().filter(|mv| mv.from() == from).collect();
    if !moves.is_empty() {
        return Ok(moves);
    }
    let capture_elsewhere = all.first().is_some_and(|mv| mv.is_capture());
    let reason = if capture_elsewhere {
        Reason::MustCapture
    } else {
        Reason::PieceBlocked(from)
    };
    Err(Refusal {
        reason,
        possible: all,
    })
}

fn only_one(moves: Vec<Move>) -> Result<Move, Refusal> {
    match moves[..] {
        [only] => Ok(only),
        _ => Err(Refusal {
            reason: Reason::Ambiguous,
            possible: moves,
        }),
    }
}

/// The points a move touches after its origin.
fn landings(mv: Move) -> impl Iterator<Item = Coords> {
    mv.path().into_iter().skip(1).map(Square::coords)
}

/// Whether a move touches all these points in this order.
fn passes_through(mv: Move, points: &[Coords]) -> bool {
    let mut touched = landings(mv);
    points
        .iter()
        .all(|point| touched.any(|landing| landing == *point))
}

/// Whether these are the first points that a move touches after its origin.
fn begins_with(mv: Move, points: &[Coords]) -> bool {
    landings(mv)
        .zip(points)
        .all(|(landing, point)| landing == *point)
}

/// The refusal of a path that no legal move of the piece on `from` follows. `all` holds the legal
/// moves.
fn explain(
    board: &Board,
    rules: RuleSet,
    from: Square,
    points: &[Coords],
    all: Vec<Move>,
) -> Refusal {
    let (reason, followed) = diagnose(board, rules, from, points);
    let own = |mv: &Move| mv.from() == from;
    let possible = match reason {
        Reason::MustContinue { .. } => {
            let goes_on = |mv: &Move| own(mv) && passes_through(*mv, &points[..followed]);
            all.into_iter().filter(goes_on).collect()
        }
        Reason::MustCapture => all,
        _ if all.iter().any(own) => all.into_iter().filter(own).collect(),
        _ => all,
    };
    Refusal { reason, possible }
}

/// Why no legal move of the piece on `from` goes through these points, and how many of them can
/// be followed before it goes wrong.
fn diagnose(board: &Board, rules: RuleSet, from: Square, points: &[Coords]) -> (Reason, usize) {
    let mut board = *board;
    let mut at = from;
    for (followed, &to) in points.iter().enumerate() {
        let hop = match check_hop(&board, rules, at, to) {
            Ok(hop) => hop,
            Err(reason) if followed == 0 => return (reason, 0),
            // The jumps up to here are valid: what matters is how the capture continues.
            Err(_) => return (after_jumps(&board, rules, at), followed),
        };
        match hop.kind() {
            Ok(HopKind::Jump) => {}
            _ if followed > 0 => return (after_jumps(&board, rules, at), followed),
            // The step itself would be valid, but a capture takes precedence.
            _ if points.len() == 1 => return (Reason::MustCapture, 0),
            _ => return (Reason::MoveComplete { at: hop.to }, 1),
        }
        let was_king = board.kings().contains(at);
        board.perform(hop).expect("the hop was found sound");
        at = hop.to;
        if !was_king && board.kings().contains(at) && followed + 1 < points.len() {
            return (Reason::CrowningEndsMove { at }, followed + 1);
        }
    }
    (after_jumps(&board, rules, at), points.len())
}

/// What the rules require of a piece that has jumped to this square.
fn after_jumps(board: &Board, rules: RuleSet, at: Square) -> Reason {
    let goes_on = board
        .jumps_from(at)
        .iter()
        .any(|hop| check_hop(board, rules, at, hop.to.into()).is_ok());
    if goes_on {
        Reason::MustContinue { at }
    } else {
        Reason::MoveComplete { at }
    }
}

/// The hop to this point, if only a mandatory capture could prevent it; otherwise the rule that
/// does. There must be a piece on `from`.
fn check_hop(board: &Board, rules: RuleSet, from: Square, to: Coords) -> Result<Hop, Reason> {
    let offset = to - from.coords();
    let square = match Square::try_from(to) {
        Ok(square) => square,
        // Sideways is never diagonal, no matter the square's color.
        Err(NotPlayable::Light(_)) if offset.row == 0 => {
            return Err(Reason::NotDiagonal { from, to });
        }
        Err(why) => return Err(why.into()),
    };
    let hop = Hop::new(from, square);
    if square == from {
        return Err(Reason::SameSquare(from));
    }
    let piece = board.get(from).ok_or(Reason::EmptySquare(from))?;
    let forward = match piece.color {
        Color::Black => offset.row > 0,
        Color::White => offset.row < 0,
    };
    if offset.row.abs() != offset.col.abs() {
        // Several moves may lead there: what's wrong is the distance.
        let is_ahead = (forward || piece.is_king()) && offset.row.abs() >= offset.col.abs();
        return Err(match is_ahead && offset.row.abs() > 2 {
            true => Reason::TooFar(hop),
            false => Reason::NotDiagonal { from, to },
        });
    }
    if !forward && !piece.is_king() {
        return Err(Reason::Backwards(hop));
    }
    let kind = hop.kind().map_err(|_| Reason::TooFar(hop))?;
    if !board.is_empty(square) {
        return Err(Reason::Occupied(square));
    }
    if let (HopKind::Jump, Some(over)) = (kind, hop.jumped()) {
        match board.get(over) {
            None => return Err(Reason::NothingToJump { hop, over }),
            Some(jumped) if jumped.color == piece.color => {
                return Err(Reason::OwnPieceJumped { hop, over });
            }
            Some(jumped) if rules.kings_safe_from_men && jumped.is_king() && !piece.is_king() => {
                return Err(Reason::KingSafeFromMen { hop, over });
            }
            Some(_) => {}
        }
    }
    Ok(hop)
}

impl From<NotPlayable> for Reason {
    fn from(why: NotPlayable) -> Reason {
        match why {
            NotPlayable::OffBoard(at) => Reason::OffBoard(at),
            NotPlayable::Light(at) => Reason::LightSquare(at),
        }
    }
}

impl Refusal {
    pub(crate) fn new(reason: Reason, possible: &[Move]) -> Refusal {
        Refusal {
            reason,
            possible: possible.to_vec(),
        }
    }
}

/// The rule, with square numbers, for developers.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver(ending) => write!(f, "the game is over: {ending}"),
            Reason::NotYourTurn { turn } => write!(f, "it's {turn}'s turn"),
            Reason::OffBoard(_) => f.write_str("that's off the board"),
            Reason::LightSquare(_) => f.write_str("pieces move on dark squares only"),
            Reason::EmptySquare(square) => write!(f, "there's no piece on {square}"),
            Reason::OpponentsPiece(square) => {
                write!(f, "the piece on {square} is the opponent's")
            }
            Reason::PieceBlocked(square) => write!(f, "the piece on {square} has no room to move"),
            Reason::SameSquare(square) => write!(f, "the piece on {square} doesn't move"),
            Reason::NotDiagonal { .. } => f.write_str("pieces move diagonally"),
            Reason::TooFar(_) => f.write_str("a piece moves one square, or jumps over one piece"),
            Reason::Backwards(_) => f.write_str("a man moves forward only"),
            Reason::Occupied(square) => write!(f, "there's already a piece on {square}"),
            Reason::NothingToJump { over, .. } => write!(f, "there's nothing to jump on {over}"),
            Reason::OwnPieceJumped { over, .. } => {
                write!(f, "the piece on {over} is the player's own")
            }
            Reason::KingSafeFromMen { over, .. } => {
                write!(f, "by house rule, a man can't capture the king on {over}")
            }
            Reason::MustCapture => f.write_str("a capture is mandatory"),
            Reason::MustContinue { at } => write!(f, "the capture must continue from {at}"),
            Reason::CrowningEndsMove { at } => {
                write!(f, "the man is crowned on {at}, which ends the move")
            }
            Reason::MoveComplete { at } => {
                write!(
                    f,
                    "the move ends on {at}, where there's nothing more to jump"
                )
            }
            Reason::Ambiguous => f.write_str("more than one move matches"),
            Reason::OutOfReach(square) => write!(f, "no piece can move to {square}"),
        }
    }
}

/// The rule, and what's possible if that's short and the rule is about a move.
///
/// ```
/// # use crownhead_rules::{Color, Coords, Position, RuleSet};
/// let from = Coords::new(2, 1);
/// let refusal = Position::START
///     .attempt(RuleSet::OFFICIAL, Color::Black, &[from, Coords::new(4, 3)])
///     .unwrap_err();
/// assert_eq!(
///     refusal.to_string(),
///     "there's nothing to jump on 14; possible: 9-13, 9-14"
/// );
/// ```
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The maximum number of steps to list. Captures are listed in any case.
        const MAX_LISTED: usize = 4;
        write!(f, "{}", self.reason)?;
        let is_about_a_square = matches!(
            self.reason,
            Reason::OffBoard(_)
                | Reason::EmptySquare(_)
                | Reason::OpponentsPiece(_)
                | Reason::PieceBlocked(_)
                | Reason::CrowningEndsMove { .. }
                | Reason::MoveComplete { .. }
                | Reason::OutOfReach(_)
        );
        let is_short = self.possible.len() <= MAX_LISTED
            || self.possible.iter().any(|mv| mv.is_capture())
            || self.reason == Reason::Ambiguous;
        if is_short && !is_about_a_square {
            for (place, mv) in self.possible.iter().enumerate() {
                let before = if place > 0 { ", " } else { "; possible: " };
                write!(f, "{before}{mv}")?;
            }
        }
        Ok(())
    }
}

impl core::error::Error for Refusal {}

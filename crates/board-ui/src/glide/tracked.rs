//! Pieces that keep their identity from one board to the next.

use super::{Change, Glide, Pace, PieceId, Stop};
use rules::{Board, Color, Move, Piece, Square};

/// A piece on the board together with its identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrackedPiece {
    /// Which piece it is.
    pub id: PieceId,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// The pieces on a board, each with an identity that it keeps while it moves.
///
/// A view keys what it draws by [`PieceId`]. Every change of the board goes through
/// [`TrackedPieces::play`], [`TrackedPieces::take_back`] or [`TrackedPieces::show`], which say what is to
/// be seen on the way.
///
/// ```
/// # use board_ui::{Pace, TrackedPieces};
/// # use rules::{Position, Square};
/// let before = Position::START;
/// let mut pieces = TrackedPieces::new(before.board());
/// let mv = before.moves()[0];
/// let mover = pieces.at(mv.from()).unwrap().id;
/// let glide = pieces.play(mv, before.play(mv).unwrap().board(), Pace::NORMAL);
/// assert_eq!(pieces.at(mv.to()).unwrap().id, mover);
/// assert_eq!((glide.millis, glide.changes.len()), (150, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackedPieces {
    standing: Vec<TrackedPiece>,
    /// Pieces that have left, the latest last. One that comes back gets its identity back.
    gone: Vec<TrackedPiece>,
    next: u32,
}

/// A new game is dealt in the time of this many hops.
const DEAL_HOPS: u32 = 3;

/// As many pieces that have left are remembered: all of a game.
const MAX_GONE: usize = 24;

impl TrackedPieces {
    /// The pieces of this board.
    pub fn new(board: &Board) -> TrackedPieces {
        let mut pieces = TrackedPieces {
            standing: Vec::new(),
            gone: Vec::new(),
            next: 0,
        };
        for (square, piece) in board.iter() {
            pieces.enter(square, piece);
        }
        pieces
    }

    /// The pieces of a new game, which appear one after the other in the order of the squares.
    pub fn deal(board: &Board, pace: Pace) -> (TrackedPieces, Glide) {
        let pieces = TrackedPieces::new(board);
        let share = 1.0 / pieces.standing.len().max(1) as f32;
        let enter = |(place, piece): (usize, &TrackedPiece)| Change::Enter {
            id: piece.id,
            at: place as f32 * share,
        };
        let changes = pieces.standing.iter().enumerate().map(enter).collect();
        let millis = pace.hop_millis.saturating_mul(DEAL_HOPS);
        (pieces, Glide::of(changes, millis))
    }

    /// The pieces in the order of their identities, which does not change when they move.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = TrackedPiece> {
        self.standing.iter().copied()
    }

    /// The piece on this square.
    pub fn at(&self, square: Square) -> Option<TrackedPiece> {
        self.iter().find(|piece| piece.square == square)
    }

    /// The board with these pieces.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for TrackedPiece { piece, square, .. } in self.iter() {
            board.put(square, piece);
        }
        board
    }

    /// A move is made; `after` is the board that it leads to.
    ///
    /// Where the piece has been shown on its way already, it goes on from there.
    pub fn play(&mut self, mv: Move, after: &Board, pace: Pace) -> Glide {
        let path = mv.path();
        // On its way, the piece stands on one of the later squares; they are empty otherwise.
        let Some(start) = (0..path.len()).find(|&place| self.at(path[place]).is_some()) else {
            return self.show(after, pace);
        };
        let hops = path.len() - 1 - start;
        let share = 1.0 / hops.max(1) as f32;
        let mut changes = Vec::new();
        if hops > 0 {
            let mover = self.at(path[start]).expect("it was found there");
            changes.push(travel(mover.id, &path[start..]));
            self.relocate(mover.id, mv.to());
        }
        for (hop, place) in mv.hops().zip(0..) {
            let jumped = hop.jumped().and_then(|square| self.at(square));
            let Some(taken) = jumped.filter(|piece| piece.square != mv.to()) else {
                continue;
            };
            let at = if place < start {
                0.0
            } else {
                ((place - start) as f32 + 0.5) * share
            };
            self.leave(taken);
            changes.push(leaving(taken, at));
        }
        self.settle(after, 1.0, &mut changes);
        Glide::of(changes, pace.millis(hops.max(1)))
    }

    /// A move is taken back; `before` is the board that it had come from.
    pub fn take_back(&mut self, mv: Move, before: &Board, pace: Pace) -> Glide {
        let mut path = mv.path();
        path.reverse();
        let Some(mover) = self.at(mv.to()) else {
            return self.show(before, pace);
        };
        let hops = path.len() - 1;
        let share = 1.0 / hops as f32;
        let mut changes = Vec::new();
        // What was crowned by the move is a man again before it goes back.
        if let Some(piece) = before.get(mv.from()).filter(|piece| *piece != mover.piece) {
            self.turn(mover.id, piece, 0.0, &mut changes);
        }
        changes.push(travel(mover.id, &path));
        self.relocate(mover.id, mv.from());
        for (place, hop) in mv.hops().enumerate() {
            let jumped = hop.jumped();
            if let Some((square, piece)) =
                jumped.and_then(|square| Some((square, before.get(square)?)))
                && self.at(square).is_none()
            {
                let at = 1.0 - (place as f32 + 0.5) * share;
                changes.push(Change::Enter {
                    id: self.enter(square, piece),
                    at,
                });
            }
        }
        self.settle(before, 0.0, &mut changes);
        Glide::of(changes, pace.millis(hops))
    }

    /// Any other board is shown, as after a step of many moves in the history, or while a piece
    /// is on its way. What stands where it stood stays; where one piece of a side has changed its
    /// place, it glides there; everything else fades.
    pub fn show(&mut self, board: &Board, pace: Pace) -> Glide {
        let mut changes = Vec::new();
        for color in Color::BOTH {
            let left: Vec<TrackedPiece> = self
                .iter()
                .filter(|seen| seen.piece.color == color)
                .filter(|seen| {
                    board
                        .get(seen.square)
                        .is_none_or(|piece| piece.color != color)
                })
                .collect();
            let came: Vec<(Square, Piece)> = board
                .iter()
                .filter(|(_, piece)| piece.color == color)
                .filter(|(square, _)| {
                    self.at(*square)
                        .is_none_or(|seen| seen.piece.color != color)
                })
                .collect();
            if let ([mover], [(to, piece)]) = (&left[..], &came[..])
                && self.at(*to).is_none()
            {
                changes.push(travel(mover.id, &[mover.square, *to]));
                self.relocate(mover.id, *to);
                if *piece != mover.piece {
                    self.turn(mover.id, *piece, 1.0, &mut changes);
                }
            }
        }
        self.settle(board, 0.0, &mut changes);
        Glide::of(changes, pace.millis(1))
    }

    /// Makes the pieces those of this board, whatever is different still.
    fn settle(&mut self, board: &Board, at: f32, changes: &mut Vec<Change>) {
        for seen in self.standing.clone() {
            match board.get(seen.square) {
                Some(piece) if piece == seen.piece => {}
                Some(piece) if piece.color == seen.piece.color => {
                    self.turn(seen.id, piece, at, changes);
                }
                _ => {
                    self.leave(seen);
                    changes.push(leaving(seen, at));
                }
            }
        }
        for (square, piece) in board.iter() {
            if self.at(square).is_none() {
                let id = self.enter(square, piece);
                changes.push(Change::Enter { id, at });
            }
        }
    }

    fn enter(&mut self, square: Square, piece: Piece) -> PieceId {
        let known = self
            .gone
            .iter()
            .rposition(|gone| gone.square == square && gone.piece == piece);
        let id = match known {
            Some(place) => self.gone.remove(place).id,
            None => {
                self.next += 1;
                PieceId(self.next - 1)
            }
        };
        let place = self.standing.partition_point(|other| other.id < id);
        self.standing
            .insert(place, TrackedPiece { id, piece, square });
        id
    }

    fn leave(&mut self, piece: TrackedPiece) {
        self.standing.retain(|other| other.id != piece.id);
        if self.gone.len() == MAX_GONE {
            self.gone.remove(0);
        }
        self.gone.push(piece);
    }

    fn relocate(&mut self, id: PieceId, to: Square) {
        if let Some(piece) = self.standing.iter_mut().find(|piece| piece.id == id) {
            piece.square = to;
        }
    }

    fn turn(&mut self, id: PieceId, into: Piece, at: f32, changes: &mut Vec<Change>) {
        if let Some(piece) = self.standing.iter_mut().find(|piece| piece.id == id) {
            piece.piece = into;
            changes.push(Change::Turn { id, into, at });
        }
    }
}

impl Glide {
    /// These changes in this time; no time for nothing.
    fn of(changes: Vec<Change>, millis: u32) -> Glide {
        let millis = if changes.is_empty() { 0 } else { millis };
        Glide { millis, changes }
    }
}

fn travel(id: PieceId, path: &[Square]) -> Change {
    let hops = (path.len() - 1) as f32;
    let stop = |(place, square): (usize, &Square)| Stop {
        square: *square,
        at: place as f32 / hops,
    };
    Change::Travel {
        id,
        stops: path.iter().enumerate().map(stop).collect(),
    }
}

const fn leaving(gone: TrackedPiece, at: f32) -> Change {
    Change::Leave {
        id: gone.id,
        piece: gone.piece,
        square: gone.square,
        at,
    }
}

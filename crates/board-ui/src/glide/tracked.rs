//! Pieces that keep their identity across boards.

use super::{Change, Glide, Pace, PieceId, Stop};
use rules::{Board, Color, Game, Move, Piece, Square};

/// A piece on the board with its identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrackedPiece {
    /// Its identity.
    pub id: PieceId,
    /// Its color and rank.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// The pieces on a board, each with an identity that it keeps when it moves.
///
/// A view keys its elements by [`PieceId`]. Every change of the board goes through
/// [`TrackedPieces::play`], [`TrackedPieces::take_back`] or [`TrackedPieces::show`], which return
/// the animation.
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
    /// Removed pieces, the latest last. A piece that comes back gets its identity back.
    gone: Vec<TrackedPiece>,
    next: u32,
}

/// How long dealing a new game takes, in hops.
const DEAL_HOPS: u32 = 3;

/// How many removed pieces are remembered: all of a game.
const MAX_GONE: usize = 24;

impl TrackedPieces {
    /// Returns the pieces of this board.
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

    /// Returns the pieces of a new game, which appear one after another in square order.
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

    /// Iterates over the pieces by identity. Moves don't change this order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = TrackedPiece> {
        self.standing.iter().copied()
    }

    /// The piece on this square.
    pub fn at(&self, square: Square) -> Option<TrackedPiece> {
        self.iter().find(|piece| piece.square == square)
    }

    /// Returns the board with these pieces.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for TrackedPiece { piece, square, .. } in self.iter() {
            board.put(square, piece);
        }
        board
    }

    /// Plays a move that leads to the board `after`.
    ///
    /// If the piece has already been shown partway along its path, it continues from there.
    pub fn play(&mut self, mv: Move, after: &Board, pace: Pace) -> Glide {
        let path = mv.path();
        // A piece partway along its path is on one of the later squares, which are otherwise empty.
        let Some(start) = (0..path.len()).find(|&place| self.at(path[place]).is_some()) else {
            return self.show(after, pace);
        };
        let hops = path.len() - 1 - start;
        let share = 1.0 / hops.max(1) as f32;
        let mut changes = Vec::new();
        if hops > 0 {
            let mover = self.at(path[start]).expect("a piece was found there");
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

    /// Plays a move of a piece that was dragged, so only the captured pieces move.
    pub fn play_dragged(&mut self, mv: Move, after: &Board, pace: Pace) -> Glide {
        let mut glide = self.play(mv, after, pace);
        glide
            .changes
            .retain(|change| !matches!(change, Change::Travel { .. }));
        glide
    }

    /// Follows a game that had these moves before: plays a new one, takes back the last one, or
    /// shows the board. `is_dragged` says whether the piece is already where it goes.
    pub fn follow(&mut self, before: &[Move], game: &Game, is_dragged: bool, pace: Pace) -> Glide {
        let board = game.position().board();
        match (before, game.moves()) {
            (before, [all @ .., mv]) if all == before => match is_dragged {
                true => self.play_dragged(*mv, board, pace),
                false => self.play(*mv, board, pace),
            },
            ([all @ .., mv], after) if all == after => self.take_back(*mv, board, pace),
            _ if self.board() == *board => Glide::STILL,
            _ => self.show(board, pace),
        }
    }

    /// Takes back a move that started from the board `before`.
    pub fn take_back(&mut self, mv: Move, before: &Board, pace: Pace) -> Glide {
        let mut path = mv.path();
        path.reverse();
        let Some(mover) = self.at(mv.to()) else {
            return self.show(before, pace);
        };
        let hops = path.len() - 1;
        let share = 1.0 / hops as f32;
        let mut changes = Vec::new();
        // A piece that the move crowned becomes a man again before it goes back.
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

    /// Shows any other board, for example after a jump in the history or in the middle of a
    /// capture. Unchanged pieces stay. If exactly one piece of a side changed its square, it
    /// glides. Everything else fades.
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

    /// Applies all remaining differences to this board.
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
    /// Returns these changes with this duration, which is 0 without changes.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_followed_forward_and_back() {
        let pace = Pace { hop_millis: 100 };
        let mut game = Game::new();
        let mut pieces = TrackedPieces::new(game.position().board());
        let still = pieces.follow(&[], &game, false, pace);
        assert_eq!(still.changes, []);
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
        let glide = pieces.follow(&[], &game, false, pace);
        assert!(matches!(glide.changes[..], [Change::Travel { .. }]));
        assert_eq!(pieces.board(), *game.position().board());
        let back = pieces.follow(&[mv], &Game::new(), false, pace);
        assert!(matches!(back.changes[..], [Change::Travel { .. }]));
        // A dragged piece is there already.
        let dragged = pieces.follow(&[], &game, true, pace);
        assert_eq!(dragged.changes, []);
        assert_eq!(pieces.board(), *game.position().board());
    }
}

//! Pieces on squares.

use core::fmt;

use alloc::vec::Vec;

use crate::movegen::{GeneratedMove, Side};
use crate::{Bitboard, Color, Direction, Hop, HopKind, NotAHop, Piece, Rank, Square};

/// Which piece is on which square, and nothing else: no turn, no history, no limit on pieces.
///
/// Squares are of type [`Square`], which exists only for playable ones. `Square::try_from(coords)?`
/// converts coordinates and rejects light and off-board ones with the reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    // Invariant: black and white are disjoint, kings is within their union.
    black: Bitboard,
    white: Bitboard,
    kings: Bitboard,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board {
        black: Bitboard::EMPTY,
        white: Bitboard::EMPTY,
        kings: Bitboard::EMPTY,
    };

    /// The board at the start of a game: Black's men on 1–12, White's on 21–32.
    pub const START: Board = Board {
        black: Color::Black.home_squares(),
        white: Color::White.home_squares(),
        kings: Bitboard::EMPTY,
    };

    /// The board with these sets of pieces, or `None` if black and white overlap or a king is on an
    /// empty square.
    pub const fn from_sets(black: Bitboard, white: Bitboard, kings: Bitboard) -> Option<Board> {
        let occupied = Bitboard::from_bits(black.bits() | white.bits());
        if black.intersects(white) || !occupied.contains_all(kings) {
            return None;
        }
        Some(Board {
            black,
            white,
            kings,
        })
    }

    /// The squares with this side's pieces.
    #[inline]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The squares with a king of either side.
    #[inline]
    pub const fn kings(&self) -> Bitboard {
        self.kings
    }

    /// The squares with exactly this piece.
    pub fn pieces_like(&self, piece: Piece) -> Bitboard {
        match piece.rank {
            Rank::Man => self.pieces(piece.color) & !self.kings,
            Rank::King => self.pieces(piece.color) & self.kings,
        }
    }

    /// The squares with any piece.
    pub fn occupied(&self) -> Bitboard {
        self.black | self.white
    }

    /// The squares without a piece.
    pub fn empty(&self) -> Bitboard {
        !self.occupied()
    }

    /// How many pieces this side has.
    pub const fn count(&self, color: Color) -> u32 {
        self.pieces(color).len()
    }

    /// How many men and kings each side has.
    pub fn material(&self) -> Material {
        let count = |piece| self.pieces_like(piece).len() as u8;
        Material {
            bm: count(Piece::man(Color::Black)),
            bk: count(Piece::king(Color::Black)),
            wm: count(Piece::man(Color::White)),
            wk: count(Piece::king(Color::White)),
        }
    }

    /// Whether this square is empty.
    pub fn is_empty(&self, square: Square) -> bool {
        self.empty().contains(square)
    }

    /// The piece on this square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let color = Color::BOTH
            .into_iter()
            .find(|&color| self.pieces(color).contains(square))?;
        let rank = if self.kings.contains(square) {
            Rank::King
        } else {
            Rank::Man
        };
        Some(Piece { color, rank })
    }

    /// Puts a piece on this square and returns the piece that was there before.
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let before = self.remove(square);
        *self.side_mut(piece.color) |= square.bit();
        if piece.is_king() {
            self.kings |= square.bit();
        }
        before
    }

    /// Removes and returns the piece on this square. Does nothing on an empty square.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let before = self.get(square);
        let keep = !square.bit();
        self.black &= keep;
        self.white &= keep;
        self.kings &= keep;
        before
    }

    /// Removes every piece.
    pub fn clear(&mut self) {
        *self = Board::EMPTY;
    }

    /// Every piece with its square, in order of square numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The board rotated by 180° with the colors swapped: the same position from the opponent's
    /// side.
    pub fn swapped(&self) -> Board {
        Board {
            black: self.white.turned(),
            white: self.black.turned(),
            kings: self.kings.turned(),
        }
    }

    /// The steps of the piece on this square; none for an empty square.
    ///
    /// These are single hops from one piece's point of view; a mandatory capture elsewhere doesn't
    /// matter here. For whole legal turns, see [`Position::moves`](crate::Position::moves).
    pub fn steps_from(&self, from: Square) -> Vec<Hop> {
        self.hops_from(from, |board, _, direction| {
            let to = from.neighbour(direction)?;
            board.is_empty(to).then_some(to)
        })
    }

    /// The single jumps of the piece on this square; none for an empty square.
    pub fn jumps_from(&self, from: Square) -> Vec<Hop> {
        self.hops_from(from, |board, piece, direction| {
            let over = from.neighbour(direction)?;
            let to = over.neighbour(direction)?;
            (board.get(over)?.color != piece.color && board.is_empty(to)).then_some(to)
        })
    }

    /// The steps of every piece of this side.
    pub fn all_steps(&self, color: Color) -> Vec<Hop> {
        self.pieces(color)
            .into_iter()
            .flat_map(|from| self.steps_from(from))
            .collect()
    }

    /// The single jumps of every piece of this side.
    pub fn all_jumps(&self, color: Color) -> Vec<Hop> {
        self.pieces(color)
            .into_iter()
            .flat_map(|from| self.jumps_from(from))
            .collect()
    }

    /// The steps and single jumps of every piece of this side, steps first.
    pub fn all_hops(&self, color: Color) -> Vec<Hop> {
        let mut hops = self.all_steps(color);
        hops.extend(self.all_jumps(color));
        hops
    }

    /// Performs one step or jump: the piece moves, a jumped piece is removed, and a man that
    /// reaches its crown row is crowned. Returns the captured piece.
    ///
    /// A hop that isn't allowed on this board is an error and changes nothing.
    pub fn perform(&mut self, hop: Hop) -> Result<Option<Piece>, HopError> {
        let kind = hop.kind()?;
        let piece = self.get(hop.from).ok_or(HopError::NoPiece(hop.from))?;
        let allowed = match kind {
            HopKind::Step => self.steps_from(hop.from),
            HopKind::Jump => self.jumps_from(hop.from),
        };
        if !allowed.contains(&hop) {
            return Err(HopError::NotAllowed { hop, piece });
        }
        self.remove(hop.from);
        let taken = hop.jumped().and_then(|square| self.remove(square));
        let crowned = piece.color.crown_row().contains(hop.to);
        self.put(hop.to, if crowned { piece.crowned() } else { piece });
        Ok(taken)
    }

    /// The board after a move by side `S` that was found on it.
    #[inline(always)]
    pub(crate) fn after<S: Side>(&self, found: &GeneratedMove) -> Board {
        let GeneratedMove {
            from, to, captured, ..
        } = *found;
        let us = self.pieces(S::COLOR) ^ from ^ to;
        let them = self.pieces(S::COLOR.opponent()) ^ captured;
        let moves_king = self.kings.intersects(from);
        let crowned = if moves_king {
            to
        } else {
            to & S::COLOR.crown_row()
        };
        let kings = (self.kings & !(from | captured)) | crowned;
        let (black, white) = match S::COLOR {
            Color::Black => (us, them),
            Color::White => (them, us),
        };
        Board {
            black,
            white,
            kings,
        }
    }

    fn hops_from(
        &self,
        from: Square,
        landing: impl Fn(&Board, Piece, Direction) -> Option<Square>,
    ) -> Vec<Hop> {
        let Some(piece) = self.get(from) else {
            return Vec::new();
        };
        piece
            .directions()
            .iter()
            .filter_map(|&direction| landing(self, piece, direction))
            .map(|to| Hop::new(from, to))
            .collect()
    }

    fn side_mut(&mut self, color: Color) -> &mut Bitboard {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

impl Piece {
    /// The directions this piece may move in: forward for a man, all four for a king.
    pub const fn directions(self) -> &'static [Direction] {
        match (self.rank, self.color) {
            (Rank::King, _) => &Direction::ALL,
            (Rank::Man, Color::Black) => &[Direction::DownLeft, Direction::DownRight],
            (Rank::Man, Color::White) => &[Direction::UpLeft, Direction::UpRight],
        }
    }
}

/// A board from its pieces; a later piece replaces an earlier one on the same square.
impl FromIterator<(Square, Piece)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in pieces {
            board.put(square, piece);
        }
        board
    }
}

/// Eight lines with White at the bottom: `r R w W` as in [`Piece::descriptor`], `.` for an empty
/// dark square, blanks for the light ones. There's no trailing line break.
///
/// ```
/// # use crownhead_rules::Board;
/// let drawn = "
///   r   r   r   r
/// r   r   r   r
///   r   r   r   r
/// .   .   .   .
///   .   .   .   .
/// w   w   w   w
///   w   w   w   w
/// w   w   w   w";
/// assert_eq!(Board::START.to_string(), drawn[1..]);
/// ```
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            let before = match (square.index() % 4, square.row() % 2) {
                (0, 0) if square.row() == 0 => "  ",
                (0, 0) => "\n  ",
                (0, _) => "\n",
                _ => "   ",
            };
            let piece = self.get(square).map_or('.', Piece::descriptor);
            write!(f, "{before}{piece}")?;
        }
        Ok(())
    }
}

/// How many men and kings each side has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Material {
    /// Black men.
    pub bm: u8,
    /// Black kings.
    pub bk: u8,
    /// White men.
    pub wm: u8,
    /// White kings.
    pub wk: u8,
}

/// Why a board doesn't allow a hop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HopError {
    /// The squares are neither one nor two apart on a diagonal.
    #[error(transparent)]
    NotAHop(#[from] NotAHop),
    /// The first square is empty.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// The piece can't go there on this board.
    #[error("the {piece} on {} can't go to {} on this board", hop.from, hop.to)]
    NotAllowed {
        /// The attempted hop.
        hop: Hop,
        /// The piece that should have moved.
        piece: Piece,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::prelude::rust_2024::*;

    fn sq(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    /// Builds a board from descriptors: `board(&[(1, 'r'), (8, 'W')])`.
    fn board(pieces: &[(u8, char)]) -> Board {
        pieces
            .iter()
            .map(|&(n, d)| (sq(n), Piece::from_descriptor(d).unwrap()))
            .collect()
    }

    fn hops(board: &[Hop]) -> Vec<String> {
        board.iter().map(Hop::to_string).collect()
    }

    #[test]
    fn the_start_has_twelve_men_a_side_and_three_rows_each() {
        let start = Board::START;
        for color in Color::BOTH {
            assert_eq!(start.count(color), 12);
            assert_eq!(start.pieces_like(Piece::man(color)), color.home_squares());
        }
        assert_eq!(start.empty(), (13..=20).map(sq).collect());
        assert_eq!(
            start.material(),
            Material {
                bm: 12,
                bk: 0,
                wm: 12,
                wk: 0
            }
        );
        assert_eq!(start.swapped(), start);
    }

    #[test]
    fn a9_get_put_remove_clear() {
        let mut board = Board::EMPTY;
        let (man, king) = (Piece::man(Color::Black), Piece::king(Color::White));
        assert!(board.is_empty(sq(14)));
        assert_eq!(board.get(sq(14)), None);
        assert_eq!(board.put(sq(14), man), None);
        assert_eq!(board.get(sq(14)), Some(man));
        assert!(!board.is_empty(sq(14)));
        assert_eq!(board.put(sq(14), king), Some(man));
        assert_eq!(
            (board.count(Color::Black), board.count(Color::White)),
            (0, 1)
        );
        assert_eq!(board.remove(sq(14)), Some(king));
        assert_eq!(board.remove(sq(14)), None);
        assert_eq!(board, Board::EMPTY);
        board = Board::START;
        board.clear();
        assert_eq!(board, Board::EMPTY);
    }

    #[test]
    fn a9_locations_and_iteration() {
        let board = board(&[(1, 'r'), (14, 'r'), (23, 'w'), (8, 'W')]);
        assert_eq!(
            board.pieces(Color::Black),
            [1, 14].map(sq).into_iter().collect()
        );
        assert_eq!(
            board.pieces(Color::White),
            [8, 23].map(sq).into_iter().collect()
        );
        let listed: Vec<_> = board
            .iter()
            .map(|(sq, piece)| (sq.number(), piece.descriptor()))
            .collect();
        assert_eq!(listed, [(1, 'r'), (8, 'W'), (14, 'r'), (23, 'w')]);
        assert_eq!(board.iter().collect::<Board>(), board);
    }

    #[test]
    fn sets_that_contradict_each_other_make_no_board() {
        let set = |n| sq(n).bit();
        assert!(Board::from_sets(set(1), set(2), set(1)).is_some());
        assert_eq!(Board::from_sets(set(1), set(1), Bitboard::EMPTY), None);
        assert_eq!(Board::from_sets(set(1), set(2), set(3)), None);
    }

    #[test]
    fn b2_b7_steps_of_one_piece() {
        #[track_caller]
        fn check(pieces: &[(u8, char)], from: u8, expected: &[&str]) {
            assert_eq!(hops(&board(pieces).steps_from(sq(from))), expected);
        }
        check(&[(14, 'r')], 14, &["14-17", "14-18"]);
        check(&[(14, 'w')], 14, &["14-9", "14-10"]);
        check(&[(14, 'R')], 14, &["14-9", "14-10", "14-17", "14-18"]);
        check(&[(14, 'r'), (17, 'w'), (18, 'r')], 14, &[]);
        check(&[(13, 'r')], 13, &["13-17"]);
        check(&[(29, 'W')], 29, &["29-25"]);
        check(&[], 14, &[]);
    }

    #[test]
    fn b3_b7_jumps_of_one_piece() {
        #[track_caller]
        fn check(pieces: &[(u8, char)], from: u8, expected: &[&str]) {
            assert_eq!(hops(&board(pieces).jumps_from(sq(from))), expected);
        }
        let ring = [(9, 'w'), (10, 'w'), (17, 'w'), (18, 'w')];
        let with = |piece| [&[(14, piece)][..], &ring].concat();
        check(&with('R'), 14, &["14-5", "14-7", "14-21", "14-23"]);
        check(&with('r'), 14, &["14-21", "14-23"]);
        check(&with('w'), 14, &[]);
        check(&[(14, 'r'), (18, 'w'), (23, 'w')], 14, &[]);
        check(&[(14, 'r'), (18, 'R')], 14, &[]);
        check(&[(9, 'r'), (13, 'w')], 9, &[]);
    }

    #[test]
    fn b7_all_hops_of_a_side_are_those_of_its_pieces() {
        let board = board(&[(14, 'r'), (6, 'R'), (18, 'w'), (10, 'w'), (32, 'W')]);
        assert_eq!(
            hops(&board.all_steps(Color::Black)),
            ["6-1", "6-2", "6-9", "14-17"]
        );
        assert_eq!(hops(&board.all_jumps(Color::Black)), ["6-15", "14-23"]);
        assert_eq!(
            hops(&board.all_hops(Color::Black)),
            ["6-1", "6-2", "6-9", "14-17", "6-15", "14-23"]
        );
        assert_eq!(
            hops(&board.all_steps(Color::White)),
            ["10-7", "18-15", "32-27", "32-28"]
        );
        assert_eq!(hops(&board.all_jumps(Color::White)), ["10-1", "18-9"]);
    }

    #[test]
    fn b8_performing_a_hop() {
        let mut board = board(&[(14, 'r'), (18, 'w'), (27, 'w')]);
        assert_eq!(
            board.perform(Hop::new(sq(14), sq(23))),
            Ok(Some(Piece::man(Color::White)))
        );
        assert_eq!(
            board.perform(Hop::new(sq(23), sq(32))),
            Ok(Some(Piece::man(Color::White)))
        );
        assert_eq!(
            board,
            Board::from_iter([(sq(32), Piece::king(Color::Black))])
        );
        assert_eq!(board.perform(Hop::new(sq(32), sq(28))), Ok(None));
    }

    #[test]
    fn b8_a_hop_that_is_not_allowed_changes_nothing() {
        #[track_caller]
        fn check(from: u8, to: u8, expected: &str) {
            let mut changed = board(&[(14, 'r'), (18, 'w'), (23, 'w')]);
            let before = changed;
            let error = changed.perform(Hop::new(sq(from), sq(to))).unwrap_err();
            assert_eq!(error.to_string(), expected);
            assert_eq!(changed, before);
        }
        check(1, 5, "there is no piece on 1");
        check(14, 10, "the black man on 14 can't go to 10 on this board");
        check(14, 18, "the black man on 14 can't go to 18 on this board");
        check(14, 23, "the black man on 14 can't go to 23 on this board");
        check(
            14,
            22,
            "14 to 22 is neither a step nor a jump: a piece goes one or two squares along a diagonal",
        );
    }
}

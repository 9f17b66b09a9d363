//! The sums of the first layer.

use crate::feature::Change;
use crate::network::{Network, Sums};
use rules::{Board, Color, Move, Position};

/// The sums of the first layer for one board, from one side's point of view.
///
/// It stores its board, so it can be updated to any other at the cost of the difference. A step
/// changes two features, and a capture one more per captured piece.
///
/// Invariant: `sums` belongs to `board` and `view` under the network it was created with. An
/// accumulator doesn't work with another network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulator {
    sums: Box<[Sums]>,
    board: Board,
    view: Color,
}

impl Accumulator {
    /// The sums of a position from the point of view of `view`, computed from scratch.
    pub fn new(net: &Network, pos: &Position, view: Color) -> Accumulator {
        let mut accumulator = Accumulator::of_empty_board(net, view);
        accumulator.update(net, pos);
        accumulator
    }

    /// The sums of the empty board: the biases.
    pub(crate) fn of_empty_board(net: &Network, view: Color) -> Accumulator {
        Accumulator {
            sums: net.bias().into(),
            board: Board::EMPTY,
            view,
        }
    }

    /// Starts over from the empty board, with this view.
    pub(crate) fn reset(&mut self, net: &Network, view: Color) {
        self.sums.clone_from_slice(net.bias());
        self.board = Board::EMPTY;
        self.view = view;
    }

    /// The sums after a legal move from `before`, the position that this accumulator belongs to.
    pub fn after(&self, net: &Network, before: &Position, mv: Move) -> Accumulator {
        debug_assert_eq!(before.board(), &self.board);
        let mut after = self.clone();
        after.update(net, &before.play_unchecked(mv));
        after
    }

    /// Updates the sums to another position.
    #[inline]
    pub fn update(&mut self, net: &Network, pos: &Position) {
        let change = Change::between(&self.board, pos.board(), self.view);
        net.kernel().update(&mut self.sums, None, net, &change);
        self.board = *pos.board();
    }

    /// Takes over the sums of another accumulator with the same view, updated to this position.
    #[inline]
    pub(crate) fn update_from(&mut self, source: &Accumulator, net: &Network, pos: &Position) {
        debug_assert_eq!(source.view, self.view);
        let change = Change::between(&source.board, pos.board(), self.view);
        net.kernel()
            .update(&mut self.sums, Some(&source.sums), net, &change);
        self.board = *pos.board();
    }

    /// The number of features in which this board differs from a position.
    #[inline]
    pub(crate) fn distance(&self, pos: &Position) -> u32 {
        Change::count(&self.board, pos.board())
    }

    /// The board that the sums belong to.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side whose point of view this is.
    pub const fn view(&self) -> Color {
        self.view
    }

    pub(crate) const fn sums(&self) -> &[Sums] {
        &self.sums
    }
}

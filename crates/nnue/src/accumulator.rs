//! The sums of the first layer.

use crate::feature::Change;
use crate::network::{Network, Sums};
use rules::{Board, Color, Move, Position};

/// The sums of the first layer for one board, as one side sees it.
///
/// It knows its board, so it can be brought to any other: the cost is the difference. A step
/// changes two features, a capture one more for each piece that it takes.
///
/// Invariant: `sums` belongs to `board` and `view` under the network it was made with. An
/// accumulator is of no use with another network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulator {
    sums: Sums,
    board: Board,
    view: Color,
}

impl Accumulator {
    /// The sums of a position as `view` sees it, added up from nothing.
    pub fn new(net: &Network, pos: &Position, view: Color) -> Accumulator {
        let mut accumulator = Accumulator::of_empty_board(net, view);
        accumulator.update(net, pos);
        accumulator
    }

    /// The sums of the empty board: the biases.
    pub(crate) fn of_empty_board(net: &Network, view: Color) -> Accumulator {
        Accumulator {
            sums: net.bias().clone(),
            board: Board::EMPTY,
            view,
        }
    }

    /// The sums after a legal move of `before`, the position that this one belongs to.
    pub fn after(&self, net: &Network, before: &Position, mv: Move) -> Accumulator {
        debug_assert_eq!(before.board(), &self.board);
        let mut after = self.clone();
        after.update(net, &before.play_unchecked(mv));
        after
    }

    /// Brings the sums to another position.
    #[inline]
    pub fn update(&mut self, net: &Network, pos: &Position) {
        let change = Change::between(&self.board, pos.board(), self.view);
        net.kernel().update(&mut self.sums, None, net, &change);
        self.board = *pos.board();
    }

    /// Takes the sums of another accumulator with the same view, brought to this position.
    #[inline]
    pub(crate) fn update_from(&mut self, source: &Accumulator, net: &Network, pos: &Position) {
        debug_assert_eq!(source.view, self.view);
        let change = Change::between(&source.board, pos.board(), self.view);
        net.kernel()
            .update(&mut self.sums, Some(&source.sums), net, &change);
        self.board = *pos.board();
    }

    /// In how many features this board differs from that of a position.
    #[inline]
    pub(crate) fn distance(&self, pos: &Position) -> u32 {
        Change::count(&self.board, pos.board())
    }

    /// The board that the sums belong to.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that looks at the board.
    pub const fn view(&self) -> Color {
        self.view
    }

    pub(crate) const fn sums(&self) -> &Sums {
        &self.sums
    }
}

//! The combined value of a position's moves.

use rules::Position;

use super::Ruler;
use crate::value::Code;

/// The best moves found, from the mover's point of view.
#[derive(Clone, Copy, Default)]
pub(crate) struct Moves {
    /// The quickest win.
    pub(super) win: Option<Code>,
    /// The slowest loss.
    pub(super) loss: Option<Code>,
    pub(super) draws: bool,
}

impl Moves {
    /// Adds a move that leads to a position with this value for the other side.
    #[inline]
    pub(crate) fn add<R: Ruler>(&mut self, for_the_other: Code) {
        let code = R::read(for_the_other);
        if code == Code::DRAW {
            self.draws = true;
        } else if code.is_loss() {
            let win = R::after(code);
            self.win = Some(self.win.map_or(win, |best| best.min(win)));
        } else {
            let loss = R::after(code);
            self.loss = Some(self.loss.map_or(loss, |best| best.max(loss)));
        }
    }

    /// All legal moves, with the values that `look_up` returns for the positions after them.
    #[inline]
    pub(crate) fn of<R: Ruler>(pos: &Position, look_up: impl Fn(&Position) -> Code) -> Moves {
        let mut moves = Moves::default();
        pos.for_each_successor(|_, after| moves.add::<R>(look_up(&after)));
        moves
    }

    /// The value of a position with these moves. Without a move, it's lost.
    #[inline]
    pub(crate) fn value(self) -> Code {
        match self {
            Moves { win: Some(win), .. } => win,
            Moves { draws: true, .. } => Code::DRAW,
            Moves { loss, .. } => loss.unwrap_or(Code::LOSS),
        }
    }
}

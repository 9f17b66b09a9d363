//! Dragging a piece with a mouse or a finger.

use super::{MoveInput, Reply, Stage, WrongTry, ways};
use rules::{Coords, Path, Square};

/// A piece that's being dragged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Drag {
    /// Where it was picked up.
    grabbed: Square,
    /// Whether it was selected before. Then releasing it without moving deselects it.
    was_selected: bool,
    /// The squares it passed over, without immediate repetitions.
    over: Vec<Square>,
    /// The point it's over now.
    at: Coords,
}

/// How many squares are remembered. No capture needs a tenth of them.
const MAX_OVER: usize = 256;

impl MoveInput {
    /// Handles the press of a button or finger on this point. On a piece that can move, this
    /// selects it and starts a drag. Anywhere else, it's a press.
    pub fn grab(&mut self, at: impl Into<Coords>) -> Reply {
        let at = at.into();
        self.drag = None;
        let held = Square::try_from(at)
            .ok()
            .filter(|square| self.standing() == Some(*square) && self.pending().is_none());
        let reply = match held {
            // A square that chooses a path takes precedence, even if the piece is on it.
            Some(square) if !ways::route_choices(self.ways()).any(|choice| choice == square) => {
                self.drag = Some(Drag::new(square, true));
                Reply::Nothing
            }
            _ => {
                let reply = self.pressed(at);
                if let Reply::Selected(square) = reply {
                    self.drag = Some(Drag::new(square, false));
                }
                reply
            }
        };
        self.noted(reply)
    }

    /// Handles the pointer moving over this point. Only matters during a drag.
    pub fn drag_over(&mut self, at: impl Into<Coords>) {
        if let Some(drag) = &mut self.drag {
            drag.pass(at.into());
        }
    }

    /// Handles the release of the pointer over this point.
    ///
    /// The dragged piece moves here if it can. If there are several paths, the squares it passed
    /// over choose one. Off the board, it goes back and stays selected. Releasing it where it was
    /// picked up is a click.
    pub fn drop_at(&mut self, at: impl Into<Coords>) -> Reply {
        let at = at.into();
        let Some(mut drag) = self.drag.take() else {
            return Reply::Nothing;
        };
        drag.pass(at);
        let reply = self.dropped(&drag, at);
        self.noted(reply)
    }

    /// Cancels a drag, for example when the pointer is lost. The piece stays selected.
    pub fn break_off_drag(&mut self) {
        self.drag = None;
    }

    /// Returns the square where the dragged piece was picked up.
    pub fn dragged(&self) -> Option<Square> {
        self.drag.as_ref().map(|drag| drag.grabbed)
    }

    /// Returns the point that the dragged piece is over.
    pub fn dragged_over(&self) -> Option<Coords> {
        self.drag.as_ref().map(|drag| drag.at)
    }

    fn dropped(&mut self, drag: &Drag, at: Coords) -> Reply {
        if drag.over.is_empty() && at == drag.grabbed.coords() {
            return if drag.was_selected {
                self.pressed(at)
            } else {
                Reply::Nothing
            };
        }
        let Stage::Moving { trail, .. } = &self.stage else {
            return Reply::Nothing;
        };
        let done = trail.len();
        if !at.is_on_board() {
            return Reply::Nothing;
        }
        if let Ok(square) = Square::try_from(at) {
            let candidates = self.candidates();
            let dragged = ways::dragged_ways(&candidates, done, square, &drag.over);
            let found: Vec<Path> = match &dragged[..] {
                [] => ways::ways_to(&candidates, done, square),
                _ => dragged,
            };
            if square == drag.grabbed && found.len() != 1 {
                return Reply::Nothing;
            }
            if !found.is_empty() {
                return self.choose(found);
            }
        }
        if done > 0 {
            return WrongTry::rules_at(self.must_continue(), at).into();
        }
        let path = [drag.grabbed.coords(), at];
        match self.attempt(self.position.turn(), &path) {
            Ok(mv) => self.finish(mv),
            Err(refusal) => WrongTry::rules_at(refusal, at).into(),
        }
    }
}

impl Drag {
    const fn new(grabbed: Square, was_selected: bool) -> Drag {
        Drag {
            grabbed,
            was_selected,
            over: Vec::new(),
            at: grabbed.coords(),
        }
    }

    fn pass(&mut self, at: Coords) {
        self.at = at;
        let Ok(square) = Square::try_from(at) else {
            return;
        };
        let last = *self.over.last().unwrap_or(&self.grabbed);
        if last != square && self.over.len() < MAX_OVER {
            self.over.push(square);
        }
    }
}

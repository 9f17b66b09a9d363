//! Pressing squares: selecting a piece, then its destination.

use super::{Jumps, MoveInput, Reply, Stage, WhyNot, WrongTry, ways};
use rules::{Color, Coords, Path, Reason, Refusal, Square};

impl MoveInput {
    /// Handles a press on a point of the board: a click, a tap, or a key on the focus.
    ///
    /// The first press selects a piece. The next ones choose its destination: the last square of
    /// the move, or one landing after another. Pressing another piece of the same side selects that
    /// one, and pressing the selected piece deselects it.
    pub fn press(&mut self, at: impl Into<Coords>) -> Reply {
        let reply = self.pressed(at.into());
        self.noted(reply)
    }

    /// Cancels the last thing entered: the typed text, the pending move, or the selection with its
    /// jumps.
    pub fn cancel(&mut self) -> Reply {
        let reply = self.cancelled();
        self.noted(reply)
    }

    /// Confirms the pending move.
    pub fn confirm(&mut self) -> Reply {
        let reply = match self.stage {
            Stage::Pending(mv) => {
                self.stage = Stage::Choosing;
                self.typed.clear();
                Reply::Play(mv)
            }
            _ => WrongTry::because(WhyNot::NothingToConfirm).into(),
        };
        self.noted(reply)
    }

    pub(super) fn pressed(&mut self, at: Coords) -> Reply {
        let player = match self.admit() {
            Ok(Some(player)) => player,
            Ok(None) => return Reply::Nothing,
            Err(refusal) => return WrongTry::rules_at(refusal, at).into(),
        };
        match self.stage.clone() {
            Stage::Choosing => self.press_choosing(player, at),
            Stage::Moving { from, trail, ways } => {
                self.press_moving(player, from, &trail, ways, at)
            }
            Stage::Pending(mv) => match self.pick(player, at) {
                Ok(_) => self.press_choosing(player, at),
                Err(_) => WrongTry {
                    why: WhyNot::ConfirmFirst(mv),
                    at: Some(at),
                }
                .into(),
            },
        }
    }

    fn press_choosing(&mut self, player: Color, at: Coords) -> Reply {
        let refusal = match self.pick(player, at) {
            Ok(from) => return self.select(from),
            Err(refusal) => refusal,
        };
        if self.options.destination_only && matches!(refusal.reason, Reason::EmptySquare(_)) {
            match self.attempt_destination(player, at) {
                Ok(mv) => return self.finish(mv),
                Err(several) if several.reason == Reason::Ambiguous => {
                    return WrongTry::rules_at(several, at).into();
                }
                Err(_) => {}
            }
        }
        WrongTry::rules_at(refusal, at).into()
    }

    fn press_moving(
        &mut self,
        player: Color,
        from: Square,
        trail: &Path,
        ways: Vec<Path>,
        at: Coords,
    ) -> Reply {
        let square = Square::try_from(at).ok();
        if let Some(square) = square {
            let narrowed = ways::narrow(&ways, square);
            if !narrowed.is_empty() {
                return self.choose(narrowed);
            }
            if self.standing() == Some(square) {
                return self.put_back(from);
            }
            let ways = ways::ways_to(&self.candidates(), trail.len(), square);
            if !ways.is_empty() {
                return self.choose(ways);
            }
        }
        if !trail.is_empty() {
            return WrongTry::rules_at(self.must_continue(), at).into();
        }
        let is_own = |piece: rules::Piece| piece.color == player;
        if square.is_some_and(|square| self.position.board().get(square).is_some_and(is_own)) {
            return self.press_choosing(player, at);
        }
        match self.attempt(player, &[from.coords(), at]) {
            Ok(mv) => self.finish(mv),
            Err(refusal) => WrongTry::rules_at(refusal, at).into(),
        }
    }

    pub(super) fn select(&mut self, from: Square) -> Reply {
        self.stage = Stage::Moving {
            from,
            trail: Path::new(),
            ways: Vec::new(),
        };
        Reply::Selected(from)
    }

    /// Follows the only path, or asks which one. `found` isn't empty.
    pub(super) fn choose(&mut self, found: Vec<Path>) -> Reply {
        let Stage::Moving { from, trail, ways } = &mut self.stage else {
            return Reply::Nothing;
        };
        let [way] = &found[..] else {
            let goal = found.first().and_then(|way| way.last()).copied();
            *ways = found;
            return goal.map_or(Reply::Nothing, Reply::ChoosePath);
        };
        ways.clear();
        trail.extend(way.iter().copied());
        let at = *trail.last().unwrap_or(from);
        let path = self.path();
        match self.moves.iter().find(|mv| mv.path() == path) {
            Some(&mv) => self.finish(mv),
            None => Reply::Partial(at),
        }
    }

    /// Deselects the piece, which goes back to where it started.
    fn put_back(&mut self, from: Square) -> Reply {
        if self.is_partial() && self.options.jumps == Jumps::Binding {
            let at = self.standing().unwrap_or(from).coords();
            return WrongTry::rules_at(self.must_continue(), at).into();
        }
        self.stage = Stage::Choosing;
        Reply::Deselected
    }

    pub(super) fn cancelled(&mut self) -> Reply {
        self.drag = None;
        if !self.typed.is_empty() {
            self.typed.clear();
            return Reply::Typed;
        }
        match &self.stage {
            Stage::Choosing => WrongTry::because(WhyNot::NothingToCancel).into(),
            Stage::Pending(_) => {
                self.stage = Stage::Choosing;
                Reply::Deselected
            }
            Stage::Moving { from, .. } => self.put_back(*from),
        }
    }

    /// Undoes the last jump, or whatever else was entered last.
    pub(super) fn step_back(&mut self) -> Reply {
        if self.options.jumps == Jumps::Binding {
            return self.cancelled();
        }
        match &mut self.stage {
            Stage::Moving { ways, .. } if !ways.is_empty() => {
                ways.clear();
                Reply::Nothing
            }
            Stage::Moving { from, trail, .. } if !trail.is_empty() => {
                trail.pop();
                match trail.last() {
                    Some(&at) => Reply::Partial(at),
                    None => Reply::Selected(*from),
                }
            }
            _ => self.cancelled(),
        }
    }

    /// Turns the refusal of an ambiguous move into a question for the path, if all matching moves
    /// have the same ends.
    pub(super) fn ask_for_path(&mut self, refusal: Refusal) -> Reply {
        let same_ends = |moves: &[rules::Move]| {
            moves
                .windows(2)
                .all(|pair| pair[0].from() == pair[1].from() && pair[0].to() == pair[1].to())
        };
        match refusal.possible.first() {
            Some(first) if refusal.reason == Reason::Ambiguous && same_ends(&refusal.possible) => {
                let _ = self.select(first.from());
                let ways = refusal.possible.iter();
                self.choose(
                    ways.map(|mv| mv.path().into_iter().skip(1).collect())
                        .collect(),
                )
            }
            _ => WrongTry::rules(refusal).into(),
        }
    }
}

//! The way to progress when only results are known.

use rules::Position;

use super::placement::FirstLook;
use super::{CountPlies, Moves, Scratch};
use crate::combination::choose;
use crate::sets::Sets;
use crate::value::Code;
use crate::{Tablebase, Wld};

/// How soon a won position can be converted irreversibly into another won position: by a capture,
/// or by a move of a man. Each such step brings the end of the game closer, because their number is
/// limited.
///
/// Tables with only results don't say how to make progress. A route finds out for the positions
/// with their men on the same squares and either side to move. There only kings move, so there are
/// few enough to solve during a game.
pub struct Route {
    men: Sets,
    scratch: Scratch,
    /// The next cell to evaluate.
    next: usize,
    is_ready: bool,
}

impl Route {
    /// The maximum number of cells that can be evaluated during a game.
    const MAX_CELLS: u64 = 1 << 18;
    /// The number of cells to evaluate without a break.
    const PORTION: usize = 1 << 7;

    /// A route for the men of this position, still to be prepared. `None` if there are too many
    /// kings on the board.
    pub fn new(pos: &Position) -> Option<Route> {
        let sets = Sets::of(pos.board());
        let material = sets.material();
        let free = sets.free_of_men().count_ones();
        let cells = choose(free, material.bk.into()) * choose(free, material.wk.into());
        if cells > Route::MAX_CELLS {
            return None;
        }
        let men = Sets {
            black_kings: 0,
            white_kings: 0,
            ..sets
        };
        let mut scratch = Scratch::new();
        scratch.lay_out(men, [material.bk, material.wk]);
        Some(Route {
            men,
            scratch,
            next: 0,
            is_ready: false,
        })
    }

    /// Whether a position has the same men, and the same number of kings.
    pub fn is_for(&self, pos: &Position) -> bool {
        let sets = Sets::of(pos.board());
        let counts = |graph: usize| self.scratch.king_count(graph);
        (sets.black_men, sets.white_men) == (self.men.black_men, self.men.white_men)
            && sets.black_kings.count_ones() == counts(0)
            && sets.white_kings.count_ones() == counts(1)
    }

    /// Solves the placement, and returns whether it's done. It stops early if `goes_on`, which is
    /// called every millisecond or so, returns false; the next call continues.
    pub fn prepare(&mut self, tablebase: &Tablebase, goes_on: &mut dyn FnMut() -> bool) -> bool {
        let cells = self.scratch.cells();
        while self.next < cells {
            if !goes_on() {
                return false;
            }
            for cell in self.next..cells.min(self.next + Route::PORTION) {
                let places = self.scratch.places(cell);
                self.scratch
                    .look_at(self.men, places, |pos, kings, king_steps| {
                        let result = |after: &Position| known(tablebase, after);
                        if pos.can_capture() {
                            return match Moves::of::<CountPlies>(pos, result).value() {
                                Code::DRAW => FirstLook::Drawn,
                                code => FirstLook::Decided(code),
                            };
                        }
                        let mut exits = Moves::default();
                        pos.for_each_successor(|mv, after| {
                            if pos.is_irreversible(mv) {
                                exits.add::<CountPlies>(result(&after));
                            }
                        });
                        FirstLook::without_capture(exits, king_steps, kings[0] | kings[1])
                    });
            }
            self.next += Route::PORTION;
        }
        if !self.is_ready {
            // If the way is longer than a number can hold, the cell stays unknown.
            self.is_ready = self.scratch.spread::<CountPlies>(goes_on).is_some();
        }
        self.is_ready
    }

    /// The number of plies, with best play by both sides, until the winner makes progress.
    ///
    /// `None` for a position that's drawn or not on the route, and before the route is prepared.
    pub fn plies(&self, pos: &Position) -> Option<u8> {
        if !self.is_ready || !self.is_for(pos) {
            return None;
        }
        let sets = Sets::of(pos.board());
        let kings = [sets.black_kings, sets.white_kings];
        let code = self.scratch.code(self.men, kings, pos.turn());
        (code != Code::DRAW).then(|| code.0 - 1)
    }
}

/// What the tables say. An unknown position isn't worth aiming for.
fn known(tablebase: &Tablebase, pos: &Position) -> Code {
    match tablebase.probe_result(pos) {
        Some(Wld::Win) => Code::WIN,
        Some(Wld::Loss) => Code::LOSS,
        Some(Wld::Draw) | None => Code::DRAW,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::Dice;

    #[test]
    fn a_route_shortens_with_every_ply_until_there_is_progress() {
        let tablebase = Tablebase::embedded();
        let mut dice = Dice::new(3);
        let (mut won, mut longest) = (0, 0);
        for slice in [
            "m1k2-m0k1",
            "m2k1-m1k0",
            "m1k1-m1k1",
            "m2k1-m1k1",
            "m3k0-m0k2",
        ] {
            let slice: crate::Slice = slice.parse().expect("a slice");
            for _ in 0..40 {
                let mut pos = slice.position(dice.bits(), dice.bits());
                let mut route = Route::new(&pos).expect("few kings");
                assert_eq!(route.plies(&pos), None);
                let mut portions = 0;
                let mut a_portion = || {
                    portions += 1;
                    portions % 2 == 1
                };
                while !route.prepare(&tablebase, &mut a_portion) {}
                let result = tablebase.probe_result(&pos).expect("a small position");
                let Some(plies) = route.plies(&pos) else {
                    assert_eq!(result, Wld::Draw);
                    continue;
                };
                assert_ne!(result, Wld::Draw);
                won += 1;
                longest = longest.max(plies);
                for left in (0..plies).rev() {
                    let after = |mv| pos.play_unchecked(mv);
                    let moves = pos.moves();
                    let is_win = tablebase.probe_result(&pos) == Some(Wld::Win);
                    let progress = |mv: &&rules::Move| {
                        pos.is_irreversible(**mv)
                            && is_win == (tablebase.probe_result(&after(**mv)) == Some(Wld::Loss))
                    };
                    let on_route = |mv: &&rules::Move| route.plies(&after(**mv)) == Some(left);
                    match moves.iter().find(on_route) {
                        Some(&mv) => pos = after(mv),
                        // The winner's last move, or a loser's move that changes nothing.
                        None => {
                            assert!(left <= 1 && moves.iter().any(|mv| progress(&mv)), "{pos:?}");
                            break;
                        }
                    }
                }
            }
        }
        assert!(won > 100 && longest > 3, "{won} {longest}");
    }

    #[test]
    fn many_kings_are_too_many() {
        fn check(slice: &str, expected: bool) {
            let slice: crate::Slice = slice.parse().expect("a slice");
            let pos = slice.position(0, 0);
            assert_eq!(Route::new(&pos).is_some(), expected, "{slice}");
        }
        check("m1k2-m0k2", true);
        check("m0k3-m1k1", true);
        check("m0k3-m0k2", false);
        check("m0k3-m0k3", false);
        check("m3k1-m3k1", true);
    }
}

//! The way to progress where only results are known.

use rules::Position;

use super::placement::FirstLook;
use super::{CountPlies, Moves, Scratch};
use crate::combination::choose;
use crate::sets::Sets;
use crate::value::Code;
use crate::{Tablebase, Wld};

/// How soon a won position can be turned into another won position for good: by a capture, or by a
/// move of a man. Each such step brings the end of the game nearer, as there can only be so many.
///
/// Tables with results alone do not tell how to get on. A route finds out for the positions that
/// have their men on the same squares, with either side to move: there only kings move, so they
/// are few enough to be solved while a game is played.
pub struct Route {
    men: Sets,
    scratch: Scratch,
    /// The cell to look at next.
    next: usize,
    is_ready: bool,
}

impl Route {
    /// More cells than this take too long to look at in the middle of a game.
    const MAX_CELLS: u64 = 1 << 18;
    /// So many cells are looked at without a break.
    const PORTION: usize = 1 << 10;

    /// A route for the men of this position that has still to be prepared. `None` where too many
    /// kings are on the board.
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

    /// Whether a position has the same men, and as many kings.
    pub fn is_for(&self, pos: &Position) -> bool {
        let sets = Sets::of(pos.board());
        let counts = |graph: usize| self.scratch.king_count(graph);
        (sets.black_men, sets.white_men) == (self.men.black_men, self.men.white_men)
            && sets.black_kings.count_ones() == counts(0)
            && sets.white_kings.count_ones() == counts(1)
    }

    /// Looks at the moves that leave the placement, and says whether all are done. It stops early
    /// when `goes_on`, which is asked now and then, says so; the next call takes up the work.
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
            // Where the way is longer than a number can tell, the cell stays unknown.
            self.scratch.spread::<CountPlies>();
            self.is_ready = true;
        }
        true
    }

    /// How many plies it takes, at best for both sides, until the winner has made progress.
    ///
    /// `None` for a position that is drawn or not on the route, and before the route is prepared.
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

/// What the tables say. A position that they do not know is nothing to aim for.
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
                        // The last move of the winner, or a loser's that changes nothing.
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

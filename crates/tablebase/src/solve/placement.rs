//! Solves the positions that share a placement of the men.

use rules::{Color, Position};

use super::agenda::{Agenda, WorkItem};
use super::kings::{KingGraph, KingStep};
use super::man_step::ManStep;
use super::{Moves, Ruler, TooFar};
use crate::Slice;
use crate::combination::choose;
use crate::index::rank_of_king_set;
use crate::sets::Sets;
use crate::table::{Table, Tables};
use crate::value::Code;

/// Nothing is known about this cell yet.
const UNKNOWN: u8 = 0;
/// The best capture draws, so this position is finished.
const DRAWN: u8 = 254;
/// Two kings on one square: not a position.
const IMPOSSIBLE: u8 = 255;

/// The side to move has a move that doesn't lose, so its counter never runs out.
const SAFE: u8 = 255;

/// The working memory of one thread.
///
/// A cell is a pair of king placements, `white * black_count + black`. Kings of both sides on one
/// square leave gaps, but this way a step by one side changes only one number of the pair.
pub(crate) struct Scratch {
    kings: [KingGraph; 2],
    agenda: Agenda,
    /// For each side to move: the code of each cell, or one of the marks above.
    codes: [Vec<u8>; 2],
    /// For each side to move: the number of moves not yet known to lose.
    left: [Vec<u8>; 2],
}

/// What the moves that leave the placement say about a position.
pub(super) enum FirstLook {
    /// Captures decide it, or it has no move.
    Decided(Code),
    /// The best capture draws.
    Drawn,
    /// It depends on the steps of the kings.
    Open {
        /// The number of moves not yet known to lose, or [`SAFE`].
        left: u8,
        /// The value from the steps of the men, unless the kings do better.
        exit: Option<Code>,
    },
}

impl FirstLook {
    #[inline(always)]
    fn at<R: Ruler>(
        pos: &Position,
        kings: [u32; 2],
        man_steps: &[ManStep<'_>],
        king_steps: &[KingStep],
        tables: &Tables,
    ) -> FirstLook {
        if pos.can_capture() {
            return match Moves::of::<R>(pos, |after| tables.get(after)).value() {
                Code::DRAW => FirstLook::Drawn,
                code => FirstLook::Decided(code),
            };
        }
        let occupied = kings[0] | kings[1];
        let mut exits = Moves::default();
        for step in man_steps {
            if step.to & occupied == 0 {
                exits.add::<R>(step.value_after(kings));
            }
        }
        FirstLook::without_capture(exits, king_steps, occupied)
    }

    /// The first look at a position without a capture whose men have these moves.
    #[inline(always)]
    pub(super) fn without_capture(
        exits: Moves,
        king_steps: &[KingStep],
        occupied: u32,
    ) -> FirstLook {
        let open = king_steps
            .iter()
            .filter(|step| step.to & occupied == 0)
            .count() as u8;
        match exits {
            Moves { win: Some(win), .. } => FirstLook::Open {
                left: SAFE,
                exit: Some(win),
            },
            Moves { draws: true, .. } => FirstLook::Open {
                left: SAFE,
                exit: None,
            },
            // All steps of men together count as one move, the slowest of them.
            Moves {
                loss: Some(loss), ..
            } => FirstLook::Open {
                left: open + 1,
                exit: Some(loss),
            },
            _ if open == 0 => FirstLook::Decided(Code::LOSS),
            _ => FirstLook::Open {
                left: open,
                exit: None,
            },
        }
    }
}

impl Scratch {
    pub(crate) fn new() -> Scratch {
        Scratch {
            kings: Default::default(),
            agenda: Agenda::new(),
            codes: Default::default(),
            left: Default::default(),
        }
    }

    /// The approximate memory that a thread needs for a slice, in bytes.
    pub(crate) fn bytes(slice: Slice) -> u64 {
        let material = slice.material();
        let free = 32 - u32::from(slice.men());
        let cells = choose(free, material.bk.into()) * choose(free, material.wk.into());
        // Two codes, two counters, and a four-byte entry for each side to move.
        cells * 12
    }

    /// Solves one placement of the men and writes it into the table.
    pub(super) fn solve<R: Ruler>(
        &mut self,
        table: &Table,
        tables: &Tables,
        placement: u64,
    ) -> Result<(), TooFar> {
        let (black_men, white_men) = table.index.men(placement);
        let men = Sets {
            black_men,
            white_men,
            black_kings: 0,
            white_kings: 0,
        };
        let material = table.slice().material();
        self.lay_out(men, [material.bk, material.wk]);
        self.look_at_exits::<R>(men, table, tables);
        if self.spread::<R>(&mut || true) == Some(true) {
            self.write(men, table, placement);
            Ok(())
        } else {
            Err(TooFar {
                slice: table.slice(),
            })
        }
    }

    /// Evaluates every move that leaves the placement, once per position.
    fn look_at_exits<R: Ruler>(&mut self, men: Sets, table: &Table, tables: &Tables) {
        let man_steps = Color::BOTH.map(|color| ManStep::all(men, color, table, tables));
        for white_at in 0..self.kings[1].sets.len() {
            for black_at in 0..self.kings[0].sets.len() {
                self.look_at(men, [black_at, white_at], |pos, kings, king_steps| {
                    let man_steps = &man_steps[pos.turn() as usize];
                    FirstLook::at::<R>(pos, kings, man_steps, king_steps, tables)
                });
            }
        }
    }

    /// Prepares for a placement of the men with this many kings on each side.
    pub(super) fn lay_out(&mut self, men: Sets, kings: [u8; 2]) {
        for (graph, count) in self.kings.iter_mut().zip(kings) {
            graph.rebuild(count.into(), men.free_of_men());
        }
        let cells = self.cells();
        assert!((cells as u64) < Agenda::MAX_CELLS, "one placement fits");
        for turn in 0..2 {
            self.codes[turn].clear();
            self.codes[turn].resize(cells, UNKNOWN);
            self.left[turn].clear();
            self.left[turn].resize(cells, 0);
        }
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        self.kings[0].sets.len() * self.kings[1].sets.len()
    }

    /// The numbers of both king placements of a cell, Black's first.
    pub(super) fn places(&self, cell: usize) -> [usize; 2] {
        let black = self.kings[0].sets.len();
        [cell % black, cell / black]
    }

    /// The number of kings of a side, where 0 is Black and 1 is White.
    pub(super) fn king_count(&self, side: usize) -> u32 {
        self.kings[side]
            .sets
            .first()
            .map_or(0, |set| set.count_ones())
    }

    /// Evaluates one cell, given by the numbers of both king placements, with either side to move.
    #[inline(always)]
    pub(super) fn look_at(
        &mut self,
        men: Sets,
        [black_at, white_at]: [usize; 2],
        look: impl Fn(&Position, [u32; 2], &[KingStep]) -> FirstLook,
    ) {
        let Scratch {
            kings: [black, white],
            agenda,
            codes,
            left,
        } = self;
        let cell = white_at * black.sets.len() + black_at;
        let (black_kings, white_kings) = (black.sets[black_at], white.sets[white_at]);
        if black_kings & white_kings != 0 {
            codes[0][cell] = IMPOSSIBLE;
            codes[1][cell] = IMPOSSIBLE;
            return;
        }
        let sets = Sets {
            black_kings,
            white_kings,
            ..men
        };
        let board = sets.board();
        let king_steps = [black.steps(black_at), white.steps(white_at)];
        for color in Color::BOTH {
            let turn = color as usize;
            let pos = Position::new_unchecked(board, color);
            match look(&pos, [black_kings, white_kings], king_steps[turn]) {
                FirstLook::Decided(code) => {
                    codes[turn][cell] = code.0;
                    agenda.push(code, WorkItem::decided(cell as u32, turn));
                }
                FirstLook::Drawn => codes[turn][cell] = DRAWN,
                FirstLook::Open { left: moves, exit } => {
                    left[turn][cell] = moves;
                    if let Some(code) = exit {
                        agenda.push(code, WorkItem::exit(cell as u32, turn));
                    }
                }
            }
        }
    }

    /// The value of a cell after [`Scratch::spread`], given by the kings of both sides.
    pub(super) fn code(&self, men: Sets, kings: [u32; 2], turn: Color) -> Code {
        let [black, white] = kings.map(|kings| rank_of_king_set(kings, men.free_of_men()) as usize);
        finished(self.codes[turn as usize][white * self.kings[0].sets.len() + black])
    }

    /// Spreads the values along the steps of the kings. Returns whether all distances fit, or
    /// `None` if `goes_on`, which is called once per ply, returns false. The next call continues.
    pub(super) fn spread<R: Ruler>(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Option<bool> {
        let Scratch {
            kings: [black, white],
            agenda,
            codes,
            left,
        } = self;
        let black_count = black.sets.len();
        agenda.work_off::<R>(goes_on, |agenda, code, entry| {
            let (cell, turn) = (entry.cell() as usize, entry.turn());
            if entry.is_exit() {
                if codes[turn][cell] != UNKNOWN {
                    return;
                }
                if code.is_loss() {
                    left[turn][cell] -= 1;
                    if left[turn][cell] > 0 {
                        return;
                    }
                }
                codes[turn][cell] = code.0;
            }
            // The position is decided: update the positions that lead to it.
            let mover = 1 - turn;
            let before = R::after(code);
            let (codes, left) = (&mut codes[mover], &mut left[mover]);
            let (black_at, white_at) = (cell % black_count, cell / black_count);
            let mut tell = |from: usize| {
                if codes[from] != UNKNOWN {
                    return;
                }
                if before.is_loss() {
                    left[from] -= 1;
                    if left[from] > 0 {
                        return;
                    }
                }
                codes[from] = before.0;
                agenda.push(before, WorkItem::decided(from as u32, mover));
            };
            if mover == Color::Black as usize {
                for step in black.steps(black_at) {
                    tell(white_at * black_count + step.target as usize);
                }
            } else {
                for step in white.steps(white_at) {
                    tell(step.target as usize * black_count + black_at);
                }
            }
        })
    }

    /// Writes the solved cells into the table, without the gaps.
    fn write(&self, men: Sets, table: &Table, placement: u64) {
        let base = placement * table.index.king_sets();
        for &color in table.slice().turns() {
            let row = self.codes[color as usize]
                .iter()
                .filter(|&&code| code != IMPOSSIBLE)
                .map(|&code| finished(code));
            table.cells(color).set_row(base, row);
        }
        if !table.slice().is_even() {
            return;
        }
        // White to move here is Black to move after a swap.
        let swapped = men.swapped();
        let rank = table
            .index
            .rank_of_men(swapped.black_men, swapped.white_men);
        if rank == placement {
            return;
        }
        let base = rank * table.index.king_sets();
        let [black, white] = &self.kings;
        let mut cell = 0;
        for &white_kings in &white.sets {
            for &black_kings in &black.sets {
                let code = self.codes[1][cell];
                if code != IMPOSSIBLE {
                    let kings = table.index.rank_of_kings(
                        swapped.free_of_men(),
                        white_kings.reverse_bits(),
                        black_kings.reverse_bits(),
                    );
                    table.cells(Color::Black).set(base + kings, finished(code));
                }
                cell += 1;
            }
        }
    }
}

/// The final value of a cell: cells without one are drawn.
fn finished(code: u8) -> Code {
    match code {
        UNKNOWN | DRAWN => Code::DRAW,
        code => Code(code),
    }
}

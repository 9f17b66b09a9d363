//! Solving the positions that share a placement of the men.

use arrayvec::ArrayVec;
use rules::{Bitboard, Color, Position};

use super::agenda::{Agenda, Entry};
use super::kings::KingGraph;
use super::{Moves, Ruler, TooFar};
use crate::Slice;
use crate::combination::choose;
use crate::index::Sets;
use crate::slice::MAX_SLICE_PIECES;
use crate::table::{Drawer, Table, Tables};
use crate::value::Code;

/// Nothing is known about this cell yet.
const UNKNOWN: u8 = 0;
/// The best capture draws, so this position is done.
const DRAWN: u8 = 254;
/// Two kings on one square: no position.
const IMPOSSIBLE: u8 = 255;

/// The side to move has a move that does not lose: it never runs out of them.
const SAFE: u8 = 255;

/// The working memory of one thread.
///
/// A cell is a pair of king placements, `white * black_count + black`. Kings of both sides on one
/// square leave gaps, but with them a step of one side changes only one number of the pair.
pub(crate) struct Scratch {
    kings: [KingGraph; 2],
    agenda: Agenda,
    /// For each side to move: the code of each cell, or one of the marks above.
    codes: [Vec<u8>; 2],
    /// For each side to move: how many moves are not known to lose yet.
    left: [Vec<u8>; 2],
}

/// The steps of one side's men, two for each.
type ManSteps<'t> = ArrayVec<ManStep<'t>, { 2 * MAX_SLICE_PIECES as usize }>;

/// A step of a man: where it goes, and where the positions after it are kept.
struct ManStep<'t> {
    to: u32,
    /// The new king, or no square: Black's, then White's.
    crowned: [u32; 2],
    drawer: Drawer<'t>,
    /// The squares without a man after the step, as the drawer sees them.
    free: u32,
    /// The index of the first placement of the kings after the step.
    base: u64,
}

impl<'t> ManStep<'t> {
    /// The steps of this side's men that no other man blocks.
    fn all(men: Sets, color: Color, table: &'t Table, tables: &'t Tables) -> ManSteps<'t> {
        let mut steps = ArrayVec::new();
        let movers = match color {
            Color::Black => men.black_men,
            Color::White => men.white_men,
        };
        for from in Bitboard::from_bits(movers) {
            for to in color
                .forward()
                .into_iter()
                .filter_map(|direction| from.neighbour(direction))
            {
                let (from, to) = (from.bit().bits(), to.bit().bits());
                if men.free_of_men() & to != 0 {
                    steps.push(ManStep::new(men, color, from, to, table, tables));
                }
            }
        }
        steps
    }

    fn new(
        men: Sets,
        color: Color,
        from: u32,
        to: u32,
        table: &'t Table,
        tables: &'t Tables,
    ) -> ManStep<'t> {
        let crown = to & color.crown_row().bits();
        let (moved, crowned) = (from | to & !crown, crown);
        let mut after = men;
        let mut material = table.slice().material();
        let is_crowned = u8::from(crown != 0);
        let crowned = match color {
            Color::Black => {
                after.black_men ^= moved;
                material.bm -= is_crowned;
                material.bk += is_crowned;
                [crowned, 0]
            }
            Color::White => {
                after.white_men ^= moved;
                material.wm -= is_crowned;
                material.wk += is_crowned;
                [0, crowned]
            }
        };
        let drawer = if material == table.slice().material() {
            table.drawer(color.opponent())
        } else {
            tables.drawer(material, color.opponent())
        };
        if drawer.is_swapped {
            after = after.swapped();
        }
        let rank = drawer.index.rank_of_men(after.black_men, after.white_men);
        ManStep {
            to,
            crowned,
            drawer,
            free: after.free_of_men(),
            base: rank * drawer.index.king_sets(),
        }
    }

    /// The value for the other side after this step.
    #[inline]
    fn value_after(&self, black_kings: u32, white_kings: u32) -> Code {
        let black = black_kings | self.crowned[0];
        let white = white_kings | self.crowned[1];
        let (black, white) = if self.drawer.is_swapped {
            (white.reverse_bits(), black.reverse_bits())
        } else {
            (black, white)
        };
        let kings = self.drawer.index.rank_of_kings(self.free, black, white);
        self.drawer.cells.get(self.base + kings)
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

    /// The bytes that a thread needs for a slice, roughly.
    pub(crate) fn bytes(slice: Slice) -> u64 {
        let material = slice.material();
        let free = 32 - u32::from(slice.men());
        let cells = choose(free, material.bk.into()) * choose(free, material.wk.into());
        // Two codes, two counters, and an entry of four bytes for each side to move.
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
        self.kings[0].rebuild(material.bk.into(), men.free_of_men());
        self.kings[1].rebuild(material.wk.into(), men.free_of_men());
        self.look_at_exits::<R>(men, table, tables);
        if self.spread::<R>() {
            self.write(men, table, placement);
            Ok(())
        } else {
            Err(TooFar {
                slice: table.slice(),
            })
        }
    }

    /// Looks at every move that leaves the placement, once for each position.
    fn look_at_exits<R: Ruler>(&mut self, men: Sets, table: &Table, tables: &Tables) {
        let Scratch {
            kings: [black, white],
            agenda,
            codes,
            left,
        } = self;
        let cells = black.sets.len() * white.sets.len();
        assert!((cells as u64) < Agenda::MAX_CELLS, "one placement fits");
        for turn in 0..2 {
            codes[turn].clear();
            codes[turn].resize(cells, UNKNOWN);
            left[turn].clear();
            left[turn].resize(cells, 0);
        }
        let man_steps = Color::BOTH.map(|color| ManStep::all(men, color, table, tables));
        for (white_at, &white_kings) in white.sets.iter().enumerate() {
            for (black_at, &black_kings) in black.sets.iter().enumerate() {
                let cell = white_at * black.sets.len() + black_at;
                if black_kings & white_kings != 0 {
                    codes[0][cell] = IMPOSSIBLE;
                    codes[1][cell] = IMPOSSIBLE;
                    continue;
                }
                let sets = Sets {
                    black_kings,
                    white_kings,
                    ..men
                };
                let board = sets.board();
                for color in Color::BOTH {
                    let turn = color as usize;
                    let pos = Position::new_unchecked(board, color);
                    if pos.can_capture() {
                        let captures = Moves::of::<R>(&pos, |after| tables.get(after));
                        let code = captures.value();
                        if code == Code::DRAW {
                            codes[turn][cell] = DRAWN;
                        } else {
                            codes[turn][cell] = code.0;
                            agenda.push(code, Entry::decided(cell as u32, turn));
                        }
                        continue;
                    }
                    let mut exits = Moves::default();
                    for step in &man_steps[turn] {
                        if step.to & (black_kings | white_kings) == 0 {
                            exits.add::<R>(step.value_after(black_kings, white_kings));
                        }
                    }
                    let (steps, others) = match color {
                        Color::Black => (black.steps(black_at), white_kings),
                        Color::White => (white.steps(white_at), black_kings),
                    };
                    let open = steps.iter().filter(|step| step.to & others == 0).count() as u8;
                    left[turn][cell] = match exits {
                        Moves { win: Some(win), .. } => {
                            agenda.push(win, Entry::exit(cell as u32, turn));
                            SAFE
                        }
                        Moves { draws: true, .. } => SAFE,
                        Moves {
                            loss: Some(loss), ..
                        } => {
                            agenda.push(loss, Entry::exit(cell as u32, turn));
                            open + 1
                        }
                        Moves { .. } if open == 0 => {
                            // Blocked.
                            codes[turn][cell] = Code::LOSS.0;
                            agenda.push(Code::LOSS, Entry::decided(cell as u32, turn));
                            0
                        }
                        Moves { .. } => open,
                    };
                }
            }
        }
    }

    /// Lets the values spread along the steps of the kings. Says whether all distances fitted.
    fn spread<R: Ruler>(&mut self) -> bool {
        let Scratch {
            kings: [black, white],
            agenda,
            codes,
            left,
        } = self;
        let black_count = black.sets.len();
        agenda.work_off::<R>(|agenda, code, entry| {
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
            // The position is decided: tell the positions from which it is reached.
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
                agenda.push(before, Entry::decided(from as u32, mover));
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

/// The value that a cell ends with: what never got one is drawn.
fn finished(code: u8) -> Code {
    match code {
        UNKNOWN | DRAWN => Code::DRAW,
        code => Code(code),
    }
}

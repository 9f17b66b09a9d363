//! The steps of men, which lead to other placements.

use arrayvec::ArrayVec;
use rules::{Bitboard, Color};

use crate::sets::Sets;
use crate::slice::MAX_SLICE_PIECES;
use crate::table::{Drawer, Table, Tables};
use crate::value::Code;

/// The steps of one side's men, two per man.
pub(super) type ManSteps<'t> = ArrayVec<ManStep<'t>, { 2 * MAX_SLICE_PIECES as usize }>;

/// A step of a man: where it goes, and where the positions after it are stored.
pub(super) struct ManStep<'t> {
    pub(super) to: u32,
    /// The new king, or no square: Black's, then White's.
    crowned: [u32; 2],
    drawer: Drawer<'t>,
    /// The squares without a man after the step, from the drawer's point of view.
    free: u32,
    /// The index of the first placement of the kings after the step.
    base: u64,
}

impl<'t> ManStep<'t> {
    /// The steps of this side's men that aren't blocked by another man.
    pub(super) fn all(
        men: Sets,
        color: Color,
        table: &'t Table,
        tables: &'t Tables,
    ) -> ManSteps<'t> {
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

    /// The value for the other side after this step, with these kings of Black and White.
    #[inline]
    pub(super) fn value_after(&self, kings: [u32; 2]) -> Code {
        let black = kings[0] | self.crowned[0];
        let white = kings[1] | self.crowned[1];
        let (black, white) = if self.drawer.is_swapped {
            (white.reverse_bits(), black.reverse_bits())
        } else {
            (black, white)
        };
        let kings = self.drawer.index.rank_of_kings(self.free, black, white);
        self.drawer.cells.get(self.base + kings)
    }
}

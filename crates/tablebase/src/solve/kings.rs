//! King movement between the men.

use std::sync::LazyLock;

use rules::{Direction, Square};

use crate::index::{KingSets, rank_of_king_set};

/// For each square, the squares one step away.
static NEIGHBOURS: LazyLock<[u32; 32]> = LazyLock::new(|| {
    let mut table = [0; 32];
    for square in Square::all() {
        for to in Direction::ALL
            .into_iter()
            .filter_map(|direction| square.neighbour(direction))
        {
            table[usize::from(square.index())] |= to.bit().bits();
        }
    }
    table
});

/// All placements of a side's kings for one placement of the men, and the steps between them.
///
/// A king can always step back, so the same steps lead to a placement and away from it.
#[derive(Default)]
pub(super) struct KingGraph {
    /// The squares of each placement, in index order.
    pub(super) sets: Vec<u32>,
    /// Where the steps of each placement start in `steps`, followed by the end of the last.
    starts: Vec<u32>,
    steps: Vec<KingStep>,
}

/// A step of one king from a placement.
#[derive(Clone, Copy)]
pub(super) struct KingStep {
    /// The number of the placement it leads to.
    pub(super) target: u32,
    /// The square that must be empty.
    pub(super) to: u32,
}

impl KingGraph {
    /// Builds the graph for `count` kings on the squares without a man.
    pub(super) fn rebuild(&mut self, count: u32, free: u32) {
        self.sets.clear();
        self.starts.clear();
        self.steps.clear();
        for set in KingSets::new(count, free) {
            self.add(set, free);
        }
        self.starts.push(self.steps.len() as u32);
    }

    fn add(&mut self, set: u32, free: u32) {
        self.sets.push(set);
        self.starts.push(self.steps.len() as u32);
        let mut movers = set;
        while movers != 0 {
            let from = movers & movers.wrapping_neg();
            movers &= movers - 1;
            let mut open = NEIGHBOURS[from.trailing_zeros() as usize] & free & !set;
            while open != 0 {
                let to = open & open.wrapping_neg();
                open &= open - 1;
                self.steps.push(KingStep {
                    target: rank_of_king_set(set ^ from ^ to, free) as u32,
                    to,
                });
            }
        }
    }

    /// The steps from this placement. Kings of the other side may be in the way.
    #[inline]
    pub(super) fn steps(&self, placement: usize) -> &[KingStep] {
        let (start, end) = (self.starts[placement], self.starts[placement + 1]);
        &self.steps[start as usize..end as usize]
    }
}

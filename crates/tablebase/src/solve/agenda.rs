//! What is still to be looked at, in the order of the distance.

use super::Ruler;
use crate::value::Code;

/// Something to look at when its distance is reached.
#[derive(Clone, Copy)]
pub(super) struct Entry(u32);

impl Entry {
    /// A position whose value has just been found.
    pub(super) fn decided(cell: u32, turn: usize) -> Entry {
        Entry(cell << 2 | (turn as u32) << 1)
    }

    /// A position that a move away from these men and kings gives a value, unless it has one by then.
    pub(super) fn exit(cell: u32, turn: usize) -> Entry {
        Entry(cell << 2 | (turn as u32) << 1 | 1)
    }

    pub(super) fn cell(self) -> u32 {
        self.0 >> 2
    }

    pub(super) fn turn(self) -> usize {
        (self.0 >> 1 & 1) as usize
    }

    pub(super) fn is_exit(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Entries by the code they are due at.
pub(super) struct Agenda {
    due: Vec<Vec<Entry>>,
    pending: usize,
    overflowed: bool,
}

impl Agenda {
    /// The number of cells that an entry can name.
    pub(super) const MAX_CELLS: u64 = 1 << 30;

    pub(super) fn new() -> Agenda {
        Agenda {
            due: (0..=Code::MAX.0).map(|_| Vec::new()).collect(),
            pending: 0,
            overflowed: false,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, code: Code, entry: Entry) {
        if let Some(due) = self.due.get_mut(usize::from(code.0)) {
            due.push(entry);
            self.pending += 1;
        } else {
            self.overflowed = true;
        }
    }

    /// Calls `visit` with every entry in order, until none is left. What is added on the way must
    /// be due one ply later than what is visited. Says whether all distances fitted.
    pub(super) fn work_off<R: Ruler>(
        &mut self,
        mut visit: impl FnMut(&mut Agenda, Code, Entry),
    ) -> bool {
        let mut code = Code::LOSS;
        while self.pending > 0 {
            let mut entries = std::mem::take(&mut self.due[usize::from(code.0)]);
            self.pending -= entries.len();
            for &entry in &entries {
                visit(self, code, entry);
            }
            entries.clear();
            self.due[usize::from(code.0)] = entries;
            code = R::after(code);
        }
        !std::mem::take(&mut self.overflowed)
    }
}

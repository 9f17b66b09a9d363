//! The work queue, in order of distance.

use super::Ruler;
use crate::value::Code;

/// An item to process when its distance is reached.
#[derive(Clone, Copy)]
pub(super) struct WorkItem(u32);

impl WorkItem {
    /// A position whose value was just found.
    pub(super) fn decided(cell: u32, turn: usize) -> WorkItem {
        WorkItem(cell << 2 | (turn as u32) << 1)
    }

    /// A position that gets a value from a move that leaves these men and kings, unless it already
    /// has one by then.
    pub(super) fn exit(cell: u32, turn: usize) -> WorkItem {
        WorkItem(cell << 2 | (turn as u32) << 1 | 1)
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

/// Entries by the code at which they're due.
pub(super) struct Agenda {
    due: Vec<Vec<WorkItem>>,
    /// The code that's due next.
    at: Code,
    pending: usize,
    overflowed: bool,
}

impl Agenda {
    /// The maximum number of cells that entries can address.
    pub(super) const MAX_CELLS: u64 = 1 << 30;

    pub(super) fn new() -> Agenda {
        Agenda {
            due: (0..=Code::MAX.0).map(|_| Vec::new()).collect(),
            at: Code::LOSS,
            pending: 0,
            overflowed: false,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, code: Code, entry: WorkItem) {
        if let Some(due) = self.due.get_mut(usize::from(code.0)) {
            due.push(entry);
            self.pending += 1;
        } else {
            self.overflowed = true;
        }
    }

    /// Calls `visit` with every entry in order, until none is left. Entries added along the way
    /// must be due one ply after the visited one. Returns whether all distances fit.
    ///
    /// Returns `None` if `goes_on`, which is called once per ply, returns false. The next call
    /// continues.
    pub(super) fn work_off<R: Ruler>(
        &mut self,
        goes_on: &mut dyn FnMut() -> bool,
        mut visit: impl FnMut(&mut Agenda, Code, WorkItem),
    ) -> Option<bool> {
        while self.pending > 0 {
            if !goes_on() {
                return None;
            }
            let code = self.at;
            let mut entries = std::mem::take(&mut self.due[usize::from(code.0)]);
            self.pending -= entries.len();
            for &entry in &entries {
                visit(self, code, entry);
            }
            entries.clear();
            self.due[usize::from(code.0)] = entries;
            self.at = R::after(code);
        }
        self.at = Code::LOSS;
        Some(!std::mem::take(&mut self.overflowed))
    }
}

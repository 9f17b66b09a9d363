//! Decides which blocks of endgame tables to fetch.
//!
//! The large tables stay on the server. A probe that needs a block doesn't wait: the block is
//! fetched in the background, and the next probe finds it. [`Blocks`] is a state machine: events go
//! in, and the blocks to fetch come out.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Bytes, Refused, Tablebase, Wanted};

/// How many blocks are fetched at the same time.
const AT_ONCE: usize = 4;
/// How many more may wait. A search can ask for many and soon forget most of them.
const MAX_WAITING: usize = 32;
/// How long to wait before another attempt at a block that couldn't be fetched.
const RETRY_AFTER: Duration = Duration::from_secs(15);

/// A block to fetch: these bytes of this file. The answer comes with the same number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fetch {
    /// Identifies the request.
    pub number: u32,
    /// The block.
    pub wanted: Wanted,
    /// Whether to ignore the saved copy, because it was damaged.
    pub is_fresh: bool,
}

/// The blocks in transit.
pub struct Blocks {
    tables: Arc<Tablebase>,
    last_number: u32,
    /// By request number.
    under_way: BTreeMap<u32, Fetch>,
    /// The blocks that are waiting, the most urgent last.
    waiting: Vec<Wanted>,
    /// The blocks that couldn't be fetched, and when to try them again.
    failed: Vec<(Duration, Wanted)>,
}

impl Blocks {
    /// Fetches blocks for these tables.
    pub fn new(tables: Arc<Tablebase>) -> Blocks {
        Blocks {
            tables,
            last_number: 0,
            under_way: BTreeMap::new(),
            waiting: Vec::new(),
            failed: Vec::new(),
        }
    }

    /// Switches to other tables. Late blocks of the previous ones are ignored.
    pub fn use_tables(&mut self, tables: Arc<Tablebase>) {
        *self = Blocks {
            last_number: self.last_number,
            ..Blocks::new(tables)
        };
    }

    /// Collects the blocks that probes asked for, and returns the ones to fetch now.
    pub fn look(&mut self, now: Duration) -> Vec<Fetch> {
        let tables = &self.tables;
        self.failed.retain(|(until, wanted)| {
            let is_over = now >= *until;
            if is_over {
                tables.give_up(wanted);
            }
            !is_over
        });
        self.waiting.extend(self.tables.take_wanted());
        let too_many = self.waiting.len().saturating_sub(MAX_WAITING);
        for wanted in self.waiting.drain(..too_many) {
            self.tables.give_up(&wanted);
        }
        let mut fetches = Vec::new();
        while self.under_way.len() < AT_ONCE
            && let Some(wanted) = self.waiting.pop()
        {
            fetches.push(self.fetch(wanted, false));
        }
        fetches
    }

    /// Takes a block that has arrived. If it was a saved copy and damaged, it's fetched again;
    /// otherwise, the damage is reported.
    pub fn arrived(
        &mut self,
        number: u32,
        bytes: &Bytes,
        is_saved: bool,
    ) -> Result<Option<Fetch>, Refused> {
        let Some(fetch) = self.under_way.remove(&number) else {
            return Ok(None);
        };
        match self.tables.arrive(&fetch.wanted, bytes) {
            Ok(()) => Ok(None),
            Err(_) if is_saved && !fetch.is_fresh => Ok(Some(self.fetch(fetch.wanted, true))),
            Err(refused) => Err(refused),
        }
    }

    /// Notes that a block couldn't be fetched. It's tried again later if it's still needed.
    pub fn failed(&mut self, number: u32, now: Duration) {
        if let Some(fetch) = self.under_way.remove(&number) {
            self.failed.push((now + RETRY_AFTER, fetch.wanted));
        }
    }

    /// Whether a block may still arrive.
    pub fn is_busy(&self) -> bool {
        !self.under_way.is_empty() || !self.waiting.is_empty()
    }

    fn fetch(&mut self, wanted: Wanted, is_fresh: bool) -> Fetch {
        self.last_number += 1;
        let fetch = Fetch {
            number: self.last_number,
            wanted,
            is_fresh,
        };
        self.under_way.insert(fetch.number, fetch.clone());
        fetch
    }
}

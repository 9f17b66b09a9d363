//! The search that one thread runs.
//!
//! [`root`] runs the iterations and [`node`] is the recursion. Both search a single move with
//! [`step`]. [`quiescence`] ends a line, and [`probe`] asks the databases. [`pruning`] decides what
//! can be left out of the tree and explains why that's sound enough.

mod history;
mod node;
mod ordering;
mod path;
mod probe;
mod pruning;
mod quiescence;
mod recent;
mod root;
mod step;
mod timing;
mod watch;
mod window;

pub(crate) use history::History;
pub(crate) use path::is_reversible;
pub(crate) use pruning::Reductions;
pub(crate) use root::{Iterations, Plan};
pub(crate) use watch::Watch;

use crate::known::KnownMoves;
use crate::table::Table;
use crate::{Evaluator, Ply, Score, Tuning};
use path::Path;
use recent::RecentEvaluations;
use rules::{Move, Position, RuleSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use tablebase::Tablebase;

/// The state shared by all threads of a search.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) tuning: &'a Tuning,
    pub(crate) reductions: &'a Reductions,
    /// The databases to probe, if any.
    pub(crate) databases: Option<&'a Tablebase>,
    /// What they say about the root. If set, the search looks for a path to that result: see
    /// [`Worker::probe_database`].
    pub(crate) known: Option<&'a KnownMoves>,
    pub(crate) rules: RuleSet,
    /// How many plies captures are followed beyond the depth. Limited only for weak levels.
    pub(crate) sight: u16,
    /// Set by the first thread to tell the others that the search is over.
    pub(crate) over: AtomicBool,
    /// The nodes reported by all threads.
    pub(crate) nodes: AtomicU64,
}

/// One thread of a search.
pub(crate) struct Worker<'a, E> {
    shared: &'a Shared<'a>,
    evaluator: E,
    recent: RecentEvaluations,
    history: &'a mut History,
    path: Path,
    /// The principal variation starting at each ply.
    variations: Vec<Vec<Move>>,
    /// The static evaluation at each ply of the current line.
    evaluations: Vec<Option<Score>>,
    /// The history slot of the move that led to each ply.
    slots: Vec<u16>,
    /// A thread without a watch only checks whether the search is over.
    watch: Option<Watch<'a>>,
    /// Set when the search must end. From then on, every score is void.
    aborted: bool,
    nodes: u64,
    reported_nodes: u64,
    next_check: u64,
    database_hits: u64,
    selective_depth: Ply,
    leaves: u64,
    leaf_plies: u64,
    /// The ply from which captures are no longer followed in the current line.
    horizon: u16,
    /// From this ply on, forced moves aren't extended.
    extension_limit: usize,
}

/// The number of nodes between two checks of the clock and the flags.
const CHECK_INTERVAL: u64 = 1024;

impl<'a, E: Evaluator> Worker<'a, E> {
    /// A thread that searches the last of these positions.
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        evaluator: E,
        history: &'a mut History,
        positions: &[Position],
        watch: Option<Watch<'a>>,
    ) -> Worker<'a, E> {
        let plies = usize::from(Ply::MAX) + 2;
        Worker {
            shared,
            evaluator,
            recent: RecentEvaluations::new(),
            history,
            path: Path::new(positions),
            variations: vec![Vec::new(); plies],
            evaluations: vec![None; plies],
            slots: vec![0; plies],
            watch,
            aborted: false,
            nodes: 0,
            reported_nodes: 0,
            next_check: 0,
            database_hits: 0,
            selective_depth: Ply::ROOT,
            leaves: 0,
            leaf_plies: 0,
            horizon: 0,
            extension_limit: 0,
        }
    }

    /// Counts a node and returns whether the search must end.
    #[inline]
    fn count_node(&mut self, ply: Ply) -> bool {
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        if self.nodes >= self.next_check {
            self.check_limits();
        }
        self.aborted
    }

    #[cold]
    fn check_limits(&mut self) {
        self.report_nodes();
        let total = self.shared.nodes.load(Relaxed);
        self.next_check = self.nodes + CHECK_INTERVAL;
        if let Some(watch) = &mut self.watch {
            self.aborted |= watch.must_end(total);
            // With one thread, a node limit is exact.
            self.next_check = self.next_check.min(self.nodes + watch.nodes_left(total));
        }
        self.aborted |= self.shared.over.load(Relaxed);
    }

    fn report_nodes(&mut self) {
        let fresh = self.nodes - self.reported_nodes;
        self.shared.nodes.fetch_add(fresh, Relaxed);
        self.reported_nodes = self.nodes;
    }
}

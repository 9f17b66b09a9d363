//! The façade.

use crate::evaluator::Evaluation;
use crate::search::{History, Plan, Reductions, Shared, Watch, Worker};
use crate::table::Table;
use crate::{
    Book, Control, Depth, Evaluator, Handmade, Limits, Prober, Progress, Score, SearchResult,
    Statistics, Tuning, Weights,
};
use rules::{Game, Position};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// How an engine is set up.
#[derive(Clone)]
pub struct Options {
    /// The size of the hash table in mebibytes.
    pub hash_mb: usize,
    /// The number of threads that search together. Where there are no threads, as in a browser,
    /// one searches.
    pub threads: usize,
    /// What judges positions.
    pub evaluation: Evaluation,
    /// The numbers that shape the search.
    pub tuning: Tuning,
    /// The databases to ask.
    pub prober: Option<Arc<dyn Prober>>,
    /// The opening book that [`Engine::play_as`] plays from. [`Engine::search`] never looks into it.
    pub book: Option<Arc<Book>>,
}

impl Options {
    /// An engine that judges with this: 64 MB, one thread, no databases.
    pub const fn new(evaluation: Evaluation) -> Options {
        Options {
            hash_mb: 64,
            threads: 1,
            evaluation,
            tuning: Tuning::DEFAULT,
            prober: None,
            book: None,
        }
    }
}

/// 64 MB, one thread, the network that comes with the engine, no databases.
#[cfg(feature = "embedded-net")]
impl Default for Options {
    fn default() -> Options {
        Options::new(Evaluation::default())
    }
}

/// What one search is asked to do.
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    pub(crate) limits: &'a Limits,
    pub(crate) control: &'a Control,
    pub(crate) clock: &'a (dyn Fn() -> Duration + Sync),
    /// How many plies captures are followed beyond the depth.
    pub(crate) sight: u16,
}

/// An engine: it remembers what it has seen from search to search.
pub struct Engine {
    options: Options,
    table: Table,
    reductions: Reductions,
    /// One for each thread.
    histories: Vec<History>,
}

impl Engine {
    /// An engine that has seen nothing yet.
    pub fn new(options: Options) -> Engine {
        let threads = if cfg!(target_family = "wasm") {
            1
        } else {
            options.threads.max(1)
        };
        Engine {
            table: Table::new(options.hash_mb),
            reductions: Reductions::new(&options.tuning),
            histories: std::iter::repeat_with(History::new).take(threads).collect(),
            options,
        }
    }

    /// How it is set up.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets everything, as before the first search.
    pub fn new_game(&mut self) {
        self.table.clear();
        for history in &mut self.histories {
            history.clear();
        }
    }

    /// Looks for the best move in the position on the board of a game. What was played before
    /// counts for repetitions and the forty-move rule.
    ///
    /// It ends when a limit is reached or `control` stops it, and always answers with a legal
    /// move if there is one. `clock` tells the time since any fixed moment; `observe` hears of
    /// every line as soon as it is found. Databases are asked only under the official rules.
    ///
    /// With one thread and no limit on time, the same searches in the same order after
    /// [`Engine::new_game`] give the same results.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        clock: &(dyn Fn() -> Duration + Sync),
        observe: &mut dyn FnMut(&Progress),
    ) -> SearchResult {
        let task = Task {
            game,
            limits,
            control,
            clock,
            sight: u16::MAX,
        };
        match self.options.evaluation.clone() {
            Evaluation::Handmade => self.run(|| Handmade::new(&Weights::DEFAULT), &task, observe),
            Evaluation::Weighted(weights) => self.run(|| Handmade::new(&weights), &task, observe),
            Evaluation::Network(net) => {
                self.run(|| nnue::Evaluator::new(Arc::clone(&net)), &task, observe)
            }
        }
    }

    /// Searches with an evaluator for each thread.
    pub(crate) fn run<E: Evaluator>(
        &mut self,
        evaluator: impl Fn() -> E,
        task: &Task<'_>,
        observe: &mut dyn FnMut(&Progress),
    ) -> SearchResult {
        let &Task {
            game,
            limits,
            control,
            clock,
            sight,
        } = task;
        let pos = game.position();
        let rules = game.rules();
        if !pos.can_move_under(rules) {
            return without_a_move();
        }
        self.table.age();
        for history in &mut self.histories {
            history.age();
        }
        let prober = self.options.prober.as_deref();
        let shared = Shared {
            table: &self.table,
            tuning: &self.options.tuning,
            reductions: &self.reductions,
            prober: prober.filter(|_| rules.is_official()),
            rules,
            sight,
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let watch = Watch::new(limits, &self.options.tuning, control, clock);
        let max_depth = limits
            .depth
            .unwrap_or(Depth::MAX_PLIES)
            .clamp(1, Depth::MAX_PLIES);
        let plan = |first_depth: u32| Plan {
            max_depth,
            lines: limits.lines,
            first_depth: first_depth.min(max_depth),
            ends_when_proven: limits.lines <= 1,
        };
        let positions = game.positions();
        let evaluators = std::iter::repeat_with(evaluator);
        let mut threads = evaluators.zip(&mut self.histories);
        let Some((evaluator, history)) = threads.next() else {
            return without_a_move();
        };
        let first = Worker::new(&shared, evaluator, history, positions, Some(watch));
        let helpers: Vec<_> = threads
            .map(|(evaluator, history)| Worker::new(&shared, evaluator, history, positions, None))
            .collect();
        let found = think_together(pos, &shared, first, helpers, plan, observe);

        let depth = found.depth.max(1);
        let lines: Vec<_> = found
            .moves
            .into_iter()
            .take(limits.lines.max(1))
            .map(|root_move| root_move.into_line(depth))
            .collect();
        let mut result = SearchResult {
            best: None,
            ponder: None,
            score: Score::DRAW,
            lines,
            statistics: found.statistics,
        };
        result.adopt_first_line();
        result
    }
}

/// Runs the first worker here and the helpers each in a thread, until the first is done.
fn think_together<E: Evaluator>(
    pos: &Position,
    shared: &Shared<'_>,
    mut first: Worker<'_, E>,
    helpers: Vec<Worker<'_, E>>,
    plan: impl Fn(u32) -> Plan,
    observe: &mut dyn FnMut(&Progress),
) -> crate::search::Found {
    if helpers.is_empty() {
        return first.iterate(pos, &plan(1), observe);
    }
    std::thread::scope(|scope| {
        for (mut helper, number) in helpers.into_iter().zip(1..) {
            let plan = plan(1 + number % 3);
            scope.spawn(move || helper.iterate(pos, &plan, &mut |_| {}));
        }
        let mut found = first.iterate(pos, &plan(1), observe);
        shared.over.store(true, Relaxed);
        found.statistics.nodes = found.statistics.nodes.max(shared.nodes.load(Relaxed));
        found
    })
}

/// The answer of a side that is blocked or has no pieces.
fn without_a_move() -> SearchResult {
    SearchResult {
        best: None,
        ponder: None,
        score: Score::loss_in(0),
        lines: Vec::new(),
        statistics: Statistics::default(),
    }
}

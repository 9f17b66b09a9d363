//! The engine's façade.

use crate::evaluator::Evaluation;
use crate::known::{Known, KnownMoves};
use crate::search::{History, Plan, Reductions, Shared, Watch, Worker, is_reversible};
use crate::table::Table;
use crate::{
    Book, Control, Depth, Evaluator, Handmade, Limits, Line, Progress, Score, SearchResult,
    Statistics, TimeLimit, Tuning, Weights,
};
use rules::{Game, Position};
use std::sync::Arc;
#[cfg(feature = "embedded-tables")]
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tablebase::{Route, Tablebase, Wld};

/// An engine's configuration.
#[derive(Clone)]
pub struct Options {
    /// The size of the hash table in mebibytes.
    pub hash_mb: usize,
    /// The number of search threads. On WebAssembly there is always one.
    pub threads: usize,
    /// How positions are evaluated.
    pub evaluation: Evaluation,
    /// The numbers that shape the search.
    pub tuning: Tuning,
    /// The endgame databases to probe, possibly empty.
    pub databases: Arc<Tablebase>,
    /// The opening book for [`Engine::play_as`]. [`Engine::search`] never uses it.
    pub book: Option<Arc<Book>>,
    /// Whether all levels play the whole book. Otherwise, lower levels know only its first moves.
    pub whole_book: bool,
}

impl Options {
    /// Options with this evaluation: 64 MB, one thread, no databases, no book.
    pub fn new(evaluation: Evaluation) -> Options {
        Options {
            hash_mb: 64,
            threads: 1,
            evaluation,
            tuning: Tuning::DEFAULT,
            databases: Arc::new(Tablebase::empty()),
            book: None,
            whole_book: false,
        }
    }
}

/// 64 MB, one thread, and the data that comes with the engine: the network, and the databases if
/// the feature `embedded-tables` is on. No book.
#[cfg(feature = "embedded-net")]
impl Default for Options {
    fn default() -> Options {
        Options {
            #[cfg(feature = "embedded-tables")]
            databases: Arc::clone(&EMBEDDED),
            ..Options::new(Evaluation::default())
        }
    }
}

/// The databases that come with the engine, loaded once.
#[cfg(feature = "embedded-tables")]
static EMBEDDED: LazyLock<Arc<Tablebase>> = LazyLock::new(|| Arc::new(Tablebase::embedded()));

/// The inputs of one search.
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    pub(crate) limits: &'a Limits,
    pub(crate) control: &'a Control,
    pub(crate) clock: &'a (dyn Fn() -> Duration + Sync),
    /// How many plies captures are followed beyond the depth.
    pub(crate) sight: u16,
    /// Whether to probe the databases. The levels that play like people don't.
    pub(crate) asks_databases: bool,
}

/// An engine. It remembers positions from search to search.
pub struct Engine {
    options: Options,
    table: Table,
    reductions: Reductions,
    /// One for each thread.
    histories: Vec<History>,
    /// The last searched position, if a database knew it was won.
    known: Option<Position>,
    /// The distances to progress in the ending that's being won.
    route: Option<Box<Route>>,
}

impl Engine {
    /// An engine with empty memory.
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
            known: None,
            route: None,
            options,
        }
    }

    /// Its configuration.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Probes these databases from now on. A web page loads them on demand.
    pub fn use_databases(&mut self, databases: Arc<Tablebase>) {
        self.options.databases = databases;
        self.route = None;
    }

    /// Uses another opening book from now on.
    pub fn use_book(&mut self, book: Arc<Book>) {
        self.options.book = Some(book);
    }

    /// Forgets everything, as if it were new.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.known = None;
        self.route = None;
        for history in &mut self.histories {
            history.clear();
        }
    }

    /// Looks for the best move in the current position of a game. Earlier moves count toward
    /// repetitions and the forty-move rule.
    ///
    /// It ends when a limit is reached or `control` stops it, and always returns a legal move if
    /// there is one. `clock` returns the time since some fixed moment. `observe` is called with
    /// every line as soon as it's found. Databases are probed only under the official rules.
    ///
    /// With one thread and no time limit, the same searches in the same order after
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
            asks_databases: true,
        };
        match self.options.evaluation.clone() {
            Evaluation::Handmade => self.run(|| Handmade::new(&Weights::DEFAULT), &task, observe),
            Evaluation::Weighted(weights) => self.run(|| Handmade::new(&weights), &task, observe),
            Evaluation::Network(net) => {
                self.run(|| nnue::Evaluator::new(Arc::clone(&net)), &task, observe)
            }
        }
    }

    /// Searches with one evaluator per thread.
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
            asks_databases,
        } = task;
        let pos = game.position();
        let rules = game.rules();
        if !pos.can_move_under(rules) {
            return without_a_move();
        }
        // Start the clock now: probing and clearing tables count as thinking time too.
        let watch = Watch::new(limits, &self.options.tuning, control, clock);
        let databases = Arc::clone(&self.options.databases);
        let databases = (asks_databases && rules.is_official()).then_some(&*databases);
        let most_lines = limits.lines.max(1);
        let ask = |databases| Known::of(game, databases, most_lines);
        let known = match databases.and_then(ask) {
            Some(Known::Lines(lines)) => return settled(lines, observe),
            Some(Known::Moves(mut known)) => {
                if known.is_stuck(game) {
                    self.take_the_route(&mut known, task);
                }
                Some(known)
            }
            None => None,
        };
        self.forget_other_endings(known.as_ref());
        self.table.age();
        for history in &mut self.histories {
            history.age();
        }
        let shared = Shared {
            table: &self.table,
            tuning: &self.options.tuning,
            reductions: &self.reductions,
            databases,
            known: known.as_ref(),
            rules,
            sight,
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
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
            .map(|root_move| root_move.into_line(depth))
            .chain(known.into_iter().flat_map(|known| known.others))
            .take(most_lines)
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

    /// Keeps only the moves that lead to progress in a won ending, if there is time to find them.
    fn take_the_route(&mut self, known: &mut KnownMoves, task: &Task<'_>) {
        let route = match self.route.take().filter(|route| route.is_for(&known.pos)) {
            Some(route) => Some(route),
            None => Route::new(&known.pos).map(Box::new),
        };
        let Some(mut route) = route else { return };
        // Leave time for the search. Unfinished work continues on the next move.
        let begun = (task.clock)();
        let most = match task.limits.time {
            TimeLimit::None => Duration::MAX,
            TimeLimit::Move(time) => time / 2,
            TimeLimit::Clock(clock) => clock.remaining / 40,
        };
        let mut goes_on =
            || !task.control.is_stopped() && (task.clock)().saturating_sub(begun) < most;
        if route.prepare(&self.options.databases, &mut goes_on) {
            known.follow(&route);
        }
        self.route = Some(route);
    }

    /// Forgets the scores of searches that had another goal.
    ///
    /// In an ending that's known to be won, the search looks for a way to convert it. Earlier
    /// searches only had to reach the ending, and their scores would lead in circles.
    fn forget_other_endings(&mut self, known: Option<&KnownMoves>) {
        let won = known.filter(|known| known.result == Wld::Win);
        let known = won.map(|known| known.pos);
        let is_same = match (&self.known, &known) {
            (Some(before), Some(now)) => is_reversible(before, now),
            (_, None) => true,
            (None, Some(_)) => false,
        };
        if !is_same {
            self.table.clear();
        }
        self.known = known;
    }
}

/// The result if the databases know everything.
fn settled(lines: Vec<Line>, observe: &mut dyn FnMut(&Progress)) -> SearchResult {
    let statistics = Statistics {
        depth: lines.first().map_or(0, |line| line.depth),
        database_hits: lines.len() as u64,
        ..Statistics::default()
    };
    for (rank, line) in lines.iter().enumerate() {
        observe(&Progress {
            line: line.clone(),
            rank,
            statistics,
        });
    }
    let mut result = SearchResult {
        best: None,
        ponder: None,
        score: Score::DRAW,
        lines,
        statistics,
    };
    result.adopt_first_line();
    result
}

/// Runs the first worker on this thread and each helper on its own, until the first is done.
fn think_together<E: Evaluator>(
    pos: &Position,
    shared: &Shared<'_>,
    mut first: Worker<'_, E>,
    helpers: Vec<Worker<'_, E>>,
    plan: impl Fn(u32) -> Plan,
    observe: &mut dyn FnMut(&Progress),
) -> crate::search::Iterations {
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

/// The result for a side that is blocked or has no pieces.
fn without_a_move() -> SearchResult {
    SearchResult {
        best: None,
        ponder: None,
        score: Score::loss_in(0),
        lines: Vec::new(),
        statistics: Statistics::default(),
    }
}

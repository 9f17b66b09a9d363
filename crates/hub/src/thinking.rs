//! A search on its own thread.

use crate::serve::SharedOutput;
use crate::{HubMove, Info, Reply};
use engine::{Control, Engine, Limits, Opponent, Progress};
use rules::Game;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

/// The minimum time between `info` lines, and before the first. The first iterations take no time
/// at all, and nobody can read a thousand lines per second. One line always comes with `done`.
const INFO_INTERVAL: Duration = Duration::from_millis(100);

/// The search request.
pub(crate) struct Work {
    pub(crate) engine: Box<Engine>,
    pub(crate) game: Game,
    pub(crate) limits: Limits,
    /// The opponent, or none for an analysis.
    pub(crate) opponent: Option<Opponent>,
}

/// A running search.
pub(crate) struct Thinking<'scope> {
    control: Control,
    /// Whether it's over or was asked to stop.
    ending: Arc<AtomicBool>,
    thread: ScopedJoinHandle<'scope, (Box<Engine>, io::Result<()>)>,
}

impl<'scope> Thinking<'scope> {
    /// Starts the search. The thread writes `info` along the way and `done` at the end.
    pub(crate) fn begin<W: Write + Send>(
        scope: &'scope Scope<'scope, '_>,
        output: &'scope SharedOutput<W>,
        clock: &'scope (dyn Fn() -> Duration + Sync),
        mut work: Work,
    ) -> Thinking<'scope> {
        let control = Control::new();
        let ending = Arc::new(AtomicBool::new(false));
        let (its_control, its_ending) = (control.clone(), Arc::clone(&ending));
        let thread = scope.spawn(move || {
            let spoken = search(output, clock, &mut work, &its_control, &its_ending);
            (work.engine, spoken)
        });
        Thinking {
            control,
            ending,
            thread,
        }
    }

    /// Asks the search to stop.
    pub(crate) fn stop(&mut self) {
        self.control.stop();
        self.ending.store(true, Ordering::Release);
    }

    pub(crate) fn ponder_hit(&self) {
        self.control.ponder_hit();
    }

    /// Whether the search is over, or will be because it was asked to stop.
    pub(crate) fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Acquire)
    }

    /// Waits for the end and returns the engine.
    pub(crate) fn finish(self) -> io::Result<Box<Engine>> {
        match self.thread.join() {
            Ok((engine, spoken)) => spoken.map(|()| engine),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

fn search<W: Write>(
    output: &SharedOutput<W>,
    clock: &(dyn Fn() -> Duration + Sync),
    work: &mut Work,
    control: &Control,
    ending: &AtomicBool,
) -> io::Result<()> {
    let mut last_said = Duration::ZERO;
    let mut spoken = Ok(());
    let mut observe = |progress: &Progress| {
        let now = progress.statistics.elapsed;
        if now.saturating_sub(last_said) >= INFO_INTERVAL && spoken.is_ok() {
            let info = Info::new(&progress.line, &progress.statistics);
            spoken = output.say(&[Reply::Info(info)]);
            last_said = now;
        }
    };
    let Work {
        engine,
        game,
        limits,
        opponent,
    } = work;
    let found = match *opponent {
        Some(opponent) => engine.play_as(opponent, game, limits, control, clock, &mut observe),
        None => engine.search(game, limits, control, clock, &mut observe),
    };
    spoken?;
    // The last report is about the move played, even if the search was cut short.
    let line = found.lines.first();
    let mut last_words: Vec<Reply> = line
        .map(|line| Reply::Info(Info::new(line, &found.statistics)))
        .into_iter()
        .collect();
    if found.best.is_none() {
        let message = "there is no legal move".to_owned();
        last_words.push(Reply::Error { message });
    }
    last_words.push(Reply::Done {
        mv: found.best.map(HubMove::from),
        ponder: found.ponder.map(HubMove::from),
    });
    // The reader of `done` may send the next command immediately, and it must not be refused.
    output.say_after(|| ending.store(true, Ordering::Release), &last_words)
}

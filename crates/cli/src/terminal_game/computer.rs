//! The computer as a player at the terminal.

use super::entry::Entry;
use super::keyboard::{Keyboard, Typed};
use crate::stopwatch::stopwatch;
use engine::{Book, Clock, Control, Engine, Hint, Level, Limits, Opponent, Options, Tablebase};
use room::TimeControl;
use rules::{Color, Game, Move};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How often the computer checks the keyboard while it thinks.
const GLANCE: Duration = Duration::from_millis(25);
/// How long it thinks about hints and draw offers.
const QUICK_LOOK: Duration = Duration::from_millis(300);
/// It declines all draw offers before this many plies.
const EARLIEST_DRAW: usize = 30;

/// Why there is no move.
pub(super) enum Interrupted {
    /// The person wants to quit.
    Quit,
    /// There is no legal move.
    NoMove,
}

pub(super) struct Computer {
    engine: Engine,
    think: Duration,
    /// Different in each game, so that no two games are alike.
    seed: u64,
}

impl Computer {
    pub(super) fn new() -> Computer {
        let options = Options {
            hash_mb: 32,
            book: Some(Book::embedded()),
            ..Options::default()
        };
        Computer {
            engine: Engine::new(options),
            think: Duration::from_secs(1),
            seed: random_seed(),
        }
    }

    pub(super) fn use_databases(&mut self, databases: Arc<Tablebase>) {
        self.engine.use_databases(databases);
    }

    pub(super) fn think_for(&mut self, time: Duration) {
        self.think = time;
    }

    pub(super) fn new_game(&mut self) {
        self.engine.new_game();
        self.seed = random_seed();
    }

    /// Chooses a move. Meanwhile, the person can press Enter for "move now". Lines typed in the
    /// meantime are kept for later.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        level: u8,
        clock: Option<room::Duration>,
        time: TimeControl,
        keyboard: &mut Keyboard,
    ) -> Result<Move, Interrupted> {
        let limits = self.limits(clock, time);
        let level = Level::new(level).unwrap_or(Level::FULL);
        let opponent = Opponent {
            level,
            seed: self.seed,
        };
        let control = Control::new();
        let watch = stopwatch();
        let pause = self.pause(game, opponent, clock);
        let engine = &mut self.engine;
        let mut quit = false;
        let found = thread::scope(|scope| {
            let search = scope
                .spawn(|| engine.play_as(opponent, game, &limits, &control, &watch, &mut |_| {}));
            while !search.is_finished() || watch() < pause && !control.is_stopped() {
                match keyboard.glance(GLANCE) {
                    Typed::Line(line) => match line.parse() {
                        Ok(Entry::Enter) => control.stop(),
                        Ok(Entry::Quit) => {
                            quit = true;
                            control.stop();
                        }
                        _ => keyboard.put_back(line),
                    },
                    Typed::Nothing => {}
                    // Nobody can hurry it anymore, so let it finish.
                    Typed::End => break,
                }
            }
            search.join().expect("a search doesn't panic")
        });
        match found.best {
            _ if quit => Err(Interrupted::Quit),
            Some(mv) => Ok(mv),
            None => Err(Interrupted::NoMove),
        }
    }

    /// The minimum time for a move, so that one found instantly doesn't feel robotic. It grows with
    /// the computer's thinking time. With a clock, no time is wasted.
    fn pause(&self, game: &Game, opponent: Opponent, clock: Option<room::Duration>) -> Duration {
        match clock {
            None => opponent
                .level
                .pause(game, opponent.seed)
                .mul_f64(self.think.as_secs_f64().min(3.0)),
            Some(_) => Duration::ZERO,
        }
    }

    /// Whether it would agree to a draw, playing this side.
    pub(super) fn would_draw(&mut self, game: &Game, side: Color) -> bool {
        if game.moves().len() < EARLIEST_DRAW {
            return false;
        }
        let limits = Limits::move_time(QUICK_LOOK);
        let found = self
            .engine
            .search(game, &limits, &Control::new(), &stopwatch(), &mut |_| {});
        let score = found.score.value();
        let own = if game.turn() == side { score } else { -score };
        own <= 0
    }

    pub(super) fn hint(&mut self, game: &Game) -> Option<Hint> {
        let limits = Limits::move_time(QUICK_LOOK);
        let running = game.ending().is_none();
        running
            .then(|| {
                self.engine
                    .hint(game, &limits, &Control::new(), &stopwatch())
            })
            .flatten()
    }

    /// The game clock if there is one, otherwise the chosen time.
    fn limits(&self, clock: Option<room::Duration>, time: TimeControl) -> Limits {
        let left = clock.map(|left| Duration::from_millis(left.as_millis()));
        match (time, left) {
            (TimeControl::PerTurn { .. }, Some(left)) => {
                Limits::move_time(self.think.min(left / 2))
            }
            (TimeControl::SuddenDeath { .. }, Some(remaining)) => Limits::clock(Clock {
                remaining,
                increment: Duration::ZERO,
                moves_to_go: None,
            }),
            (TimeControl::Fischer { increment, .. }, Some(remaining)) => {
                let increment = Duration::from_millis(increment.as_millis());
                Limits::clock(Clock {
                    remaining,
                    increment,
                    moves_to_go: None,
                })
            }
            _ => Limits::move_time(self.think),
        }
    }
}

/// The standard library's hash tables are randomly seeded, which is all the randomness a game
/// needs.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0)
}

//! The computer as a player at the terminal.

use super::entry::Entry;
use super::keyboard::{Keyboard, Typed};
use crate::stopwatch::stopwatch;
use computer_player::{ComputerPlayer, Habits, Step, Thought};
use engine::{Book, Control, Engine, Limits, Options, Tablebase};
use engine_link::Hint;
use room::{Instant, Room};
use rules::{Color, Game};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How often the computer checks the keyboard while it thinks.
const GLANCE: Duration = Duration::from_millis(25);
/// How long it thinks about hints.
const QUICK_LOOK: Duration = Duration::from_millis(300);

/// The person wants to quit.
pub(super) struct Quit;

pub(super) struct Computer {
    engine: Engine,
    habits: Habits,
    /// Different in each game, so that no two games are alike.
    seed: u64,
    /// What the last search found.
    thought: Option<Thought>,
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
            habits: Habits {
                think: Duration::from_secs(1),
                ..Habits::default()
            },
            seed: random_seed(),
            thought: None,
        }
    }

    pub(super) fn use_databases(&mut self, databases: Arc<Tablebase>) {
        self.engine.use_databases(databases);
    }

    pub(super) fn use_book(&mut self, book: Arc<Book>) {
        self.engine.use_book(book);
    }

    pub(super) fn think_for(&mut self, time: Duration) {
        self.habits.think = time;
        self.habits.pace = time;
    }

    pub(super) const fn resign_lost_games(&mut self, resigns: bool) {
        self.habits.resigns = resigns;
    }

    pub(super) fn new_game(&mut self) {
        self.engine.new_game();
        self.seed = random_seed();
        self.thought = None;
    }

    /// What it does next on this side, if it plays it. The pause before a move is part of its
    /// thinking.
    pub(super) fn next(&self, room: &Room, side: Color, now: Instant) -> Option<Step> {
        let player = ComputerPlayer::at(room, side, self.seed, self.habits)?;
        Some(player.next(room, self.thought.as_ref(), true, now))
    }

    /// Thinks about the position for this side. Meanwhile, the person can press Enter for "move
    /// now". Lines typed in the meantime are kept for later.
    pub(super) fn think(
        &mut self,
        room: &Room,
        side: Color,
        now: Instant,
        keyboard: &mut Keyboard,
    ) -> Result<(), Quit> {
        let Some(player) = ComputerPlayer::at(room, side, self.seed, self.habits) else {
            return Ok(());
        };
        let limits = Limits::move_time(player.longest(room, now));
        // An answer to an offer doesn't have to wait.
        let pause = if room.turn() == Some(side) {
            player.pause(room, now)
        } else {
            Duration::ZERO
        };
        let control = Control::new();
        let watch = stopwatch();
        let (engine, game) = (&mut self.engine, room.game());
        let mut quit = false;
        let found = thread::scope(|scope| {
            let search = scope.spawn(|| {
                engine.play_as(
                    player.opponent,
                    game,
                    &limits,
                    &control,
                    &watch,
                    &mut |_| {},
                )
            });
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
        self.thought = Some(player.thought(game, found.best, found.score));
        if quit { Err(Quit) } else { Ok(()) }
    }

    pub(super) fn hint(&mut self, game: &Game) -> Option<Hint> {
        let limits = Limits::move_time(QUICK_LOOK);
        let is_running = game.ending().is_none();
        let found = is_running.then(|| {
            self.engine
                .hint(game, &limits, &Control::new(), &stopwatch())
        });
        found.flatten().as_ref().map(Hint::from)
    }
}

/// The standard library's hash tables are randomly seeded, which is all the randomness a game
/// needs.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0)
}

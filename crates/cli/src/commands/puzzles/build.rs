//! `crownhead puzzles build`.

use super::{finder, read, solver};
use crate::Verdict;
use crate::commands::{counted, grouped};
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::{Context, bail, ensure};
use clap::Args;
use engine::Control;
use learn::{Puzzle, PuzzleFile, Thoroughness, puzzles_of};
use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// Build puzzles from games between the levels.
#[derive(Args)]
#[command(
    after_help = "You can stop it at any time and run the same command to continue, even with more games. The same seed
gives the same puzzles on any number of threads."
)]
pub(super) struct Build {
    /// The file to write, or to continue
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Number of games in all
    #[arg(long, value_name = "COUNT", default_value_t = 1_000)]
    games: u32,

    /// Start no new games after this time
    #[arg(long, value_name = "MINUTES")]
    minutes: Option<f64>,

    /// Random seed of the games
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u32,

    /// Number of games to work on at the same time
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// The file is saved after this many games.
const SAVE_EVERY: u32 = 200;

impl Build {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let mut file = self.begin()?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(
            self.games.into(),
            "{wide_bar} {pos}/{len} games {msg} {eta}",
        );
        bar.set_position(file.games.into());
        let elapsed = stopwatch();
        let is_over = || {
            let minutes = elapsed().as_secs_f64() / 60.0;
            interrupt.is_stopped() || self.minutes.is_some_and(|most| minutes >= most)
        };
        let mut patterns: HashSet<u64> = file.puzzles.iter().map(Puzzle::pattern).collect();
        let next = AtomicU32::new(file.games);
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(u32, Vec<Puzzle>)>| {
            let (mut finder, mut solver) = (finder(), solver());
            while !is_over() {
                let number = next.fetch_add(1, Relaxed);
                if number >= self.games {
                    break;
                }
                let how = Thoroughness::BUILD;
                let found = puzzles_of(&mut finder, &mut solver, self.seed, number, how);
                if sender.send((number, found)).is_err() {
                    break;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            // Games are taken in order, so that the file doesn't depend on the threads.
            let mut waiting = BTreeMap::new();
            for (number, found) in receiver {
                waiting.insert(number, found);
                while let Some(found) = waiting.remove(&file.games) {
                    let is_new = |puzzle: &Puzzle| patterns.insert(puzzle.pattern());
                    file.puzzles.extend(found.into_iter().filter(is_new));
                    file.games += 1;
                    bar.set_position(file.games.into());
                    bar.set_message(counted(file.puzzles.len(), "puzzle"));
                    if file.games.is_multiple_of(SAVE_EVERY) {
                        self.save(&file)?;
                    }
                }
            }
            anyhow::Ok(())
        })?;
        bar.finish_and_clear();
        let bytes = self.save(&file)?;
        writeln!(
            out,
            "{}: {} from {}, {} bytes",
            self.out.display(),
            counted(file.puzzles.len(), "puzzle"),
            counted(file.games as usize, "game"),
            grouped(bytes as u64),
        )?;
        if interrupt.is_stopped() {
            bail!("interrupted: run the same command again to continue");
        }
        Ok(Verdict::Good)
    }

    /// The file to continue, or a new one.
    fn begin(&self) -> anyhow::Result<PuzzleFile> {
        if !self.out.exists() {
            return Ok(PuzzleFile {
                seed: self.seed,
                ..PuzzleFile::default()
            });
        }
        let file = read(&self.out)?;
        ensure!(
            file.seed == self.seed,
            "{}: it was begun with --seed {}",
            self.out.display(),
            file.seed
        );
        Ok(file)
    }

    fn save(&self, file: &PuzzleFile) -> anyhow::Result<usize> {
        let bytes = file.encode();
        durable::replace(&self.out, |target| target.write_all(&bytes))
            .with_context(|| self.out.display().to_string())?;
        Ok(bytes.len())
    }
}

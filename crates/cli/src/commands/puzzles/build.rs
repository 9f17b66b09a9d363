//! `crownhead puzzles build`.

use super::{finder, read, read_games, solver, write};
use crate::Status;
use crate::arguments::{RunArgs, whole};
use crate::commands::{counted, grouped};
use crate::interruption::stop_on_interrupt;
use crate::parallel::in_order;
use crate::progress::progress_bar;
use anyhow::{bail, ensure};
use clap::Args;
use engine::Control;
use learn::{Puzzle, PuzzleFile, PuzzleGames, Thoroughness, puzzles_of};
use std::collections::HashSet;
use std::io::Write;

/// Build puzzles from games between the levels.
#[derive(Args)]
#[command(
    after_help = "You can stop it at any time and run the same command to continue, even with more games. The same seed
gives the same puzzles with any number of jobs. The games that they come from are written next to the file, with .games
after its name.

Examples:
  crownhead puzzles build --output my.puzzles --games 1000
  crownhead puzzles build --output my.puzzles --games 100000 --stop-after 60 --seed 2"
)]
pub(super) struct Build {
    #[command(flatten)]
    run: RunArgs,

    /// Total number of games
    #[arg(long, value_name = "COUNT", default_value_t = 1_000, value_parser = whole::<u32>(1..))]
    games: u32,

    /// Random seed of the games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u32>(0..))]
    seed: u32,
}

/// The file is saved after this many games.
const SAVE_EVERY: u32 = 200;

impl Build {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let (mut file, mut games) = self.begin()?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(
            self.games.into(),
            "{wide_bar} {pos}/{len} games {msg} {eta}",
        );
        bar.set_position(file.games.into());
        let is_over = self.run.is_over(&interrupt);
        let mut patterns: HashSet<u64> = file.puzzles.iter().map(Puzzle::pattern).collect();
        in_order(
            self.run.jobs.count(),
            file.games..self.games,
            || (finder(), solver()),
            |(finder, solver), number| {
                let search = || puzzles_of(finder, solver, self.seed, number, Thoroughness::BUILD);
                (!is_over()).then(search)
            },
            |found| {
                let is_new = |puzzle: &Puzzle| patterns.insert(puzzle.pattern());
                file.puzzles
                    .extend(found.puzzles.into_iter().filter(is_new));
                games
                    .games
                    .extend(found.game.map(|game| (file.games, game)));
                file.games += 1;
                bar.set_position(file.games.into());
                bar.set_message(counted(file.puzzles.len(), "puzzle"));
                if file.games.is_multiple_of(SAVE_EVERY) {
                    write(&self.run.output, &file, &mut games)?;
                }
                anyhow::Ok(())
            },
        )?;
        bar.finish_and_clear();
        let bytes = write(&self.run.output, &file, &mut games)?;
        writeln!(
            out,
            "{}: {} from {}, {} bytes",
            self.run.output.display(),
            counted(file.puzzles.len(), "puzzle"),
            counted(file.games as usize, "game"),
            grouped(bytes as u64),
        )?;
        if interrupt.is_stopped() {
            bail!("interrupted: run the same command again to continue");
        }
        Ok(Status::Good)
    }

    /// The puzzles and games to continue, or none.
    fn begin(&self) -> anyhow::Result<(PuzzleFile, PuzzleGames)> {
        if !self.run.output.exists() {
            let file = PuzzleFile {
                seed: self.seed,
                ..PuzzleFile::default()
            };
            return Ok((file, PuzzleGames::default()));
        }
        let file = read(&self.run.output)?;
        ensure!(
            file.seed == self.seed,
            "{}: it was started with --seed {}",
            self.run.output.display(),
            file.seed
        );
        Ok((file, read_games(&self.run.output)?))
    }
}

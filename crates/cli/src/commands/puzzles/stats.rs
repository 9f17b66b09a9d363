//! `crownhead puzzles stats`.

use super::FileArg;
use crate::Status;
use crate::commands::{counted, grouped};
use clap::Args;
use engine::Level;
use learn::{Goal, Puzzle, Theme};
use std::io::Write;

/// Count puzzles by goal, theme and difficulty, and show which levels solve them.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead puzzles stats
  crownhead puzzles stats my.puzzles")]
pub(super) struct Stats {
    #[command(flatten)]
    file: FileArg,
}

/// The width of a band of ratings.
const BAND: u16 = 200;

impl Stats {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let file = self.file.read()?;
        let puzzles = &file.puzzles;
        let bytes = file.encode().len();
        writeln!(
            out,
            "{} from {}, {} bytes\n",
            counted(puzzles.len(), "puzzle"),
            counted(file.games as usize, "game"),
            grouped(bytes as u64)
        )?;
        let count = |is_in: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|it| is_in(it)).count();
        writeln!(out, "| Goal | Puzzles |\n| --- | --- |")?;
        for goal in Goal::ALL {
            writeln!(
                out,
                "| {} | {} |",
                goal.name(),
                count(&|it| it.goal == goal)
            )?;
        }
        writeln!(out, "\n| Theme | Puzzles |\n| --- | --- |")?;
        for theme in Theme::ALL {
            let found = count(&|it| it.themes.contains(theme));
            writeln!(out, "| {} | {found} |", theme.name())?;
        }
        writeln!(out, "\n| Rating | Puzzles |\n| --- | --- |")?;
        for low in (400..2_900).step_by(usize::from(BAND)) {
            let band = low..low + BAND;
            let found = count(&|it| band.contains(&it.rating()));
            if found > 0 {
                writeln!(out, "| {low}–{} | {found} |", low + BAND - 1)?;
            }
        }
        writeln!(out, "\n| Level | Rating | Solves |\n| --- | --- | --- |")?;
        for level in Level::all() {
            let solved: f64 = puzzles.iter().map(|it| it.solved.share(level)).sum();
            let share = 100.0 * solved / puzzles.len().max(1) as f64;
            writeln!(
                out,
                "| {} {level} | {} | {share:.0}% |",
                level.number(),
                level.rating()
            )?;
        }
        Ok(Status::Good)
    }
}

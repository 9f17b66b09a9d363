//! `crownhead puzzles stats`.

use super::FileArg;
use crate::Status;
use crate::commands::{counted, grouped};
use crate::json::write_json;
use clap::Args;
use engine::Level;
use learn::{Goal, Puzzle, PuzzleFile, Theme};
use serde::Serialize;
use std::io::Write;

/// Count puzzles by goal, theme and difficulty, and show which levels solve them.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead puzzles stats
  crownhead puzzles stats my.puzzles")]
pub(super) struct Stats {
    #[command(flatten)]
    file: FileArg,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The width of a band of ratings.
const BAND: u16 = 200;

#[derive(Serialize)]
struct StatsAnswer {
    puzzle_count: usize,
    game_count: u32,
    /// The size of the file.
    bytes: usize,
    goals: Vec<Share>,
    themes: Vec<Share>,
    ratings: Vec<Band>,
    levels: Vec<LevelAnswer>,
}

/// How many puzzles have a goal or a theme.
#[derive(Serialize)]
struct Share {
    name: String,
    puzzle_count: usize,
    #[serde(skip)]
    shown: &'static str,
}

/// How many puzzles have a rating from one number to another.
#[derive(Serialize)]
struct Band {
    from: u16,
    to: u16,
    puzzle_count: usize,
}

#[derive(Serialize)]
struct LevelAnswer {
    level: u8,
    rating: u16,
    /// The share of the puzzles that it solves, from 0 to 1.
    solved: f64,
    #[serde(skip)]
    name: String,
}

impl Stats {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let answer = StatsAnswer::of(&self.file.read()?);
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        Ok(Status::Good)
    }
}

impl StatsAnswer {
    fn of(file: &PuzzleFile) -> StatsAnswer {
        let puzzles = &file.puzzles;
        let count = |is_in: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|it| is_in(it)).count();
        let share = |shown: &'static str, puzzle_count| Share {
            name: shown.replace('-', "_"),
            puzzle_count,
            shown,
        };
        let bands = (400..2_900).step_by(usize::from(BAND)).map(|from| Band {
            from,
            to: from + BAND - 1,
            puzzle_count: count(&|it| (from..from + BAND).contains(&it.rating())),
        });
        let levels = Level::all().map(|level| {
            let solved: f64 = puzzles.iter().map(|it| it.solved.share(level)).sum();
            LevelAnswer {
                level: level.number(),
                rating: level.rating(),
                solved: solved / puzzles.len().max(1) as f64,
                name: level.to_string(),
            }
        });
        StatsAnswer {
            puzzle_count: puzzles.len(),
            game_count: file.games,
            bytes: file.encode().len(),
            goals: Goal::ALL
                .map(|goal| share(goal.name(), count(&|it| it.goal == goal)))
                .into(),
            themes: Theme::ALL
                .map(|theme| share(theme.name(), count(&|it| it.themes.contains(theme))))
                .into(),
            ratings: bands.filter(|band| band.puzzle_count > 0).collect(),
            levels: levels.collect(),
        }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{} from {}, {} bytes",
            counted(self.puzzle_count, "puzzle"),
            counted(self.game_count as usize, "game"),
            grouped(self.bytes as u64)
        )?;
        for (heading, shares) in [("Goal", &self.goals), ("Theme", &self.themes)] {
            writeln!(out, "\n| {heading} | Puzzles |\n| --- | --- |")?;
            for share in shares {
                writeln!(out, "| {} | {} |", share.shown, share.puzzle_count)?;
            }
        }
        writeln!(out, "\n| Rating | Puzzles |\n| --- | --- |")?;
        for band in &self.ratings {
            writeln!(out, "| {}–{} | {} |", band.from, band.to, band.puzzle_count)?;
        }
        writeln!(out, "\n| Level | Rating | Solves |\n| --- | --- | --- |")?;
        for level in &self.levels {
            let (number, name, share) = (level.level, &level.name, 100.0 * level.solved);
            writeln!(out, "| {number} {name} | {} | {share:.0}% |", level.rating)?;
        }
        Ok(())
    }
}

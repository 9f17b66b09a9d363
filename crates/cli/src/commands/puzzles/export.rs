//! `crownhead puzzles export`.

use super::FileArg;
use crate::Status;
use crate::arguments::whole;
use crate::commands::counted;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::Args;
use learn::{Goal, Puzzle, Theme};
use notation::pdn::{Comment, GameResult, Node, PdnGame, Writer};
use rules::{Labels, RuleSet};
use std::io::Write;
use std::path::PathBuf;

/// Export puzzles as PDN, with the solutions as games.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead puzzles export --output puzzles.pdn
  crownhead puzzles export --output shots.pdn --theme two-for-one --min-rating 1200 --max-rating 1600")]
pub(super) struct Export {
    #[command(flatten)]
    file: FileArg,

    /// The file to write
    #[arg(long, short, alias = "out", value_name = "FILE")]
    output: PathBuf,

    /// Only puzzles with this theme, such as two-for-one
    #[arg(long, value_name = "THEME", value_parser = theme)]
    theme: Option<Theme>,

    /// Only puzzles with at least this rating
    #[arg(
        long,
        alias = "from",
        value_name = "RATING",
        default_value_t = 0,
        hide_default_value = true, value_parser = whole::<u16>(0..))]
    min_rating: u16,

    /// Only puzzles with at most this rating
    #[arg(long, alias = "to", value_name = "RATING", default_value_t = u16::MAX, hide_default_value = true, value_parser = whole::<u16>(0..))]
    max_rating: u16,
}

fn theme(text: &str) -> Result<Theme, String> {
    let names = || Theme::ALL.map(Theme::name).join(", ");
    let found = Theme::ALL.into_iter().find(|theme| theme.name() == text);
    found.ok_or_else(|| format!("expected one of {}", names()))
}

impl Export {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let file = self.file.read()?;
        let is_wanted = |puzzle: &&Puzzle| {
            let has_theme = self.theme.is_none_or(|theme| puzzle.themes.contains(theme));
            has_theme && (self.min_rating..=self.max_rating).contains(&puzzle.rating())
        };
        let chosen: Vec<&Puzzle> = file.puzzles.iter().filter(is_wanted).collect();
        ensure!(!chosen.is_empty(), "there is no such puzzle");
        let written = durable::replace(&self.output, |target| -> anyhow::Result<()> {
            let mut writer = Writer::new(target);
            for (puzzle, number) in chosen.iter().zip(1..) {
                writer.write(&pdn(puzzle, number))?;
            }
            Ok(())
        });
        written.with_context(|| self.output.display().to_string())?;
        writeln!(
            out,
            "{}: {}",
            self.output.display(),
            counted(chosen.len(), "puzzle")
        )?;
        Ok(Status::Good)
    }
}

/// A puzzle as a game: the solution as its moves, themes and rating in a comment.
fn pdn(puzzle: &Puzzle, number: usize) -> PdnGame {
    let mut game = PdnGame::from_position(puzzle.pos, RuleSet::OFFICIAL);
    let name = format!("Crownhead puzzle {number}");
    let rating = puzzle.rating().to_string();
    for (tag, value) in [("Event", name.as_str()), ("PuzzleRating", &rating)] {
        game.tags.set(tag, value).expect("the tag name is valid");
    }
    game.result = match puzzle.goal {
        Goal::Win => GameResult::Win(puzzle.pos.turn()),
        Goal::Draw => GameResult::Draw,
        Goal::Material => GameResult::Unknown,
    };
    let speaker = spoken::speaker(Labels::Numbers);
    let themes: Vec<&str> = puzzle.themes.iter().map(|it| speaker.theme(it)).collect();
    game.line.comments.extend(Comment::new(&themes.join(", ")));
    game.line.nodes = puzzle.solution.iter().copied().map(Node::from).collect();
    game
}

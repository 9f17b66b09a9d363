//! `crownhead puzzles export`.

use super::FileArg;
use crate::Status;
use crate::arguments::whole;
use crate::commands::counted;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::Args;
use learn::{Goal, Puzzle, PuzzleGames, PuzzleSource, Theme, source_levels};
use notation::pdn::{Comment, GameResult, Line, Node, PdnGame, Variation, Writer};
use rules::{Labels, RuleSet};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// Export puzzles as PDN, with the solutions as games.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead puzzles export --output puzzles.pdn
  crownhead puzzles export --output games.pdn --source-games
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

    /// Export the games that the puzzles come from, with the solutions as variations
    #[arg(long)]
    source_games: bool,
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
        let exported = if self.source_games {
            let games = self.file.read_games()?;
            let played = source_games(&chosen, &games);
            ensure!(
                !played.is_empty(),
                "the games of these puzzles aren't known"
            );
            self.write(&played)?;
            counted(played.len(), "game")
        } else {
            let puzzles = chosen.iter().zip(1..);
            let puzzles: Vec<PdnGame> = puzzles
                .map(|(puzzle, number)| pdn(puzzle, number))
                .collect();
            self.write(&puzzles)?;
            counted(puzzles.len(), "puzzle")
        };
        writeln!(out, "{}: {exported}", self.output.display())?;
        Ok(Status::Good)
    }

    fn write(&self, games: &[PdnGame]) -> anyhow::Result<()> {
        let written = durable::replace(&self.output, |target| -> anyhow::Result<()> {
            let mut writer = Writer::new(target);
            for game in games {
                writer.write(game)?;
            }
            Ok(())
        });
        written.with_context(|| self.output.display().to_string())
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
    game.line.comments.extend(Comment::new(&themes(puzzle)));
    game.line.nodes = puzzle.solution.iter().copied().map(Node::from).collect();
    game
}

fn themes(puzzle: &Puzzle) -> String {
    let speaker = spoken::speaker(Labels::Numbers);
    let names: Vec<&str> = puzzle.themes.iter().map(|it| speaker.theme(it)).collect();
    names.join(", ")
}

/// The known games that puzzles come from, each with its puzzles.
fn source_games(puzzles: &[&Puzzle], games: &PuzzleGames) -> Vec<PdnGame> {
    let mut found: BTreeMap<u32, PdnGame> = BTreeMap::new();
    for puzzle in puzzles {
        let Some(source) = games.source(puzzle) else {
            continue;
        };
        let game = found.entry(puzzle.game).or_insert_with(|| {
            let mut game = source.game.pdn();
            let [black, white] = source_levels(games.seed, puzzle.game)
                .map(|level| format!("Level {}", level.number()));
            let name = format!("Game {} of seed {}", puzzle.game, games.seed);
            for (tag, value) in [("Event", name), ("Black", black), ("White", white)] {
                game.tags.set(tag, &value).expect("the tag name is valid");
            }
            game
        });
        add_puzzle(game, puzzle, &source);
    }
    found.into_values().collect()
}

/// Adds a puzzle to its game: a comment before it, and the solution as a variation.
fn add_puzzle(game: &mut PdnGame, puzzle: &Puzzle, source: &PuzzleSource<'_>) {
    let comment = Comment::new(&format!("Puzzle, {}: {}", puzzle.rating(), themes(puzzle)));
    let moves = source.line(puzzle);
    let mut line: Vec<Node> = moves.iter().copied().map(Node::from).collect();
    match (source.beside, source.ply) {
        (Some(_), _) => line[0].comments.extend(comment),
        (None, 0) => game.line.comments.extend(comment),
        (None, ply) => game.line.nodes[ply - 1].comments.extend(comment),
    }
    // A variation starts with another move than the game's, unless the game ends before.
    let played = &source.game.moves;
    let shared = moves.iter().zip(&played[source.ply..]);
    let shared = shared.take_while(|(mv, played)| mv == played).count();
    let is_played = shared == line.len();
    let at = (source.ply + shared).min(played.len().saturating_sub(1));
    let Some(node) = game.line.nodes.get_mut(at).filter(|_| !is_played) else {
        return;
    };
    let lead = played[at.min(source.ply)..source.ply]
        .iter()
        .copied()
        .map(Node::from);
    let line = lead
        .chain(line.split_off(at.saturating_sub(source.ply)))
        .collect();
    node.variations.push(Variation {
        line: Line {
            comments: Vec::new(),
            nodes: line,
        },
        after: Vec::new(),
    });
}

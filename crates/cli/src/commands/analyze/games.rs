//! Analyzes the games in a file.

use super::Analyst;
use super::annotate::annotate;
use super::report::{write_json_line, write_text};
use crate::Status;
use crate::arguments::GameNumbers;
use crate::commands::counted;
use crate::commands::own_file::Losing;
use crate::parallel::in_order;
use crate::progress::progress_bar;
use crate::spoken;
use anyhow::{Context, bail};
use indicatif::ProgressBar;
use learn::{Effort, Review, review};
use notation::pdn::{AnyReader, GameRecord, PdnGame, Writer};
use rules::{Game, Labels};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// What to do with the games in a file.
pub(super) struct Task<'a> {
    pub(super) source: &'a str,
    /// The games to analyze, or `None` for all of them. The others are written as they are.
    pub(super) chosen: Option<&'a GameNumbers>,
    pub(super) output: Option<(&'a Path, Losing)>,
    pub(super) json: bool,
    /// How many games to analyze at the same time.
    pub(super) jobs: usize,
}

/// A game in a file.
struct ReviewedGame {
    number: u64,
    game: PdnGame,
    is_chosen: bool,
}

impl Task<'_> {
    pub(super) fn run(
        &self,
        out: &mut impl Write,
        analyst: impl Fn() -> Analyst + Sync,
    ) -> anyhow::Result<Status> {
        let source = self.source;
        let speaker = spoken::speaker(Labels::Numbers);
        let mut status = Status::Good;
        let mut something_lost = false;
        let mut games = Vec::new();
        for record in read(source)? {
            for problem in &record.problems {
                status = Status::ProblemsFound;
                writeln!(
                    io::stderr(),
                    "{source}: {}",
                    speaker.problem_at_line(problem)
                )?;
            }
            something_lost |= record.has_errors();
            let number = record.number;
            let is_chosen = self.chosen.is_none_or(|chosen| chosen.contains(number));
            games.extend(record.into_game().map(|game| ReviewedGame {
                number,
                game,
                is_chosen,
            }));
        }
        if let Some((path, losing)) = self.output {
            // Refuse before starting work that may take hours.
            losing
                .allow(Path::new(source), path, something_lost)
                .with_context(|| path.display().to_string())?;
        }
        let chosen: Vec<usize> = (0..games.len()).filter(|&at| games[at].is_chosen).collect();
        anyhow::ensure!(
            games.is_empty() || !chosen.is_empty(),
            "{source}: none of its {} has that number",
            counted(games.len(), "game")
        );
        let reviews = self.review(out, &games, &chosen, analyst)?;
        let annotator = concat!("Crownhead ", env!("CARGO_PKG_VERSION"));
        let reviewed = reviews.len();
        for (at, review) in reviews {
            annotate(&mut games[at].game, &review, annotator);
        }
        if let Some((path, _)) = self.output {
            write_games(path, &games)?;
        }
        if reviewed < chosen.len() {
            out.flush()?;
            bail!(
                "interrupted after {reviewed} of {}",
                counted(chosen.len(), "game")
            );
        }
        Ok(status)
    }

    /// Reviews games side by side and reports them in order. After an interruption, fewer are
    /// returned.
    fn review(
        &self,
        out: &mut impl Write,
        games: &[ReviewedGame],
        chosen: &[usize],
        analyst: impl Fn() -> Analyst + Sync,
    ) -> anyhow::Result<Vec<(usize, Review)>> {
        let moves = |&at: &usize| games[at].game.moves().count() as u64;
        let total = chosen.iter().map(moves).sum();
        let bar = progress_bar(total, "{wide_bar} {pos}/{len} moves {eta}");
        let mut done = Vec::new();
        in_order(
            self.jobs.min(chosen.len()),
            chosen.iter().copied(),
            analyst,
            |analyst, at| Some((at, review_game(analyst, &games[at].game, &bar)?)),
            |(at, review)| {
                let ReviewedGame { number, game, .. } = &games[at];
                // The progress bar and the output may share a screen.
                bar.suspend(|| {
                    if self.json {
                        write_json_line(out, *number, game, &review)
                    } else {
                        write_text(out, *number, game, &review)
                    }
                })?;
                done.push((at, review));
                anyhow::Ok(())
            },
        )?;
        bar.finish_and_clear();
        Ok(done)
    }
}

fn read(source: &str) -> anyhow::Result<Vec<GameRecord>> {
    let named = || source.to_owned();
    let input: Box<dyn BufRead> = if source == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(source)
            .with_context(|| format!("{source} is neither a FEN nor a file that can be read"))?;
        Box::new(BufReader::new(file))
    };
    let records: Vec<GameRecord> = AnyReader::new(input)
        .and_then(Iterator::collect)
        .with_context(named)?;
    anyhow::ensure!(!records.is_empty(), "{source}: it contains no games");
    Ok(records)
}

/// `None` if the game was interrupted.
fn review_game(analyst: &mut Analyst, game: &PdnGame, bar: &ProgressBar) -> Option<Review> {
    // Each game is reviewed as if it were the only one, so that the others don't matter.
    analyst.engine.new_game();
    let tables = analyst.engine.options().databases.clone();
    let moves = game.moves().count() as u64;
    let mut looks = 0;
    review(game, &tables, &mut |game: &Game, effort| {
        let found = analyst.study(game, effort);
        // There is one more quick look than there are moves.
        if effort == Effort::Quick && looks < moves {
            looks += 1;
            bar.inc(1);
        }
        (!analyst.is_interrupted()).then_some(found)
    })
}

fn write_games(path: &Path, games: &[ReviewedGame]) -> anyhow::Result<()> {
    let written = durable::replace(path, |file| -> anyhow::Result<()> {
        let mut writer = Writer::new(file);
        for entry in games {
            writer.write(&entry.game)?;
        }
        Ok(())
    });
    written.with_context(|| path.display().to_string())
}

//! Analyzes the games in a file.

use super::Analyst;
use super::annotate::annotate;
use super::report::{write_json_line, write_text};
use super::selection::GameNumbers;
use crate::Verdict;
use crate::commands::counted;
use crate::commands::own_file::Losing;
use crate::progress::progress_bar;
use crate::spoken;
use anyhow::{Context, bail};
use indicatif::ProgressBar;
use learn::{Effort, Review, review};
use notation::pdn::{AnyReader, GameRecord, PdnGame, Writer};
use rules::{Game, Labels};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// What to do with the games of a file.
pub(super) struct Task<'a> {
    pub(super) source: &'a str,
    /// The games to analyze, or `None` for all of them. The others are written as they are.
    pub(super) chosen: Option<&'a GameNumbers>,
    pub(super) output: Option<(&'a Path, Losing)>,
    pub(super) json: bool,
    /// How many games to analyze at the same time.
    pub(super) jobs: usize,
}

/// A game of a file.
struct Entry {
    number: u64,
    game: PdnGame,
    is_chosen: bool,
}

impl Task<'_> {
    pub(super) fn run(
        &self,
        out: &mut impl Write,
        analyst: impl Fn() -> Analyst + Sync,
    ) -> anyhow::Result<Verdict> {
        let source = self.source;
        let speaker = spoken::speaker(Labels::Numbers);
        let mut verdict = Verdict::Good;
        let mut something_lost = false;
        let mut games = Vec::new();
        for record in read(source)? {
            for problem in &record.problems {
                verdict = Verdict::ProblemsFound;
                writeln!(
                    io::stderr(),
                    "{source}: {}",
                    speaker.problem_at_line(problem)
                )?;
            }
            something_lost |= record.has_errors();
            let number = record.number;
            let is_chosen = self.chosen.is_none_or(|chosen| chosen.contains(number));
            games.extend(record.into_game().map(|game| Entry {
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
            "{source}: none of its {} has such a number",
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
        Ok(verdict)
    }

    /// Reviews games side by side and reports them in order. After an interruption, fewer are
    /// returned.
    fn review(
        &self,
        out: &mut impl Write,
        games: &[Entry],
        chosen: &[usize],
        analyst: impl Fn() -> Analyst + Sync,
    ) -> anyhow::Result<Vec<(usize, Review)>> {
        let moves = |&at: &usize| games[at].game.moves().count() as u64;
        let total = chosen.iter().map(moves).sum();
        let bar = progress_bar(total, "{wide_bar} {pos}/{len} moves {eta}");
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(usize, Review)>| {
            let mut analyst = analyst();
            while let Some(&at) = chosen.get(next.fetch_add(1, Relaxed)) {
                let Some(review) = review_game(&mut analyst, &games[at].game, &bar) else {
                    break;
                };
                if sender.send((at, review)).is_err() {
                    break;
                }
            }
        };
        let mut done = Vec::new();
        thread::scope(|scope| {
            for _ in 0..self.jobs.clamp(1, chosen.len().max(1)) {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            let mut waiting: BTreeMap<usize, Review> = BTreeMap::new();
            let mut places = chosen.iter();
            let mut expected = places.next();
            for (at, review) in receiver {
                waiting.insert(at, review);
                while let Some(&at) = expected
                    && let Some(review) = waiting.remove(&at)
                {
                    let Entry { number, game, .. } = &games[at];
                    // The progress bar and the output may share a screen.
                    bar.suspend(|| {
                        if self.json {
                            write_json_line(out, *number, game, &review)
                        } else {
                            write_text(out, *number, game, &review)
                        }
                    })?;
                    done.push((at, review));
                    expected = places.next();
                }
            }
            anyhow::Ok(())
        })?;
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
    anyhow::ensure!(!records.is_empty(), "{source}: there is no game in it");
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

fn write_games(path: &Path, games: &[Entry]) -> anyhow::Result<()> {
    let written = durable::replace(path, |file| -> anyhow::Result<()> {
        let mut writer = Writer::new(file);
        for entry in games {
            writer.write(&entry.game)?;
        }
        Ok(())
    });
    written.with_context(|| path.display().to_string())
}

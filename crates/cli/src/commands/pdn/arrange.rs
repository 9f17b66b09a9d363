//! Rearranges game files: filters, merges, sorts, and removes duplicates.

use super::output::Output;
use super::reading::{GameAt, Sources, game_at};
use super::selection::ChosenGames;
use crate::Status;
use crate::spoken;
use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use collection::{Duplicates, Fingerprint, fold, opening};
use notation::pdn::PdnGame;
use std::cmp::Ordering;
use std::fs::File;
use std::io::{self, Write};

/// Write the matching games.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn filter games.pdn --player munoz --output munoz.pdn
  crownhead pdn filter games.pdn --game 3,5-8
  crownhead pdn filter games.pdn --fen 'W:W18,24,K30:B5,11,K27' --reversed --json")]
pub(super) struct Filter {
    #[command(flatten)]
    games: ChosenGames,

    #[command(flatten)]
    output: Output,
}

impl Filter {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let sources = &self.games.sources;
        let conditions = self.games.conditions();
        self.output.refuse_sources(&sources.files)?;
        self.output.with(out, &sources.files, |writer| {
            sources.each_game(self.output.progress(), |at: GameAt| {
                conditions.visit(at, &mut |at: GameAt| writer.write(&at.game))
            })
        })
    }
}

/// Write the games of several files, one file after another.
#[derive(Args)]
#[command(after_help = "Example:
  crownhead pdn merge 1953.pdn 1954.pdn --output all.pdn")]
pub(super) struct Merge {
    #[command(flatten)]
    sources: Sources,

    #[command(flatten)]
    output: Output,
}

impl Merge {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        self.output.with(out, &self.sources.files, |writer| {
            self.sources
                .each_game(self.output.progress(), |at: GameAt| writer.write(&at.game))
        })
    }
}

/// Write each game once, and name the duplicates.
#[derive(Args)]
#[command(after_help = "Example:
  crownhead pdn dedupe *.pdn --output unique.pdn")]
pub(super) struct Dedupe {
    #[command(flatten)]
    sources: Sources,

    #[command(flatten)]
    output: Output,
}

impl Dedupe {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let files = &self.sources.files;
        self.output.with(out, files, |writer| {
            let mut duplicates = Duplicates::default();
            // The file and the number of each game that was written.
            let mut written: Vec<(usize, u64)> = Vec::new();
            let mut dropped = 0_u64;
            let found = self
                .sources
                .each_game(self.output.progress(), |at: GameAt| {
                    let first = duplicates.add(Fingerprint::of(&at.game), written.len() as u64);
                    let Some(first) = first else {
                        written.push((at.file, at.number));
                        return writer.write(&at.game);
                    };
                    dropped += 1;
                    let (file, number) = written[first as usize];
                    let words = spoken::words();
                    let same = words.pdn_duplicate(number, &files[file].display().to_string());
                    let told = words.pdn_in_game(at.number, &same);
                    let path = files[at.file].display();
                    at.bar
                        .suspend(|| writeln!(io::stderr(), "{path}: {told}"))?;
                    Ok(())
                })?;
            writeln!(io::stderr(), "{}", spoken::words().pdn_duplicates(dropped))?;
            Ok(found)
        })
    }
}

/// Write the games in order. Games with equal keys keep their order.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn sort games.pdn --output sorted.pdn
  crownhead pdn sort games.pdn --by event,date --descending")]
pub(super) struct Sort {
    #[command(flatten)]
    sources: Sources,

    /// What to sort by, the most important first
    #[arg(
        long,
        value_name = "KEY",
        value_enum,
        value_delimiter = ',',
        default_value = "date"
    )]
    by: Vec<SortKey>,

    /// Reverse the order
    #[arg(long)]
    descending: bool,

    #[command(flatten)]
    output: Output,
}

impl Sort {
    /// Reads the files twice: once for the keys, and once for the games in their new order.
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let files = &self.sources.files;
        ensure!(
            files.iter().all(|path| path.as_os_str() != "-"),
            "sorting reads the files twice: name files, not standard input"
        );
        self.output.with(out, files, |writer| {
            let mut games = Vec::new();
            let found = self
                .sources
                .each_game(self.output.progress(), |at: GameAt| {
                    let key: Vec<_> = self.by.iter().map(|key| key.of(&at.game)).collect();
                    games.push((key, at.file, at.place.offset));
                    Ok(())
                })?;
            if self.descending {
                // Unknown values still come last.
                games.sort_by(|(a, ..), (b, ..)| {
                    let parts = a.iter().zip(b);
                    parts
                        .map(|((a_unknown, a), (b_unknown, b))| {
                            a_unknown.cmp(b_unknown).then_with(|| b.cmp(a))
                        })
                        .find(|order| order.is_ne())
                        .unwrap_or(Ordering::Equal)
                });
            } else {
                games.sort_by(|(a, ..), (b, ..)| a.cmp(b));
            }
            let mut open: Vec<File> = files.iter().map(File::open).collect::<io::Result<_>>()?;
            let bar = self
                .output
                .progress()
                .bar(games.len() as u64, "{wide_bar} {pos}/{len} {eta}");
            for (_, file, offset) in games {
                let record = game_at(&mut open[file], offset, self.sources.reading)?;
                let named = || format!("{} changed while it was sorted", files[file].display());
                let game = record.and_then(notation::pdn::GameRecord::into_game);
                writer.write(&game.with_context(named)?)?;
                bar.inc(1);
            }
            bar.finish_and_clear();
            Ok(found)
        })
    }
}

/// What games are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SortKey {
    Date,
    Event,
    Black,
    White,
    Result,
    Opening,
    /// The number of moves
    Moves,
}

impl SortKey {
    /// A text whose order is the order of the games. Unknown values come last.
    fn of(self, game: &PdnGame) -> (bool, String) {
        let tags = &game.tags;
        let text = |text: Option<&str>| text.map(fold);
        let key = match self {
            // Question marks come after digits, so an unknown month comes last in its year.
            SortKey::Date => tags.date().map(|date| date.to_string()),
            SortKey::Event => text(tags.event()),
            SortKey::Black => text(tags.black()),
            SortKey::White => text(tags.white()),
            SortKey::Result => Some(game.final_result().text().to_owned()),
            SortKey::Opening => text(opening(game)),
            SortKey::Moves => Some(format!("{:010}", game.moves().count())),
        };
        (key.is_none(), key.unwrap_or_default())
    }
}

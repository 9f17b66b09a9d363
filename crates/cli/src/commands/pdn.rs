//! `crownhead pdn`: work with game files.

mod arrange;
mod check;
mod convert;
mod index_file;
mod output;
mod problems;
mod reading;
mod search;
mod selection;
mod sheet;
mod show;
mod split;
mod stats;
mod truth;

use crate::Status;
use clap::{Args, Subcommand};
use std::io::Write;

/// Check, search, convert and arrange game files.
#[derive(Args)]
#[command(
    after_help = "Good games are read even if others in the file are bad. Everything up to a bad move is read, the rest is kept
as a comment, and each problem names the file, game, move and line, and what was expected. `-` is standard input.

Examples:
  crownhead pdn check games.pdn
  crownhead pdn convert old.pdn --output clean.pdn
  crownhead pdn convert games.pdn --to json | jq .tags.Black
  crownhead pdn search games.pdn --player munoz --date 1950..1960
  crownhead pdn stats games.pdn --by opening
  crownhead pdn print problems.pdn --output sheet.html"
)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    command: Box<Command>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Convert(convert::Convert),
    Search(search::Search),
    Index(index_file::BuildIndex),
    Stats(stats::Stats),
    Filter(arrange::Filter),
    Sort(arrange::Sort),
    Merge(arrange::Merge),
    Dedupe(arrange::Dedupe),
    Split(split::Split),
    Show(show::Show),
    Print(sheet::Print),
}

impl Pdn {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &*self.command {
            Command::Check(check) => check.run(out),
            Command::Convert(convert) => convert.run(out),
            Command::Search(search) => search.run(out),
            Command::Index(index) => index.run(out),
            Command::Stats(stats) => stats.run(out),
            Command::Filter(filter) => filter.run(out),
            Command::Sort(sort) => sort.run(out),
            Command::Merge(merge) => merge.run(out),
            Command::Dedupe(dedupe) => dedupe.run(out),
            Command::Split(split) => split.run(out),
            Command::Show(show) => show.run(out),
            Command::Print(print) => print.run(out),
        }
    }
}

//! `crownhead pdn`: work with files of games.

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
mod stats;
mod truth;

use super::databases::DatabaseArg;
use super::labels;
use super::own_file::Losing;
use crate::Verdict;
use crate::spoken;
use anyhow::{Context, ensure};
use arrange::{Division, SortKey, SplitKey};
use clap::{Args, Subcommand};
use convert::{Conversion, Form};
use output::Output;
use reading::Reading;
use selection::Selection;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Check, search, convert and arrange files of games.
#[derive(Args)]
#[command(
    after_help = "Good games are read even if others in the file are bad. Everything up to a bad move is read, the rest is kept
as a comment, and each problem names the file, game, move and line, and what was expected. `-` is standard input.

Examples:
  crownhead pdn check games.pdn
  crownhead pdn check --results *.pdn
  crownhead pdn check --problems classics.pdn --time 5
  crownhead pdn convert old.pdn --output clean.pdn
  crownhead pdn convert games.pdn --to json | jq .tags.Black
  crownhead pdn search games.pdn --player munoz --date 1950..1960
  crownhead pdn search games.pdn --fen 'W:W18,24,K30:B5,11,K27' --reversed
  crownhead pdn stats games.pdn --by opening
  crownhead pdn print problems.pdn --output sheet.html"
)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    action: Box<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Check every game: print the problems, then one line per file
    Check {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        /// Compare each result with the endgame databases, in the last position
        #[arg(long, conflicts_with = "problems")]
        results: bool,
        /// Compare the result of each problem with the databases and the engine
        #[arg(long)]
        problems: bool,
        /// Seconds for each problem that the databases don't know
        #[arg(
            long,
            value_name = "SECONDS",
            default_value_t = 2.0,
            requires = "problems"
        )]
        time: f64,
        /// Number of problems to solve at a time [default: the number of cores]
        #[arg(long, value_name = "COUNT", requires = "problems", value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
        #[command(flatten)]
        database: DatabaseArg,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write all games of a file in a clean form
    Convert {
        /// The file, PDN or JSON
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[command(flatten)]
        reading: Reading,
        /// What to write
        #[arg(long, value_enum, default_value_t = Form::Pdn)]
        to: Form,
        /// The same as --to json: one object per line, one line per game
        #[arg(long, conflicts_with = "to")]
        json: bool,
        /// Use letters and digits: e3-d4 instead of 23-18
        #[arg(long, conflicts_with = "json")]
        letters: bool,
        /// Write to this file instead of standard output
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        losing: Losing,
    },
    /// Find games by players, event, date, result, opening or position
    Search {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        #[command(flatten)]
        selection: Selection,
        /// Print only the number of games
        #[arg(long, conflicts_with_all = ["json", "limit"])]
        count: bool,
        /// Print at most this many games
        #[arg(long, value_name = "COUNT")]
        limit: Option<u64>,
        /// Print JSON, one game per line
        #[arg(long)]
        json: bool,
    },
    /// Write an index next to each file, which makes searching for a position quick
    Index {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
    },
    /// Count results by opening, player or year
    Stats {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        /// What to group by
        #[arg(long, value_enum, default_value_t = stats::By::Opening)]
        by: stats::By,
        #[command(flatten)]
        selection: Selection,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write the matching games
    Filter {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        #[command(flatten)]
        selection: Selection,
        #[command(flatten)]
        output: Output,
    },
    /// Write the games in order
    Sort {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        /// What to sort by, the most important first
        #[arg(long, value_enum, value_delimiter = ',', default_value = "date")]
        by: Vec<SortKey>,
        /// Reverse the order
        #[arg(long)]
        descending: bool,
        #[command(flatten)]
        output: Output,
    },
    /// Write the games of several files, one file after another
    Merge {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        #[command(flatten)]
        output: Output,
    },
    /// Write each game once
    Dedupe {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        #[command(flatten)]
        output: Output,
    },
    /// Write the games to several files in a folder
    Split {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        /// What to split by: one file for each value
        #[arg(long, value_enum, required_unless_present = "every")]
        by: Option<SplitKey>,
        /// Write this many games to each file
        #[arg(long, value_name = "COUNT", conflicts_with = "by", value_parser = clap::value_parser!(u64).range(1..))]
        every: Option<u64>,
        /// The folder for the new files, which must not exist there yet
        #[arg(long, value_name = "FOLDER")]
        into: PathBuf,
    },
    /// Show a game, or the position after a move
    Show {
        /// The file, PDN or JSON
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The number of the game, from 1
        #[arg(value_name = "GAME")]
        game: u64,
        #[command(flatten)]
        reading: Reading,
        /// The position after this move: 12, or 12b before White's half; 0 is the start
        #[arg(long = "move", value_name = "MOVE")]
        moment: Option<show::Moment>,
        /// Print the FEN
        #[arg(long, conflicts_with_all = ["svg", "json"])]
        fen: bool,
        /// Draw SVG
        #[arg(long, conflicts_with = "json")]
        svg: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// Show the board from Black's side
        #[arg(long)]
        flip: bool,
    },
    /// Write diagrams and games as an HTML page to print
    Print {
        #[command(flatten)]
        files: Files,
        #[command(flatten)]
        reading: Reading,
        #[command(flatten)]
        selection: Selection,
        /// The title of the page [default: the name of the file]
        #[arg(long, value_name = "TEXT")]
        title: Option<String>,
        /// Add a diagram after every COUNT moves of a game
        #[arg(long, value_name = "COUNT", default_value_t = 0)]
        every: u32,
        /// Use letters and digits: e3-d4 instead of 23-18
        #[arg(long)]
        letters: bool,
        /// Write to this file instead of standard output
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// The files of a command.
#[derive(Args)]
struct Files {
    /// The files, PDN or JSON
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Pdn {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        match &*self.action {
            Action::Check {
                files,
                reading,
                results,
                problems,
                time,
                threads,
                database,
                json,
            } => {
                if *problems {
                    let time = Duration::try_from_secs_f64(*time);
                    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
                    let solving = problems::Solving {
                        databases: database.tablebase(),
                        time: time
                            .ok()
                            .filter(|time| !time.is_zero())
                            .context("--time: expected a number of seconds, more than 0")?,
                        threads: threads.map_or_else(cores, usize::from),
                    };
                    return problems::check(out, &files.files, *reading, &solving, *json);
                }
                let databases = results.then(|| database.tablebase());
                check::check(out, &files.files, *reading, databases.as_deref(), *json)
            }
            Action::Convert {
                file,
                reading,
                to,
                json,
                letters,
                output,
                losing,
            } => {
                let to = if *json { Form::Json } else { *to };
                ensure!(
                    !(to == Form::Json && *letters),
                    "--letters is for PDN: JSON has the numbers of the squares"
                );
                let conversion = Conversion {
                    file,
                    reading: *reading,
                    to,
                    labels: labels(*letters),
                };
                match output {
                    None => conversion.write(out),
                    Some(path) => conversion.replace(path, *losing),
                }
            }
            Action::Search {
                files,
                reading,
                selection,
                count,
                limit,
                json,
            } => {
                let show = search::Show {
                    json: *json,
                    count: *count,
                    limit: *limit,
                };
                let conditions = selection.conditions()?;
                search::search(out, &files.files, *reading, &conditions, show)
            }
            Action::Index { files, reading } => {
                for file in &files.files {
                    let games = index_file::build(file, *reading)?;
                    let words = spoken::words();
                    let told = words.pdn_indexed(&words.count_games(games));
                    writeln!(out, "{}: {told}", file.display())?;
                }
                Ok(Verdict::Good)
            }
            Action::Stats {
                files,
                reading,
                by,
                selection,
                json,
            } => {
                let conditions = selection.conditions()?;
                stats::stats(out, &files.files, *reading, &conditions, *by, *json)
            }
            Action::Filter {
                files,
                reading,
                selection,
                output,
            } => {
                let conditions = selection.conditions()?;
                arrange::filter(out, &files.files, *reading, &conditions, output)
            }
            Action::Sort {
                files,
                reading,
                by,
                descending,
                output,
            } => arrange::sort(out, &files.files, *reading, by, *descending, output),
            Action::Merge {
                files,
                reading,
                output,
            } => arrange::merge(out, &files.files, *reading, output),
            Action::Dedupe {
                files,
                reading,
                output,
            } => arrange::dedupe(out, &files.files, *reading, output),
            Action::Split {
                files,
                reading,
                by,
                every,
                into,
            } => {
                let division = match (by, every) {
                    (Some(by), _) => Division::By(*by),
                    (None, every) => Division::Every(every.unwrap_or(1)),
                };
                arrange::split(out, &files.files, *reading, division, into)
            }
            Action::Show {
                file,
                game,
                reading,
                moment,
                fen,
                svg,
                json,
                flip,
            } => {
                let form = match (fen, svg, json) {
                    (true, _, _) => show::Form::Fen,
                    (_, true, _) => show::Form::Svg,
                    (_, _, true) => show::Form::Json,
                    _ => show::Form::Picture,
                };
                show::show(out, file, *reading, *game, *moment, form, *flip)
            }
            Action::Print {
                files,
                reading,
                selection,
                title,
                every,
                letters,
                output,
            } => {
                let sheet = sheet::Sheet {
                    title: title.as_deref(),
                    every: *every,
                    labels: labels(*letters),
                };
                let conditions = selection.conditions()?;
                let files = &files.files;
                sheet::print(out, files, *reading, &conditions, &sheet, output.as_deref())
            }
        }
    }
}

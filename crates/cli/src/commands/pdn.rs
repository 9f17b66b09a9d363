//! `crownhead pdn`: check and convert files of games.

use super::own_file::Losing;
use super::{color_word, labels, write_json};
use crate::Verdict;
use crate::spoken;
use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use notation::pdn::{
    AnyReader, GameRecord, PdnGame, Problem, ReadOptions, Severity, Style, Writer,
};
use rules::{Color, Labels};
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// Check files of games, or convert them.
#[derive(Args)]
#[command(
    after_help = "Good games are read even if others in the file are bad. Everything up to a bad move is kept, and each
problem names the file, game, move and line, and what was expected. `-` is standard input.

Examples:
  crownhead pdn check games.pdn
  crownhead pdn check --json *.pdn
  crownhead pdn convert old.pdn --output clean.pdn
  crownhead pdn convert games.pdn --to json | jq .tags.Black
  crownhead pdn convert games.pdn --letters"
)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Check every game: print the problems, then one line per file
    Check {
        /// The files, PDN or JSON
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        #[command(flatten)]
        reading: Reading,
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
}

/// What the reader should know about the files.
#[derive(Args, Clone, Copy)]
struct Reading {
    /// Who won when a file says 1-0; in PDN that's Black, who moves first
    #[arg(long, value_enum, value_name = "SIDE", default_value_t = Winner::Black)]
    one_zero: Winner,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Winner {
    Black,
    White,
}

impl Reading {
    fn options(self) -> ReadOptions {
        ReadOptions {
            one_zero: match self.one_zero {
                Winner::Black => Color::Black,
                Winner::White => Color::White,
            },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Pdn,
    Json,
}

/// JSON lists at most this many problems. The rest are only counted.
const MAX_LISTED: usize = 10_000;

#[derive(Serialize)]
struct FileAnswer {
    file: String,
    games: u64,
    moves: u64,
    problem_count: usize,
    /// The first of them.
    problems: Vec<ProblemAnswer>,
    /// Why the file couldn't be read to its end.
    unreadable: Option<String>,
}

#[derive(Serialize)]
struct ProblemAnswer {
    game: u64,
    line: u64,
    column: u32,
    #[serde(rename = "move")]
    mv: Option<MoveAnswer>,
    severity: &'static str,
    kind: &'static str,
    /// Details for developers, in English.
    message: String,
}

#[derive(Serialize)]
struct MoveAnswer {
    number: u32,
    turn: &'static str,
}

impl From<&Problem> for ProblemAnswer {
    fn from(problem: &Problem) -> ProblemAnswer {
        ProblemAnswer {
            game: problem.game,
            line: problem.place.line,
            column: problem.place.column,
            mv: problem.mv.map(|mv| MoveAnswer {
                number: mv.number,
                turn: color_word(mv.turn),
            }),
            severity: match problem.kind.severity() {
                Severity::Warning => "warning",
                Severity::Error => "error",
            },
            kind: problem.kind.word(),
            message: problem.kind.to_string(),
        }
    }
}

impl Pdn {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        match &self.action {
            Action::Check {
                files,
                reading,
                json,
            } => check(out, files, *reading, *json),
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
        }
    }
}

fn check(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    json: bool,
) -> anyhow::Result<Verdict> {
    let mut answers = Vec::new();
    let mut verdict = Verdict::Good;
    for path in files {
        let mut answer = FileAnswer {
            file: path.display().to_string(),
            games: 0,
            moves: 0,
            problem_count: 0,
            problems: Vec::new(),
            unreadable: None,
        };
        let mut broken = None;
        let read = for_each_game(path, reading, |record| {
            answer.games += u64::from(record.game().is_some());
            answer.moves += record.game().map_or(0, |game| game.moves().count() as u64);
            answer.problem_count += record.problems.len();
            for problem in &record.problems {
                if !json {
                    // Printed immediately, so that memory doesn't grow with a bad file.
                    broken = tell(out, path, problem).err();
                } else if answer.problems.len() < MAX_LISTED {
                    answer.problems.push(problem.into());
                }
            }
            broken
                .as_ref()
                .map_or(Ok(()), |_| bail!("the output is closed"))
        });
        if let Some(error) = broken {
            return Err(error.into());
        }
        if let Err(error) = read {
            answer.problem_count += 1;
            answer.unreadable = Some(format!("{error:#}"));
        }
        if answer.problem_count > 0 {
            verdict = Verdict::ProblemsFound;
        }
        if json {
            answers.push(answer);
            continue;
        }
        if let Some(why) = &answer.unreadable {
            writeln!(out, "{why}")?;
        }
        let words = spoken::words();
        let counts = [
            words.count_games(answer.games),
            words.count_moves(answer.moves),
            words.count_problems(answer.problem_count),
        ];
        writeln!(out, "{}: {}", answer.file, counts.join(words.list_comma()))?;
    }
    if json {
        write_json(out, &answers)?;
    }
    Ok(verdict)
}

/// Prints `games.pdn:13:19: Game 2, move 2 (Black): …`, a form that editors can jump to.
fn tell(out: &mut impl Write, path: &Path, problem: &Problem) -> io::Result<()> {
    let (line, column) = (problem.place.line, problem.place.column);
    let told = spoken::speaker(Labels::Numbers).problem_in_file(problem);
    writeln!(out, "{}:{line}:{column}: {told}", path.display())
}

/// What to convert, and to what.
struct Conversion<'a> {
    file: &'a Path,
    reading: Reading,
    to: Form,
    labels: Labels,
}

impl Conversion<'_> {
    /// Writes the good parts of the file and reports problems on standard error.
    fn write(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        self.write_counting(out).map(|found| found.verdict)
    }

    /// The same, but writes to another file, or to the file itself if nothing would be lost.
    fn replace(&self, path: &Path, losing: Losing) -> anyhow::Result<Verdict> {
        durable::replace(path, |out| -> anyhow::Result<Verdict> {
            let found = self.write_counting(out)?;
            losing.allow(self.file, path, found.something_lost)?;
            Ok(found.verdict)
        })
        .with_context(|| path.display().to_string())
    }

    fn write_counting(&self, out: &mut impl Write) -> anyhow::Result<Found> {
        match self.to {
            Form::Pdn => {
                let style = Style {
                    labels: self.labels,
                    ..Style::default()
                };
                let mut writer = Writer::with_style(out, style);
                self.each(|game| Ok(writer.write(game)?))
            }
            Form::Json => self.each(|game| {
                serde_json::to_writer(&mut *out, game).map_err(io::Error::from)?;
                Ok(writeln!(out)?)
            }),
        }
    }

    fn each(&self, mut write: impl FnMut(&PdnGame) -> anyhow::Result<()>) -> anyhow::Result<Found> {
        let mut found = Found {
            verdict: Verdict::Good,
            something_lost: false,
        };
        for_each_game(self.file, self.reading, |record| {
            for problem in &record.problems {
                found.verdict = Verdict::ProblemsFound;
                tell(&mut io::stderr(), self.file, problem)?;
            }
            found.something_lost |= record.has_errors();
            record.game().map_or(Ok(()), &mut write)
        })?;
        Ok(found)
    }
}

struct Found {
    verdict: Verdict,
    something_lost: bool,
}

/// Calls `visit` with every game of a PDN or JSON file; `-` is standard input.
fn for_each_game(
    path: &Path,
    reading: Reading,
    mut visit: impl FnMut(GameRecord) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let source: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path).with_context(named)?))
    };
    AnyReader::with_options(source, reading.options())
        .with_context(named)?
        .try_for_each(|record| visit(record.with_context(named)?))
}

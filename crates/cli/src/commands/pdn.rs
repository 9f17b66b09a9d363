//! `crownhead pdn`: check and convert files of games.

use super::{counted, write_json};
use crate::Verdict;
use anyhow::Context;
use clap::{Args, Subcommand, ValueEnum};
use notation::pdn::{GameRecord, JsonReader, PdnGame, Problem, Reader, Severity, Style, Writer};
use rules::Labels;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// Check files of games, or convert them.
#[derive(Args)]
#[command(
    after_help = "A good game counts even in a file with bad ones: everything up to a bad move is kept, and each
problem says file, game, move and line, and what was expected. `-` is standard input.

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
    /// Read files and play every game through: one line a file, then its problems
    Check {
        /// The files, PDN or JSON
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Write all games of a file in one clean form
    Convert {
        /// The file, PDN or JSON
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// What to write
        #[arg(long, value_enum, default_value_t = Form::Pdn)]
        to: Form,
        /// Name squares by letter and digit: E3-D4 instead of 23-18
        #[arg(long, conflicts_with = "json")]
        letters: bool,
        /// Where to write it, instead of standard output; the file is replaced as a whole
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
        /// The same as --to json: one object a line, one line a game
        #[arg(long)]
        json: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Pdn,
    Json,
}

#[derive(Serialize, Default)]
struct FileAnswer {
    file: String,
    games: u64,
    moves: u64,
    problems: Vec<ProblemAnswer>,
    /// Why the file could not be read to its end.
    unreadable: Option<String>,
}

#[derive(Serialize)]
struct ProblemAnswer {
    game: u64,
    line: u64,
    column: u32,
    #[serde(rename = "move")]
    mv: Option<String>,
    severity: &'static str,
    message: String,
    #[serde(skip)]
    sentence: String,
}

impl From<&Problem> for ProblemAnswer {
    fn from(problem: &Problem) -> ProblemAnswer {
        ProblemAnswer {
            game: problem.game,
            line: problem.place.line,
            column: problem.place.column,
            mv: problem.mv.map(|mv| mv.to_string()),
            severity: match problem.kind.severity() {
                Severity::Warning => "warning",
                Severity::Error => "error",
            },
            message: problem.kind.to_string(),
            sentence: problem.to_string(),
        }
    }
}

impl Pdn {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        match &self.action {
            Action::Check { files, json } => check(out, files, *json),
            Action::Convert {
                file,
                to,
                letters,
                output,
                json,
            } => {
                let to = if *json { Form::Json } else { *to };
                let labels = if *letters {
                    Labels::Letters
                } else {
                    Labels::Numbers
                };
                match output {
                    None => convert(out, file, to, labels),
                    Some(path) => {
                        durable::replace(path, |file_out| convert(file_out, file, to, labels))
                    }
                }
            }
        }
    }
}

fn check(out: &mut impl Write, files: &[PathBuf], json: bool) -> anyhow::Result<Verdict> {
    let mut answers = Vec::new();
    let mut good = true;
    for path in files {
        let answer = check_file(path);
        good &= answer.problems.is_empty() && answer.unreadable.is_none();
        if json {
            answers.push(answer);
            continue;
        }
        writeln!(
            out,
            "{}: {}, {}, {}",
            answer.file,
            counted(answer.games as usize, "game"),
            counted(answer.moves as usize, "move"),
            counted(
                answer.problems.len() + usize::from(answer.unreadable.is_some()),
                "problem"
            ),
        )?;
        for problem in &answer.problems {
            writeln!(out, "  {}", problem.sentence)?;
        }
        if let Some(why) = &answer.unreadable {
            writeln!(out, "  {why}")?;
        }
    }
    if json {
        write_json(out, &answers)?;
    }
    Ok(if good {
        Verdict::Good
    } else {
        Verdict::ProblemsFound
    })
}

/// Reads one file to its end, or as far as it can be read.
fn check_file(path: &Path) -> FileAnswer {
    let mut answer = FileAnswer {
        file: path.display().to_string(),
        ..FileAnswer::default()
    };
    let read = for_each_game(path, |record| {
        answer.games += u64::from(record.game().is_some());
        answer.moves += record.game().map_or(0, |game| game.moves().count() as u64);
        answer
            .problems
            .extend(record.problems.iter().map(ProblemAnswer::from));
        Ok(())
    });
    answer.unreadable = read.err().map(|error| format!("{error:#}"));
    answer
}

/// Writes what is good in a file, and tells on standard error what is not.
fn convert(out: &mut impl Write, path: &Path, to: Form, labels: Labels) -> anyhow::Result<Verdict> {
    let style = Style {
        labels,
        ..Style::default()
    };
    match to {
        Form::Pdn => {
            let mut writer = Writer::with_style(out, style);
            convert_with(path, |game| Ok(writer.write(game)?))
        }
        Form::Json => convert_with(path, |game| {
            serde_json::to_writer(&mut *out, game).map_err(io::Error::from)?;
            Ok(writeln!(out)?)
        }),
    }
}

fn convert_with(
    path: &Path,
    mut write: impl FnMut(&PdnGame) -> anyhow::Result<()>,
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Good;
    for_each_game(path, |record| {
        for problem in &record.problems {
            verdict = Verdict::ProblemsFound;
            writeln!(io::stderr(), "{}: {problem}", path.display())?;
        }
        record.game().map_or(Ok(()), &mut write)
    })?;
    Ok(verdict)
}

/// Calls `visit` with every game of a PDN or JSON file; `-` is standard input.
fn for_each_game(
    path: &Path,
    mut visit: impl FnMut(GameRecord) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let named = || path.display().to_string();
    let mut source: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path).with_context(named)?))
    };
    // A PDN file begins with a tag, a move or a comment, never with a brace of JSON: there `{`
    // opens a comment, in which a quotation mark right after it would be odd.
    let start = source.fill_buf().with_context(named)?;
    let text: Vec<u8> = start
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace())
        .take(2)
        .collect();
    if text.starts_with(b"{\"") {
        JsonReader::new(source).try_for_each(|record| visit(record.with_context(named)?))
    } else {
        Reader::new(source).try_for_each(|record| visit(record.with_context(named)?))
    }
}

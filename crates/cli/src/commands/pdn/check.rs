//! `crownhead pdn check`: checks game files, and the results in them.

use super::problems;
use super::reading::{Reading, ShowProgress, Skipped, Sources, for_each_game};
use super::truth::{Contradiction, contradiction};
use crate::Status;
use crate::arguments::{EndgamesArg, Jobs, seconds};
use crate::json::{MoveNumberJson, write_json_line};
use crate::progress::print_above;
use crate::spoken;
use anyhow::bail;
use clap::Args;
use engine::Tablebase;
use notation::pdn::{GameRecord, Problem, Severity};
use rules::Labels;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

/// Check every game: print the problems, then one line per file.
#[derive(Args)]
#[command(
    mut_arg("jobs", |arg| arg.requires("problems")),
    after_help = "Examples:
  crownhead pdn check games.pdn
  crownhead pdn check --results *.pdn
  crownhead pdn check --problems classics.pdn --time 5
  crownhead pdn check games.pdn --json"
)]
pub(super) struct Check {
    #[command(flatten)]
    sources: Sources,

    /// Check the result of each game against the endgame databases, in its last position
    #[arg(long, conflicts_with = "problems")]
    results: bool,

    /// Check the result of each problem against the databases and the engine
    #[arg(long)]
    problems: bool,

    /// Seconds for each problem that the databases don't know
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds, requires = "problems")]
    time: Duration,

    #[command(flatten)]
    jobs: Jobs,

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Print JSON, one file or problem per line
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        if self.problems {
            let solving = problems::Solving {
                databases: self.endgames.tablebase(),
                time: self.time,
                jobs: self.jobs.count(),
            };
            return problems::check(out, &self.sources, &solving, self.json);
        }
        let databases = self.results.then(|| self.endgames.tablebase());
        check(out, &self.sources, databases.as_deref(), self.json)
    }
}

/// JSON lists at most this many problems. The rest are only counted.
const MAX_LISTED: usize = 10_000;

#[derive(Serialize)]
struct FileAnswer {
    file: String,
    game_count: u64,
    move_count: u64,
    problem_count: usize,
    /// The first of them.
    problems: Vec<ProblemAnswer>,
    /// How many games of other variants were skipped.
    skipped: BTreeMap<&'static str, u64>,
    /// Why the file couldn't be read to its end.
    unreadable: Option<String>,
}

#[derive(Serialize)]
struct ProblemAnswer {
    game: u64,
    line: u64,
    column: u32,
    /// The move that the problem is at.
    at: Option<MoveNumberJson>,
    severity: &'static str,
    kind: &'static str,
    /// Details for developers, in English.
    message: String,
}

impl From<&Problem> for ProblemAnswer {
    fn from(problem: &Problem) -> ProblemAnswer {
        ProblemAnswer {
            game: problem.game,
            line: problem.place.line,
            column: problem.place.column,
            at: problem.mv.map(MoveNumberJson::from),
            severity: match problem.kind.severity() {
                Severity::Warning => "warning",
                Severity::Error => "error",
            },
            kind: problem.kind.word(),
            message: problem.kind.to_string(),
        }
    }
}

/// Checks each file. With databases, the results too.
fn check(
    out: &mut impl Write,
    sources: &Sources,
    databases: Option<&Tablebase>,
    json: bool,
) -> anyhow::Result<Status> {
    let mut status = Status::Good;
    for path in &sources.files {
        let answer = check_file(out, path, sources.reading, databases, json)?;
        if answer.problem_count > 0 {
            status = Status::ProblemsFound;
        }
        if json {
            write_json_line(out, &answer)?;
            continue;
        }
        if let Some(why) = &answer.unreadable {
            writeln!(out, "{why}")?;
        }
        let words = spoken::words();
        let counts = [
            words.count_games(answer.game_count),
            words.count_moves(answer.move_count),
            words.count_problems(answer.problem_count),
        ];
        writeln!(out, "{}: {}", answer.file, counts.join(words.list_comma()))?;
    }
    Ok(status)
}

fn check_file(
    out: &mut impl Write,
    path: &Path,
    reading: Reading,
    databases: Option<&Tablebase>,
    json: bool,
) -> anyhow::Result<FileAnswer> {
    let mut answer = FileAnswer {
        file: path.display().to_string(),
        game_count: 0,
        move_count: 0,
        problem_count: 0,
        problems: Vec::new(),
        skipped: BTreeMap::new(),
        unreadable: None,
    };
    let mut skipped = Skipped::default();
    let mut broken = None;
    let read = for_each_game(path, reading, ShowProgress::Always, |record, bar| {
        if skipped.add(&record) {
            return Ok(());
        }
        answer.game_count += u64::from(record.game().is_some());
        answer.move_count += record.game().map_or(0, |game| game.moves().count() as u64);
        answer.problem_count += record.problems.len();
        let wrong = databases.and_then(|tables| contradiction(tables, record.game()?));
        answer.problem_count += usize::from(wrong.is_some());
        if json {
            answer.list(&record, wrong);
        } else {
            // Printed immediately, so that memory doesn't grow with a bad file.
            let told = print_above(bar, out, |out| tell_all(out, path, &record, wrong));
            broken = told.err();
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
    if !json {
        skipped.tell(out, path)?;
    }
    let words = skipped.0.iter();
    answer.skipped = words
        .map(|(variant, count)| (variant.word(), *count))
        .collect();
    Ok(answer)
}

impl FileAnswer {
    fn list(&mut self, record: &GameRecord, wrong: Option<Contradiction>) {
        let room = MAX_LISTED.saturating_sub(self.problems.len());
        let read = record.problems.iter().map(ProblemAnswer::from);
        let wrong = wrong.map(|wrong| ProblemAnswer {
            game: record.number,
            line: record.place.line,
            column: record.place.column,
            at: None,
            severity: "warning",
            kind: "result_contradicts_databases",
            message: wrong.to_string(),
        });
        self.problems.extend(read.chain(wrong).take(room));
    }
}

fn tell_all(
    out: &mut impl Write,
    path: &Path,
    record: &GameRecord,
    wrong: Option<Contradiction>,
) -> io::Result<()> {
    for problem in &record.problems {
        tell(out, path, problem)?;
    }
    if let Some(wrong) = wrong {
        let (line, column) = (record.place.line, record.place.column);
        let told = spoken::words().pdn_in_game(record.number, &wrong.sentence());
        writeln!(out, "{}:{line}:{column}: {told}", path.display())?;
    }
    Ok(())
}

/// Prints `games.pdn:13:19: Game 2, move 2 (Black): …`, a form that editors can jump to.
pub(super) fn tell(out: &mut impl Write, path: &Path, problem: &Problem) -> io::Result<()> {
    let (line, column) = (problem.place.line, problem.place.column);
    let told = spoken::speaker(Labels::Numbers).problem_in_file(problem);
    writeln!(out, "{}:{line}:{column}: {told}", path.display())
}

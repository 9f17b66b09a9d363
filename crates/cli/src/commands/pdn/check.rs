//! Checks files of games, and the results in them.

use super::reading::{Reading, Skipped, for_each_game};
use super::truth::{Contradiction, contradiction};
use crate::Verdict;
use crate::commands::{color_word, write_json};
use crate::spoken;
use anyhow::bail;
use engine::Tablebase;
use notation::pdn::{GameRecord, Problem, Severity};
use rules::Labels;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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

/// Checks each file. With databases, the results too.
pub(super) fn check(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    databases: Option<&Tablebase>,
    json: bool,
) -> anyhow::Result<Verdict> {
    let mut answers = Vec::new();
    let mut verdict = Verdict::Good;
    for path in files {
        let answer = check_file(out, path, reading, databases, json)?;
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

fn check_file(
    out: &mut impl Write,
    path: &Path,
    reading: Reading,
    databases: Option<&Tablebase>,
    json: bool,
) -> anyhow::Result<FileAnswer> {
    let mut answer = FileAnswer {
        file: path.display().to_string(),
        games: 0,
        moves: 0,
        problem_count: 0,
        problems: Vec::new(),
        skipped: BTreeMap::new(),
        unreadable: None,
    };
    let mut skipped = Skipped::default();
    let mut broken = None;
    let read = for_each_game(path, reading, |record| {
        if skipped.add(&record) {
            return Ok(());
        }
        answer.games += u64::from(record.game().is_some());
        answer.moves += record.game().map_or(0, |game| game.moves().count() as u64);
        answer.problem_count += record.problems.len();
        let wrong = databases.and_then(|tables| contradiction(tables, record.game()?));
        answer.problem_count += usize::from(wrong.is_some());
        if json {
            answer.list(&record, wrong);
        } else {
            // Printed immediately, so that memory doesn't grow with a bad file.
            broken = tell_all(out, path, &record, wrong).err();
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
            mv: None,
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

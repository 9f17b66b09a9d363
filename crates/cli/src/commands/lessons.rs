//! `crownhead lessons`: lists the lessons of the app, and checks them.

use crate::Status;
use crate::commands::counted;
use anyhow::Context;
use clap::{Args, Subcommand};
use engine::{Engine, Options};
use learn::{Course, check_lessons, courses, drill_title_id, drills, read_course};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use words::{Language, Words};

/// List the lessons of the app, or check them by playing every one.
#[derive(Args)]
#[command(
    after_help = "A lesson is a few positions with something to do in each. docs/lessons.md describes the files.

Examples:
  crownhead lessons list
  crownhead lessons check
  crownhead lessons check my.lessons"
)]
pub(crate) struct Lessons {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the courses and their lessons
    #[command(after_help = "Example:
  crownhead lessons list")]
    List,
    Check(Check),
}

/// Play the right and wrong tries of each step.
#[derive(Args)]
#[command(
    after_help = "Right tries have to reach the goal, and wrong ones have to be refused for the reason that the file names.
Without a file, the texts are checked too: each step has one, and each text belongs to a step.

Examples:
  crownhead lessons check
  crownhead lessons check my.lessons"
)]
struct Check {
    /// Files of courses [default: those in the program]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Lessons {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::List => list(out),
            Command::Check(check) => check.run(out),
        }
    }
}

fn list(out: &mut impl Write) -> anyhow::Result<Status> {
    let words = Words::of(Language::ENGLISH);
    for course in courses() {
        writeln!(out, "{}", title(&words, &course.title_id()))?;
        for lesson in &course.lessons {
            let steps = counted(lesson.steps.len(), "step");
            let title = title(&words, &lesson.title_id());
            writeln!(out, "  {:<18} {title} ({steps})", lesson.name)?;
        }
    }
    Ok(Status::Good)
}

fn title(words: &Words, id: &str) -> String {
    words.lesson_text(id).unwrap_or(id).to_owned()
}

impl Check {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let read: Vec<Course> = self
            .files
            .iter()
            .map(|path| {
                let named = || path.display().to_string();
                let text = fs::read_to_string(path).with_context(named)?;
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                read_course(&name, &text).with_context(named)
            })
            .collect::<anyhow::Result<_>>()?;
        let own: Vec<Course> = courses().iter().chain([drills()]).cloned().collect();
        let all = if read.is_empty() { &own } else { &read };
        let mut engine = Engine::new(Options {
            hash_mb: 4,
            ..Options::default()
        });
        let mut problems: Vec<String> = check_lessons(all, &mut engine)
            .iter()
            .map(ToString::to_string)
            .collect();
        if read.is_empty() {
            problems.extend(problems_of_texts(courses()));
        }
        for problem in &problems {
            writeln!(out, "{problem}")?;
        }
        let lessons = all.iter().flat_map(|course| &course.lessons);
        let steps = lessons.clone().map(|lesson| lesson.steps.len()).sum();
        writeln!(
            out,
            "{} in {}, {}: {}",
            counted(lessons.count(), "lesson"),
            counted(all.len(), "course"),
            counted(steps, "step"),
            counted(problems.len(), "problem"),
        )?;
        Ok(if problems.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

/// Texts that are missing, and texts that no step shows.
fn problems_of_texts(courses: &[Course]) -> Vec<String> {
    let mut needed = BTreeSet::new();
    for course in courses {
        needed.insert(course.title_id());
        for lesson in &course.lessons {
            needed.insert(lesson.title_id());
            needed.extend(lesson.steps.iter().map(|step| lesson.text_id(step)));
        }
    }
    needed.extend(drills().lessons.iter().map(drill_title_id));
    let there: BTreeSet<String> = Words::lesson_ids().map(str::to_owned).collect();
    let missing = needed
        .difference(&there)
        .map(|id| format!("the message {id} is missing"));
    let unused = there
        .difference(&needed)
        .map(|id| format!("no step shows the message {id}"));
    missing.chain(unused).collect()
}

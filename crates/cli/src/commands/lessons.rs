//! `crownhead lessons`: lists the lessons of the app, and checks them.

use crate::Status;
use crate::arguments::EndgamesArg;
use crate::commands::counted;
use crate::json::{write_json, write_json_line};
use anyhow::Context;
use clap::{Args, Subcommand};
use engine::{Engine, Options};
use learn::{Course, check_lessons, courses, drill_title_id, drills, read_course};
use serde::Serialize;
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
    List(List),
    Check(Check),
}

#[derive(Args)]
struct List {
    /// Print JSON, one course per line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CourseAnswer {
    course: String,
    title: String,
    lessons: Vec<LessonAnswer>,
}

#[derive(Serialize)]
struct LessonAnswer {
    lesson: String,
    title: String,
    step_count: usize,
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

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckAnswer {
    course_count: usize,
    lesson_count: usize,
    step_count: usize,
    /// What's wrong, for developers.
    problems: Vec<String>,
}

impl Lessons {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::List(list) => list.run(out),
            Command::Check(check) => check.run(out),
        }
    }
}

impl List {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let words = Words::of(Language::ENGLISH);
        for course in courses() {
            let lessons = course.lessons.iter().map(|lesson| LessonAnswer {
                lesson: lesson.name.clone(),
                title: title(&words, &lesson.title_id()),
                step_count: lesson.steps.len(),
            });
            let answer = CourseAnswer {
                course: course.name.clone(),
                title: title(&words, &course.title_id()),
                lessons: lessons.collect(),
            };
            if self.json {
                write_json_line(out, &answer)?;
            } else {
                answer.write(out)?;
            }
        }
        Ok(Status::Good)
    }
}

impl CourseAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{}", self.title)?;
        for lesson in &self.lessons {
            let steps = counted(lesson.step_count, "step");
            writeln!(out, "  {:<18} {} ({steps})", lesson.lesson, lesson.title)?;
        }
        Ok(())
    }
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
            databases: self.endgames.tablebase(),
            ..Options::default()
        });
        let mut problems: Vec<String> = check_lessons(all, &mut engine)
            .iter()
            .map(ToString::to_string)
            .collect();
        if read.is_empty() {
            problems.extend(problems_of_texts(courses()));
        }
        let lessons = all.iter().flat_map(|course| &course.lessons);
        let answer = CheckAnswer {
            course_count: all.len(),
            lesson_count: lessons.clone().count(),
            step_count: lessons.map(|lesson| lesson.steps.len()).sum(),
            problems,
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        Ok(if answer.problems.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

impl CheckAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for problem in &self.problems {
            writeln!(out, "{problem}")?;
        }
        writeln!(
            out,
            "{} in {}, {}: {}",
            counted(self.lesson_count, "lesson"),
            counted(self.course_count, "course"),
            counted(self.step_count, "step"),
            counted(self.problems.len(), "problem"),
        )
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

//! Reads Fluent files into the patterns of messages and terms.

use crate::Problem;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::ParserError;
use std::fs;
use std::path::{Path, PathBuf};

/// A message in a file, not compiled yet.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) id: String,
    pub(crate) file: PathBuf,
    /// The folder under the language's folder: the part of the app.
    pub(crate) part: String,
    pub(crate) pattern: Pattern<String>,
    pub(crate) comment: Vec<String>,
}

/// The contents of a language's files.
#[derive(Clone, Default, Debug)]
pub(crate) struct Files {
    pub(crate) messages: Vec<Entered>,
    pub(crate) terms: Vec<Entered>,
}

/// Reads every `.ftl` file under this folder, sorted by name.
pub(crate) fn read_folder(folder: &Path, problems: &mut Vec<Problem>) -> Files {
    let mut files = Files::default();
    for file in ftl_files(folder, problems) {
        let part = file
            .strip_prefix(folder)
            .ok()
            .and_then(Path::parent)
            .map(|part| part.to_string_lossy().into_owned())
            .unwrap_or_default();
        match fs::read_to_string(&file) {
            Ok(text) => files.read(&file, &part, text, problems),
            Err(error) => problems.push(Problem::file(&file, format!("can't read it: {error}"))),
        }
    }
    files
}

fn ftl_files(folder: &Path, problems: &mut Vec<Problem>) -> Vec<PathBuf> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            problems.push(Problem::file(folder, format!("can't read it: {error}")));
            return Vec::new();
        }
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(ftl_files(&path, problems));
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            found.push(path);
        }
    }
    found
}

impl Files {
    pub(crate) fn read(
        &mut self,
        file: &Path,
        part: &str,
        text: String,
        problems: &mut Vec<Problem>,
    ) {
        let resource = match fluent_syntax::parser::parse(text.clone()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                problems.extend(errors.iter().map(|error| syntax(file, &text, error)));
                resource
            }
        };
        for entry in resource.body {
            let (id, pattern, attributes, comment, is_term) = match entry {
                Entry::Message(message) => match message.value {
                    Some(value) => (
                        message.id.name,
                        value,
                        message.attributes.len(),
                        message.comment,
                        false,
                    ),
                    None => {
                        let what = "a message needs a text";
                        problems.push(Problem::message(file, &message.id.name, what));
                        continue;
                    }
                },
                Entry::Term(term) => (
                    term.id.name,
                    term.value,
                    term.attributes.len(),
                    term.comment,
                    true,
                ),
                _ => continue,
            };
            if attributes > 0 {
                problems.push(Problem::message(file, &id, "attributes aren't used here"));
            }
            let list = if is_term {
                &mut self.terms
            } else {
                &mut self.messages
            };
            if list.iter().any(|other| other.id == id) {
                problems.push(Problem::message(file, &id, "this id is used twice"));
                continue;
            }
            list.push(Entered {
                id,
                file: file.to_owned(),
                part: part.to_owned(),
                pattern,
                comment: comment.map(|comment| comment.content).unwrap_or_default(),
            });
        }
    }
}

fn syntax(file: &Path, text: &str, error: &ParserError) -> Problem {
    let line = text[..error.pos.start].matches('\n').count() + 1;
    Problem::file(file, format!("line {line}: {}", error.kind))
}

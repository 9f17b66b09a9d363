//! All messages in all languages.

use crate::argument::declared;
use crate::compile::{Scope, missing_plural};
use crate::parse::{Files, read_folder};
use crate::{ArgKind, Argument, PSEUDO, Part, Problem, SOURCE, pseudo, typography};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The file with the names of values. For example, `side-red = Red` makes `red` a value of the kind
/// `side`.
const VALUES: &str = "values.ftl";

/// All messages in all languages.
#[derive(Clone, Debug)]
pub struct Catalog {
    /// The English messages, part by part.
    pub messages: Vec<Message>,
    /// The kinds of values that have names.
    pub choices: Vec<Choices>,
    /// The messages of each language, including the source and the pseudo-language.
    pub translations: Vec<Translation>,
}

/// A message in English.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its name in all languages: `home-title`.
    pub id: String,
    /// The part of the app that uses it: the folder of its file.
    pub part: String,
    /// The name of its file in that folder: `home.ftl`.
    pub file: String,
    /// The comment above it, for translators.
    pub comment: Vec<String>,
    /// Its arguments.
    pub arguments: Vec<Argument>,
    /// The English words.
    pub english: Vec<Part>,
    /// The English words as written in the file, for translators.
    pub source: String,
}

/// The named values of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The kind: `side`.
    pub name: String,
    /// The values: `red`, `black`, `white`.
    pub keys: Vec<String>,
    /// The number of the message that names each value.
    pub messages: Vec<usize>,
}

/// The messages of one language.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The language tag that browsers use: `pt-BR`.
    pub language: String,
    /// The messages by number. Missing ones are shown in English.
    pub messages: BTreeMap<usize, Vec<Part>>,
}

impl Catalog {
    /// Reads the folders of all languages under this one, and checks everything.
    pub fn load(folder: &Path) -> Result<Catalog, Vec<Problem>> {
        let mut problems = Vec::new();
        let english = read_folder(&folder.join(SOURCE), &mut problems);
        let mut catalog = Catalog::of_source(&english, &mut problems);
        for language in languages(folder, &mut problems) {
            let files = read_folder(&folder.join(&language), &mut problems);
            catalog.translate(language, &files, &english, &mut problems);
        }
        catalog.add_pseudo();
        if problems.is_empty() {
            Ok(catalog)
        } else {
            Err(problems)
        }
    }

    fn of_source(files: &Files, problems: &mut Vec<Problem>) -> Catalog {
        let mut entered: Vec<_> = files.messages.iter().collect();
        entered.sort_by(|a, b| a.part.cmp(&b.part));
        let mut catalog = Catalog {
            choices: choices(&entered),
            messages: Vec::new(),
            translations: Vec::new(),
        };
        let mut own = BTreeMap::new();
        for (number, message) in entered.iter().enumerate() {
            let problem = |what: String| Problem::message(&message.file, &message.id, what);
            let arguments = declared(message.comment.iter().map(String::as_str));
            let arguments = arguments.unwrap_or_else(|what| {
                problems.push(problem(what));
                Vec::new()
            });
            for argument in &arguments {
                if let ArgKind::Choice(kind) = &argument.kind
                    && !catalog.choices.iter().any(|choices| choices.name == *kind)
                {
                    problems.push(problem(format!("there is no kind of argument {kind:?}")));
                }
            }
            let scope = Scope {
                arguments: &arguments,
                choices: &catalog.choices,
                terms: &files.terms,
            };
            let english = scope.compile(&message.pattern).unwrap_or_else(|what| {
                problems.push(problem(what));
                Vec::new()
            });
            for (place, argument) in arguments.iter().enumerate() {
                if !uses(&english, place) {
                    problems.push(problem(format!(
                        "${} is declared but not used",
                        argument.name
                    )));
                }
            }
            own.insert(number, english.clone());
            catalog.messages.push(Message {
                id: message.id.clone(),
                part: message.part.clone(),
                file: file_name(&message.file),
                comment: message.comment.clone(),
                arguments,
                english,
                source: crate::template::written(&message.id, &message.pattern),
            });
        }
        catalog.translations.push(Translation {
            language: SOURCE.to_owned(),
            messages: own,
        });
        catalog
    }

    fn translate(
        &mut self,
        language: String,
        files: &Files,
        english: &Files,
        problems: &mut Vec<Problem>,
    ) {
        // An untranslated term stays English: most are names.
        let mut terms = files.terms.clone();
        let is_new = |id: &str| !files.terms.iter().any(|term| term.id == id);
        terms.extend(
            english
                .terms
                .iter()
                .filter(|term| is_new(&term.id))
                .cloned(),
        );
        let mut messages = BTreeMap::new();
        for entered in &files.messages {
            let Some(number) = self.number(&entered.id) else {
                let what = "English has no message of this name";
                problems.push(Problem::message(&entered.file, &entered.id, what));
                continue;
            };
            let scope = Scope {
                arguments: &self.messages[number].arguments,
                choices: &self.choices,
                terms: &terms,
            };
            match scope.compile(&entered.pattern) {
                Ok(parts) => {
                    let found = [
                        typography::problem(&language, &parts).map(str::to_owned),
                        missing_plural(&language, &parts),
                    ];
                    for what in found.into_iter().flatten() {
                        problems.push(Problem::message(&entered.file, &entered.id, what));
                    }
                    messages.insert(number, parts);
                }
                Err(what) => problems.push(Problem::message(&entered.file, &entered.id, what)),
            }
        }
        self.translations.push(Translation { language, messages });
    }

    fn add_pseudo(&mut self) {
        let messages = self.messages.iter().enumerate();
        let messages = messages
            .map(|(number, message)| (number, pseudo::of(&message.english)))
            .collect();
        self.translations.push(Translation {
            language: PSEUDO.to_owned(),
            messages,
        });
    }

    /// The number of a message.
    pub fn number(&self, id: &str) -> Option<usize> {
        self.messages.iter().position(|message| message.id == id)
    }

    /// The messages that this language shows in English.
    pub fn missing<'a>(
        &'a self,
        translation: &'a Translation,
    ) -> impl Iterator<Item = &'a Message> {
        let missing = |number: &usize| !translation.messages.contains_key(number);
        let numbered = self.messages.iter().enumerate();
        numbered
            .filter(move |(number, _)| missing(number))
            .map(|(_, message)| message)
    }

    /// The parts of the app, in the order of their messages.
    pub fn parts(&self) -> Vec<&str> {
        let mut parts: Vec<&str> = self.messages.iter().map(|m| m.part.as_str()).collect();
        parts.dedup();
        parts
    }
}

/// The folders next to the English one.
fn languages(folder: &Path, problems: &mut Vec<Problem>) -> Vec<String> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            problems.push(Problem::file(folder, format!("can't read it: {error}")));
            return Vec::new();
        }
    };
    let folders = entries.flatten().map(|entry| entry.path());
    let mut found: Vec<String> = folders
        .filter(|path: &PathBuf| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .filter(|name| name != SOURCE)
        .collect();
    found.sort();
    found
}

/// `side-red` in the file of values: `red` is a `side`.
fn choices(messages: &[&crate::parse::Entered]) -> Vec<Choices> {
    let mut found: Vec<Choices> = Vec::new();
    for (number, message) in messages.iter().enumerate() {
        let is_value = message.file.file_name().is_some_and(|name| name == VALUES);
        let has_arguments = message
            .comment
            .iter()
            .any(|line| line.trim().starts_with('$'));
        let Some((kind, key)) = message.id.split_once('-') else {
            continue;
        };
        if !is_value || has_arguments {
            continue;
        }
        let place = found.iter().position(|choices| choices.name == kind);
        let place = place.unwrap_or_else(|| {
            found.push(Choices {
                name: kind.to_owned(),
                keys: Vec::new(),
                messages: Vec::new(),
            });
            found.len() - 1
        });
        found[place].keys.push(key.to_owned());
        found[place].messages.push(number);
    }
    found
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn uses(parts: &[Part], place: usize) -> bool {
    parts.iter().any(|part| match part {
        Part::Text(_) => false,
        Part::Argument(used) => *used == place,
        Part::Select(used, variants) => {
            *used == place || variants.iter().any(|(_, parts)| uses(parts, place))
        }
    })
}

#[cfg(test)]
mod tests;

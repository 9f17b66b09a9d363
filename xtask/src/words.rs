//! Checks the words of all languages: `cargo xtask words`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use words_build::{Catalog, PSEUDO, SOURCE, Translation, rust};

use crate::command::root;
use crate::lines::without_tests;

/// Folders and files with tests only.
const TESTS: [&str; 3] = ["journeys", "tests", "tests.rs"];
/// The folder of the messages, relative to the root.
const FOLDER: &str = "crates/words/ftl";

/// Checks every message, and lists what's missing from each language. With a language, writes its
/// missing messages in English to a file for a translator.
pub(crate) fn run(language: Option<&str>) -> Result<()> {
    let catalog = load()?;
    match language {
        Some(language) => write_template(&catalog, language),
        None => {
            report(&catalog);
            check_use(&catalog)
        }
    }
}

fn load() -> Result<Catalog> {
    Catalog::load(&root().join(FOLDER)).map_err(|problems| {
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{}", told.join("\n"))
    })
}

fn report(catalog: &Catalog) {
    let total = catalog.messages.len();
    println!("{:<10} {:>10} {:>10}", "language", "messages", "missing");
    for translation in &catalog.translations {
        if translation.language == PSEUDO {
            continue;
        }
        let missing: Vec<&str> = catalog
            .missing(translation)
            .map(|message| message.id.as_str())
            .collect();
        let there = total - missing.len();
        println!(
            "{:<10} {there:>10} {:>10}",
            translation.language,
            missing.len()
        );
        for id in missing {
            println!("    {id}");
        }
    }
}

/// Writes the file for a translator. A new language is missing everything.
fn write_template(catalog: &Catalog, language: &str) -> Result<()> {
    if [SOURCE, PSEUDO].contains(&language) {
        bail!("there's nothing to translate in {language}");
    }
    if !is_tag(language) {
        bail!("{language:?} isn't the code of a language, such as de or pt-BR");
    }
    let known = &catalog.translations;
    let known = known.iter().find(|known| known.language == language);
    let new = Translation {
        language: language.to_owned(),
        messages: Default::default(),
    };
    let Some(template) = catalog.template(known.unwrap_or(&new)) else {
        println!("{language} has every message");
        return Ok(());
    };
    let folder = root().join("target/words");
    fs::create_dir_all(&folder).with_context(|| format!("can't create {}", folder.display()))?;
    let file = folder.join(format!("{language}.ftl"));
    fs::write(&file, template).with_context(|| format!("can't write {}", file.display()))?;
    println!("{}", file.display());
    if known.is_none() {
        println!("{language} is a new language: also add it to crates/words/src/language.rs");
    }
    Ok(())
}

/// Whether this has the form of a language's code: `de`, `pt-BR`.
fn is_tag(text: &str) -> bool {
    let (language, region) = text.split_once('-').unwrap_or((text, "XX"));
    (2..=3).contains(&language.len())
        && language.bytes().all(|byte| byte.is_ascii_lowercase())
        && region.len() == 2
        && region.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// Checks that a program uses every message. An unused one was forgotten, and translating it would be
/// wasted work. Tests don't count. `crownhead lessons check` does the same for the texts of lessons.
fn check_use(catalog: &Catalog) -> Result<()> {
    let mut used = BTreeSet::new();
    for file in rust_files(&root().join("crates"))? {
        let text =
            fs::read_to_string(&file).with_context(|| format!("can't read {}", file.display()))?;
        used.extend(methods_called(without_tests(&text)).map(str::to_owned));
    }
    let named: BTreeSet<usize> = catalog
        .choices
        .iter()
        .flat_map(|choices| choices.messages.iter().copied())
        .collect();
    let messages = catalog.messages.iter().enumerate();
    let unused: Vec<&str> = messages
        .filter(|(number, message)| {
            !named.contains(number)
                && !rust::is_named_by_data(&message.id)
                && !used.contains(&rust::method(&message.id))
        })
        .map(|(_, message)| message.id.as_str())
        .collect();
    if unused.is_empty() {
        return Ok(());
    }
    bail!(
        "no code uses these messages of {SOURCE}: {}",
        unused.join(", ")
    );
}

/// The names between a dot and a parenthesis.
fn methods_called(code: &str) -> impl Iterator<Item = &str> {
    code.split('.').skip(1).filter_map(|rest| {
        let (name, _) = rest.split_once('(')?;
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        (!name.is_empty() && name.chars().all(is_name)).then_some(name)
    })
}

/// The Rust files under this folder, except tests.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        if TESTS.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_in_code() {
        let code = "t().home_title() words\n    .moved(a, b.text()).x y.field";
        let found: Vec<&str> = methods_called(code).collect();
        assert_eq!(found, ["home_title", "moved", "text"]);
    }

    #[test]
    fn codes_of_languages_have_a_form() {
        for tag in ["de", "pt-BR", "gsw"] {
            assert!(is_tag(tag), "{tag}");
        }
        for text in ["", "x", "DE", "pt-br", "de-", "../x", "deutsch"] {
            assert!(!is_tag(text), "{text}");
        }
    }
}

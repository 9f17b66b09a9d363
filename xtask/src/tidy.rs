//! The house rules that no compiler checks.
//!
//! Each checker takes plain data and returns its findings, so its tests don't need files.

mod decisions;
mod dependencies;
mod layers;
mod links;
mod manifests;
mod phrases;
mod published;
mod tree;
mod walks;
mod words;

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::command::root;
use crate::libraries::LIBRARIES;
use tree::Tree;

/// One broken rule, at one place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Problem {
    /// Relative to the root of the repository.
    file: PathBuf,
    /// Counted from 1.
    line: usize,
    rule: String,
}

impl Problem {
    fn new(file: impl AsRef<Path>, line: usize, rule: impl Into<String>) -> Problem {
        Problem {
            file: file.as_ref().to_owned(),
            line,
            rule: rule.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.rule)
    }
}

/// Checks the whole repository and lists every broken rule.
pub(crate) fn run() -> Result<()> {
    let tree = Tree::read(root())?;
    let packages = layers::packages()?;
    let mut problems = layers::check(&packages);
    problems.extend(published::check(&packages, &LIBRARIES, &tree));
    problems.extend(manifests::check(&tree));
    problems.extend(dependencies::check(&tree));
    problems.extend(words::check(&tree));
    problems.extend(phrases::check(&tree));
    problems.extend(decisions::check(&tree));
    problems.extend(links::check(&tree));
    problems.extend(walks::check(&tree));
    problems.sort();
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("all house rules pass");
            Ok(())
        }
        1 => bail!("1 house rule is broken"),
        n => bail!("{n} house rules are broken"),
    }
}

//! The files of the repository.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders with build output or tool data, at any depth.
const SKIPPED: [&str; 4] = ["target", "corpus", "artifacts", ".git"];
/// The types of files whose text the checkers read.
const TEXTS: [&str; 7] = ["rs", "md", "toml", "ftl", "py", "js", "html"];

/// Every file and folder by its path from the root, with the text of those that are checked.
#[derive(Default)]
pub(super) struct Tree {
    paths: BTreeSet<PathBuf>,
    texts: BTreeMap<PathBuf, String>,
}

impl Tree {
    /// Reads the tree under `root`.
    pub(super) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder)
                .with_context(|| format!("can't list {}", folder.display()))?;
            for entry in entries {
                let entry = entry?;
                let path = entry.path();
                if SKIPPED.iter().any(|name| entry.file_name() == *name) {
                    continue;
                }
                let relative = path
                    .strip_prefix(root)
                    .expect("the walk never leaves the root")
                    .to_owned();
                if entry.file_type()?.is_dir() {
                    folders.push(path);
                } else if TEXTS.iter().any(|kind| has_extension(&relative, kind)) {
                    let text = fs::read_to_string(&path)
                        .with_context(|| format!("can't read {}", path.display()))?;
                    tree.texts.insert(relative.clone(), text);
                }
                tree.paths.insert(relative);
            }
        }
        Ok(tree)
    }

    /// A tree with these texts and their folders.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let mut tree = Tree::default();
        for (path, text) in files {
            let path = PathBuf::from(path);
            tree.paths
                .extend(path.ancestors().skip(1).map(Path::to_owned));
            tree.paths.insert(path.clone());
            tree.texts.insert(path, (*text).to_owned());
        }
        tree
    }

    /// Whether there is a file or folder at this path. The root itself is the empty path.
    pub(super) fn contains(&self, path: &Path) -> bool {
        path.as_os_str().is_empty() || self.paths.contains(path)
    }

    /// Every path, in order.
    pub(super) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter().map(PathBuf::as_path)
    }

    /// The text at this path, if it's checked.
    pub(super) fn text(&self, path: &Path) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// The texts with this extension, in path order.
    pub(super) fn texts<'a>(
        &'a self,
        extension: &'a str,
    ) -> impl Iterator<Item = (&'a Path, &'a str)> {
        self.texts
            .iter()
            .map(|(path, text)| (path.as_path(), text.as_str()))
            .filter(move |(path, _)| has_extension(path, extension))
    }
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::root;

    #[test]
    fn reads_our_own_files_and_nothing_that_was_built() {
        let tree = Tree::read(root()).unwrap();
        let here = Path::new("xtask/src/tidy/tree.rs");
        assert_eq!(tree.text(here), Some(include_str!("tree.rs")));
        assert!(tree.contains(Path::new("xtask/src/tidy")));
        assert!(tree.contains(Path::new("")));
        assert!(!tree.contains(Path::new("target")));
        assert!(tree.paths().all(|path| !path.starts_with("target")));
        assert!(
            tree.texts("md")
                .any(|(path, _)| path == Path::new("README.md"))
        );
    }
}

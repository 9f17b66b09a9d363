//! The files of the web app, before they get their final names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Contents by path, relative to the site root and with `/` as the separator.
pub(super) type Assets = BTreeMap<String, Vec<u8>>;

/// Reads whole folders, and single files that go in the site root.
///
/// Fails if two files have the same path.
pub(super) fn collect(folders: &[PathBuf], files: &[PathBuf]) -> Result<Assets> {
    let mut assets = Assets::new();
    for folder in folders {
        for path in files_below(folder)? {
            let name = path
                .strip_prefix(folder)
                .expect("the walk never leaves the folder");
            add(&mut assets, name, &path)?;
        }
    }
    for path in files {
        let name = path.file_name().context("a file without a name")?;
        add(&mut assets, Path::new(name), path)?;
    }
    Ok(assets)
}

/// The files directly in this folder with this extension, in order. A missing folder has none.
pub(super) fn files_with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = files_below(folder)?;
    found.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(found)
}

fn add(assets: &mut Assets, name: &Path, path: &Path) -> Result<()> {
    let name = name
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/");
    let bytes = fs::read(path).with_context(|| format!("can't read {}", path.display()))?;
    if assets.insert(name.clone(), bytes).is_some() {
        bail!(
            "two files of the web app are called {name}: the second is {}",
            path.display()
        );
    }
    Ok(())
}

/// Every file in a folder, at any depth, in order.
pub(super) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("can't list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

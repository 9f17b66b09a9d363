//! The words of all languages, packed, as files of the site.
//!
//! Each language has a file for each part of the app, so a visitor loads only one language, and
//! only the parts that are shown. `boot.js` receives their addresses.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};
use words_build::Catalog;

use crate::assets::Assets;

/// The script that chooses a language.
const BOOT: &str = "boot.js";
/// The site's folder for words.
const FOLDER: &str = "words/";
/// The part that every page needs.
const BASE: &str = "base";
/// The parts of the app. Words that only the command line uses aren't included.
const PARTS: [&str; 3] = [BASE, "desk", "online"];

/// Packs the words under this folder and adds them.
pub(super) fn add(assets: &mut Assets, folder: &Path) -> Result<()> {
    let catalog = match Catalog::load(folder) {
        Ok(catalog) => catalog,
        Err(problems) => {
            let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
            bail!("the words can't be packed:\n{}", told.join("\n"));
        }
    };
    let mut addresses: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for translation in &catalog.translations {
        for part in PARTS {
            let path = path(&translation.language, part);
            let address = format!("/{path}");
            addresses
                .entry(&translation.language)
                .or_default()
                .insert(part, address);
            assets.insert(path, catalog.pack(translation, part).into_bytes());
        }
    }
    let line = serde_json::to_string(&addresses).context("can't write the list of words")?;
    let boot = assets
        .get_mut(BOOT)
        .with_context(|| format!("the app has no {BOOT}"))?;
    boot.splice(0..0, format!("const WORDS = {line};\n").into_bytes());
    Ok(())
}

fn path(language: &str, part: &str) -> String {
    format!("{FOLDER}{language}.{part}.txt")
}

/// The language of a file, if it's a file of words.
pub(super) fn language_of(path: &str) -> Option<&str> {
    let name = path.strip_prefix(FOLDER)?;
    name.split('.').next()
}

/// Whether a file has the words that every page needs.
pub(super) fn is_base(path: &str) -> bool {
    language_of(path).is_some_and(|language| path == self::path(language, BASE))
}

//! What a visitor has to load.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use anyhow::{Result, bail};

use crate::dist::Stored;
use crate::names::{DESK, ENGINE, INDEX, LATER_STYLES, MANIFEST, ONLINE, SERVICE_WORKER, Site};
use crate::words;

/// The maximum size of the first load over the wire, in bytes. People leave pages they have to wait
/// for.
const FIRST_LOAD_LIMIT: usize = 400_000;

/// The sizes of all files, grouped by when a visitor loads them.
pub(super) struct Report {
    first: Vec<(String, Stored)>,
    background: Vec<(String, Stored)>,
}

/// The first load is everything the page leads to, with the words of one language: the largest. The
/// rest loads in the background or on demand.
pub(super) fn report(site: &Site, stored: &BTreeMap<String, Stored>) -> Report {
    // Files in the manifest are for those who install the app. The service worker starts once the
    // page has loaded.
    let later = site.closure(&[ENGINE, DESK, ONLINE, LATER_STYLES, MANIFEST, SERVICE_WORKER]);
    let mut first: BTreeSet<String> = site.closure(&[INDEX]).difference(&later).cloned().collect();
    let words = first.iter().filter(|path| words::is_base(path));
    let longest = words
        .max_by_key(|path| stored.get(*path).map(|file| file.wire))
        .cloned();
    first.retain(|path| words::language_of(path).is_none() || Some(path) == longest.as_ref());
    let (first, background) = stored
        .iter()
        .map(|(path, stored)| (path.clone(), *stored))
        .partition(|(path, _)| first.contains(path));
    Report { first, background }
}

impl Report {
    /// Fails if the first load is too large.
    pub(super) fn check(&self) -> Result<()> {
        let first = total(&self.first).wire;
        if first >= FIRST_LOAD_LIMIT {
            bail!(
                "the first load is {} over the wire, and must stay below {}",
                kilobytes(first),
                kilobytes(FIRST_LOAD_LIMIT)
            );
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<34} {:>11} {:>11}", "web app", "plain", "wire")?;
        for (name, files) in [
            ("first load", &self.first),
            ("in the background", &self.background),
        ] {
            for (path, stored) in files {
                row(f, &format!("  {path}"), *stored)?;
            }
            row(f, name, total(files))?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, stored: Stored) -> fmt::Result {
    let (plain, wire) = (kilobytes(stored.plain), kilobytes(stored.wire));
    writeln!(f, "{name:<34} {plain:>11} {wire:>11}")
}

fn total(files: &[(String, Stored)]) -> Stored {
    Stored {
        plain: files.iter().map(|(_, stored)| stored.plain).sum(),
        wire: files.iter().map(|(_, stored)| stored.wire).sum(),
    }
}

/// Thousands of bytes.
fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names;

    fn report_of(page: usize) -> Report {
        let files = [
            ("index.html", r#""/page.wasm""#),
            ("page.wasm", "wasm"),
            ("engine.js", r#""/net.nnue""#),
            ("net.nnue", "net"),
        ]
        .map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
        let site = names::settle(files.into()).unwrap();
        let stored = [
            ("index.html", 900),
            ("page.wasm", page),
            ("engine.js", 100),
            ("net.nnue", 500_000),
        ]
        .map(|(path, wire)| {
            (
                path.to_owned(),
                Stored {
                    plain: wire * 2,
                    wire,
                },
            )
        });
        report(&site, &stored.into())
    }

    #[test]
    fn the_engine_does_not_count_for_the_first_load() {
        assert_eq!(
            report_of(12_000).to_string(),
            "\
web app                                  plain        wire
  index.html                            1.8 kB      0.9 kB
  page.wasm                            24.0 kB     12.0 kB
first load                             25.8 kB     12.9 kB
  engine.js                             0.2 kB      0.1 kB
  net.nnue                           1000.0 kB    500.0 kB
in the background                    1000.2 kB    500.1 kB
"
        );
    }

    #[test]
    fn a_first_load_that_is_too_large_is_an_error() {
        assert!(report_of(399_000).check().is_ok());
        assert_eq!(
            report_of(399_100).check().unwrap_err().to_string(),
            "the first load is 400.0 kB over the wire, and must stay below 400.0 kB"
        );
    }
}

//! The names of the served files.
//!
//! A file that another one refers to, as `"/style.css"` or `'./page_bg.wasm'` or `url(/icon.svg)`,
//! is served under a name with a hash of its content, and the reference is updated. A file that no
//! other refers to, or that a compiled module refers to, keeps its name, because the reference
//! couldn't be updated.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use memchr::memmem;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::assets::Assets;
use crate::words;

/// The page that everything starts with.
pub(super) const INDEX: &str = "index.html";
/// The parts of the app that load on demand.
pub(super) const DESK: &str = "desk.js";
pub(super) const ONLINE: &str = "online.js";
pub(super) const LATER_STYLES: &str = "styles/later.css";
/// What makes the app installable.
pub(super) const MANIFEST: &str = "manifest.webmanifest";
/// The worker's main script.
pub(super) const ENGINE: &str = "engine.js";
/// The script that makes the app work offline.
pub(super) const SERVICE_WORKER: &str = "sw.js";

/// Files that browsers request by a fixed name, or that must always be fetched again.
const FIXED: [&str; 4] = [INDEX, ENGINE, SERVICE_WORKER, MANIFEST];
/// File types to search for references.
const TEXTS: [&str; 5] = ["html", "js", "css", "webmanifest", "svg"];

/// A file with its served name.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
    /// The original paths of the files it refers to.
    pub(super) references: BTreeSet<String>,
}

/// The web app as it is served.
pub(super) struct Site {
    /// By their original paths.
    pub(super) files: BTreeMap<String, Named>,
}

/// What the service worker receives.
#[derive(Serialize)]
struct Build {
    version: String,
    /// Files that the page needs to start.
    shell: Vec<String>,
    /// Files that the engine loads in the background.
    background: Vec<String>,
    /// The words of each language. A reader needs only one.
    words: BTreeMap<String, Vec<String>>,
}

/// Gives every file its name.
pub(super) fn settle(assets: Assets) -> Result<Site> {
    let references: BTreeMap<String, BTreeSet<String>> = assets
        .iter()
        .map(|(path, bytes)| (path.clone(), references_in(path, bytes, &assets)))
        .collect();
    let hashed: BTreeSet<&String> = references
        .values()
        .flatten()
        .filter(|path| !FIXED.contains(&path.as_str()) && !is_named_by_module(path, &assets))
        .collect();

    let mut site = Site {
        files: BTreeMap::new(),
    };
    // A file can be hashed once the names of everything it refers to are known.
    let mut waiting: Vec<&String> = assets.keys().collect();
    while !waiting.is_empty() {
        let is_ready = |path: &&String| {
            references[*path].iter().all(|other| {
                other == *path || !hashed.contains(other) || site.files.contains_key(other)
            })
        };
        let (ready, later): (Vec<&String>, Vec<&String>) = waiting.into_iter().partition(is_ready);
        if ready.is_empty() {
            bail!("these files of the web app refer to each other in a circle: {later:?}");
        }
        for path in ready {
            let bytes = renamed(path, &assets[path], &references[path], &site);
            let name = if hashed.contains(path) {
                with_hash(path, &bytes)
            } else {
                path.clone()
            };
            let references = references[path].clone();
            let named = Named {
                name,
                bytes,
                references,
            };
            site.files.insert(path.clone(), named);
        }
        waiting = later;
    }
    site.tell_service_worker()?;
    Ok(site)
}

impl Site {
    /// Everything that these files lead to, including themselves, by original path.
    pub(super) fn closure(&self, from: &[&str]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open: Vec<String> = from.iter().map(|path| (*path).to_owned()).collect();
        while let Some(path) = open.pop() {
            if let Some(file) = self.files.get(&path)
                && found.insert(path)
            {
                open.extend(file.references.iter().cloned());
            }
        }
        found
    }

    /// Prepends the list of files and a version to the service worker's script. The version is a
    /// hash of everything, so a browser notices every update. The page contains it too, to check
    /// whether it's still the latest.
    fn tell_service_worker(&mut self) -> Result<()> {
        let Some(mut script) = self.files.remove(SERVICE_WORKER) else {
            return Ok(());
        };
        let mut digest = Sha256::new();
        digest.update(&script.bytes);
        for file in self.files.values() {
            digest.update(&file.name);
            digest.update(Sha256::digest(&file.bytes));
        }
        let background = self.closure(&[ENGINE]);
        let urls = |is_wanted: &dyn Fn(&String) -> bool| {
            self.files
                .iter()
                .filter(|(path, _)| is_wanted(path))
                .map(|(path, file)| match path.as_str() {
                    INDEX => "/".to_owned(),
                    _ => format!("/{}", file.name),
                })
                .collect::<Vec<_>>()
        };
        let version = short(&digest.finalize());
        let paths = self.files.keys();
        let languages: BTreeSet<&str> = paths.filter_map(|path| words::language_of(path)).collect();
        let build = Build {
            version: version.clone(),
            shell: urls(&|path| !background.contains(path) && words::language_of(path).is_none()),
            background: urls(&|path| background.contains(path)),
            words: languages
                .into_iter()
                .map(|language| {
                    let urls = urls(&|path| words::language_of(path) == Some(language));
                    (language.to_owned(), urls)
                })
                .collect(),
        };
        let line = serde_json::to_string(&build).context("can't write the list of files")?;
        let mut bytes = format!("const BUILD = {line};\n").into_bytes();
        bytes.append(&mut script.bytes);
        script.bytes = bytes;
        self.files.insert(SERVICE_WORKER.to_owned(), script);
        if let Some(page) = self.files.get_mut(INDEX) {
            let text = String::from_utf8(std::mem::take(&mut page.bytes))
                .context("the page isn't UTF-8")?;
            page.bytes = text
                .replacen("<html", &format!("<html data-build=\"{version}\""), 1)
                .into_bytes();
        }
        Ok(())
    }
}

fn references_in(path: &str, bytes: &[u8], assets: &Assets) -> BTreeSet<String> {
    let Some(text) = text_of(path, bytes) else {
        return BTreeSet::new();
    };
    assets
        .keys()
        .filter(|other| spellings(other).any(|(spelling, _)| text.contains(&spelling)))
        .cloned()
        .collect()
}

/// The content with every reference changed to the served name.
fn renamed(path: &str, bytes: &[u8], references: &BTreeSet<String>, site: &Site) -> Vec<u8> {
    let Some(text) = text_of(path, bytes) else {
        return bytes.to_vec();
    };
    let mut text = text.to_owned();
    for other in references {
        let Some(file) = site.files.get(other) else {
            continue;
        };
        for (spelling, make) in spellings(other) {
            text = text.replace(&spelling, &make(&file.name));
        }
    }
    text.into_bytes()
}

/// How a text can refer to a file, and how to refer to another file in the same way.
fn spellings(path: &str) -> impl Iterator<Item = (String, impl Fn(&str) -> String)> {
    const MARKS: [(char, char); 3] = [('"', '"'), ('\'', '\''), ('(', ')')];
    const STARTS: [&str; 3] = ["/", "./", ""];
    MARKS.into_iter().flat_map(move |(open, close)| {
        STARTS.into_iter().map(move |start| {
            let spell = move |name: &str| format!("{open}{start}{name}{close}");
            (spell(path), spell)
        })
    })
}

fn text_of<'a>(path: &str, bytes: &'a [u8]) -> Option<&'a str> {
    let (_, extension) = path.rsplit_once('.')?;
    TEXTS
        .contains(&extension)
        .then(|| std::str::from_utf8(bytes).ok())?
}

/// Whether the code of a module contains this name as text.
fn is_named_by_module(path: &str, assets: &Assets) -> bool {
    let name = path.as_bytes();
    assets
        .iter()
        .filter(|(module, _)| module.ends_with(".wasm"))
        .any(|(_, bytes)| memmem::find(bytes, name).is_some())
}

/// `style.css` → `style-0123456789abcdef.css`. The name tells servers that the content never
/// changes.
fn with_hash(path: &str, bytes: &[u8]) -> String {
    let hash = short(&Sha256::digest(bytes));
    let (folder, file) = path
        .rsplit_once('/')
        .map_or(("", path), |(folder, file)| (&path[..=folder.len()], file));
    let (stem, extension) = file.split_once('.').unwrap_or((file, ""));
    format!("{folder}{stem}-{hash}.{extension}")
}

/// The start of a digest, which is enough to distinguish files.
fn short(digest: &[u8]) -> String {
    hex::encode(&digest[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        let assets = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()))
            .collect();
        settle(assets).unwrap()
    }

    fn text<'a>(site: &'a Site, path: &str) -> &'a str {
        std::str::from_utf8(&site.files[path].bytes).unwrap()
    }

    fn name<'a>(site: &'a Site, path: &str) -> &'a str {
        &site.files[path].name
    }

    #[test]
    fn what_is_named_gets_a_hash_and_is_named_by_it() {
        let site = site(&[
            (
                "index.html",
                r#"<link href="/style.css"><script src='./boot.js'>"#,
            ),
            ("style.css", "a { background: url(/pictures/icon.svg) }"),
            ("boot.js", r#"import start from "/page.js""#),
            ("page.js", "new URL('page_bg.wasm', import.meta.url)"),
            ("page_bg.wasm", "\0asm sounds/move.wav"),
            ("pictures/icon.svg", "<svg/>"),
            ("sounds/move.wav", "click"),
            ("robots.txt", "style.css"),
        ]);
        let style = name(&site, "style.css");
        assert_eq!(style.len(), "style-0123456789abcdef.css".len());
        assert!(
            style.starts_with("style-") && style.ends_with(".css"),
            "{style}"
        );
        assert_eq!(
            text(&site, "index.html"),
            format!(
                r#"<link href="/{style}"><script src='./{}'>"#,
                name(&site, "boot.js")
            )
        );
        let icon = name(&site, "pictures/icon.svg");
        assert!(icon.starts_with("pictures/icon-"), "{icon}");
        assert!(text(&site, "style.css").contains(&format!("url(/{icon})")));
        assert!(text(&site, "page.js").contains(name(&site, "page_bg.wasm")));
        // References to these can't be updated.
        assert_eq!(name(&site, "index.html"), "index.html");
        assert_eq!(name(&site, "sounds/move.wav"), "sounds/move.wav");
        assert_eq!(name(&site, "robots.txt"), "robots.txt");
    }

    #[test]
    fn a_name_changes_with_what_it_leads_to() {
        let boot = |wasm: &str| {
            let site = site(&[
                ("index.html", r#""/boot.js""#),
                ("boot.js", r#""/page.wasm""#),
                ("page.wasm", wasm),
            ]);
            name(&site, "boot.js").to_owned()
        };
        assert_eq!(boot("one"), boot("one"));
        assert_ne!(boot("one"), boot("two"));
    }

    #[test]
    fn a_module_that_names_a_file_keeps_its_name() {
        let site = site(&[
            ("index.html", r#""/icon.svg" "/page.wasm""#),
            ("icon.svg", "<svg/>"),
            ("page.wasm", "\0asm…/icon.svg…"),
        ]);
        assert_eq!(name(&site, "icon.svg"), "icon.svg");
        assert!(text(&site, "index.html").starts_with(r#""/icon.svg""#));
    }

    #[test]
    fn the_service_worker_knows_all_files_and_a_version() {
        let told = |net: &str| {
            let site = site(&[
                ("index.html", r#"<html lang="en">"/style.css""#),
                ("style.css", ""),
                ("engine.js", r#""/a.nnue""#),
                ("a.nnue", net),
                ("sw.js", "self.start(BUILD)"),
            ]);
            let text = text(&site, "sw.js").to_owned();
            let (style, net) = (name(&site, "style.css"), name(&site, "a.nnue"));
            assert!(
                text.contains(&format!(r#""shell":["/","/{style}"]"#)),
                "{text}"
            );
            assert!(
                text.contains(&format!(r#""background":["/{net}","/engine.js"]"#)),
                "{text}"
            );
            assert!(text.ends_with(";\nself.start(BUILD)"), "{text}");
            // The page has the same version.
            let (_, version) = text.split_once("\"version\":\"").unwrap();
            let (version, _) = version.split_once('"').unwrap();
            let page = self::text(&site, "index.html");
            let start = format!("<html data-build=\"{version}\" lang=\"en\">");
            assert!(page.starts_with(&start), "{page}");
            text
        };
        assert_eq!(told("one"), told("one"));
        assert_ne!(told("one"), told("two"));
    }

    #[test]
    fn a_circle_is_an_error() {
        let assets = [("a.js", r#""/b.js""#), ("b.js", r#""/a.js""#)]
            .map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
        let error = settle(assets.into()).err().unwrap().to_string();
        assert!(
            error.contains(r#"in a circle: ["a.js", "b.js"]"#),
            "{error}"
        );
    }
}

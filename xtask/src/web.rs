//! Builds the web app into `target/web/dist`.
//!
//! Two crates are compiled to WebAssembly: `web` is the page, `engine-worker` runs the engine
//! beside it. Around them come the static files of both crates and the data of the engine. What
//! other files name gets a name that tells its content, so that it can be cached for ever; the
//! rest keeps its name. A file is stored either as it is, or as `<name>.br` where Brotli makes it
//! smaller, never as both. `sw.js` is told the list of all files and a version.

mod assets;
mod compile;
mod dist;
mod names;
mod sizes;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::command::root;
use crate::setup;
use assets::Assets;
use compile::Module;
pub(crate) use sizes::Report;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// For people: small, and its size is checked.
    Release,
    /// For whoever changes it: compiled fast, with messages of panics that name their place.
    Dev,
}

impl Mode {
    /// By the option `--dev`.
    pub(crate) const fn new(is_dev: bool) -> Mode {
        if is_dev { Mode::Dev } else { Mode::Release }
    }
}

/// The page itself. Built for speed of loading.
const PAGE: Module = Module {
    package: "web",
    artifact: "play.wasm",
    name: "page",
    target: "page",
    profile: "wasm-page",
    // Views lose their types where components meet, which makes the page a good deal smaller.
    flags: "--cfg erase_components",
};

/// The desk, which comes when somebody goes there.
const DESK: Module = Module {
    artifact: "desk.wasm",
    name: "desk",
    ..PAGE
};

/// Play over the network, likewise.
const ONLINE: Module = Module {
    artifact: "online.wasm",
    name: "online",
    ..PAGE
};

/// The engine. Built for speed of thinking, also in a page for developers.
const WORKER: Module = Module {
    package: "engine-worker",
    artifact: "engine_worker.wasm",
    name: "engine_worker",
    target: "engine_worker",
    profile: "wasm-worker",
    flags: "-C target-feature=+simd128",
};

/// Builds everything, reports the sizes and, in a page for people, fails if the first load is too
/// large.
pub(crate) fn build_and_check(mode: Mode) -> Result<()> {
    let report = build(mode)?;
    match mode {
        Mode::Release => report.check(),
        Mode::Dev => Ok(()),
    }
}

/// Builds everything and reports the sizes.
pub(crate) fn build(mode: Mode) -> Result<Report> {
    setup::wasm_target()?;
    let for_mode = |module: Module| match mode {
        Mode::Release => module,
        Mode::Dev => Module {
            profile: "wasm-dev",
            ..module
        },
    };
    let mut folders = vec![
        for_mode(PAGE).build()?,
        for_mode(DESK).build()?,
        for_mode(ONLINE).build()?,
        WORKER.build()?,
    ];
    folders.extend(static_folders().map(|folder| root().join(folder)));
    let engine_files = EngineFiles::find()?;
    let mut collected = assets::collect(&folders, &engine_files.all())?;
    engine_files.tell(&mut collected)?;
    let site = names::settle(collected)?;
    let stored = dist::write(&site, mode, &folder("dist"), &folder("packed"))?;
    let report = sizes::report(&site, &stored);
    println!("{report}");
    Ok(report)
}

/// Where the parts of the build go.
fn folder(name: &str) -> PathBuf {
    root().join("target/web").join(name)
}

/// Files that are served as they are.
fn static_folders() -> impl Iterator<Item = &'static Path> {
    ["crates/web/assets", "crates/engine-worker/assets"]
        .into_iter()
        .map(Path::new)
}

/// The files that the engine loads in the background, by the names that it has for them in messages.
struct EngineFiles {
    parts: BTreeMap<&'static str, Vec<PathBuf>>,
}

impl EngineFiles {
    fn find() -> Result<EngineFiles> {
        let parts = [
            ("network", "crates/engine/net", "nnue"),
            ("endgames", "crates/tablebase/data", "cheg"),
            ("book", "crates/engine/book", "book"),
        ]
        .into_iter()
        .map(|(part, folder, extension)| {
            let files = assets::files_with_extension(&root().join(folder), extension)?;
            Ok((part, files))
        })
        .collect::<Result<_>>()?;
        Ok(EngineFiles { parts })
    }

    fn all(&self) -> Vec<PathBuf> {
        self.parts.values().flatten().cloned().collect()
    }

    /// Puts the addresses in front of the worker's script.
    fn tell(&self, assets: &mut Assets) -> Result<()> {
        let address = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            format!("/{name}")
        };
        let addresses: BTreeMap<_, Vec<String>> = self
            .parts
            .iter()
            .map(|(part, files)| (part, files.iter().map(address).collect()))
            .collect();
        let line = serde_json::to_string(&addresses).context("cannot write the list of files")?;
        let script = assets
            .get_mut(names::ENGINE)
            .with_context(|| format!("the worker has no {}", names::ENGINE))?;
        script.splice(0..0, format!("const FILES = {line};\n").into_bytes());
        Ok(())
    }
}

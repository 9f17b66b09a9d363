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

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::root;
use crate::setup;
use compile::Module;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// For people: small, and its size is checked.
    Release,
    /// For whoever changes it: compiled fast, with messages of panics that name their place.
    Dev,
}

/// The page itself. Built for speed of loading.
const PAGE: Module = Module {
    package: "web",
    artifact: "web.wasm",
    name: "page",
    profile: "wasm-page",
    features: "",
};

/// The engine. Built for speed of thinking, also in a page for developers.
const WORKER: Module = Module {
    package: "engine-worker",
    artifact: "engine_worker.wasm",
    name: "engine_worker",
    profile: "wasm-worker",
    features: "+simd128",
};

/// Builds everything, reports the sizes and fails if the first load is too large.
pub(crate) fn build(mode: Mode) -> Result<()> {
    setup::wasm_target()?;
    let page = match mode {
        Mode::Release => PAGE,
        Mode::Dev => Module {
            profile: "dev",
            ..PAGE
        },
    };
    let mut folders = vec![page.build()?, WORKER.build()?];
    folders.extend(static_folders().map(|folder| root().join(folder)));
    let collected = assets::collect(&folders, &data_files()?)?;
    let site = names::settle(collected)?;
    let stored = dist::write(&site, mode, &folder("dist"), &folder("packed"))?;
    let report = sizes::report(&site, &stored);
    println!("{report}");
    match mode {
        Mode::Release => report.check(),
        Mode::Dev => Ok(()),
    }
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

/// What the engine loads in the background: its network, its endgames, its book.
fn data_files() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for (folder, extension) in [
        ("crates/engine/net", "nnue"),
        ("crates/tablebase/data", "cheg"),
        ("crates/engine/book", "book"),
    ] {
        files.extend(assets::files_with_extension(
            &root().join(folder),
            extension,
        )?);
    }
    Ok(files)
}

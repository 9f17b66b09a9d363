//! Assembles the web app.
//!
//! `cargo xtask web` compiles two crates to WebAssembly and passes the modules on: `web` is the
//! page, in three parts, and `engine-worker` runs the engine next to it. This program generates the
//! JavaScript glue and adds the static files of both crates, the words of all languages and the
//! engine's data. A file that others refer to gets a content hash in its name, so it can be cached
//! forever; the rest keep their names. A file is stored either as is or, if Brotli makes it
//! smaller, as `<name>.br`, never both; the endgame tables, which the program contains anyway, only as
//! `<name>.sha256`. `sw.js` gets the list of all files and a version.
//!
//! It's a separate program because it takes a minute to compile, and `cargo xtask` shouldn't.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command for people: its output is its job"
)]

mod assets;
mod bind;
mod dist;
mod names;
mod short_names;
mod sizes;
mod styles;
mod trim;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, Result};
use assets::Assets;
use bind::Module;
use clap::Parser;

/// Assemble the web app from its compiled modules.
#[derive(Parser)]
struct Options {
    /// Build for a browser on this machine: no compression and no size check.
    #[arg(long)]
    quick: bool,

    /// Output folder.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Folder for results that later runs can reuse.
    #[arg(long, value_name = "FOLDER")]
    cache: PathBuf,

    /// The compiled modules, each as NAME=FILE.
    #[arg(required = true, value_name = "NAME=FILE")]
    modules: Vec<Module>,
}

/// The target audience of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// For people on a network: small, with a size check.
    Release,
    /// For a browser on this machine: uncompressed, with names in stack traces.
    Quick,
}

fn main() -> ExitCode {
    match build(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build(options: &Options) -> Result<()> {
    let mode = if options.quick {
        Mode::Quick
    } else {
        Mode::Release
    };
    let mut folders = bind_all(&options.modules, mode, &options.cache.join("modules"))?;
    folders.extend(static_folders().map(|folder| root().join(folder)));
    let engine_files = EngineFiles::find()?;
    let mut files = engine_files.all();
    files.extend(PUZZLES.map(|file| root().join(file)));
    let mut collected = assets::collect(&folders, &files)?;
    engine_files.tell(&mut collected)?;
    words::add(&mut collected, &root().join("crates/words/ftl"))?;
    styles::bundle(&mut collected)?;
    if mode == Mode::Release {
        trim::all(&mut collected)?;
    }
    let site = names::settle(collected)?;
    let stored = dist::write(&site, mode, &options.out, &options.cache.join("packed"))?;
    if mode == Mode::Release {
        let report = sizes::report(&site, &stored);
        println!("{report}");
        report.check()?;
    }
    Ok(())
}

/// Binds all modules at the same time, and returns their folders in the same order.
fn bind_all(modules: &[Module], mode: Mode, cache: &Path) -> Result<Vec<PathBuf>> {
    thread::scope(|scope| {
        let threads: Vec<_> = modules
            .iter()
            .map(|module| scope.spawn(|| module.bind(mode, cache)))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("binding doesn't panic"))
            .collect()
    })
}

/// The puzzles and the games that they come from. The app loads them when someone asks for them.
const PUZZLES: [&str; 2] = [
    "crates/learn/data/puzzles.chpz",
    "crates/learn/data/puzzles.chpz.games",
];

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this crate is two folders below the root")
}

/// Files that are served as they are.
fn static_folders() -> impl Iterator<Item = &'static Path> {
    ["crates/web/assets", "crates/engine-worker/assets"]
        .into_iter()
        .map(Path::new)
}

/// The files that the engine loads in the background, by their names in messages.
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

    /// Prepends the addresses to the worker's script.
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
        let line = serde_json::to_string(&addresses).context("can't write the list of files")?;
        let script = assets
            .get_mut(names::ENGINE)
            .with_context(|| format!("the worker has no {}", names::ENGINE))?;
        script.splice(0..0, format!("const FILES = {line};\n").into_bytes());
        Ok(())
    }
}

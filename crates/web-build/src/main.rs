//! Puts the web app together.
//!
//! `cargo xtask web` compiles two crates to WebAssembly and hands the modules over: `web` is the page,
//! in three parts, and `engine-worker` runs the engine beside it. This program writes the JavaScript
//! around them and adds the static files of both crates, the words of all languages and the data of the engine. What other files
//! name gets a name that tells its content, so that it can be cached forever; the rest keeps its name.
//! A file is stored either as it is, or as `<name>.br` where Brotli makes it smaller, never as both.
//! `sw.js` is told the list of all files and a version.
//!
//! It is a program of its own because it takes a minute to compile, and `cargo xtask` should not.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command for people: its output is its job"
)]

mod assets;
mod bind;
mod dist;
mod names;
mod sizes;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, Result};
use assets::Assets;
use bind::Module;
use clap::Parser;

/// Put the web app together from its compiled modules.
#[derive(Parser)]
struct Options {
    /// Build for a browser on this machine: nothing is packed and no size is checked.
    #[arg(long)]
    quick: bool,

    /// Where the app goes.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Where results are kept that a later run can use again.
    #[arg(long, value_name = "FOLDER")]
    cache: PathBuf,

    /// The compiled modules, each as NAME=FILE.
    #[arg(required = true, value_name = "NAME=FILE")]
    modules: Vec<Module>,
}

/// For whom the app is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// For people on a network: small, and its size is checked.
    Release,
    /// For a browser on this machine: as it is, with names in its stack traces.
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
    let mut collected = assets::collect(&folders, &engine_files.all())?;
    engine_files.tell(&mut collected)?;
    words::add(&mut collected, &root().join("crates/words/ftl"))?;
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
            .map(|thread| thread.join().expect("binding does not panic"))
            .collect()
    })
}

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

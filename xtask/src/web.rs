//! Builds the web app.
//!
//! Two crates are compiled to WebAssembly: `web` is the page, in three parts, and `engine-worker`
//! runs the engine next to it. The program `web-build` assembles the app from them.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, root, run};
use crate::setup::{self, WASM};

/// Tells the journeys where the pages are.
pub(crate) const PAGES: &str = "CROWNHEAD_JOURNEY_PAGES";

/// How the app is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// For people on a network: small, with a size check.
    Release,
    /// For a browser on this machine: compiled fast.
    Quick,
}

/// The output of one cargo call.
struct Compilation {
    packages: &'static [&'static str],
    /// The cargo target folder, under `target/web`.
    target: &'static str,
    profile: &'static str,
    /// Flags for rustc. Flags from the environment don't apply: they're for the build machine.
    flags: &'static str,
}

/// Small parts and a fast engine: two kinds of optimization, and so two calls.
const RELEASE: [Compilation; 2] = [
    Compilation {
        packages: &["web"],
        target: "compiled-page",
        profile: "wasm-page",
        // Views lose their types where components meet, which makes the page much smaller.
        flags: "--cfg erase_components",
    },
    Compilation {
        packages: &["engine-worker"],
        target: "compiled-worker",
        profile: "wasm-worker",
        flags: "-C target-feature=+simd128",
    },
];

/// Everything in one call, so that nothing is compiled twice.
const QUICK: [Compilation; 1] = [Compilation {
    packages: &["web", "engine-worker"],
    target: "compiled-quick",
    profile: "quick",
    flags: "--cfg erase_components -C target-feature=+simd128",
}];

/// The modules by their names in scripts, with their crates and cargo's names for them. The desk
/// and online play load on demand.
const MODULES: [(&str, &str, &str); 4] = [
    ("page", "web", "play.wasm"),
    ("desk", "web", "desk.wasm"),
    ("online", "web", "online.wasm"),
    ("engine_worker", "engine-worker", "engine_worker.wasm"),
];

/// Builds everything. Reports the sizes of a release, and fails if its first load is too large.
pub(crate) fn build(mode: Mode) -> Result<()> {
    setup::wasm_target()?;
    // First, while other checks aren't using the folder that it shares with them.
    run(&mut cargo(["build", "--quiet", "--package", "web-build"]))?;
    for mut command in compile(mode) {
        run(&mut command)?;
    }
    let web_build = cargo(["run", "--quiet", "--package", "web-build", "--"]);
    run(&mut put_together(mode, web_build))
}

/// The commands that compile the modules.
pub(crate) fn compile(mode: Mode) -> Vec<Command> {
    let command = |compilation: &Compilation| {
        let mut command = cargo(["build", "--target", WASM]);
        for package in compilation.packages {
            command.args(["--package", package]);
        }
        command
            .args(["--profile", compilation.profile, "--target-dir"])
            .arg(folder(compilation.target))
            .env("RUSTFLAGS", compilation.flags)
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        command
    };
    mode.compilations().iter().map(command).collect()
}

/// The command that assembles the app from the compiled modules with `web_build`.
pub(crate) fn put_together(mode: Mode, mut web_build: Command) -> Command {
    web_build
        .arg("--out")
        .arg(mode.pages())
        .arg("--cache")
        .arg(folder("cache"));
    if mode == Mode::Quick {
        web_build.arg("--quick");
    }
    for (name, package, artifact) in MODULES {
        let compilation = mode
            .compilations()
            .iter()
            .find(|compilation| compilation.packages.contains(&package))
            .expect("each package is compiled in each mode");
        let wasm = folder(compilation.target)
            .join(WASM)
            .join(compilation.profile)
            .join(artifact);
        web_build.arg(format!("{name}={}", wasm.display()));
    }
    web_build
}

impl Mode {
    /// The mode for the flag `--quick`.
    pub(crate) fn chosen(is_quick: bool) -> Mode {
        if is_quick { Mode::Quick } else { Mode::Release }
    }

    /// Where the built app is. The optimized program embeds the release version.
    pub(crate) fn pages(self) -> PathBuf {
        match self {
            Mode::Release => folder("dist"),
            Mode::Quick => folder("quick"),
        }
    }

    fn compilations(self) -> &'static [Compilation] {
        match self {
            Mode::Release => &RELEASE,
            Mode::Quick => &QUICK,
        }
    }
}

fn folder(name: &str) -> PathBuf {
    root().join("target/web").join(name)
}

//! The public libraries, and whether their packages are complete.

use anyhow::Result;

use crate::command::{cargo, run};

/// The prefix of all published package names.
pub(crate) const PREFIX: &str = "crownhead-";

/// The published packages, each after its dependencies.
///
/// `cargo xtask tidy` compares this list with the manifests.
pub(crate) const LIBRARIES: [&str; 7] = [
    "crownhead-rules",
    "crownhead-notation",
    "crownhead-room",
    "crownhead-durable",
    "crownhead-tablebase",
    "crownhead-nnue",
    "crownhead-engine",
];

/// Packages the libraries and compiles each from its package, as after a download.
pub(crate) fn package_libraries() -> Result<()> {
    run(&mut cargo(["fetch", "--locked", "--quiet"]))?;
    // Offline, so that it resolves to the same versions as everything else. It checks the working
    // tree, committed or not.
    let mut command = cargo(["package", "--offline", "--allow-dirty", "--quiet"]);
    for name in LIBRARIES {
        command.args(["--package", name]);
    }
    run(&mut command)
}

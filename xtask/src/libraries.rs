//! The libraries that others can use: their packages are complete.

use anyhow::Result;

use crate::command::{cargo, run};

/// What the names of all published packages begin with.
pub(crate) const PREFIX: &str = "crownhead-";

/// The published packages, each after those that it uses.
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

/// Packs the libraries and compiles each from its package, as it would be after a download.
pub(crate) fn package_libraries() -> Result<()> {
    run(&mut cargo(["fetch", "--locked", "--quiet"]))?;
    // Offline, so that it resolves to the same versions as everything else. What is checked is what
    // lies here, committed or not.
    let mut command = cargo(["package", "--offline", "--allow-dirty", "--quiet"]);
    for name in LIBRARIES {
        command.args(["--package", name]);
    }
    run(&mut command)
}

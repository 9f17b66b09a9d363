//! From a crate to a module that a browser loads.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;

use super::folder;
use crate::command::{cargo, run};
use crate::setup::WASM;

/// A crate that becomes `<name>.js` and `<name>_bg.wasm`.
#[derive(Clone, Copy)]
pub(super) struct Module {
    pub(super) package: &'static str,
    /// What cargo calls the result.
    pub(super) artifact: &'static str,
    pub(super) name: &'static str,
    /// The folder in which cargo works: modules that are compiled alike share one.
    pub(super) target: &'static str,
    /// A profile of cargo.
    pub(super) profile: &'static str,
    /// Flags for rustc. Those from outside do not count: they are for the machine that builds.
    pub(super) flags: &'static str,
}

impl Module {
    /// Compiles the crate, writes the JavaScript around it, and returns the folder with both.
    ///
    pub(super) fn build(self) -> Result<PathBuf> {
        let target = folder(self.target);
        let mut command = cargo(["build", "--target", WASM, "--package", self.package]);
        command
            .args(["--profile", self.profile, "--target-dir"])
            .arg(&target);
        command.env("RUSTFLAGS", self.flags);
        command.env_remove("CARGO_ENCODED_RUSTFLAGS");
        run(&mut command)?;

        let built = self.profile;
        let wasm = target.join(WASM).join(built).join(self.artifact);
        let out = folder("modules").join(self.name).join(built);
        if !is_newer(&out.join(format!("{}_bg.wasm", self.name)), &wasm) {
            self.bind(&wasm, &out)?;
        }
        Ok(out)
    }

    fn bind(self, wasm: &Path, out: &Path) -> Result<()> {
        println!("wasm-bindgen: {}", self.name);
        if out.exists() {
            fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
        }
        let is_for_people = self.profile != "wasm-dev";
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(wasm)
            .web(true)
            .and_then(|bindgen| {
                bindgen
                    .out_name(self.name)
                    .typescript(false)
                    .omit_default_module_path(false)
                    .debug(!is_for_people)
                    .keep_debug(!is_for_people)
                    .remove_name_section(is_for_people)
                    .remove_producers_section(is_for_people)
                    .generate(out)
            })
            // Its error is of a crate that we do not name.
            .map_err(|error| anyhow!("{error:#}"))
            .with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))
    }
}

/// Whether there is an output that was written after the input.
fn is_newer(output: &Path, input: &Path) -> bool {
    let written = |path: &Path| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    match (written(output), written(input)) {
        (Some(output), Some(input)) => output >= input,
        _ => false,
    }
}

//! Prepares a compiled module for browsers.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::SystemTime;

use anyhow::{Context, Error, Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;

use crate::{Mode, short_names};

/// A compiled module that becomes `<name>.js` and `<name>_bg.wasm`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Module {
    name: String,
    wasm: PathBuf,
}

impl FromStr for Module {
    type Err = Error;

    fn from_str(text: &str) -> Result<Module> {
        let (name, wasm) = text
            .split_once('=')
            .with_context(|| format!("expected NAME=FILE instead of {text:?}"))?;
        Ok(Module {
            name: name.to_owned(),
            wasm: wasm.into(),
        })
    }
}

impl Module {
    /// Generates the JavaScript glue for the module and returns the folder with both.
    ///
    /// Does nothing if that was already done.
    pub(super) fn bind(&self, mode: Mode, modules: &Path) -> Result<PathBuf> {
        let kind = match mode {
            Mode::Release => "release",
            Mode::Quick => "quick",
        };
        let out = modules.join(kind).join(&self.name);
        if !is_newer(&out.join(format!("{}_bg.wasm", self.name)), &self.wasm) {
            println!("wasm-bindgen: {}", self.name);
            if out.exists() {
                fs::remove_dir_all(&out)
                    .with_context(|| format!("can't empty {}", out.display()))?;
            }
            self.generate(mode == Mode::Release, &out)
                .with_context(|| format!("wasm-bindgen can't read {}", self.wasm.display()))?;
        }
        Ok(out)
    }

    fn generate(&self, is_small: bool, out: &Path) -> Result<()> {
        let mut output = Bindgen::new()
            .input_path(&self.wasm)
            .web(true)
            .and_then(|bindgen| {
                bindgen
                    .out_name(&self.name)
                    .typescript(false)
                    .omit_default_module_path(false)
                    .remove_name_section(is_small)
                    .remove_producers_section(is_small)
                    .generate_output()
            })
            // Its error type is from a crate that we don't depend on directly.
            .map_err(|error| anyhow!("{error:#}"))?;
        let glue = is_small
            .then(|| short_names::give(&mut output))
            .transpose()?;
        output.emit(out).map_err(|error| anyhow!("{error:#}"))?;
        if let Some(glue) = glue {
            fs::write(out.join(format!("{}.js", self.name)), glue)?;
        }
        Ok(())
    }
}

/// Whether there's an output newer than the input.
fn is_newer(output: &Path, input: &Path) -> bool {
    let written = |path: &Path| -> Option<SystemTime> { fs::metadata(path).ok()?.modified().ok() };
    match (written(output), written(input)) {
        (Some(output), Some(input)) => output >= input,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_a_name_and_a_file() {
        fn check(text: &str, expected: Result<(&str, &str), &str>) {
            let found = text.parse::<Module>().map_err(|error| error.to_string());
            let expected = expected.map(|(name, wasm)| Module {
                name: name.to_owned(),
                wasm: wasm.into(),
            });
            assert_eq!(found, expected.map_err(str::to_owned));
        }
        check("page=web/play.wasm", Ok(("page", "web/play.wasm")));
        check(
            "play.wasm",
            Err("expected NAME=FILE instead of \"play.wasm\""),
        );
    }
}

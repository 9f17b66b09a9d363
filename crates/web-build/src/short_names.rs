//! Short names for what a module and its JavaScript glue exchange.
//!
//! The generated names contain hashes, which don't compress.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use wasm_bindgen_cli_support::Output;

/// Gives the generated imports and exports of the module short names. Returns the glue with the
/// same names.
pub(super) fn give(output: &mut Output) -> Result<String> {
    let mut names = Names::default();
    let module = output.wasm_mut();
    for import in module.imports.iter_mut() {
        names.shorten(&mut import.name);
    }
    for export in module.exports.iter_mut() {
        names.shorten(&mut export.name);
    }
    names.apply(output.js())
}

/// The short names, by the generated ones.
#[derive(Default)]
struct Names(BTreeMap<String, String>);

impl Names {
    fn shorten(&mut self, name: &mut String) {
        if !["__wb", "wasm_bindgen__"]
            .iter()
            .any(|start| name.starts_with(start))
        {
            return;
        }
        let next = format!("_{}", self.0.len());
        name.clone_from(self.0.entry(name.clone()).or_insert(next));
    }

    /// Replaces the names in a script.
    fn apply(&self, script: &str) -> Result<String> {
        let mut renamed = String::with_capacity(script.len());
        let mut rest = script;
        while let Some(start) = rest.find(is_part_of_name) {
            let (between, from) = rest.split_at(start);
            let end = from.find(|c| !is_part_of_name(c)).unwrap_or(from.len());
            let (word, after) = from.split_at(end);
            let is_taken = word.starts_with('_') && self.0.values().any(|short| short == word);
            ensure!(!is_taken, "the glue already has the name {word}");
            renamed.push_str(between);
            renamed.push_str(self.0.get(word).map_or(word, String::as_str));
            rest = after;
        }
        renamed.push_str(rest);
        Ok(renamed)
    }
}

fn is_part_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(generated: &[&str]) -> (Names, Vec<String>) {
        let mut names = Names::default();
        let mut given: Vec<String> = generated.iter().map(|&name| name.to_owned()).collect();
        for name in &mut given {
            names.shorten(name);
        }
        (names, given)
    }

    #[test]
    fn generated_names_become_short_and_others_stay() {
        let (names, given) = names(&[
            "__wbg_get_0123456789abcdef",
            "memory",
            "wasm_bindgen__convert__invoke__h1",
            "__wbg_get_0123456789abcdef",
        ]);
        assert_eq!(given, ["_0", "memory", "_1", "_0"]);
        let script = "import0 = { __wbg_get_0123456789abcdef: (a) => wasm.memory };\n\
                      __wbg_get(wasm.wasm_bindgen__convert__invoke__h1)";
        assert_eq!(
            names.apply(script).unwrap(),
            "import0 = { _0: (a) => wasm.memory };\n__wbg_get(wasm._1)"
        );
    }

    #[test]
    fn a_name_that_is_taken_is_an_error() {
        let (names, _) = names(&["__wbg_get"]);
        let error = names.apply("const _0 = 1;").unwrap_err();
        assert_eq!(error.to_string(), "the glue already has the name _0");
    }
}

//! Finds unused dependencies in manifests.
//!
//! Like cargo-machete, this searches for names in the source instead of what the compiler resolves.
//! That's enough: a dependency that no file mentions can go.

use std::path::Path;

use super::Problem;
use super::tree::Tree;

/// Finds the dependencies that no file of their crate mentions.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.texts("toml")
        .filter(|(path, _)| path.file_name().is_some_and(|name| name == "Cargo.toml"))
        .flat_map(|(manifest, text)| {
            let folder = manifest.parent().unwrap_or(Path::new(""));
            dependencies(text)
                .filter(move |(name, _)| !is_used(tree, folder, name))
                .map(move |(name, line)| {
                    let rule = format!("no file of this crate uses the dependency `{name}`");
                    Problem::new(manifest, line, rule)
                })
        })
        .collect()
}

/// The names in the dependency sections, each with its line.
///
/// `[workspace.dependencies]` only declares them, so it doesn't count.
fn dependencies(manifest: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut in_section = false;
    manifest.lines().zip(1..).filter_map(move |(line, number)| {
        if let Some(section) = line.strip_prefix('[') {
            in_section = section.ends_with("dependencies]") && !section.starts_with("workspace.");
            let single = section.strip_suffix(']')?.rsplit_once("dependencies.")?;
            return (!section.starts_with("workspace.")).then_some((single.1, number));
        }
        let name = line.split(['.', ' ', '=']).next()?;
        let is_name = !name.is_empty() && !name.starts_with(['#', '"', ']', '}']);
        (in_section && is_name).then_some((name, number))
    })
}

/// Whether a file under this folder mentions the crate.
fn is_used(tree: &Tree, folder: &Path, name: &str) -> bool {
    let name = name.replace('-', "_");
    tree.texts("rs")
        .filter(|(path, _)| path.starts_with(folder))
        .any(|(_, text)| text.lines().any(|line| names(line, &name)))
}

/// Whether a line of code uses a path that starts with this crate. Comments don't count.
fn names(line: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let code = line.split("//").next().unwrap_or_default();
    let is_import = code.trim_start().starts_with("use ") || code.contains(" use ");
    code.match_indices(name).any(|(start, _)| {
        let before = &code[..start];
        let after = &code[start + name.len()..];
        let is_word = !before.ends_with(is_part) && !after.starts_with(is_part);
        is_word && (after.starts_with("::") || is_import)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_for_dependencies_are_read() {
        let manifest = "\
[package]
name = \"room\"

[dependencies]
rules.workspace = true
serde = { version = \"1\" }
# A comment.
tokio = { version = \"1\", features = [
    \"net\",
] }

[target.'cfg(unix)'.dependencies]
libc = \"0.2\"

[dependencies.clap]
version = \"4\"

[dev-dependencies]
oracle.workspace = true

[workspace.dependencies]
anyhow = \"1\"

[features]
default = []
";
        let found: Vec<_> = dependencies(manifest).collect();
        let expected = [
            ("rules", 5),
            ("serde", 6),
            ("tokio", 8),
            ("libc", 13),
            ("clap", 15),
            ("oracle", 19),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_crate_is_named_in_code_and_not_in_comments() {
        fn check(line: &str, expected: bool) {
            assert_eq!(names(line, "serde_json"), expected, "{line}");
        }
        check("use serde_json::Value;", true);
        check("use serde_json as json;", true);
        check("pub(crate) use serde_json;", true);
        check("    let x = serde_json::from_str(text)?;", true);
        check("    let serde_json = 1;", false);
        check("// serde_json::Value", false);
        check("use my_serde_json::Value;", false);
        check("use serde_json_lenient::Value;", false);
    }

    #[test]
    fn a_dependency_that_nobody_names_is_found() {
        let tree = Tree::of(&[
            (
                "crates/room/Cargo.toml",
                "[dependencies]\nrules.workspace = true\ntower-http = \"1\"\nserde = \"1\"\n",
            ),
            ("crates/room/src/lib.rs", "use rules::Square;"),
            ("crates/room/tests/http.rs", "tower_http::trace();"),
            ("crates/server/src/lib.rs", "use serde::Serialize;"),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Problem::to_string).collect();
        let expected =
            "crates/room/Cargo.toml:4: no file of this crate uses the dependency `serde`";
        assert_eq!(found, [expected]);
    }
}

//! Checks that every crate inherits the workspace lints, and that the compiler version is
//! consistent.

use std::path::Path;

use super::Problem;
use super::tree::Tree;

/// The file that pins the compiler.
const TOOLCHAIN: &str = "rust-toolchain.toml";
/// The manifests that declare a compiler version. The crates inherit the first.
const PROMISES: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Checks every manifest and the file that pins the compiler.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = crates_without_lints(tree);
    problems.extend(other_compilers(tree));
    problems
}

/// The version we promise is the one we test with, so they must not diverge.
fn other_compilers(tree: &Tree) -> Vec<Problem> {
    let setting = |file: &str, key| {
        let text = tree.text(Path::new(file)).unwrap_or_default();
        value_of(text, key).map(str::to_owned)
    };
    let Some(pinned) = setting(TOOLCHAIN, "channel") else {
        return vec![Problem::new(TOOLCHAIN, 1, "no `channel` pins the compiler")];
    };
    PROMISES
        .into_iter()
        .filter(|file| setting(file, "rust-version").as_ref() != Some(&pinned))
        .map(|file| {
            let rule = format!("`rust-version` must be the channel of {TOOLCHAIN}: {pinned}");
            Problem::new(file, 1, rule)
        })
        .collect()
}

/// The value of this key in a file, in any section.
fn value_of<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches('"'))
    })
}

/// The fuzz targets are a separate workspace.
fn crates_without_lints(tree: &Tree) -> Vec<Problem> {
    tree.texts("toml")
        .filter(|(path, _)| path.file_name().is_some_and(|name| name == "Cargo.toml"))
        .filter(|(path, _)| *path != Path::new("Cargo.toml") && !path.starts_with("fuzz"))
        .filter(|(_, text)| !takes_workspace_lints(text))
        .map(|(path, _)| {
            Problem::new(
                path,
                1,
                "a crate takes the lints of the workspace: `[lints] workspace = true`",
            )
        })
        .collect()
}

fn takes_workspace_lints(manifest: &str) -> bool {
    let mut section = "";
    manifest.lines().map(str::trim).any(|line| {
        if line.starts_with('[') {
            section = line;
        }
        let setting: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        match section {
            "" => setting == "lints.workspace=true",
            "[lints]" => setting == "workspace=true",
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lints_of_the_workspace_are_recognised() {
        fn check(manifest: &str, expected: bool) {
            assert_eq!(takes_workspace_lints(manifest), expected, "{manifest}");
        }
        check(
            "[package]\nname = \"room\"\n\n[lints]\nworkspace = true\n",
            true,
        );
        check("lints.workspace = true\n[package]\n", true);
        check("[package]\nname = \"room\"\n", false);
        check("[lints]\nworkspace = false\n", false);
        check("[lints]\n[dependencies]\nworkspace = true\n", false);
        check("# [lints]\nworkspace = true\n", false);
    }

    #[test]
    fn only_the_crates_of_the_workspace_are_asked() {
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace]"),
            ("fuzz/Cargo.toml", "[workspace]"),
            ("rustfmt.toml", ""),
            ("crates/room/Cargo.toml", "[package]"),
        ]);
        let problems = crates_without_lints(&tree);
        let found: Vec<String> = problems.iter().map(Problem::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/room/Cargo.toml:1: a crate takes the lints of the workspace: `[lints] workspace = true`"
            ]
        );
    }

    #[test]
    fn the_compiler_is_the_same_everywhere() {
        fn check(toolchain: &str, promise: &str, expected: &[&str]) {
            let tree = Tree::of(&[
                ("rust-toolchain.toml", toolchain),
                ("Cargo.toml", promise),
                ("fuzz/Cargo.toml", "rust-version = \"1.95.0\""),
            ]);
            let problems = other_compilers(&tree);
            let found: Vec<String> = problems.iter().map(Problem::to_string).collect();
            assert_eq!(found, expected);
        }
        let pinned = "[toolchain]\nchannel = \"1.95.0\"\n";
        check(pinned, "rust-version = \"1.95.0\"", &[]);
        let rule =
            "Cargo.toml:1: `rust-version` must be the channel of rust-toolchain.toml: 1.95.0";
        check(pinned, "rust-version = \"1.94.0\"", &[rule]);
        check(pinned, "edition = \"2024\"", &[rule]);
        check(
            "[toolchain]",
            "",
            &["rust-toolchain.toml:1: no `channel` pins the compiler"],
        );
    }
}

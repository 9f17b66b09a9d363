//! Every crate takes the lints of the workspace.

use std::path::Path;

use super::Problem;
use super::tree::Tree;

/// Checks the manifest of every crate. The fuzz targets are a workspace of their own.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
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
        let found: Vec<String> = check(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/room/Cargo.toml:1: a crate takes the lints of the workspace: `[lints] workspace = true`"
            ]
        );
    }
}

//! The public libraries: only those are published, and each has the files that newcomers expect.

use std::path::Path;

use super::Problem;
use super::layers::Package;
use super::tree::Tree;

/// The files next to the manifest of a published crate.
const FILES: [&str; 3] = ["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Compares the crates with the list of published ones.
pub(super) fn check(packages: &[Package], libraries: &[&str], tree: &Tree) -> Vec<Problem> {
    let missing = libraries
        .iter()
        .filter(|name| !packages.iter().any(|package| package.full_name == **name))
        .map(|name| {
            let rule = format!("the list of libraries names `{name}`, which is not there");
            Problem::new("xtask/src/libraries.rs", 1, rule)
        });
    packages
        .iter()
        .flat_map(|package| check_package(package, libraries, tree))
        .chain(missing)
        .collect()
}

fn check_package(package: &Package, libraries: &[&str], tree: &Tree) -> Vec<Problem> {
    let problem = |rule: String| Problem::new(&package.manifest, 1, rule);
    let name = &package.full_name;
    match (libraries.contains(&name.as_str()), package.is_published) {
        (false, false) => Vec::new(),
        (false, true) => vec![problem(format!(
            "`{name}` is not in the list of libraries, so it needs `publish.workspace = true`"
        ))],
        (true, false) => vec![problem(format!(
            "`{name}` is in the list of libraries, so it must not say `publish`"
        ))],
        (true, true) => {
            let folder = package.manifest.parent().unwrap_or(Path::new(""));
            let examples = folder.join("examples");
            let mut problems: Vec<Problem> = FILES
                .into_iter()
                .filter(|file| !tree.contains(&folder.join(file)))
                .map(|file| problem(format!("the library `{name}` has no {file}")))
                .collect();
            if !tree.paths().any(|path| path.starts_with(&examples)) {
                problems.push(problem(format!("the library `{name}` has no example")));
            }
            problems
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, is_published: bool) -> Package {
        Package {
            name: name.to_owned(),
            full_name: name.to_owned(),
            manifest: Path::new("crates").join(name).join("Cargo.toml"),
            is_published,
            dependencies: Vec::new(),
        }
    }

    #[track_caller]
    fn check_one(name: &str, is_published: bool, files: &[&str], expected: &[&str]) {
        let files: Vec<(&str, &str)> = files.iter().map(|file| (*file, "")).collect();
        let found: Vec<String> = check(
            &[package(name, is_published)],
            &["cellar"],
            &Tree::of(&files),
        )
        .iter()
        .map(Problem::to_string)
        .filter(|problem| !problem.contains("which is not there"))
        .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_library_has_what_a_stranger_looks_for() {
        let files = [
            "crates/cellar/README.md",
            "crates/cellar/LICENSE-MIT",
            "crates/cellar/LICENSE-APACHE",
            "crates/cellar/examples/dig.rs",
        ];
        check_one("cellar", true, &files, &[]);
        check_one(
            "cellar",
            true,
            &files[1..3],
            &[
                "crates/cellar/Cargo.toml:1: the library `cellar` has no README.md",
                "crates/cellar/Cargo.toml:1: the library `cellar` has no example",
            ],
        );
    }

    #[test]
    fn the_list_and_the_manifests_agree() {
        check_one("roof", false, &[], &[]);
        check_one(
            "roof",
            true,
            &[],
            &[
                "crates/roof/Cargo.toml:1: `roof` is not in the list of libraries, so it needs `publish.workspace = true`",
            ],
        );
        check_one(
            "cellar",
            false,
            &[],
            &[
                "crates/cellar/Cargo.toml:1: `cellar` is in the list of libraries, so it must not say `publish`",
            ],
        );
        let found = check(&[], &["cellar"], &Tree::default());
        assert_eq!(
            found.iter().map(Problem::to_string).collect::<Vec<_>>(),
            ["xtask/src/libraries.rs:1: the list of libraries names `cellar`, which is not there"]
        );
    }
}

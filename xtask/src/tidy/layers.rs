//! The dependencies between our crates: who may use whom.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::Problem;
use crate::command::{cargo, output_of, root};
use crate::libraries::PREFIX;

/// What one crate may depend on.
///
/// A new dependency between crates, or a new outside crate in a library, is a design decision:
/// change this table together with a page in docs/decisions.
struct Layer {
    /// The name of its folder, which our other crates use.
    name: &'static str,
    /// Our crates that it may use.
    uses: &'static [&'static str],
    /// Our crates that its tests and benches may use as well.
    tests_use: &'static [&'static str],
    outside: Outside,
}

/// Outside crates.
enum Outside {
    /// A library lists the crates it may use.
    Only(&'static [&'static str]),
    /// A program wires things together and may use what it needs.
    Any,
}

use Outside::{Any, Only};

/// From the bottom up. Dependencies never point back.
const LAYERS: &[Layer] = &[
    Layer {
        name: "rules",
        uses: &[],
        tests_use: &["notation", "oracle", "testkit"],
        outside: Only(&["arrayvec", "thiserror"]),
    },
    Layer {
        name: "notation",
        uses: &["rules"],
        tests_use: &["oracle", "testkit"],
        outside: Only(&["serde", "serde_json", "thiserror"]),
    },
    Layer {
        name: "share",
        uses: &["rules", "notation"],
        tests_use: &["testkit"],
        outside: Only(&["base64", "crc32fast", "gif", "png", "thiserror"]),
    },
    Layer {
        name: "dxp",
        uses: &["rules"],
        tests_use: &["testkit"],
        outside: Only(&["thiserror"]),
    },
    Layer {
        name: "room",
        uses: &["rules"],
        tests_use: &["oracle", "testkit"],
        outside: Only(&["serde", "thiserror"]),
    },
    Layer {
        name: "durable",
        uses: &[],
        tests_use: &[],
        outside: Only(&["tempfile"]),
    },
    Layer {
        name: "saves",
        uses: &["rules", "notation", "room", "durable"],
        tests_use: &["oracle", "testkit"],
        outside: Only(&["thiserror"]),
    },
    Layer {
        name: "tablebase",
        uses: &["rules", "durable"],
        // Itself, with the feature that builds tables.
        tests_use: &["oracle", "tablebase", "testkit"],
        outside: Only(&["arrayvec", "bytes", "crc32fast", "memmap2", "thiserror"]),
    },
    Layer {
        name: "nnue",
        uses: &["rules"],
        tests_use: &["testkit"],
        outside: Only(&["arrayvec", "crc32fast", "safe_unaligned_simd", "thiserror"]),
    },
    Layer {
        name: "engine",
        uses: &["rules", "nnue", "tablebase"],
        tests_use: &["notation", "testkit"],
        outside: Only(&["arrayvec", "crc32fast", "thiserror"]),
    },
    // What a player decides besides the move: pace, clock, offers.
    Layer {
        name: "computer-player",
        uses: &["rules", "room", "engine"],
        tests_use: &["testkit"],
        outside: Only(&[]),
    },
    Layer {
        name: "learn",
        uses: &["rules", "notation", "engine", "tablebase"],
        tests_use: &["testkit"],
        outside: Only(&["crc32fast", "thiserror"]),
    },
    Layer {
        name: "collection",
        uses: &["rules", "notation", "learn"],
        tests_use: &["testkit"],
        outside: Only(&["crc32fast", "sha2", "thiserror", "unicode-normalization"]),
    },
    Layer {
        name: "hub",
        uses: &["rules", "nnue", "engine"],
        tests_use: &["testkit"],
        outside: Only(&["thiserror"]),
    },
    Layer {
        name: "arena",
        uses: &["rules", "notation", "engine", "hub"],
        tests_use: &["testkit"],
        outside: Only(&["libm", "serde", "serde_json", "shell-words", "thiserror"]),
    },
    Layer {
        name: "datagen",
        uses: &["rules", "notation", "nnue", "engine"],
        tests_use: &["testkit"],
        outside: Only(&["crc32fast", "fastrand", "thiserror"]),
    },
    // The second implementation of the rules shares no code with the first.
    Layer {
        name: "oracle",
        uses: &[],
        tests_use: &[],
        outside: Only(&[]),
    },
    Layer {
        name: "testkit",
        uses: &["rules", "notation", "oracle"],
        tests_use: &[],
        outside: Any,
    },
    Layer {
        name: "protocol",
        uses: &["rules", "notation", "room"],
        tests_use: &["testkit"],
        outside: Only(&["form_urlencoded", "serde", "serde_json", "thiserror"]),
    },
    Layer {
        name: "loadtest",
        uses: &["rules", "room", "protocol"],
        tests_use: &[],
        outside: Any,
    },
    // A game on a node, without sockets, databases and clocks.
    Layer {
        name: "host",
        uses: &["rules", "room", "protocol"],
        tests_use: &[],
        outside: Only(&["serde"]),
    },
    Layer {
        name: "server",
        uses: &[
            "rules",
            "notation",
            "collection",
            "room",
            "saves",
            "tablebase",
            "engine",
            "learn",
            "computer-player",
            "protocol",
            "host",
        ],
        tests_use: &["loadtest", "testkit"],
        outside: Any,
    },
    Layer {
        name: "cli",
        uses: &[
            "rules",
            "notation",
            "collection",
            "share",
            "dxp",
            "room",
            "saves",
            "durable",
            "engine",
            "computer-player",
            "hub",
            "arena",
            "datagen",
            "learn",
            "nnue",
            "tablebase",
            "server",
            "words",
            "local-play",
            "online-play",
            "engine-link",
            "protocol",
            "study",
            "table",
            "terminal",
        ],
        tests_use: &["oracle", "testkit", "loadtest"],
        outside: Any,
    },
    Layer {
        name: "local-play",
        uses: &["rules", "notation", "room", "saves"],
        tests_use: &["testkit"],
        outside: Only(&["serde", "serde_json", "thiserror"]),
    },
    Layer {
        name: "library",
        uses: &["rules", "notation", "collection", "engine", "local-play"],
        tests_use: &["testkit"],
        outside: Only(&["serde", "serde_json", "sha2"]),
    },
    Layer {
        name: "online-play",
        uses: &["rules", "notation", "room", "protocol"],
        tests_use: &["testkit"],
        outside: Only(&["form_urlencoded", "serde", "serde_json"]),
    },
    Layer {
        name: "board-ui",
        uses: &["rules", "notation", "room"],
        tests_use: &["testkit"],
        outside: Only(&[]),
    },
    // A game under review. It knows what to ask the engine, not where the engine runs.
    Layer {
        name: "study",
        uses: &["rules", "notation", "engine", "learn", "engine-link"],
        tests_use: &["testkit"],
        outside: Only(&[]),
    },
    // What's around a study: where it comes from, and what to store.
    Layer {
        name: "review",
        uses: &[
            "rules",
            "notation",
            "room",
            "saves",
            "share",
            "engine",
            "learn",
            "collection",
            "study",
            "local-play",
            "protocol",
            "engine-link",
        ],
        tests_use: &["testkit"],
        outside: Only(&["serde", "serde_json"]),
    },
    Layer {
        name: "words-build",
        uses: &[],
        tests_use: &[],
        outside: Only(&["fluent-syntax"]),
    },
    // The only crate that renders text for people.
    Layer {
        name: "words",
        uses: &[
            "rules",
            "notation",
            "room",
            "protocol",
            "saves",
            "board-ui",
            "learn",
            "study",
            "local-play",
            "online-play",
            "engine-link",
            "table",
            "words-build",
        ],
        tests_use: &["testkit"],
        outside: Only(&[
            "fixed_decimal",
            "icu_locale_core",
            "icu_plurals",
            "icu_provider",
        ]),
    },
    Layer {
        name: "simulation",
        uses: &[
            "rules",
            "room",
            "protocol",
            "host",
            "online-play",
            "testkit",
        ],
        tests_use: &[],
        outside: Only(&["clap"]),
    },
    // A person at a board. It renders no text: its views do.
    Layer {
        name: "table",
        uses: &[
            "rules",
            "notation",
            "room",
            "engine",
            "computer-player",
            "board-ui",
            "learn",
            "local-play",
            "online-play",
            "protocol",
            "engine-link",
        ],
        tests_use: &["testkit"],
        outside: Only(&[]),
    },
    // The full-screen terminal app without a terminal: characters and effects. `cli` has the threads, files and sockets.
    Layer {
        name: "terminal",
        uses: &[
            "rules",
            "notation",
            "room",
            "engine",
            "computer-player",
            "board-ui",
            "local-play",
            "online-play",
            "protocol",
            "engine-link",
            "study",
            "table",
            "words",
        ],
        tests_use: &["testkit", "words"],
        outside: Only(&["ratatui-core"]),
    },
    // The web app only draws; its models are in the crates below it.
    Layer {
        name: "web",
        uses: &[
            "rules",
            "notation",
            "room",
            "saves",
            "board-ui",
            "collection",
            "share",
            "learn",
            "library",
            "study",
            "review",
            "local-play",
            "online-play",
            "engine",
            "computer-player",
            "table",
            "engine-link",
            "protocol",
            "words",
        ],
        tests_use: &[],
        outside: Any,
    },
    Layer {
        name: "engine-link",
        uses: &["rules", "notation", "engine"],
        tests_use: &[],
        outside: Only(&[
            "js-sys",
            "serde",
            "serde_json",
            "thiserror",
            "wasm-bindgen",
            "wasm-bindgen-futures",
            "web-sys",
        ]),
    },
    Layer {
        name: "engine-worker",
        uses: &[
            "rules",
            "notation",
            "engine",
            "engine-link",
            "nnue",
            "tablebase",
        ],
        tests_use: &["testkit"],
        outside: Any,
    },
    // A visitor: it sees the page as people do, and talks to the worker in messages. Its tests solve
    // exercises without help.
    Layer {
        name: "journeys",
        uses: &["rules", "notation", "engine-link", "words", "testkit"],
        tests_use: &["engine", "learn"],
        outside: Any,
    },
    // An outsider: it uses the public libraries, under their published names.
    Layer {
        name: "examples",
        uses: &["rules", "notation", "engine", "tablebase"],
        tests_use: &[],
        outside: Only(&[]),
    },
    Layer {
        name: "web-build",
        uses: &["words-build"],
        tests_use: &[],
        outside: Any,
    },
    Layer {
        name: "xtask",
        uses: &["words-build"],
        tests_use: &[],
        outside: Any,
    },
];

const TABLE: &str = "xtask/src/tidy/layers.rs";

/// One of our crates, as its manifest describes it.
pub(super) struct Package {
    /// Without the prefix of published names.
    pub(super) name: String,
    pub(super) full_name: String,
    pub(super) manifest: PathBuf,
    /// Whether the manifest allows it to be published.
    pub(super) is_published: bool,
    pub(super) dependencies: Vec<Dependency>,
}

pub(super) struct Dependency {
    /// Its name in the manifest, without the prefix if it's one of our crates.
    name: String,
    /// The line of the manifest that mentions it, counted from 1.
    line: usize,
    is_ours: bool,
    is_for_tests: bool,
}

/// Compares the dependencies of our crates with the table.
pub(super) fn check(packages: &[Package]) -> Vec<Problem> {
    compare(packages, LAYERS)
}

fn compare(packages: &[Package], layers: &[Layer]) -> Vec<Problem> {
    let missing = layers
        .iter()
        .filter(|layer| !packages.iter().any(|package| package.name == layer.name))
        .map(|layer| {
            let rule = format!(
                "the table of layers names `{}`, which is not there",
                layer.name
            );
            Problem::new(TABLE, 1, rule)
        });
    packages
        .iter()
        .flat_map(|package| check_package(package, layers))
        .chain(missing)
        .collect()
}

fn check_package(package: &Package, layers: &[Layer]) -> Vec<Problem> {
    let Some(layer) = layers.iter().find(|layer| layer.name == package.name) else {
        let rule = format!(
            "crate `{}` is not in the table of layers in {TABLE}",
            package.name
        );
        return vec![Problem::new(&package.manifest, 1, rule)];
    };
    package
        .dependencies
        .iter()
        .filter(|dependency| !layer.allows(dependency))
        .map(|dependency| {
            let tests = if dependency.is_for_tests {
                "the tests of "
            } else {
                ""
            };
            let rule = format!(
                "{tests}`{}` may not use `{}`: see the table of layers in {TABLE}",
                layer.name, dependency.name
            );
            Problem::new(&package.manifest, dependency.line, rule)
        })
        .collect()
}

impl Layer {
    fn allows(&self, dependency: &Dependency) -> bool {
        let name = dependency.name.as_str();
        if dependency.is_ours {
            self.uses.contains(&name) || dependency.is_for_tests && self.tests_use.contains(&name)
        } else {
            match self.outside {
                Any => true,
                Only(names) => dependency.is_for_tests || names.contains(&name),
            }
        }
    }
}

/// Gets our crates from cargo.
pub(super) fn packages() -> Result<Vec<Package>> {
    let json = output_of(&mut cargo([
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
    ]))
    .context("`cargo metadata` failed")?;
    from_metadata(&json, root(), |manifest| {
        fs::read_to_string(manifest).with_context(|| format!("can't read {}", manifest.display()))
    })
}

/// The part of cargo's output that we need.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<MetadataPackage>,
}

#[derive(Deserialize)]
struct MetadataPackage {
    name: String,
    /// Where it may be published: nowhere if empty, anywhere if absent.
    publish: Option<Vec<String>>,
    manifest_path: PathBuf,
    dependencies: Vec<MetadataDependency>,
}

#[derive(Deserialize)]
struct MetadataDependency {
    name: String,
    /// Its name in the manifest, if different.
    rename: Option<String>,
    /// Absent for an ordinary dependency, otherwise `dev` or `build`.
    kind: Option<String>,
    /// Present for a crate in this repository.
    path: Option<PathBuf>,
}

fn from_metadata(
    json: &str,
    root: &Path,
    read: impl Fn(&Path) -> Result<String>,
) -> Result<Vec<Package>> {
    let metadata: Metadata =
        serde_json::from_str(json).context("`cargo metadata` gave an unknown answer")?;
    metadata
        .packages
        .into_iter()
        .map(|package| {
            let text = read(&package.manifest_path)?;
            let dependencies = package
                .dependencies
                .into_iter()
                .map(|dependency| {
                    let key = dependency.rename.as_ref().unwrap_or(&dependency.name);
                    let is_ours = dependency.path.is_some();
                    Dependency {
                        line: line_of(&text, key),
                        is_ours,
                        is_for_tests: dependency.kind.as_deref() == Some("dev"),
                        name: if is_ours {
                            short(&dependency.name)
                        } else {
                            dependency.name
                        },
                    }
                })
                .collect();
            Ok(Package {
                name: short(&package.name),
                full_name: package.name,
                is_published: package.publish.is_none_or(|places| !places.is_empty()),
                manifest: package
                    .manifest_path
                    .strip_prefix(root)
                    .unwrap_or(&package.manifest_path)
                    .to_owned(),
                dependencies,
            })
        })
        .collect()
}

/// The name of one of our crates without the prefix of published names.
fn short(name: &str) -> String {
    name.strip_prefix(PREFIX).unwrap_or(name).to_owned()
}

/// The line of a manifest that starts with this key, or the first line.
fn line_of(manifest: &str, key: &str) -> usize {
    let names_it = |line: &str| {
        line.strip_prefix(key)
            .is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    manifest
        .lines()
        .position(names_it)
        .map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate that depends on our crates `ours` and on others, each on its own line.
    fn package(name: &str, ours: &[&str], others: &[&str], is_for_tests: bool) -> Package {
        let names = ours
            .iter()
            .map(|n| (n, true))
            .chain(others.iter().map(|n| (n, false)));
        Package {
            name: name.to_owned(),
            full_name: name.to_owned(),
            manifest: PathBuf::from("Cargo.toml"),
            is_published: false,
            dependencies: names
                .zip(10..)
                .map(|((name, is_ours), line)| Dependency {
                    name: (*name).to_owned(),
                    line,
                    is_ours,
                    is_for_tests,
                })
                .collect(),
        }
    }

    /// A small example, so that the real table can change without affecting these tests.
    const HOUSE: [Layer; 3] = [
        Layer {
            name: "cellar",
            uses: &[],
            tests_use: &["probe"],
            outside: Only(&["stone"]),
        },
        Layer {
            name: "probe",
            uses: &[],
            tests_use: &[],
            outside: Only(&[]),
        },
        Layer {
            name: "roof",
            uses: &["cellar"],
            tests_use: &["probe"],
            outside: Any,
        },
    ];

    fn check_one(package: &Package, expected: &[&str]) {
        let found: Vec<String> = check_package(package, &HOUSE)
            .iter()
            .map(Problem::to_string)
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn arrows_of_the_table_pass() {
        check_one(&package("cellar", &[], &["stone"], false), &[]);
        check_one(&package("roof", &["cellar"], &["anything"], false), &[]);
    }

    #[test]
    fn arrows_that_point_back_are_named() {
        check_one(
            &package("cellar", &["roof"], &["straw"], false),
            &[
                "Cargo.toml:10: `cellar` may not use `roof`: see the table of layers in xtask/src/tidy/layers.rs",
                "Cargo.toml:11: `cellar` may not use `straw`: see the table of layers in xtask/src/tidy/layers.rs",
            ],
        );
        check_one(
            &package("roof", &["probe"], &[], false),
            &[
                "Cargo.toml:10: `roof` may not use `probe`: see the table of layers in xtask/src/tidy/layers.rs",
            ],
        );
    }

    #[test]
    fn tests_may_use_more_but_not_everything() {
        check_one(&package("cellar", &["probe"], &["straw"], true), &[]);
        check_one(
            &package("probe", &["cellar"], &[], true),
            &[
                "Cargo.toml:10: the tests of `probe` may not use `cellar`: see the table of layers in xtask/src/tidy/layers.rs",
            ],
        );
    }

    #[test]
    fn table_and_workspace_hold_the_same_crates() {
        check_one(
            &package("stowaway", &[], &[], false),
            &[
                "Cargo.toml:1: crate `stowaway` is not in the table of layers in xtask/src/tidy/layers.rs",
            ],
        );
        let some = [
            package("cellar", &[], &[], false),
            package("roof", &[], &[], false),
        ];
        let found: Vec<String> = compare(&some, &HOUSE)
            .iter()
            .map(Problem::to_string)
            .collect();
        assert_eq!(
            found,
            ["xtask/src/tidy/layers.rs:1: the table of layers names `probe`, which is not there"]
        );
    }

    /// The foundations of the project stay this way, no matter what else changes.
    #[test]
    fn the_rules_know_no_serde_and_the_oracle_knows_nobody() {
        fn check(name: &str, allowed: &[&str]) {
            let layer = LAYERS.iter().find(|layer| layer.name == name).unwrap();
            assert_eq!(layer.uses, [""; 0], "{name}");
            let Only(outside) = layer.outside else {
                panic!("{name} may use anything")
            };
            assert_eq!(outside, allowed, "{name}");
        }
        check("rules", &["arrayvec", "thiserror"]);
        check("oracle", &[]);
    }

    #[test]
    fn the_answer_of_cargo_is_understood() {
        let json = r#"{"packages": [{
            "name": "crownhead-room",
            "manifest_path": "/home/me/crates/room/Cargo.toml",
            "dependencies": [
                {"name": "crownhead-rules", "rename": "rules", "kind": null, "path": "/home/me/crates/rules"},
                {"name": "serde", "kind": null},
                {"name": "proptest", "kind": "dev"}
            ]
        }], "version": 1}"#;
        let manifest = "[package]\nname = \"crownhead-room\"\n\n[dependencies]\nrules.workspace = true\nserde = \"1\"\n";
        let packages =
            from_metadata(json, Path::new("/home/me"), |_| Ok(manifest.to_owned())).unwrap();
        let [room] = packages.as_slice() else {
            panic!("one crate expected")
        };
        assert_eq!(room.name, "room");
        assert_eq!(room.manifest, Path::new("crates/room/Cargo.toml"));
        let found: Vec<_> = room
            .dependencies
            .iter()
            .map(|d| (d.name.as_str(), d.line, d.is_ours, d.is_for_tests))
            .collect();
        assert_eq!(
            found,
            [
                ("rules", 5, true, false),
                ("serde", 6, false, false),
                ("proptest", 1, false, true),
            ]
        );
    }

    #[test]
    fn lines_are_found_by_the_whole_key() {
        fn check(key: &str, expected: usize) {
            let manifest = "serde_json = \"1\"\nserde.workspace = true\nclap = \"4\"";
            assert_eq!(line_of(manifest, key), expected, "{key}");
        }
        check("serde_json", 1);
        check("serde", 2);
        check("clap", 3);
        check("rand", 1);
    }
}

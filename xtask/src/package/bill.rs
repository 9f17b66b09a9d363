//! The bill of materials: all libraries in the program, in CycloneDX format.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::parts::target;
use crate::command::{cargo, output_of, root};

/// What the program contains, and what it's compiled for.
const ROOTS: [(&str, Option<&str>); 3] = [
    ("cli", None),
    ("web", Some("wasm32-unknown-unknown")),
    ("engine-worker", Some("wasm32-unknown-unknown")),
];

/// Writes `crownhead-<version>-<target>.cdx.json` into this folder.
pub(super) fn write(version: &str, folder: &Path) -> Result<PathBuf> {
    let native = target()?;
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let sums = checksums(&lock);
    let mut components = BTreeMap::new();
    for (package, target) in ROOTS {
        let metadata = ["metadata", "--format-version", "1", "--locked"];
        let mut command = cargo(metadata);
        command.args(["--filter-platform", target.unwrap_or(&native)]);
        let metadata = output_of(&mut command).context("`cargo metadata` failed")?;
        let metadata: Value = serde_json::from_str(&metadata)?;
        let libraries = libraries(&metadata, package)
            .with_context(|| format!("no package {package} in the metadata"))?;
        for library in libraries {
            let (name, version) = (text(library, "name"), text(library, "version"));
            let sum = sums.get(&(name, version)).copied();
            let key = (name.to_owned(), version.to_owned());
            components.insert(key, component(library, sum));
        }
    }
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "name": "crownhead",
            "version": version,
            "licenses": [{ "expression": env!("CARGO_PKG_LICENSE") }],
        } },
        "components": components.into_values().collect::<Vec<Value>>(),
    });
    let file = folder.join(format!("crownhead-{version}-{native}.cdx.json"));
    fs::write(&file, serde_json::to_string_pretty(&bill)? + "\n")?;
    Ok(file)
}

/// The checksum of each library from a registry, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let entries = lock.split("[[package]]").skip(1);
    let sums = entries.filter_map(|entry| {
        let field = |name: &str| {
            let mut lines = entry.lines();
            let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "))?;
            Some(value.trim_matches('"'))
        };
        Some(((field("name")?, field("version")?), field("checksum")?))
    });
    sums.collect()
}

/// The libraries from registries that a package is linked with.
fn libraries<'m>(metadata: &'m Value, package: &str) -> Option<Vec<&'m Value>> {
    let packages = metadata["packages"].as_array()?;
    let nodes = metadata["resolve"]["nodes"].as_array()?;
    let is_ours = |it: &&Value| text(it, "name") == package && it["source"].is_null();
    let mut open = vec![text(packages.iter().find(is_ours)?, "id")];
    let mut linked = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !linked.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| text(node, "id") == id)?;
        let is_linked = |it: &&Value| {
            let kinds = it["dep_kinds"].as_array();
            // Others are for building and testing.
            kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
        };
        let all = node["deps"].as_array()?.iter();
        open.extend(all.filter(is_linked).map(|it| text(it, "pkg")));
    }
    let is_wanted = |it: &&Value| linked.contains(text(it, "id")) && !it["source"].is_null();
    Some(packages.iter().filter(is_wanted).collect())
}

fn component(library: &Value, sum: Option<&str>) -> Value {
    let (name, version) = (text(library, "name"), text(library, "version"));
    let mut component = json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:cargo/{name}@{version}"),
    });
    // Older libraries write it with a slash.
    let license = text(library, "license").replace('/', " OR ");
    if !license.is_empty() {
        component["licenses"] = json!([{ "expression": license }]);
    }
    if let Some(sum) = sum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    component
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_linked_is_listed() {
        let package = |name: &str, is_ours: bool| {
            let source = (!is_ours).then_some("registry");
            json!({ "id": name, "name": name, "version": "1.2.3", "license": "MIT/Apache-2.0", "source": source })
        };
        let needs = |name: &str, kind: Option<&str>| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let node = |name: &str, deps: Vec<Value>| json!({ "id": name, "deps": deps });
        let metadata = json!({
            "packages": [
                package("cli", true), package("rules", true), package("one", false),
                package("two", false), package("tests", false), package("other", false),
            ],
            "resolve": { "nodes": [
                node("cli", vec![needs("rules", None), needs("tests", Some("dev"))]),
                node("rules", vec![needs("one", None)]),
                node("one", vec![needs("two", None)]),
                node("two", vec![needs("one", None)]),
                node("tests", vec![]), node("other", vec![]),
            ] },
        });
        let found = libraries(&metadata, "cli").unwrap();
        let names: Vec<&str> = found.iter().map(|it| text(it, "name")).collect();
        assert_eq!(names, ["one", "two"]);
        assert!(libraries(&metadata, "web").is_none());
        let one = component(found[0], Some("abc"));
        assert_eq!(one["purl"], "pkg:cargo/one@1.2.3");
        assert_eq!(one["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(one["hashes"][0]["content"], "abc");
    }

    #[test]
    fn checksums_are_read() {
        let lock = "version = 4\n\n[[package]]\nname = \"one\"\nversion = \"1.2.3\"\nsource = \"r\"\n\
            checksum = \"abc\"\n\n[[package]]\nname = \"cli\"\nversion = \"0.1.0\"\n";
        assert_eq!(checksums(lock), BTreeMap::from([(("one", "1.2.3"), "abc")]));
    }
}

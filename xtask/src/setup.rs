//! Installs what a check needs and the machine does not have.
//!
//! Every function looks first, does nothing if the thing is there, and
//! otherwise says in one line what it installs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::command::{cargo, output_of, program, root, run};

/// The target of the crates that also run in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Pinned, so that a new release cannot change what the checks do.
const CARGO_FUZZ: &str = "0.13.2";
const CARGO_NEXTEST: [u32; 3] = [0, 9, 143];
const AXE_CORE: &str = "4.14.0";
/// The SHA-256 of its script.
const AXE_CORE_HASH: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// `cargo fmt` and `cargo clippy`.
pub(crate) fn rust_components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if output_of(cargo([subcommand]).arg("--version")).is_none() {
            rustup(component, &["component", "add", component])?;
        }
    }
    Ok(())
}

/// The standard library for WebAssembly.
pub(crate) fn wasm_target() -> Result<()> {
    let library = output_of(program("rustc").args(["--print", "target-libdir", "--target", WASM]))
        .context("cannot ask rustc where its libraries are")?;
    if !PathBuf::from(library.trim()).is_dir() {
        rustup(WASM, &["target", "add", WASM])?;
    }
    Ok(())
}

/// A C++ compiler: libFuzzer is compiled from source.
pub(crate) fn cpp_compiler() -> Result<()> {
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".into());
    if output_of(program(&compiler).arg("--version")).is_none() {
        debian_package("g++", &format!("no C++ compiler `{compiler}`"))?;
    }
    Ok(())
}

/// Chromium and what drives it.
pub(crate) fn browser() -> Result<()> {
    for (variable, name, package) in [
        ("CHROMIUM", "chromium", "chromium"),
        ("CHROMEDRIVER", "chromedriver", "chromium-driver"),
    ] {
        let name = env::var(variable).unwrap_or_else(|_| name.into());
        if output_of(program(&name).arg("--version")).is_none() {
            debian_package(package, &format!("no program `{name}`"))?;
        }
    }
    Ok(())
}

/// PostgreSQL and NATS, of which tests start their own.
pub(crate) fn servers() -> Result<()> {
    let has_postgres = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .any(|version| version.path().join("bin/initdb").exists());
    if !has_postgres && output_of(program("initdb").arg("--version")).is_none() {
        debian_package("postgresql", "no PostgreSQL server")?;
    }
    if output_of(program("nats-server").arg("--version")).is_none() {
        debian_package("nats-server", "no program `nats-server`")?;
    }
    Ok(())
}

/// The script that looks for what keeps people from using a page. It is fetched below `target/`,
/// as only tests use it: it is under a licence of its own, the MPL 2.0.
pub(crate) fn axe_core() -> Result<()> {
    let folder = root().join("target/tools/axe-core");
    let script = folder.join("axe.min.js");
    if is_file_with_hash(&script, AXE_CORE_HASH) {
        return Ok(());
    }
    say(&format!(
        "fetching axe-core {AXE_CORE} into target/tools with npm"
    ));
    if output_of(program("npm").arg("--version")).is_none() {
        debian_package("npm", "no program `npm`")?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let package = format!("axe-core@{AXE_CORE}");
    run(program("npm")
        .args(["pack", "--silent", &package])
        .current_dir(&folder))?;
    run(program("tar")
        .args(["--extract", "--strip-components=1", "--file"])
        .arg(format!("axe-core-{AXE_CORE}.tgz"))
        .args(["package/axe.min.js", "package/LICENSE"])
        .current_dir(&folder))?;
    if !is_file_with_hash(&script, AXE_CORE_HASH) {
        bail!(
            "{} is not what axe-core {AXE_CORE} should be",
            script.display()
        );
    }
    Ok(())
}

fn is_file_with_hash(path: &Path, expected: &str) -> bool {
    fs::read(path).is_ok_and(|bytes| {
        let found = Sha256::digest(bytes);
        let hex: String = found.iter().map(|byte| format!("{byte:02x}")).collect();
        hex == expected
    })
}

/// The program that drives libFuzzer, kept below `target/` and away from the user's own tools.
pub(crate) fn cargo_fuzz() -> Result<PathBuf> {
    let executable = tools().join("bin/cargo-fuzz");
    let version = output_of(program(&executable.to_string_lossy()).arg("--version"));
    if version.is_none_or(|version| version.trim() != format!("cargo-fuzz {CARGO_FUZZ}")) {
        cargo_install("cargo-fuzz", CARGO_FUZZ)?;
    }
    Ok(executable)
}

/// The program that runs the tests: the user's own if it is new enough, or one below `target/`.
pub(crate) fn cargo_nextest() -> Result<String> {
    let own = tools().join("bin/cargo-nextest");
    for name in ["cargo-nextest".to_owned(), own.display().to_string()] {
        let version = output_of(program(&name).args(["nextest", "--version"]));
        if version.is_some_and(|text| is_new_enough(&text, CARGO_NEXTEST)) {
            return Ok(name);
        }
    }
    let [major, minor, patch] = CARGO_NEXTEST;
    cargo_install("cargo-nextest", &format!("{major}.{minor}.{patch}"))?;
    Ok(own.display().to_string())
}

/// Whether a program that tells this about itself, as in `name 1.2.3 (…)`, is at least that version.
fn is_new_enough(told: &str, least: [u32; 3]) -> bool {
    let version = told.split_whitespace().nth(1).unwrap_or_default();
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    parts.is_some_and(|parts| parts.as_slice() >= least.as_slice())
}

fn tools() -> PathBuf {
    root().join("target/tools")
}

fn cargo_install(name: &str, version: &str) -> Result<()> {
    say(&format!("installing {name} {version} into target/tools"));
    run(
        cargo(["install", "--quiet", "--locked", "--force", "--root"])
            .arg(tools())
            .arg(format!("{name}@{version}"))
            // Builds inside the temporary folder of `cargo install`, not in ours.
            .env_remove("CARGO_TARGET_DIR"),
    )
}

fn rustup(thing: &str, args: &[&str]) -> Result<()> {
    if output_of(program("rustup").arg("--version")).is_none() {
        bail!(
            "{thing} is missing and rustup is not there to add it: install {thing} for your Rust toolchain"
        );
    }
    say(&format!("{thing} is missing, adding it with rustup"));
    run(program("rustup").args(args))
}

fn debian_package(package: &str, why: &str) -> Result<()> {
    if output_of(program("apt-get").arg("--version")).is_none() {
        bail!(
            "{why}, and apt-get is not there to install it: install the package that Debian calls `{package}`"
        );
    }
    say(&format!("{why}, installing the Debian package {package}"));
    run(&mut apt_get(&["update"])?)?;
    run(&mut apt_get(&[
        "install",
        "--yes",
        "--no-install-recommends",
        package,
    ])?)
}

/// apt-get as root, through sudo for everyone else.
fn apt_get(args: &[&str]) -> Result<Command> {
    let user = output_of(program("id").arg("-u")).context("cannot ask `id` who runs this")?;
    let mut command = if user.trim() == "0" {
        program("env")
    } else {
        let mut sudo = program("sudo");
        sudo.arg("env");
        sudo
    };
    // Through `env`, as sudo drops the variables that it is started with.
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(args);
    Ok(command)
}

fn say(what: &str) {
    println!("set-up: {what}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        fn check(told: &str, expected: bool) {
            assert_eq!(is_new_enough(told, [0, 9, 143]), expected, "{told}");
        }
        check(
            "cargo-nextest 0.9.143 (60fa45f63 2026-08-04)\nrelease: 0.9.143",
            true,
        );
        check("cargo-nextest 0.10.0", true);
        check("cargo-nextest 1.0.0", true);
        check("cargo-nextest 0.9.99", false);
        check("cargo-nextest 0.9", false);
        check("cargo-nextest new", false);
        check("", false);
    }
}

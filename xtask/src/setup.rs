//! Installs missing tools for the checks.
//!
//! Every function checks first and does nothing if the tool is there; otherwise it prints one line
//! about what it installs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::command::{cargo, output_of, program, root, run};

/// The target of the crates that also run in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Pinned, so that a new release can't change what the checks do.
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
        .context("can't ask rustc where its libraries are")?;
    if !PathBuf::from(library.trim()).is_dir() {
        rustup(WASM, &["target", "add", WASM])?;
    }
    Ok(())
}

/// The folder with `llvm-cov` and `llvm-profdata`, in the version of the compiler.
pub(crate) fn llvm_tools() -> Result<PathBuf> {
    let library = output_of(program("rustc").args(["--print", "target-libdir"]))
        .context("can't ask rustc where its libraries are")?;
    let folder = Path::new(library.trim()).with_file_name("bin");
    if !folder.join("llvm-cov").exists() {
        rustup("llvm-tools", &["component", "add", "llvm-tools"])?;
    }
    Ok(folder)
}

/// A C++ compiler: libFuzzer is compiled from source.
pub(crate) fn cpp_compiler() -> Result<()> {
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".into());
    if output_of(program(&compiler).arg("--version")).is_none() {
        debian_package("g++", &format!("no C++ compiler `{compiler}`"))?;
    }
    Ok(())
}

/// Chromium and its driver.
pub(crate) fn browser() -> Result<()> {
    for (variable, name, package) in [
        (
            "CHROMIUM",
            "chromium-headless-shell",
            "chromium-headless-shell",
        ),
        ("CHROMEDRIVER", "chromedriver", "chromium-driver"),
    ] {
        let name = env::var(variable).unwrap_or_else(|_| name.into());
        if output_of(program(&name).arg("--version")).is_none() {
            debian_package(package, &format!("no program `{name}`"))?;
        }
    }
    Ok(())
}

/// PostgreSQL and NATS, which tests start themselves.
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

/// Python with its WebSocket package, for the tests of the Python client. Debian's Python counts too
/// if another one comes first in the path.
pub(crate) fn python() -> Result<()> {
    let has_package = |python: &&str| {
        let imported = output_of(program(python).args(["-c", "import websocket"]));
        imported.is_some()
    };
    if !["python3", "/usr/bin/python3"].iter().any(has_package) {
        debian_package("python3-websocket", "no Python package `websocket`")?;
    }
    Ok(())
}

/// The container builder.
#[cfg(target_os = "linux")]
pub(crate) fn buildah() -> Result<()> {
    if output_of(program("buildah").arg("--version")).is_none() {
        debian_package("buildah", "no program `buildah`")?;
    }
    Ok(())
}

/// The script that checks the accessibility of a page. It's downloaded to `target/` because only
/// tests use it; its license is the MPL 2.0.
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
    fs::create_dir_all(&folder).with_context(|| format!("can't create {}", folder.display()))?;
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
        bail!("{} doesn't match axe-core {AXE_CORE}", script.display());
    }
    Ok(())
}

fn is_file_with_hash(path: &Path, expected: &str) -> bool {
    fs::read(path).is_ok_and(|bytes| hex::encode(Sha256::digest(bytes)) == expected)
}

/// The program that drives libFuzzer.
pub(crate) fn cargo_fuzz() -> Result<PathBuf> {
    CARGO_FUZZ.install()
}

/// The program that runs the tests.
pub(crate) fn cargo_nextest() -> Result<PathBuf> {
    CARGO_NEXTEST.install()
}

/// The program that checks our dependencies.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    CARGO_DENY.install()
}

/// A third-party program under `target/`, separate from the user's own tools.
///
/// It's compiled without optimization: each runs for seconds, so fast compilation beats fast code.
struct Tool {
    name: &'static str,
    /// The version to install, and the oldest that's accepted.
    version: [u32; 3],
    /// The arguments that print its version.
    question: &'static [&'static str],
}

const CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    version: [0, 13, 2],
    question: &["--version"],
};
const CARGO_NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    version: [0, 9, 143],
    question: &["nextest", "--version"],
};
const CARGO_DENY: Tool = Tool {
    name: "cargo-deny",
    version: [0, 20, 2],
    question: &["--version"],
};

impl Tool {
    /// The one under `target/`, or the user's own if it's new enough, or a new one.
    fn install(&self) -> Result<PathBuf> {
        let tools = root().join("target/tools");
        let installed = tools.join("bin").join(self.name);
        for executable in [installed.as_path(), Path::new(self.name)] {
            if self.is_there(executable) {
                return Ok(executable.to_owned());
            }
        }
        let [major, minor, patch] = self.version;
        let tool = format!("{}@{major}.{minor}.{patch}", self.name);
        say(&format!("installing {tool} into target/tools"));
        run(cargo([
            "install", "--quiet", "--debug", "--locked", "--force", "--root",
        ])
        .arg(&tools)
        .arg(&tool)
        // Builds inside the temporary folder of `cargo install`, not in ours.
        .env_remove("CARGO_TARGET_DIR")
        // Nobody debugs it.
        .env("CARGO_PROFILE_DEV_DEBUG", "false"))?;
        Ok(installed)
    }

    fn is_there(&self, executable: &Path) -> bool {
        let told = output_of(program(&executable.to_string_lossy()).args(self.question));
        told.is_some_and(|text| is_new_enough(&text, self.version))
    }
}

/// Whether a program with this version output, such as `name 1.2.3 (…)`, has at least that version.
fn is_new_enough(told: &str, least: [u32; 3]) -> bool {
    let version = told.split_whitespace().nth(1).unwrap_or_default();
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    parts.is_some_and(|parts| parts.as_slice() >= least.as_slice())
}

fn rustup(thing: &str, args: &[&str]) -> Result<()> {
    if output_of(program("rustup").arg("--version")).is_none() {
        bail!(
            "{thing} is missing and rustup isn't available to add it: install {thing} for your Rust toolchain"
        );
    }
    say(&format!("{thing} is missing, adding it with rustup"));
    run(program("rustup").args(args))
}

fn debian_package(package: &str, why: &str) -> Result<()> {
    if output_of(program("apt-get").arg("--version")).is_none() {
        bail!(
            "{why}, and apt-get isn't available to install it: install the package that Debian calls `{package}`"
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

/// apt-get as root.
fn apt_get(args: &[&str]) -> Result<Command> {
    let mut command = as_root("env")?;
    // Through `env`, because sudo drops environment variables.
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(args);
    Ok(command)
}

/// A program as root, through sudo if necessary.
pub(crate) fn as_root(name: &str) -> Result<Command> {
    if is_root()? {
        return Ok(program(name));
    }
    let mut sudo = program("sudo");
    sudo.arg(name);
    Ok(sudo)
}

/// Whether [`as_root`] works without asking for a password.
#[cfg(target_os = "linux")]
pub(crate) fn can_be_root() -> Result<bool> {
    Ok(is_root()? || output_of(program("sudo").args(["-n", "true"])).is_some())
}

fn is_root() -> Result<bool> {
    let user = output_of(program("id").arg("-u")).context("can't ask `id` for the current user")?;
    Ok(user.trim() == "0")
}

fn say(what: &str) {
    println!("setup: {what}");
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

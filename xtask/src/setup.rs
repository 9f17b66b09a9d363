//! Installs what a check needs and the machine does not have.
//!
//! Every function looks first, does nothing if the thing is there, and
//! otherwise says in one line what it installs.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, output_of, program, root, run};

/// The target of the crates that also run in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Pinned, so that a new release cannot change what the checks do.
const CARGO_FUZZ: &str = "0.13.2";

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

/// The program that drives libFuzzer, kept below `target/` and away from the user's own tools.
pub(crate) fn cargo_fuzz() -> Result<PathBuf> {
    let tools = root().join("target/tools");
    let executable = tools.join("bin/cargo-fuzz");
    let version = output_of(program(&executable.to_string_lossy()).arg("--version"));
    if version.is_none_or(|version| version.trim() != format!("cargo-fuzz {CARGO_FUZZ}")) {
        say(&format!(
            "installing cargo-fuzz {CARGO_FUZZ} into target/tools"
        ));
        run(
            cargo(["install", "--quiet", "--locked", "--force", "--root"])
                .arg(&tools)
                .arg(format!("cargo-fuzz@{CARGO_FUZZ}"))
                // Builds inside the temporary folder of `cargo install`, not in ours.
                .env_remove("CARGO_TARGET_DIR"),
        )?;
    }
    Ok(executable)
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

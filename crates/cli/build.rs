//! Sets the commit and the kind of build for the version text, and keeps the program small.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let commit = commit().unwrap_or_else(|| "unknown commit".into());
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let target = env::var("TARGET").unwrap_or_default();
    println!(
        "cargo:rustc-env=CROWNHEAD_VERSION={version} ({commit}, {})",
        build()
    );
    println!("cargo:rustc-env=CROWNHEAD_TARGET={target}");
    println!("cargo:rustc-env=CROWNHEAD_FEATURES={}", features());
    // Relocating an address in constant data takes 24 bytes, or one bit in this form, which needs
    // glibc 2.36. Linkers that don't support it ignore it.
    if target.ends_with("-linux-gnu") {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The checked-out commit, or `None` if this isn't our repository or git is missing.
///
/// Cargo reruns this only when the commit changes. Uncommitted changes don't show in the version.
fn commit() -> Option<String> {
    // Source code copied into another repository isn't at any of our commits.
    if git(&["rev-parse", "--show-prefix"])? != "crates/cli/" {
        return None;
    }
    for file in files_that_name_the_commit()? {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    git(&["rev-parse", "--short=7", "HEAD"])
}

/// HEAD, and the branch it points to. A missing file would cause a rebuild every time.
fn files_that_name_the_commit() -> Option<Vec<PathBuf>> {
    let file = |name: &str| {
        let path = git(&["rev-parse", "--git-path", name])?;
        Some(PathBuf::from(path)).filter(|path| path.exists())
    };
    let mut files = vec![file("HEAD")?];
    if let Some(branch) = git(&["symbolic-ref", "--quiet", "HEAD"]) {
        match file(&branch) {
            Some(path) => files.push(path),
            // Git has packed the branch. The next commit unpacks it and adds a line to the log.
            None => files.extend(
                [file("packed-refs"), file("logs/HEAD")]
                    .into_iter()
                    .flatten(),
            ),
        }
    }
    Some(files)
}

/// The output of git, if it's installed and succeeds.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The kind of build, from the cargo profile. Its name is only available in the path of the output
/// folder: `target/<profile>/build/<package>/out`.
fn build() -> String {
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let profile = Path::new(&out)
        .ancestors()
        .find(|path| path.ends_with("build"))
        .and_then(Path::parent)
        .and_then(Path::file_name)
        .map(|name| name.to_string_lossy().into_owned());
    match profile.as_deref() {
        Some("release") => "full build".into(),
        Some(other) => format!("{other} build"),
        None => "unknown build".into(),
    }
}

/// The enabled features of this package, sorted.
fn features() -> String {
    let mut names: Vec<String> = env::vars()
        .filter_map(|(name, _)| Some(name.strip_prefix("CARGO_FEATURE_")?.to_lowercase()))
        .filter(|name| name != "default")
        .map(|name| name.replace('_', "-"))
        .collect();
    names.sort();
    if names.is_empty() {
        "none".into()
    } else {
        names.join(", ")
    }
}

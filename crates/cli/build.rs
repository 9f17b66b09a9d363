//! Tells the program which commit it was built from, and how.

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
}

/// The commit that is checked out, unless this is no repository of ours or there is no git.
///
/// Cargo runs this again only when the commit changes. Changes that are not committed yet
/// leave no trace in the version.
fn commit() -> Option<String> {
    // Source that somebody keeps inside a repository of their own has none of our commits.
    if git(&["rev-parse", "--show-prefix"])? != "crates/cli/" {
        return None;
    }
    for file in files_that_name_the_commit()? {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    git(&["rev-parse", "--short=7", "HEAD"])
}

/// HEAD, and the branch that it points to. A missing file would mean a new build every time.
fn files_that_name_the_commit() -> Option<Vec<PathBuf>> {
    let file = |name: &str| {
        let path = git(&["rev-parse", "--git-path", name])?;
        Some(PathBuf::from(path)).filter(|path| path.exists())
    };
    let mut files = vec![file("HEAD")?];
    if let Some(branch) = git(&["symbolic-ref", "--quiet", "HEAD"]) {
        match file(&branch) {
            Some(path) => files.push(path),
            // Git has packed the branch away. The next commit unpacks it, and the log has a new line.
            None => files.extend(
                [file("packed-refs"), file("logs/HEAD")]
                    .into_iter()
                    .flatten(),
            ),
        }
    }
    Some(files)
}

/// What git answers, if it is there and succeeds.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The kind of build, by the cargo profile. Cargo tells its name only in the path of its output:
/// `target/<profile>/build/<package>/out`.
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

/// The features of this package that are on, in order.
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

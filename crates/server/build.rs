//! Rebuilds when the embedded pages change.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Debug builds read the pages at startup. Only release builds embed them.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_release && env::var_os("CARGO_FEATURE_PAGES").is_some() {
        let dist = Path::new("../../target/web/dist");
        // A missing folder would trigger a rebuild every time. Failing to create it does no other
        // harm.
        let _ = fs::create_dir_all(dist);
        println!("cargo:rerun-if-changed={}", dist.display());
        let index = ["index.html.br", "index.html"];
        if !index.iter().any(|name| dist.join(name).exists()) {
            println!(
                "cargo:warning=the program will have no web app: build it first with `cargo xtask web`"
            );
        }
    }
}

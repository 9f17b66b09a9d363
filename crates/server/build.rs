//! Sees to it that new pages are embedded.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // A debug build reads the pages when it starts; only a release build has them inside.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_release && env::var_os("CARGO_FEATURE_PAGES").is_some() {
        let dist = Path::new("../../target/web/dist");
        // A folder that is missing would mean a new build every time. Where it cannot be made, that
        // is all that happens.
        let _ = fs::create_dir_all(dist);
        println!("cargo:rerun-if-changed={}", dist.display());
        let index = ["index.html.br", "index.html"];
        if !index.iter().any(|name| dist.join(name).exists()) {
            println!(
                "cargo:warning=the program will have no web app inside: build it first with `cargo xtask web`"
            );
        }
    }
}

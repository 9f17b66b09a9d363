//! Sees to it that new pages are embedded.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // A debug build reads the pages when it starts; only a release build has them inside.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        let dist = Path::new("../../target/web/dist");
        // A folder that is missing would mean a new build every time. Where it cannot be made, that
        // is all that happens.
        let _ = fs::create_dir_all(dist);
        println!("cargo:rerun-if-changed={}", dist.display());
    }
}

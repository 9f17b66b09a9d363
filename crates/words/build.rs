//! Turns the Fluent files into Rust functions and packed texts. An error in a file fails the build.

use std::path::Path;
use std::{env, fs, process};
use words_build::{Catalog, rust};

fn main() {
    println!("cargo::rerun-if-changed=ftl");
    let catalog = match Catalog::load(Path::new("ftl")) {
        Ok(catalog) => catalog,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            process::exit(1);
        }
    };
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let out = Path::new(&out);
    write(&out.join("messages.rs"), &rust::module(&catalog));
    let mut list = String::from("&[\n");
    for translation in &catalog.translations {
        let language = &translation.language;
        list.push_str(&format!("    ({language:?}, &[\n"));
        for part in catalog.parts() {
            let name = format!("{language}.{part}.words");
            write(&out.join(&name), &catalog.pack(translation, part));
            let path = format!("concat!(env!(\"OUT_DIR\"), \"/{name}\")");
            list.push_str(&format!("        include_str!({path}),\n"));
        }
        list.push_str("    ]),\n");
    }
    list.push_str("]\n");
    write(&out.join("languages.rs"), &list);
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("can't write {}: {error}", path.display()));
}

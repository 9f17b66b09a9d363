//! Pictures of every screen, wide and narrow, light and dark, into `target/screenshots`.
#![expect(clippy::print_stdout, reason = "a program for people")]

use anyhow::Result;
use journeys::{Scheme, Setup, Visit, Window, journey};
use std::path::{Path, PathBuf};

/// A screen: the name of its picture and the path that leads to it.
const SCREENS: [(&str, &str); 6] = [
    ("home", "/"),
    ("setup", "/setup"),
    ("review", "/review"),
    ("library", "/library"),
    ("help", "/help"),
    ("settings", "/settings"),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    for window in [Window::Desktop, Window::Phone] {
        for scheme in [Scheme::Light, Scheme::Dark] {
            let setup = Setup {
                window,
                scheme,
                still: true,
            };
            journey(setup, async |visit| take_all(visit, &folder).await);
        }
    }
}

async fn take_all(visit: &Visit, folder: &Path) -> Result<()> {
    for (name, path) in SCREENS {
        visit.open(path).await?;
        take(visit, folder, name).await?;
    }
    Ok(())
}

async fn take(visit: &Visit, folder: &Path, screen: &str) -> Result<()> {
    let (window, scheme) = (visit.setup.window.name(), visit.setup.scheme.name());
    let path: PathBuf = folder.join(format!("{screen}-{window}-{scheme}.png"));
    visit.picture(&path).await?;
    println!("{screen}-{window}-{scheme}.png");
    Ok(())
}

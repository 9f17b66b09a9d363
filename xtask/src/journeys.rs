//! The web app in a real browser: journeys, screenshots, measurements.

use anyhow::{Context, Result};
use std::path::Path;

use crate::command::{cargo, root, run as run_command};
use crate::{nextest, setup, web};

/// Builds the page and the program and runs the journeys whose names contain an argument.
pub(crate) fn run(mode: web::Mode, args: &[String]) -> Result<()> {
    prepare(mode)?;
    setup::axe_core()?;
    let mut command = nextest::command()?;
    command
        .args(["--package", "journeys", "--features", "browser"])
        .args(["--test", "journeys"])
        .args(args)
        .env(web::PAGES, mode.pages());
    run_command(&mut command)
}

/// Takes screenshots of every screen, wide and narrow, light and dark, or in another language.
pub(crate) fn screenshots(mode: web::Mode, args: &[String]) -> Result<()> {
    prepare(mode)?;
    program("screenshots", mode, args)
}

/// Searches the same positions in the browser and natively, and compares.
pub(crate) fn bench_worker() -> Result<()> {
    prepare(web::Mode::Release)?;
    let example = ["--package", "engine-worker", "--example", "speed"];
    run_command(cargo(["build", "--release"]).args(example))?;
    program("worker-speed", web::Mode::Release, &[])
}

/// Makes moves in the browser and measures when the screen shows them.
pub(crate) fn bench_input() -> Result<()> {
    prepare(web::Mode::Release)?;
    program("input-latency", web::Mode::Release, &[])
}

/// Opens the screens and measures when they're painted, and whether they shift or block. Compares
/// them with the pages in another folder.
pub(crate) fn bench_page(base: Option<&Path>) -> Result<()> {
    // The measurement runs in the root of the repository.
    let base = base.map(Path::canonicalize).transpose();
    let base = base.context("there are no pages to compare with")?;
    prepare(web::Mode::Release)?;
    let args: Vec<String> = base.iter().map(|it| it.display().to_string()).collect();
    program("page-speed", web::Mode::Release, &args)
}

/// Imports many games and measures searches and memory.
pub(crate) fn bench_library(mode: web::Mode, args: &[String]) -> Result<()> {
    prepare(mode)?;
    program("library-speed", mode, args)
}

/// The page and the program that serves it. An unoptimized program reads the pages from their
/// folder at startup.
fn prepare(mode: web::Mode) -> Result<()> {
    setup::browser()?;
    web::build(mode)?;
    run_command(&mut cargo(["build", "--package", "cli"]))
}

fn program(name: &str, mode: web::Mode, args: &[String]) -> Result<()> {
    let mut command = cargo(["run", "--quiet", "--package", "journeys", "--bin", name]);
    command
        .arg("--")
        .args(args)
        .env(web::PAGES, mode.pages())
        .current_dir(root());
    run_command(&mut command)
}

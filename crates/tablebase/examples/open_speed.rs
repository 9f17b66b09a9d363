//! Measures how long it takes to open a folder of large tables, and in how much memory:
//! `open_speed MIB_PER_TABLE`.
//!
//! There's a table for each slice with seven pieces. They take no disk space, because their
//! bodies are never written.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a program reads the clock and prints"
)]

#[path = "../tests/it/sparse.rs"]
mod sparse;

use std::error::Error;
use std::time::Instant;

use crownhead_tablebase::{Folder, Slice, Tablebase};
use testkit::Dice;

fn main() -> Result<(), Box<dyn Error>> {
    let mib: u64 = std::env::args().nth(1).ok_or("how many MiB?")?.parse()?;
    let folder = tempfile::tempdir()?;
    let slices = Slice::with_pieces(7);
    let total = sparse::write_folder(folder.path(), &slices, mib * 64)?;
    let before = resident()?;
    let start = Instant::now();
    let mut tablebase = Tablebase::empty();
    let refused = tablebase.load(&Folder::new(folder.path()), 7);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} tables with {:.1} GB: opened in {:.1} ms, {} refused, {:.1} MB more in memory",
        slices.len(),
        total as f64 / 1e9,
        seconds * 1e3,
        refused.len(),
        (resident()? - before) / 1e6,
    );
    let mut dice = Dice::new(1);
    for slice in slices {
        // The bodies say nothing, but it takes reading to find out.
        tablebase.probe_wld(&slice.position(dice.bits(), dice.bits()));
    }
    println!(
        "after a probe of each: {:.1} MB more in memory",
        (resident()? - before) / 1e6
    );
    Ok(())
}

/// The memory of this program that's in use, in bytes, on Linux.
fn resident() -> Result<f64, Box<dyn Error>> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next());
    Ok(kib.ok_or("no VmRSS")?.parse::<f64>()? * 1024.0)
}

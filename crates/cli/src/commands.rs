//! One module for each command.

pub(crate) mod ballots;
pub(crate) mod bench;
pub(crate) mod board;
pub(crate) mod completions;
pub(crate) mod datagen;
pub(crate) mod hub;
pub(crate) mod man;
pub(crate) mod moves;
pub(crate) mod pdn;
pub(crate) mod perft;
pub(crate) mod play;

use rules::Color;
use serde::Serialize;
use std::io::Write;

/// Writes a value as JSON, indented, with a line break at the end.
fn write_json(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// The side as JSON names it.
fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// `1 move`, `2 moves`.
fn counted(count: usize, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

//! `crownhead endgame stats`: what is in the databases.

use super::{load_and_tell, shown_bytes};
use crate::Status;
use crate::arguments::{EndgamesArg, name_refused, whole};
use crate::commands::{counted, grouped};
use crate::json::{PositionJson, side_word, write_json};
use anyhow::ensure;
use clap::Args;
use notation::write_move;
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;
use tablebase::{Census, Measure, SliceStats, Tablebase, one_sided_count, position_count};

/// Count wins, losses and draws of each slice, and show the longest wins.
#[derive(Args)]
#[command(
    after_help = "Each line is a slice with one side to move; the numbers are for that side. Black is never the weaker
one: rotating the board and swapping the colors gives the rest.

Examples:
  crownhead endgame stats
  crownhead endgame stats --endgames ~/endgames --pieces 6 --json"
)]
pub(crate) struct Stats {
    #[command(flatten)]
    endgames: EndgamesArg,

    /// Only slices with this many pieces
    #[arg(long, value_name = "COUNT", value_parser = whole::<u8>(2..=8))]
    pieces: Option<u8>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct StatsAnswer {
    bytes: u64,
    slices: Vec<SliceAnswer>,
    by_pieces: Vec<PiecesAnswer>,
}

#[derive(Serialize)]
struct SliceAnswer {
    slice: String,
    turn: &'static str,
    wins: u64,
    losses: u64,
    draws: u64,
    /// Null if the distances aren't known.
    longest_win: Option<Longest>,
}

/// All slices with this many pieces.
#[derive(Serialize)]
struct PiecesAnswer {
    piece_count: u8,
    /// Including boards on which one side has no pieces.
    position_count: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    /// Whether all slices are present, so that the numbers cover all positions.
    is_complete: bool,
    longest_win: Option<Longest>,
}

#[derive(Serialize)]
struct Longest {
    plies: u8,
    #[serde(flatten)]
    position: PositionJson,
    /// Best play by both sides. Empty for a slice.
    line: Vec<String>,
}

impl Stats {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let tablebase = load_and_tell(&self.endgames);
        let stats: Vec<SliceStats> = tablebase
            .stats()
            .into_iter()
            .filter(|stats| {
                self.pieces
                    .is_none_or(|pieces| stats.slice.pieces() == pieces)
            })
            .collect();
        name_refused(&tablebase.damage());
        if let Some(pieces) = self.pieces {
            ensure!(
                !stats.is_empty(),
                "there is no database with {}: those with up to 5 come with the program, and \
                 `crownhead endgame build` makes others",
                counted(pieces.into(), "piece")
            );
        }
        let mut all_pieces: Vec<u8> = stats.iter().map(|stats| stats.slice.pieces()).collect();
        all_pieces.dedup();
        let pieces: Vec<PiecesAnswer> = all_pieces
            .into_iter()
            .map(|pieces| summary(pieces, &stats, &tablebase))
            .collect();
        let answer = StatsAnswer {
            bytes: tablebase.bytes(),
            slices: stats.iter().map(slice_answer).collect(),
            by_pieces: pieces,
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            write_table(&answer, out)?;
        }
        Ok(Status::Good)
    }
}

fn slice_answer(stats: &SliceStats) -> SliceAnswer {
    let Census {
        wins,
        losses,
        draws,
    } = stats.census;
    SliceAnswer {
        slice: stats.slice.to_string(),
        turn: side_word(stats.turn),
        wins,
        losses,
        draws,
        longest_win: stats.longest.map(|(pos, plies)| Longest {
            plies,
            position: PositionJson::from(&pos),
            line: Vec::new(),
        }),
    }
}

fn summary(pieces: u8, stats: &[SliceStats], tablebase: &Tablebase) -> PiecesAnswer {
    let of_these = || stats.iter().filter(|stats| stats.slice.pieces() == pieces);
    let census = of_these()
        .map(|stats| stats.census)
        .fold(Census::default(), |sum, census| sum + census);
    let positions = census.total() + one_sided_count(pieces);
    // The longest win of some slices isn't the longest overall.
    let has_distances = tablebase
        .slices()
        .filter(|(slice, _)| slice.pieces() == pieces)
        .all(|(_, measure)| measure == Measure::Plies);
    let longest = of_these()
        .filter_map(|stats| stats.longest)
        .max_by_key(|&(_, plies)| plies)
        .filter(|_| has_distances);
    PiecesAnswer {
        piece_count: pieces,
        position_count: positions,
        wins: census.wins,
        losses: census.losses,
        draws: census.draws,
        is_complete: positions == position_count(pieces),
        longest_win: longest.map(|(pos, plies)| Longest {
            plies,
            position: PositionJson::from(&pos),
            line: written_line(&pos, tablebase),
        }),
    }
}

/// The moves of best play by both sides to the end, in notation.
fn written_line(start: &Position, tablebase: &Tablebase) -> Vec<String> {
    let mut pos = *start;
    let mut line = Vec::new();
    for mv in tablebase.line(start, usize::MAX) {
        line.push(write_move(&pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string());
        pos = pos.play_unchecked(mv);
    }
    line
}

fn write_table(answer: &StatsAnswer, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "slice      to move           wins         losses          draws  longest win"
    )?;
    for slice in &answer.slices {
        let longest = slice.longest_win.as_ref().map_or(String::new(), |win| {
            format!("  {:>3} plies  {}", win.plies, win.position.fen)
        });
        writeln!(
            out,
            "{}  {:7} {:>14} {:>14} {:>14}{longest}",
            slice.slice,
            slice.turn,
            grouped(slice.wins),
            grouped(slice.losses),
            grouped(slice.draws)
        )?;
    }
    for pieces in &answer.by_pieces {
        writeln!(
            out,
            "\n{} pieces: {} wins, {} losses, {} draws",
            pieces.piece_count,
            grouped(pieces.wins),
            grouped(pieces.losses),
            grouped(pieces.draws)
        )?;
        let share = if pieces.is_complete { "all" } else { "not all" };
        writeln!(
            out,
            "{} positions with those where one side has nothing: {share} that there are",
            grouped(pieces.position_count)
        )?;
        if let Some(win) = &pieces.longest_win {
            writeln!(
                out,
                "longest win: {} plies from {}",
                win.plies, win.position.fen
            )?;
            for moves in win.line.chunks(12) {
                writeln!(out, "  {}", moves.join(" "))?;
            }
        }
    }
    writeln!(out, "\n{} in all", shown_bytes(answer.bytes))?;
    Ok(())
}

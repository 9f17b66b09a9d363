//! `crownhead endgame verify`: check databases.

use super::{ResourceArgs, load};
use crate::Status;
use crate::arguments::{EndgamesArg, whole};
use crate::commands::grouped;
use crate::json::{PositionJson, write_json};
use crate::progress::progress_bar;
use clap::Args;
use serde::Serialize;
use std::io::Write;
use tablebase::{Findings, Slice, verify, verify_sample};

/// Check the checksums of databases, and every value against the values after its moves.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead endgame verify --endgames ~/endgames --pieces 5
  crownhead endgame verify --endgames ~/endgames --sample 1000")]
pub(crate) struct Verify {
    #[command(flatten)]
    endgames: EndgamesArg,

    /// Only slices with up to this many pieces
    #[arg(long, value_name = "COUNT", default_value_t = 8, value_parser = whole::<u8>(2..=8))]
    pieces: u8,

    /// Check this many random positions of each slice instead of all
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..))]
    sample: Option<u64>,

    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "sample", value_parser = whole::<u64>(0..))]
    seed: u64,

    #[command(flatten)]
    resources: ResourceArgs,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct VerifyAnswer {
    slice_count: usize,
    position_count: u64,
    wrong_count: u64,
    /// The files that can't be used, and why, for developers.
    refused: Vec<String>,
    wrong: Vec<WrongSlice>,
}

#[derive(Serialize)]
struct WrongSlice {
    slice: String,
    wrong_count: u64,
    /// One of the wrong positions. Null if only the counts are wrong.
    example: Option<PositionJson>,
    /// Whether the counts in the file don't match the table.
    has_wrong_census: bool,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let (tablebase, mut refused) = load(&self.endgames);
        refused.extend(tablebase.inspect());
        let refused: Vec<String> = refused.iter().map(ToString::to_string).collect();
        if !self.json {
            // A damaged file can be the reason why the check fails below.
            for refused in &refused {
                writeln!(out, "{refused}")?;
            }
        }
        let mut slices: Vec<Slice> = tablebase.slices().map(|(slice, _)| slice).collect();
        slices.retain(|slice| slice.pieces() <= self.pieces);
        slices.sort_by_key(|slice| slice.pieces());
        let bar = progress_bar(
            slices.iter().map(|slice| slice.positions()).sum(),
            "{bar:30} {percent} %  {eta} left  {wide_msg}",
        );
        let mut total = Findings::default();
        let mut wrong = Vec::new();
        let mut report = |slice: Slice, findings: Findings| {
            bar.set_message(slice.to_string());
            bar.inc(slice.positions());
            total.positions += findings.positions;
            total.wrong += findings.wrong;
            if !findings.is_clean() {
                wrong.push((slice, findings));
            }
        };
        match self.sample {
            None => verify(&slices, &tablebase, self.resources.resources(), &mut report)?,
            Some(count) => {
                let mut random = fastrand::Rng::with_seed(self.seed);
                for &slice in &slices {
                    let findings = verify_sample(slice, &tablebase, count, &mut || random.u64(..))?;
                    report(slice, findings);
                }
            }
        }
        bar.finish_and_clear();
        let wrong = wrong.into_iter().map(|(slice, findings)| WrongSlice {
            slice: slice.to_string(),
            wrong_count: findings.wrong,
            example: findings.example.as_ref().map(PositionJson::from),
            has_wrong_census: findings.has_wrong_census,
        });
        let answer = VerifyAnswer {
            slice_count: slices.len(),
            position_count: total.positions,
            wrong_count: total.wrong,
            refused,
            wrong: wrong.collect(),
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        Ok(if answer.wrong.is_empty() && answer.refused.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

impl VerifyAnswer {
    /// Writes what was found in the files that could be read.
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for wrong in &self.wrong {
            let count = grouped(wrong.wrong_count);
            writeln!(out, "{}: {count} positions are wrong", wrong.slice)?;
            if let Some(example) = &wrong.example {
                writeln!(out, "  such as {}", example.fen)?;
            }
            if wrong.has_wrong_census {
                writeln!(out, "  the counts in the file don't match the table")?;
            }
        }
        writeln!(
            out,
            "{} slices, {} positions checked, {} wrong",
            self.slice_count,
            grouped(self.position_count),
            grouped(self.wrong_count)
        )
    }
}

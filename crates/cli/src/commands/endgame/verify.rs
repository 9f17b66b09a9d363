//! `crownhead endgame verify`: check databases.

use super::{ResourceArgs, load};
use crate::Status;
use crate::arguments::{EndgamesArg, whole};
use crate::commands::grouped;
use crate::progress::progress_bar;
use clap::Args;
use notation::Fen;
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
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let (tablebase, mut refused) = load(&self.endgames);
        refused.extend(tablebase.inspect());
        for refused in &refused {
            writeln!(out, "{refused}")?;
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
        for (slice, findings) in &wrong {
            writeln!(
                out,
                "{slice}: {} positions are wrong",
                grouped(findings.wrong)
            )?;
            if let Some(example) = &findings.example {
                writeln!(out, "  such as {}", Fen::from(example))?;
            }
            if findings.has_wrong_census {
                writeln!(out, "  the counts in the file don't match the table")?;
            }
        }
        writeln!(
            out,
            "{} slices, {} positions checked, {} wrong",
            slices.len(),
            grouped(total.positions),
            grouped(total.wrong)
        )?;
        Ok(if wrong.is_empty() && refused.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

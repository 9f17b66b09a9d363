//! `crownhead endgame build`: build databases.

use super::{ResourceArgs, shown_bytes};
use crate::Status;
use crate::arguments::whole;
use crate::commands::grouped;
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::Context;
use clap::Args;
use indicatif::{HumanDuration, ProgressBar};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tablebase::{
    Bytes, Folder, Job, Memory, Plan, Progress, Resources, Slice, Storage, WritableStorage, build,
    pending,
};

/// Build databases, one slice at a time.
#[derive(Args)]
#[command(
    after_help = "The required time and space are shown first. You can stop at any time: finished slices stay, and the
same command continues with the rest.

Examples:
  crownhead endgame build --pieces 6 --endgames ~/endgames
  crownhead endgame build --slice m0k4-m0k3 --endgames ~/endgames --memory 8G
  crownhead endgame build --against 4v3 --endgames ~/endgames --memory 8G"
)]
pub(crate) struct Build {
    /// Build all slices with up to this many pieces
    #[arg(long, value_name = "COUNT", required_unless_present_any = ["slice", "against"], value_parser = whole::<u8>(2..=7))]
    pieces: Option<u8>,

    /// Build this slice and everything that play can lead to
    #[arg(long, value_name = "SLICE")]
    slice: Vec<Slice>,

    /// Build all slices of this many pieces against this many
    #[arg(long, value_name = "NvN", value_parser = parse_against)]
    against: Option<(u8, u8)>,

    /// The folder for the files
    #[arg(long, alias = "dir", value_name = "FOLDER", env = "CROWNHEAD_ENDGAMES")]
    endgames: PathBuf,

    /// Compute the number of plies to the end for slices with up to this many pieces
    #[arg(long, value_name = "COUNT", default_value_t = 5, value_parser = whole::<u8>(0..=8))]
    distances: u8,

    #[command(flatten)]
    resources: ResourceArgs,
}

/// `4v3`: four pieces against three.
fn parse_against(text: &str) -> Result<(u8, u8), String> {
    let parse = || {
        let (one, other) = text.split_once('v')?;
        let (one, other) = (one.parse().ok()?, other.parse().ok()?);
        let is_possible = one >= 1 && other >= 1 && u8::checked_add(one, other)? <= 8;
        is_possible.then_some((one, other))
    };
    parse().ok_or_else(|| "two numbers are expected, such as 4v3, at most 8 together".to_owned())
}

impl Build {
    pub(crate) fn run(&self, out: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        let plan = self.plan()?;
        // Checked here, so that a bad folder is reported once and not for each file in it.
        match fs::read_dir(&self.endgames) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(error)
                    .with_context(|| format!("the folder {}", self.endgames.display()));
            }
            // A missing folder is created with the first file.
            _ => {}
        }
        let folder = Folder::new(&self.endgames);
        let resources = self.resources.resources();
        let jobs = pending(&plan, &folder);
        let positions: u64 = jobs.iter().map(Job::positions).sum();
        announce(&plan, &jobs, resources, out)?;
        out.flush()?;

        let elapsed = stopwatch();
        let bar = progress_bar(
            positions,
            "{bar:30} {percent} %  {per_sec}, {eta} left  {wide_msg}",
        );
        let show = Show {
            bar: &bar,
            bytes: AtomicU64::new(0),
            out: Mutex::new((out, Ok(()))),
        };
        let heard = WhileHeard {
            folder: &folder,
            is_heard: &|| show.is_heard(),
        };
        let result = build(&plan, &heard, resources, &|progress| {
            show.progress(&progress);
        });
        bar.finish_and_clear();
        let (out, written) = show.out.into_inner().expect("no thread panics");
        written?;
        result.with_context(|| format!("the databases in {}", self.endgames.display()))?;
        let seconds = elapsed().as_secs_f64();
        writeln!(
            out,
            "{} slices, {} positions, {} in {}: {} positions per second",
            jobs.len(),
            grouped(positions),
            shown_bytes(show.bytes.into_inner()),
            shown_time(seconds),
            grouped((positions as f64 / seconds.max(1e-9)) as u64)
        )?;
        Ok(Status::Good)
    }

    fn plan(&self) -> anyhow::Result<Plan> {
        let mut slices = self.slice.clone();
        if let Some((one, other)) = self.against {
            slices.extend(Slice::against(one, other));
        }
        if let Some(pieces) = self.pieces {
            slices.extend((2..=pieces).flat_map(Slice::with_pieces));
        }
        Ok(Plan::new(&slices, self.distances)?)
    }
}

/// Prints what a build requires.
fn announce(
    plan: &Plan,
    jobs: &[Job],
    resources: Resources,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let positions: u64 = jobs.iter().map(Job::positions).sum();
    let memory = jobs.iter().map(|job| job.memory(resources.threads)).max();
    writeln!(
        out,
        "building {} of {} slices: {} positions, {} of memory",
        jobs.len(),
        plan.jobs().len(),
        grouped(positions),
        shown_bytes(memory.unwrap_or(0))
    )?;
    if positions > LARGE {
        let seconds = positions as f64 / speed(resources)?;
        writeln!(out, "this takes about {}", shown_time(seconds))?;
    }
    Ok(())
}

/// Builds with more positions than this get a time estimate.
const LARGE: u64 = 20_000_000;

/// How many positions per second this machine solves, measured with a small build in memory.
fn speed(resources: Resources) -> anyhow::Result<f64> {
    let plan = Plan::all(4, 4)?;
    let elapsed = stopwatch();
    build(&plan, &Memory::default(), resources, &|_| {})?;
    Ok(plan.positions() as f64 / elapsed().as_secs_f64().max(1e-9))
}

fn shown_time(seconds: f64) -> String {
    if seconds < 60.0 {
        format!("{seconds:.1} seconds")
    } else {
        HumanDuration(Duration::from_secs_f64(seconds)).to_string()
    }
}

/// Shows the progress of a build.
struct Show<'b, W> {
    bar: &'b ProgressBar,
    /// The bytes of the files.
    bytes: AtomicU64,
    /// Where a line for each of them is written, and whether all writes have succeeded.
    out: Mutex<(W, io::Result<()>)>,
}

impl<W: Write> Show<'_, W> {
    fn progress(&self, progress: &Progress<'_>) {
        match *progress {
            Progress::Found { .. } => {}
            Progress::Refused(refused) => {
                self.line(&format!("{refused}; building it again"));
            }
            Progress::Solving { job, done } => {
                self.bar.set_message(job.slice.to_string());
                self.bar.set_position(done);
            }
            Progress::Packing { job } => {
                self.bar.set_message(format!("{} is packed", job.slice));
            }
            Progress::Written { job, bytes } => {
                self.bytes.fetch_add(bytes, Relaxed);
                self.line(&format!(
                    "{}  {:>15} positions  {:>12}",
                    job.slice,
                    grouped(job.positions()),
                    shown_bytes(bytes)
                ));
            }
        }
    }

    /// Whether all output has been written successfully.
    fn is_heard(&self) -> bool {
        self.out.lock().expect("no thread panics").1.is_ok()
    }

    fn line(&self, line: &str) {
        self.bar.suspend(|| {
            let (out, written) = &mut *self.out.lock().expect("no thread panics");
            if written.is_ok() {
                *written = writeln!(out, "{line}").and_then(|()| out.flush());
            }
        });
    }
}

/// A folder that takes no more files once the output is closed, which ends a build: closing a
/// program's output means that it should stop. Files that were already written stay.
struct WhileHeard<'b> {
    folder: &'b Folder,
    is_heard: &'b (dyn Fn() -> bool + Sync),
}

impl Storage for WhileHeard<'_> {
    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        self.folder.read(name)
    }
}

impl WritableStorage for WhileHeard<'_> {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        if (self.is_heard)() {
            self.folder.write(name, bytes)
        } else {
            Err(io::ErrorKind::BrokenPipe.into())
        }
    }

    fn is_open(&self) -> bool {
        (self.is_heard)()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_against_pieces() {
        fn check(text: &str, expected: Option<(u8, u8)>) {
            assert_eq!(parse_against(text).ok(), expected, "{text}");
        }
        check("4v3", Some((4, 3)));
        check("1v1", Some((1, 1)));
        check("5v4", None);
        check("0v3", None);
        check("255v255", None);
        check("4:3", None);
    }
}

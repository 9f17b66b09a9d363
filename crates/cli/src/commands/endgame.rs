//! `crownhead endgame`: perfect play with few pieces.

mod build;
mod probe;
mod stats;
mod verify;

use crate::Status;
use crate::arguments::{EndgamesArg, name_refused, whole};
use clap::{Args, Subcommand};
use std::io::Write;
use tablebase::{Refused, Tablebase};

/// Build, check and query endgame databases.
#[derive(Args)]
#[command(
    after_help = "An endgame database knows the result of every position with few pieces. Databases with up
to 5 pieces are built in, with the number of plies to the end for up to 4. You can build more on
your own machine: all with up to 6 pieces take a few minutes and 53 MB.

A slice is all positions with the same men and kings: m2k1-m0k3 is two men and a king against
three kings. Draw claims don't count: a win that takes longer than forty moves is still a win.

Examples:
  crownhead endgame probe 'B:WK6,K7:BK30'
  crownhead endgame build --pieces 6 --endgames ~/endgames
  crownhead endgame stats --endgames ~/endgames"
)]
pub(crate) struct Endgame {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Verify(verify::Verify),
    Probe(probe::Probe),
    Stats(stats::Stats),
}

impl Endgame {
    pub(crate) fn run(&self, out: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        match &self.command {
            Command::Build(build) => build.run(out),
            Command::Verify(verify) => verify.run(out),
            Command::Probe(probe) => probe.run(out),
            Command::Stats(stats) => stats.run(out),
        }
    }
}

/// The databases in the folder, complemented by the built-in ones, and the damaged files that were
/// skipped.
fn load(endgames: &EndgamesArg) -> (Tablebase, Vec<Refused>) {
    match endgames.folder() {
        None => (Tablebase::embedded(), Vec::new()),
        Some(folder) => Tablebase::with_folder(folder),
    }
}

/// The same, but reports the skipped files on standard error.
fn load_and_tell(endgames: &EndgamesArg) -> Tablebase {
    let (tablebase, refused) = load(endgames);
    name_refused(&refused);
    tablebase
}

/// The threads and memory that a long command can use.
#[derive(Args)]
struct ResourceArgs {
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "COUNT", value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,

    /// Memory for tables, such as 512M or 8G
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = parse_size)]
    memory: u64,
}

impl ResourceArgs {
    fn resources(&self) -> tablebase::Resources {
        let threads = match self.threads {
            Some(threads) => threads.into(),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        };
        tablebase::Resources {
            threads,
            memory: self.memory,
        }
    }
}

/// Bytes from a number with a unit: `4096`, `64K`, `512M`, `8G`.
fn parse_size(text: &str) -> Result<u64, String> {
    let (digits, shift) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(1 << shift))
        .ok_or_else(|| "expected a size such as 512M or 8G".to_owned())
}

/// Bytes for people: `788 kB`, `27.3 MB`.
fn shown_bytes(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        fn check(text: &str, expected: Option<u64>) {
            assert_eq!(parse_size(text).ok(), expected, "{text}");
        }
        check("4096", Some(4096));
        check("64K", Some(65_536));
        check("512m", Some(512 << 20));
        check("8G", Some(8 << 30));
        check("", None);
        check("G", None);
        check("8 G", None);
        check("99999999999999999G", None);
    }

    #[test]
    fn bytes_are_shown_with_few_digits() {
        fn check(bytes: u64, expected: &str) {
            assert_eq!(shown_bytes(bytes), expected);
        }
        check(92, "92 bytes");
        check(788_362, "788 kB");
        check(27_345_000, "27.3 MB");
    }
}

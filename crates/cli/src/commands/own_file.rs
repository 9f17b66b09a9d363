//! Replacing a game file with what was read from it.

use anyhow::ensure;
use clap::Args;
use std::path::Path;

/// Whether a file can lose the parts that couldn't be read.
#[derive(Args, Clone, Copy)]
pub(super) struct Losing {
    /// Replace the file itself, even if that loses something
    #[arg(long, requires = "output")]
    lossy: bool,
}

impl Losing {
    /// Refuses to replace the source file if that would lose something, unless it's allowed.
    pub(super) fn allow(
        self,
        source: &Path,
        target: &Path,
        something_lost: bool,
    ) -> anyhow::Result<()> {
        ensure!(
            self.lossy || !something_lost || !is_same_file(source, target),
            "the file is left as it was: it holds what couldn't be read and would be lost; \
             write to another file, or use --lossy"
        );
        Ok(())
    }

    /// Refuses to replace the source file with some of its games, unless it's allowed.
    pub(super) fn allow_selection(self, source: &Path, target: &Path) -> anyhow::Result<()> {
        ensure!(
            self.lossy || !is_same_file(source, target),
            "this would replace {} and lose its other games; write to another file, or use --lossy",
            source.display()
        );
        Ok(())
    }
}

fn is_same_file(a: &Path, b: &Path) -> bool {
    a.canonicalize()
        .ok()
        .zip(b.canonicalize().ok())
        .is_some_and(|(a, b)| a == b)
}

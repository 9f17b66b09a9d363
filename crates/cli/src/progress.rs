//! Progress bars on standard error, shown only on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write};

/// A bar of this length. It draws nothing unless standard error is a terminal.
pub(crate) fn progress_bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr_with_hz(8))
        .with_style(style)
}

/// A status line. It draws nothing unless standard error is a terminal.
pub(crate) fn spinner() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}")
        .expect("the template is well formed");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(8)).with_style(style)
}

/// Prints results while a bar is on the screen. On a terminal, they appear immediately, above the bar.
pub(crate) fn print_above<W: Write>(
    bar: &ProgressBar,
    out: &mut W,
    print: impl FnOnce(&mut W) -> io::Result<()>,
) -> io::Result<()> {
    bar.suspend(|| {
        print(out)?;
        if io::stdout().is_terminal() {
            out.flush()?;
        }
        Ok(())
    })
}

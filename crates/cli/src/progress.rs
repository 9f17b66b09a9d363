//! Progress bars on standard error, shown only on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

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

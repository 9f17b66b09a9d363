//! How a long command handles Ctrl-C.

use anyhow::Context;
use engine::Control;

/// Makes the first interrupt stop the work, which then ends cleanly, and the second one end the
/// program.
pub(crate) fn stop_on_interrupt(interrupt: Control) -> anyhow::Result<()> {
    let handler = move || {
        if interrupt.is_stopped() {
            // The exit status that shells use for an interrupted program.
            std::process::exit(130);
        }
        interrupt.stop();
    };
    ctrlc::set_handler(handler).context("can't listen for Ctrl-C")
}

//! What Ctrl-C does to a long command.

use anyhow::Context;
use engine::Control;

/// Has the first interrupt stop the work, which then ends cleanly, and the second end the program.
pub(crate) fn stop_on_interrupt(interrupt: Control) -> anyhow::Result<()> {
    let handler = move || {
        if interrupt.is_stopped() {
            // As a shell reports a program that an interrupt has ended.
            std::process::exit(130);
        }
        interrupt.stop();
    };
    ctrlc::set_handler(handler).context("cannot listen for Ctrl-C")
}

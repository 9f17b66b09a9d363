//! The server's log.

use anyhow::Context;
use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum LogFormat {
    /// Text for people
    Text,
    /// One JSON object per line
    Json,
}

/// Writes the log to standard error. `filter` selects what to log, such as `info,server=debug`.
pub(super) fn start(filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter =
        EnvFilter::try_new(filter).with_context(|| format!("{filter:?} is not a log filter"))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(false).init(),
        // The request's span is the only one, so a list isn't needed.
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
    // Panics are logged with the ID of their request.
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "this is a bug")));
    Ok(())
}

//! The limits of a search.

use anyhow::Context;
use clap::Args;
use engine::Limits;
use std::time::Duration;

/// The limit of each search.
#[derive(Args)]
#[group(multiple = false)]
pub(super) struct EffortArgs {
    /// Seconds per search [default: 0.1]
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,

    /// Nodes per search
    #[arg(long, value_name = "COUNT")]
    nodes: Option<u64>,
}

impl EffortArgs {
    pub(super) fn limits(&self) -> anyhow::Result<Limits> {
        if let Some(nodes) = self.nodes {
            return Ok(Limits::nodes(nodes));
        }
        let seconds = self.time.unwrap_or(0.1);
        let time = Duration::try_from_secs_f64(seconds).context("--time")?;
        Ok(Limits::move_time(time))
    }
}

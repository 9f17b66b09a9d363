//! The memory of another process.

use anyhow::{Context, Result};
use std::fs;

/// The bytes that a process holds in memory.
pub(crate) fn resident(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/status");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kilobytes: u64 = kilobytes.context("no VmRSS")?.parse()?;
    Ok(kilobytes * 1024)
}

//! What a process uses.

use anyhow::{Context, Result};
use std::fs;
use std::time::Duration;

/// The bytes that a process holds in memory.
pub fn resident(pid: u32) -> Result<u64> {
    memory(pid, "VmRSS:")
}

/// The peak memory of a process since it started, in bytes.
pub fn most_resident(pid: u32) -> Result<u64> {
    memory(pid, "VmHWM:")
}

fn memory(pid: u32, field: &str) -> Result<u64> {
    let path = format!("/proc/{pid}/status");
    let text = fs::read_to_string(&path).with_context(|| format!("can't read {path}"))?;
    let line = text.lines().find_map(|line| line.strip_prefix(field));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kilobytes: u64 = kilobytes.with_context(|| format!("no {field}"))?.parse()?;
    Ok(kilobytes * 1024)
}

/// The processor time that a process has used, in all of its threads.
pub fn processor_time(pid: u32) -> Result<Duration> {
    /// The length of a tick, which is the same on all systems that matter.
    const TICK: Duration = Duration::from_millis(10);
    let path = format!("/proc/{pid}/stat");
    let text = fs::read_to_string(&path).with_context(|| format!("can't read {path}"))?;
    // The name of the program comes first, in parentheses, and may contain anything.
    let (_, fields) = text.rsplit_once(')').context("no name")?;
    let mut ticks = 0;
    for field in fields.split_whitespace().skip(11).take(2) {
        ticks += field.parse::<u32>()?;
    }
    Ok(TICK * ticks)
}

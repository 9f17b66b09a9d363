//! How many connections the system allows.

use std::fs;

/// Files reserved for everything except connections: databases, logs, listeners, and health checks.
const OTHERS: usize = 100;

/// How many connections there are file descriptors for, or `None` if unknown. Health checks must
/// still be answered at the limit. Only Linux reports it; elsewhere it's up to the operator.
pub(super) fn connections() -> Option<usize> {
    possible(&fs::read_to_string("/proc/self/limits").ok()?)
}

/// How many connections there are file descriptors for, from the limits of a process in Linux's
/// format.
fn possible(limits: &str) -> Option<usize> {
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))?;
    let files: usize = line.split_whitespace().next()?.parse().ok()?;
    Some(files.saturating_sub(OTHERS).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_read() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
                      Max processes             96317                96317                processes\n\
                      Max open files            1024                 1048576              files\n";
        assert_eq!(possible(limits), Some(924));
        assert_eq!(possible("Max open files   50   50   files"), Some(1));
        assert_eq!(possible("Max open files   unlimited   unlimited"), None);
        assert_eq!(possible(""), None);
    }
}

//! The only place where the server reads the wall clock.

use room::Instant;
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, the same on all nodes and in all logs.
#[expect(clippy::disallowed_methods, reason = "this is the clock")]
pub(crate) fn now() -> Instant {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Instant::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

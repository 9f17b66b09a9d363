//! The one place of the server that reads the clock.

use room::Instant;
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, as all nodes and all logs count.
#[expect(clippy::disallowed_methods, reason = "this is the clock")]
pub(crate) fn now() -> Instant {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Instant::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

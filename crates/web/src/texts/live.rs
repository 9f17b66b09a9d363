//! Online games.

use super::t;
use protocol::Heat;

/// Describes a player who lost the connection, with the time left to come back.
pub(crate) fn reconnecting(seconds: u64) -> String {
    t().live_reconnecting_time(&format!("{}:{:02}", seconds / 60, seconds % 60))
}

/// Formats the change of a rating.
pub(crate) fn rating_change(change: i64) -> String {
    let sign = match change {
        ..0 => "\u{2212}",
        0 => "\u{b1}",
        1.. => "+",
    };
    format!("{sign}{}", change.unsigned_abs())
}

/// Returns which part of a heat it is.
pub(crate) fn heat(part: Heat) -> &'static str {
    match part {
        Heat::First => t().live_heat_first(),
        Heat::Second => t().live_heat_second(),
    }
}

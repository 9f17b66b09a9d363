//! Games over the network.

use super::t;
use protocol::Heat;
use room::Action;

/// A player who has lost the connection and has so long to come back.
pub(crate) fn reconnecting(seconds: u64) -> String {
    t().live_reconnecting_time(&format!("{}:{:02}", seconds / 60, seconds % 60))
}

/// What is asked before something that can't be undone, and the word for yes.
pub(crate) fn confirm(action: Action) -> (&'static str, &'static str) {
    match action {
        Action::Resign => (t().live_resign_question(), t().game_resign()),
        _ => (t().live_sure_question(), t().live_yes()),
    }
}

/// How a rating was changed by a game.
pub(crate) fn rating_change(change: i64) -> String {
    let sign = match change {
        ..0 => "\u{2212}",
        0 => "\u{b1}",
        1.. => "+",
    };
    format!("{sign}{}", change.unsigned_abs())
}

/// Which part of a heat it is.
pub(crate) fn heat(part: Heat) -> &'static str {
    match part {
        Heat::First => t().live_heat_first(),
        Heat::Second => t().live_heat_second(),
    }
}

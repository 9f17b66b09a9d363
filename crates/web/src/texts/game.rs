//! A game on this device.

use super::t;
use engine_link::Gain;

/// Returns a file name for a game.
pub(crate) fn file_name(black: &str, white: &str) -> String {
    let plain = |name: &str| -> String {
        let kept = name.chars().filter(|c| c.is_alphanumeric());
        kept.take(24).collect()
    };
    format!("{}-{}.pdn", plain(black), plain(white))
}

/// Returns the last stages of a hint: a move or a line, and what it gains.
pub(crate) fn hint_line(line: &str, gain: Gain) -> String {
    match gain {
        Gain::WinsGame(Some(plies)) => t().hint_wins_in(line, plies.div_ceil(2)),
        Gain::WinsGame(None) => t().hint_wins(line),
        Gain::HoldsOut(_) => t().hint_holds_out(line),
        Gain::WinsPieces(pieces) => t().hint_wins_pieces(line, pieces),
        Gain::Crowns => t().hint_crowns(line),
        Gain::LosesPieces(pieces) => t().hint_loses_pieces(line, pieces),
        Gain::Keeps(_) => t().hint_keeps(line),
    }
}

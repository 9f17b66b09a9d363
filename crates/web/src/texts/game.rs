//! A game on this device.

/// Returns a file name for a game.
pub(crate) fn file_name(black: &str, white: &str) -> String {
    let plain = |name: &str| -> String {
        let kept = name.chars().filter(|c| c.is_alphanumeric());
        kept.take(24).collect()
    };
    format!("{}-{}.pdn", plain(black), plain(white))
}

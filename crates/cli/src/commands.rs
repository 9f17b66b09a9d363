//! One module per command.

pub(crate) mod analyze;
pub(crate) mod backup;
pub(crate) mod ballots;
pub(crate) mod bench;
pub(crate) mod board;
pub(crate) mod book;
pub(crate) mod calibrate;
pub(crate) mod completions;
pub(crate) mod datagen;
pub(crate) mod dxp;
pub(crate) mod endgame;
pub(crate) mod health;
pub(crate) mod hub;
pub(crate) mod lessons;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod moves;
mod own_file;
pub(crate) mod pdn;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod serve;
pub(crate) mod suite;

use rules::Labels;

/// How squares are written, from the flag `--letters`.
fn labels(letters: bool) -> Labels {
    if letters {
        Labels::Letters
    } else {
        Labels::Numbers
    }
}

/// `1 move`, `2 moves`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

/// A number with thousands separators: `85,242,128`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (85_242_128, "85,242,128"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }
}

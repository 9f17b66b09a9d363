//! Short annotations on a move: signs and numbers.

use std::fmt;

/// An annotation as signs after a move: `9-14!`, `22-18(?)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strength {
    /// The signs.
    pub mark: Mark,
    /// Whether they're in parentheses, which softens them.
    pub in_parentheses: bool,
}

/// The signs of a [`Strength`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Mark; 6] = [
        Mark::Good,
        Mark::Mistake,
        Mark::Brilliant,
        Mark::Blunder,
        Mark::Interesting,
        Mark::Dubious,
    ];

    /// The mark for these signs. A third sign and any after it are ignored.
    fn from_signs(signs: &str) -> Option<Mark> {
        if !signs.bytes().all(|sign| matches!(sign, b'!' | b'?')) {
            return None;
        }
        Mark::ALL
            .into_iter()
            .find(|mark| mark.signs() == &signs[..signs.len().min(2)])
    }

    /// The signs of this mark.
    pub const fn signs(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Mistake => "?",
            Mark::Brilliant => "!!",
            Mark::Blunder => "??",
            Mark::Interesting => "!?",
            Mark::Dubious => "?!",
        }
    }
}

impl Strength {
    /// The strength in this text, with or without its parentheses.
    pub fn read(text: &str) -> Option<Strength> {
        let inside = text
            .strip_prefix('(')
            .and_then(|text| text.strip_suffix(')'));
        Some(Strength {
            mark: Mark::from_signs(inside.unwrap_or(text))?,
            in_parentheses: inside.is_some(),
        })
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = self.mark.signs();
        if self.in_parentheses {
            write!(f, "({signs})")
        } else {
            f.write_str(signs)
        }
    }
}

/// An annotation as a number: `$1` is a good move. The numbers are the same as in chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Nag(pub u8);

impl Nag {
    /// `$7`: the only move. Old files write a star after the move.
    pub const FORCED: Nag = Nag(7);
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_are_read_and_written() {
        #[track_caller]
        fn check(text: &str, written: Option<&str>) {
            let strength = Strength::read(text).map(|strength| strength.to_string());
            assert_eq!(strength.as_deref(), written, "{text}");
        }
        for text in ["!", "?", "!!", "??", "!?", "?!", "(!)", "(?)", "(!?)"] {
            check(text, Some(text));
        }
        check("!!!", Some("!!"));
        check("?!?", Some("?!"));
        for text in ["", "()", "*", "(!", "!)", "! ?", "é"] {
            check(text, None);
        }
    }
}

//! Arrows that people draw on the board, kept in comments.

use super::Comment;
use rules::Square;
use std::fmt;

/// The color of an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Ink {
    const ALL: [Ink; 4] = [Ink::Green, Ink::Red, Ink::Yellow, Ink::Blue];

    const fn letter(self) -> char {
        match self {
            Ink::Green => 'G',
            Ink::Red => 'R',
            Ink::Yellow => 'Y',
            Ink::Blue => 'B',
        }
    }
}

/// An arrow from one square to another. Written `G11-15`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Its color.
    pub ink: Ink,
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

impl Arrow {
    /// The arrows in a comment: those in its commands `[%cal G11-15,R22-18]`. Anything that isn't
    /// an arrow is skipped.
    ///
    /// ```
    /// # use crownhead_notation::pdn::{Arrow, Comment};
    /// let comment = Comment::new("See [%cal G11-15,R22-18].").unwrap();
    /// let arrows: Vec<Arrow> = Arrow::all(&comment).collect();
    /// assert_eq!(Arrow::list(&arrows), "G11-15,R22-18");
    /// ```
    pub fn all(comment: &Comment) -> impl Iterator<Item = Arrow> {
        comment
            .commands()
            .filter(|(name, _)| *name == "cal")
            .flat_map(|(_, value)| value.split(','))
            .filter_map(|text| Arrow::read(text.trim()))
    }

    /// The value of a command `[%cal …]` with these arrows.
    pub fn list(arrows: &[Arrow]) -> String {
        let texts: Vec<String> = arrows.iter().map(ToString::to_string).collect();
        texts.join(",")
    }

    fn read(text: &str) -> Option<Arrow> {
        let mut rest = text.chars();
        let letter = rest.next()?;
        let ink = Ink::ALL.into_iter().find(|ink| ink.letter() == letter)?;
        let (from, to) = rest.as_str().split_once('-')?;
        let square = |text: &str| text.parse().ok().and_then(Square::new);
        Some(Arrow {
            ink,
            from: square(from)?,
            to: square(to)?,
        })
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Arrow { ink, from, to } = self;
        write!(f, "{}{from}-{to}", ink.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_are_read_and_written() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            let comment = Comment::new(text).unwrap();
            let arrows: Vec<Arrow> = Arrow::all(&comment).collect();
            assert_eq!(Arrow::list(&arrows), expected);
        }
        check("[%cal G11-15]", "G11-15");
        check("a [%cal R1-32, Y5-9] b [%cal B3-7]", "R1-32,Y5-9,B3-7");
        check("[%cal X1-2,G0-4,G4,G33-1,,G1-x]", "");
        check("[%eval 0.3] none", "");
    }
}

//! Slices: the positions with the same men and kings on each side.

use std::fmt;
use std::str::FromStr;

use rules::{Color, Material, Position};

use crate::index::SliceIndex;

/// The maximum number of pieces in a slice.
pub const MAX_SLICE_PIECES: u8 = 8;

/// The men and kings of each side, in the form that the tables store.
///
/// Rotating the board and swapping the colors doesn't change a position's value, so only one of the
/// two materials is stored: the one where Black isn't the weaker side.
///
/// Invariant: each side has a piece, both together have at most [`MAX_SLICE_PIECES`], and Black's
/// `(pieces, kings)` isn't less than White's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Slice(Material);

impl Slice {
    /// The slice that stores this material, and whether the colors must be swapped to get there.
    /// `None` for a board with only one side or with too many pieces.
    pub fn of(material: Material) -> Option<(Slice, bool)> {
        let Material { bm, bk, wm, wk } = material;
        // A file can contain any four numbers.
        let (black, white) = (bm.saturating_add(bk), wm.saturating_add(wk));
        if black == 0 || white == 0 || black.saturating_add(white) > MAX_SLICE_PIECES {
            return None;
        }
        Some(if (black, bk) >= (white, wk) {
            (Slice(material), false)
        } else {
            (Slice(swapped(material)), true)
        })
    }

    /// All slices with this many pieces, each after the slices that its moves lead to.
    pub fn with_pieces(pieces: u8) -> Vec<Slice> {
        let mut slices = Vec::new();
        for white in 1..=pieces / 2 {
            let black = pieces - white;
            slices.extend(Slice::against(black, white));
        }
        slices.sort_by_key(|slice| slice.order());
        slices
    }

    /// The slices with this many pieces against that many, each after the slices that its moves
    /// lead to.
    pub fn against(one: u8, other: u8) -> Vec<Slice> {
        let (black, white) = (one.max(other), one.min(other));
        let mut slices: Vec<Slice> = (0..=black)
            .flat_map(|bk| (0..=white).map(move |wk| (bk, wk)))
            .filter_map(|(bk, wk)| {
                let (slice, is_swapped) = Slice::of(Material {
                    bm: black - bk,
                    bk,
                    wm: white - wk,
                    wk,
                })?;
                (!is_swapped).then_some(slice)
            })
            .collect();
        slices.sort_by_key(|slice| slice.order());
        slices
    }

    /// The men and kings of each side.
    pub const fn material(self) -> Material {
        self.0
    }

    /// The number of pieces on the board.
    pub const fn pieces(self) -> u8 {
        self.0.bm + self.0.bk + self.0.wm + self.0.wk
    }

    /// The number of men on the board.
    pub const fn men(self) -> u8 {
        self.0.bm + self.0.wm
    }

    /// Whether both sides have the same material, so that one side to move represents both.
    pub fn is_even(self) -> bool {
        self.0 == swapped(self.0)
    }

    /// The stored sides to move: both, or only Black if the slice is even.
    pub fn turns(self) -> &'static [Color] {
        if self.is_even() {
            &[Color::Black]
        } else {
            &Color::BOTH
        }
    }

    /// The number of positions that the tables store for this slice.
    pub fn positions(self) -> u64 {
        SliceIndex::new(self).len() * self.turns().len() as u64
    }

    /// A position of this slice for any two numbers; random numbers give a uniform distribution.
    pub fn position(self, number: u64, turn: u64) -> Position {
        let index = SliceIndex::new(self);
        let turns = self.turns();
        index.position(number % index.len(), turns[turn as usize % turns.len()])
    }

    /// The other slices that one move can lead to.
    pub fn successors(self) -> Vec<Slice> {
        let Material { bm, bk, wm, wk } = self.0;
        let mut found = Vec::new();
        let mut add = |bm, bk, wm, wk| {
            let target = Slice::of(Material { bm, bk, wm, wk });
            found.extend(target.map(|(slice, _)| slice));
        };
        for taken_men in 0..=wm {
            for taken_kings in 0..=wk {
                let (wm, wk) = (wm - taken_men, wk - taken_kings);
                if taken_men + taken_kings > 0 {
                    add(bm, bk, wm, wk);
                }
                if bm > 0 {
                    add(bm - 1, bk + 1, wm, wk);
                }
            }
        }
        for taken_men in 0..=bm {
            for taken_kings in 0..=bk {
                let (bm, bk) = (bm - taken_men, bk - taken_kings);
                if taken_men + taken_kings > 0 {
                    add(bm, bk, wm, wk);
                }
                if wm > 0 {
                    add(bm, bk, wm - 1, wk + 1);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// These slices and all slices that play can lead to, each after the slices that its moves lead
    /// to.
    pub fn closure(slices: &[Slice]) -> Vec<Slice> {
        let mut all = slices.to_vec();
        let mut next = 0;
        while next < all.len() {
            for slice in all[next].successors() {
                if !all.contains(&slice) {
                    all.push(slice);
                }
            }
            next += 1;
        }
        all.sort_by_key(|slice| slice.order());
        all.dedup();
        all
    }

    /// Captures decrease the first number, crowning the second. The rest only makes the order
    /// total.
    pub(crate) fn order(self) -> (u8, u8, u8, Material) {
        (
            self.pieces(),
            self.men(),
            self.0.bm + self.0.bk,
            swapped(self.0),
        )
    }
}

/// The material from the other side's point of view.
pub(crate) const fn swapped(material: Material) -> Material {
    let Material { bm, bk, wm, wk } = material;
    Material {
        bm: wm,
        bk: wk,
        wm: bm,
        wk: bk,
    }
}

/// `m2k1-m0k3`: two men and a king against three kings.
impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Material { bm, bk, wm, wk } = self.0;
        f.pad(&format!("m{bm}k{bk}-m{wm}k{wk}"))
    }
}

/// A text that doesn't name a slice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` isn't a slice: write men and kings of each side, such as m2k1-m0k3, with at most \
     {MAX_SLICE_PIECES} pieces"
)]
pub struct ParseSliceError(String);

impl FromStr for Slice {
    type Err = ParseSliceError;

    fn from_str(text: &str) -> Result<Slice, ParseSliceError> {
        let parse = || {
            let [b'm', bm, b'k', bk, b'-', b'm', wm, b'k', wk] = *text.as_bytes() else {
                return None;
            };
            let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
            let (slice, _) = Slice::of(Material {
                bm: digit(bm)?,
                bk: digit(bk)?,
                wm: digit(wm)?,
                wk: digit(wk)?,
            })?;
            Some(slice)
        };
        parse().ok_or_else(|| ParseSliceError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_are_read_and_written() {
        fn check(text: &str, expected: Option<&str>) {
            let slice = text.parse::<Slice>().ok().map(|slice| slice.to_string());
            assert_eq!(slice.as_deref(), expected, "{text}");
        }
        check("m2k1-m0k3", Some("m0k3-m2k1"));
        check("m0k3-m2k1", Some("m0k3-m2k1"));
        check("m0k1-m3k0", Some("m3k0-m0k1"));
        check("m1k0-m0k0", None);
        check("m4k1-m4k0", None);
        check("m1k1m1k1", None);
        check("", None);
    }

    #[test]
    fn any_numbers_of_pieces_may_be_asked_for() {
        fn check([bm, bk, wm, wk]: [u8; 4], expected: bool) {
            let slice = Slice::of(Material { bm, bk, wm, wk });
            assert_eq!(slice.is_some(), expected);
        }
        check([1, 0, 0, 1], true);
        check([4, 0, 0, 4], true);
        check([4, 1, 0, 4], false);
        check([1, 0, 0, 0], false);
        check([0, 0, 1, 1], false);
        check([200, 200, 1, 1], false);
        check([255, 1, 255, 255], false);
    }

    #[test]
    fn every_slice_comes_after_its_successors() {
        let all: Vec<Slice> = (2..=7).flat_map(Slice::with_pieces).collect();
        for (at, slice) in all.iter().enumerate() {
            for successor in slice.successors() {
                assert!(all[..at].contains(&successor), "{slice} {successor}");
            }
            assert_eq!(slice.to_string().parse(), Ok(*slice));
        }
        assert_eq!(Slice::closure(&Slice::with_pieces(7)), all);
    }

    #[test]
    fn all_materials_are_kept_once() {
        // Every split of n pieces into men and kings of both sides, one of each mirrored pair.
        for pieces in 2..=8 {
            let slices = Slice::with_pieces(pieces);
            let kept: usize = slices.iter().map(|slice| slice.turns().len()).sum();
            let splits: u32 = (1..pieces)
                .map(|black| u32::from(black + 1) * u32::from(pieces - black + 1))
                .sum();
            assert_eq!(kept as u32, splits);
        }
    }
}

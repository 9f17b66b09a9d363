//! One value for each side.

use rules::Color;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// One value for each side: `sides[Color::Black]` and `sides[Color::White]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides<T> {
    /// Black's, who moves first.
    pub black: T,
    /// White's, who moves second.
    pub white: T,
}

impl<T> Sides<T> {
    /// The same value for both sides.
    pub fn both(value: T) -> Sides<T>
    where
        T: Clone,
    {
        Sides {
            black: value.clone(),
            white: value,
        }
    }

    /// Swaps Black's value and White's.
    pub fn swapped(self) -> Sides<T> {
        Sides {
            black: self.white,
            white: self.black,
        }
    }
}

impl<T> Index<Color> for Sides<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for Sides<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

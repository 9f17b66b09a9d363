//! Every number that shapes the search, in one table.

/// Declares the table once: the fields with their docs and values, and access by name for tools
/// that try other values.
macro_rules! tuning {
    ($($(#[$doc:meta])* $name:ident = $value:literal;)*) => {
        /// The numbers that shape the search.
        ///
        /// Depths are in sixteenths of a ply and margins in hundredths of a man, unless noted
        /// otherwise. The values are the ones that did best in matches.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Tuning {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Tuning {
            /// The values the engine plays with.
            pub const DEFAULT: Tuning = Tuning { $($name: $value,)* };

            /// The names of all values, in the order of the table.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// Returns the value with this name.
            pub fn get(&self, name: &str) -> Result<i32, UnknownTuning> {
                match name {
                    $(stringify!($name) => Ok(self.$name),)*
                    _ => Err(UnknownTuning(name.to_owned())),
                }
            }

            /// Returns the table with one value changed.
            pub fn with(mut self, name: &str, value: i32) -> Result<Tuning, UnknownTuning> {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return Err(UnknownTuning(name.to_owned())),
                }
                Ok(self)
            }
        }
    };
}

tuning! {
    /// Half the width of the first window around the score of the previous iteration.
    aspiration_width = 5;
    /// The depth of the first iteration with a window.
    aspiration_min_depth = 80;
    /// How much the window grows on the side that failed, in percent.
    aspiration_growth = 100;

    /// How much deeper a node with a single legal move is searched.
    single_reply_extension = 16;

    /// How often per line a leaf under threat is searched one ply deeper.
    threat_extensions = 1;

    /// The first move in the order to be reduced, counted from 0.
    lmr_min_move = 2;
    /// The depth from which moves are reduced.
    lmr_min_depth = 32;
    /// The constant part of a reduction.
    lmr_base = 23;
    /// The factor for the product of two logarithms: those of the depth in plies and the index in
    /// the order.
    lmr_slope = 8;
    /// How much less a node of the principal variation is reduced.
    lmr_pv = 16;
    /// How much history score makes a reduction one sixteenth of a ply smaller.
    lmr_history = 410;
    /// How much less a move is reduced if it lets the opponent capture.
    lmr_forcing = 8;

    /// How much more a move is reduced if a cut is expected.
    lmr_cut = 7;
    /// How much more a move is reduced if the evaluation hasn't risen.
    lmr_worsening = 18;

    /// The deepest hopeless nodes to go straight to quiescence.
    razor_max_depth = 48;
    /// How far below the window the evaluation must be for that, per ply.
    razor_margin = 83;

    /// The depth from which low cuts are tried.
    lowcut_min_depth = 48;
    /// How far below the window the evaluation must be for a low cut.
    lowcut_margin = 88;
    /// How much shallower the search that verifies a low cut is.
    lowcut_reduction = 24;

    /// The depth from which prob-cuts are tried.
    probcut_min_depth = 64;
    /// How far above the window the evaluation must be for a prob-cut.
    probcut_margin = 21;
    /// How much shallower the search that verifies a prob-cut is.
    probcut_reduction = 37;

    /// The deepest nodes to cut if the evaluation is far above the window.
    futility_max_depth = 48;
    /// How far above the window the evaluation must be for that, per ply.
    futility_margin = 70;

    /// The depth from which singular extensions are tried.
    singular_min_depth = 108;
    /// How much shallower than the node the stored result of the hash move can be.
    singular_known_slack = 48;
    /// How far below the stored score all other moves must stay, per ply.
    singular_margin = 1;
    /// How much deeper a singular move is searched.
    singular_extension = 16;

    /// How much shallower a node without a hash move is searched.
    iir_reduction = 23;
    /// The depth from which such nodes are searched shallower.
    iir_min_depth = 114;

    /// The most that one result adds to a move's history score.
    history_max_bonus = 1200;
    /// How much each ply of depth adds to a move's history score.
    history_bonus = 174;

    /// How many moves to plan for if the clock has to last for the whole game, and the most in any
    /// case.
    clock_moves = 30;
    /// How much of the increment a move can use, in percent.
    clock_increment_share = 80;
    /// The most time a move can take, in percent of the planned time.
    clock_max_stretch = 400;
    /// The most time a move can take, in percent of the remaining time.
    clock_max_share = 40;
    /// Milliseconds reserved for getting the move to the clock.
    clock_overhead = 10;
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::DEFAULT
    }
}

/// A name that isn't in the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no tuning value {0:?}")]
pub struct UnknownTuning(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_reached_by_name() {
        for name in Tuning::NAMES {
            let value = Tuning::DEFAULT.get(name).unwrap();
            let changed = Tuning::DEFAULT.with(name, value + 1).unwrap();
            assert_eq!(changed.get(name), Ok(value + 1));
            assert_eq!(changed.with(name, value), Ok(Tuning::DEFAULT));
        }
        assert_eq!(
            Tuning::DEFAULT.with("luck", 1).unwrap_err().to_string(),
            "there is no tuning value \"luck\""
        );
    }
}

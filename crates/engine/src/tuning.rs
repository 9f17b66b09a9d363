//! Every number that shapes the search, in one table.

/// Declares the table once: the fields with their meaning, their values, and access by name for
/// tools that try other values.
macro_rules! tuning {
    ($($(#[$doc:meta])* $name:ident = $value:literal;)*) => {
        /// The numbers that shape the search.
        ///
        /// Depths are in sixteenths of a ply, margins in hundredths of a man, unless said
        /// otherwise. The values are those that did best in matches.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Tuning {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Tuning {
            /// The values the engine plays with.
            pub const DEFAULT: Tuning = Tuning { $($name: $value,)* };

            /// The names of all values, in the order of the table.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// The value with this name.
            pub fn get(&self, name: &str) -> Result<i32, UnknownTuning> {
                match name {
                    $(stringify!($name) => Ok(self.$name),)*
                    _ => Err(UnknownTuning(name.to_owned())),
                }
            }

            /// The same table with one value changed.
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
    /// Half the width of the first window around the score of the iteration before.
    aspiration_width = 5;
    /// The first iteration with a window.
    aspiration_min_depth = 80;
    /// By how many percent the window grows on the side that failed.
    aspiration_growth = 100;

    /// How much deeper a node with a single legal move is searched.
    single_reply_extension = 16;

    /// Leaves under threat are searched one ply more, at most so often in a line.
    threat_extensions = 1;

    /// Reductions begin with this move in the order, counted from 0.
    lmr_min_move = 2;
    /// Reductions begin at this depth.
    lmr_min_depth = 32;
    /// The part of a reduction that is always there.
    lmr_base = 23;
    /// A reduction grows with the product of two logarithms, those of depth in plies and of place
    /// in the order, times this.
    lmr_slope = 8;
    /// How much less a node of the principal variation is reduced.
    lmr_pv = 16;
    /// How much of the history of a move is worth one sixteenth of a ply less.
    lmr_history = 410;
    /// How much less a move is reduced that offers a piece or is a crowning.
    lmr_forcing = 8;

    /// How much more a move is reduced where a cut is expected.
    lmr_cut = 7;
    /// How much more a move is reduced where the evaluation has not risen.
    lmr_worsening = 18;

    /// Hopeless nodes up to this depth go straight to the leaves.
    razor_max_depth = 48;
    /// What the evaluation lacks then, for each ply.
    razor_margin = 83;

    /// Low cut begins at this depth.
    lowcut_min_depth = 48;
    /// How far below the window the evaluation must be for a low cut.
    lowcut_margin = 88;
    /// How much shallower the search is that verifies it.
    lowcut_reduction = 24;

    /// Prob-cut begins at this depth.
    probcut_min_depth = 64;
    /// How far above the window the evaluation must be for a prob-cut.
    probcut_margin = 21;
    /// How much shallower the search is that verifies a prob-cut.
    probcut_reduction = 37;

    /// Nodes this shallow are cut when the evaluation is far above the window.
    futility_max_depth = 48;
    /// What the evaluation must have above the window for each ply.
    futility_margin = 70;

    /// Singular extension begins at this depth.
    singular_min_depth = 108;
    /// How much shallower than wanted the known result of a hash move may be.
    singular_known_slack = 48;
    /// How far below the known score all other moves must stay, for each ply.
    singular_margin = 1;
    /// How much deeper a singular move is searched.
    singular_extension = 16;

    /// A node without a hash move is searched so much shallower.
    iir_reduction = 23;
    /// From this depth on.
    iir_min_depth = 114;

    /// The most that one result adds to the history of a move.
    history_max_bonus = 1200;
    /// What a ply of depth adds to the history of a move.
    history_bonus = 174;

    /// Moves still to be made with a clock that has to last for the whole game.
    clock_moves = 30;
    /// The part of the increment that a move may use, in percent.
    clock_increment_share = 80;
    /// How much longer than planned a move may take, in percent.
    clock_max_stretch = 400;
    /// The most of the remaining time that a move may take, in percent.
    clock_max_share = 40;
    /// Milliseconds kept back for the way of the move to the clock.
    clock_overhead = 10;
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::DEFAULT
    }
}

/// A name that no value of the table has.
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

//! The official rules and the optional house rules.

/// The rules of a game.
///
/// The default is the official game. House rules are for casual play and never rated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuleSet {
    /// House rule: a man can't capture a king; only a king can.
    pub kings_safe_from_men: bool,
}

impl RuleSet {
    /// The official rules of American checkers.
    pub const OFFICIAL: RuleSet = RuleSet {
        kings_safe_from_men: false,
    };

    /// Whether these are the official rules.
    pub fn is_official(self) -> bool {
        self == RuleSet::OFFICIAL
    }
}

//! Limits on the number of events in a game.
//!
//! Everyone who joins a game receives its log, so it mustn't grow forever.

use protocol::Why;
use room::{Action, Event, Fact, Proposal};
use rules::Color;

/// After this many events, only actions that bring the game closer to its end are allowed.
const MAX_EVENTS: usize = 3_000;
/// How many take-backs a player may ask for.
const MAX_TAKE_BACKS: usize = 30;

/// Why a player can't do this after what has happened in the game.
pub(crate) fn problem(log: &[Event], by: Color, action: Action) -> Option<Why> {
    let is_extra = matches!(
        action,
        Action::Propose(_) | Action::Withdraw(_) | Action::Decline(_)
    );
    if is_extra && log.len() >= MAX_EVENTS {
        return Some(Why::LongLog);
    }
    let asks = |event: &&Event| matches!(event.fact, Fact::Proposed { by: who, proposal: Proposal::TakeBack { .. } } if who == by);
    let is_take_back = matches!(action, Action::Propose(Proposal::TakeBack { .. }));
    (is_take_back && log.iter().filter(asks).count() >= MAX_TAKE_BACKS)
        .then_some(Why::TooManyTakeBacks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Instant;

    fn log(fact: Fact, count: usize) -> Vec<Event> {
        let event = |seq| Event {
            seq: seq as u64,
            at: Instant::from_millis(0),
            fact: fact.clone(),
        };
        (0..count).map(event).collect()
    }

    #[test]
    fn take_backs_are_counted_for_each_player() {
        let proposal = Proposal::TakeBack { plies: 1 };
        let by = Color::Black;
        let few = log(Fact::Proposed { by, proposal }, MAX_TAKE_BACKS - 1);
        let many = log(Fact::Proposed { by, proposal }, MAX_TAKE_BACKS);
        let ask = Action::Propose(proposal);
        assert_eq!(problem(&few, by, ask), None);
        assert!(problem(&many, by, ask).is_some());
        assert_eq!(problem(&many, by.opponent(), ask), None);
        assert_eq!(problem(&many, by, Action::Propose(Proposal::Draw)), None);
    }

    #[test]
    fn a_long_log_leaves_what_ends_the_game() {
        let seat = Color::White;
        let long = log(Fact::Disconnected { seat }, MAX_EVENTS);
        let check = |action, is_fine| {
            assert_eq!(
                problem(&long, seat, action).is_none(),
                is_fine,
                "{action:?}"
            );
        };
        check(Action::Propose(Proposal::Draw), false);
        check(Action::Decline(Proposal::Draw), false);
        check(Action::Accept(Proposal::Draw), true);
        check(Action::Resign, true);
        check(Action::ClaimDraw, true);
    }
}

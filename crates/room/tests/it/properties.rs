//! Invariants of every game, regardless of the commands and of jumps in time.

use crate::script;
use crownhead_room::{Event, Fact, Room};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// The script itself asserts that deciding is pure, refusals change nothing, numbers have no
    /// gaps, time never goes back, clocks gain time only from moves and take-backs, and replaying
    /// gives the same state.
    #[test]
    fn a_room_keeps_its_promises(bytes in vec(any::<u8>(), 0..1500)) {
        script::run(&bytes);
    }

    #[test]
    fn a_log_survives_json(bytes in vec(any::<u8>(), 0..600)) {
        let (room, log) = script::run(&bytes);
        let text = serde_json::to_string(&log).unwrap();
        let read: Vec<Event> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&read, &log);
        prop_assert_eq!(Room::replay(&read), Ok(room));
    }

    /// A log with facts or times swapped is refused, or it's another valid game.
    #[test]
    fn a_log_that_was_tampered_with_never_panics(
        bytes in vec(any::<u8>(), 0..600),
        swaps in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
        times in any::<bool>(),
    ) {
        let (_, mut log) = script::run(&bytes);
        for (one, other) in swaps {
            let (one, other) = (one.index(log.len()), other.index(log.len()));
            if times {
                let at = log[one].at;
                log[one].at = log[other].at;
                log[other].at = at;
            } else {
                let fact = log[one].fact.clone();
                log[one].fact = std::mem::replace(&mut log[other].fact, fact);
            }
        }
        if let Ok(room) = Room::replay(&log) {
            prop_assert_eq!(room.next_seq(), log.len() as u64);
        }
    }
}

/// Checks that the scripts get far enough to be useful.
#[test]
fn scripts_reach_every_fact() {
    let mut facts = BTreeSet::new();
    let mut plies = 0;
    for seed in 0..3000u32 {
        let (room, log) = script::run(&noise(seed, 800));
        plies = plies.max(room.plies());
        for Event { fact, .. } in &log {
            let name = format!("{fact:?}");
            let end = name.find(|c: char| !c.is_alphanumeric()).unwrap();
            let proposal = match fact {
                Fact::Accepted { proposal, .. } => format!("{proposal:?}"),
                _ => String::new(),
            };
            let proposal = proposal.split(' ').next().unwrap();
            facts.insert(format!("{} {proposal}", &name[..end]).trim().to_owned());
        }
    }
    let expected = [
        "AbandonmentClaimed",
        "Aborted",
        "Accepted Draw",
        "Accepted Rematch",
        "Accepted TakeBack",
        "Declined",
        "Disconnected",
        "DrawClaimed",
        "FlagFell",
        "Moved",
        "Opened",
        "Outage",
        "Proposed",
        "Reconnected",
        "Resigned",
        "Resumed",
        "TakenBack",
        "Withdrawn",
    ];
    assert_eq!(Vec::from_iter(facts.iter().map(String::as_str)), expected);
    assert!(plies > 40, "the longest game had {plies} plies");
}

/// Pseudorandom bytes. The same seed gives the same bytes.
fn noise(seed: u32, len: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    let mut byte = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 11) as u8
    };
    (0..len).map(|_| byte()).collect()
}

//! Short runs with fixed seeds, and proofs that the simulation notices what it should.

use simulation::{Flaw, Limits, Scenario, run, scenario_of};

/// The seeds of the short run.
const SEEDS: u64 = 60;

#[test]
fn nothing_goes_wrong_under_fixed_seeds() {
    for seed in 1..=SEEDS {
        if let Err(failure) = run(seed, Limits::NONE, None) {
            panic!("{failure}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let first = run(3, Limits::NONE, None).unwrap();
    assert_eq!(run(3, Limits::NONE, None), Ok(first));
    assert_ne!(run(4, Limits::NONE, None), Ok(first));
    assert!(first.faults > 0 && first.events > 50, "{first:?}");
}

/// Some seed finds the flaw, and a violation with one of these signs says so.
#[track_caller]
fn check_found(flaw: Flaw, signs: &[&str]) {
    check_found_in(flaw, signs, |scenario| scenario != Scenario::Lobby);
}

/// The same with some of the scenarios.
#[track_caller]
fn check_found_in(flaw: Flaw, signs: &[&str], is_wanted: impl Fn(Scenario) -> bool) {
    let mut others = Vec::new();
    for seed in (1..=400).filter(|seed| is_wanted(scenario_of(*seed))) {
        if let Err(failure) = run(seed, Limits::NONE, Some(flaw)) {
            let mut violations = failure.violations.iter();
            if violations.any(|it| signs.iter().any(|sign| it.contains(sign))) {
                return;
            }
            others.push(failure);
        }
    }
    panic!("no seed finds {flaw:?}, but {others:?}");
}

/// Someone saw an event that isn't stored.
const LOST: [&str; 2] = [
    "and is stored as None",
    "the store doesn't have the log that's in memory",
];

#[test]
fn an_answer_before_the_commit_is_found() {
    check_found(Flaw::AnsweredBeforeCommit, &LOST);
}

#[test]
fn a_full_disk_that_leaves_a_transaction_open_is_found() {
    check_found(Flaw::TransactionStaysOpen, &LOST);
}

#[test]
fn a_store_that_leaves_gaps_is_found() {
    assert_eq!(scenario_of(7), Scenario::Replica);
    check_found(Flaw::NoPredecessorNeeded, &["is missing before event"]);
}

#[test]
fn a_store_that_writes_a_number_twice_is_found() {
    check_found(Flaw::LastWriteWins, &["two histories"]);
}

#[test]
fn time_lost_in_outages_is_found() {
    check_found(Flaw::OutagesForgotten, &["lost too much time"]);
}

#[test]
fn a_node_that_trusts_the_bus_is_found() {
    check_found(Flaw::BusIsTrusted, &["is broken on node"]);
}

#[test]
fn a_write_without_an_answer_that_counts_as_stored_is_found() {
    check_found(Flaw::UnknownIsStored, &LOST);
}

#[test]
fn a_write_without_an_answer_that_counts_as_lost_is_found() {
    check_found(Flaw::UnknownIsLost, &["was refused and played"]);
}

#[test]
fn a_node_that_keeps_its_clients_without_a_store_is_found() {
    check_found(Flaw::ClientsAreKept, &["lost too much time"]);
}

#[test]
fn a_node_that_ends_without_a_farewell_is_found() {
    check_found(Flaw::EndsWithoutFarewell, &["lost too much time"]);
}

#[test]
fn a_node_that_hears_nothing_without_the_bus_is_found() {
    check_found(Flaw::StoreIsNotAsked, &["lost too much time"]);
}

#[test]
fn a_lobby_that_never_asks_the_store_is_found() {
    let signs = ["was told about it too late", "doesn't see seek"];
    check_found_in(Flaw::LobbyIsNotAsked, &signs, |it| it == Scenario::Lobby);
}

#[test]
fn a_seek_that_is_taken_twice_is_found() {
    let signs = ["two games have taken one seek"];
    check_found_in(Flaw::SeeksAreTakenTwice, &signs, |it| it == Scenario::Lobby);
}

#[test]
fn clients_that_stay_with_a_hung_node_are_found() {
    check_found(Flaw::SilenceIsIgnored, &["lost too much time"]);
}

#[test]
fn lag_credit_without_a_limit_is_found() {
    check_found(Flaw::LagIsUnlimited, &["ms of lag in"]);
}

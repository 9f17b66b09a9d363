//! One node of two is cut off from the bus, from the database, and from both.

use crate::fleet::wire::{State, Wire};
use crate::fleet::{CUT_BOUND, HANG_BOUND, OUTAGE_BOUND, Server, finish, go_on, tables};
use std::time::Duration;
use testkit::{Nats, Postgres, is_long, signal};

/// A hanging node looks alive to the system. Its clients notice and move to the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_hangs_loses_nothing_and_costs_nobody_much() {
    let (nats, postgres) = (Nats::start(), Postgres::start());
    let games = if is_long() { 200 } else { 10 };
    let database = postgres.database("hang");
    let options = ["--database", &database, "--bus", &nats.url()];
    let (hung, well) = (Server::start(&options), Server::start(&options));
    let tables = tables(&[hung.address, well.address], games).await;
    go_on(&tables, Duration::from_secs(3)).await;
    signal(hung.pid(), "STOP");
    go_on(&tables, Duration::from_secs(20)).await;
    signal(hung.pid(), "CONT");
    go_on(&tables, Duration::from_secs(5)).await;
    let outcome = finish(tables, well.address, games, HANG_BOUND).await;
    assert!(outcome.losses > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_loses_nothing_and_costs_nobody_much() {
    let (nats, postgres) = (Nats::start(), Postgres::start());
    let (games, rounds) = if is_long() { (200, 2) } else { (10, 1) };
    let database = postgres.database("partition");
    let to_database = Wire::to(postgres.port()).await;
    let to_bus = Wire::to(nats.port()).await;
    let near = |url: &str, port: u16, wire: &Wire| {
        url.replace(&format!(":{port}"), &format!(":{}", wire.port))
    };
    let cut_database = near(&database, postgres.port(), &to_database);
    let cut_bus = near(&nats.url(), nats.port(), &to_bus);
    let cut = Server::start(&["--database", &cut_database, "--bus", &cut_bus]);
    let whole = Server::start(&["--database", &database, "--bus", &nats.url()]);
    let nodes = [cut.address, whole.address];
    for _ in 0..rounds {
        for (wires, bound) in [
            (vec![&to_bus], OUTAGE_BOUND),
            (vec![&to_database], CUT_BOUND),
            (vec![&to_bus, &to_database], CUT_BOUND),
        ] {
            // New players each time, because those who were cut off stay with the other node.
            let tables = tables(&nodes, games).await;
            go_on(&tables, Duration::from_secs(1)).await;
            // Longer than a node needs to notice that it's cut off.
            for (state, time) in [
                (State::Silent, Duration::from_secs(9)),
                (State::Torn, Duration::from_secs(1)),
                (State::Whole, Duration::from_secs(1)),
            ] {
                wires.iter().for_each(|wire| wire.set(state));
                go_on(&tables, time).await;
            }
            let outcome = finish(tables, whole.address, games, bound).await;
            assert!(outcome.moves > games * 5, "{} moves", outcome.moves);
            // Without the bus, everyone stays. Without the database, nobody can.
            let is_database_cut = bound == CUT_BOUND;
            let has_lost = outcome.losses > 0;
            assert!(has_lost || !is_database_cut);
            // A player who waits too long tries another connection.
            assert!(!(has_lost && is_long()) || is_database_cut);
        }
    }
}

//! Nodes, a database and a bus that die in the middle of many games: nothing acknowledged is lost,
//! everyone comes back, and nobody loses clock time.
//!
//! The short form restarts immediately after a kill, and waits for players, never for a fixed time.
//! The long form, `cargo xtask faults`, also leaves things dead for a while and checks the clocks.

use crate::fleet::{OUTAGE_BOUND, Server, finish, go_on, stay_dead, tables};
use loadtest::Outcome;
use std::time::Duration;
use testkit::{Nats, Postgres, is_long};
use tokio::time::Instant;

/// The number of games and of deaths.
fn size() -> (usize, usize) {
    if is_long() { (300, 12) } else { (20, 2) }
}

/// How long everything works between two deaths: long enough for everyone to come back.
const RESPITE: Duration = Duration::from_secs(4);

/// The most time that can be given back beyond the outage itself: up to a second since the last
/// sign of life, plus the wait for the next one on a busy machine.
const SLACK: Duration = Duration::from_secs(3);

/// Longer than the clock time that an outage may cost a player.
const LONG_OUTAGE: Duration = Duration::from_secs(10);

/// In the long form, checks that about as much time was given back as was lost.
fn check_given_back(outcome: &Outcome, least: Duration, most: Duration) {
    let given_back = outcome.given_back;
    assert!(
        !is_long() || (least..=most).contains(&given_back),
        "{given_back:?} is not from {least:?} to {most:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_a_node_loses_nothing_on_sqlite() {
    let (games, deaths) = size();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut server = Server::start(&["--database", path.to_str().unwrap()]);
    let tables = tables(&[server.address], games).await;
    let mut dead = Duration::ZERO;
    for death in 0..=deaths {
        go_on(&tables, RESPITE).await;
        let start = Instant::now();
        server.kill();
        if death == deaths {
            stay_dead(LONG_OUTAGE).await;
        }
        server.restart();
        dead += start.elapsed() + SLACK;
    }
    let outcome = finish(tables, server.address, games, OUTAGE_BOUND).await;
    assert!(outcome.losses > 0);
    check_given_back(&outcome, LONG_OUTAGE - OUTAGE_BOUND, dead);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_nodes_database_and_bus_loses_nothing_on_postgres() {
    let (mut nats, mut postgres) = (Nats::start(), Postgres::start());
    let (games, deaths) = size();
    let (database, bus) = (postgres.database("faults"), nats.url());
    let options = ["--database", database.as_str(), "--bus", bus.as_str()];
    let mut servers = [Server::start(&options), Server::start(&options)];
    let nodes = [servers[0].address, servers[1].address];
    let tables = tables(&nodes, games).await;
    for death in 0..deaths {
        go_on(&tables, RESPITE).await;
        let server = &mut servers[death % 2];
        server.kill();
        server.restart();
    }
    go_on(&tables, RESPITE).await;
    nats.kill();
    stay_dead(Duration::from_millis(500)).await;
    nats.run();
    let mut dead = Duration::ZERO;
    for outage in [Duration::from_millis(500), LONG_OUTAGE] {
        go_on(&tables, RESPITE).await;
        let start = Instant::now();
        postgres.kill();
        stay_dead(outage).await;
        postgres.run();
        dead += start.elapsed() + SLACK * 2;
        go_on(&tables, Duration::from_secs(5)).await;
    }
    // All nodes die together, so nobody is left to serve a game.
    let start = Instant::now();
    servers.iter_mut().for_each(Server::kill);
    stay_dead(LONG_OUTAGE).await;
    servers.iter_mut().for_each(Server::restart);
    dead += start.elapsed() + SLACK;
    go_on(&tables, Duration::from_secs(3)).await;
    let outcome = finish(tables, nodes[0], games, OUTAGE_BOUND).await;
    assert!(outcome.losses > 0);
    // Moves were late while the bus was down and while nodes were dead.
    let late = SLACK * u32::try_from(deaths + 1).unwrap();
    check_given_back(&outcome, LONG_OUTAGE * 2 - OUTAGE_BOUND, dead + late);
}

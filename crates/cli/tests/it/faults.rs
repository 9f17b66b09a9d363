//! Nodes, a database and a bus that die in the middle of many games: nothing that was acknowledged is
//! lost, and nobody's clock pays for it.

use crate::fleet::{OUTAGE_BOUND, Server, finish, is_long, tables};
use crate::throwaway::{Nats, Postgres};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How many games, and how often something dies.
fn size() -> (usize, usize) {
    if is_long() { (300, 12) } else { (30, 3) }
}

/// How long everything is well between two deaths: long enough for everybody to come back.
fn respite() -> Duration {
    Duration::from_millis(if is_long() { 4_000 } else { 1_500 })
}

/// The most that may be given back beyond the time for which something was dead: up to a second since
/// the last sign of life, and until the next one, on a machine that has much to do.
const SLACK: Duration = Duration::from_secs(3);

/// Longer than what an outage may cost anybody.
const LONG_OUTAGE: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_a_node_loses_nothing_on_sqlite() {
    let (games, deaths) = size();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut server = Server::start(&["--database", path.to_str().unwrap()]);
    let tables = tables(&[server.address], games).await;
    let mut dead = Duration::ZERO;
    for death in 0..=deaths {
        sleep(respite()).await;
        let start = Instant::now();
        server.kill();
        if death == deaths {
            sleep(LONG_OUTAGE).await;
        }
        server.restart();
        dead += start.elapsed() + SLACK;
    }
    let outcome = finish(tables, server.address, games, OUTAGE_BOUND).await;
    assert!(outcome.losses > 0);
    assert!(
        outcome.given_back >= LONG_OUTAGE - OUTAGE_BOUND,
        "{:?}",
        outcome.given_back
    );
    assert!(outcome.given_back <= dead, "{:?}", outcome.given_back);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_nodes_database_and_bus_loses_nothing_on_postgres() {
    let (Some(mut nats), Some(mut postgres)) = (Nats::start(), Postgres::start()) else {
        return;
    };
    let (games, deaths) = size();
    let (database, bus) = (postgres.database("faults"), nats.url());
    let options = ["--database", database.as_str(), "--bus", bus.as_str()];
    let mut servers = [Server::start(&options), Server::start(&options)];
    let nodes = [servers[0].address, servers[1].address];
    let tables = tables(&nodes, games).await;
    for death in 0..deaths {
        sleep(respite()).await;
        let server = &mut servers[death % 2];
        server.kill();
        server.restart();
    }
    sleep(Duration::from_millis(500)).await;
    nats.kill();
    sleep(Duration::from_millis(500)).await;
    assert!(nats.run());
    let mut dead = Duration::ZERO;
    for outage in [Duration::from_millis(500), LONG_OUTAGE] {
        sleep(respite()).await;
        let start = Instant::now();
        postgres.kill();
        sleep(outage).await;
        postgres.run();
        dead += start.elapsed() + SLACK * 2;
        sleep(Duration::from_secs(5)).await;
    }
    // All nodes at once: nobody is left to serve a game.
    let start = Instant::now();
    servers.iter_mut().for_each(Server::kill);
    sleep(LONG_OUTAGE).await;
    servers.iter_mut().for_each(Server::restart);
    dead += start.elapsed() + SLACK;
    sleep(Duration::from_secs(3)).await;
    let outcome = finish(tables, nodes[0], games, OUTAGE_BOUND).await;
    assert!(outcome.losses > 0);
    assert!(
        outcome.given_back >= LONG_OUTAGE * 2 - OUTAGE_BOUND,
        "{:?}",
        outcome.given_back
    );
    // While the bus was away, and while nodes were dead, moves came late.
    let late = SLACK * u32::try_from(deaths + 1).unwrap();
    assert!(
        outcome.given_back <= dead + late,
        "{:?}",
        outcome.given_back
    );
}

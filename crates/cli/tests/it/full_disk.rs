//! Disks that can't be written for a while: what was acknowledged is stored, what isn't stored is
//! refused, and the games continue when the disk works again.

use crate::fleet::disk::{Failure, Fault, FaultyDisk};
use crate::fleet::{OUTAGE_BOUND, Server, finish, tables};
use loadtest::{Guest, HttpResponse, Tables, request};
use std::net::SocketAddr;
use testkit::{Port, Postgres, eventually, is_long};

/// The number of games played.
const GAMES: usize = 10;
/// The number of times the disk fails.
const ROUNDS: usize = 3;

/// A server on a disk that can fail, and its health address.
struct Patient {
    server: Server,
    health: SocketAddr,
    fault: Fault,
    _port: Port,
}

impl Patient {
    fn on(fault: Fault, options: &[&str]) -> Patient {
        let port = Port::claim();
        let health = SocketAddr::from(([127, 0, 0, 1], port.number()));
        let database = fault.folder().join("games.db");
        let metrics = health.to_string();
        let mut all = vec!["--database", database.to_str().unwrap()];
        all.extend(["--metrics", metrics.as_str()]);
        all.extend(options);
        Patient {
            server: Server::start(&all),
            health,
            fault,
            _port: port,
        }
    }

    async fn health(&self) -> HttpResponse {
        request(self.health, "GET", "/health", &[], "")
            .await
            .unwrap()
    }

    /// Waits until `/health` has this status. Returns the body.
    async fn until_health_is(&self, status: u16) -> String {
        loop {
            let health = self.health().await;
            if health.status == status {
                return health.body;
            }
            tokio::task::yield_now().await;
        }
    }
}

/// Games continue while the disk fails and recovers, several times. Nothing acknowledged is
/// missing, neither then nor after the server is killed.
async fn check_games(fault: Fault, reason: &str) {
    let mut patient = Patient::on(fault, &[]);
    let node = patient.server.address;
    let tables = tables(&[node], GAMES).await;
    for _ in 0..ROUNDS {
        tables.until_everybody_moves().await.unwrap();
        patient.fault.begin(patient.server.pid());
        let why = patient.until_health_is(503).await;
        assert!(why.contains(reason), "{why}");
        // A move that can't be stored isn't acknowledged.
        let refused = request(node, "POST", "/api/v1/session", &[], "{}")
            .await
            .unwrap();
        assert_eq!(refused.status, 503, "{refused:?}");
        assert!(refused.body.contains("unavailable"), "{refused:?}");
        patient.fault.end(patient.server.pid());
        assert_eq!(patient.until_health_is(200).await, "well\n");
        let guest = Guest::new(node).await.unwrap();
        let cookie = [("Cookie", guest.cookie.as_str())];
        let known = request(node, "GET", "/api/v1/session", &cookie, "").await;
        assert_eq!(known.unwrap().status, 200);
    }
    tables.until_everybody_moves().await.unwrap();
    patient.server.kill();
    patient.server.restart();
    let outcome = finish(tables, node, GAMES, OUTAGE_BOUND).await;
    assert!(outcome.retries > 0, "no move was refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    check_games(Fault::full_disk(), "nothing could be stored for ").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_with_errors_loses_nothing() {
    check_games(Fault::file_size(), "disk I/O error").await;
}

/// Makes calls fail at different moments while games are played, up to this many in a row.
async fn check_calls(disk: &FaultyDisk, tables: &Tables, failures: &[Failure], most: i32) {
    let rounds = if is_long() { 80 } else { 12 };
    for (round, &failure) in (0..rounds).zip(failures.iter().cycle()) {
        tables.until_everybody_moves().await.unwrap();
        disk.plan(round * 7 % 40, 1 + round % most, failure);
        eventually("all planned calls have failed", || {
            (disk.left() <= 0).then_some(())
        });
    }
    tables.until_everybody_moves().await.unwrap();
}

/// No matter which call fails, how many after it, and why: pages, the log, its sync, the checkpoint
/// into the database, opening it again, reading any of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn errors_at_any_call_lose_nothing() {
    let disk = FaultyDisk::make();
    let database = disk.path().join("games.db");
    let options = ["--database", database.to_str().unwrap()];
    let mut server = Server::start_with(&options, &disk.environment("games.db"));
    let tables = tables(&[server.address], GAMES).await;
    check_calls(&disk, &tables, &Failure::ALL, 5).await;
    server.kill();
    server.restart();
    finish(tables, server.address, GAMES, OUTAGE_BOUND).await;
}

/// PostgreSQL refuses writes that fail, or crashes and recovers if its own log can't be written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn errors_of_the_disk_below_postgresql_lose_nothing() {
    let disk = FaultyDisk::make();
    let postgres = Postgres::start_with(|folder| disk.environment(folder).to_vec());
    let server = Server::start(&["--database", &postgres.database("faulty")]);
    let tables = tables(&[server.address], GAMES).await;
    // It doesn't start again if recovery fails, too. And it has everything in memory, so it reads
    // nothing.
    check_calls(&disk, &tables, &Failure::WRITES, 1).await;
    let outcome = finish(tables, server.address, GAMES, OUTAGE_BOUND).await;
    assert!(outcome.retries > 0, "no move was refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cannot_store_anything_for_long_ends_with_an_error() {
    let mut patient = Patient::on(Fault::file_size(), &["--give-up", "2"]);
    patient.fault.begin(patient.server.pid());
    assert!(!patient.server.has_ended_well());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_stopped_while_it_cannot_store_anything_says_so() {
    let mut patient = Patient::on(Fault::file_size(), &[]);
    patient.fault.begin(patient.server.pid());
    patient.until_health_is(503).await;
    testkit::signal(patient.server.pid(), "TERM");
    assert!(!patient.server.has_ended_well());
}

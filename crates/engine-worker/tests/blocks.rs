//! Blocks of large tables are fetched in the background.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use engine_link::{GameSoFar, Limits, Reply, Request, Wld};
use engine_worker::{Blocks, Environment, Fetch, Session};
use notation::Fen;
use rules::{Game, Position, RuleSet};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Bytes, Memory, Plan, Resources, Slice, Tablebase, build, catalog};

/// Two kings catch one in its corner.
const CAUGHT: &str = "B:WK6,K7:BK30";
const START: Duration = Duration::ZERO;

/// A server with all tables of two and three pieces.
struct Server {
    catalog: Vec<u8>,
    files: BTreeMap<String, Bytes>,
}

impl Server {
    fn new() -> Server {
        let memory = Memory::default();
        let resources = Resources {
            threads: 1,
            memory: 1 << 28,
        };
        build(&Plan::all(3, 3).unwrap(), &memory, resources, &|_| {}).unwrap();
        let (catalog, refused) = catalog(&memory);
        assert!(refused.is_empty());
        Server {
            catalog,
            files: memory.into_files(),
        }
    }

    fn block(&self, fetch: &Fetch) -> Bytes {
        let range = &fetch.wanted.range;
        self.files[&fetch.wanted.file].slice(range.start as usize..range.end as usize)
    }

    fn tables(&self) -> Arc<Tablebase> {
        let mut tables = Tablebase::empty();
        tables.add_catalog("catalog", self.catalog.clone()).unwrap();
        Arc::new(tables)
    }
}

fn position(fen: &str) -> Position {
    fen.parse::<Fen>().unwrap().position().unwrap()
}

#[test]
fn a_block_is_fetched_once_and_then_known() {
    let server = Server::new();
    let tables = server.tables();
    let mut blocks = Blocks::new(Arc::clone(&tables));
    let pos = position(CAUGHT);
    assert!(blocks.look(START).is_empty());
    assert_eq!(tables.probe(&pos), None);
    let mut rounds = 0;
    while tables.probe(&pos).is_none_or(|found| found.plies.is_none()) {
        let fetches = blocks.look(START);
        assert!(!fetches.is_empty() && blocks.is_busy());
        // They're on their way.
        tables.probe(&pos);
        assert!(blocks.look(START).is_empty());
        for fetch in fetches {
            let again = blocks.arrived(fetch.number, &server.block(&fetch), false);
            assert_eq!(again.unwrap(), None);
        }
        rounds += 1;
        assert!(rounds < 20);
    }
    assert_eq!(tables.probe(&pos).unwrap().plies, Some(26));
    assert!(!blocks.is_busy());
}

#[test]
fn a_failed_block_is_tried_again_later() {
    let server = Server::new();
    let tables = server.tables();
    let mut blocks = Blocks::new(Arc::clone(&tables));
    let pos = position(CAUGHT);
    tables.probe(&pos);
    let first = blocks.look(START);
    for fetch in &first {
        blocks.failed(fetch.number, START);
    }
    assert!(!blocks.is_busy());
    tables.probe(&pos);
    assert!(blocks.look(Duration::from_secs(1)).is_empty());
    // The time is up, and someone needs it again.
    let later = Duration::from_secs(60);
    assert!(blocks.look(later).is_empty());
    tables.probe(&pos);
    let second = blocks.look(later);
    let wanted = |fetches: &[Fetch]| -> Vec<_> {
        fetches.iter().map(|fetch| fetch.wanted.clone()).collect()
    };
    assert_eq!(wanted(&second), wanted(&first));
    assert!(second[0].number > first[0].number);
    // An answer to an old request changes nothing.
    let late = blocks.arrived(first[0].number, &Bytes::new(), false);
    assert_eq!(late.unwrap(), None);
}

#[test]
fn a_damaged_copy_is_fetched_again_and_a_damaged_block_is_named() {
    let server = Server::new();
    let tables = server.tables();
    let mut blocks = Blocks::new(Arc::clone(&tables));
    tables.probe(&position(CAUGHT));
    let fetch = blocks.look(START).remove(0);
    let mut noise = server.block(&fetch).to_vec();
    noise[3] ^= 1;
    let again = blocks.arrived(fetch.number, &noise.clone().into(), true);
    let again = again.unwrap().unwrap();
    assert!(again.is_fresh && again.wanted == fetch.wanted);
    let problem = blocks
        .arrived(again.number, &noise.into(), false)
        .unwrap_err();
    assert_eq!(problem.name, fetch.wanted.file);
    assert!(!blocks.is_busy());
}

#[test]
fn a_search_that_wants_much_gets_the_latest_first() {
    let server = Server::new();
    let tables = server.tables();
    let mut blocks = Blocks::new(Arc::clone(&tables));
    let slices: Vec<Slice> = (2..=3).flat_map(Slice::with_pieces).collect();
    for slice in &slices {
        tables.probe_wld(&slice.position(1, 0));
        for number in 0..50 {
            tables.probe(&slice.position(number * 7919, number));
        }
    }
    let fetches = blocks.look(START);
    assert_eq!(fetches.len(), 4);
    // After a change of tables, blocks of the old ones are ignored.
    blocks.use_tables(server.tables());
    assert!(!blocks.is_busy());
    let late = blocks.arrived(fetches[0].number, &Bytes::new(), false);
    assert_eq!(late.unwrap(), None);
}

#[test]
fn a_session_answers_better_once_the_blocks_are_there() {
    let server = Server::new();
    let mut session = Session::new();
    let game = Game::from_position(position(CAUGHT), RuleSet::OFFICIAL);
    let game = GameSoFar::from(&game);
    let proof = Request::Prove {
        game: game.clone(),
        limits: Limits::time(1),
    };
    let request = Request::Probe { game };
    // Without a catalog, there's nothing to wait for, unless it's still expected.
    assert!(!session.could_know_more(&request, false));
    assert!(session.could_know_more(&request, true));
    assert!(session.use_catalog(b"<!doctype html>".to_vec()).is_err());
    session.use_catalog(server.catalog.clone()).unwrap();
    assert!(session.could_know_more(&proof, false));
    let mut blocks = Blocks::new(Arc::clone(session.databases()));
    while session.could_know_more(&request, false) {
        for fetch in blocks.look(START) {
            blocks
                .arrived(fetch.number, &server.block(&fetch), false)
                .unwrap();
        }
    }
    assert!(!session.could_know_more(&proof, false));
    // Receiving the same catalog again doesn't discard anything.
    session.use_catalog(server.catalog.clone()).unwrap();
    let environment = Environment {
        clock: &|| START,
        is_stopped: &|| false,
    };
    let mut replies = Vec::new();
    session.answer(&request, &environment, &mut |reply| replies.push(reply));
    let Some(Reply::Endgame(found)) = replies.pop() else {
        panic!("a probe is answered with what the tables say")
    };
    let verdict = found.verdict.unwrap();
    assert_eq!((verdict.result, verdict.plies), (Wld::Loss, Some(26)));
    assert_eq!(found.moves.len(), 2);
    assert!(!session.could_know_more(&Request::NewGame, true));
}

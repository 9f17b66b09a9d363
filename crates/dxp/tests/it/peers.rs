//! Peers that are slow, hostile or confused.

use crate::games::Random;
use dxp::{Connection, DxpError, Ended, Waiting, accept, play};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use testkit::Dice;

const REQUEST: &str = "R01Peer                            Z000000A\0";

/// Two ends of a connection.
pub(crate) fn pair() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let ours = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    (ours, listener.accept().unwrap().0)
}

/// A clock that advances by a millisecond each time it's read.
pub(crate) fn clock() -> impl Fn() -> Duration + Sync {
    let time = Arc::new(AtomicU64::new(0));
    move || Duration::from_millis(time.fetch_add(1, Ordering::Relaxed))
}

/// A short wait, so that a test of silence takes no time.
const SOON: Duration = Duration::from_millis(20);

/// Follows a peer that says this and then closes its end, or keeps silent.
fn follow(says: Vec<u8>, hangs_up: bool, waiting: Waiting) -> Result<Ended, DxpError> {
    let (mut peer, ours) = pair();
    let talking = thread::spawn(move || {
        // We may hang up before it has said everything.
        let _ = peer.write_all(&says);
        if hangs_up {
            let _ = peer.shutdown(Shutdown::Write);
        }
        // Take everything, until we hang up.
        let mut taken = Vec::new();
        let _ = peer.read_to_end(&mut taken);
        taken
    });
    let clock = clock();
    let mut connection = Connection::new(ours, &clock, waiting);
    let result = accept(&mut connection, "Crownhead").map(|terms| {
        let mut player = Random {
            dice: Dice::new(1),
            moves: 1000,
        };
        play(&mut connection, &terms, &mut player)
    });
    drop(connection);
    talking.join().unwrap();
    result
}

const SILENT: &str = "silent for too long";
const UNFINISHED: &str = "didn't finish its message";

#[track_caller]
fn check(says: impl Into<Vec<u8>>, hangs_up: bool, expected: &str) {
    let says = says.into();
    // Only the wait that is meant to end is short. The others never do on this clock.
    let mut waiting = Waiting::default();
    match expected {
        SILENT if says.is_empty() => waiting.answer = SOON,
        SILENT => waiting.thinking = SOON,
        UNFINISHED => waiting.transfer = SOON,
        _ => {}
    }
    let error = match follow(says, hangs_up, waiting) {
        Err(error) => error,
        Ok(ended) => ended.error.expect("the game can't end well"),
    };
    assert!(error.to_string().contains(expected), "{error}");
}

#[test]
fn nonsense_instead_of_a_request_is_an_error() {
    check("", true, "closed the connection");
    check("", false, SILENT);
    check(
        "GET / HTTP/1.1\r\n\0",
        true,
        "starts with an unknown letter",
    );
    check("x".repeat(100_000), false, "longer than 127 bytes");
    check(vec![0; 1000], true, "its length is wrong");
    check(b"\xFF\xFE\0".as_slice(), true, "isn't plain text");
    check("R01Half a request", false, UNFINISHED);
    check("M0000111500\0", false, "out of turn: M0000111500");
}

#[test]
fn nonsense_in_a_game_is_an_error() {
    let after = |rest: &str| format!("{REQUEST}{rest}");
    check(after(""), false, SILENT);
    check(after(""), true, "closed the connection");
    check(after("M00002115"), false, UNFINISHED);
    check(after("M0000211500\0"), false, "illegal move: M0000211500");
    check(after("M0000229900\0"), false, "isn't from 1 to 32");
    check(after(REQUEST), false, "out of turn: R01Peer");
    check(after(&"Cblah\0".repeat(1000)), false, "too many messages");
    check(after(&"B001Z\0".repeat(1000)), false, "too many messages");
}

#[test]
fn a_peer_may_end_the_game_whenever_it_likes() {
    for (says, outcome) in [
        ("E00\0", None),
        ("E11\0", Some("Black")),
        ("E30\0", Some("White")),
    ] {
        let ended = follow(
            format!("{REQUEST}CHello\0{says}").into_bytes(),
            false,
            Waiting::default(),
        )
        .unwrap();
        assert!(ended.error.is_none(), "{:?}", ended.error);
        assert_eq!(ended.game.moves().len(), 1);
        let winner = ended.outcome.map(|outcome| match outcome {
            rules::Outcome::Win(color) => color.to_string(),
            rules::Outcome::Draw => "nobody".to_owned(),
        });
        assert_eq!(winner.as_deref(), outcome);
    }
}

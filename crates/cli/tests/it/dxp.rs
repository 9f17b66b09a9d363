//! `crownhead dxp`: two of our programs play each other, and a stranger is sent away.

use assert_cmd::cargo::cargo_bin;
use notation::pdn::{PdnGame, Reader};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// Starts a program that listens on a free port. Returns it with its address.
fn listen(options: &[&str]) -> (Child, BufReader<std::process::ChildStderr>, String) {
    let mut child = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "listen", "--listen", "127.0.0.1:0", "--games", "1"])
        .args(["--time", "0.02", "--hash", "1"])
        .args(options)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    let address = line
        .trim()
        .strip_prefix("Listening on ")
        .unwrap()
        .to_owned();
    (child, told, address)
}

fn game(text: &[u8]) -> PdnGame {
    let record = Reader::new(text).next().unwrap().unwrap();
    assert_eq!(record.problems, []);
    record.into_game().unwrap()
}

#[test]
fn two_programs_play_a_game_over_the_network() {
    let (mut server, mut told, address) = listen(&[]);

    // A stranger costs a line, not the program.
    let mut stranger = TcpStream::connect(&address).unwrap();
    stranger.write_all(b"GET / HTTP/1.1\r\n\r\n\0").unwrap();
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    assert!(
        line.contains("the other program sent a bad message"),
        "{line}"
    );

    let fen = "B:W18,22,26,30:B1,5,9,K14";
    let ours = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "connect", &address, "--color", "white", "--fen", fen])
        .args(["--time", "0.02", "--hash", "1"])
        .output()
        .unwrap();
    assert!(
        ours.status.success(),
        "{}",
        String::from_utf8_lossy(&ours.stderr)
    );
    let mut theirs = Vec::new();
    server
        .stdout
        .take()
        .unwrap()
        .read_to_end(&mut theirs)
        .unwrap();
    assert!(server.wait().unwrap().success());

    let (ours, theirs) = (game(&ours.stdout), game(&theirs));
    assert!(ours.moves().eq(theirs.moves()));
    assert!(ours.moves().count() > 1 && ours.outcome().is_some());
    assert_eq!(ours.outcome(), theirs.outcome());
    assert!(ours.tags.white().unwrap().starts_with("Crownhead"));
}

#[test]
fn a_person_plays_a_program_that_has_its_own_book() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("odd.pdn"), "1. 12-16 24-20 1-0 1. 12-16 24-20 1-0").unwrap();
    let built = Command::new(cargo_bin("crownhead"))
        .args(["book", "build", "--output", &path("odd.book")])
        .args(["--games", &path("odd.pdn"), "--nodes", "200", "--hash", "1"])
        .output()
        .unwrap();
    assert!(built.status.success());
    let (mut server, _told, address) = listen(&["--book", &path("odd.book")]);

    let mut person = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "connect", &address, "--person", "--color", "white"])
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Two mistakes, a move, and then nothing: a resignation.
    let mut keyboard = person.stdin.take().unwrap();
    keyboard.write_all(b"what\n24-15\n\n24-20\n").unwrap();
    drop(keyboard);
    let person = person.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&person.stderr).into_owned();
    assert!(person.status.success(), "{told}");
    assert!(server.wait().unwrap().success());
    for part in [
        "12-16",
        "isn't a move",
        "nothing to jump on 19",
        "White to move",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let played = game(&person.stdout);
    let moves: Vec<String> = played.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves[..2], ["12-16", "24-20"], "{told}");
    assert_eq!(moves.len(), 3);
    let black = rules::Outcome::Win(rules::Color::Black);
    assert_eq!(played.outcome(), Some(black));
    assert!(played.tags.white().unwrap().starts_with("Crownhead"));
}

#[test]
fn nobody_to_play_with_is_a_clear_error() {
    let output = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "connect", "127.0.0.1:1"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("127.0.0.1:1: Connection refused"), "{told}");
}

//! `crownhead dxp`: two of our programs play each other, and a stranger is sent away.

use assert_cmd::cargo::cargo_bin;
use notation::pdn::{PdnGame, Reader};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// Starts a program that listens on a free port. Returns it with its address.
fn listen(games: &str) -> (Child, BufReader<std::process::ChildStderr>, String) {
    let mut child = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "listen", "--listen", "127.0.0.1:0", "--games", games])
        .args(["--time", "0.02", "--hash", "1"])
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
    let (mut server, mut told, address) = listen("1");

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
fn nobody_to_play_with_is_a_clear_error() {
    let output = Command::new(cargo_bin("crownhead"))
        .args(["dxp", "connect", "127.0.0.1:1"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("127.0.0.1:1: Connection refused"), "{told}");
}

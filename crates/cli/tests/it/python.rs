//! The Python client plays on the real program. It was written from `docs/protocol.md` alone.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs tests of the client.
fn run(modules: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/python");
    Command::new(python())
        .args(["-B", "-m", "unittest", "--verbose"])
        .args(modules)
        .current_dir(folder)
        .env("CROWNHEAD", assert_cmd::cargo::cargo_bin("crownhead"))
        // A proxy for the rest of the world mustn't see this.
        .env("no_proxy", "127.0.0.1")
        .output()
        .unwrap()
}

/// A Python that has the WebSocket package. The first one may be the user's own, and the second one
/// is Debian's.
fn python() -> PathBuf {
    let has_package = |python: &&str| {
        let tried = Command::new(python)
            .args(["-c", "import websocket"])
            .output();
        tried.is_ok_and(|output| output.status.success())
    };
    let found = ["python3", "/usr/bin/python3"]
        .into_iter()
        .find(has_package);
    found
        .expect("no Python with websocket-client: install the Debian package python3-websocket")
        .into()
}

#[track_caller]
fn check(modules: &[&str]) {
    let Output { status, stderr, .. } = run(modules);
    let told = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{told}");
    // unittest is content if it finds nothing.
    assert!(!told.contains("Ran 0 tests"), "{told}");
}

#[test]
fn it_reads_and_writes_every_golden_message() {
    check(&["tests.test_board", "tests.test_golden"]);
}

/// It's meant to be read, so its size is a promise of docs/decisions/0034.
#[test]
fn it_has_fewer_than_500_lines_of_code() {
    check(&["tests.test_size"]);
}

#[test]
fn it_plays_games_heats_and_correspondence_and_comes_back() {
    check(&["tests.test_server"]);
}

//! `crownhead play`, as a browser uses it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running program, stopped at the end of the test.
struct Program {
    child: Child,
    screen: BufReader<ChildStdout>,
    /// The first line of its output.
    greeting: String,
    /// The folder with its database.
    data: tempfile::TempDir,
}

impl Program {
    fn start(options: &[&str]) -> Program {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["play", "--no-open", "--database"])
            .arg(data.path().join("games.db"))
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut screen = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        screen.read_line(&mut greeting).unwrap();
        Program {
            child,
            screen,
            greeting,
            data,
        }
    }

    fn with_pages(folder: &Path) -> Program {
        Program::start(&["--listen", "0", "--pages", folder.to_str().unwrap()])
    }

    /// The host and port from the first line.
    fn authority(&self) -> &str {
        let rest = self
            .greeting
            .strip_prefix("Crownhead is at http://")
            .unwrap();
        rest.strip_suffix("/\n").unwrap()
    }

    /// Sends a raw request and returns the head and the body of the response.
    fn ask(&self, request: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(self.authority()).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|w| w == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        (head.to_lowercase(), answer[end + 4..].to_vec())
    }

    fn get(&self, path: &str, headers: &str) -> (String, Vec<u8>) {
        let host = self.authority();
        self.ask(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n"
        ))
    }

    #[cfg(unix)]
    fn interrupt(&self) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(sent.success());
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A small app: some files plain, some compressed, some both.
fn pages() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, data: &[u8]| fs::write(dir.path().join(name), data).unwrap();
    let packed = |data: &[u8]| {
        let mut out = Vec::new();
        let options = brotli::enc::BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut &*data, &mut out, &options).unwrap();
        out
    };
    write("index.html", b"<!doctype html><title>Crownhead</title>");
    write("app-0123456789abcdef.js.br", &packed(b"start();"));
    write("style.css", b"body{}");
    write("style.css.br", &packed(b"body{}"));
    fs::create_dir(dir.path().join("art")).unwrap();
    write("art/king.svg", b"<svg/>");
    dir
}

#[test]
fn pages_come_with_their_type_and_age() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    let check = |path: &str, expected: &[&str], body: &[u8]| {
        let (head, found) = program.get(path, "");
        for part in expected {
            assert!(head.contains(part), "{part} for {path} in {head}");
        }
        assert_eq!(found, body, "{path}");
    };
    let index = b"<!doctype html><title>Crownhead</title>";
    let html = [
        "http/1.1 200",
        "content-type: text/html; charset=utf-8",
        "cache-control: no-cache",
    ];
    check("/", &html, index);
    check("/index.html", &html, index);
    check("/game/abc", &html, index);
    check("/review?from=home", &html, index);
    check(
        "/app-0123456789abcdef.js",
        &["200", "text/javascript", "max-age=31536000, immutable"],
        b"start();",
    );
    check("/art/king.svg", &["200", "image/svg+xml"], b"<svg/>");
    let problem = br#"{"code":"not_found","why":"not_found"}"#;
    let nothing = ["404", "application/json"];
    check("/art/man.svg", &nothing, problem);
    check("/../Cargo.toml", &nothing, problem);
    check("/api/v1/nothing", &nothing, problem);
}

#[test]
fn packed_pages_go_to_those_who_can_unpack_them() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    let check = |path: &str, accepted: &str, is_packed: bool| {
        let asked = format!("Accept-Encoding: {accepted}\r\n");
        let (head, _) = program.get(path, &asked);
        assert_eq!(head.contains("content-encoding: br"), is_packed, "{head}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
    };
    check("/style.css", "gzip, br", true);
    check("/style.css", "gzip", false);
    check("/app-0123456789abcdef.js", "br", true);
    check("/app-0123456789abcdef.js", "identity", false);
    check("/index.html", "br", false);
}

#[test]
fn a_page_that_is_known_is_not_sent_again() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    let (head, _) = program.get("/style.css", "");
    let line = head
        .lines()
        .find(|line| line.starts_with("etag: "))
        .unwrap();
    let etag = line.trim_start_matches("etag: ");
    let asked = |etag: &str| format!("If-None-Match: \"other\", {etag}\r\n");
    let (head, body) = program.get("/style.css", &asked(etag));
    assert!(head.starts_with("http/1.1 304"), "{head}");
    assert!(body.is_empty());
    let (head, _) = program.get("/style.css", "If-None-Match: \"x\"\r\n");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    // The compressed form has another tag.
    let both = asked(etag) + "Accept-Encoding: br\r\n";
    let (head, _) = program.get("/style.css", &both);
    assert!(head.starts_with("http/1.1 200"), "{head}");
}

#[test]
fn every_answer_carries_the_headers_that_keep_the_page_safe() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    for path in ["/", "/style.css", "/missing.js", "/api/v1/nothing"] {
        let (head, _) = program.get(path, "");
        for expected in [
            "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
            "frame-ancestors 'none'",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-embedder-policy: require-corp",
            "cross-origin-resource-policy: same-origin",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: same-origin",
            "permissions-policy: ",
        ] {
            assert!(head.contains(expected), "{expected} for {path} in {head}");
        }
    }
}

#[test]
fn requests_that_make_no_sense_are_answered_and_harm_nobody() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    let check = |request: &str, expected: &str| {
        let (head, _) = program.ask(request);
        assert!(head.starts_with(expected), "{request:?}: {head}");
    };
    let host = program.authority();
    let close = "Connection: close\r\n\r\n";
    // DNS rebinding: a foreign host name that points here.
    check(
        &format!("GET / HTTP/1.1\r\nHost: evil.example:80\r\n{close}"),
        "http/1.1 421",
    );
    check(&format!("GET / HTTP/1.1\r\n{close}"), "http/1.1 421");
    check(
        &format!("DELETE / HTTP/1.1\r\nHost: {host}\r\n{close}"),
        "http/1.1 405",
    );
    check("nonsense\r\n\r\n", "http/1.1 400");
    check(
        &format!(
            "GET /{} HTTP/1.1\r\nHost: {host}\r\n{close}",
            "x".repeat(20_000)
        ),
        "http/1.1 4",
    );
    let (head, body) = program.ask(&format!("HEAD / HTTP/1.1\r\nHost: {host}\r\n{close}"));
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert!(body.is_empty());
    let (head, _) = program.get("/", "");
    assert!(head.starts_with("http/1.1 200"), "{head}");
}

#[test]
fn a_program_without_pages_says_how_to_get_them() {
    let dir = tempfile::tempdir().unwrap();
    let mut program = Program::with_pages(dir.path());
    let mut second = String::new();
    program.screen.read_line(&mut second).unwrap();
    assert!(second.contains("cargo xtask web"), "{second}");
    let (head, body) = program.get("/", "");
    assert!(head.starts_with("http/1.1 503"), "{head}");
    let text = String::from_utf8(body).unwrap();
    assert!(text.contains("<code>cargo xtask web</code>"), "{text}");
}

#[test]
fn a_port_that_is_taken_is_an_error_where_it_was_asked_for() {
    let dir = pages();
    let program = Program::with_pages(dir.path());
    let port = program.authority().rsplit(':').next().unwrap().to_owned();
    let output = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["play", "--no-open", "--listen", &port])
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        error.contains(&format!("can't listen on 127.0.0.1:{port}")),
        "{error}"
    );
}

#[test]
fn without_a_port_two_programs_find_two() {
    let dir = pages();
    let pages = dir.path().to_str().unwrap();
    let programs = [0, 1].map(|_| Program::start(&["--pages", pages]));
    assert_ne!(programs[0].authority(), programs[1].authority());
    for program in programs {
        let (head, _) = program.get("/", "");
        assert!(head.starts_with("http/1.1 200"), "{head}");
    }
}

/// A second program still serves the app.
#[test]
fn games_over_the_network_are_kept_by_one_program() {
    let dir = pages();
    let mut first = Program::with_pages(dir.path());
    let mut line = String::new();
    first.screen.read_line(&mut line).unwrap();
    assert_eq!(line, "Press Ctrl-C to stop.\n");
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["play", "--no-open", "--listen", "0", "--database"])
        .arg(first.data.path().join("games.db"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let screen = BufReader::new(child.stdout.take().unwrap());
    let told = screen
        .lines()
        .map(Result::unwrap)
        .find(|line| line.starts_with("Online play is off: "));
    child.kill().unwrap();
    child.wait().unwrap();
    let told = told.unwrap();
    assert!(told.contains("another Crownhead is using "), "{told}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_cleanly_even_with_idle_connections() {
    let dir = pages();
    let mut program = Program::with_pages(dir.path());
    let _idle = TcpStream::connect(program.authority()).unwrap();
    let (head, _) = program.get("/", "");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    program.interrupt();
    assert!(program.child.wait().unwrap().success());
}

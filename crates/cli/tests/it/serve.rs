//! `crownhead serve`, as its clients and operators use it.

use loadtest::{Guest, Link, Received, request};
use protocol::{ClientMessage, ServerMessage, close};
use sqlx::{Connection as _, Executor as _};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use testkit::{eventually, signal};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

struct Server {
    address: SocketAddr,
    metrics: SocketAddr,
    child: Child,
    data: tempfile::TempDir,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        let program = Command::new(assert_cmd::cargo::cargo_bin("crownhead"));
        Server::start_as(program, options)
    }

    /// Starts a server that can open only this many files.
    fn start_with_files(files: u32) -> Server {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")])
            .arg(assert_cmd::cargo::cargo_bin("crownhead"));
        Server::start_as(shell, &[])
    }

    fn start_as(mut program: Command, options: &[&str]) -> Server {
        let data = tempfile::tempdir().unwrap();
        let log = fs::File::create(data.path().join("log")).unwrap();
        let mut child = program
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--metrics",
                "127.0.0.1:0",
            ])
            .arg("--database")
            .arg(data.path().join("games.db"))
            .args(options)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut screen = BufReader::new(child.stdout.take().unwrap());
        let mut address = || {
            let mut line = String::new();
            screen.read_line(&mut line).unwrap();
            if line.starts_with("Others can open ") {
                line.clear();
                screen.read_line(&mut line).unwrap();
            }
            let rest = line.split("http://").nth(1).unwrap();
            rest.trim_end().trim_end_matches('/').parse().unwrap()
        };
        Server {
            address: address(),
            metrics: address(),
            child,
            data,
        }
    }
}

impl Server {
    /// The log line that contains all of these, as soon as it's there.
    fn logged(&self, parts: &[&str]) -> String {
        let path = self.data.path().join("log");
        eventually(&format!("a line of the log with {parts:?}"), || {
            let log = fs::read_to_string(&path).unwrap();
            // An unfinished line may still be growing.
            let mut lines = log
                .split_inclusive('\n')
                .filter(|line| line.ends_with('\n'));
            let line = lines.find(|line| parts.iter().all(|part| line.contains(part)));
            line.map(|line| line.trim_end().to_owned())
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_server_that_ends_tells_its_clients_to_come_back() {
    let mut server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let mut link = guest.connect(server.address).await.unwrap();
    signal(server.child.id(), "TERM");
    let farewell = link.message().await.unwrap();
    assert!(
        matches!(farewell, ServerMessage::Closing { .. }),
        "{farewell:?}"
    );
    assert_eq!(
        link.receive().await.unwrap(),
        Received::Closed(Some(close::RESTART))
    );
    drop(link);
    assert!(server.child.wait().unwrap().success());
}

#[tokio::test]
async fn health_and_metrics_have_an_address_of_their_own() {
    let server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let _link = guest.connect(server.address).await.unwrap();
    is_healthy(&server).await;
    let metrics = request(server.metrics, "GET", "/metrics", &[], "")
        .await
        .unwrap();
    for line in [
        "# TYPE crownhead_connections gauge",
        "crownhead_connections 1",
        "crownhead_live_games 0",
        "# TYPE crownhead_commit_seconds histogram",
    ] {
        assert!(
            metrics.body.lines().any(|found| found == line),
            "{line} in {}",
            metrics.body
        );
    }
    // They aren't public.
    let there = request(server.address, "GET", "/api/v1/metrics", &[], "")
        .await
        .unwrap();
    assert_eq!(there.status, 404);
}

async fn is_healthy(server: &Server) {
    let health = request(server.metrics, "GET", "/health", &[], "").await;
    let health = health.unwrap();
    assert_eq!((health.status, health.body.as_str()), (200, "well\n"));
}

async fn answers(link: &mut Link, id: u32) {
    link.send(&ClientMessage::Ping { id }).await.unwrap();
    let is_pong = |message: &ServerMessage| {
        matches!(message, ServerMessage::Pong { id: found, .. } if *found == id).then_some(())
    };
    link.find(is_pong).await.unwrap();
}

#[tokio::test]
async fn more_connections_than_files_keep_nobody_out() {
    let server = Server::start_with_files(200);
    let guest = Guest::new(server.address).await.unwrap();
    let mut link = guest.connect(server.address).await.unwrap();
    let mut idle = Vec::new();
    for _ in 0..400 {
        idle.push(TcpStream::connect(server.address).await.unwrap());
    }
    is_healthy(&server).await;
    let other = Guest::new(server.address).await.unwrap();
    answers(&mut other.connect(server.address).await.unwrap(), 1).await;
    answers(&mut link, 2).await;
}

/// The lowest number that a new file could have.
#[cfg(target_os = "linux")]
fn first_free_file(pid: u32) -> usize {
    let open = fs::read_dir(format!("/proc/{pid}/fd")).unwrap();
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let open: std::collections::BTreeSet<usize> = open
        .map(|entry| name(entry).into_string().unwrap().parse().unwrap())
        .collect();
    (0..).find(|number| !open.contains(number)).unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn health_is_known_when_all_files_are_used_up() {
    let server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let mut link = guest.connect(server.address).await.unwrap();
    is_healthy(&server).await;
    let mut idle = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        // Once the answer arrives, the connection has been accepted.
        let head = format!(
            "GET /reach.json HTTP/1.1\r\nHost: {}\r\n\r\n",
            server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.read_u8().await.unwrap();
        idle.push(stream);
    }
    let pid = server.child.id();
    let limit = format!("--nofile={}", first_free_file(pid));
    let limited = Command::new("prlimit")
        .args(["--pid", &pid.to_string(), &limit])
        .status();
    assert!(limited.unwrap().success());
    for _ in 0..3 {
        is_healthy(&server).await;
    }
    // An idle connection gives up its file.
    let page = request(server.address, "GET", "/reach.json", &[], "").await;
    assert_eq!(page.unwrap().status, 200);
    answers(&mut link, 1).await;
}

#[tokio::test]
async fn behind_a_proxy_the_name_counts_and_cookies_are_secure() {
    let server = Server::start(&["--https", "--host", "play.example"]);
    let answer = ask(server.address, "play.example").await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let answer = answer.to_ascii_lowercase();
    for part in [
        "set-cookie: __host-crownhead=",
        "; secure",
        "httponly; samesite=strict",
        "strict-transport-security: max-age=31536000",
    ] {
        assert!(answer.contains(part), "{part} in {answer}");
    }
    let answer = ask(server.address, "other.example").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
}

/// Requests a session with this host name.
async fn ask(address: SocketAddr, host: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!(
        "POST /api/v1/session HTTP/1.1\r\nHost: {host}\r\nOrigin: https://{host}\r\n\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[test]
fn what_cannot_be_used_is_named() {
    #[track_caller]
    fn check(options: &[&str], expected: &str) {
        let output = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(expected), "{expected} in {error}");
        assert!(!error.contains("secret"), "{error}");
    }
    check(
        &["--database", "/no/such/folder/x.db"],
        "can't open the database /no/such/folder/x.db",
    );
    check(
        &["--database", "oracle://u:secret@db/x"],
        "unknown database",
    );
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x.db");
    check(
        &[
            "--database",
            path.to_str().unwrap(),
            "--bus",
            "nats://u:secret@127.0.0.1:1",
        ],
        "can't connect to the NATS server at 127.0.0.1:1",
    );
}

#[tokio::test]
async fn games_are_copied_while_the_server_runs() {
    let server = Server::start(&[]);
    Guest::new(server.address).await.unwrap();
    let copy = server.data.path().join("copy.db");
    let backup = |task: &str| {
        Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["backup", task])
            .arg(&copy)
            .arg("--database")
            .arg(server.data.path().join("games.db"))
            .output()
            .unwrap()
    };
    let made = backup("create");
    assert!(made.status.success(), "{made:?}");
    assert!(copy.exists());
    let again = backup("create");
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("already exists"));
    let restored = backup("restore");
    assert_eq!(restored.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&restored.stderr).contains("stop it first"));
}

/// Two servers wouldn't see each other's moves.
#[tokio::test]
async fn a_file_is_for_one_server() {
    let mut server = Server::start(&[]);
    let database = server.data.path().join("games.db");
    let second = || {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("crownhead"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(&database)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    };
    let refused = second().output().unwrap();
    let error = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{error}");
    let expected = format!("another Crownhead is using {}", database.display());
    assert!(error.contains(&expected), "{error}");
    assert!(refused.stdout.is_empty());

    // The lock is released no matter how the first one ends.
    signal(server.child.id(), "KILL");
    server.child.wait().unwrap();
    let mut next = second().spawn().unwrap();
    let mut line = String::new();
    let mut screen = BufReader::new(next.stdout.take().unwrap());
    screen.read_line(&mut line).unwrap();
    next.kill().unwrap();
    next.wait().unwrap();
    assert!(line.starts_with("Crownhead is at "), "{line}");
}

#[test]
fn copies_are_for_files_and_what_is_wrong_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let backup = |task: &str, copy: &str, database: &str| {
        let output = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["backup", task, copy, "--database", database])
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    };
    let path = |name: &str| dir.path().join(name).display().to_string();
    for task in ["create", "restore"] {
        let (code, _, error) = backup(task, &path("copy.db"), "postgres://u:secret@db/games");
        assert_eq!(code, Some(1));
        assert!(
            error.contains(
                "\"db/games\" is a PostgreSQL database, and this is for SQLite files: pg_dump"
            ),
            "{error}"
        );
        assert!(
            error.contains("pg_restore") && !error.contains("secret"),
            "{error}"
        );
        let (_, _, error) = backup(task, &path("copy.db"), "mysql://u:secret@db/games");
        assert!(error.contains("unknown database \"db/games\""), "{error}");
    }
    let mut server = Server::start(&[]);
    let database = server.data.path().join("games.db").display().to_string();
    let nowhere = path("missing/copy.db");
    let (code, _, error) = backup("create", &nowhere, &database);
    assert_eq!(code, Some(1));
    assert!(error.contains(&format!("can't use {nowhere}: ")), "{error}");
    // A file can be given as a URL too.
    let (code, _, error) = backup("create", &path("copy.db"), &format!("sqlite://{database}"));
    assert_eq!(code, Some(0), "{error}");

    signal(server.child.id(), "TERM");
    server.child.wait().unwrap();
    for kept in ["before-restore", "before-restore-2"] {
        let (code, told, error) = backup("restore", &path("copy.db"), &database);
        assert_eq!(code, Some(0), "{error}");
        let expected = format!("The previous database is now {database}.{kept}.\n");
        assert!(told.ends_with(&expected), "{told}");
    }
}

/// An operator can find the log lines of a request that a user names.
#[tokio::test]
async fn requests_are_found_in_the_log_by_their_names() {
    let server = Server::start(&["--proxy"]);
    let headers = [("X-Request-Id", "from-the.proxy_1")];
    let path = "/api/v1/games?player=secret";
    let answer = request(server.address, "GET", path, &headers, "")
        .await
        .unwrap();
    assert_eq!(answer.header("x-request-id"), Some("from-the.proxy_1"));
    let line = server.logged(&["from-the.proxy_1", "answered"]);
    for part in ["method=GET", "path=/api/v1/games", "status=400", "ms="] {
        assert!(line.contains(part), "{part} in {line}");
    }
    assert!(!line.contains("secret"), "{line}");

    // An invalid name isn't accepted.
    let headers = [("X-Request-Id", "a b")];
    let answer = request(server.address, "GET", "/nothing", &headers, "")
        .await
        .unwrap();
    let own = answer.header("x-request-id").unwrap();
    assert!(
        own.len() == 12 && own.chars().all(char::is_alphanumeric),
        "{own}"
    );
}

#[tokio::test]
async fn a_connection_is_found_in_the_log_as_json() {
    let server = Server::start(&["--log-format", "json", "--log", "info"]);
    let guest = Guest::new(server.address).await.unwrap();
    let mut link = guest.connect(server.address).await.unwrap();
    link.send_text("{\"hello\":{\"version\":1}}").await.unwrap();
    link.closed().await.unwrap();
    let player = guest.me.player.to_string();
    let parse = |line: String| -> serde_json::Value { serde_json::from_str(&line).unwrap() };
    let closed = parse(server.logged(&[&player, "closed by us"]));
    assert_eq!(closed["code"], close::BROKE_PROTOCOL);
    assert_eq!(closed["span"]["name"], "socket");
    assert_eq!(closed["span"]["player"], player);
    // The upgrade request has the same name. It's not the client's, because there's no proxy.
    let id = closed["span"]["id"].as_str().unwrap().to_owned();
    let opened = parse(server.logged(&[&id, "answered"]));
    assert_eq!(opened["status"], 101);
    assert_eq!(opened["span"]["path"], "/api/v1/socket");
    assert_eq!(opened["span"]["player"], player);
}

/// An operator can see who tried to log in, but not with what.
#[tokio::test]
async fn logins_are_in_the_log() {
    let server = Server::start(&[]);
    let guest = Guest::new(server.address).await.unwrap();
    let cookie = [("Cookie", guest.cookie.as_str())];
    let log_in = async |path: &str, password: &str| {
        let body = format!(r#"{{"name":"Ann","password":"{password}"}}"#);
        let answer = request(server.address, "POST", path, &cookie, &body).await;
        answer.unwrap().header("x-request-id").unwrap().to_owned()
    };
    log_in("/api/v1/account", "correct horse").await;
    let player = guest.me.player.to_string();
    let wrong = log_in("/api/v1/login", "wrong horse").await;
    let line = server.logged(&[&wrong, "wrong password"]);
    assert!(line.contains(&format!("account={player}")), "{line}");
    let right = log_in("/api/v1/login", "correct horse").await;
    let line = server.logged(&[&right, "right password"]);
    assert!(line.contains(&format!("player={player}")), "{line}");
    let log = fs::read_to_string(server.data.path().join("log")).unwrap();
    assert!(!log.contains("horse"), "{log}");
}

/// The most memory that a flood of logins may take, as in docs/security.md.
#[cfg(target_os = "linux")]
const LOGIN_FLOOD: u64 = 64 << 20;

/// As many logins as an address may try in a minute, all together, each with a password to check.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_flood_of_logins_takes_little_memory() {
    let server = Server::start(&[]);
    is_healthy(&server).await;
    let before = loadtest::resident(server.child.id()).unwrap();
    let logins = (0..90).map(async |number| {
        let body = format!(r#"{{"name":"Nobody {number}","password":"correct horse"}}"#);
        let answer = request(server.address, "POST", "/api/v1/login", &[], &body).await;
        answer.unwrap().status
    });
    for status in futures_util::future::join_all(logins).await {
        assert_eq!(status, 422);
    }
    let most = loadtest::most_resident(server.child.id()).unwrap();
    let grown = most.saturating_sub(before);
    assert!(grown < LOGIN_FLOOD, "{before} bytes, then {most}");
}

/// The cause is logged under the name of the request. The client doesn't see it.
#[tokio::test]
async fn an_error_carries_the_name_of_its_request() {
    let server = Server::start(&["--log", "error"]);
    let guest = Guest::new(server.address).await.unwrap();
    let database = server.data.path().join("games.db");
    let url = format!("sqlite://{}", database.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    connection.execute("DROP TABLE sessions").await.unwrap();
    let cookie = [("Cookie", guest.cookie.as_str())];
    let answer = request(server.address, "GET", "/api/v1/session", &cookie, "")
        .await
        .unwrap();
    assert_eq!(answer.status, 503, "{answer:?}");
    assert!(
        !answer.body.contains("table") && !answer.body.contains("SELECT"),
        "{answer:?}"
    );
    let id = answer.header("x-request-id").unwrap();
    let line = server.logged(&[id, "a request failed"]);
    assert!(line.contains("no such table"), "{line}");
}

#[tokio::test]
async fn options_are_read_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("crownhead.toml");
    let file_name = file.to_str().unwrap();
    fs::write(&file, "https = true\nhost = [\"play.example\"]\n").unwrap();
    let server = Server::start(&["--config", file_name]);
    let answer = ask(server.address, "play.example").await;
    assert!(answer.contains("; Secure"), "{answer}");
    let answer = ask(server.address, "other.example").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");

    // The command line overrides the environment, which overrides the file.
    let server = Server::start(&["--config", file_name, "--https=false"]);
    assert!(
        !ask(server.address, "play.example")
            .await
            .contains("; Secure")
    );
    let refused = |text: &str, envs: &[(&str, &str)]| {
        fs::write(&file, text).unwrap();
        let output = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["serve", "--config", file_name])
            .envs(envs.iter().copied())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let error = refused("\nconections = 5\n", &[]);
    let where_and_what = format!("{file_name}: line 2, \"conections\": there is no such option");
    assert!(error.contains(&where_and_what), "{error}");
    // Both databases would be refused by name, so the message shows which one was used.
    let text = "listen = \"127.0.0.1:0\"\ndatabase = \"oracle://u:secret@file/x\"\n";
    assert!(refused(text, &[]).contains("unknown database \"file/x\""));
    let error = refused(
        text,
        &[("CROWNHEAD_DATABASE", "oracle://u:secret@environment/x")],
    );
    assert!(
        error.contains("unknown database \"environment/x\""),
        "{error}"
    );
}

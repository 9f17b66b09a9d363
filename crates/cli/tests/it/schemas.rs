//! What `--json` prints follows the schemas in `docs/schemas`.

use assert_cmd::Command;
use serde_json::{Deserializer, Value};
use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

/// Games with tags, a setup, annotations, variations, clocks, another variant and a bad move.
const GAMES: &str = r#"[Event "Lantern Street Open"]
[Date "1954.08.23"]
[Black "Muñoz, Ana"]
[White "Birch, Bob"]
[Result "1-0"]

1. 9-13! {[%clk 0:05:00] solid} 22-18 (22-17? 13x22 2. 25x18 {fine}) 2. 6-9 $1 25-22 1-0

[Black "Ada"]
[FEN "W:WK32:BK1,K2"]
1... 32-27 1/2-1/2

[Event "Elsewhere"]
[GameType "20"]

1. 32-28 19-23 *

1. 11-15 23-19 2. 8-11 19-16 3. 11x20 22-17 9-10 *
"#;

/// Black wins this one, no matter what the file says, and White the other.
const PROBLEMS: &str = "[FEN \"W:WK32:BK1,K2\"]\n1/2-1/2\n\n[FEN \"B:WK32:BK1,K2\"]\n1-0\n";

/// Black wins this one, which has evaluations.
const EVALUATED: &str = "1. 11-15 {[%eval 0.00]} 22-17 {[%eval 1.00]} 2. 8-11 {[%eval 2.00]} 1-0\n";

/// The wrong try is right.
const LESSONS: &str =
    "lesson a\nstep b\nposition B:W29:B2\ngoal reach 18 in 4\nright 2-7\nwrong 2-6 out-of-reach\n";

struct Schemas {
    schemas: boon::Schemas,
    compiler: boon::Compiler,
    used: BTreeSet<String>,
    folder: tempfile::TempDir,
}

fn schema_folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schemas");
    folder.canonicalize().unwrap()
}

impl Schemas {
    /// Runs a command in a folder with files, and checks every object that it prints.
    #[track_caller]
    fn check(&mut self, schema: &str, arguments: &[&str]) -> Vec<Value> {
        let output = Command::new(env!("CARGO_BIN_EXE_crownhead"))
            .current_dir(self.folder.path())
            .args(arguments)
            .arg("--json")
            .env("LC_ALL", "C")
            .env_remove("CROWNHEAD_ENDGAMES")
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        let values: Vec<Value> = Deserializer::from_slice(&output.stdout)
            .into_iter()
            .collect::<Result<_, _>>()
            .unwrap();
        assert!(!values.is_empty(), "{arguments:?}: {told}");
        let file = schema_folder().join(format!("{schema}.json"));
        let index = self
            .compiler
            .compile(file.to_str().unwrap(), &mut self.schemas)
            .unwrap_or_else(|error| panic!("{schema}: {error:#}"));
        for value in &values {
            let valid = self.schemas.validate(value, index);
            assert!(
                valid.is_ok(),
                "{arguments:?} printed {value:#}\n{:#}",
                valid.unwrap_err()
            );
        }
        self.used.insert(schema.to_owned());
        values
    }
}

#[test]
fn json_follows_the_schemas() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("games.pdn", GAMES),
        ("problems.pdn", PROBLEMS),
        (
            "suite.txt",
            "win B:W18:B14 14x23\nshot W:W18,19,32:B1,10 18-14\n",
        ),
        ("hold.txt", "white W:WK32,K31,28,20:BK1,K2,12\n"),
        ("evaluated.pdn", EVALUATED),
        ("own.lessons", LESSONS),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let mut all = Schemas {
        schemas: boon::Schemas::new(),
        compiler: boon::Compiler::new(),
        used: BTreeSet::new(),
        folder,
    };
    let over = "B:W9,14:B5";
    all.check("board", &["board"]);
    all.check("board", &["board", over]);
    all.check("moves", &["moves", "--letters"]);
    all.check("moves", &["moves", "B:W6,7,14,15:B2"]);
    all.check("moves", &["moves", over]);
    all.check("perft", &["perft", "--depth", "2"]);
    all.check("perft", &["perft", "--depth", "2", "--divide"]);
    all.check("bench", &["bench", "--depth", "1", "--hash", "1"]);
    all.check("ballots-list", &["ballots", "list"]);
    let list = ["ballots", "list", "--deck", "eleven-man-draws"];
    all.check("ballots-list", &list);
    all.check("ballots-list", &["ballots", "list", "--deck", "three-move"]);
    all.check("ballots-show", &["ballots", "show", "5"]);

    let quick = ["--depth", "3", "--hash", "1"];
    all.check(
        "analyze",
        &[&["analyze", "start", "--lines", "2"], &quick[..]].concat(),
    );
    all.check("analyze", &[&["analyze", over], &quick[..]].concat());
    for known in [
        "B:W18:B14",
        "W:WK32:BK1,K2",
        "W:WK1,K2,27:BK12,20",
        "B:WK32:BK1",
    ] {
        let line = [&["analyze", known, "--lines", "3"], &quick[..]].concat();
        let found = all.check("analyze", &line);
        assert_eq!(found[0]["source"], "endgames", "{known}");
        assert_eq!(found[0]["depth"], Value::Null, "{known}");
    }
    let games = all.check("analyze", &[&["analyze", "games.pdn"], &quick[..]].concat());
    assert_eq!(games.len(), 3);

    let known = ["endgame", "probe", "B:WK6,K7:BK30"];
    let probed = all.check("endgame-probe", &known);
    let analyzed = all.check("analyze", &[&["analyze", known[2]], &quick[..]].concat());
    // The same score looks the same, no matter who knows it.
    assert_eq!(probed[0]["score"], analyzed[0]["lines"][0]["score"]);
    all.check(
        "endgame-probe",
        &["endgame", "probe", "W:WK1,K2,27:BK12,20"],
    );
    all.check("endgame-probe", &["endgame", "probe", "B:WK32:BK1"]);
    all.check("endgame-stats", &["endgame", "stats", "--pieces", "3"]);
    all.check("endgame-stats", &["endgame", "stats", "--pieces", "5"]);

    let nodes = ["--nodes", "50", "--hash", "1"];
    all.check(
        "suite-solve",
        &[&["suite", "solve", "suite.txt"], &nodes[..]].concat(),
    );
    all.check(
        "suite-hold",
        &[&["suite", "hold", "hold.txt"], &nodes[..]].concat(),
    );
    all.check("book-show", &["book", "show", "11-15"]);
    all.check("book-show", &["book", "show", "12-16", "24-20", "8-12"]);
    let check = ["book", "check", "--sample", "4", "--margin", "-0.5"];
    all.check("book-check", &[&check[..], &nodes[..]].concat());
    let sprt = ["--games", "2", "--nodes", "20", "--sprt", "0,10"];
    let players = ["match", "--first", "self hash=1", "--second", "self hash=1"];
    all.check("match", &[&players[..], &sprt[..]].concat());

    let files = ["games.pdn", "missing.pdn"];
    all.check(
        "pdn-check",
        &[&["pdn", "check", "--results"], &files[..]].concat(),
    );
    all.check("pdn-check", &["pdn", "check", "--problems", "problems.pdn"]);
    all.check("pdn-search", &["pdn", "search", "games.pdn"]);
    all.check(
        "pdn-search",
        &["pdn", "search", "games.pdn", "--fen", "start"],
    );
    all.check(
        "pdn-search",
        &["pdn", "search", "games.pdn", "--pattern", "13=B 18=W"],
    );
    for key in ["opening", "player", "year", "move"] {
        all.check("pdn-stats", &["pdn", "stats", "games.pdn", "--by", key]);
    }
    all.check("pdn-show", &["pdn", "show", "games.pdn", "1"]);
    all.check(
        "pdn-show",
        &["pdn", "show", "games.pdn", "2", "--move", "0"],
    );
    for command in ["convert", "filter", "sort", "merge", "dedupe"] {
        let games = all.check("game", &["pdn", command, "games.pdn"]);
        assert_eq!(games.len(), 3, "{command}");
    }

    let stats = all.check("puzzles-stats", &["puzzles", "stats"]);
    assert!(stats[0]["puzzle_count"].as_u64() > Some(100));
    let check = ["puzzles", "check", "--sample", "2", "--nodes"];
    let sound = all.check("puzzles-check", &[&check[..], &["100000"]].concat());
    assert_eq!(sound[0]["passed_count"], 2);
    // With so few nodes, few moves stand out.
    let check = ["puzzles", "check", "--sample", "40", "--nodes", "1"];
    let flawed = all.check("puzzles-check", &check);
    assert_eq!(flawed[0]["flawed"][0]["flaw"], "not_the_only_move");
    let courses = all.check("lessons-list", &["lessons", "list"]);
    assert!(courses.len() >= 2, "one course per line");
    let checked = all.check("lessons-check", &["lessons", "check", "own.lessons"]);
    assert_eq!(checked[0]["problems"].as_array().unwrap().len(), 1);
    let fitted = all.check("calibrate", &["calibrate", "evaluated.pdn"]);
    assert_eq!(fitted[0]["marks"]["decisive_count"], 1);
    all.check("endgame-verify", &["endgame", "verify", "--sample", "2"]);
    fs::create_dir(all.folder.path().join("damaged")).unwrap();
    fs::write(all.folder.path().join("damaged/m0k1-m0k1.wld"), "noise").unwrap();
    let damaged = [
        "endgame",
        "verify",
        "--pieces",
        "2",
        "--endgames",
        "damaged",
    ];
    let damaged = all.check("endgame-verify", &damaged);
    assert_eq!(damaged[0]["refused"].as_array().unwrap().len(), 1);
    let (address, server) = healthy_server();
    all.check("health", &["health", "--metrics", &address]);
    server.join().unwrap();

    let described: BTreeSet<String> = fs::read_dir(schema_folder())
        .unwrap()
        .map(|file| file.unwrap().path())
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .filter(|name| name != "shapes")
        .collect();
    assert_eq!(
        all.used, described,
        "a schema that nothing is checked against"
    );
}

/// A server that answers one request, and its address.
fn healthy_server() -> (String, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 1024];
        let _read = stream.read(&mut request).unwrap();
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\nok\n").unwrap();
    });
    (address, server)
}

//! `crownhead pdn` with many games: searching, counting, arranging, printing.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;
#[cfg(unix)]
use std::io::{Read, Write};
use std::path::PathBuf;

const GAMES: &str = r#"[Event "Lantern Street Open"]
[Date "1954.08.23"]
[Black "Muñoz, Ana"]
[White "Birch, Bob"]
[Result "1-0"]

1. 9-13 22-18 2. 6-9 25-22 1-0

[Event "Harbor Cup"]
[Date "1953.??.??"]
[Black "Birch, Bob"]
[White "Alder, Ada"]
[Result "1/2-1/2"]

1. 11-15 23-19 2. 8-11 22-17 1/2-1/2

[Event "Lantern Street Open"]
[Date "1954.08.22"]
[Black "Alder, Ada"]
[White "Munoz, Ana"]
[Result "0-1"]

1. 9-13 22-18 2. 6-9 25-22 3. 11-15 18x11 0-1

[Event "Elsewhere"]
[GameType "20"]

1. 32-28 19-23 *
"#;

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    /// A folder with `games.pdn` in it.
    fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pdn"), GAMES).unwrap();
        Desk { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Runs `crownhead pdn` in the folder.
    fn pdn(&self, arguments: &[&str]) -> assert_cmd::assert::Assert {
        let mut command = Command::cargo_bin("crownhead").unwrap();
        command.current_dir(self.folder.path());
        command
            .env("LC_ALL", "C")
            .arg("pdn")
            .args(arguments)
            .assert()
    }

    fn output(&self, arguments: &[&str]) -> String {
        let assert = self.pdn(arguments).success();
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    }
}

/// The position after 9-13 22-18 6-9.
const DREADED: &str = "W:W18,21,23-32:B1-5,7-13";
const LONG_DREADED: &str = "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13";

#[test]
fn games_are_found_by_what_is_known_about_them() {
    let desk = Desk::new();
    let check = |arguments: &[&str], count: &str| {
        let all = [&["search", "games.pdn", "--count"], arguments].concat();
        assert_eq!(desk.output(&all), format!("{count}\n"), "{arguments:?}");
    };
    check(&[], "3");
    check(&["--player", "munoz"], "2");
    check(&["--black", "munoz"], "1");
    check(&["--white", "BIRCH"], "1");
    check(&["--event", "lantern"], "2");
    check(&["--date", "1954"], "2");
    check(&["--date", "..1954.08.22"], "2");
    check(&["--result", "draw"], "1");
    check(&["--result", "decisive"], "2");
    check(&["--opening", "dreaded"], "2");
    check(&["--min-moves", "5"], "1");
    check(&["--game", "1,3-9"], "2");
    check(&["--game", "2", "--player", "munoz"], "0");
    check(&["--fen", DREADED], "2");
    check(&["--fen", "start"], "3");
    check(&["--pattern", "13=B 9=B 22=-"], "2");
    // With colors reversed, nothing is found unless that's requested.
    let reversed = "B:W20-26,28-32:B1-10,12,15";
    check(&["--fen", reversed], "0");
    check(&["--fen", reversed, "--reversed"], "2");

    let shown = desk.output(&["search", "games.pdn", "--fen", DREADED, "--limit", "1"]);
    assert_eq!(
        shown,
        "games.pdn: Game 1: Muñoz, Ana – Birch, Bob, Lantern Street Open, 1954.08.23, 1-0, \
         after move 2 (Black)\nStopped after 1 game (--limit)\n"
    );
    let shown = desk.output(&["search", "games.pdn", "--fen", DREADED, "--json"]);
    let first: Value = serde_json::from_str(shown.lines().next().unwrap()).unwrap();
    assert_eq!(first["game"], 1);
    assert_eq!(first["opening"], "Dreaded Edinburgh");
    assert_eq!(first["found"]["ply"], 3);
    assert_eq!(first["found"]["after"]["side"], "black");
    desk.pdn(&["search", "games.pdn", "--date", "May 1954"])
        .code(2);
}

/// Reads from a terminal until its screen looks right, or until the program ends.
#[cfg(unix)]
fn read_until(
    pty: &mut pty_process::blocking::Pty,
    parser: &mut vt100::Parser,
    is_right: impl Fn(&str) -> bool,
) -> String {
    let mut bytes = [0; 4096];
    loop {
        let screen = parser.screen().contents();
        if is_right(&screen) {
            return screen;
        }
        // A terminal without a program has nothing to read.
        match pty.read(&mut bytes).unwrap_or(0) {
            0 => return screen,
            count => parser.process(&bytes[..count]),
        }
    }
}

#[test]
#[cfg(unix)]
fn results_appear_above_the_progress_of_a_long_search() {
    let desk = Desk::new();
    // A pipe, so that the search goes on until we've seen it.
    let pipe = desk.path("pipe.pdn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let (mut pty, pts) = pty_process::blocking::open().unwrap();
    pty.resize(pty_process::Size::new(24, 100)).unwrap();
    let mut search = pty_process::blocking::Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["pdn", "search", "pipe.pdn", "--player", "munoz"])
        .current_dir(desk.folder.path())
        .env("LC_ALL", "C")
        .env("TERM", "xterm")
        .spawn(pts)
        .unwrap();
    let (rows, columns) = (24.try_into().unwrap(), 100.try_into().unwrap());
    let mut parser = vt100::Parser::new(rows, columns, 0);
    let mut games = fs::OpenOptions::new().write(true).open(&pipe).unwrap();
    // Enough that the reader is done with the first games, and not more than fits into a pipe.
    let text = format!("{GAMES}{}", "\n1. 11-15 *\n".repeat(2000));
    games.write_all(text.as_bytes()).unwrap();
    let seen = read_until(&mut pty, &mut parser, |screen| {
        screen.contains("Game 3") && screen.trim_end().ends_with("KiB")
    });
    let lines: Vec<&str> = seen.lines().collect();
    let [first, second, _] = lines[..] else {
        panic!("{seen}");
    };
    assert!(first.starts_with("pipe.pdn: Game 1: Mu"), "{seen}");
    assert!(second.starts_with("pipe.pdn: Game 3: Alder"), "{seen}");
    drop(games);
    let end = read_until(&mut pty, &mut parser, |_| false);
    assert!(search.wait().unwrap().success());
    assert!(end.trim_end().ends_with("2 of 2,003 games"), "{end}");
    assert!(!end.contains("KiB"), "{end}");
}

#[test]
fn an_index_finds_the_same_and_is_rebuilt_when_stale() {
    let desk = Desk::new();
    let search = ["search", "games.pdn", "--fen", DREADED, "--reversed"];
    let scanned = desk.output(&search);
    let built = desk.output(&["index", "games.pdn"]);
    assert_eq!(built, "games.pdn: 4 games indexed\n");
    let indexed = desk.output(&search);
    // The index counts the game of another variant too.
    assert_eq!(indexed, scanned.replace("of 3 games", "of 4 games"));
    let count = ["search", "games.pdn", "--fen", DREADED, "--count"];
    assert_eq!(desk.output(&count), "2\n");
    let with_more = [
        "search",
        "games.pdn",
        "--fen",
        DREADED,
        "--count",
        "--player",
        "birch",
    ];
    assert_eq!(desk.output(&with_more), "1\n");
    let shown = desk.output(&["show", "games.pdn", "3", "--move", "2b", "--as-fen"]);
    assert_eq!(shown, format!("{LONG_DREADED}\n"));

    // Another game, and the index is rebuilt.
    let more = format!("{GAMES}\n1. 9-13 22-18 2. 6-9 *\n");
    fs::write(desk.path("games.pdn"), more).unwrap();
    let assert = desk.pdn(&count).success();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(told.contains("Rebuilding it"), "{told}");
    assert_eq!(assert.get_output().stdout, b"3\n");

    // So is a damaged one.
    fs::write(desk.path("games.pdn.index"), "no index").unwrap();
    assert_eq!(desk.output(&count), "3\n");
}

/// Where an index can't be replaced: here, because a folder has its name.
#[test]
#[cfg(unix)]
fn a_stale_index_that_cannot_be_replaced_costs_only_time() {
    let desk = Desk::new();
    fs::create_dir(desk.path("games.pdn.index")).unwrap();
    fs::write(desk.path("games.pdn.index/full"), "").unwrap();
    let search = ["search", "games.pdn", "--fen", DREADED, "--count"];
    let assert = desk.pdn(&search).success();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(told.contains("All games are read instead."), "{told}");
    assert_eq!(assert.get_output().stdout, b"2\n");
}

#[test]
fn moves_are_counted_with_and_without_an_index() {
    let desk = Desk::new();
    let stats = |more: &[&str]| -> Value {
        let all = [&["stats", "games.pdn", "--by", "move", "--json"], more].concat();
        serde_json::from_str(&desk.output(&all)).unwrap()
    };
    let counted = |answer: &Value| -> Vec<(String, [u64; 4])> {
        let groups = answer["groups"].as_array().unwrap().iter();
        let counts = |group: &Value| {
            ["game_count", "wins", "draws", "losses"].map(|key| group[key].as_u64().unwrap())
        };
        groups
            .map(|group| (group["name"].as_str().unwrap().to_owned(), counts(group)))
            .collect()
    };
    let check = || {
        let first = stats(&[]);
        let expected = [("9-13", [2, 1, 0, 1]), ("11-15", [1, 0, 1, 0])];
        assert_eq!(
            counted(&first),
            expected.map(|(mv, counts)| (mv.to_owned(), counts))
        );
        assert_eq!(first["total"]["game_count"], 3);
        // For White, the other way around. One game ends there.
        let reply = stats(&["--fen", "W:W21-32:B1-8,10-13"]);
        assert_eq!(counted(&reply), [("22-18".to_owned(), [2, 1, 0, 1])]);
        let last = stats(&["--fen", "B:W18,21-24,26-32:B1-5,7-13", "--player", "munoz"]);
        let last_position = "B:W18,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13";
        assert_eq!(last["position"]["fen"], last_position);
        assert_eq!(counted(&last), [("11-15".to_owned(), [1, 0, 0, 1])]);
        assert_eq!(last["ungrouped_count"], 1);
    };
    check();
    desk.output(&["index", "games.pdn"]);
    check();
    let table = desk.output(&["stats", "games.pdn", "--by", "move"]);
    let words: Vec<&str> = table.lines().nth(1).unwrap().split_whitespace().collect();
    assert_eq!(words, ["9-13", "2", "1", "0", "1", "50.0%"]);
    for wrong in [
        &["--pattern", "18=W"][..],
        &["--fen", "start", "--reversed"],
    ] {
        let all = [&["stats", "games.pdn", "--by", "move"], wrong].concat();
        desk.pdn(&all).code(1);
    }
}

#[test]
fn a_stated_result_is_reported_and_kept() {
    let desk = Desk::new();
    let text =
        "[FEN \"B:W14:BK10\"]\n1. 10x17 1/2-1/2\n\n[FEN \"B:W20-32:B1-12\"]\n1. 11-15 {so} *\n";
    fs::write(desk.path("games.pdn"), text).unwrap();
    let assert = desk.pdn(&["check", "--results", "games.pdn"]).code(1);
    let told = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    let expected = "Game 1: The result is 1/2-1/2, but Black won on the board.";
    assert!(told.contains(expected), "{told}");
    let assert = desk.pdn(&["convert", "games.pdn"]).code(1);
    let written = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(written.contains("1. 10x17 1/2-1/2"), "{written}");
    let kept = "{[FEN \"B:W20-32:B1-12\"]} {1. 11-15} {so} *";
    assert!(written.contains(kept), "{written}");
}

#[test]
fn results_are_counted() {
    let desk = Desk::new();
    let shown = desk.output(&["stats", "games.pdn", "--by", "year", "--json"]);
    let answer: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(answer["total"]["game_count"], 3);
    assert_eq!(answer["groups"][0]["name"], "1953");
    assert_eq!(answer["groups"][1]["wins"], 1);
    assert_eq!(answer["groups"][1]["losses"], 1);
    let shown = desk.output(&["stats", "games.pdn", "--by", "opening"]);
    let line = shown.lines().find(|line| line.starts_with("Dreaded"));
    assert_eq!(
        line.unwrap().split_whitespace().collect::<Vec<_>>(),
        ["Dreaded", "Edinburgh", "2", "1", "0", "1", "50.0%"]
    );
}

#[test]
fn files_are_arranged() {
    let desk = Desk::new();
    let events = |text: &str| -> Vec<String> {
        let rounds = text
            .lines()
            .filter_map(|line| line.strip_prefix("[Date \""));
        rounds
            .map(|line| line.trim_end_matches("\"]").to_owned())
            .collect()
    };
    // A file isn't replaced with some of its games, unless that's wanted.
    let filter = [
        "filter",
        "games.pdn",
        "--player",
        "nobody",
        "--output",
        "games.pdn",
    ];
    let assert = desk.pdn(&filter).code(1);
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(told.contains("lose its other games"), "{told}");
    assert_eq!(desk.read("games.pdn"), GAMES);
    let sorted = desk.output(&["sort", "games.pdn"]);
    assert_eq!(events(&sorted), ["1953.??.??", "1954.08.22", "1954.08.23"]);
    let sorted = desk.output(&["sort", "games.pdn", "--by", "moves,date", "--descending"]);
    assert_eq!(events(&sorted), ["1954.08.22", "1954.08.23", "1953.??.??"]);

    desk.pdn(&["filter", "games.pdn", "--player", "bob", "-o", "bob.pdn"])
        .success();
    assert_eq!(events(&desk.read("bob.pdn")), ["1954.08.23", "1953.??.??"]);

    // The third game isn't a duplicate: it has more moves.
    desk.pdn(&["merge", "games.pdn", "bob.pdn", "-o", "all.pdn"])
        .success();
    assert_eq!(events(&desk.read("all.pdn")).len(), 5);
    let assert = desk.pdn(&["dedupe", "all.pdn", "-o", "once.pdn"]).success();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(
        told.contains("all.pdn: Game 4: Same as game 1 in all.pdn"),
        "{told}"
    );
    assert!(told.contains("Duplicates dropped: 2"), "{told}");
    assert_eq!(events(&desk.read("once.pdn")).len(), 3);

    // In place, the game of another variant would be lost.
    desk.pdn(&["sort", "games.pdn", "-o", "games.pdn"]).code(1);
    assert_eq!(desk.read("games.pdn"), GAMES);

    let told = desk.output(&["split", "games.pdn", "--by", "event", "--output", "parts"]);
    assert_eq!(told, "3 games in 2 files\n");
    assert_eq!(events(&desk.read("parts/lantern-street-open.pdn")).len(), 2);
    assert_eq!(events(&desk.read("parts/harbor-cup.pdn")).len(), 1);
    // Existing files are left alone.
    desk.pdn(&["split", "games.pdn", "--by", "event", "--output", "parts"])
        .code(1);
    let told = desk.output(&["split", "games.pdn", "--every", "2", "--output", "pairs"]);
    assert_eq!(told, "3 games in 2 files\n");
    assert_eq!(events(&desk.read("pairs/000002.pdn")).len(), 1);
}

#[test]
fn a_game_is_shared_as_pictures_and_as_a_link() {
    let desk = Desk::new();
    let bytes = |arguments: &[&str]| {
        let all = [&["show", "games.pdn", "1"], arguments].concat();
        desk.pdn(&all).success().get_output().stdout.clone()
    };
    let png = bytes(&["--png", "--size", "100"]);
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert!(png.len() < bytes(&["--png"]).len());
    let gif = bytes(&["--gif", "--size", "100", "--pause", "0.5"]);
    assert!(gif.starts_with(b"GIF89a"));
    // The start and four moves, each half a second, the last one longer.
    let pauses = |hundredths: u8| {
        let shown = [0x21, 0xf9, 4, 4, hundredths, 0];
        gif.windows(6).filter(|bytes| *bytes == shown).count()
    };
    assert_eq!((pauses(50), pauses(150)), (4, 1));
    let link = bytes(&["--link", "--server", "https://checkers.example/"]);
    let link = String::from_utf8(link).unwrap();
    let text = link
        .trim()
        .strip_prefix("https://checkers.example/review/new?game=")
        .unwrap();
    let game = share::link::decode(text).unwrap();
    assert_eq!(game.tags.get("Black"), Some("Muñoz, Ana"));
    assert_eq!(game.moves().count(), 4);
    // A position is in a link too.
    let link = String::from_utf8(bytes(&["--link", "--move", "2b"])).unwrap();
    let text = link.trim().strip_prefix("/review/new?game=").unwrap();
    let shown = share::link::decode(text).unwrap();
    assert_eq!(notation::write_fen(&shown.start), LONG_DREADED);
    assert_eq!(shown.moves().count(), 0);
    for wrong in [
        &["--size", "10"][..],
        &["--gif", "--pause", "0"],
        &["--gif", "--png"],
        &["--gif", "--move", "2"],
        &["--server", "https://checkers.example"],
    ] {
        desk.pdn(&[&["show", "games.pdn", "1"], wrong].concat())
            .code(2);
    }
}

#[test]
fn a_game_is_shown_at_any_move() {
    let desk = Desk::new();
    let shown = desk.output(&["show", "games.pdn", "2"]);
    assert!(shown.contains("[Event \"Harbor Cup\"]") && shown.contains("Black to move."));
    assert!(
        desk.output(&["show", "games.pdn", "1", "--svg"])
            .starts_with("<svg")
    );
    let answer: Value =
        serde_json::from_str(&desk.output(&["show", "games.pdn", "3", "--json"])).unwrap();
    assert_eq!(
        (&answer["ply"], &answer["turn"]),
        (&6.into(), &"black".into())
    );
    let fails = |arguments: &[&str], expected: &str| {
        let assert = desk.pdn(arguments).code(1);
        let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(told.contains(expected), "{told}");
    };
    fails(
        &["show", "games.pdn", "9"],
        "there is no game 9: the last is 4",
    );
    fails(
        &["show", "games.pdn", "1", "--move", "7"],
        "there is no move 7",
    );
    fails(&["show", "games.pdn", "4"], "international draughts");
}

#[test]
fn a_sheet_to_print_is_safe_html() {
    let desk = Desk::new();
    fs::write(
        desk.path("odd.pdn"),
        "[Event \"<script>alert(1)</script> & more\"]\n[FEN \"W:WK27,K23:BK28,12.\"]\n0-1\n",
    )
    .unwrap();
    let page = desk.output(&[
        "print",
        "games.pdn",
        "odd.pdn",
        "--title",
        "A & B",
        "--every",
        "1",
    ]);
    assert!(page.contains("<title>A &amp; B</title>"));
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
    // A diagram after the first move and at the end of each game, and one of the problem.
    assert_eq!(page.matches("<figure>").count(), 3 * 2 + 1 + 1);
    assert!(page.contains("White to move. 0-1"));
    assert!(page.contains("Harbor Cup, 1953") && !page.contains("1953.??"));
    // Everything that a person wrote is there, in its place, and nothing that's for programs.
    fs::write(
        desk.path("notes.pdn"),
        "{Before.} 1. 11-15 23-19 2. 8-11 22-17 {[%eval -0.20] Usual.} (2... 22-18 15x22 3. 25x18 \
         {Two for two.}) 3. 4-8! 17-13? *\n",
    )
    .unwrap();
    let page = desk.output(&["print", "notes.pdn"]);
    let (_, moves) = page.split_once("<p>Before.</p>").unwrap();
    let plain: String = moves.replace("&nbsp;", " ");
    let plain = plain.replace("<span>", "").replace("</span>", "");
    assert!(
        plain.contains(
            "<b>2.</b> 8-11 22-17 <i>Usual.</i> (<b>2.</b> … 22-18 <b>3.</b> 15x22 25x18 <i>Two for \
             two.</i>) <b>3.</b> 4-8! 17-13? <b>*</b>"
        ),
        "{plain}"
    );
    desk.pdn(&["print", "games.pdn", "-o", "sheet.html"])
        .success();
    assert!(desk.read("sheet.html").ends_with("</html>\n"));
}

#[test]
fn results_and_problems_are_checked_against_the_tables() {
    let desk = Desk::new();
    // Black is a king up: a win, no matter what the file says.
    fs::write(
        desk.path("wrong.pdn"),
        "[FEN \"W:WK32:BK1,K2\"]\n1... 32-27 1/2-1/2\n\n[FEN \"B:WK32:BK1,K2\"]\n1-0\n",
    )
    .unwrap();
    let assert = desk.pdn(&["check", "--results", "wrong.pdn"]).code(1);
    let shown = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(
        shown.contains("Game 1: The result is 1/2-1/2, but Black wins from the last position."),
        "{shown}"
    );
    assert!(
        shown.ends_with("wrong.pdn: 2 games, 1 move, 1 problem\n"),
        "{shown}"
    );

    let assert = desk
        .pdn(&["check", "--problems", "wrong.pdn", "games.pdn"])
        .code(1);
    let shown = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(
        shown.contains("wrong.pdn:1: Game 1: The result is 1/2-1/2, but Black wins: "),
        "{shown}"
    );
    assert!(
        shown.contains("2 problems: 1 agree, 1 differ, 0 unproven\n"),
        "{shown}"
    );
    let assert = desk
        .pdn(&["check", "--problems", "--json", "wrong.pdn"])
        .code(1);
    let shown = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    let answers: Vec<Value> = shown
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers[0]["judgment"], "differs");
    assert_eq!(answers[0]["proved"], "1-0");
    assert_eq!(answers[1]["judgment"], "agrees");
    assert_eq!(answers[1]["proved_by"], "databases");
}

#[test]
fn games_of_other_variants_are_one_line() {
    let desk = Desk::new();
    assert_eq!(
        desk.output(&["check", "games.pdn"]),
        "games.pdn: 1 game of international draughts skipped\n\
         games.pdn: 3 games, 14 moves, 0 problems\n"
    );
}

//! `crownhead play --terminal` in a real pseudo-terminal: what people press, and what they see.

use crate::fleet::Server;
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A terminal with the program in it.
struct Window {
    pty: Option<Arc<Pty>>,
    child: Child,
    shared: Arc<Shared>,
}

struct Shared {
    parser: Mutex<(vt100::Parser, bool)>,
    changed: Condvar,
    /// Whether the terminal is being closed.
    is_closing: AtomicBool,
}

/// Where the program keeps its games, and its other surroundings.
struct Home {
    folder: TempDir,
    environment: Vec<(&'static str, &'static str)>,
}

impl Home {
    fn new() -> Home {
        Home::with(&[("LC_ALL", "en_US.UTF-8"), ("TERM", "xterm-256color")])
    }

    fn with(environment: &[(&'static str, &'static str)]) -> Home {
        Home {
            folder: TempDir::new().unwrap(),
            environment: environment.to_vec(),
        }
    }

    fn games(&self) -> PathBuf {
        self.folder.path().join("crownhead/games")
    }

    /// The text of the only saved game.
    fn saved_game(&self) -> String {
        let games = fs::read_dir(self.games()).unwrap();
        let mut files = games
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "pdn"));
        let game = files.next().expect("a game is saved");
        assert_eq!(files.next(), None);
        fs::read_to_string(game).unwrap()
    }

    fn open(&self, columns: u16, rows: u16, options: &[&str]) -> Window {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(rows, columns)).unwrap();
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
            .args(["play", "--terminal"])
            .args(options)
            .env_remove("NO_COLOR")
            .env("XDG_DATA_HOME", self.folder.path())
            .env("HOME", self.folder.path());
        for (name, value) in &self.environment {
            command = command.env(name, value);
        }
        let child = command.spawn(pts).unwrap();
        let pty = Arc::new(pty);
        let shared = Arc::new(Shared {
            parser: Mutex::new((vt100::Parser::new(size(rows), size(columns), 0), false)),
            changed: Condvar::new(),
            is_closing: AtomicBool::new(false),
        });
        let (read_from, read_for) = (Arc::clone(&pty), Arc::clone(&shared));
        thread::spawn(move || read_for.read(&read_from));
        Window {
            pty: Some(pty),
            child,
            shared,
        }
    }
}

fn size(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

impl Shared {
    fn read(&self, mut pty: &Pty) {
        let mut bytes = [0; 4096];
        while !self.is_closing.load(Ordering::SeqCst) {
            // A terminal without a program has nothing to read.
            let count = pty.read(&mut bytes).unwrap_or(0);
            let mut parser = self.parser.lock().unwrap();
            parser.0.process(&bytes[..count]);
            parser.1 = count == 0;
            drop(parser);
            self.changed.notify_all();
            if count == 0 {
                return;
            }
        }
    }
}

impl Window {
    fn press(&self, keys: &str) {
        let mut pty = &**self.pty.as_ref().unwrap();
        pty.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    fn wait_until(&self, awaited: &str, is_there: impl Fn(&vt100::Screen) -> bool) {
        let parser = self.shared.parser.lock().unwrap();
        let waited =
            self.shared
                .changed
                .wait_timeout_while(parser, PATIENCE, |(parser, is_over)| {
                    !is_there(parser.screen()) && !*is_over
                });
        let (parser, _) = waited.unwrap();
        let screen = parser.0.screen();
        assert!(
            is_there(screen),
            "{awaited} isn't on the screen:\n{}",
            screen.contents()
        );
    }

    /// Waits for a text on the screen.
    #[track_caller]
    fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits for a screen that's in a script of the app, `screens/*.txt`: the one with this number,
    /// counted from 1.
    #[track_caller]
    fn wait_for_screen(&self, script: &str, number: usize) {
        let expected = scripted_screen(script, number);
        let rows = |screen: &vt100::Screen| {
            let rows = screen.rows(0, 200).map(|row| row.trim_end().to_owned());
            rows.collect::<Vec<_>>()
        };
        let awaited = expected.join("\n");
        self.wait_until(&awaited, |screen| rows(screen) == expected);
    }

    /// Presses the mouse button on the first occurrence of a text.
    #[track_caller]
    fn click(&self, text: &str) {
        self.wait_for(text);
        let parser = self.shared.parser.lock().unwrap();
        let rows: Vec<String> = parser.0.screen().rows(0, 200).collect();
        drop(parser);
        let (row, line) = rows
            .iter()
            .enumerate()
            .find(|(_, line)| line.contains(text))
            .unwrap();
        let column = line[..line.find(text).unwrap()].chars().count() + 1;
        let row = row + 1;
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    fn resize(&self, columns: u16, rows: u16) {
        let mut parser = self.shared.parser.lock().unwrap();
        parser.0.set_size(size(rows), size(columns));
        let pty = self.pty.as_ref().unwrap();
        pty.resize(Size::new(rows, columns)).unwrap();
    }

    /// Waits until the program ends, and checks that it leaves the terminal as it was.
    #[track_caller]
    fn end(&mut self) -> ExitStatus {
        let status = self.child.wait().unwrap();
        self.wait_until("the shell", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
        status
    }

    /// Closes the terminal, as if its window was closed.
    fn close(&mut self) -> ExitStatus {
        // Reading ends with the next output.
        self.shared.is_closing.store(true, Ordering::SeqCst);
        self.press("?");
        self.pty = None;
        self.child.wait().unwrap()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A screen in a script of the app, row by row.
fn scripted_screen(script: &str, number: usize) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../terminal/tests/it/screens");
    let text = fs::read_to_string(folder.join(script)).unwrap();
    let mut rows: Vec<String> = text
        .split("\n=\n")
        .nth(number)
        .expect("the script has this screen")
        .lines()
        .take_while(|line| !line.starts_with(['>', '=']))
        .map(|line| line.strip_prefix("  ").unwrap_or_default().to_owned())
        .collect();
    rows.resize(24, String::new());
    rows
}

const AGAINST_COMPUTER: [&str; 4] = ["--computer", "white", "--level", "1"];

#[test]
fn a_game_is_played_and_continues_next_time() {
    let home = Home::new();
    let mut window = home.open(80, 24, &AGAINST_COMPUTER);
    window.wait_for("Your move.");
    window.press("11-15");
    window.wait_for("> 11-15_");
    window.press("\r");
    window.wait_for("1. 11-15");
    // The computer moves too.
    window.wait_until("both moves", |screen| {
        let text = screen.contents();
        let moves = text.split("1. 11-15").nth(1).unwrap_or_default();
        moves.trim_start().starts_with(|c: char| c.is_ascii_digit()) && text.contains("Your move.")
    });
    window.press("q");
    assert!(window.end().success());
    assert!(home.saved_game().contains("1. 11-15"));

    let mut again = home.open(60, 20, &[]);
    again.wait_for("1. 11-15");
    // Another window plays another game.
    let mut other = home.open(60, 20, &[]);
    other.wait_for("No moves yet.");
    other.press("\x03");
    assert!(other.end().success());
    again.press("q");
    assert!(again.end().success());
}

#[test]
fn the_computer_plays_from_a_book_on_the_screen() {
    let home = Home::new();
    let (games, book) = (
        home.folder.path().join("odd.pdn"),
        home.folder.path().join("odd.book"),
    );
    fs::write(&games, "1. 12-16 24-20 1-0 1. 12-16 24-20 1-0").unwrap();
    assert_cmd::Command::cargo_bin("crownhead")
        .unwrap()
        .args([
            "book",
            "build",
            "--output",
            path(&book),
            "--games",
            path(&games),
        ])
        .args(["--nodes", "200", "--hash", "1"])
        .assert()
        .success();
    let options = [
        "--computer",
        "black",
        "--level",
        "10",
        "--time",
        "0.1",
        "--book",
    ];
    let mut window = home.open(80, 24, &[&options[..], &[path(&book)]].concat());
    window.wait_for("1. 12-16");
    window.press("q");
    assert!(window.end().success());
}

#[test]
fn the_mouse_picks_and_drops_and_presses_buttons() {
    let home = Home::new();
    let mut window = home.open(120, 40, &[]);
    window.click("11");
    window.wait_for("Piece on 11 can move to 15 or 16.");
    window.click("15");
    window.wait_for("1. 11-15");
    window.click("Help");
    window.wait_for("Keyboard shortcuts");
    window.press("q");
    window.wait_for("1. 11-15");
    window.press("q");
    assert!(window.end().success());
}

#[test]
fn the_window_can_change_its_size() {
    let home = Home::new();
    let window = home.open(120, 40, &[]);
    window.wait_for("No moves yet.");
    window.resize(59, 20);
    window.wait_for("Make the window larger: at least 60 columns and 20 rows.");
    window.resize(60, 20);
    window.wait_for("No moves yet.");
    window.wait_for("q Quit");
}

#[test]
fn without_color_and_unicode_there_is_neither() {
    let home = Home::with(&[("LC_ALL", "C"), ("TERM", "xterm"), ("NO_COLOR", "1")]);
    let window = home.open(80, 24, &["--fen", "B:W18,K3:B11,K30"]);
    window.wait_for("[#] Player 1 (Black)");
    window.wait_until("only plain letters", |screen| {
        let is_plain = |cell: &vt100::Cell| {
            cell.contents().is_ascii()
                && cell.fgcolor() == vt100::Color::Default
                && cell.bgcolor() == vt100::Color::Default
        };
        (0..24).all(|row| (0..80).all(|column| screen.cell(row, column).is_none_or(is_plain)))
    });
    // A king of each side.
    window.wait_for("[K]");
    window.wait_for("(K)");
}

#[test]
fn a_signal_or_a_closed_window_loses_nothing() {
    let home = Home::new();
    let mut window = home.open(80, 24, &["--black", "Ann", "--white", "Bob"]);
    window.wait_for("No moves yet.");
    window.press("11-15\r");
    window.wait_for("1. 11-15");
    let pid = window.child.id().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &pid])
        .status();
    assert!(killed.unwrap().success());
    assert!(window.end().success());
    assert!(home.saved_game().contains("1. 11-15"));

    let mut window = home.open(80, 24, &[]);
    window.wait_for("1. 11-15");
    window.press("22-18\r");
    window.wait_for("22-18");
    window.close();
    assert!(home.saved_game().contains("22-18"));
}

/// The same keys lead to the same screens as without a terminal.
#[test]
fn a_position_is_set_up_and_played() {
    let home = Home::new();
    let mut window = home.open(80, 24, &["--black", "Ann", "--white", "Bob"]);
    window.wait_for("No moves yet.");
    window.press("ec");
    window.wait_for_screen("editor.txt", 1);
    window.press("2\x1b[B\r3");
    window.click("18");
    window.press("t");
    window.wait_for_screen("editor.txt", 2);
    window.press(":");
    window.press("W:W18:B14,15");
    window.press("\r");
    window.wait_for("Ready to play: White to move.");
    window.press("p");
    window.wait_for("Opponent");
    window.press("\r");
    // The computer is White, and begins with one of two jumps.
    window.wait_for("18x");
    window.press("q");
    assert!(window.end().success());
}

#[test]
fn the_library_opens_a_game_again() {
    let home = Home::new();
    let mut window = home.open(80, 24, &["--black", "Ann", "--white", "Bob"]);
    window.wait_for("No moves yet.");
    window.press("11-15\r");
    window.wait_for("1. 11-15");
    window.press("q");
    assert!(window.end().success());
    let mut window = home.open(80, 24, &["--black", "Cid", "--white", "Dee"]);
    window.wait_for("Cid (Red)");
    window.press("9-14\r");
    window.wait_for("1. 9-14");
    window.press("o");
    window.wait_for("Library");
    // The newest game is first.
    window.wait_for("Cid – Dee");
    window.press("\x1b[B");
    window.wait_for("Ann – Bob · Unfinished");
    window.press("\r");
    window.wait_for("Ann (Red)");
    window.wait_for("1. 11-15");
    window.press("q");
    assert!(window.end().success());
}

#[test]
fn hints_come_in_stages_and_the_engine_shows_its_lines() {
    let home = Home::new();
    let position = "W:W18,30:B14,15,5";
    let mut window = home.open(80, 24, &["--fen", position]);
    window.wait_for("No moves yet.");
    window.press("h");
    window.wait_for("Press Hint again for more.");
    window.press("h");
    window.wait_for("Look at the piece on 18.");
    window.press("h");
    window.wait_for("18x");
    window.press("q");
    assert!(window.end().success());

    let mut window = home.open(80, 24, &["--black", "Ann"]);
    window.wait_for("No moves yet.");
    window.press("a");
    window.wait_until("three lines, each with its score", |screen| {
        let is_line = |row: &String| {
            let mut words = row.split_whitespace();
            let number = words.next().unwrap_or_default();
            let number = number.trim_start_matches(['-', '−', '+']);
            let score = number.parse::<f64>().is_ok();
            score && words.next().is_some_and(|word| word.contains('-'))
        };
        // The panel is to the right of the board.
        screen.rows(36, 44).filter(is_line).count() == 3
    });
    window.press("a");
    window.wait_until("no lines", |screen| !screen.contents().contains("depth "));
    window.press("q");
    assert!(window.end().success());
}

/// A failed save is reported until saving works again.
#[test]
fn a_disk_that_cannot_be_written_is_reported() {
    let home = Home::new();
    let mut window = home.open(80, 24, &["--black", "Ann", "--white", "Bob"]);
    window.wait_for("No moves yet.");
    let (games, away) = (home.games(), home.folder.path().join("away"));
    fs::rename(&games, &away).unwrap();
    window.press("11-15\r");
    window.wait_for("Couldn't save the game");
    window.press("q");
    // The sentence is broken between two lines.
    window.wait_for("quit anyway.");
    fs::rename(&away, &games).unwrap();
    window.press("22-18\r");
    window.wait_for("You must jump: 15x22.");
    window.press("q");
    assert!(window.end().success());
    assert!(home.saved_game().contains("22-18"));
}

#[test]
fn the_line_mode_is_one_option_away() {
    let home = Home::new();
    let mut window = home.open(80, 24, &["--plain"]);
    window.wait_for("Player 1 (Black) to move>");
    window.press("quit\n");
    assert!(window.end().success());
}

/// Two people meet by a link, and play. One of them is away for a while.
#[test]
fn two_people_play_on_a_server() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("games.db");
    let mut server = Server::start(&["--database", path(&database)]);
    let address = format!("http://{}", server.address);
    let (ann, bob) = (Home::new(), Home::new());
    let ann_window = ann.open(80, 24, &["--server", &address]);
    ann_window.wait_for("You're Guest");
    ann_window.click("Create a link");
    ann_window.press("\r");
    ann_window.wait_for("/challenge/");
    let link = {
        let parser = ann_window.shared.parser.lock().unwrap();
        let text = parser.0.screen().contents();
        let start = text.find(&address).expect("the title has the address");
        let start = start + text[start + 1..].find(&address).unwrap() + 1;
        text[start..].split_whitespace().next().unwrap().to_owned()
    };
    let bob_window = bob.open(80, 24, &["--server", &link]);
    bob_window.wait_for("No moves yet.");
    // A screen arrives in pieces, so the list of moves can be there before the turn is.
    let is_yours = |screen: &vt100::Screen| screen.contents().contains("Your move.");
    let is_theirs = |screen: &vt100::Screen| screen.contents().contains(") to move.");
    ann_window.wait_until("the turn", |screen| is_yours(screen) || is_theirs(screen));
    let is_anns_turn = is_yours(ann_window.shared.parser.lock().unwrap().0.screen());
    let (first, second) = match is_anns_turn {
        true => (&ann_window, &bob_window),
        false => (&bob_window, &ann_window),
    };
    first.press("11-15\r");
    second.wait_for("1. 11-15");
    second.wait_for("Your move.");
    // The server goes away and comes back. The game continues.
    server.kill();
    second.wait_for("Reconnecting");
    server.restart();
    second.wait_until("the turn again", |screen| {
        is_yours(screen) && !screen.contents().contains("Reconnecting")
    });
    second.press("22-18\r");
    first.wait_for("22-18");
    first.press("chello\r");
    second.wait_for("Chat (1 new)");
    second.press("c");
    second.wait_for("hello");
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

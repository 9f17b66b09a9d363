//! `crownhead play --terminal`, as two people use it: what they type and what they see.

use assert_cmd::Command;
use std::fs;

/// Plays with these options and lines, and returns all output.
#[track_caller]
fn play(options: &[&str], lines: &[&str]) -> String {
    let assert = Command::cargo_bin("crownhead")
        .unwrap()
        .args(["play", "--terminal"])
        .args(options)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .write_stdin(lines.join("\n") + "\n")
        .assert()
        .success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[track_caller]
fn check(options: &[&str], lines: &[&str], expected: &[&str]) {
    let shown = play(options, lines);
    let mut rest = shown.as_str();
    for part in expected {
        let found = rest
            .find(part)
            .unwrap_or_else(|| panic!("{part:?} is not in\n{rest}"));
        rest = &rest[found + part.len()..];
    }
}

#[test]
fn d1_d7_two_people_play_a_few_moves() {
    check(
        &["--black", "Ann", "--white", "Bob"],
        &["11-15", "22-18", "15x22", "25x18"],
        &[
            "Ann (Black): 12 pieces\nBob (White): 12 pieces",
            "Ann (Black) to move> ",
            "Moves: 1. 11-15\n",
            "Moves: 1. 11-15 22-18\n",
            "You must jump: 15x22",
            "Bob (White): 11 pieces\nMoves: 1. 11-15 22-18 2. 15x22\n",
            "You must jump: 25x18 or 26x17",
            "Ann (Black): 11 pieces",
        ],
    );
}

#[test]
fn d3_d6_moves_in_letters_and_refusals_that_explain() {
    check(
        &["--letters"],
        &[
            "F6-E5", "G3", "11-15", "A1-B2", "C3xC3", "B4", "what", "C3-D4",
        ],
        &[
            "Moves: 1. F6-E5",
            "G3-F4  G3-H4",
            "There's no piece on F6",
            "There's already a piece on B2.",
            "The piece on C3 is already there.",
            "That could be more than one move: A3-B4 or C3-B4.",
            "“what” isn't a move or a command",
            "Moves: 1. F6-E5 C3-D4",
        ],
    );
}

#[test]
fn d5_s1_confirm_and_cancel() {
    check(
        &["--confirm"],
        &["", "back", "9-18", "", "11-15", "back", "", "11-16", ""],
        &[
            "No move to confirm. Type one first.",
            "No move to cancel.",
            "There's nothing to jump on 14.",
            "No move to confirm",
            "11-15? Press Enter to play it, or type `back` to choose again.",
            "Canceled. Choose again.",
            "No move to confirm",
            "11-16? Press Enter",
            "Moves: 1. 11-16",
        ],
    );
}

#[test]
fn b10_b12_d2_d8_the_end_is_told_and_a_new_game_is_one_word_away() {
    check(
        &["--fen", "B:W14:B9"],
        &["9x18", "18-23", "undo", "resign", "new", "fen", "quit"],
        &[
            "Black wins. White has no pieces left. Type `new`",
            "Game over. Black wins. White has no pieces left.",
            "Player 1 (Black): 1 piece\nPlayer 2 (White): 1 piece",
            "Black resigned. White wins.",
            "B:W14:B9",
        ],
    );
}

/// A player without a name has the same label on either side.
#[test]
fn a_rematch_changes_the_sides_of_the_players() {
    let lines = ["resign", "rematch", "quit"];
    check(
        &[],
        &lines,
        &[
            "Player 1 (Black): 12 pieces\nPlayer 2 (White): 12 pieces",
            "Black resigned. White wins.",
            "Player 2 (Black): 12 pieces\nPlayer 1 (White): 12 pieces",
            "Player 2 (Black) to move> ",
        ],
    );
    check(
        &["--computer", "white", "--level", "1"],
        &["resign", "rematch"],
        &["Player (Black): 12 pieces", "Player (White): 12 pieces"],
    );
}

#[test]
fn b14_draws_are_offered_and_claimed() {
    check(
        &[],
        &["draw", "decline", "11-15"],
        &[
            "Player 1 (Black) offers a draw. Player 2 (White): type `accept` or `decline`.",
            "Moves: 1. 11-15",
        ],
    );
    check(&[], &["draw", "accept", "11-15"], &["Draw by agreement."]);
    check(
        &[],
        &["claim"],
        &[
            "You can't claim a draw yet: the position hasn't repeated, and only 0 of 40 moves have passed without progress.",
        ],
    );
    let to_and_fro = ["1-5", "32-28", "5-1", "28-32"];
    let lines = [&to_and_fro[..], &to_and_fro[..3], &["claim"]].concat();
    check(
        &["--fen", "B:WK32:BK1"],
        &lines,
        &[
            "This position has come up twice.",
            "Draw by threefold repetition.",
        ],
    );
}

#[test]
fn an_end_that_the_board_did_not_bring_is_undone_by_itself() {
    check(
        &[],
        &["11-15", "resign", "undo", "history", "undo", "history"],
        &[
            "White resigned. Black wins.",
            "Moves: 1. 11-15\n",
            "1. 11-15\n",
            "No moves yet.",
        ],
    );
}

#[test]
fn d3_a_destination_alone_is_enough() {
    check(
        &[],
        &["13", "14"],
        &["Moves: 1. 9-13\n", "None of your pieces can move to 14."],
    );
}

#[test]
fn e2_the_computer_plays_either_side_by_the_rules() {
    // A person against the lowest level.
    check(
        &["--computer", "white", "--level", "1"],
        &["11-15", "hint", "hint", "hint"],
        &[
            "Crownhead level 1 (White) is thinking",
            "Crownhead level 1 (White) plays ",
            "Type `hint` again for more.",
            "Look at",
            "Play ",
        ],
    );
    check(
        &[
            "--computer",
            "black",
            "--level",
            "Newcomer",
            "--fen",
            "B:W14:B9",
        ],
        &[],
        &["plays 9x18.", "Black wins. White has no pieces left."],
    );
    // Whatever it plays, it's far ahead.
    check(
        &[
            "--computer",
            "white",
            "--level",
            "2",
            "--fen",
            "B:WK18,K19,K22,K23,K27:B1",
        ],
        &["1-6", "draw"],
        &["declined the draw."],
    );
    // It finishes a game against itself. The highest level plays by the tables, so the game is sure
    // to end.
    check(
        &[
            "--computer",
            "both",
            "--level",
            "10",
            "--fen",
            "B:WK14,K15,K18:BK1",
        ],
        &[],
        &["plays ", "White wins."],
    );
}

/// The same script as in the tests of the web app and the server.
#[test]
fn e2_the_computer_follows_the_script() {
    use room::{
        Action, Command, Duration, Instant, Name, Room, Seat, Sides, TakeBacks, Terms, TimeControl,
    };
    use testkit::{ComputerDoes, PersonDoes, computer_script};
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.pdn");
    let now = Instant::from_millis(0);
    for row in computer_script() {
        let name = |text| Name::new(text).unwrap();
        let mut seats = Sides {
            black: Seat::engine(name("Crownhead"), 10),
            white: Seat::human(name("Ann")),
        };
        if row.computer == rules::Color::White {
            seats = seats.swapped();
        }
        let mut terms = Terms::local(seats);
        terms.start = row.start;
        terms.take_backs = TakeBacks::ByConsent;
        if let Some(seconds) = row.seconds {
            let base = Duration::from_secs(seconds);
            terms.time = TimeControl::SuddenDeath { base };
        }
        let (mut room, _) = Room::open(terms, now).unwrap();
        for &mv in &row.moves {
            let by = room.game().turn();
            room.act(&Command::player(by, Action::Move(mv)), now)
                .unwrap();
        }
        saves::save(&path, &room, now).unwrap();
        let typed: &[&str] = match row.person {
            PersonDoes::Waits => &[],
            // An empty line, while the computer thinks.
            PersonDoes::Hurries => &["", ""],
            PersonDoes::OffersDraw => &["draw"],
            PersonDoes::TakesBack => &["undo", "history"],
        };
        let mut options = vec!["--load", path.to_str().unwrap()];
        options.extend(row.resigns.then_some("--computer-resigns"));
        let shown = play(&options, typed);
        let plays = shown.contains("plays ");
        let offers = shown.contains("offers a draw");
        let done = match row.person {
            PersonDoes::Waits | PersonDoes::Hurries if shown.contains("Black resigned.") => {
                ComputerDoes::Resigns
            }
            PersonDoes::Waits if offers && plays => ComputerDoes::OffersDraw,
            PersonDoes::Waits | PersonDoes::Hurries if plays => ComputerDoes::Moves,
            PersonDoes::OffersDraw if shown.contains("Draw by agreement.") => ComputerDoes::Accepts,
            PersonDoes::OffersDraw if shown.contains("declined the draw.") => {
                ComputerDoes::Declines
            }
            // Two moves are missing at the end.
            PersonDoes::TakesBack if shown.contains("1. 4-8 29-25 2. 8-3 25-30\n") => {
                ComputerDoes::Accepts
            }
            _ => panic!("{}:\n{shown}", row.name),
        };
        assert_eq!(done, row.expected, "{}:\n{shown}", row.name);
    }
}

#[test]
fn b11_who_needs_too_long_loses() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.pdn");
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["play", "--terminal", "--turn-seconds", "1"])
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // No move is typed: the flag falls on its own, and the program reports it while it waits.
    let mut keyboard = child.stdin.take().unwrap();
    writeln!(keyboard, "save {}", path.display()).unwrap();
    let mut screen = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut shown = String::new();
    while !shown.contains("ran out of time") {
        assert_ne!(
            std::io::BufRead::read_line(&mut screen, &mut shown).unwrap(),
            0,
            "{shown}"
        );
    }
    assert!(
        shown.contains("Black ran out of time. White wins."),
        "{shown}"
    );
    keyboard.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
    // The loss is in the file, so loading it doesn't revive the game.
    let loaded = fs::read_to_string(&path).unwrap();
    assert!(
        loaded.contains("[Termination \"time forfeit\"]"),
        "{loaded}"
    );
}

#[test]
fn e1_a_game_is_saved_and_goes_on_later() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.pdn");
    let file = path.to_str().unwrap();
    let save = format!("save {file}");
    check(
        &["--black", "Ann", "--white", "Bob", "--minutes", "5"],
        &["11-15", &save, "22-18"],
        &["Saved to ", "22-18"],
    );
    // The move played after saving was saved too.
    check(
        &["--load", file],
        &["moves"],
        &[
            "Ann (Black): 12 pieces, 5:00 left",
            "Bob (White): 12 pieces, 5:00 left",
            "22-18",
            "You must jump: 15x22",
        ],
    );
    // A broken or missing file doesn't affect the current game.
    let broken = dir.path().join("broken.pdn");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&broken, &text[..text.len() - 3]).unwrap();
    let load_broken = format!("load {}", broken.display());
    let load_missing = format!("load {}", dir.path().join("missing.pdn").display());
    check(
        &[],
        &["9-13", &load_broken, &load_missing, "board"],
        &[
            "broken.pdn, so this game continues. The end of the game is missing.",
            "missing.pdn, so this game continues. There's no such file.",
            "Moves: 1. 9-13",
        ],
    );
    let unwritable = format!(
        "save {}",
        dir.path().join("no/such/folder/game.pdn").display()
    );
    check(
        &[],
        &["9-13", &unwritable, "board"],
        &["Couldn't save the game: ", "Moves: 1. 9-13"],
    );
}

#[test]
fn d9_help_is_one_word_away() {
    check(&[], &["help"], &["Moves ", "Rules ", "save FILE", "quit"]);
}

#[test]
fn openings_rules_and_names_are_chosen_before_the_game() {
    check(
        &["--ballot", "5"],
        &["board"],
        &["Moves: 1. 9-13 22-18 2. 6-9"],
    );
    check(
        &["--fen", "B:WK14,32:B9", "--kings-safe-from-men"],
        &["9x18"],
        &["House rule: a man can't capture the king on 14."],
    );
    check(&["--setup", "A7=B C3=W"], &["moves"], &["5-9"]);
}

//! Text and files that aren't saved games, each with the reason.

use room::{Instant, Name, Room, Seat, Sides, Terms};
use saves::{LoadFault, MAX_BYTES, from_pdn, load, save, to_pdn};
use std::error::Error;
use std::fs;
use std::path::Path;

const SAVE: &str = r#"[Black "Ann"]
[White "Crownhead"]
[Result "*"]
[GameType "21"]
[SavedGame "Crownhead 1"]
[BlackType "human"]
[WhiteType "program"]
[WhiteLevel "3"]
[TimeControl "60+2"]
[TakeBacks "by consent"]
[DisconnectGrace "30"]
[OpeningPlies "1"]
[TurnTime "2.5"]
[Termination "unterminated"]
[PlyCount "4"]

1. 11-15 23-19 {[%clk 0:01:00]} 2. 8-11 {[%clk 0:01:00]} 2... 22-17
{[%clk 0:00:50.5]} *
"#;

fn at(millis: i64) -> Instant {
    Instant::from_millis(millis)
}

fn new_room() -> Room {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Ben"),
    };
    Room::open(Terms::local(seats), at(0)).unwrap().0
}

#[test]
fn a_text_that_is_no_save_says_why() {
    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(from_pdn(text, at(0)).unwrap_err().to_string(), expected);
    }
    assert_eq!(
        from_pdn(SAVE, at(0))
            .map(|(room, _)| to_pdn(&room, at(0)))
            .as_deref(),
        Ok(SAVE)
    );
    check("", "it contains no games");
    check("Dear diary,\nnothing happened.\n", "it contains no games");
    check("\u{0}\u{1}\u{2}", "it contains no games");
    let cut_off = "it is cut off: the end of the game is missing";
    check(SAVE.trim_end().trim_end_matches('*'), cut_off);
    check(SAVE.split_once("0:00:50").unwrap().0, cut_off);
    check(SAVE.split_once("[TurnTime").unwrap().0, cut_off);
    check(
        "[Event \"?\"]\n1. 11-15 23-19 1-0\n",
        "it is not a game saved by Crownhead: the tag SavedGame is missing",
    );
    check(
        "[GameType \"20\"]\n1. 32-28 19-23 *\n",
        "it is not a game saved by Crownhead: the tag SavedGame is missing",
    );
    check(
        &format!("{SAVE}\n{SAVE}"),
        "there is something after the game",
    );
}

#[test]
fn the_example_in_the_documentation_is_a_save() {
    let page = include_str!("../../../../docs/formats.md");
    let section = page.split("\n## Saved games\n").nth(1).unwrap();
    let example = section.split("```text\n").nth(1).unwrap();
    let example = example.split("```").next().unwrap();
    let (room, _) = from_pdn(example, at(0)).unwrap();
    assert_eq!(to_pdn(&room, at(0)), example);
    // Every tag is in the table.
    for line in example.lines().filter(|line| line.starts_with('[')) {
        let name = line[1..].split(' ').next().unwrap();
        let is_usual = ["Black", "White", "Result", "GameType"].contains(&name);
        assert!(is_usual || section.contains(&format!("`{name}`")), "{name}");
    }
}

/// The messages of an error and its causes, outermost first.
fn chain(error: &dyn Error) -> Vec<String> {
    let mut messages = vec![error.to_string()];
    let mut cause = error.source();
    while let Some(error) = cause {
        messages.push(error.to_string());
        cause = error.source();
    }
    messages
}

#[test]
fn every_cause_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pdn");
    // The move is legal, but its clock is impossible.
    let spoilt = SAVE.replacen("0:00:50.5", "1:00:50.5", 1);
    for text in [
        spoilt.as_str(),
        "",
        "1. 11-15 *",
        &SAVE.replacen("8-11", "8-12", 1),
    ] {
        fs::write(&path, text).unwrap();
        let messages = chain(&load(&path, at(0)).unwrap_err());
        for (place, message) in messages.iter().enumerate() {
            let said_before = messages[..place]
                .iter()
                .any(|other| other.contains(message));
            assert!(!said_before, "said twice: {messages:?}");
        }
    }
    let messages = chain(&load(&folder.path().join("none.pdn"), at(0)).unwrap_err());
    assert_eq!(messages.len(), 1, "{messages:?}");
    // Long values are shortened in messages.
    let long = SAVE.replacen("by consent", &"x".repeat(100_000), 1);
    assert!(from_pdn(&long, at(0)).unwrap_err().to_string().len() < 300);
}

#[test]
fn a_save_that_was_changed_says_where() {
    #[track_caller]
    fn check(from: &str, to: &str, expected: &str) {
        assert!(SAVE.contains(from));
        let text = SAVE.replacen(from, to, 1);
        assert_eq!(from_pdn(&text, at(0)).unwrap_err().to_string(), expected);
    }
    check(
        "Crownhead 1",
        "Crownhead 2",
        "it was saved as \"Crownhead 2\", but this program reads \"Crownhead 1\"",
    );
    check(
        "8-11",
        "8-12",
        "it is damaged: game 1, move 2 of Black, line 17, column 36: 8-12 is not legal: \
         expected 8-11",
    );
    check(
        "[PlyCount \"4\"]",
        "[PlyCount \"5\"]",
        "it is damaged: game 1, line 15, column 1: the tag PlyCount says 5, but there are 4 moves",
    );
    check(
        "[PlyCount \"4\"]\n",
        "",
        "it is damaged: the tag PlyCount is missing",
    );
    check(
        "[Black \"Ann\"]\n",
        "",
        "it is damaged: the tag Black is missing",
    );
    check(
        "[Black \"Ann\"]",
        "[Black \" \"]",
        "it is damaged: the tag Black says \" \", expected a name",
    );
    check(
        "[BlackType \"human\"]",
        "[BlackType \"horse\"]",
        "it is damaged: the tag BlackType says \"horse\", expected human or program",
    );
    check(
        "[WhiteLevel \"3\"]",
        "[WhiteLevel \"300\"]",
        "it is damaged: the tag WhiteLevel says \"300\", expected a level",
    );
    check(
        "[TimeControl \"60+2\"]",
        "[TimeControl \"40/60\"]",
        "it is damaged: the tag TimeControl says \"40/60\", expected -, 1/60, 300 or 300+2, in seconds",
    );
    check(
        "[OpeningPlies \"1\"]",
        "[OpeningPlies \"5\"]",
        "it is damaged: the tag OpeningPlies says \"5\", expected no more than there are moves",
    );
    check(
        "[Termination \"unterminated\"]",
        "[Termination \"resignation\"]",
        "it is damaged: the tag Termination says \"resignation\", expected what fits the result",
    );
    check(
        "0:00:50.5",
        "0:01:02.001",
        "it is damaged: the clock at 22-17, move 3 of the players, is wrong",
    );
    check(
        "\n{[%clk 0:00:50.5]}",
        "",
        "it is damaged: the clock at 22-17, move 3 of the players, is wrong",
    );
    check(
        "[TurnTime \"2.5\"]",
        "[TurnTime \"60\"]",
        "it is damaged: the time used in the last turn is wrong",
    );
    check(
        " *\n",
        " /FEN \"B:W32:B1\"/ *\n",
        "it is damaged: the board is set up again after the game has started",
    );
}

#[test]
fn remarks_of_others_do_no_harm() {
    let text = SAVE
        .replacen("23-19", "23-19! $1", 1)
        .replacen("0:01:00]}", "0:01:00] a fine move} (1... 22-18)", 1)
        .replacen("[TakeBacks", "[Event \"Club night\"]\n[TakeBacks", 1);
    let (room, _) = from_pdn(&text, at(0)).unwrap();
    assert_eq!(to_pdn(&room, at(0)), SAVE);
}

#[test]
fn a_file_is_saved_whole_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pdn");
    save(&path, &new_room(), at(0)).unwrap();
    let (room, _) = from_pdn(SAVE, at(0)).unwrap();
    save(&path, &room, at(0)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), SAVE);
    let (loaded, _) = load(&path, at(5)).unwrap();
    assert_eq!(loaded.record(at(5)), room.record(at(0)));
    // No other files are left behind.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_save_that_fails_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no such folder").join("game.pdn");
    let error = save(&missing, &new_room(), at(0)).unwrap_err();
    assert_eq!(error.path, missing);
    assert!(error.to_string().starts_with("can't save "), "{error}");
    // A file can't replace a folder.
    let taken = folder.path().join("taken");
    fs::create_dir(&taken).unwrap();
    assert!(save(&taken, &new_room(), at(0)).is_err());
    assert!(taken.is_dir());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let (target, link) = (folder.path().join("game.pdn"), folder.path().join("link"));
    save(&target, &new_room(), at(0)).unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let (room, _) = from_pdn(SAVE, at(0)).unwrap();
    save(&link, &room, at(0)).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&target).unwrap(), SAVE);
}

#[test]
fn a_file_that_cannot_be_loaded_says_why() {
    #[track_caller]
    fn check(path: &Path, expected: &str) -> LoadFault {
        let error = load(path, at(0)).unwrap_err();
        let message = format!("can't load {}: {expected}", path.display());
        assert_eq!(error.to_string(), message);
        assert_eq!(error.path, path);
        error.why
    }
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let missing = check(&folder.path().join("missing.pdn"), "there is no such file");
    assert!(matches!(missing, LoadFault::Missing));
    check(folder.path(), "this is not a file");
    check(&file("empty.pdn", b""), "it contains no games");
    check(&file("binary.pdn", &[0xFF; 1000]), "the file is not text");
    check(
        &file("cut.pdn", &SAVE.as_bytes()[..SAVE.len() - 3]),
        "it is cut off: the end of the game is missing",
    );
    check(
        &file("foreign.pdn", b"1. 11-15 *\n"),
        "it is not a game saved by Crownhead: the tag SavedGame is missing",
    );
    let huge = file("huge.pdn", b"");
    fs::File::options()
        .write(true)
        .open(&huge)
        .and_then(|file| file.set_len(MAX_BYTES + 1))
        .unwrap();
    check(&huge, "the file is larger than 16 MiB");
}

//! Screens as people see them, in `screens/*.txt`.
//!
//! `BLESS=1` rewrites the screens, for example of a new script;
//! review them before you commit.

use crate::script::Stage;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Performs a script. Returns it with the screens that were seen.
fn perform(script: &str) -> String {
    let mut lines = script.lines().peekable();
    let mut seen = String::new();
    let mut options = Vec::new();
    while let Some(line) = lines.next_if(|line| !line.starts_with(['>', '='])) {
        seen.push_str(line);
        seen.push('\n');
        if !line.is_empty() && !line.starts_with('#') {
            options.push(line);
        }
    }
    let mut stage = Stage::start(&options);
    while let Some(line) = lines.next() {
        if let Some(event) = line.strip_prefix("> ") {
            seen.push_str(line);
            seen.push('\n');
            stage.perform(event);
        } else if line == "=" {
            seen.push_str("=\n");
            for line in stage.screen().lines() {
                seen.push_str("  ");
                seen.push_str(line);
                seen.truncate(seen.trim_end_matches(' ').len());
                seen.push('\n');
            }
            while lines
                .next_if(|line| !line.starts_with(['>', '=']))
                .is_some()
            {}
        }
    }
    seen
}

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/screens");
    let mut scripts: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    scripts.sort();
    scripts
}

#[test]
fn screens_are_as_written() {
    let is_writing = env::var_os("BLESS").is_some();
    let scripts = scripts();
    assert!(scripts.len() >= 10);
    for path in scripts {
        let script = fs::read_to_string(&path).unwrap();
        let seen = perform(&script);
        if is_writing {
            fs::write(&path, &seen).unwrap();
        }
        let name = path.display();
        for (number, (seen, expected)) in seen.lines().zip(script.lines()).enumerate() {
            assert!(
                is_writing || seen == expected,
                "{name}:{}: seen {seen:?}, expected {expected:?}",
                number + 1
            );
        }
        assert!(is_writing || seen == script, "{name} has another length");
    }
}

/// A pure function of the state: the same screen twice, and no color if there should be none.
#[test]
fn without_color_nothing_is_colored() {
    let look = |options: &[&str]| {
        let mut stage = Stage::start(options);
        let mut seen = vec![stage.is_colored()];
        for event in ["type n", "key escape", "type e", "key escape", "type ?"] {
            stage.perform(event);
            seen.push(stage.is_colored());
        }
        seen
    };
    assert_eq!(look(&["gray"]), [false; 6]);
    assert!(look(&[]).contains(&true));
}

/// No matter what people press, in any window, nothing panics.
#[test]
fn any_keys_in_any_window_are_safe() {
    let keys: Vec<char> = "nhuadrmofe?[]yxc12345 \n\u{1b}KJHL:+-qtsp"
        .chars()
        .collect();
    for seed in 0..40_u64 {
        let mut stage = Stage::start(if seed % 2 == 0 { &[] } else { &["two people"] });
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for _ in 0..80 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            match keys[state as usize % keys.len()] {
                '\n' => stage.perform("key enter"),
                '\u{1b}' => stage.perform("key escape"),
                'q' => stage.perform(["size 60x20", "size 7x3", "size 200x60"][state as usize % 3]),
                't' => stage.perform("wait 1"),
                key => stage.perform(&format!("type {key}")),
            }
            let _ = stage.screen();
        }
    }
}

/// A game that wasn't touched doesn't fill the library, and leaving waits for the disk.
#[test]
fn games_are_saved_when_something_happens() {
    use terminal::Effect;
    let mut stage = Stage::start(&["two people"]);
    let saves = |effects: &[Effect]| {
        let saved = effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Save { .. }));
        saved.count()
    };
    assert_eq!(saves(&stage.effects()), 1);
    stage.perform("key up");
    assert_eq!(saves(&stage.effects()), 0);
    stage.perform("type 11-15");
    stage.perform("key enter");
    assert_eq!(saves(&stage.effects()), 1);
    stage.perform("type q");
    let effects = stage.effects();
    assert_eq!(saves(&effects), 1);
    assert!(!effects.contains(&Effect::Quit));
    stage.perform("disk works");
    assert_eq!(stage.effects(), [Effect::Quit]);
    let mut stage = Stage::start(&[]);
    stage.effects();
    stage.perform("type n");
    stage.perform("key enter");
    assert!(
        stage
            .effects()
            .contains(&Effect::Delete("first".to_owned()))
    );
}

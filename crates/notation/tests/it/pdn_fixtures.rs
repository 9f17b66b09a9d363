//! Game files as data: what's read from each, and every problem in it.
//!
//! Each `.pdn` file under `fixtures/pdn` has a `.report` next to it. Running the tests with
//! `BLESS=1` rewrites the reports; review them before you commit.

use crate::games::{games, records, written};
use crownhead_notation::pdn::{
    GameRecord, JsonReader, MAX_PROBLEMS, MAX_TAG_VALUE, PdnGame, Severity, Style,
};
use rules::Labels;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/pdn")
}

/// Every `.pdn` file under the folder, in order.
fn files() -> Vec<PathBuf> {
    let folders = [folder(), folder().join("problems"), folder().join("wild")];
    let mut files: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("the fixtures are there"))
        .map(|entry| entry.expect("the fixtures can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pdn"))
        .collect();
    files.sort();
    files
}

fn report(records: &[GameRecord]) -> String {
    let mut report = String::new();
    for record in records {
        let (number, line) = (record.number, record.place.line);
        let _ = match record.game() {
            Some(game) => write!(
                report,
                "game {number}, line {line}: {} moves, {}",
                game.moves().count(),
                game.result
            ),
            None => write!(report, "game {number}, line {line}: tags only"),
        };
        report.push_str(if record.terminated {
            "\n"
        } else {
            ", no end\n"
        });
        for problem in &record.problems {
            let severity = match problem.kind.severity() {
                Severity::Warning => "warning",
                Severity::Error => "error",
            };
            let _ = writeln!(report, "  {severity}: {problem}");
        }
    }
    report
}

#[track_caller]
fn compare(expected: &Path, found: &str) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(expected, found).expect("the fixture can be written");
    }
    let text = fs::read_to_string(expected).unwrap_or_default();
    assert_eq!(found, text, "{}", expected.display());
}

#[test]
fn every_file_gives_the_report_beside_it() {
    for file in files() {
        let report = report(&records(&fs::read(&file).unwrap()));
        compare(&file.with_extension("report"), &report);
    }
}

#[test]
fn clean_files_are_written_as_they_are() {
    let text = fs::read_to_string(folder().join("clean.pdn")).unwrap();
    let games = games(text.as_bytes());
    assert_eq!(games.len(), 6);
    assert_eq!(written(&games, Style::default()), text);
}

#[test]
fn the_same_games_in_letters_and_in_json() {
    let games = games(&fs::read(folder().join("clean.pdn")).unwrap());
    let letters = Style {
        labels: Labels::Letters,
    };
    let text = written(&games, letters);
    compare(&folder().join("clean-letters.pdn"), &text);
    assert_eq!(self::games(text.as_bytes()), games);

    let lines: Vec<String> = games
        .iter()
        .map(|game| serde_json::to_string(game).unwrap() + "\n")
        .collect();
    let lines = lines.concat();
    compare(&folder().join("clean.jsonl"), &lines);
    let from_json: Vec<PdnGame> = JsonReader::new(lines.as_bytes())
        .map(|record| record.unwrap().into_game().unwrap())
        .collect();
    assert_eq!(from_json, games);
}

#[test]
fn old_files_become_clean_ones() {
    let games = games(&fs::read(folder().join("old-style.pdn")).unwrap());
    let text = written(&games, Style::default());
    compare(&folder().join("old-style.clean"), &text);
    assert_eq!(self::games(text.as_bytes()), games);
    assert!(text.is_ascii() && text.lines().all(|line| line.len() < 80));
}

/// The problems that need an unreasonably large file.
fn large_files() -> Vec<String> {
    vec![
        format!(
            "[Event \"{}\"]\n\n1. 11-15 *",
            "x".repeat(2 * MAX_TAG_VALUE)
        ),
        format!("1. 11-15 {} *", ") ".repeat(MAX_PROBLEMS + 5)),
        format!("1. 11-15 {} *", "(11-16 9-14) ".repeat(MAX_PROBLEMS + 7)),
    ]
}

#[test]
fn what_is_too_long_is_cut_off() {
    #[track_caller]
    fn check(text: &str, count: usize, last: &str) {
        let records = records(text.as_bytes());
        assert_eq!(records.len(), 1);
        let record = &records[0];
        assert_eq!(record.problems.len(), count);
        let mut listed = record.problems.iter().map(ToString::to_string);
        assert_eq!(listed.next_back().as_deref(), Some(last));
        assert!(record.terminated && record.game().is_some());
    }
    let [tag, closed, illegal] = <[String; 3]>::try_from(large_files()).unwrap();
    let too_long = "this is longer than 1048576 bytes";
    check(&tag, 1, &format!("game 1, line 1, column 1: {too_long}"));
    check(
        &closed,
        MAX_PROBLEMS + 1,
        "game 1, line 1, column 1: there are 5 more problems in this game",
    );
    // Problems found by the rules count like those found by the grammar.
    check(
        &illegal,
        MAX_PROBLEMS + 1,
        "game 1, line 1, column 1: there are 7 more problems in this game",
    );
}

#[test]
fn a_comment_can_have_any_length() {
    let comment = "word ".repeat(1_000_000);
    let games = games(format!("1. 11-15 {{{comment}}} 23-19 *").as_bytes());
    assert_eq!(games[0].line.nodes[0].comments[0].as_str(), comment.trim());
    assert_eq!(games[0].moves().count(), 2);
}

/// Each file of the wild is a pair: what's written, and what we make of it.
#[test]
fn files_of_the_wild_lose_nothing() {
    let folder = folder().join("wild");
    let mut count = 0;
    for entry in fs::read_dir(&folder).expect("the fixtures are there") {
        let path = entry.expect("the fixtures can be listed").path();
        if path.extension().is_some_and(|ending| ending == "pdn") {
            count += 1;
            let mut games = games(&fs::read(&path).unwrap());
            let text = written(&games, Style::default());
            compare(&path.with_extension("clean"), &text);
            for game in &mut games {
                // The board says what the file doesn't.
                game.result = game.final_result();
            }
            assert_eq!(self::games(text.as_bytes()), games, "{}", path.display());
        }
    }
    assert!(count >= 20, "{count} files");
}

#[test]
fn every_kind_of_problem_has_an_example() {
    let mut kinds = BTreeSet::new();
    let mut add = |record: &GameRecord| {
        for problem in &record.problems {
            let name = format!("{:?}", problem.kind);
            let end = name.find(|c: char| !c.is_alphanumeric());
            kinds.insert(name[..end.unwrap_or(name.len())].to_owned());
        }
    };
    for file in files() {
        records(&fs::read(file).unwrap()).iter().for_each(&mut add);
    }
    for text in large_files() {
        records(text.as_bytes()).iter().for_each(&mut add);
    }
    add(&JsonReader::new(&b"{}"[..]).next().unwrap().unwrap());
    let expected: BTreeSet<String> = EVERY_KIND.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(kinds, expected);
}

/// The names of all kinds.
const EVERY_KIND: [&str; 34] = [
    "IllegalMove",
    "NotAMove",
    "NotAPosition",
    "OtherGame",
    "NoGame",
    "Utf16",
    "UnclosedComment",
    "UnclosedVariation",
    "UnclosedSetUp",
    "NestedTooDeep",
    "TooLong",
    "TooManyTags",
    "NotUtf8",
    "StrayText",
    "StuckText",
    "UncrownedMen",
    "ClosesNothing",
    "BrokenTag",
    "RepeatedTag",
    "NoTerminator",
    "ResultsDiffer",
    "SecondResult",
    "ResultContradictsBoard",
    "NotAResult",
    "InternationalResult",
    "ResultInVariation",
    "WrongNumber",
    "WrongPlyCount",
    "UnknownGameType",
    "UnknownRules",
    "TurnedLetters",
    "NotANag",
    "More",
    "NotJson",
];

/// The first block of this kind under this heading in the documentation.
fn example(heading: &str, kind: &str) -> &'static str {
    let page = include_str!("../../../../docs/formats.md");
    let section = page.split(heading).nth(1).expect("there is a section");
    let block = section.split(kind).nth(1).expect("there is an example");
    block.split("```").next().expect("a split has a part")
}

#[test]
fn the_examples_in_the_documentation_are_right() {
    let text = example("\n## PDN\n", "```text\n");
    let games = games(text.as_bytes());
    assert_eq!(written(&games, Style::default()), text);

    let json = example("\n## JSON of games\n", "```json\n");
    let game: PdnGame = serde_json::from_str(json).unwrap();
    assert_eq!(game.line.nodes.len(), 4);
}

//! Imports games from files, which may contain anything.

mod report;

pub use report::{ImportProblem, ImportRefusal, ImportReport};

use crate::keepsake::written;
use crate::{Keepsake, KeepsakeState, Session};
use notation::pdn::{AnyReader, GameRecord, PdnGame};
use room::Instant;
use std::cell::Cell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, Read};
use std::rc::Rc;

/// The size limit for a file, in bytes.
pub const MAX_IMPORT_BYTES: u64 = 64 << 20;

/// The size limit for one game, in bytes. It bounds the work of one import step.
pub const MAX_GAME_BYTES: usize = 1 << 20;

/// The result of one import step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportStep {
    /// A new game to save.
    Game(Box<Keepsake>),
    /// The game is already saved, under this ID.
    Known(String),
    /// Nothing to save. The report says why.
    Nothing,
    /// The end of the file.
    Done,
}

/// Reads a file one game at a time, so the caller can do other work in between.
pub struct Import {
    reader: Option<AnyReader<Metered>>,
    meter: Rc<Meter>,
    /// The IDs of saved games, by fingerprint.
    known: HashMap<u64, String>,
    report: ImportReport,
}

impl Import {
    /// Starts importing a file, or pasted text if the name is empty. Games that are already in
    /// `kept` are skipped.
    pub fn new<'a>(
        file: &str,
        bytes: Vec<u8>,
        kept: impl IntoIterator<Item = &'a Keepsake>,
    ) -> Import {
        let meter = Rc::new(Meter::default());
        let mut report = ImportReport {
            file: file.to_owned(),
            ..ImportReport::default()
        };
        report.refusal = refusal(&bytes);
        let source = Metered {
            bytes,
            meter: Rc::clone(&meter),
        };
        meter.begin_game();
        let reader = match report.refusal {
            None => AnyReader::new(source).ok(),
            Some(_) => None,
        };
        Import {
            reader,
            meter,
            known: kept
                .into_iter()
                .map(|game| (fingerprint(&game.pdn()), game.id.clone()))
                .collect(),
            report,
        }
    }

    /// Reads the next game, which gets this ID. `today` is in milliseconds since 1970.
    pub fn step(&mut self, id: String, today: i64) -> ImportStep {
        self.meter.begin_game();
        let Some(found) = self.reader.as_mut().and_then(Iterator::next) else {
            self.reader = None;
            return ImportStep::Done;
        };
        match found {
            Ok(record) => self.take(record, id, today),
            Err(_) => {
                // Reading from memory can't fail, so the error comes from the meter.
                self.report.refusal = Some(ImportRefusal::GameTooLarge);
                self.reader = None;
                ImportStep::Done
            }
        }
    }

    /// How much of the file has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        match (&self.reader, self.meter.length.get()) {
            (None, _) | (_, 0) => 1.0,
            (Some(_), length) => self.meter.read.get() as f64 / length as f64,
        }
    }

    /// The report on everything read until now.
    pub const fn report(&self) -> &ImportReport {
        &self.report
    }

    fn take(&mut self, record: GameRecord, id: String, today: i64) -> ImportStep {
        for problem in &record.problems {
            self.report
                .list(ImportProblem::InFile(Box::new(problem.clone())));
        }
        let is_whole = record.terminated && !record.has_errors();
        let (number, has_errors) = (record.number, record.has_errors());
        if !record.terminated && record.game().is_some() {
            self.report.list(ImportProblem::NoEnd { game: number });
        }
        let Some((game, pdn)) = record
            .into_game()
            .and_then(|game| written(&game).map(|pdn| (game, pdn)))
        else {
            self.report.lost += 1;
            return ImportStep::Nothing;
        };
        match self.known.entry(fingerprint(&pdn)) {
            Entry::Occupied(kept) => {
                self.report.known += 1;
                return ImportStep::Known(kept.get().clone());
            }
            Entry::Vacant(place) => drop(place.insert(id.clone())),
        }
        self.report.games += 1;
        self.report.damaged += usize::from(has_errors);
        let state = self.state(&game, &pdn, is_whole, number);
        // Earlier games in the file get later times, so the list keeps the order of the file.
        let changed = today.saturating_sub_unsigned(number);
        let mut kept = Keepsake::of_game(id, state, &game, pdn, changed);
        if state != KeepsakeState::Imported {
            // A game saved by this app stores its name in the `Event` tag.
            kept.name = std::mem::take(&mut kept.event);
        }
        ImportStep::Game(Box::new(kept))
    }

    /// Returns the state of an imported game. A game saved by this app can be resumed if it's
    /// complete.
    fn state(&mut self, game: &PdnGame, pdn: &str, is_whole: bool, number: u64) -> KeepsakeState {
        if !is_whole || game.tags.get("SavedGame").is_none() {
            return KeepsakeState::Imported;
        }
        match Session::from_pdn(pdn, Instant::from_millis(0)) {
            Ok(session) if session.is_over() => KeepsakeState::Finished,
            Ok(_) => KeepsakeState::Unfinished,
            Err(why) => {
                self.report
                    .list(ImportProblem::NotResumable { game: number, why });
                KeepsakeState::Imported
            }
        }
    }
}

/// Returns why these bytes can't be imported, if they can't.
fn refusal(bytes: &[u8]) -> Option<ImportRefusal> {
    const LOOKED_AT: usize = 4096;
    let is_utf16 = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
    if bytes.iter().all(u8::is_ascii_whitespace) {
        Some(ImportRefusal::Empty)
    } else if bytes.len() as u64 > MAX_IMPORT_BYTES {
        Some(ImportRefusal::TooLarge)
    } else if !is_utf16 && bytes.iter().take(LOOKED_AT).any(|&byte| byte == 0) {
        // UTF-16 contains zero bytes, but the reader recognizes it.
        Some(ImportRefusal::Binary)
    } else {
        None
    }
}

fn fingerprint(pdn: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    pdn.hash(&mut hasher);
    hasher.finish()
}

/// How much of a file has been read, and how much may be read for the current game.
#[derive(Default)]
struct Meter {
    length: Cell<usize>,
    read: Cell<usize>,
    limit: Cell<usize>,
}

impl Meter {
    fn begin_game(&self) {
        self.limit.set(self.read.get() + MAX_GAME_BYTES);
    }
}

/// A file in memory that fails reads past the size limit of one game.
struct Metered {
    bytes: Vec<u8>,
    meter: Rc<Meter>,
}

impl BufRead for Metered {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        const CHUNK: usize = 1 << 16;
        self.meter.length.set(self.bytes.len());
        let at = self.meter.read.get();
        let rest = &self.bytes[at..];
        if !rest.is_empty() && at >= self.meter.limit.get() {
            return Err(io::Error::other(ImportRefusal::GameTooLarge));
        }
        Ok(&rest[..rest.len().min(CHUNK)])
    }

    fn consume(&mut self, amount: usize) {
        self.meter.read.set(self.meter.read.get() + amount);
    }
}

impl Read for Metered {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choices, Opponent};

    fn import(bytes: &[u8], kept: &[Keepsake]) -> (Vec<Keepsake>, ImportReport) {
        let mut import = Import::new("club.pdn", bytes.to_vec(), kept);
        let mut games = Vec::new();
        for number in 0.. {
            match import.step(number.to_string(), 1000) {
                ImportStep::Game(game) => games.push(*game),
                ImportStep::Known(_) | ImportStep::Nothing => {}
                ImportStep::Done => break,
            }
            assert!((0.0..=1.0).contains(&import.progress()));
        }
        assert!(import.progress() >= 1.0);
        assert_eq!(import.step("more".to_owned(), 0), ImportStep::Done);
        (games, import.report().clone())
    }

    #[test]
    fn a_file_of_games_is_read_in_its_order() {
        let text = "[Black \"Ann\"]\n1. 11-15 23-19 1-0\n[Black \"Bob\"]\n1. 9-14 0-1\n";
        let (games, report) = import(text.as_bytes(), &[]);
        let black: Vec<&str> = games.iter().map(|game| game.black.as_str()).collect();
        assert_eq!(black, ["Ann", "Bob"]);
        assert!(games[0].changed > games[1].changed);
        assert!(
            games
                .iter()
                .all(|game| game.state == KeepsakeState::Imported)
        );
        assert!(report.is_clean() && report.games == 2, "{report:?}");
        // The second time, the games are already known.
        let (again, report) = import(text.as_bytes(), &games);
        assert_eq!((again.len(), report.known), (0, 2));
    }

    #[test]
    fn what_is_wrong_is_said_and_what_is_good_is_kept() {
        #[track_caller]
        fn check(text: &str, games: usize, damaged: usize, lost: usize, says: &str) {
            let (kept, report) = import(text.as_bytes(), &[]);
            assert_eq!(
                (kept.len(), report.games, report.damaged, report.lost),
                (games, games, damaged, lost),
                "{report:?}"
            );
            let told = |problem: &ImportProblem| match problem {
                ImportProblem::InFile(problem) => problem.to_string(),
                other => format!("{other:?}"),
            };
            let told: Vec<String> = report.problems.iter().map(told).collect();
            assert!(told.iter().any(|told| told.contains(says)), "{told:?}");
        }
        check(
            "1. 11-15 9-14 * 1. 11-15 22-18 *",
            2,
            1,
            0,
            "game 1, move 1 of White, line 1, column 10: 9-14 is not legal",
        );
        check("1. 11-15 * 1. 9-14 22-1", 2, 1, 0, "game 2");
        check("1. 11-15 22-18", 1, 0, 0, "NoEnd { game: 1 }");
        check(
            "[GameType \"20\"]\n1. 32-28 *",
            0,
            0,
            1,
            "a game of international draughts",
        );
        check("once upon a time", 0, 0, 1, "no game found");
        check("{\"moves\":[{\"move\":\"11-15\"}", 0, 0, 1, "game 1");
    }

    #[test]
    fn what_is_no_file_of_games_is_refused() {
        #[track_caller]
        fn check(bytes: &[u8], expected: ImportRefusal) {
            let (games, report) = import(bytes, &[]);
            assert_eq!((games.len(), report.refusal), (0, Some(expected)));
        }
        check(b"", ImportRefusal::Empty);
        check(b" \n\t ", ImportRefusal::Empty);
        check(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ImportRefusal::Binary);
    }

    #[test]
    fn a_game_without_measure_ends_the_reading_but_not_what_came_before() {
        let mut text = "1. 11-15 23-19 *\n".to_owned();
        text.push_str(&"x ".repeat(MAX_GAME_BYTES));
        text.push_str("* 1. 9-14 *");
        let (games, report) = import(text.as_bytes(), &[]);
        assert_eq!(games.len(), 1);
        assert_eq!(report.refusal, Some(ImportRefusal::GameTooLarge));
    }

    #[test]
    fn problems_are_listed_only_so_far() {
        let (_, report) = import("1. 1-2 *\n".repeat(500).as_bytes(), &[]);
        assert_eq!(report.problems.len(), report::MAX_LISTED);
        assert!(report.unlisted >= 400);
    }

    #[test]
    fn a_game_saved_here_goes_on_unless_it_is_damaged() {
        let choices = Choices {
            opponent: Opponent::Person,
            ..Choices::default()
        };
        let mut saved = choices
            .begin(
                &crate::session::tests::names(),
                "a".to_owned(),
                0,
                Instant::from_millis(0),
                0,
            )
            .unwrap();
        saved.rename("Kitchen table");
        let text = saved.export();
        let (games, report) = import(text.as_bytes(), &[]);
        assert_eq!(games[0].state, KeepsakeState::Unfinished);
        assert_eq!(games[0].title(), "Kitchen table");
        assert!(report.is_clean());

        let damaged = text.replace("[TakeBacks \"free\"]", "[TakeBacks \"often\"]");
        let (games, report) = import(damaged.as_bytes(), &[]);
        assert_eq!(games[0].state, KeepsakeState::Imported);
        assert!(
            matches!(
                report.problems[0],
                ImportProblem::NotResumable { game: 1, .. }
            ),
            "{report:?}"
        );
        let cut = &text[..text.rfind('*').unwrap()];
        let (games, report) = import(cut.as_bytes(), &[]);
        assert_eq!(games[0].state, KeepsakeState::Imported);
        assert_eq!(report.problems[0], ImportProblem::NoEnd { game: 1 });
    }

    #[test]
    fn noise_is_survived() {
        let mut noise = 1u64;
        let mut bytes = Vec::new();
        for _ in 0..20_000 {
            noise ^= noise << 13;
            noise ^= noise >> 7;
            noise ^= noise << 17;
            bytes.push(noise as u8 | 1);
        }
        import(&bytes, &[]);
    }
}

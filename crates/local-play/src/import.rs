//! Imports games from files, which may contain anything.

mod feed;
mod report;

pub use feed::Feed;
pub use report::{ImportProblem, ImportRefusal, ImportReport};

use crate::saved_game::written;
use crate::{SavedGame, SavedGameState, Session};
use notation::pdn::{AnyReader, GameRecord, PdnGame};
use room::Instant;
use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, Read};
use std::rc::Rc;

/// The size limit for a file, in bytes. It bounds the memory for what the library knows of its games.
pub const MAX_IMPORT_BYTES: u64 = 256 << 20;

/// The size limit for one game, in bytes. It bounds the work of one import step. The rest of a longer
/// game is skipped.
pub const MAX_GAME_BYTES: usize = 1 << 20;

/// The result of one import step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportStep {
    /// A new game to save.
    Game(Box<ImportedGame>),
    /// The game is already saved, under this ID.
    Known(String),
    /// Nothing to save. The report says why.
    Nothing,
    /// The end of the file.
    Done,
}

/// A game from a file, as it's saved and as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportedGame {
    /// What to save.
    pub kept: SavedGame,
    /// The same game.
    pub game: PdnGame,
}

/// Reads a file one game at a time, so the caller can do other work in between.
pub struct Import<R> {
    state: State<R>,
    source: Rc<RefCell<R>>,
    meter: Rc<Meter>,
    /// How many games and lines were before the current reader.
    before: (u64, u64),
    /// The number of the last game.
    number: u64,
    report: ImportReport,
}

enum State<R> {
    Reading(Box<AnyReader<Metered<R>>>),
    /// A game is too large: the next one is searched. Says whether a line starts here.
    Skipping {
        at_line_start: bool,
    },
    Ended,
}

impl<R: BufRead> Import<R> {
    /// Starts importing a file of this length, or pasted text if the name is empty.
    pub fn new(file: &str, length: u64, mut bytes: R) -> Import<R> {
        let mut report = ImportReport {
            file: file.to_owned(),
            ..ImportReport::default()
        };
        report.refusal = refusal(length, &mut bytes);
        let is_utf16 = bytes.fill_buf().is_ok_and(is_utf16);
        let meter = Rc::new(Meter {
            length,
            is_utf16,
            read: Cell::new(0),
            lines: Cell::new(0),
            limit: Cell::new(0),
            is_cut: Cell::new(false),
        });
        let mut import = Import {
            state: State::Ended,
            source: Rc::new(RefCell::new(bytes)),
            meter,
            before: (0, 0),
            number: 0,
            report,
        };
        if import.report.refusal.is_none() {
            import.open();
        }
        import
    }

    /// Reads from here on.
    fn open(&mut self) {
        self.before = (self.number, self.meter.lines.get());
        self.meter.is_cut.set(false);
        self.meter.begin_game();
        let source = Metered {
            bytes: Rc::clone(&self.source),
            meter: Rc::clone(&self.meter),
            piece: Vec::new(),
            at: 0,
        };
        self.state = match AnyReader::new(source) {
            Ok(reader) => State::Reading(Box::new(reader)),
            Err(error) => {
                self.report.refusal = Some(refusal_in(&error));
                State::Ended
            }
        };
    }

    /// Reads the next game, which gets this ID. `today` is in milliseconds since 1970. `known`
    /// returns the ID of a game that's already saved, by its PDN.
    pub fn step(
        &mut self,
        id: String,
        today: i64,
        known: impl FnOnce(&str) -> Option<String>,
    ) -> ImportStep {
        let reader = match &mut self.state {
            State::Reading(reader) => reader,
            State::Skipping { .. } => return self.skip(),
            State::Ended => return ImportStep::Done,
        };
        if !self.meter.is_cut.get() {
            self.meter.begin_game();
        }
        match reader.next() {
            Some(Ok(mut record)) => {
                let (games, lines) = self.before;
                record.number += games;
                self.number = record.number;
                for problem in &mut record.problems {
                    problem.game += games;
                    problem.place.line += lines;
                }
                self.take(record, id, today, known)
            }
            Some(Err(error)) => {
                self.report.refusal = Some(refusal_in(&error));
                self.state = State::Ended;
                ImportStep::Done
            }
            None if self.meter.is_cut.get() => {
                self.state = State::Skipping {
                    at_line_start: false,
                };
                ImportStep::Nothing
            }
            None => {
                self.state = State::Ended;
                if !self.report.has_games() {
                    // Spaces and line ends.
                    self.report.refusal = Some(ImportRefusal::Empty);
                }
                ImportStep::Done
            }
        }
    }

    /// Looks for the next game after one that's too large: a line that starts with a tag or, in
    /// JSON, an object.
    fn skip(&mut self) -> ImportStep {
        let State::Skipping { at_line_start } = &mut self.state else {
            return ImportStep::Nothing;
        };
        let mut left = MAX_GAME_BYTES;
        while left > 0 {
            let mut source = self.source.borrow_mut();
            let piece = match source.fill_buf() {
                Ok(piece) => piece,
                Err(error) => {
                    self.report.refusal = Some(refusal_in(&error));
                    self.state = State::Ended;
                    return ImportStep::Done;
                }
            };
            let Some(last) = piece.last() else {
                self.report.refusal = Some(ImportRefusal::GameTooLarge);
                self.state = State::Ended;
                return ImportStep::Done;
            };
            let found = next_game(piece, *at_line_start);
            *at_line_start = matches!(last, b'\n' | b'\r');
            let skipped = found.unwrap_or(piece.len());
            self.meter.count(&piece[..skipped]);
            source.consume(skipped);
            drop(source);
            if found.is_some() {
                self.open();
                return ImportStep::Nothing;
            }
            left = left.saturating_sub(skipped);
        }
        ImportStep::Nothing
    }

    /// How much of the file has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        match (&self.state, self.meter.length) {
            (State::Ended, _) | (_, 0) => 1.0,
            (_, length) => (self.meter.read.get() as f64 / length as f64).min(1.0),
        }
    }

    /// The report on everything that has been read.
    pub const fn report(&self) -> &ImportReport {
        &self.report
    }

    fn take(
        &mut self,
        record: GameRecord,
        id: String,
        today: i64,
        known: impl FnOnce(&str) -> Option<String>,
    ) -> ImportStep {
        if let Some(variant) = record.other_variant() {
            *self.report.skipped.entry(variant).or_default() += 1;
            return ImportStep::Nothing;
        }
        for problem in &record.problems {
            self.report
                .list(ImportProblem::InFile(Box::new(problem.clone())));
        }
        let is_whole = record.terminated && !record.has_errors();
        let (number, has_errors) = (record.number, record.has_errors());
        if self.meter.is_cut.get() && !record.terminated {
            self.report.list(ImportProblem::TooLarge { game: number });
        } else if !record.terminated && record.game().is_some() {
            self.report.list(ImportProblem::NoEnd { game: number });
        }
        let Some((game, pdn)) = record
            .into_game()
            .and_then(|game| written(&game).map(|pdn| (game, pdn)))
        else {
            self.report.lost += 1;
            return ImportStep::Nothing;
        };
        if let Some(id) = known(&pdn) {
            self.report.known += 1;
            return ImportStep::Known(id);
        }
        self.report.games += 1;
        self.report.damaged += usize::from(has_errors);
        let state = self.state(&game, &pdn, is_whole, number);
        // Earlier games in the file get later times, so the list keeps the order of the file.
        let changed = today.saturating_sub_unsigned(number);
        let mut kept = SavedGame::of_game(id, state, &game, pdn, changed);
        if state != SavedGameState::Imported {
            // A game saved by this app stores its name in the `Event` tag.
            kept.name = std::mem::take(&mut kept.event);
        }
        ImportStep::Game(Box::new(ImportedGame { kept, game }))
    }

    /// Returns the state of an imported game. A game saved by this app can be resumed if it's
    /// complete.
    fn state(&mut self, game: &PdnGame, pdn: &str, is_whole: bool, number: u64) -> SavedGameState {
        if !is_whole || game.tags.get("SavedGame").is_none() {
            return SavedGameState::Imported;
        }
        match Session::from_pdn(pdn, Instant::from_millis(0)) {
            Ok(session) if session.is_over() => SavedGameState::Finished,
            Ok(_) => SavedGameState::Unfinished,
            Err(why) => {
                self.report
                    .list(ImportProblem::NotResumable { game: number, why });
                SavedGameState::Imported
            }
        }
    }
}

/// Returns why a file can't be imported, if its length and its start tell.
fn refusal(length: u64, bytes: &mut impl BufRead) -> Option<ImportRefusal> {
    const LOOKED_AT: usize = 4096;
    if length > MAX_IMPORT_BYTES {
        return Some(ImportRefusal::TooLarge);
    }
    let start = match bytes.fill_buf() {
        Ok(start) => start,
        Err(error) => return Some(refusal_in(&error)),
    };
    if start.is_empty() {
        Some(ImportRefusal::Empty)
    } else if !is_utf16(start) && start.iter().take(LOOKED_AT).any(|&byte| byte == 0) {
        // UTF-16 contains zero bytes, but the reader recognizes it.
        Some(ImportRefusal::Binary)
    } else {
        None
    }
}

/// Whether a file that starts like this is UTF-16.
const fn is_utf16(start: &[u8]) -> bool {
    matches!(start, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
}

/// Where the next line is that starts with a tag or an object.
fn next_game(piece: &[u8], at_line_start: bool) -> Option<usize> {
    (0..piece.len()).find(|&place| {
        let starts_line = match place.checked_sub(1) {
            Some(before) => matches!(piece[before], b'\n' | b'\r'),
            None => at_line_start,
        };
        let next = piece.get(place + 1);
        starts_line
            && match piece[place] {
                b'[' => next.is_none_or(u8::is_ascii_uppercase),
                b'{' => next.is_none_or(|next| *next == b'"'),
                _ => false,
            }
    })
}

/// Returns what a failed read means.
fn refusal_in(error: &io::Error) -> ImportRefusal {
    let ours = error.get_ref().and_then(|error| error.downcast_ref());
    ours.copied().unwrap_or(ImportRefusal::Unreadable)
}

/// How much of a file has been read, and how much may be read for the current game.
struct Meter {
    length: u64,
    /// Such a file has to be read from its start.
    is_utf16: bool,
    read: Cell<u64>,
    lines: Cell<u64>,
    limit: Cell<u64>,
    /// Whether the current game reached the limit.
    is_cut: Cell<bool>,
}

impl Meter {
    fn begin_game(&self) {
        self.limit.set(self.read.get() + MAX_GAME_BYTES as u64);
    }

    fn count(&self, bytes: &[u8]) {
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        self.lines.set(self.lines.get() + lines as u64);
        self.read.set(self.read.get() + bytes.len() as u64);
    }
}

/// A file that ends at the size limit of one game.
struct Metered<R> {
    bytes: Rc<RefCell<R>>,
    meter: Rc<Meter>,
    /// A part of the file, and how much of it has been read.
    piece: Vec<u8>,
    at: usize,
}

impl<R: BufRead> BufRead for Metered<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        const PIECE: usize = 1 << 16;
        if self.at == self.piece.len() && !self.meter.is_cut.get() {
            self.piece.clear();
            self.at = 0;
            let mut bytes = self.bytes.borrow_mut();
            let rest = bytes.fill_buf()?;
            if !rest.is_empty() && self.meter.read.get() >= self.meter.limit.get() {
                if self.meter.is_utf16 {
                    return Err(io::Error::other(ImportRefusal::GameTooLarge));
                }
                self.meter.is_cut.set(true);
            } else {
                self.piece.extend_from_slice(&rest[..rest.len().min(PIECE)]);
                bytes.consume(self.piece.len());
            }
        }
        Ok(&self.piece[self.at..])
    }

    fn consume(&mut self, amount: usize) {
        let read = &self.piece[self.at..self.at + amount];
        self.meter.count(read);
        self.at += amount;
    }
}

impl<R: BufRead> Read for Metered<R> {
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
    use notation::pdn::Variant;

    fn import(bytes: &[u8], kept: &[SavedGame]) -> (Vec<SavedGame>, ImportReport) {
        let mut import = Import::new("club.pdn", bytes.len() as u64, bytes);
        let mut games: Vec<SavedGame> = Vec::new();
        let mut known = kept.to_vec();
        for number in 0.. {
            let is_known = |pdn: &str| {
                let same = known.iter().find(|game| game.pdn() == pdn)?;
                Some(same.id.clone())
            };
            match import.step(number.to_string(), 1000, is_known) {
                ImportStep::Game(imported) => {
                    known.push(imported.kept.clone());
                    games.push(imported.kept);
                }
                ImportStep::Known(_) | ImportStep::Nothing => {}
                ImportStep::Done => break,
            }
            assert!((0.0..=1.0).contains(&import.progress()));
        }
        assert!(import.progress() >= 1.0);
        assert_eq!(
            import.step("more".to_owned(), 0, |_| None),
            ImportStep::Done
        );
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
                .all(|game| game.state == SavedGameState::Imported)
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
        check("once upon a time", 0, 0, 1, "no game found");
        check("{\"moves\":[{\"move\":\"11-15\"}", 0, 0, 1, "game 1");
    }

    #[test]
    fn games_of_other_variants_are_counted() {
        let text = "[GameType \"20\"]\n1. 32-28 *\n[GameType \"20\"]\n1. 33-28 *\n\
                    [GameType \"25\"]\n1. c3-d4 *\n[GameType \"21\"]\n1. 11-15 *";
        let (games, report) = import(text.as_bytes(), &[]);
        assert_eq!((games.len(), report.lost, report.problems.len()), (1, 0, 0));
        let skipped: Vec<(Variant, u64)> = report.skipped.clone().into_iter().collect();
        assert_eq!(
            skipped,
            [(Variant::International, 2), (Variant::Russian, 1)]
        );
        assert!(!report.is_clean());
        let (_, report) = import(b"[GameType \"20\"]\n1. 32-28 *", &[]);
        assert_eq!(report.refusal, None);
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
        let too_large = Import::new("", MAX_IMPORT_BYTES + 1, b"1. 11-15 *".as_slice());
        assert_eq!(too_large.report().refusal, Some(ImportRefusal::TooLarge));
        check(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ImportRefusal::Binary);
    }

    #[test]
    fn a_file_that_stops_being_readable_says_so() {
        struct Gone;
        impl Read for Gone {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("the disk is gone"))
            }
        }
        let bytes = b"1. 11-15 * 1. 9-14 * ".chain(io::BufReader::new(Gone));
        let mut import = Import::new("club.pdn", 100, bytes);
        while import.step("a".to_owned(), 0, |_| None) != ImportStep::Done {}
        assert_eq!(import.report().refusal, Some(ImportRefusal::Unreadable));
    }

    #[test]
    fn a_game_without_measure_is_cut_and_the_next_one_is_read() {
        let long = "A long story. ".repeat(MAX_GAME_BYTES / 10);
        let text = format!(
            "[Black \"Ann\"]\n1. 11-15 *\n\n[Black \"Bob\"]\n1. 9-14 {{{long}\n[%x]}} 22-18 *\n\n\
             [Black \"Cid\"]\n1. 11-15 9-14 *\n"
        );
        let (games, report) = import(text.as_bytes(), &[]);
        let black: Vec<&str> = games.iter().map(|game| game.black.as_str()).collect();
        assert_eq!(black, ["Ann", "Bob", "Cid"]);
        assert_eq!(
            (games[1].plies, report.damaged, report.refusal),
            (1, 2, None)
        );
        let kept = games[1].pdn().len();
        assert!(
            (MAX_GAME_BYTES..2 * MAX_GAME_BYTES).contains(&kept),
            "{kept}"
        );
        assert!(
            report
                .problems
                .contains(&ImportProblem::TooLarge { game: 2 }),
            "{:?}",
            report.problems
        );
        // Numbers of games and lines go on.
        let Some(ImportProblem::InFile(last)) = report.problems.last() else {
            panic!("{:?}", report.problems);
        };
        assert_eq!((last.game, last.place.line), (3, 9));
    }

    #[test]
    fn a_file_of_one_endless_game_says_that_it_was_not_read_to_its_end() {
        let mut text = "1. 11-15 23-19 *\n".to_owned();
        text.push_str(&"x ".repeat(MAX_GAME_BYTES));
        text.push_str("* 1. 9-14 *");
        let (games, report) = import(text.as_bytes(), &[]);
        assert_eq!(games.len(), 1);
        assert_eq!(report.refusal, Some(ImportRefusal::GameTooLarge));
        let in_json = "{\"moves\":[],\"comments\":[\"".to_owned()
            + &"x ".repeat(MAX_GAME_BYTES)
            + "\"]}\n{\"moves\":[{\"move\":\"9-14\"}]}\n";
        let (games, report) = import(in_json.as_bytes(), &[]);
        assert_eq!((games.len(), report.lost, report.refusal), (1, 1, None));
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
        assert_eq!(games[0].state, SavedGameState::Unfinished);
        assert_eq!(games[0].title(), "Kitchen table");
        assert!(report.is_clean());

        let damaged = text.replace("[TakeBacks \"free\"]", "[TakeBacks \"often\"]");
        let (games, report) = import(damaged.as_bytes(), &[]);
        assert_eq!(games[0].state, SavedGameState::Imported);
        assert!(
            matches!(
                report.problems[0],
                ImportProblem::NotResumable { game: 1, .. }
            ),
            "{report:?}"
        );
        let cut = &text[..text.rfind('*').unwrap()];
        let (games, report) = import(cut.as_bytes(), &[]);
        assert_eq!(games[0].state, SavedGameState::Imported);
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

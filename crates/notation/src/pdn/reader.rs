//! Games from a stream, one at a time.

use super::check::check;
use super::parser::Parser;
use super::problem::{Problem, ProblemKind, Severity};
use super::window::Window;
use super::{PdnGame, Place, Tags, Variant};
use rules::Color;
use std::io::{self, BufRead};

/// Reads games from any stream, one at a time.
///
/// Each game comes with everything that's good in it and a list of its problems. A bad game never
/// hides a good one. Memory grows only with the largest game, not with the stream.
///
/// ```
/// # use crownhead_notation::pdn::Reader;
/// let text = r#"[Black "Doe, Jane"] 1. 11-15 23-19 2. 8-11 22-17 1-0
///               [Black "Roe, Richard"] 1. 11-15 22-18 2. 9-14 18x11 1/2-1/2"#;
/// let records: Vec<_> = Reader::new(text.as_bytes()).collect::<Result<_, _>>().unwrap();
/// assert_eq!(records[0].game().unwrap().moves().count(), 4);
/// assert!(records[0].problems.is_empty());
/// // Black had to jump on the second move of the other game.
/// assert_eq!(records[1].game().unwrap().moves().count(), 2);
/// assert_eq!(
///     records[1].problems[0].to_string(),
///     "game 2, move 2 of Black, line 2, column 56: 9-14 is not legal: expected 15x22"
/// );
/// ```
pub struct Reader<R> {
    parser: Parser<R>,
    one_zero: Color,
    failed: bool,
}

impl<R: BufRead> Reader<R> {
    /// A reader for standard files: `1-0` means that Black won.
    pub fn new(source: R) -> Reader<R> {
        Reader::with_options(source, ReadOptions::default())
    }

    /// A reader with options for its source.
    pub fn with_options(source: R, options: ReadOptions) -> Reader<R> {
        Reader::from_window(Window::new(source), options)
    }

    pub(super) fn from_window(window: Window<R>, options: ReadOptions) -> Reader<R> {
        Reader {
            parser: Parser::new(window),
            one_zero: options.one_zero,
            failed: false,
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<GameRecord>;

    /// The next game. After an I/O error there are no more.
    fn next(&mut self) -> Option<io::Result<GameRecord>> {
        if self.failed {
            return None;
        }
        match self.parser.next_game() {
            Ok(game) => game.map(|game| Ok(check(game, self.one_zero))),
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

/// Options for the source of a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadOptions {
    /// Who won if a file says `1-0`. The standard is Black, the first mover; some sources mean
    /// White.
    pub one_zero: Color,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions {
            one_zero: Color::Black,
        }
    }
}

/// One game from a file, and how it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Its number in the file, from 1.
    pub number: u64,
    /// Where it starts.
    pub place: Place,
    /// What was read.
    pub content: Content,
    /// Whether its end was found. The last game of a truncated file has none.
    pub terminated: bool,
    /// Its problems, in text order.
    pub problems: Vec<Problem>,
}

/// What was read of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A game, with all moves before the first bad one. If its starting position can't be read, it
    /// has no moves: the position and the moves become comments.
    Game(PdnGame),
    /// Only these tags: it's another variant, or it isn't a game at all. The problems say which.
    TagsOnly(Tags),
}

impl GameRecord {
    /// The game, unless only tags could be read.
    pub const fn game(&self) -> Option<&PdnGame> {
        match &self.content {
            Content::Game(game) => Some(game),
            Content::TagsOnly(_) => None,
        }
    }

    /// The game, unless only tags could be read.
    pub fn into_game(self) -> Option<PdnGame> {
        match self.content {
            Content::Game(game) => Some(game),
            Content::TagsOnly(_) => None,
        }
    }

    /// The tags.
    pub const fn tags(&self) -> &Tags {
        match &self.content {
            Content::Game(game) => &game.tags,
            Content::TagsOnly(tags) => tags,
        }
    }

    /// The game that it is instead, if it isn't American checkers.
    pub fn other_variant(&self) -> Option<Variant> {
        self.problems.iter().find_map(|problem| match problem.kind {
            ProblemKind::OtherGame { variant } => Some(variant),
            _ => None,
        })
    }

    /// Whether something is missing from the game.
    pub fn has_errors(&self) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.kind.severity() == Severity::Error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// A stream that generates games on demand.
    struct Endless {
        games_left: u64,
        text: Vec<u8>,
        at: usize,
    }

    impl Read for Endless {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            unreachable!("a reader of games only asks for buffers")
        }
    }

    impl BufRead for Endless {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            if self.at == self.text.len() && self.games_left > 0 {
                let number = self.games_left;
                self.games_left -= 1;
                self.at = 0;
                self.text = format!(
                    "[Event \"Game {number} before the last\"]\n[Result \"1-0\"]\n\n\
                     1. 11-15 23-19 {{the old way}} 2. 8-11 22-17 (2... 26-23) 3. 9-13 1-0\n\n"
                )
                .into_bytes();
            }
            Ok(&self.text[self.at..])
        }

        fn consume(&mut self, len: usize) {
            self.at += len;
        }
    }

    #[test]
    fn memory_does_not_grow_with_the_file() {
        const GAMES: u64 = 120_000;
        let mut reader = Reader::new(Endless {
            games_left: GAMES,
            text: Vec::new(),
            at: 0,
        });
        let (mut games, mut most) = (0, 0);
        while let Some(record) = reader.next() {
            let record = record.unwrap();
            assert_eq!(record.problems, []);
            assert_eq!(record.game().unwrap().moves().count(), 5);
            games += 1;
            assert_eq!(record.number, games);
            most = most.max(reader.parser.capacity());
        }
        assert_eq!(games, GAMES);
        assert!(most < 4096, "{most} bytes were held");
    }

    /// A stream that fails after a few bytes.
    struct Failing<'a>(&'a [u8]);

    impl Read for Failing<'_> {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            unreachable!("a reader of games only asks for buffers")
        }
    }

    impl BufRead for Failing<'_> {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            match self.0 {
                [] => Err(io::Error::other("the disk is gone")),
                bytes => Ok(bytes),
            }
        }

        fn consume(&mut self, len: usize) {
            self.0 = &self.0[len..];
        }
    }

    #[test]
    fn an_error_of_the_stream_ends_the_games() {
        let text = "1. 11-15 1-0 ".repeat(100) + "1. 11-15";
        let mut reader = Reader::new(Failing(text.as_bytes()));
        let whole = reader.by_ref().take_while(Result::is_ok).count();
        assert!(
            whole >= 50,
            "games that were far from the error are read: {whole}"
        );
        assert!(reader.next().is_none());
    }

    #[test]
    fn a_reader_can_be_told_that_one_zero_means_white() {
        let text = "[Result \"1-0\"] 1. 11-15 1-0 1. 11-15 0-1 1. 11-15 1/2-1/2";
        let options = ReadOptions {
            one_zero: Color::White,
        };
        let results: Vec<&str> = Reader::with_options(text.as_bytes(), options)
            .map(|record| record.unwrap().game().unwrap().result.text())
            .collect();
        assert_eq!(results, ["0-1", "1-0", "1/2-1/2"]);
    }
}

//! The opening explorer: a line of moves, and what's known about the next one.
//!
//! The caller asks the engine, the archive and files, and reports what they answered. Answers about
//! another position, or about a file that isn't the last one, change nothing.

use collection::PlayedGames;
use engine::{Book, Line, Score};
use learn::{
    ExploredMove, OpeningName, Results, explore, find_opening, opening_name, openings, read_moves,
    written_moves,
};
use notation::{Fen, read_fen};
use rules::{Move, Position, RuleSet};
use std::collections::HashMap;
use study::{Study, Transition};

/// How many positions the engine looks at for each legal move.
const NODES_PER_MOVE: u64 = 20_000;

/// How games continued from a position: the results by move.
pub type ResultsByMove = HashMap<Move, Results>;

/// Whose games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GamesSource {
    /// Those in the user's library.
    #[default]
    Library,
    /// Those of the server.
    Archive,
    /// Those in a file.
    File,
}

/// What to ask the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplorerQuestion {
    /// The position.
    pub pos: Position,
    /// How many nodes it may search.
    pub nodes: u64,
    /// How many lines it should give: one for each move.
    pub lines: usize,
}

/// The moves in a position with all that's known about them.
#[derive(Clone, PartialEq, Debug)]
pub struct ExploredMoves {
    /// The moves, in the order of the list.
    pub moves: Vec<ExploredMove>,
    /// The weight of all moves in the book.
    pub weight: u32,
    /// The score of the move that the engine likes most.
    pub best: Option<Score>,
}

/// The games in a file, while it's read and after.
#[derive(Clone, Debug, Default)]
struct FileGames {
    /// Tells files apart that were chosen one after another.
    number: u32,
    games: PlayedGames,
    /// How many games have been read, until all are.
    read: Option<usize>,
}

/// A line of moves, and what's known about the next one.
#[derive(Clone, Debug)]
pub struct Explorer {
    study: Study,
    source: GamesSource,
    /// The collection of the library whose games are counted. `None` for all games.
    collection: Option<String>,
    file: FileGames,
    /// What the archive said about a position.
    archived: Option<(Position, ResultsByMove)>,
    /// What the engine found in a position.
    found: Option<(Position, Vec<Line>)>,
}

impl Explorer {
    /// Starts at a position, after these moves. The first illegal one ends them.
    pub fn new(start: Position, line: &[Move]) -> Explorer {
        let mut study = Study::of_position(start, RuleSet::OFFICIAL);
        for &mv in line {
            if study.play(mv).is_err() {
                break;
            }
        }
        Explorer {
            study,
            source: GamesSource::default(),
            collection: None,
            file: FileGames::default(),
            archived: None,
            found: None,
        }
    }

    /// Reads the parameters of an address: a position, or else a line from the start of a game. What
    /// isn't one is ignored.
    pub fn of_address(fen: &str, line: &str) -> Explorer {
        let start = read_fen(fen).unwrap_or(Position::START);
        let line = Some(line).filter(|_| start == Position::START);
        let line = line.and_then(|line| read_moves(start, line));
        Explorer::new(start, &line.unwrap_or_default())
    }

    /// The parameter of the address, as [`Explorer::of_address`] reads it: its name and value. `None`
    /// for the start of a game.
    pub fn parameter(&self) -> Option<(&'static str, String)> {
        match self.is_from_the_start() {
            true => match &self.played()[..] {
                [] => None,
                moves => Some(("line", written_moves(moves))),
            },
            false => position_parameter(&self.position()),
        }
    }

    /// The moves as a study.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        *self.study.position()
    }

    /// Whether it starts where games do.
    pub fn is_from_the_start(&self) -> bool {
        *self.study.position_at(Study::ROOT) == Position::START
    }

    /// The moves that led to the position on the board.
    pub fn played(&self) -> Vec<Move> {
        let path = self.study.path_to(self.study.cursor());
        let moves = path.iter().filter_map(|node| self.study.move_at(*node));
        moves.collect()
    }

    /// The name of the opening.
    pub fn opening_name(&self) -> Option<OpeningName> {
        let path = self.study.path_to(self.study.cursor());
        opening_name(path.iter().map(|node| *self.study.position_at(*node)))
    }

    /// The key of the opening on the board, by whatever order of moves, if it can be trained.
    pub fn trained_opening(&self) -> Option<String> {
        let pos = self.position();
        let opening = openings().iter().find(|it| it.position() == pos)?;
        find_opening(&opening.key()).map(learn::Opening::key)
    }

    /// Goes somewhere in the moves. Returns how the board gets there, unless nothing has changed.
    pub fn go(&mut self, go: impl FnOnce(&mut Study) -> bool) -> Option<Transition> {
        let from = self.study.cursor();
        go(&mut self.study).then(|| self.study.transition(from))
    }

    // What's known.

    /// Whose games are counted.
    pub const fn source(&self) -> GamesSource {
        self.source
    }

    /// Counts other games.
    pub const fn choose_source(&mut self, source: GamesSource) {
        self.source = source;
    }

    /// The collection of the library whose games are counted. `None` for all games.
    pub fn collection(&self) -> Option<&str> {
        self.collection.as_deref()
    }

    /// Counts the games of one collection of the library, or all of them.
    pub fn choose_collection(&mut self, name: Option<String>) {
        self.collection = name;
    }

    /// What to ask the engine. `None` if there's no move to judge.
    pub fn question(&self) -> Option<ExplorerQuestion> {
        let pos = self.position();
        let lines = pos.moves().len();
        (lines > 0).then(|| ExplorerQuestion {
            pos,
            nodes: NODES_PER_MOVE * lines as u64,
            lines,
        })
    }

    /// The engine has answered about a position.
    pub fn judged(&mut self, pos: Position, lines: Vec<Line>) {
        if pos == self.position() {
            self.found = Some((pos, lines));
        }
    }

    /// The archive has answered about a position.
    pub fn archive_answered(&mut self, pos: Position, results: ResultsByMove) {
        if pos == self.position() {
            self.archived = Some((pos, results));
        }
    }

    /// A file was chosen. Its games are counted from now on. Returns its number.
    pub fn open_file(&mut self) -> u32 {
        self.source = GamesSource::File;
        self.file = FileGames {
            number: self.file.number.wrapping_add(1),
            ..FileGames::default()
        };
        self.file.number
    }

    /// So many games of the file with this number have been read. Returns whether to go on.
    pub const fn reading(&mut self, number: u32, count: usize) -> bool {
        let is_wanted = self.file.number == number;
        if is_wanted {
            self.file.read = Some(count);
        }
        is_wanted
    }

    /// The file with this number has been read.
    pub fn file_read(&mut self, number: u32, games: PlayedGames) {
        if self.file.number == number {
            self.file = FileGames {
                number,
                games,
                read: None,
            };
        }
    }

    /// How many games of the chosen file have been read, until all are.
    pub fn file_progress(&self) -> Option<usize> {
        self.file.read.filter(|_| self.source == GamesSource::File)
    }

    /// How the games continued from the position on the board, if they aren't those of the library.
    pub fn results(&self) -> ResultsByMove {
        let pos = self.position();
        match (self.source, &self.archived) {
            (GamesSource::Archive, Some((at, results))) if *at == pos => results.clone(),
            (GamesSource::File, _) => self.file.games.continuations(pos).results(),
            _ => ResultsByMove::new(),
        }
    }

    /// The moves on the board, with what's known about them.
    pub fn moves(&self, book: &Book, results: &ResultsByMove) -> ExploredMoves {
        let pos = self.position();
        let lines = self.found.as_ref().filter(|(at, _)| *at == pos);
        let lines = lines.map_or(&[][..], |(_, lines)| lines);
        let moves = explore(&pos, book, lines, results);
        let weights = moves.iter().filter_map(|it| it.book);
        ExploredMoves {
            weight: weights.map(|book| u32::from(book.weight)).sum(),
            best: moves.iter().filter_map(|it| it.score).max(),
            moves,
        }
    }
}

/// The parameter of the address of the explorer at a position. `None` for the start of a game.
pub fn position_parameter(pos: &Position) -> Option<(&'static str, String)> {
    (*pos != Position::START).then(|| ("fen", Fen::from(pos).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::{GameRecord, Reader};

    fn after(line: &str) -> Explorer {
        Explorer::of_address("", line)
    }

    fn games(text: &str) -> PlayedGames {
        let mut games = PlayedGames::default();
        for record in Reader::new(text.as_bytes()) {
            let game = GameRecord::into_game(record.unwrap()).unwrap();
            games.add(&game);
        }
        games
    }

    #[test]
    fn an_address_leads_back_to_the_same_place() {
        #[track_caller]
        fn check(fen: &str, line: &str, expected: Option<(&'static str, &str)>) {
            let explorer = Explorer::of_address(fen, line);
            let found = explorer.parameter();
            let expected = expected.map(|(name, value)| (name, value.to_owned()));
            assert_eq!(found, expected);
            let (fen, line) = match found {
                Some(("fen", value)) => (value, String::new()),
                Some((_, value)) => (String::new(), value),
                None => Default::default(),
            };
            let again = Explorer::of_address(&fen, &line);
            assert_eq!(again.position(), explorer.position());
        }
        check("", "", None);
        check("", "9-13.22-18", Some(("line", "9-13.22-18")));
        check("", "9-13.1-2", None);
        check("nonsense", "9-13", Some(("line", "9-13")));
        let fen = "W:W18,24:B12,K1";
        let kept = Fen::from(&read_fen(fen).unwrap()).to_string();
        check(fen, "9-13", Some(("fen", &kept)));
    }

    #[test]
    fn the_moves_on_the_board_name_the_opening() {
        let mut explorer = after("9-13.22-18.6-9");
        assert_eq!(explorer.played().len(), 3);
        assert!(explorer.is_from_the_start());
        assert_eq!(
            explorer.trained_opening().as_deref(),
            Some("9-13.22-18.6-9")
        );
        assert!(matches!(
            explorer.go(Study::back),
            Some(Transition::TakeBack(_))
        ));
        assert_eq!(
            (explorer.played().len(), explorer.trained_opening()),
            (2, None)
        );
        assert!(matches!(
            explorer.go(Study::forward),
            Some(Transition::Play { .. })
        ));
        assert_eq!(explorer.go(Study::forward), None);
        assert!(explorer.opening_name().is_some());
    }

    #[test]
    fn answers_about_another_position_change_nothing() {
        let mut explorer = after("11-15");
        let question = explorer.question().unwrap();
        assert_eq!(question.lines, question.pos.moves().len());
        let mv = question.pos.moves()[0];
        let results = ResultsByMove::from([(
            mv,
            Results {
                black: 1,
                draws: 2,
                white: 3,
            },
        )]);
        explorer.choose_source(GamesSource::Archive);
        explorer.archive_answered(Position::START, results.clone());
        assert_eq!(explorer.results(), ResultsByMove::new());
        explorer.archive_answered(question.pos, results.clone());
        assert_eq!(explorer.results(), results);
        explorer.go(Study::back);
        assert_eq!(explorer.results(), ResultsByMove::new());
        explorer.judged(question.pos, Vec::new());
        assert_eq!(explorer.found, None);
        // A position without moves has no question.
        let over = Explorer::of_address("B:W18,22:B", "");
        assert_eq!(over.question(), None);
    }

    #[test]
    fn only_the_last_file_counts() {
        let mut explorer = after("");
        let first = explorer.open_file();
        assert_eq!(explorer.source(), GamesSource::File);
        assert!(explorer.reading(first, 7));
        assert_eq!(explorer.file_progress(), Some(7));
        let second = explorer.open_file();
        assert_eq!(explorer.file_progress(), None);
        assert!(!explorer.reading(first, 8));
        explorer.file_read(first, games("1. 9-13 1-0"));
        assert_eq!(explorer.results(), ResultsByMove::new());
        explorer.file_read(second, games("1. 11-15 1-0 1. 11-15 0-1 1. 9-14 1-0"));
        let results = explorer.results();
        assert_eq!((results.len(), explorer.file_progress()), (2, None));
        explorer.choose_source(GamesSource::Library);
        assert_eq!(explorer.results(), ResultsByMove::new());
    }

    #[test]
    fn moves_have_the_weights_of_the_book_and_the_best_score() {
        let mut explorer = after("");
        let book = Book::embedded();
        let none = ResultsByMove::new();
        let known = explorer.moves(&book, &none);
        assert_eq!(known.moves.len(), 7);
        let weights = book.moves(&Position::START).iter();
        let sum: u32 = weights.map(|it| u32::from(it.weight)).sum();
        assert_eq!((known.weight, known.best), (sum, None));
        let line = |mv: Move, score: i32| Line::new(vec![mv], Score::evaluation(score), 1);
        let moves = Position::START.moves();
        explorer.judged(Position::START, vec![line(moves[0], 5), line(moves[3], 30)]);
        let known = explorer.moves(&book, &none);
        let best = known.moves.iter().find(|it| it.score == known.best);
        assert_eq!(best.unwrap().mv, moves[3]);
    }
}

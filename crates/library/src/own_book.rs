//! The user's own opening book.

use collection::{Repertoire, book_weight, lines_of};
use engine::{Book, BookError, BookMove};
use notation::pdn::{Comment, GameResult, Writer};
use rules::{Move, Position};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// How many half-moves of each game a book is made from.
const PLIES: usize = 24;

/// The maximum number of positions in a book. Beyond that, only moves from more games are kept.
const MAX_POSITIONS: usize = 10_000;

/// The longest line that's exported, in half-moves.
const MAX_LINE: usize = 60;

/// The longest comment, in bytes.
pub const MAX_BOOK_COMMENT: usize = 500;

/// The user's book: what to play, how often, and why.
///
/// A move of weight 0 is never played, but it may lead to positions that the opponent can reach.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnBook {
    book: Book,
    comments: HashMap<(Position, Move), String>,
}

/// A comment as it's stored.
#[derive(Serialize, Deserialize)]
struct StoredComment {
    #[serde(with = "notation::serde_forms::position")]
    position: Position,
    #[serde(with = "notation::serde_forms::mv", rename = "move")]
    mv: Move,
    text: String,
}

impl OwnBook {
    /// A book without moves.
    pub fn new() -> OwnBook {
        OwnBook::default()
    }

    /// A book made from games: the positions of each game from the start, and its result. `None` if
    /// no game starts from the starting position.
    pub fn of_games<P>(games: impl IntoIterator<Item = (P, GameResult)>) -> Option<OwnBook>
    where
        P: IntoIterator<Item = Position>,
    {
        let mut repertoire = Repertoire::new(PLIES);
        let mut used = 0;
        for (positions, result) in games {
            used += u64::from(repertoire.add_positions(positions, result));
        }
        if used == 0 {
            return None;
        }
        // A move that was played only once means little, unless there are few games.
        let least = if used < 20 { 1 } else { 2 };
        let mut limits = std::iter::successors(Some(least), |least| Some(least * 2));
        let book = limits.find_map(|least| {
            let mut known: HashMap<Position, Vec<BookMove>> = HashMap::new();
            for (pos, moves) in repertoire.played(least) {
                let most = moves.iter().map(|(_, score)| score.games).max();
                let weighted = moves.iter().map(|(mv, score)| BookMove {
                    mv: *mv,
                    weight: book_weight(*score, most.unwrap_or(1)),
                    score: 0,
                });
                known.insert(pos, weighted.collect());
            }
            let book = Book::new(&known);
            (book.len() <= MAX_POSITIONS).then_some(book)
        });
        Some(OwnBook {
            book: book?,
            comments: HashMap::new(),
        })
    }

    /// Reads the stored form: the bytes of a book, and the comments. Damaged comments are dropped,
    /// because the moves are more important.
    pub fn from_stored(bytes: &[u8], comments: &str) -> Result<OwnBook, BookError> {
        let book = Book::from_bytes(bytes)?;
        let stored: Vec<StoredComment> = serde_json::from_str(comments).unwrap_or_default();
        let comments = stored.into_iter().map(|it| ((it.position, it.mv), it.text));
        Ok(OwnBook {
            book,
            comments: comments.collect(),
        })
    }

    /// The bytes of the book, as the engine reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.book.to_bytes()
    }

    /// The comments as they're stored.
    pub fn comments_text(&self) -> String {
        let stored = self.comments.iter().map(|((pos, mv), text)| StoredComment {
            position: *pos,
            mv: *mv,
            text: text.clone(),
        });
        let mut stored: Vec<StoredComment> = stored.collect();
        stored.sort_by_key(|it| (notation::wire::encode_position(&it.position), it.mv.bits()));
        serde_json::to_string(&stored).expect("plain data serializes to JSON")
    }

    /// The number of positions with moves.
    pub fn len(&self) -> usize {
        let positions = self.book.positions();
        positions.filter(|(_, moves)| !moves.is_empty()).count()
    }

    /// Whether it has no moves.
    pub fn is_empty(&self) -> bool {
        self.book.is_empty()
    }

    /// The moves in a position, the most frequent first.
    pub fn moves(&self, pos: &Position) -> Vec<BookMove> {
        let mut moves = self.book.moves(pos).to_vec();
        moves.sort_by_key(|found| std::cmp::Reverse(found.weight));
        moves
    }

    /// The comment on a move. Empty if there's none.
    pub fn comment(&self, pos: &Position, mv: Move) -> &str {
        self.comments.get(&(*pos, mv)).map_or("", String::as_str)
    }

    /// Sets how often a move is played, and adds it and the moves that lead to it from the start if
    /// they're missing. Returns `false` if one of them isn't legal.
    pub fn set_weight(&mut self, line: &[Move], mv: Move, weight: u8) -> bool {
        let mut known = self.known();
        let mut pos = Position::START;
        for (place, mv) in line.iter().chain([&mv]).enumerate() {
            if !pos.moves().contains(mv) {
                return false;
            }
            let moves = known.entry(pos).or_default();
            let is_last = place == line.len();
            match moves.iter_mut().find(|found| found.mv == *mv) {
                Some(found) if is_last => found.weight = weight,
                Some(_) => {}
                None => moves.push(BookMove {
                    mv: *mv,
                    weight: if is_last { weight } else { 0 },
                    score: 0,
                }),
            }
            pos = pos.play_unchecked(*mv);
        }
        self.book = Book::new(&known);
        true
    }

    /// Sets the comment on a move. An empty one removes it.
    pub fn set_comment(&mut self, pos: &Position, mv: Move, text: &str) {
        let text = text.trim();
        let text = &text[..text.floor_char_boundary(MAX_BOOK_COMMENT)];
        if text.is_empty() {
            self.comments.remove(&(*pos, mv));
        } else {
            self.comments.insert((*pos, mv), text.to_owned());
        }
    }

    /// Removes a move, and all positions that only it leads to.
    pub fn remove(&mut self, pos: &Position, mv: Move) {
        let mut known = self.known();
        if let Some(moves) = known.get_mut(pos) {
            moves.retain(|found| found.mv != mv);
        }
        self.book = Book::new(&known);
        let book = &self.book;
        self.comments
            .retain(|(pos, mv), _| book.moves(pos).iter().any(|found| found.mv == *mv));
    }

    fn known(&self) -> HashMap<Position, Vec<BookMove>> {
        let positions = self.book.positions();
        positions
            .map(|(pos, moves)| (*pos, moves.to_vec()))
            .collect()
    }

    /// The lines as PDN, one game each, with weights and comments.
    pub fn pdn(&self) -> String {
        let moves = |pos: &Position| {
            let moves = self.moves(pos).into_iter();
            let described = moves.map(|found| {
                let weight = Comment::new(&format!("weight {}", found.weight));
                let said = Comment::new(self.comment(pos, found.mv));
                let said = said.filter(|said| !said.as_str().is_empty());
                (found.mv, weight.into_iter().chain(said).collect())
            });
            described.collect()
        };
        let mut writer = Writer::new(Vec::new());
        lines_of(moves, MAX_LINE, |game| {
            writer
                .write(game)
                .expect("a line without variations is written to memory");
        });
        String::from_utf8_lossy(&writer.into_inner()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::{PdnGame, Reader};

    fn games(pdn: &str) -> Vec<PdnGame> {
        let records = Reader::new(pdn.as_bytes());
        records
            .map(|record| record.unwrap().into_game().unwrap())
            .collect()
    }

    fn book_of(pdn: &str) -> Option<OwnBook> {
        let games = games(pdn);
        OwnBook::of_games(games.iter().map(|game| {
            let positions = game.steps().map(|(pos, _)| pos);
            (positions.chain([game.last_position()]), game.result)
        }))
    }

    fn text(book: &OwnBook, pos: &Position) -> String {
        let moves = book.moves(pos);
        let moves = moves.iter().map(|it| format!("{} {}", it.mv, it.weight));
        moves.collect::<Vec<_>>().join(", ")
    }

    fn after(pos: &Position, mv: &str) -> (Move, Position) {
        let moves = pos.moves();
        let mv = *moves.iter().find(|it| it.to_string() == mv).unwrap();
        (mv, pos.play_unchecked(mv))
    }

    const GAMES: &str = "1. 11-15 23-19 1-0 1. 11-15 22-18 1/2-1/2 1. 9-14 22-18 0-1";

    #[test]
    fn a_book_has_what_games_played() {
        let book = book_of(GAMES).unwrap();
        assert_eq!(text(&book, &Position::START), "11-15 255, 9-14 0");
        assert_eq!((book.len(), book.is_empty()), (3, false));
        assert_eq!(book_of("[FEN \"B:W32:B1\"] 1. 1-5 *"), None);
        assert_eq!(book_of(""), None);
    }

    #[test]
    fn a_book_is_edited_stored_and_exported() {
        let mut own = book_of(GAMES).unwrap();
        let start = Position::START;
        let (first, second) = after(&start, "11-15");
        let (reply, third) = after(&second, "23-19");
        let (next, _) = after(&third, "8-11");
        assert!(own.set_weight(&[first, reply], next, 40));
        assert!(own.set_weight(&[], first, 7));
        assert!(!own.set_weight(&[first, first], next, 40));
        own.set_comment(&third, next, "  solid ");
        assert_eq!(text(&own, &third), "8-11 40");
        assert_eq!(own.comment(&third, next), "solid");
        let again = OwnBook::from_stored(&own.to_bytes(), &own.comments_text());
        assert_eq!(again.as_ref(), Ok(&own));
        let plain = OwnBook::from_stored(&own.to_bytes(), "damaged").unwrap();
        assert_eq!(plain.comment(&third, next), "");
        assert!(OwnBook::from_stored(b"nothing", "").is_err());
        let lines = games(&own.pdn());
        let written: Vec<String> = lines
            .iter()
            .map(|game| {
                let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
                moves.join(" ")
            })
            .collect();
        assert_eq!(written, ["11-15 22-18", "11-15 23-19 8-11", "9-14 22-18"]);
        assert!(own.pdn().contains("{solid}"), "{}", own.pdn());
        // Without the first move, nothing after it can be reached.
        own.remove(&start, first);
        assert_eq!(text(&own, &start), "9-14 0");
        assert_eq!(text(&own, &third), "");
        assert_eq!(own.comments_text(), "[]");
    }

    #[test]
    fn a_move_can_be_added_to_nothing() {
        let mut own = OwnBook::new();
        let (first, second) = after(&Position::START, "9-13");
        let (reply, _) = after(&second, "22-18");
        assert!(own.set_weight(&[first], reply, 255));
        assert_eq!(text(&own, &Position::START), "9-13 0");
        assert_eq!(text(&own, &second), "22-18 255");
        own.set_comment(&second, reply, &"é".repeat(MAX_BOOK_COMMENT));
        assert_eq!(own.comment(&second, reply).len(), MAX_BOOK_COMMENT);
    }
}

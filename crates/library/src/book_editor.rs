//! Changing the user's opening book.

use crate::OwnBook;
use rules::{Move, Position};

/// The weight of a move that's added by hand.
const USUAL_WEIGHT: u8 = 128;

/// The user's book, as it's edited. A change that can be undone returns the editor as it was.
#[derive(Clone, Debug, Default)]
pub struct BookEditor {
    book: Option<OwnBook>,
    is_used: bool,
}

impl BookEditor {
    /// Edits a book, if there is one. `is_used` says whether the computer plays from it.
    pub const fn new(book: Option<OwnBook>, is_used: bool) -> BookEditor {
        BookEditor { book, is_used }
    }

    /// The book. `None` if there's none to store.
    pub const fn book(&self) -> Option<&OwnBook> {
        self.book.as_ref()
    }

    /// Whether the computer plays from it.
    pub const fn is_used(&self) -> bool {
        self.is_used
    }

    /// Sets whether the computer plays from it.
    pub const fn set_used(&mut self, is_used: bool) {
        self.is_used = is_used;
    }

    /// Whether the book has moves.
    pub fn has_moves(&self) -> bool {
        self.book.as_ref().is_some_and(|book| !book.is_empty())
    }

    /// How many positions it has moves for. `None` without a book.
    pub fn len(&self) -> Option<usize> {
        self.book.as_ref().map(OwnBook::len)
    }

    /// Whether there's no book.
    pub const fn is_empty(&self) -> bool {
        self.book.is_none()
    }

    /// The moves in a position, with their weights.
    pub fn moves(&self, pos: &Position) -> Vec<(Move, u8)> {
        let found = self.book.as_ref().map(|book| book.moves(pos));
        let found = found.unwrap_or_default().into_iter();
        found.map(|found| (found.mv, found.weight)).collect()
    }

    /// The legal moves that the book doesn't have.
    pub fn absent(&self, pos: &Position) -> Vec<Move> {
        let known = self.moves(pos);
        let is_absent = |mv: &Move| known.iter().all(|(found, _)| found != mv);
        let moves = pos.moves();
        moves.iter().copied().filter(is_absent).collect()
    }

    /// The comment on a move.
    pub fn comment(&self, pos: &Position, mv: Move) -> &str {
        self.book.as_ref().map_or("", |book| book.comment(pos, mv))
    }

    /// Replaces the book. The computer plays from the new one. `None` if none was lost.
    pub fn replace(&mut self, book: OwnBook) -> Option<BookEditor> {
        let before = std::mem::replace(self, BookEditor::new(Some(book), true));
        before.has_moves().then_some(before)
    }

    /// Deletes the book. `None` if there was none.
    pub fn delete(&mut self) -> Option<BookEditor> {
        let before = std::mem::take(self);
        before.book.is_some().then_some(before)
    }

    /// Removes a move. `None` if there's no book.
    pub fn remove(&mut self, pos: &Position, mv: Move) -> Option<BookEditor> {
        let before = self.clone();
        self.book.as_mut()?.remove(pos, mv);
        Some(before)
    }

    /// Adds a move after a line from the start.
    pub fn add(&mut self, line: &[Move], mv: Move) {
        self.set_weight(line, mv, USUAL_WEIGHT);
    }

    /// Sets the weight of a move after a line from the start, which adds it if it's absent.
    pub fn set_weight(&mut self, line: &[Move], mv: Move, weight: u8) {
        let book = self.book.get_or_insert_default();
        // Only a move that isn't legal is refused.
        let _ = book.set_weight(line, mv, weight);
    }

    /// Sets the comment on a move.
    pub fn set_comment(&mut self, pos: &Position, mv: Move, text: &str) {
        self.book.get_or_insert_default().set_comment(pos, mv, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_moves() -> Vec<Move> {
        Position::START.moves().to_vec()
    }

    #[test]
    fn moves_are_added_weighted_commented_and_removed() {
        let pos = Position::START;
        let mut editor = BookEditor::default();
        assert_eq!((editor.len(), editor.has_moves()), (None, false));
        let [first, second, ..] = first_moves()[..] else {
            panic!("there are seven");
        };
        editor.add(&[], first);
        editor.set_weight(&[], second, 3);
        editor.set_comment(&pos, second, "sharp");
        let mut moves = editor.moves(&pos);
        moves.sort_by_key(|(_, weight)| *weight);
        assert_eq!(moves, [(second, 3), (first, USUAL_WEIGHT)]);
        assert_eq!(editor.comment(&pos, second), "sharp");
        assert_eq!(editor.comment(&pos, first), "");
        let absent = editor.absent(&pos);
        assert_eq!(absent.len(), first_moves().len() - 2);
        assert!(!absent.contains(&first) && !absent.contains(&second));

        let before = editor.remove(&pos, second).unwrap();
        assert_eq!((editor.moves(&pos).len(), before.moves(&pos).len()), (1, 2));
        assert_eq!(before.comment(&pos, second), "sharp");
        assert!(editor.absent(&pos).contains(&second));
    }

    #[test]
    fn a_book_that_is_replaced_or_deleted_can_come_back() {
        let [first, second, ..] = first_moves()[..] else {
            panic!("there are seven");
        };
        let mut other = OwnBook::new();
        other.set_weight(&[], second, 9);

        let mut editor = BookEditor::default();
        // Nothing is lost.
        assert!(editor.replace(other.clone()).is_none());
        assert!(editor.is_used());
        editor.set_used(false);
        editor.add(&[], first);
        let before = editor.replace(other).unwrap();
        let moves = |editor: &BookEditor| editor.moves(&Position::START).len();
        assert_eq!((moves(&editor), editor.is_used()), (1, true));
        assert_eq!((moves(&before), before.is_used()), (2, false));

        let before = editor.delete().unwrap();
        assert_eq!((editor.len(), editor.is_used()), (None, false));
        assert_eq!((moves(&before), before.is_used()), (1, true));
        assert!(editor.delete().is_none());
        assert!(editor.remove(&Position::START, first).is_none());
    }
}

//! Squares and their contents.

use super::Speaker;
use board_ui::{Mark, Marks, PieceCount};
use rules::{Board, Color, Piece, Square};

impl Speaker {
    /// A square and what's on it: `22, white man`, or `22, empty`.
    pub fn square(&self, square: Square, piece: Option<Piece>) -> String {
        let name = self.name(square);
        match piece {
            Some(piece) => self.words.square_with_piece(&name, self.piece(piece)),
            None => self.words.square_empty(&name),
        }
    }

    /// A square with all its marks: `22, white man, must jump`.
    pub fn marked_square(&self, square: Square, piece: Option<Piece>, marks: &Marks) -> String {
        let mut text = self.square(square, piece);
        for word in marks.on(square).filter_map(|mark| self.mark(mark)) {
            text.push_str(self.words.list_comma());
            text.push_str(word);
        }
        text
    }

    /// The whole board, for people who can't see it: `White to move. White: men on 21 and 22. Red:
    /// king on 5.`
    pub fn board(&self, board: &Board, turn: Color) -> String {
        let sides = [turn, turn.opponent()].map(|color| self.pieces_of(board, color));
        let turn = self.words.board_turn(self.named(turn));
        format!("{turn} {}", sides.join(" "))
    }

    /// The pieces of both sides, for people who can't see them, without saying whose turn it is.
    pub fn placement(&self, board: &Board) -> String {
        Color::BOTH
            .map(|color| self.pieces_of(board, color))
            .join(" ")
    }

    fn pieces_of(&self, board: &Board, color: Color) -> String {
        let (men, kings) = (Piece::man(color), Piece::king(color));
        let told = [men, kings].into_iter().filter_map(|piece| {
            let squares = board.pieces_like(piece);
            let count = squares.len();
            if count == 0 {
                return None;
            }
            let names = self.and(squares.into_iter().map(|square| self.name(square)));
            Some(match piece.is_king() {
                true => self.words.board_kings(count, &names),
                false => self.words.board_men(count, &names),
            })
        });
        let told: Vec<String> = told.collect();
        let pieces = match told.is_empty() {
            true => self.words.board_no_pieces().to_owned(),
            false => told.join(self.words.list_comma()),
        };
        self.words.board_side(self.named(color), &pieces)
    }

    /// How many pieces a side has, with its name: `Red: 8 men, 1 king.`
    pub fn material(&self, board: &Board, color: Color) -> String {
        let pieces = self.pieces(PieceCount::on(board, color));
        self.words.board_side(self.named(color), &pieces)
    }

    /// How many pieces a side has: `8 men, 1 king`.
    pub fn pieces(&self, pieces: PieceCount) -> String {
        let men = || self.words.count_men(pieces.men);
        let kings = || self.words.count_kings(pieces.kings);
        match pieces {
            PieceCount { men: 0, kings: 0 } => self.words.board_no_pieces().to_owned(),
            PieceCount { kings: 0, .. } => men(),
            PieceCount { men: 0, .. } => kings(),
            PieceCount { .. } => [men(), kings()].join(self.words.list_comma()),
        }
    }

    /// What a mark means, for screen readers. Decorative marks aren't mentioned.
    fn mark(&self, mark: Mark) -> Option<&'static str> {
        let words = self.words;
        Some(match mark {
            Mark::MustJump => words.mark_must_jump(),
            Mark::Movable => words.mark_movable(),
            Mark::Selected => words.mark_selected(),
            Mark::Origin => words.mark_origin(),
            Mark::Destination => words.mark_destination(),
            Mark::Waypoint => words.mark_waypoint(),
            Mark::PathChoice => words.mark_path_choice(),
            Mark::Taken => words.mark_taken(),
            Mark::PendingFrom => words.mark_pending_from(),
            Mark::PendingTo => words.mark_pending_to(),
            Mark::LastTo => words.mark_last_to(),
            Mark::Hint => words.mark_hint(),
            Mark::LastFrom | Mark::LastVia | Mark::Focus | Mark::Wrong | Mark::Typed => {
                return None;
            }
        })
    }
}

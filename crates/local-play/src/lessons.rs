//! The small boards on the help pages, with sample moves.

use notation::{Fen, WrittenMove};
use rules::{Move, Position, RuleSet, Square};

/// A small board that explains something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    fen: &'static str,
    moves: &'static [&'static str],
}

impl Lesson {
    /// The board before the first move.
    pub const START: Lesson = Lesson::new("B:W21-32:B1-12", &[]);
    /// A man steps forward.
    pub const STEP: Lesson = Lesson::new("B:W22,31:B10,2", &["10-14", "10-15"]);
    /// A man must jump.
    pub const JUMP: Lesson = Lesson::new("B:W18,31:B14,4", &["14x23"]);
    /// Two jumps in one move.
    pub const JUMPS: Lesson = Lesson::new("B:W10,19,31:B6,4", &["6x24"]);
    /// One jump to the right or two to the left. The player may choose either.
    pub const CHOICE: Lesson = Lesson::new("B:W15,16,23,32:B11", &["11x27", "11x20"]);
    /// A man is crowned.
    pub const CROWNING: Lesson = Lesson::new("B:W21,5:B27", &["27-31", "27-32"]);
    /// A man that's crowned by a jump stops, even if a king could continue jumping.
    pub const CROWNED_STOPS: Lesson = Lesson::new("B:W25,26:B23", &["23x30"]);
    /// A king moves in all directions.
    pub const KING: Lesson = Lesson::new("B:W5,31:BK18", &["18-14", "18-15", "18-22", "18-23"]);
    /// A king jumps backwards too.
    pub const KING_JUMPS: Lesson = Lesson::new("B:W6,14,31:BK18", &["18x2"]);
    /// White to move is blocked.
    pub const BLOCKED: Lesson = Lesson::new("W:W13:B6,9", &[]);
    /// A lone king moves back and forth in its double corner.
    pub const DOUBLE_CORNER: Lesson = Lesson::new("W:WK32:BK18,K23", &["32-28"]);
    /// Two paths with the same ends. The move text lists every square.
    pub const TWO_WAYS: Lesson = Lesson::new("B:W6,7,14,15:B2", &["2x9x18", "2x11x18"]);
    /// A man next to a king that it can't capture under the house rule.
    pub const SAFE_KING: Lesson = Lesson::new("B:WK18,31:B14,4", &[]);

    /// All lessons.
    pub const ALL: [Lesson; 13] = [
        Lesson::START,
        Lesson::STEP,
        Lesson::JUMP,
        Lesson::JUMPS,
        Lesson::CHOICE,
        Lesson::CROWNING,
        Lesson::CROWNED_STOPS,
        Lesson::KING,
        Lesson::KING_JUMPS,
        Lesson::BLOCKED,
        Lesson::DOUBLE_CORNER,
        Lesson::TWO_WAYS,
        Lesson::SAFE_KING,
    ];

    const fn new(fen: &'static str, moves: &'static [&'static str]) -> Lesson {
        Lesson { fen, moves }
    }

    /// Returns the position.
    pub fn position(self) -> Position {
        let fen: Fen = self.fen.parse().expect("a test reads every lesson");
        fen.position().expect("a test sets up every lesson")
    }

    /// Returns the moves that the board shows.
    pub fn moves(self) -> Vec<Move> {
        let position = self.position();
        let legal = |text: &&str| {
            let written: WrittenMove = text.parse().expect("a test reads every move");
            written
                .resolve(&position, RuleSet::OFFICIAL)
                .expect("a test plays every move")
        };
        self.moves.iter().map(legal).collect()
    }

    /// Returns the arrows to draw: each hop of each move.
    pub fn arrows(self) -> Vec<(Square, Square)> {
        let hops = |mv: Move| {
            let path = mv.path();
            path.windows(2)
                .map(|ends| (ends[0], ends[1]))
                .collect::<Vec<_>>()
        };
        self.moves().into_iter().flat_map(hops).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_shows_legal_moves() {
        for lesson in Lesson::ALL {
            assert_eq!(lesson.moves().len(), lesson.moves.len());
            let hops: usize = lesson.moves().iter().map(|mv| mv.path().len() - 1).sum();
            assert_eq!(lesson.arrows().len(), hops);
        }
    }

    #[test]
    fn the_lessons_show_what_they_say() {
        #[track_caller]
        fn check(lesson: Lesson, legal: &[&str]) {
            let mut moves: Vec<String> = lesson
                .position()
                .moves()
                .iter()
                .map(Move::to_string)
                .collect();
            moves.sort();
            assert_eq!(moves, legal);
        }
        check(Lesson::JUMP, &["14x23"]);
        check(Lesson::JUMPS, &["6x15x24"]);
        check(Lesson::CHOICE, &["11x18x27", "11x20"]);
        check(Lesson::CROWNED_STOPS, &["23x30"]);
        check(Lesson::BLOCKED, &[]);
        check(Lesson::KING_JUMPS, &["18x9x2"]);
        check(Lesson::TWO_WAYS, &["2x11x18", "2x9x18"]);
        let house = RuleSet {
            kings_safe_from_men: true,
        };
        assert!(Lesson::SAFE_KING.position().can_capture());
        let kept = Lesson::SAFE_KING.position().moves_under(house);
        assert!(kept.iter().all(|mv| mv.captured().is_empty()));
    }
}

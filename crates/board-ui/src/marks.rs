//! The marks on squares.

use crate::MoveInput;
use crate::input::route_choices;
use rules::{Bitboard, Move, Square};

/// A highlight on a square. A square can have several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Mark {
    /// A piece that must jump, highlighted before the player selects anything.
    MustJump,
    /// A piece that can move, if no capture is mandatory.
    Movable,
    /// The selected piece, where it is now.
    Selected,
    /// Where the selected piece started, once it has jumped.
    Origin,
    /// Where the selected piece can end its move.
    Destination,
    /// Where the selected piece can land on the way.
    Waypoint,
    /// A square that chooses one of several paths.
    PathChoice,
    /// A piece that was jumped in this move and will be removed.
    Taken,
    /// Where the pending move starts.
    PendingFrom,
    /// Where the pending move ends.
    PendingTo,
    /// Where the last move started.
    LastFrom,
    /// Where the last move ended.
    LastTo,
    /// Where the last move landed on the way, or captured a piece.
    LastVia,
    /// The keyboard focus.
    Focus,
    /// A square of a hint.
    Hint,
    /// The square of the last wrong attempt.
    Wrong,
    /// The start or end of a legal move that matches the typed text.
    Typed,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 17] = [
        Mark::MustJump,
        Mark::Movable,
        Mark::Selected,
        Mark::Origin,
        Mark::Destination,
        Mark::Waypoint,
        Mark::PathChoice,
        Mark::Taken,
        Mark::PendingFrom,
        Mark::PendingTo,
        Mark::LastFrom,
        Mark::LastTo,
        Mark::LastVia,
        Mark::Focus,
        Mark::Hint,
        Mark::Wrong,
        Mark::Typed,
    ];

    /// Returns a short name, for example for a CSS class: `must-jump`.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::MustJump => "must-jump",
            Mark::Movable => "movable",
            Mark::Selected => "selected",
            Mark::Origin => "origin",
            Mark::Destination => "destination",
            Mark::Waypoint => "waypoint",
            Mark::PathChoice => "path-choice",
            Mark::Taken => "taken",
            Mark::PendingFrom => "pending-from",
            Mark::PendingTo => "pending-to",
            Mark::LastFrom => "last-from",
            Mark::LastTo => "last-to",
            Mark::LastVia => "last-via",
            Mark::Focus => "focus",
            Mark::Hint => "hint",
            Mark::Wrong => "wrong",
            Mark::Typed => "typed",
        }
    }
}

/// The marks on all squares.
///
/// ```
/// # use board_ui::{Hand, Mark, Marks, MoveInput};
/// # use rules::{Game, Square};
/// let input = MoveInput::new(&Game::new(), Hand::WhoeverIsToMove);
/// let marks = Marks::of(&input);
/// assert_eq!(marks.squares(Mark::Movable).len(), 4);
/// assert!(marks.on(Square::new(9).unwrap()).eq([Mark::Movable]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks([Bitboard; Mark::ALL.len()]);

impl Marks {
    /// Returns no marks.
    pub fn none() -> Marks {
        Marks::default()
    }

    /// Returns the marks for the state of the input.
    pub fn of(input: &MoveInput) -> Marks {
        let mut marks = Marks::none();
        marks.mark_choice(input);
        if let Some(square) = input.shown_focus() {
            marks.add(Mark::Focus, square.bit());
        }
        let wrong = input.wrong().and_then(|wrong| wrong.at);
        if let Some(square) = wrong.and_then(|at| Square::try_from(at).ok()) {
            marks.add(Mark::Wrong, square.bit());
        }
        for mv in input.typed_moves() {
            marks.add(Mark::Typed, mv.from().bit() | mv.to().bit());
        }
        marks
    }

    /// Adds the last move.
    pub fn with_last_move(mut self, mv: Move) -> Marks {
        let path = mv.path();
        self.add(Mark::LastFrom, mv.from().bit());
        self.add(Mark::LastTo, mv.to().bit());
        let via = path.iter().skip(1).take(path.len().saturating_sub(2));
        self.add(
            Mark::LastVia,
            via.copied().collect::<Bitboard>() | mv.captured(),
        );
        self
    }

    /// Adds the squares of a hint.
    pub fn with_hint(mut self, squares: impl IntoIterator<Item = Square>) -> Marks {
        self.add(Mark::Hint, squares.into_iter().collect());
        self
    }

    /// Adds the keyboard focus.
    pub fn with_focus(mut self, square: Square) -> Marks {
        self.add(Mark::Focus, square.bit());
        self
    }

    /// Removes a mark that the player doesn't want to see.
    pub fn without(mut self, mark: Mark) -> Marks {
        self.0[mark as usize] = Bitboard::EMPTY;
        self
    }

    /// Returns the squares with this mark.
    pub const fn squares(&self, mark: Mark) -> Bitboard {
        self.0[mark as usize]
    }

    /// Whether a square has this mark.
    pub const fn has(&self, mark: Mark, square: Square) -> bool {
        self.squares(mark).contains(square)
    }

    /// Returns the marks of one square.
    pub fn on(&self, square: Square) -> impl Iterator<Item = Mark> {
        Mark::ALL
            .into_iter()
            .filter(move |mark| self.has(*mark, square))
    }

    fn add(&mut self, mark: Mark, squares: Bitboard) {
        self.0[mark as usize] |= squares;
    }

    /// Marks the selected piece and where it can go, or the pieces to choose from.
    fn mark_choice(&mut self, input: &MoveInput) {
        self.add(Mark::Taken, input.taken());
        if let Some(mv) = input.pending() {
            self.add(Mark::PendingFrom, mv.from().bit());
            self.add(Mark::PendingTo, mv.to().bit());
            return;
        }
        let candidates = input.candidates();
        let is_partial = input.is_partial();
        if !is_partial {
            for mv in input.legal_moves() {
                let mark = if mv.is_capture() {
                    Mark::MustJump
                } else {
                    Mark::Movable
                };
                self.add(mark, mv.from().bit());
            }
        }
        let (Some(from), Some(standing)) = (input.selected(), input.standing()) else {
            return;
        };
        self.add(Mark::Selected, standing.bit());
        if !input.ways().is_empty() {
            self.add(Mark::PathChoice, route_choices(input.ways()).collect());
        }
        let done = input.path().len();
        if is_partial {
            self.add(Mark::MustJump, standing.bit());
            self.add(Mark::Origin, from.bit());
        }
        for mv in candidates {
            let path = mv.path();
            self.add(Mark::Destination, mv.to().bit());
            let between = path
                .iter()
                .skip(done)
                .take(path.len().saturating_sub(done + 1));
            self.add(Mark::Waypoint, between.copied().collect());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hand;
    use rules::RuleSet;
    use testkit::{position, square};

    fn input(fen: &str) -> MoveInput {
        MoveInput::for_position(position(fen), RuleSet::OFFICIAL, Hand::WhoeverIsToMove)
    }

    /// The marks of each square that has any, for example `22 must-jump selected`.
    fn listed(marks: &Marks) -> Vec<String> {
        let line = |square: Square| {
            let names: Vec<&str> = marks.on(square).map(Mark::name).collect();
            (!names.is_empty()).then(|| format!("{square} {}", names.join(" ")))
        };
        Square::all().filter_map(line).collect()
    }

    #[test]
    fn d4_only_pieces_that_may_move_are_offered() {
        #[track_caller]
        fn check(fen: &str, presses: &[u8], expected: &[&str]) {
            let mut input = input(fen);
            for number in presses {
                let _ = input.press(square(*number));
            }
            assert_eq!(listed(&Marks::of(&input)), expected);
        }
        check(
            "B:W21-32:B1-12",
            &[],
            &["9 movable", "10 movable", "11 movable", "12 movable"],
        );
        check("W:W22,32:B18,1", &[], &["22 must-jump"]);
        check(
            "W:W22,32:B18,11,1",
            &[22],
            &["8 destination", "15 waypoint", "22 must-jump selected"],
        );
        check(
            "W:W22,32:B18,11,1",
            &[22, 15],
            &[
                "8 destination",
                "15 must-jump selected",
                "18 taken",
                "22 origin",
            ],
        );
        // The square of a refused attempt is marked.
        check("W:W22,32:B18,1", &[32], &["22 must-jump", "32 wrong"]);
    }

    #[test]
    fn the_last_move_and_hints_are_marked() {
        let input = input("W:W22,32:B18,11,1");
        let mv = input.legal_moves()[0];
        let marks = Marks::none().with_last_move(mv);
        assert_eq!(
            listed(&marks),
            [
                "8 last-to",
                "11 last-via",
                "15 last-via",
                "18 last-via",
                "22 last-from"
            ]
        );
        let marks = Marks::of(&input).with_hint([square(22)]);
        assert_eq!(listed(&marks), ["22 must-jump hint"]);
        assert_eq!(listed(&marks.without(Mark::MustJump)), ["22 hint"]);
    }

    #[test]
    fn each_mark_has_its_own_place_and_name() {
        for (place, mark) in Mark::ALL.into_iter().enumerate() {
            assert_eq!(mark as usize, place);
            let same_name = |other: &&Mark| other.name() == mark.name();
            assert_eq!(Mark::ALL.iter().filter(same_name).count(), 1);
        }
    }
}

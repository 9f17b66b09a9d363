//! Openings drawn at random.
//!
//! A [`Ballot`] is a starting position and the moves played from it before the players take over. A
//! [`Deck`] is a set of ballots. The caller draws one, with its own source of randomness:
//! `deck.get(index)` with an index below `deck.len()`.

mod eleven_man;
mod three_move;
mod two_move;

use rules::{Board, Color, Move, Position, Square};
use std::fmt;
use std::str::FromStr;

/// One opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot {
    number: u16,
    name: Option<&'static str>,
    class: BallotClass,
    start: Position,
    // Invariant: each is legal after the ones before it, from `start`.
    moves: Vec<Move>,
    // Invariant: smaller than `number`.
    same_as: Option<u16>,
}

/// Where an opening is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BallotClass {
    /// Over the board, and everywhere else.
    Crossboard,
    /// Originally only by mail; now part of the official deck.
    Mailplay,
    /// Never, in this kind of ballot.
    Barred,
}

impl BallotClass {
    const ALL: [BallotClass; 3] = [
        BallotClass::Crossboard,
        BallotClass::Mailplay,
        BallotClass::Barred,
    ];

    /// The name of this class: `crossboard`, `mailplay` or `barred`.
    pub const fn name(self) -> &'static str {
        match self {
            BallotClass::Crossboard => "crossboard",
            BallotClass::Mailplay => "mailplay",
            BallotClass::Barred => "barred",
        }
    }
}

impl Ballot {
    /// The number of this opening in the full table of its kind, counted from 1. For three-move
    /// openings, it's the federation's number.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The traditional name.
    pub const fn name(&self) -> Option<&'static str> {
        self.name
    }

    /// Where it's used.
    pub const fn class(&self) -> BallotClass {
        self.class
    }

    /// The position before the moves: the start of a game, or in an eleven-man ballot the start
    /// with one man of each side removed.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves, each legal after the ones before it.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position where the players take over.
    pub fn position(&self) -> Position {
        self.moves
            .iter()
            .fold(self.start, |pos, &mv| pos.play_unchecked(mv))
    }

    /// The number of the first ballot in the table that leads to the same position, if there's an
    /// earlier one.
    pub const fn same_as(&self) -> Option<u16> {
        self.same_as
    }

    /// The squares of the removed men, Black's and White's, or `None` if none were removed.
    pub fn removed(&self) -> Option<(Square, Square)> {
        let off = Board::START.occupied() & !self.start.board().occupied();
        let of = |color: Color| (off & color.home_squares()).first();
        of(Color::Black).zip(of(Color::White))
    }
}

/// The moves, preceded by the removed men: `9-13 21-17 5-9`, `off 9 21, 6-9 25-21`.
impl fmt::Display for Ballot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((black, white)) = self.removed() {
            write!(f, "off {black} {white}, ")?;
        }
        for (place, mv) in self.moves.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{mv}")?;
        }
        Ok(())
    }
}

/// A set of openings to draw from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// The 43 two-move openings in use.
    TwoMove,
    /// The 6 barred two-move openings.
    TwoMoveBarred,
    /// The official deck: 156 three-move openings, crossboard and mail play.
    ThreeMove,
    /// The 144 crossboard three-move openings.
    ThreeMoveCrossboard,
    /// The 12 mail-play three-move openings.
    ThreeMoveMailplay,
    /// The 18 barred three-move openings.
    ThreeMoveBarred,
    /// The federation's complete table of 174 three-move openings.
    ThreeMoveTable,
    /// The 2,500 distinct positions of the eleven-man ballot.
    ElevenMan,
    /// The 3,136 draws of the eleven-man ballot. Several can lead to the same position, which makes
    /// it more likely: this is the deck to draw from as players do.
    ElevenManDraws,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Deck; 9] = [
        Deck::TwoMove,
        Deck::TwoMoveBarred,
        Deck::ThreeMove,
        Deck::ThreeMoveCrossboard,
        Deck::ThreeMoveMailplay,
        Deck::ThreeMoveBarred,
        Deck::ThreeMoveTable,
        Deck::ElevenMan,
        Deck::ElevenManDraws,
    ];

    /// The name of this deck for people and programs: `three-move`.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::TwoMove => "two-move",
            Deck::TwoMoveBarred => "two-move-barred",
            Deck::ThreeMove => "three-move",
            Deck::ThreeMoveCrossboard => "three-move-crossboard",
            Deck::ThreeMoveMailplay => "three-move-mailplay",
            Deck::ThreeMoveBarred => "three-move-barred",
            Deck::ThreeMoveTable => "three-move-table",
            Deck::ElevenMan => "eleven-man",
            Deck::ElevenManDraws => "eleven-man-draws",
        }
    }

    /// The number of ballots.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether the deck is empty; none is.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }

    /// The ballot at this index, counted from 0, or `None` from [`Deck::len`] up.
    pub fn get(self, index: usize) -> Option<&'static Ballot> {
        self.iter().nth(index)
    }

    /// The ballots in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = &'static Ballot> {
        self.table().iter().filter(move |ballot| self.holds(ballot))
    }

    /// The full table that this deck is part of.
    fn table(self) -> &'static [Ballot] {
        match self {
            Deck::TwoMove | Deck::TwoMoveBarred => &two_move::TABLE,
            Deck::ThreeMove
            | Deck::ThreeMoveCrossboard
            | Deck::ThreeMoveMailplay
            | Deck::ThreeMoveBarred
            | Deck::ThreeMoveTable => &three_move::TABLE,
            Deck::ElevenMan | Deck::ElevenManDraws => &eleven_man::TABLE,
        }
    }

    fn holds(self, ballot: &Ballot) -> bool {
        match self {
            Deck::TwoMove | Deck::ThreeMove => ballot.class != BallotClass::Barred,
            Deck::TwoMoveBarred | Deck::ThreeMoveBarred => ballot.class == BallotClass::Barred,
            Deck::ThreeMoveCrossboard => ballot.class == BallotClass::Crossboard,
            Deck::ThreeMoveMailplay => ballot.class == BallotClass::Mailplay,
            Deck::ElevenMan => ballot.same_as.is_none(),
            Deck::ThreeMoveTable | Deck::ElevenManDraws => true,
        }
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Deck {
    type Err = UnknownDeck;

    fn from_str(name: &str) -> Result<Deck, UnknownDeck> {
        Deck::ALL
            .into_iter()
            .find(|deck| deck.name() == name)
            .ok_or_else(|| UnknownDeck(crate::excerpt(name)))
    }
}

/// A name that no deck has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no deck {0:?}: expected one of {names}", names = Deck::ALL.map(Deck::name).join(", "))]
pub struct UnknownDeck(pub String);

#[cfg(test)]
mod tests {
    use super::*;
    use rules::RuleSet;
    use std::collections::HashSet;

    #[test]
    fn every_deck_has_its_count_and_its_name() {
        #[track_caller]
        fn check(deck: Deck, name: &str, count: usize) {
            assert_eq!(deck.to_string(), name);
            assert_eq!(name.parse(), Ok(deck));
            assert_eq!(deck.len(), count);
            assert!(!deck.is_empty());
            assert!(deck.get(count - 1).is_some());
            assert_eq!(deck.get(count), None);
        }
        check(Deck::TwoMove, "two-move", 43);
        check(Deck::TwoMoveBarred, "two-move-barred", 6);
        check(Deck::ThreeMove, "three-move", 156);
        check(Deck::ThreeMoveCrossboard, "three-move-crossboard", 144);
        check(Deck::ThreeMoveMailplay, "three-move-mailplay", 12);
        check(Deck::ThreeMoveBarred, "three-move-barred", 18);
        check(Deck::ThreeMoveTable, "three-move-table", 174);
        check(Deck::ElevenMan, "eleven-man", 2_500);
        check(Deck::ElevenManDraws, "eleven-man-draws", 3_136);
        assert_eq!(
            "chess".parse::<Deck>().unwrap_err().to_string(),
            "there is no deck \"chess\": expected one of two-move, two-move-barred, three-move, \
             three-move-crossboard, three-move-mailplay, three-move-barred, three-move-table, \
             eleven-man, eleven-man-draws"
        );
    }

    #[test]
    fn every_ballot_is_legal_and_leaves_a_game_to_play() {
        for deck in Deck::ALL {
            for ballot in deck.iter() {
                let mut pos = *ballot.start();
                for &mv in ballot.moves() {
                    pos = pos
                        .play(mv)
                        .unwrap_or_else(|why| panic!("{deck}: {ballot}: {why}"));
                }
                assert_eq!(pos, ballot.position(), "{deck}: {ballot}");
                assert!(pos.can_move_under(RuleSet::OFFICIAL), "{deck}: {ballot}");
            }
        }
    }

    #[test]
    fn no_deck_but_the_draws_has_a_position_twice() {
        for deck in Deck::ALL {
            let positions: HashSet<Position> = deck.iter().map(Ballot::position).collect();
            match deck {
                Deck::ElevenManDraws => assert_eq!(positions.len(), Deck::ElevenMan.len()),
                _ => assert_eq!(positions.len(), deck.len(), "{deck}"),
            }
        }
    }

    #[test]
    fn numbers_count_from_one_and_find_the_ballot_in_its_table() {
        for deck in [Deck::ThreeMoveTable, Deck::ElevenManDraws] {
            for (ballot, number) in deck.iter().zip(1..) {
                assert_eq!(ballot.number(), number);
                if let Some(first) = ballot.same_as() {
                    assert!(first < number);
                    let first = deck.get(usize::from(first) - 1).unwrap();
                    assert_eq!(first.position(), ballot.position());
                    assert_eq!(first.same_as(), None);
                }
            }
        }
    }
}

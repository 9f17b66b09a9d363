//! Legal move generation.
//!
//! Everything works on whole sets of squares: finding the men that can step left takes one shift
//! and one `and`. Only the paths of a capturing piece are followed one at a time. Nothing is
//! allocated.

use crate::moves::Trail;
use crate::{Bitboard, Board, Color, Direction, Move, RuleSet, Square};
use arrayvec::ArrayVec;
use core::marker::PhantomData;

/// The legal moves of one position.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// No position has more legal moves than this.
///
/// Twelve kings have at most 48 steps. There are never more than 20 captures; the test
/// `a_list_holds_the_captures_of_every_position` shows this by enumeration.
pub const MAX_MOVES: usize = 48;

/// The side to move as a type, so that each side gets a compiled copy of the generator with
/// constant directions.
pub(crate) trait Side {
    const COLOR: Color;
    const FORWARD: [Direction; 2] = Self::COLOR.forward();
    type Opponent: Side;
}

pub(crate) struct BlackSide;
pub(crate) struct WhiteSide;

impl Side for BlackSide {
    const COLOR: Color = Color::Black;
    type Opponent = WhiteSide;
}

impl Side for WhiteSide {
    const COLOR: Color = Color::White;
    type Opponent = BlackSide;
}

/// A legal move as the generator finds it: its packed form, and the sets to apply it.
#[derive(Clone, Copy)]
pub(crate) struct GeneratedMove {
    pub(crate) mv: Move,
    pub(crate) from: Bitboard,
    pub(crate) to: Bitboard,
    pub(crate) captured: Bitboard,
}

impl From<Move> for GeneratedMove {
    #[inline]
    fn from(mv: Move) -> GeneratedMove {
        GeneratedMove {
            mv,
            from: mv.from().bit(),
            to: mv.to().bit(),
            captured: mv.captured(),
        }
    }
}

/// A board from the point of view of the side to move.
pub(crate) struct Scene<S> {
    men: Bitboard,
    kings: Bitboard,
    empty: Bitboard,
    /// What a man can jump over: every enemy piece off the edge, except kings if a house rule
    /// protects them.
    prey_of_men: Bitboard,
    prey_of_kings: Bitboard,
    side: PhantomData<S>,
}

impl<S: Side> Scene<S> {
    #[inline(always)]
    pub(crate) fn new(board: &Board, rules: RuleSet) -> Scene<S> {
        let us = board.pieces(S::COLOR);
        let them = board.pieces(S::COLOR.opponent());
        Scene {
            men: us & !board.kings(),
            kings: us & board.kings(),
            empty: !(us | them),
            prey_of_men: if rules.kings_safe_from_men {
                them & Bitboard::INNER & !board.kings()
            } else {
                them & Bitboard::INNER
            },
            prey_of_kings: them & Bitboard::INNER,
            side: PhantomData,
        }
    }

    /// Calls `visit` with every legal move: the captures if there are any, otherwise the steps.
    #[inline(always)]
    pub(crate) fn for_each_move(&self, mut visit: impl FnMut(GeneratedMove)) {
        let men = self.men & union(self.mens_jumps());
        let kings = self.jumping_kings();
        if (men | kings).is_empty() {
            self.for_each_step(visit);
        } else {
            self.for_each_capture(men, kings, &mut visit);
        }
    }

    /// The number of legal moves, without listing the men's moves one by one.
    #[inline(always)]
    pub(crate) fn count_moves(&self) -> u32 {
        let jumps = self.mens_jumps();
        let men = self.men & union(jumps);
        let kings = self.jumping_kings();
        if (men | kings).is_empty() {
            return self.count_steps();
        }
        let mut count = count_mens_captures::<S>(men, jumps);
        if !kings.is_empty() {
            self.for_each_capture(Bitboard::EMPTY, kings, &mut |_| count += 1);
        }
        count
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(&self) -> bool {
        self.can_capture() || self.count_steps() > 0
    }

    /// Whether the side to move has a capture, which is then mandatory.
    #[inline(always)]
    pub(crate) fn can_capture(&self) -> bool {
        self.men.intersects(union(self.mens_jumps())) || !self.jumping_kings().is_empty()
    }

    /// For each forward direction, the squares from which a man of this side could jump.
    #[inline(always)]
    fn mens_jumps(&self) -> [Bitboard; 2] {
        S::FORWARD.map(|direction| self.origins_of_jumps(self.prey_of_men, direction))
    }

    /// The kings that have a jump.
    #[inline(always)]
    fn jumping_kings(&self) -> Bitboard {
        if self.kings.is_empty() {
            return Bitboard::EMPTY;
        }
        self.kings
            & union(
                Direction::ALL
                    .map(|direction| self.origins_of_jumps(self.prey_of_kings, direction)),
            )
    }

    /// The squares from which a jump in this direction has a piece to capture and a square to land
    /// on.
    #[inline(always)]
    fn origins_of_jumps(&self, prey: Bitboard, direction: Direction) -> Bitboard {
        let back = direction.opposite();
        prey.shift(back) & self.empty.slide(back)
    }

    #[inline(always)]
    fn for_each_step(&self, mut visit: impl FnMut(GeneratedMove)) {
        for direction in S::FORWARD {
            self.for_each_step_towards(self.men | self.kings, direction, &mut visit);
        }
        if !self.kings.is_empty() {
            for direction in S::FORWARD {
                self.for_each_step_towards(self.kings, direction.opposite(), &mut visit);
            }
        }
    }

    #[inline(always)]
    fn for_each_step_towards(
        &self,
        movers: Bitboard,
        direction: Direction,
        visit: &mut impl FnMut(GeneratedMove),
    ) {
        for origin in movers & self.empty.shift(direction.opposite()) {
            let from = origin.bit();
            let to = from.shift(direction);
            let mv = Move::step_between(
                origin,
                Square::from_low_bits(to.bits().trailing_zeros()),
                direction,
            );
            visit(GeneratedMove {
                mv,
                from,
                to,
                captured: Bitboard::EMPTY,
            });
        }
    }

    #[inline(always)]
    fn count_steps(&self) -> u32 {
        let towards = |movers: Bitboard, direction: Direction| movers.shift(direction) & self.empty;
        let [left, right] = S::FORWARD;
        let all = self.men | self.kings;
        let forward = count_both(towards(all, left), towards(all, right));
        if self.kings.is_empty() {
            return forward;
        }
        forward
            + count_both(
                towards(self.kings, left.opposite()),
                towards(self.kings, right.opposite()),
            )
    }

    /// Calls `visit` with every capture by these pieces. Each of them has one.
    #[inline(always)]
    fn for_each_capture(
        &self,
        men: Bitboard,
        kings: Bitboard,
        visit: &mut impl FnMut(GeneratedMove),
    ) {
        for origin in men {
            let hunt = Hunt {
                from: origin.bit(),
                empty: self.empty,
                prey: self.prey_of_men,
            };
            hunt.follow(
                &S::FORWARD,
                origin.bit(),
                Bitboard::EMPTY,
                Trail::new(origin),
                visit,
            );
        }
        for origin in kings {
            // A king may pass over its starting square or end on it.
            let hunt = Hunt {
                from: origin.bit(),
                empty: self.empty | origin.bit(),
                prey: self.prey_of_kings,
            };
            hunt.follow(
                &Direction::ALL,
                origin.bit(),
                Bitboard::EMPTY,
                Trail::new(origin),
                visit,
            );
        }
    }
}

/// The number of captures by these men. `jumps` are the squares from which a man could jump, for
/// each forward direction.
///
/// A man only moves forward, so it can neither jump a piece twice nor return to a square. So all
/// men see the same board, and all of them can jump in parallel.
#[inline(always)]
fn count_mens_captures<S: Side>(men: Bitboard, jumps: [Bitboard; 2]) -> u32 {
    let [left, right] = [0, 1].map(|way| (men & jumps[way]).slide(S::FORWARD[way]));
    let able = union(jumps);
    let complete = count_both(left & !able, right & !able);
    if (left | right).intersects(able) {
        complete
            + count_further_jumps::<S>(left & able, jumps)
            + count_further_jumps::<S>(right & able, jumps)
    } else {
        complete
    }
}

/// The same for men in the middle of a capture.
fn count_further_jumps<S: Side>(men: Bitboard, jumps: [Bitboard; 2]) -> u32 {
    if men.is_empty() {
        0
    } else {
        count_mens_captures::<S>(men, jumps)
    }
}

/// The combined size of two sets, with a single population count.
#[inline(always)]
fn count_both(a: Bitboard, b: Bitboard) -> u32 {
    (u64::from(a.bits()) << 32 | u64::from(b.bits())).count_ones()
}

#[inline(always)]
fn union<const N: usize>(sets: [Bitboard; N]) -> Bitboard {
    sets.into_iter().fold(Bitboard::EMPTY, |all, set| all | set)
}

/// One piece during a capture: everything that doesn't change from jump to jump.
struct Hunt {
    from: Bitboard,
    empty: Bitboard,
    prey: Bitboard,
}

impl Hunt {
    /// Calls `visit` with each way to complete the capture that starts with `trail`.
    ///
    /// Jumped pieces leave the board when the move is complete and can't be jumped twice. It
    /// doesn't matter that they still occupy their squares until then: a jumping piece stays on
    /// rows of one parity, and the pieces it captures are on the others. Crowning needs no special
    /// case either: a man has no forward jump from its crown row.
    fn follow(
        &self,
        directions: &[Direction],
        here: Bitboard,
        captured: Bitboard,
        trail: Trail,
        visit: &mut impl FnMut(GeneratedMove),
    ) {
        let prey = self.prey & !captured;
        let mut goes_on = false;
        for &direction in directions {
            let jumped = here.shift(direction) & prey;
            let landing = jumped.shift(direction) & self.empty;
            if landing.is_empty() {
                continue;
            }
            goes_on = true;
            let square = Square::from_low_bits(landing.bits().trailing_zeros());
            self.follow(
                directions,
                landing,
                captured | jumped,
                trail.extended(direction, square),
                visit,
            );
        }
        if !goes_on {
            visit(GeneratedMove {
                mv: trail.finish(),
                from: self.from,
                to: here,
                captured,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MAX_PIECES, Piece, Position};
    use std::prelude::rust_2024::*;

    /// The squares that jumps alone can reach from this one: eight, connected by nine diagonals.
    fn jump_group(start: Square) -> Vec<Square> {
        let mut group = vec![start];
        let mut next = 0;
        while next < group.len() {
            for direction in Direction::ALL {
                let landing = group[next]
                    .neighbour(direction)
                    .and_then(|over| over.neighbour(direction));
                group.extend(landing.filter(|square| !group.contains(square)));
            }
            next += 1;
        }
        group
    }

    #[test]
    fn a_list_holds_the_captures_of_every_position() {
        // Captures by kings in one group of squares touch no square of another group except those
        // of the captured pieces. So the number of captures is at most the sum of the maximums of
        // four separate groups, which can be enumerated: 2^8 sets of kings, 2^9 sets of enemy
        // pieces. Men have fewer captures than kings, and an occupied landing square allows fewer
        // than an empty one: where a capture ends early, at most one move replaces all its
        // extensions.
        let mut most_with_prey = [0; 10];
        for first in [1, 2, 5, 6] {
            let group = jump_group(Square::new(first).unwrap());
            let squares: Bitboard = group.iter().copied().collect();
            let over: Bitboard = Direction::ALL
                .iter()
                .fold(Bitboard::EMPTY, |all, &direction| {
                    all | squares.shift(direction)
                })
                & Bitboard::INNER;
            assert_eq!((squares.len(), over.len()), (8, 9));
            for prey in subsets(over) {
                for kings in subsets(squares) {
                    let board = Board::from_sets(kings, prey, kings).unwrap();
                    let scene = Scene::<BlackSide>::new(&board, RuleSet::OFFICIAL);
                    let mut count = 0;
                    scene.for_each_capture(Bitboard::EMPTY, scene.jumping_kings(), &mut |_| {
                        count += 1;
                    });
                    let most = &mut most_with_prey[prey.len() as usize];
                    *most = count.max(*most);
                }
            }
        }
        assert_eq!(most_with_prey, [0, 1, 2, 3, 4, 5, 7, 9, 13, 17]);
        // A side has at most twelve pieces to lose: distribute them among the four groups.
        let mut most = [0; MAX_PIECES as usize + 1];
        for _group in 0..4 {
            let before = most;
            for (prey, best) in most.iter_mut().enumerate() {
                *best = (0..=prey.min(9))
                    .map(|here| most_with_prey[here] + before[prey - here])
                    .max()
                    .unwrap();
            }
        }
        assert_eq!(most[MAX_PIECES as usize], 20);
        assert!(most[MAX_PIECES as usize] <= MAX_MOVES && MAX_PIECES as usize * 4 <= MAX_MOVES);
    }

    /// Every subset of a set.
    fn subsets(set: Bitboard) -> impl Iterator<Item = Bitboard> {
        let mut next = Some(set.bits());
        core::iter::from_fn(move || {
            let subset = next?;
            next = (subset != 0).then(|| (subset - 1) & set.bits());
            Some(Bitboard::from_bits(subset))
        })
    }

    /// Builds a position from descriptors and returns its legal moves as sorted text.
    fn legal(turn: Color, pieces: &[(u8, char)]) -> Vec<String> {
        legal_under(RuleSet::OFFICIAL, turn, pieces)
    }

    fn legal_under(rules: RuleSet, turn: Color, pieces: &[(u8, char)]) -> Vec<String> {
        let board = pieces
            .iter()
            .map(|&(number, letter)| {
                (
                    Square::new(number).unwrap(),
                    Piece::from_descriptor(letter).unwrap(),
                )
            })
            .collect();
        let pos = Position::new(board, turn).unwrap();
        let mut moves = pos.moves_under(rules);
        if rules.is_official() {
            assert_eq!(pos.count_moves() as usize, moves.len());
        }
        assert_eq!(pos.can_move_under(rules), !moves.is_empty());
        Move::sort_by_path(&mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    use Color::{Black, White};

    #[test]
    fn b2_men_step_forward_and_kings_in_all_directions() {
        assert_eq!(legal(Black, &[(14, 'r'), (32, 'W')]), ["14-17", "14-18"]);
        assert_eq!(legal(White, &[(14, 'w'), (32, 'R')]), ["14-9", "14-10"]);
        assert_eq!(
            legal(White, &[(14, 'W'), (32, 'R')]),
            ["14-9", "14-10", "14-17", "14-18"]
        );
    }

    #[test]
    fn b4_captures_are_compulsory_and_free_to_choose() {
        // One short capture and one with two jumps: both are legal, and no step is.
        let pieces = [
            (9, 'r'),
            (14, 'w'),
            (11, 'r'),
            (15, 'w'),
            (23, 'w'),
            (1, 'R'),
        ];
        assert_eq!(legal(Black, &pieces), ["9x18x27", "11x18x27"]);
        let pieces = [(9, 'r'), (14, 'w'), (12, 'r'), (16, 'w'), (24, 'w')];
        assert_eq!(legal(Black, &pieces), ["9x18", "12x19x28"]);
    }

    #[test]
    fn b5_a_capture_goes_on_while_it_can() {
        assert_eq!(
            legal(Black, &[(1, 'r'), (6, 'w'), (15, 'w'), (23, 'w')]),
            ["1x10x19x26"]
        );
        // A man doesn't turn back to jump.
        assert_eq!(legal(Black, &[(1, 'r'), (6, 'w'), (7, 'w')]), ["1x10"]);
        assert_eq!(legal(Black, &[(1, 'R'), (6, 'w'), (7, 'w')]), ["1x10x3"]);
    }

    #[test]
    fn b6_crowning_ends_the_capture() {
        // A king on 31 could continue over 27.
        assert_eq!(legal(Black, &[(22, 'r'), (26, 'w'), (27, 'w')]), ["22x31"]);
        assert_eq!(
            legal(Black, &[(22, 'R'), (26, 'w'), (27, 'w')]),
            ["22x31x24"]
        );
    }

    #[test]
    fn two_ways_round_a_circuit_are_two_moves() {
        let ring = [(6, 'w'), (7, 'w'), (14, 'w'), (15, 'w')];
        let with = |king| [&[king][..], &ring].concat();
        assert_eq!(
            legal(Black, &with((2, 'R'))),
            ["2x9x18x11x2", "2x11x18x9x2"]
        );
        assert_eq!(legal(Black, &with((2, 'r'))), ["2x9x18", "2x11x18"]);
    }

    #[test]
    fn the_longest_capture_takes_nine() {
        let prey = [6, 7, 8, 14, 15, 16, 22, 23, 24].map(|number| (number, 'w'));
        let moves = legal(Black, &[&[(1, 'R')][..], &prey].concat());
        assert!(moves.contains(&"1x10x3x12x19x10x17x26x19x28".to_owned()));
    }

    #[test]
    fn b9_a_side_without_a_move() {
        assert_eq!(legal(Black, &[(5, 'r'), (9, 'w'), (14, 'w')]), [""; 0]);
        assert_eq!(legal(White, &[(5, 'r')]), [""; 0]);
    }

    #[test]
    fn b13_with_the_house_rule_men_leave_kings_alone() {
        let house = RuleSet {
            kings_safe_from_men: true,
        };
        let pieces = [(9, 'r'), (14, 'W'), (1, 'R')];
        assert_eq!(legal(Black, &pieces), ["9x18"]);
        assert_eq!(legal_under(house, Black, &pieces), ["1-5", "1-6", "9-13"]);
        // A king still captures kings, and a man still captures men.
        assert_eq!(legal_under(house, Black, &[(9, 'R'), (14, 'W')]), ["9x18"]);
        assert_eq!(legal_under(house, Black, &[(9, 'r'), (14, 'w')]), ["9x18"]);
        // A capture stops before a king.
        assert_eq!(
            legal_under(house, Black, &[(9, 'r'), (14, 'w'), (23, 'W')]),
            ["9x18"]
        );
    }
}

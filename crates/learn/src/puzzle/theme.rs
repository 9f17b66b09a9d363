//! What a puzzle is about.

use super::Goal;
use crate::has_the_move;
use crate::replay::Replay;
use rules::{Bitboard, Color, Move, Position, RuleSet, Square};

/// A theme of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Theme {
    /// A capture of two pieces.
    DoubleJump,
    /// A capture of three pieces.
    TripleJump,
    /// A capture of four pieces or more.
    LongJump,
    /// One piece is given for two.
    TwoForOne,
    /// Two or more pieces are given for even more.
    ThreeForTwo,
    /// The first move offers a piece.
    Sacrifice,
    /// A king captures two pieces or more.
    KingShot,
    /// A piece moves to where it attacks two others and is safe.
    Breeches,
    /// A piece is won without giving one up, and not by the first move.
    Steal,
    /// The solver gets a king.
    Crowning,
    /// An ending without captures in which the solver has the move.
    Opposition,
    /// The goal is a draw.
    DrawSave,
    /// Few pieces, and the goal is a win.
    WonEnding,
    /// The solver has fewer pieces.
    ManDown,
    /// The opponent holds its back row with a bridge.
    Bridge,
    /// There are no men.
    KingEnding,
    /// The First Position: a king and a man each, with the men facing each other at the edge.
    FirstPosition,
    /// As many pieces are given as are taken.
    Exchange,
}

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u32);

/// The maximum number of pieces in an ending.
const FEW_PIECES: u32 = 8;

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 18] = [
        Theme::DoubleJump,
        Theme::TripleJump,
        Theme::LongJump,
        Theme::TwoForOne,
        Theme::ThreeForTwo,
        Theme::Sacrifice,
        Theme::KingShot,
        Theme::Breeches,
        Theme::Steal,
        Theme::Crowning,
        Theme::Opposition,
        Theme::DrawSave,
        Theme::WonEnding,
        Theme::ManDown,
        Theme::Bridge,
        Theme::KingEnding,
        Theme::FirstPosition,
        Theme::Exchange,
    ];

    /// The name of this theme in files and commands: `two-for-one`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::DoubleJump => "double-jump",
            Theme::TripleJump => "triple-jump",
            Theme::LongJump => "long-jump",
            Theme::TwoForOne => "two-for-one",
            Theme::ThreeForTwo => "three-for-two",
            Theme::Sacrifice => "sacrifice",
            Theme::KingShot => "king-shot",
            Theme::Breeches => "breeches",
            Theme::Steal => "steal",
            Theme::Crowning => "crowning",
            Theme::Opposition => "opposition",
            Theme::DrawSave => "draw-save",
            Theme::WonEnding => "won-ending",
            Theme::ManDown => "man-down",
            Theme::Bridge => "bridge",
            Theme::KingEnding => "king-ending",
            Theme::FirstPosition => "first-position",
            Theme::Exchange => "exchange",
        }
    }

    /// Whether a puzzle with this line, played to a point without captures, has this theme.
    fn fits(self, line: &Replay, solution: usize, goal: Goal) -> bool {
        let pos = line.after(0);
        let (us, board) = (pos.turn(), pos.board());
        let them = us.opponent();
        let pieces = board.occupied().len();
        let (given, taken) = line.given_and_taken(line.plies());
        let ours = || line.steps().step_by(2);
        let most = ours().map(|(_, mv)| mv.jumps()).max().unwrap_or(0);
        let first = line.steps().next().map(|(_, mv)| mv);
        let is_quiet_first = first.is_some_and(|mv| !mv.is_capture());
        match self {
            Theme::DoubleJump => most == 2,
            Theme::TripleJump => most == 3,
            Theme::LongJump => most >= 4,
            Theme::TwoForOne => given == 1 && taken == 2,
            Theme::ThreeForTwo => given >= 2 && taken > given,
            Theme::Sacrifice => is_quiet_first && line.after(1).can_capture(),
            Theme::KingShot => {
                ours().any(|(pos, mv)| mv.jumps() >= 2 && pos.board().kings().contains(mv.from()))
            }
            Theme::Breeches => {
                let is_safe = is_quiet_first && !line.after(1).can_capture();
                is_safe && first.is_some_and(|mv| attacks_two(line, mv))
            }
            Theme::Steal => is_quiet_first && given == 0 && taken > 0,
            Theme::Crowning => ours().take(solution.div_ceil(2)).any(|(pos, mv)| {
                !pos.board().kings().contains(mv.from()) && us.crown_row().contains(mv.to())
            }),
            Theme::Opposition => {
                pieces <= FEW_PIECES && given + taken == 0 && has_the_move(pos) == Some(us)
            }
            Theme::DrawSave => goal == Goal::Draw,
            Theme::WonEnding => goal == Goal::Win && pieces <= FEW_PIECES,
            Theme::ManDown => board.count(us) < board.count(them),
            Theme::Bridge => {
                let men = board.pieces(them) & !board.kings();
                men & them.back_row() == bridge(them)
            }
            Theme::KingEnding => board.kings() == board.occupied(),
            Theme::FirstPosition => is_first_position(pos),
            Theme::Exchange => given > 0 && given == taken,
        }
    }
}

/// The two men that guard a back row.
fn bridge(side: Color) -> Bitboard {
    let squares = match side {
        Color::Black => [1, 3],
        Color::White => [30, 32],
    };
    set(squares)
}

fn set(numbers: [u8; 2]) -> Bitboard {
    let squares = numbers.into_iter().filter_map(Square::new);
    squares.fold(Bitboard::EMPTY, |all, sq| all | sq.bit())
}

/// Whether the piece that made the first move now threatens to capture two different pieces.
fn attacks_two(line: &Replay, first: Move) -> bool {
    let after = line.after(1);
    let ours = Position::new_unchecked(*after.board(), after.turn().opponent());
    let jumps = ours.moves().into_iter().filter(|mv| mv.is_capture());
    let victims = jumps
        .filter(|mv| mv.from() == first.to())
        .filter_map(|mv| mv.hops().next())
        .map(|hop| (hop.from, hop.to));
    let mut distinct: Vec<_> = victims.collect();
    distinct.sort_unstable();
    distinct.dedup();
    distinct.len() >= 2
}

/// `W:WK15,20:B12,K28` and its like: the men are on 12 and 20, or turned around on 21 and 13.
fn is_first_position(pos: &Position) -> bool {
    let board = pos.board();
    let men = board.occupied() & !board.kings();
    let each_has = |count: u32, of: Bitboard| {
        Color::BOTH
            .iter()
            .all(|&color| (board.pieces(color) & of).len() == count)
    };
    each_has(2, board.occupied())
        && each_has(1, men)
        && (men == set([12, 20]) || men == set([13, 21]))
}

impl Themes {
    /// The themes of a puzzle. `line` continues the solution to a point without captures.
    pub fn of(pos: &Position, line: &[Move], solution: usize, goal: Goal) -> Themes {
        let replay = Replay::new(pos, RuleSet::OFFICIAL, line);
        Theme::ALL
            .into_iter()
            .filter(|theme| theme.fits(&replay, solution, goal))
            .collect()
    }

    /// The set with these bits, in the order of [`Theme::ALL`]. `None` if others are set.
    pub const fn from_bits(bits: u32) -> Option<Themes> {
        if bits >> Theme::ALL.len() == 0 {
            Some(Themes(bits))
        } else {
            None
        }
    }

    /// The bits of this set.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the set has this theme.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u32 & 1 == 1
    }

    /// The themes in order.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL
            .into_iter()
            .filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Themes {
        let bits = themes
            .into_iter()
            .fold(0, |bits, theme| bits | 1 << theme as u32);
        Themes(bits)
    }
}

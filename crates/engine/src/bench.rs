//! A fixed workload whose node count is the signature of the search.

use crate::{Control, Engine, Limits, Options};
use rules::{Bitboard, Board, Color, Game, Position, RuleSet};
use std::time::Duration;

/// How deep each position is searched, in plies.
pub const BENCH_DEPTH: u32 = 15;

/// Openings, middle games, and endings with men and kings, with either side to move. They come from
/// games that the engine played against itself. The sets are black pieces, white pieces and kings.
const POSITIONS: [([u32; 3], Color); 16] = [
    // B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12
    ([0x0000_0FFF, 0xFFF0_0000, 0x0000_0000], Color::Black),
    // W:W21,22,24,25,26,28,29,30,31,32:B1,2,3,4,6,7,8,11,12,14
    ([0x0000_2CEF, 0xFBB0_0000, 0x0000_0000], Color::White),
    // W:W14,23,24,25,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,12,19
    ([0x0004_08FF, 0xFDC0_2000, 0x0000_0000], Color::White),
    // B:W13,19,21,22,23,24,25,26,27,30,31,32:B1,2,3,4,6,7,9,10,11,12,14,20
    ([0x0008_2F6F, 0xE7F4_1000, 0x0000_0000], Color::Black),
    // W:W21,23,24,28,29,30,31,32:B1,2,3,4,7,13,15,20
    ([0x0008_504F, 0xF8D0_0000, 0x0000_0000], Color::White),
    // B:W16,20,21,22,24,26,29,30,32:B1,3,4,5,7,11,14,15
    ([0x0000_645D, 0xB2B8_8000, 0x0000_0000], Color::Black),
    // W:W23,24,25,27,30,31,32:B1,3,9,10,11,12,15
    ([0x0000_4F05, 0xE5C0_0000, 0x0000_0000], Color::White),
    // B:W14,23,24,28,29,31,32:B3,4,7,8,11,15,16
    ([0x0000_C4CC, 0xD8C0_2000, 0x0000_0000], Color::Black),
    // W:W19,22,24,26,29,32:B1,10,12,13,15,16
    ([0x0000_DA01, 0x92A4_0000, 0x0000_0000], Color::White),
    // B:W10,14,21,29,32:B3,5,8,12,K26
    ([0x0200_0894, 0x9010_2200, 0x0200_0000], Color::Black),
    // W:W6,12,20,22,23:B3,4,11,14,K32
    ([0x8000_240C, 0x0068_0820, 0x8000_0000], Color::White),
    // B:W7,10,28:B1,3,19,22,23,25
    ([0x0164_0005, 0x0800_0240, 0x0000_0000], Color::Black),
    // W:WK15,25,27:BK9,12,20
    ([0x0008_0900, 0x0500_4000, 0x0000_4100], Color::White),
    // B:W7,9,K10,25,30:B1,21,23,28,K31
    ([0x4850_0001, 0x2100_0340, 0x4000_0200], Color::Black),
    // W:W5,K6,12,16,20:B3,4,K15,25,26,K27
    ([0x0700_400C, 0x0008_8830, 0x0400_4020], Color::White),
    // B:W6,8,K9,11,K14:B4,K22,K23,K31
    ([0x4060_0008, 0x0000_25A0, 0x4060_2100], Color::Black),
];

/// The positions that a bench searches.
pub fn bench_positions() -> impl Iterator<Item = Position> {
    POSITIONS.into_iter().map(|(sets, turn)| {
        let [black, white, kings] = sets.map(Bitboard::from_bits);
        let board = Board::from_sets(black, white, kings)
            .expect("the sets of a bench position are consistent");
        Position::new(board, turn).expect("a bench position is valid")
    })
}

/// The result of a bench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BenchReport {
    /// The total node count: the signature.
    pub nodes: u64,
    /// The time taken, by the caller's clock.
    pub elapsed: Duration,
}

/// Searches every bench position, each with a cleared engine, and adds up the nodes. The same
/// engine gives the same sum on every machine.
pub fn bench(options: &Options, depth: u32, clock: &(dyn Fn() -> Duration + Sync)) -> BenchReport {
    let begun = clock();
    let mut engine = Engine::new(Options {
        threads: 1,
        ..options.clone()
    });
    let mut nodes = 0;
    for pos in bench_positions() {
        engine.new_game();
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        let found = engine.search(
            &game,
            &Limits::depth(depth),
            &Control::new(),
            clock,
            &mut |_| {},
        );
        nodes += found.statistics.nodes;
    }
    BenchReport {
        nodes,
        elapsed: clock().saturating_sub(begun),
    }
}

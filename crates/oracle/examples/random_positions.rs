//! Plays random games and prints every position, one per line: plies played, number of legal moves,
//! length of the longest capture, FEN. The same seed always gives the same games.
//!
//! Useful for choosing test positions:
//!
//! ```text
//! cargo run --release -p oracle --example random_positions -- 7 100 | sort -k3,3n
//! ```
#![expect(clippy::print_stdout, reason = "a command prints its answer")]

use oracle::OracleBoard;
use std::{env, error::Error};

/// Random games between kings may never end, so they're cut off here.
const MAX_PLIES: u32 = 150;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [seed, games] = &arguments[..] else {
        return Err("usage: random_positions SEED GAMES".into());
    };
    let mut random = Random(seed.parse()?);
    for _ in 0..games.parse::<u32>()? {
        play_a_game(&mut random);
    }
    Ok(())
}

fn play_a_game(random: &mut Random) {
    let mut board = OracleBoard::start();
    for ply in 0..MAX_PLIES {
        let moves = board.legal_moves();
        let longest = moves.iter().map(Vec::len).max().unwrap_or(1) - 1;
        println!("{ply} {} {longest} {board}", moves.len());
        if moves.is_empty() {
            return;
        }
        board = board
            .play(&moves[random.below(moves.len())])
            .expect("the path was just listed as legal");
    }
}

/// The SplitMix64 generator: small, and good enough to pick moves.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        (bits % bound as u64) as usize
    }
}

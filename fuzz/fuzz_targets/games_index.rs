//! Index files: a damaged one gives an error or games that exist, and a sound one finds every game.
#![no_main]

use collection::{Builder, Index, Stamp};
use libfuzzer_sys::fuzz_target;
use notation::pdn::{PdnGame, Reader};
use rules::Position;
use std::io::Cursor;

const STAMP: Stamp = Stamp {
    length: 7,
    modified: 11,
};
const GAMES: &str =
    "1. 11-15 23-19 2. 8-11 * 1. 9-13 22-18 * [FEN \"W:W32:B1\"] 1... 32-27 * 1. 11-15 *";

fuzz_target!(|input: &[u8]| {
    look_up(Index::open(Cursor::new(input)).ok());

    // A sound index with a few wrong bytes: three bytes of input say where, the fourth what.
    let games: Vec<PdnGame> = Reader::new(GAMES.as_bytes())
        .filter_map(|record| record.expect("reading from memory never fails").into_game())
        .collect();
    let sound = build(&games);
    let mut index = Index::open(Cursor::new(&sound)).expect("it was just built");
    for (number, game) in (0..).zip(&games) {
        let last = game.last_position();
        let found = index.games_with(&last).expect("it was just built");
        assert!(found.contains(&number));
    }
    let mut damaged = sound;
    for &[a, b, c, byte] in input.as_chunks().0 {
        let place = usize::from(a) << 16 | usize::from(b) << 8 | usize::from(c);
        let place = place % damaged.len();
        damaged[place] = byte;
    }
    look_up(Index::open(Cursor::new(&damaged)).ok());
});

/// Whatever is found exists.
fn look_up<R: std::io::Read + std::io::Seek>(index: Option<Index<R>>) {
    let Some(mut index) = index else {
        return;
    };
    for pos in [Position::START, Position::START.swapped()] {
        for game in index.games_with(&pos).unwrap_or_default() {
            assert!(u64::from(game) < index.games());
            let _ = index.offset(game);
        }
    }
}

fn build(games: &[PdnGame]) -> Vec<u8> {
    let mut builder = Builder::new(|| Ok(Cursor::new(Vec::new()))).expect("memory never fails");
    for (offset, game) in (0..).zip(games) {
        builder.add(game, offset).expect("memory never fails");
    }
    let mut bytes = Vec::new();
    builder
        .finish(STAMP, &mut bytes)
        .expect("memory never fails");
    bytes
}

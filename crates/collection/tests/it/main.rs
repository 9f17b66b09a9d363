//! An index finds exactly what reading every game finds.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

use collection::{BoardQuery, Builder, Index, IndexError, Query, Stamp, position_key};
use notation::pdn::PdnGame;
use proptest::prelude::*;
use rules::{Game, Position};
use std::io::Cursor;
use testkit::Dice;

const STAMP: Stamp = Stamp {
    length: 12345,
    modified: 67890,
};

/// Random games. Short ones share many positions.
fn games(seed: u64, count: usize, plies: usize) -> Vec<PdnGame> {
    let mut dice = Dice::new(seed);
    let one = |dice: &mut Dice| {
        let mut game = Game::new();
        while game.moves().len() < plies && game.ending().is_none() {
            let moves = game.legal_moves();
            game.play(moves[dice.below(moves.len())]).unwrap();
        }
        PdnGame::from(&game)
    };
    (0..count).map(|_| one(&mut dice)).collect()
}

fn built(games: &[PdnGame]) -> Vec<u8> {
    let mut builder = Builder::new(|| Ok(Cursor::new(Vec::new()))).unwrap();
    for (number, game) in (0..).zip(games) {
        builder.add(game, 100 * number).unwrap();
    }
    let mut bytes = Vec::new();
    builder.finish(STAMP, &mut bytes).unwrap();
    bytes
}

fn scanned(games: &[PdnGame], pos: Position) -> Vec<u32> {
    let query = Query {
        board: Some(BoardQuery::Position(pos)),
        ..Query::default()
    };
    (0..)
        .zip(games)
        .filter(|(_, game)| query.find(game, false).is_some())
        .map(|(number, _)| number)
        .collect()
}

#[test]
fn an_index_finds_what_a_scan_finds() {
    let games = games(1, 200, 12);
    let bytes = built(&games);
    let mut index = Index::open(Cursor::new(&bytes)).unwrap();
    assert_eq!((index.games(), index.stamp()), (200, STAMP));
    assert_eq!(index.games_with(&Position::START).unwrap().len(), 200);
    for game in &games[..40] {
        for (pos, _) in game.steps() {
            assert_eq!(index.games_with(&pos).unwrap(), scanned(&games, pos));
        }
        let last = game.last_position();
        assert_eq!(index.games_with(&last).unwrap(), scanned(&games, last));
        let swapped = last.swapped();
        assert_eq!(
            index.games_with(&swapped).unwrap(),
            scanned(&games, swapped)
        );
    }
    assert_eq!(index.offset(7).unwrap(), Some(700));
    assert_eq!(index.offset(200).unwrap(), None);
}

#[test]
fn the_key_of_a_position_never_changes() {
    // The examples in docs/formats.md.
    for (fen, key) in [
        ("B:W21-32:B1-12", 0xd776_1f4e_5ec9_1c80),
        ("W:W21-32:B1-12", 0x43bf_cef2_fa17_1b1f),
        ("W:W21-32:B1-10,12,15", 0xb07d_32a7_a1c5_2a1c),
    ] {
        assert_eq!(position_key(&testkit::position(fen)), key, "{fen}");
    }
}

#[test]
fn other_files_and_cut_off_ones_are_refused() {
    let bytes = built(&games(2, 3, 5));
    let open = |bytes: &[u8]| Index::open(Cursor::new(bytes.to_vec())).err();
    assert!(matches!(
        open(b"[Event \"x\"]".repeat(10).as_slice()),
        Some(IndexError::OtherFile)
    ));
    assert!(matches!(open(b""), Some(IndexError::Damaged)));
    assert!(matches!(
        open(&bytes[..bytes.len() - 1]),
        Some(IndexError::Damaged)
    ));
    assert!(matches!(
        open(&[&*bytes, b"x"].concat()),
        Some(IndexError::Damaged)
    ));
    assert!(open(&bytes).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A wrong byte is noticed, or only games that exist are found.
    #[test]
    fn damage_never_gives_games_that_do_not_exist(
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let games = games(3, 5, 8);
        let mut bytes = built(&games);
        let place = place.index(bytes.len());
        bytes[place] = byte;
        if let Ok(mut index) = Index::open(Cursor::new(&bytes)) {
            for (pos, _) in games[0].steps() {
                for game in index.games_with(&pos).unwrap_or_default() {
                    prop_assert!(u64::from(game) < index.games());
                }
            }
        }
    }
}

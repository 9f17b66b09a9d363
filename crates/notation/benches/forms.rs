//! Measures how fast positions and moves are parsed and printed.

use crownhead_notation::{Fen, WrittenMove, wire, write_move};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rules::{Labels, Move, Position, RuleSet};
use testkit::{Dice, random_game_positions};

fn main() {
    divan::main();
}

/// Every position of a few random games, always the same ones.
fn positions() -> Vec<Position> {
    let mut dice = Dice::new(1);
    (0..20)
        .flat_map(|_| random_game_positions(&mut dice, RuleSet::OFFICIAL, 120))
        .collect()
}

/// One legal move from each position, as text.
fn written_moves() -> Vec<(Position, Move, String)> {
    let mut dice = Dice::new(2);
    let choose = |pos: Position| {
        let mv = *dice.pick(&pos.moves())?;
        let text = write_move(&pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string();
        Some((pos, mv, text))
    };
    positions().into_iter().filter_map(choose).collect()
}

#[divan::bench]
fn read_fen(bencher: Bencher) {
    let texts: Vec<_> = positions()
        .iter()
        .map(|pos| Fen::from(pos).to_string())
        .collect();
    bencher.counter(ItemsCount::new(texts.len())).bench(|| {
        for text in &texts {
            assert!(black_box(text).parse::<Fen>().is_ok());
        }
    });
}

#[divan::bench]
fn write_fen(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for pos in &positions {
            black_box(Fen::from(black_box(pos)).to_string());
        }
    });
}

/// From text to syntax.
#[divan::bench]
fn read_moves(bencher: Bencher) {
    let moves = written_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (_, _, text) in &moves {
            assert!(black_box(text).parse::<WrittenMove>().is_ok());
        }
    });
}

/// From text to a legal move: what a game reader does for every ply.
#[divan::bench]
fn read_and_resolve_moves(bencher: Bencher) {
    let moves = written_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (pos, mv, text) in &moves {
            let written: WrittenMove = black_box(text).parse().expect("written by us");
            assert_eq!(written.resolve(pos, RuleSet::OFFICIAL).as_ref(), Ok(mv));
        }
    });
}

#[divan::bench]
fn write_moves(bencher: Bencher) {
    let moves = written_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (pos, mv, _) in &moves {
            let text = write_move(black_box(pos), RuleSet::OFFICIAL, *mv, Labels::Numbers);
            black_box(text.to_string());
        }
    });
}

#[divan::bench]
fn encode_and_decode_positions(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for pos in &positions {
            let bytes = wire::encode_position(black_box(pos));
            assert_eq!(wire::decode_position(&bytes).as_ref(), Ok(pos));
        }
    });
}

//! Endings that the databases know, played to the end by the engine.

use engine::{Control, Engine, Limits, Options, Score, SearchResult, Tablebase, Verdict, Wld};
use rules::{Color, Game, Move, Outcome, Position, RuleSet};
use std::sync::Arc;
use std::time::Duration;
use tablebase::Slice;
use testkit::Dice;

fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: 1,
        ..Options::default()
    })
}

fn tables() -> Arc<Tablebase> {
    Options::default().databases
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> SearchResult {
    let no_clock = || Duration::ZERO;
    engine.search(game, limits, &Control::new(), &no_clock, &mut |_| {})
}

/// Some positions of every slice with so many pieces, drawn by lot.
fn positions(pieces: std::ops::RangeInclusive<u8>, of_each: usize, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    pieces
        .flat_map(Slice::with_pieces)
        .flat_map(|slice| std::iter::repeat_n(slice, of_each))
        .map(|slice| slice.position(dice.bits(), dice.bits()))
        .collect()
}

/// The best move by the tables, the longest resistance of a lost side.
fn best_move(tables: &Tablebase, game: &Game) -> Move {
    let moves = tables.probe_moves(game.position());
    moves.expect("the tables know it")[0].0
}

/// Plays on until the game is over: the engine with one side, the tables with the other. Draws are
/// claimed as soon as they can be.
fn play_out(engine: &mut Engine, mut game: Game, side: Color, limits: &Limits) -> Game {
    let tables = tables();
    engine.new_game();
    while game.ending().is_none() {
        let opponent = side.opponent();
        if game.claim_draw(opponent).is_some() {
            break;
        }
        let mv = if game.turn() == side {
            let best = search(engine, &game, limits).best;
            best.expect("the game is not over")
        } else {
            best_move(&tables, &game)
        };
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn won_endings_are_won_in_the_distance_of_the_table() {
    let tables = tables();
    let mut engine = engine();
    let mut games = 0;
    for pos in positions(2..=4, 90, 1) {
        let Verdict { result, plies } = tables.probe(&pos).unwrap();
        let Some(plies) = plies else { continue };
        let winner = match result {
            Wld::Win => pos.turn(),
            _ => pos.turn().opponent(),
        };
        let start = Game::from_position(pos, RuleSet::OFFICIAL);
        let played = play_out(&mut engine, start, winner, &Limits::nodes(1));
        let outcome = played.ending().map(|ending| ending.outcome);
        assert_eq!(outcome, Some(Outcome::Win(winner)), "{pos:?}");
        assert_eq!(played.moves().len(), usize::from(plies), "{pos:?}");
        games += 1;
    }
    assert!(games > 1_500, "{games} games");
}

#[test]
fn drawn_endings_are_held() {
    let tables = tables();
    let mut engine = engine();
    let mut dice = Dice::new(4);
    let mut games = 0;
    for pos in positions(2..=5, 60, 2) {
        if tables.probe_result(&pos) != Some(Wld::Draw) {
            continue;
        }
        games += 1;
        // The engine holds it with either side, against an opponent that may try anything but
        // does not give the draw away.
        for side in Color::BOTH {
            let mut game = Game::from_position(pos, RuleSet::OFFICIAL);
            for _ in 0..24 {
                if game.ending().is_some() {
                    break;
                }
                let mv = if game.turn() == side {
                    let found = search(&mut engine, &game, &Limits::nodes(60));
                    assert_eq!(found.score, Score::DRAW);
                    found.best.unwrap()
                } else {
                    let keeps = |mv: &Move| {
                        let after = game.position().play_unchecked(*mv);
                        tables.probe_result(&after) == Some(Wld::Draw)
                    };
                    let moves: Vec<Move> = game.legal_moves().into_iter().filter(keeps).collect();
                    *dice.pick(&moves).expect("a drawn position has such a move")
                };
                game.play(mv).unwrap();
                let result = tables.probe_result(game.position());
                assert_eq!(result, Some(Wld::Draw), "{pos:?} {mv}");
            }
        }
    }
    assert!(games > 400, "{games} games");
}

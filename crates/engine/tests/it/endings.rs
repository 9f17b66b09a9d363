//! Endings that the databases know, played to the end by the engine.

use crownhead_engine::{
    Control, Engine, Level, Limits, Opponent, Options, Score, ScoreKind, SearchResult, Tablebase,
    Verdict, Wld,
};
use rules::{Color, Game, Move, Outcome, Position, RuleSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tablebase::Slice;
use testkit::{Dice, position};

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

/// Some random positions from every slice with this many pieces.
fn positions(pieces: std::ops::RangeInclusive<u8>, of_each: usize, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    pieces
        .flat_map(Slice::with_pieces)
        .flat_map(|slice| std::iter::repeat_n(slice, of_each))
        .map(|slice| slice.position(dice.bits(), dice.bits()))
        .collect()
}

/// The best move according to the tables. A losing side resists as long as possible.
fn best_move(tables: &Tablebase, game: &Game) -> Move {
    let moves = tables.probe_moves(game.position());
    moves.expect("the tables know it")[0].0
}

/// Plays until the game is over: the engine for one side, the tables for the other. The opponent
/// claims a draw as soon as it can.
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
    for pos in positions(2..=4, 60, 1) {
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
    assert!(games > 1_000, "{games} games");
}

#[test]
fn drawn_endings_are_held() {
    let tables = tables();
    let mut engine = engine();
    let mut dice = Dice::new(4);
    let mut games = 0;
    for pos in positions(2..=5, 50, 2) {
        if tables.probe_result(&pos) != Some(Wld::Draw) {
            continue;
        }
        games += 1;
        // The engine holds it with either side, against an opponent that can try anything but
        // doesn't give the draw away.
        for side in Color::BOTH {
            let mut game = Game::from_position(pos, RuleSet::OFFICIAL);
            for _ in 0..16 {
                if game.ending().is_some() {
                    break;
                }
                let mv = if game.turn() == side {
                    let found = search(&mut engine, &game, &Limits::nodes(20));
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
    assert!(games > 350, "{games} games");
}

#[test]
fn endings_without_distances_are_won_as_well() {
    let tables = tables();
    let mut engine = engine();
    let mut games = 0;
    for pos in positions(5..=5, 12, 3) {
        let Verdict { result, plies } = tables.probe(&pos).unwrap();
        if (result, plies) != (Wld::Win, None) {
            continue;
        }
        let start = Game::from_position(pos, RuleSet::OFFICIAL);
        let played = play_out(&mut engine, start, pos.turn(), &Limits::nodes(200));
        let outcome = played.ending().map(|ending| ending.outcome);
        assert_eq!(outcome, Some(Outcome::Win(pos.turn())), "{pos:?}");
        games += 1;
    }
    assert!(games > 90, "{games} games");
}

fn game(fen: &str) -> Game {
    Game::from_position(position(fen), RuleSet::OFFICIAL)
}

#[test]
fn databases_are_asked_in_the_search() {
    // Seven pieces: an exchange leads to a position that the databases know.
    let found = search(
        &mut engine(),
        &game("W:W18,19,27,K32:B14,15,3"),
        &Limits::depth(9),
    );
    assert!(found.statistics.database_hits > 0);
}

#[test]
fn every_move_of_a_known_position_has_its_line() {
    // A draw with one move and losses with the others, or the other way around: all are reported.
    let tables = tables();
    for pos in positions(2..=5, 12, 5) {
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        let limits = Limits {
            lines: 48,
            ..Limits::nodes(50)
        };
        let found = search(&mut engine(), &game, &limits);
        assert_eq!(found.lines.len(), game.legal_moves().len());
        assert!(found.lines.is_sorted_by(|a, b| a.score >= b.score));
        let is_searched = found.statistics.nodes > 0;
        for line in &found.lines {
            let after = tables.probe(&pos.play_unchecked(line.moves[0])).unwrap();
            let verdict = after.one_ply_earlier();
            let expected = match (verdict.result, verdict.plies.map(u32::from)) {
                (Wld::Draw, _) => ScoreKind::Evaluation(0),
                // If the tables have only the result of some moves, all are searched.
                (result, plies) if is_searched || plies.is_none() => {
                    assert_eq!(line.score.is_win(), result == Wld::Win);
                    assert!(line.score.is_decided());
                    continue;
                }
                (result, plies) => ScoreKind::Proven {
                    wins: result == Wld::Win,
                    plies: plies.expect("it is not searched"),
                },
            };
            assert_eq!(line.score.kind(), expected, "{pos:?} {}", line.moves[0]);
        }
    }
}

#[test]
fn weaker_levels_have_no_databases() {
    // Two kings against one win in 33 plies: no level below the full engine sees that immediately.
    let game = game("B:WK1:BK29,K30");
    for level in Level::all() {
        let found = engine().play_as(
            Opponent { level, seed: 1 },
            &game,
            &Limits::nodes(2_000),
            &Control::new(),
            &|| Duration::ZERO,
            &mut |_| {},
        );
        assert_eq!(found.score.is_proven(), level == Level::FULL, "{level}");
        assert_eq!(
            found.statistics.database_hits > 0,
            level == Level::FULL,
            "{level}"
        );
    }
}

#[test]
fn house_rules_are_not_in_the_databases() {
    let rules = RuleSet {
        kings_safe_from_men: true,
    };
    let game = Game::from_position(position("B:WK1:BK29,K30"), rules);
    let found = search(&mut engine(), &game, &Limits::depth(4));
    assert_eq!(found.statistics.database_hits, 0);
}

/// Plays moves given by their squares.
fn play(game: &mut Game, moves: &[(u8, u8)]) {
    for &(from, to) in moves {
        let path = [from, to].map(|number| rules::Square::new(number).expect("a square"));
        let mv = Move::from_path(&path).expect("a step");
        game.play(mv).expect("a legal move");
    }
}

#[test]
fn the_winner_avoids_a_repetition_that_the_loser_could_claim() {
    let tables = tables();
    let mut game = game("B:WK32:BK1,K10");
    let dance = [(10, 15), (32, 28), (15, 10), (28, 32)];
    play(&mut game, &dance);
    play(&mut game, &dance[..3]);
    // White could now claim with 28-32. Black has ignored this until now; the engine doesn't.
    play(&mut game, &dance[3..]);
    let mut engine = engine();
    let found = search(&mut engine, &game, &Limits::nodes(1));
    assert!(found.score.is_win());
    let played = play_out(&mut engine, game.clone(), Color::Black, &Limits::nodes(1));
    let outcome = played.ending().unwrap().outcome;
    assert_eq!(outcome, Outcome::Win(Color::Black));
    assert_eq!(
        tables.probe_result(game.position()),
        Some(Wld::Win),
        "the table alone says the same before and after"
    );
}

#[test]
fn the_loser_takes_a_draw_that_it_may_claim() {
    let mut game = game("B:WK32:BK1,K10");
    let dance = [(10, 15), (32, 28), (15, 10), (28, 32)];
    play(&mut game, &dance);
    play(&mut game, &dance[..3]);
    let found = search(&mut engine(), &game, &Limits::nodes(1));
    assert_eq!(found.score, Score::DRAW);
    assert_eq!(found.best.unwrap().to_string(), "28-32");
}

#[test]
fn a_win_that_comes_after_the_fortieth_move_is_none() {
    // Kings move back and forth, never repeating a position too often, until two plies are left.
    let mut dice = Dice::new(1);
    let start = game("B:WK1:BK29,K30");
    let game = 'again: loop {
        let mut game = start.clone();
        while game.draw_counters().quiet_plies < 78 {
            let quiet: Vec<Move> = game
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let after = game.position().play_unchecked(mv);
                    let seen = game.positions().iter().filter(|pos| **pos == after).count();
                    !game.position().is_irreversible(mv) && !after.can_capture() && seen < 2
                })
                .collect();
            match dice.pick(&quiet) {
                Some(&mv) => game.play(mv).unwrap(),
                None => continue 'again,
            }
        }
        if tables().probe(game.position()).unwrap().plies > Some(5) {
            break game;
        }
    };
    let found = search(&mut engine(), &game, &Limits::nodes(500));
    assert!(!found.score.is_proven(), "{}", found.score);
    assert_eq!(found.score, Score::DRAW);
}

/// A won ending in which kings have moved back and forth for so long that the engine looks for a
/// route.
fn stuck_game(dice: &mut Dice) -> Game {
    let tables = tables();
    let slice: Slice = "m1k2-m0k2".parse().expect("a slice");
    'again: loop {
        let pos = slice.position(dice.bits(), dice.bits());
        let mut game = Game::from_position(pos, RuleSet::OFFICIAL);
        let winner = game.turn();
        loop {
            let result = if game.turn() == winner {
                Wld::Win
            } else {
                Wld::Loss
            };
            let keeping: Vec<Move> = game
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let after = game.position().play_unchecked(mv);
                    let seen = game.positions().iter().filter(|pos| **pos == after).count();
                    let is_quiet = !game.position().is_irreversible(mv) && !after.can_capture();
                    is_quiet && seen < 2 && tables.probe_result(&after) == Some(result.reversed())
                })
                .collect();
            if keeping.len() > 1 && game.turn() == winner && game.draw_counters().quiet_plies >= 16
            {
                return game;
            }
            match dice.pick(&keeping) {
                Some(&mv) => game.play(mv).expect("a legal move"),
                None => continue 'again,
            }
        }
    }
}

#[test]
fn the_way_to_win_is_looked_for_within_the_time_of_the_move() {
    let mut dice = Dice::new(5);
    let mut longest = 0;
    for _ in 0..5 {
        let game = stuck_game(&mut dice);
        let ticks = AtomicU64::new(0);
        // This clock advances by a millisecond every time it's read.
        let clock = || Duration::from_millis(ticks.fetch_add(1, Relaxed));
        let limits = Limits::move_time(Duration::from_millis(100));
        let found = engine().search(&game, &limits, &Control::new(), &clock, &mut |_| {});
        assert!(found.score.is_win(), "{}", found.score);
        longest = longest.max(ticks.into_inner());
    }
    assert!((100..=105).contains(&longest), "{longest}");
}

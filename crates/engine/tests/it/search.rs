//! The engine as its users see it.

use crownhead_engine::{
    Clock, Control, Engine, Limits, Options, Score, SearchResult, Tablebase, TimeLimit,
};
use notation::Fen;
use rules::{Color, Game, Move, QUIET_PLIES_TO_CLAIM, RuleSet};
use std::cell::Cell;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use testkit::{Dice, position, random_game_positions, scattered_position};

/// An engine without databases, because the search is under test here. `endings.rs` tests the
/// databases.
fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: 4,
        databases: Arc::new(Tablebase::empty()),
        ..Options::default()
    })
}

fn game(fen: &str) -> Game {
    Game::from_position(position(fen), RuleSet::OFFICIAL)
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> SearchResult {
    let result = engine.search(
        game,
        limits,
        &Control::new(),
        &|| Duration::ZERO,
        &mut |_| {},
    );
    check_sound(game, &result);
    result
}

/// Checks what must hold for every result: the lines are legal and start with different moves, the
/// first line is the answer, and better lines come first.
#[track_caller]
fn check_sound(game: &Game, result: &SearchResult) {
    let legal = game.position().moves_under(game.rules());
    assert_eq!(result.best.is_none(), legal.is_empty());
    assert_eq!(result.best, result.lines.first().map(|line| line.moves[0]));
    let mut first_moves = HashSet::new();
    for line in &result.lines {
        assert!(first_moves.insert(line.moves[0]));
        let mut pos = *game.position();
        for &mv in &line.moves {
            assert!(pos.moves_under(game.rules()).contains(&mv), "{line:?}");
            pos = pos.play_unchecked(mv);
        }
    }
    assert!(result.lines.is_sorted_by(|a, b| a.score >= b.score));
}

#[test]
fn without_a_move_the_game_is_lost() {
    for fen in ["W:W5:B1", "B:W5:B", "W:W:BK9", "B:W9,14:B5"] {
        let result = search(&mut engine(), &game(fen), &Limits::depth(6));
        assert_eq!(result.best, None, "{fen}");
        assert_eq!(result.score, Score::loss_in(0), "{fen}");
    }
}

#[test]
fn a_win_by_force_is_found_and_counted() {
    #[track_caller]
    fn check(fen: &str, depth: u32, expected: Score) {
        let result = search(&mut engine(), &game(fen), &Limits::depth(depth));
        assert_eq!(result.score, expected, "{fen}");
    }
    // The last piece is captured or blocked immediately.
    check("B:W18:B14,1", 3, Score::win_in(1));
    check("B:W13:BK14,6,2", 3, Score::win_in(1));
    // The only legal move leads to that.
    check("W:W17:BK14,10,6", 5, Score::loss_in(2));
}

#[test]
fn the_same_inputs_give_the_same_result() {
    let mut dice = Dice::new(11);
    let (mut first, mut second) = (engine(), engine());
    for _ in 0..12 {
        let positions = random_game_positions(&mut dice, RuleSet::OFFICIAL, 40);
        let game = Game::from_position(positions[positions.len() / 2], RuleSet::OFFICIAL);
        let results =
            [&mut first, &mut second].map(|engine| search(engine, &game, &Limits::nodes(3_000)));
        assert_eq!(results[0], results[1]);
    }
    // A cleared engine behaves like a new one.
    first.new_game();
    let limits = Limits::depth(9);
    assert_eq!(
        search(&mut first, &Game::new(), &limits),
        search(&mut engine(), &Game::new(), &limits)
    );
}

#[test]
fn a_limit_on_nodes_holds() {
    for nodes in [1, 100, 1_000, 5_000] {
        let result = search(&mut engine(), &Game::new(), &Limits::nodes(nodes));
        assert!(result.statistics.nodes <= nodes + 16, "{nodes}");
        assert!(result.statistics.nodes >= nodes.min(100));
    }
}

/// No matter when a search is stopped, it has a line to show and not only a move.
#[test]
fn a_stopped_search_still_has_a_line() {
    for nodes in (2_000..60_000).step_by(1_700) {
        let game = Game::new();
        let result = search(&mut engine(), &game, &Limits::nodes(nodes));
        check_sound(&game, &result);
        let line = &result.lines[0].moves;
        assert!(line.len() >= 4, "{nodes} nodes: {line:?}");
    }
}

#[test]
fn a_stopped_search_still_answers() {
    let control = Control::new();
    control.stop();
    let game = Game::new();
    let mut nothing = |_: &_| {};
    let result = engine().search(
        &game,
        &Limits::INFINITE,
        &control,
        &|| Duration::ZERO,
        &mut nothing,
    );
    check_sound(&game, &result);
    assert!(result.statistics.nodes < 3_000);

    // Stopped from the outside in the middle: what has been found counts.
    let control = Control::new();
    let handle = control.clone();
    let deepest = Cell::new(0);
    let result = engine().search(
        &game,
        &Limits::INFINITE,
        &control,
        &|| Duration::ZERO,
        &mut |progress| {
            deepest.set(progress.line.depth);
            if progress.line.depth == 7 {
                handle.stop();
            }
        },
    );
    check_sound(&game, &result);
    assert_eq!(deepest.get(), 7);
    assert_eq!(result.lines[0].depth, 7);
}

/// A clock that advances by a millisecond every time it's read.
fn ticking() -> impl Fn() -> Duration + Sync {
    let ticks = AtomicU64::new(0);
    move || Duration::from_millis(ticks.fetch_add(1, Relaxed))
}

#[test]
fn time_limits_hold_on_the_callers_clock() {
    #[track_caller]
    fn check(time: TimeLimit, most: u64) {
        let limits = Limits {
            time,
            ..Limits::INFINITE
        };
        let game = Game::new();
        let clock = ticking();
        let result = engine().search(&game, &limits, &Control::new(), &clock, &mut |_| {});
        check_sound(&game, &result);
        let elapsed = result.statistics.elapsed.as_millis() as u64;
        assert!(elapsed <= most + 20, "{elapsed} of {most}");
        // The clock is read every thousand nodes or so, which take less than a millisecond.
        assert!(result.statistics.nodes <= (elapsed + 1) * 1_024);
    }
    let ms = Duration::from_millis;
    check(TimeLimit::Move(ms(0)), 0);
    check(TimeLimit::Move(ms(200)), 200);
    let clock = Clock {
        remaining: ms(1_000),
        increment: ms(0),
        moves_to_go: None,
    };
    check(TimeLimit::Clock(clock), 400);
    let remaining = ms(3);
    check(TimeLimit::Clock(Clock { remaining, ..clock }), 3);
}

#[test]
fn a_forced_move_is_played_at_once_on_a_clock() {
    let clock = Clock {
        remaining: Duration::from_secs(1_000),
        increment: Duration::ZERO,
        moves_to_go: None,
    };
    let game = game("W:W22,30,31:B18,1,2,3");
    let result = engine().search(
        &game,
        &Limits::clock(clock),
        &Control::new(),
        &ticking(),
        &mut |_| {},
    );
    check_sound(&game, &result);
    assert!(result.statistics.nodes < 1_000);
}

#[test]
fn time_does_not_count_while_pondering() {
    let limits = Limits {
        time: TimeLimit::Move(Duration::from_millis(50)),
        ponder: true,
        ..Limits::INFINITE
    };
    let control = Control::new();
    let handle = control.clone();
    let clock = ticking();
    let hit_at = Cell::new(Duration::ZERO);
    let game = Game::new();
    let result = engine().search(&game, &limits, &control, &clock, &mut |progress| {
        // The time limit would have passed long ago.
        if progress.statistics.elapsed > Duration::from_millis(300)
            && hit_at.get() == Duration::ZERO
        {
            hit_at.set(progress.statistics.elapsed);
            handle.ponder_hit();
        }
    });
    check_sound(&game, &result);
    let after_hit = result.statistics.elapsed - hit_at.get();
    assert!(hit_at.get() > Duration::from_millis(300));
    assert!(after_hit < Duration::from_millis(80), "{after_hit:?}");
}

#[test]
fn several_lines_are_told_in_order() {
    let limits = Limits {
        lines: 3,
        ..Limits::depth(7)
    };
    let mut told = Vec::new();
    let game = Game::new();
    let result = engine().search(
        &game,
        &limits,
        &Control::new(),
        &|| Duration::ZERO,
        &mut |progress| told.push((progress.line.depth, progress.rank)),
    );
    check_sound(&game, &result);
    assert_eq!(result.lines.len(), 3);
    let expected: Vec<_> = (1..=7)
        .flat_map(|depth| (0..3).map(move |rank| (depth, rank)))
        .collect();
    assert_eq!(told, expected);
    // Asking for more lines than there are moves gives one line per move.
    let limits = Limits {
        lines: 99,
        ..Limits::depth(4)
    };
    assert_eq!(search(&mut engine(), &game, &limits).lines.len(), 7);
}

#[test]
fn several_threads_find_a_move_too() {
    let mut engine = Engine::new(Options {
        hash_mb: 4,
        threads: 3,
        ..Options::default()
    });
    for fen in ["B:W21-32:B1-12", "B:WK18,K19:BK1", "B:W18:B14,1"] {
        let result = search(&mut engine, &game(fen), &Limits::depth(9));
        assert!(result.best.is_some());
    }
}

#[test]
fn positions_of_all_kinds_are_searched_without_fault() {
    let mut dice = Dice::new(8);
    let mut engine = engine();
    for _ in 0..300 {
        let pos = scattered_position(&mut dice);
        for rules in [
            RuleSet::OFFICIAL,
            RuleSet {
                kings_safe_from_men: true,
            },
        ] {
            let game = Game::from_position(pos, rules);
            search(&mut engine, &game, &Limits::nodes(400));
            let limits = Limits {
                lines: 4,
                ..Limits::nodes(400)
            };
            search(&mut engine, &game, &limits);
        }
    }
}

/// A game of king moves without progress, this many plies long, in which nothing repeats too often.
fn shuffled(fen: &str, plies: usize, seed: u64) -> Game {
    let mut dice = Dice::new(seed);
    'again: loop {
        let mut game = game(fen);
        while game.moves().len() < plies {
            let quiet: Vec<Move> = game
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let after = game.position().play_unchecked(mv);
                    !game.position().is_irreversible(mv)
                        && !after.can_capture()
                        && game.positions().iter().filter(|pos| **pos == after).count() < 2
                })
                .collect();
            match dice.pick(&quiet) {
                Some(&mv) => game.play(mv).expect("a legal move"),
                None => continue 'again,
            }
        }
        return game;
    }
}

#[test]
fn forty_moves_without_progress_are_a_draw() {
    // Two kings against one win in the open, but not within the remaining plies.
    let fen = "B:WK18:BK1,K2";
    let result = search(&mut engine(), &game(fen), &Limits::depth(9));
    assert!(result.score > Score::evaluation(50), "{}", result.score);
    let game = shuffled(fen, QUIET_PLIES_TO_CLAIM as usize - 2, 1);
    let result = search(&mut engine(), &game, &Limits::depth(9));
    assert_eq!(result.score, Score::DRAW);
}

#[test]
fn a_repetition_counts_as_a_draw() {
    // The weaker side can return to an earlier position; the stronger side should avoid that.
    let mut game = game("B:WK32:BK1,K10");
    let squares = |a: u8, b: u8| {
        let path = [a, b].map(|number| rules::Square::new(number).unwrap());
        Move::from_path(&path).unwrap()
    };
    for mv in [squares(10, 15), squares(32, 28), squares(15, 10)] {
        game.play(mv).unwrap();
    }
    // White wants to play 28-32 now, which repeats the first position.
    let result = search(&mut engine(), &game, &Limits::depth(1));
    assert_eq!(result.score, Score::DRAW);
    assert_eq!(result.best, Some(squares(28, 32)));
}

/// Plays both sides until the end, or for this many plies. Returns the game and whether it ended.
fn play_out(fen: &str, limits: &Limits, plies: usize) -> (Game, bool) {
    let mut engine = engine();
    let mut game = game(fen);
    while game.ending().is_none() && game.moves().len() < plies {
        let best = search(&mut engine, &game, limits).best;
        let best = best.expect("the game is not over");
        game.play(best).expect("a legal move");
    }
    let won = game.ending().is_some();
    (game, won)
}

#[test]
fn a_won_ending_is_won() {
    #[track_caller]
    fn check(fen: &str, winner: Color, plies: usize) {
        let (game, over) = play_out(fen, &Limits::nodes(20_000), plies);
        assert!(over, "{fen}: not over after {plies} plies");
        let outcome = game.ending().unwrap().outcome;
        assert_eq!(outcome, rules::Outcome::Win(winner), "{fen}");
    }
    check("B:WK18:BK1,K2", Color::Black, 40);
    check("W:WK31,K32:BK14", Color::White, 40);
    check("B:WK32:BK1,K2,K3", Color::Black, 50);
    check("B:WK32,K28:BK1,K2,K3,K4", Color::Black, 80);
}

/// Positions in which the only good move is a sacrifice, one per line: FEN and move. Lines that
/// start with `#` are comments.
const SHOTS: &str = include_str!("data/shots.txt");

#[test]
fn shots_are_found() {
    let shots: Vec<(&str, &str)> = SHOTS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(' ').unwrap_or_else(|| panic!("{line}")))
        .collect();
    assert!(shots.len() >= 20);
    let missed: Vec<_> = shots
        .iter()
        .filter(|(fen, best)| {
            let fen: Fen = fen.parse().unwrap();
            let game = Game::from_position(fen.position().unwrap(), RuleSet::OFFICIAL);
            let result = search(&mut engine(), &game, &Limits::nodes(60_000));
            result.best.unwrap().to_string() != *best
        })
        .collect();
    // Any search of this size should find these. Missing one occasionally is fine.
    assert!(missed.len() * 10 <= shots.len(), "{missed:?}");
}

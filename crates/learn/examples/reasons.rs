//! Collects mistakes with their reasons from games between the levels, for
//! `fixtures/reasons.txt`: `cargo run -p learn --example reasons -- 15 > mistakes.txt`. After the
//! number, the kinds of reasons that are wanted and the first game: `-- 10 loses-the-move 500`.

#[path = "../tests/it/fixture.rs"]
#[allow(dead_code, reason = "the tests read what this writes")]
mod fixture;

use engine::{Control, Engine, Limits, Options, SearchResult};
use fixture::{Fixture, describe};
use learn::{Case, Curve, explain, source_game};
use rules::{Game, Position, RuleSet};
use std::collections::HashMap;
use std::io::Write;
use std::time::Duration;

/// Nodes for each position.
const NODES: u64 = 4_000;
/// How much of a point a mistake loses.
const LOST: f64 = 0.25;

fn look(engine: &mut Engine, pos: &Position) -> SearchResult {
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let limits = Limits {
        lines: 2,
        ..Limits::nodes(NODES)
    };
    engine.search(
        &game,
        &limits,
        &Control::new(),
        &|| Duration::ZERO,
        &mut |_| {},
    )
}

fn main() -> std::io::Result<()> {
    let mut numbers = std::env::args().filter_map(|text| text.parse().ok());
    let wanted: usize = numbers.next().unwrap_or(10);
    let mut number = numbers.next().unwrap_or(0) as u32;
    let kinds: Vec<String> = std::env::args()
        .skip(1)
        .filter(|text| text.parse::<usize>().is_err())
        .collect();
    let all = if kinds.is_empty() { 8 } else { kinds.len() };
    let options = Options {
        hash_mb: 8,
        ..Options::default()
    };
    let mut engine = Engine::new(options);
    let tables = engine.options().databases.clone();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    while counts.len() < all || counts.values().any(|&count| count < wanted) {
        let game = source_game(&mut engine, 77, number);
        number += 1;
        for (ply, &mv) in game.moves().iter().enumerate() {
            let pos = game.positions()[ply];
            if pos.moves().len() < 2 {
                continue;
            }
            let found = look(&mut engine, &pos);
            let best = &found.lines[0];
            if best.moves[0] == mv {
                continue;
            }
            let after = look(&mut engine, &game.positions()[ply + 1]);
            let played_score = -after.score;
            let pieces = pos.board().occupied().len();
            let points = |score| Curve::CAREFUL.points(score, pieces);
            if points(best.score) - points(played_score) < LOST {
                continue;
            }
            let first = [mv].into_iter();
            let rest = after
                .lines
                .first()
                .map(|line| line.moves.clone())
                .unwrap_or_default();
            let played: Vec<_> = first.chain(rest).collect();
            let second = found.lines.get(1).map(|line| line.score.max(played_score));
            let reasons = explain(&Case {
                pos: &pos,
                rules: RuleSet::OFFICIAL,
                played: &played,
                played_score,
                best: &best.moves,
                best_score: best.score,
                second_score: second,
                tables: &tables,
            });
            let kind = reasons[0].kind();
            if !kinds.is_empty() && !kinds.iter().any(|it| it == kind) {
                continue;
            }
            let count = counts.entry(kind).or_default();
            if *count == wanted {
                continue;
            }
            *count += 1;
            let fixture = Fixture {
                reasons: describe(&reasons),
                pos,
                played,
                played_score,
                best: best.moves.clone(),
                best_score: best.score,
                second_score: second,
            };
            writeln!(std::io::stdout(), "{}", fixture.write())?;
        }
    }
    Ok(())
}

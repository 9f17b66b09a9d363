//! Plays two settings of the engine against each other from ballots, both colours each, and tells
//! which is stronger: `cargo run --release -p engine --example duel -- --b lmr_base=6 --nodes 5000`.
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use anyhow::{Context, Result};
use clap::Parser;
use engine::{Control, Engine, Limits, Options, Tuning};
use notation::Deck;
use rules::{Color, Game, Outcome, RuleSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use testkit::Dice;

/// Play two settings of the engine against each other.
#[derive(Parser)]
struct Arguments {
    /// Tuning values of the first player: `name=value,name=value`.
    #[arg(long, default_value = "")]
    a: String,
    /// Tuning values of the second player.
    #[arg(long, default_value = "")]
    b: String,
    /// Nodes for each move.
    #[arg(long)]
    nodes: Option<u64>,
    /// Milliseconds for each move.
    #[arg(long)]
    milliseconds: Option<u64>,
    /// Pairs of games: each ballot is played with both colours.
    #[arg(long, default_value_t = 250)]
    pairs: usize,
    /// The ballots: `eleven-man`, `three-move`.
    #[arg(long, default_value = "eleven-man")]
    deck: Deck,
    /// Which ballots are drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time.
    #[arg(long, default_value_t = 2)]
    concurrency: usize,
    /// Mebibytes of hash table for each player.
    #[arg(long, default_value_t = 8)]
    hash: usize,
}

/// A draw is declared after this many plies.
const MAX_PLIES: usize = 300;

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let players = [settings(&arguments.a)?, settings(&arguments.b)?];
    let limits = Limits {
        nodes: arguments.nodes,
        ..match arguments.milliseconds {
            Some(time) => Limits::move_time(Duration::from_millis(time)),
            None => Limits::INFINITE,
        }
    };
    let mut dice = Dice::new(arguments.seed);
    let ballots: Vec<_> = arguments.deck.iter().collect();
    let drawn: Vec<_> = (0..arguments.pairs)
        .map(|_| ballots[dice.below(ballots.len())].position())
        .collect();
    let next = AtomicUsize::new(0);
    // The first player's points in each pair of games, in halves: 0 to 4.
    let pairs: Mutex<[u32; 5]> = Mutex::new([0; 5]);
    let games: Mutex<[u32; 3]> = Mutex::new([0; 3]);
    std::thread::scope(|scope| {
        for _ in 0..arguments.concurrency {
            scope.spawn(|| {
                let mut engines = players.clone().map(|tuning| {
                    Engine::new(Options {
                        hash_mb: arguments.hash,
                        tuning,
                        ..Options::default()
                    })
                });
                while let Some(start) = drawn.get(next.fetch_add(1, Relaxed)) {
                    let mut points = 0;
                    for first in Color::BOTH {
                        for engine in &mut engines {
                            engine.new_game();
                        }
                        let result = play(&mut engines, first, start, &limits);
                        points += result;
                        games.lock().expect("no player panics")[result] += 1;
                    }
                    pairs.lock().expect("no player panics")[points] += 1;
                }
            });
        }
    });
    let [lost, drawn, won] = games.into_inner().context("a player panicked")?;
    report(
        won,
        drawn,
        lost,
        pairs.into_inner().context("a player panicked")?,
    );
    Ok(())
}

fn settings(text: &str) -> Result<Tuning> {
    text.split(',')
        .filter(|part| !part.is_empty())
        .try_fold(Tuning::DEFAULT, |tuning, part| {
            let (name, value) = part.split_once('=').context("expected name=value")?;
            Ok(tuning.with(name.trim(), value.trim().parse()?)?)
        })
}

/// The first engine's points in halves: 0, 1 or 2. It plays the colour `first`.
fn play(
    engines: &mut [Engine; 2],
    first: Color,
    start: &rules::Position,
    limits: &Limits,
) -> usize {
    let begun = Instant::now();
    let clock = move || begun.elapsed();
    let mut game = Game::from_position(*start, RuleSet::OFFICIAL);
    loop {
        if let Some(ending) = game.ending() {
            return match ending.outcome {
                Outcome::Draw => 1,
                Outcome::Win(winner) if winner == first => 2,
                Outcome::Win(_) => 0,
            };
        }
        let turn = game.turn();
        if game.claimable_draw(turn).is_some() && game.draw_counters().occurrences >= 2
            || game.draw_counters().quiet_plies >= rules::QUIET_PLIES_TO_CLAIM
            || game.moves().len() >= MAX_PLIES
        {
            return 1;
        }
        let player = usize::from(turn != first);
        let found = engines[player].search(&game, limits, &Control::new(), &clock, &mut |_| {});
        let best = found.best.expect("the game is not over");
        game.play(best).expect("the engine plays legal moves");
    }
}

fn report(won: u32, drawn: u32, lost: u32, pairs: [u32; 5]) {
    let count = f64::from(pairs.iter().sum::<u32>()).max(1.0);
    let points = |place: usize| place as f64 / 4.0;
    let mean = (0..5)
        .map(|place| points(place) * f64::from(pairs[place]))
        .sum::<f64>()
        / count;
    let variance = (0..5)
        .map(|place| (points(place) - mean).powi(2) * f64::from(pairs[place]))
        .sum::<f64>()
        / count;
    let error = (variance / count).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(1e-6, 1.0 - 1e-6) - 1.0).log10();
    println!(
        "+{won} ={drawn} -{lost}  {:.1} % ± {:.1}  Elo {:+.1} [{:+.1}, {:+.1}]  pairs {pairs:?}",
        mean * 100.0,
        error * 196.0,
        elo(mean),
        elo(mean - 1.96 * error),
        elo(mean + 1.96 * error),
    );
}

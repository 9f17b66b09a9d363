//! Tunes the numbers of the search by playing matches: simultaneous perturbation, one pair of games
//! per step.
//!
//! Each step moves every number a little, up or down at random. The engine with these numbers plays
//! two games from an eleven-man ballot, with colors swapped, against the engine with every number
//! moved the other way. The numbers then follow the winner. Confirm the result with `crownhead
//! match`:
//!
//! ```text
//! cargo run --release -p crownhead-engine --example tune -- lmr_base=4:3 lmr_slope=8:2 --pairs 4000
//! crownhead match --first 'self tuning.lmr_base=5 tuning.lmr_slope=9' --second self --nodes 30000
//! ```
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use anyhow::{Context, Result};
use clap::Parser;
use crownhead_engine::{Control, Engine, Limits, Options, Tuning};
use notation::Deck;
use rules::{Color, Game, Outcome, Position, RuleSet};
use std::sync::Mutex;
use std::time::Duration;
use testkit::Dice;

#[derive(Parser)]
struct Arguments {
    /// What to tune: NAME=START:STEP, where STEP makes a small but noticeable difference
    #[arg(required = true)]
    numbers: Vec<Number>,
    /// Number of pairs of games
    #[arg(long, default_value_t = 2_000)]
    pairs: u32,
    /// How far the numbers follow a result by the end, as a fraction of a step
    #[arg(long, default_value_t = 0.01)]
    rate: f64,
    /// Nodes per move
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// Numbers to change for both players and keep fixed: NAME=VALUE
    #[arg(long)]
    fixed: Vec<String>,
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone)]
struct Number {
    name: String,
    value: f64,
    step: f64,
}

impl std::str::FromStr for Number {
    type Err = String;

    fn from_str(text: &str) -> Result<Number, String> {
        let read = || {
            let (name, rest) = text.split_once('=')?;
            let (value, step) = rest.split_once(':')?;
            Tuning::DEFAULT.get(name).ok()?;
            Some(Number {
                name: name.to_owned(),
                value: value.parse().ok()?,
                step: step.parse().ok()?,
            })
        };
        read().ok_or_else(|| format!("expected NAME=START:STEP, not {text:?}"))
    }
}

/// A game this long, in plies, is declared a draw.
const MAX_PLIES: usize = 300;

/// The current numbers and the random numbers that perturb them.
struct State {
    numbers: Vec<Number>,
    done: u32,
    score: i32,
    dice: Dice,
}

/// One step: the two tunings, how far each number was moved, and where the games start.
struct Step {
    sides: [Tuning; 2],
    moved: Vec<f64>,
    rate: f64,
    start: Position,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let mut base = Tuning::DEFAULT;
    for fixed in &arguments.fixed {
        let (name, value) = fixed.split_once('=').context("expected NAME=VALUE")?;
        base = base.with(name, value.parse()?)?;
    }
    let state = Mutex::new(State {
        numbers: arguments.numbers.clone(),
        done: 0,
        score: 0,
        dice: Dice::new(arguments.seed),
    });
    std::thread::scope(|scope| {
        for _ in 0..arguments.concurrency.max(1) {
            scope.spawn(|| work(&arguments, &base, &state));
        }
    });
    report(&state.into_inner().context("a player panicked")?);
    Ok(())
}

fn work(arguments: &Arguments, base: &Tuning, state: &Mutex<State>) {
    let limits = Limits::nodes(arguments.nodes);
    // Don't hold the lock while games are played.
    let draw = || {
        state
            .lock()
            .expect("no player panics")
            .draw(arguments, base)
    };
    while let Some(step) = draw() {
        let mut engines = step.sides.clone().map(|tuning| {
            Engine::new(Options {
                hash_mb: 8,
                tuning,
                ..Options::default()
            })
        });
        let points: i32 = Color::BOTH
            .into_iter()
            .map(|first| play(&mut engines, first, &step.start, &limits))
            .sum();
        let mut state = state.lock().expect("no player panics");
        state.learn(&step, points);
        if state.done.is_multiple_of(200) {
            report(&state);
        }
    }
}

impl State {
    /// The next step, or `None` when all have been handed out.
    fn draw(&mut self, arguments: &Arguments, base: &Tuning) -> Option<Step> {
        if self.done >= arguments.pairs {
            return None;
        }
        self.done += 1;
        // Steps and rate shrink toward the values asked for, as is usual for this method.
        let left = f64::from(arguments.pairs) / f64::from(self.done);
        let (spread, rate) = (left.powf(0.1), arguments.rate * left.powf(0.4));
        let mut sides = [base.clone(), base.clone()];
        let mut moved = Vec::new();
        for number in &self.numbers {
            let way = if self.dice.below(2) == 0 { 1.0 } else { -1.0 };
            let delta = way * number.step * spread;
            moved.push(delta);
            for (side, sign) in sides.iter_mut().zip([1.0, -1.0]) {
                // Round up with a probability equal to the fraction, so that fractions count.
                let chance = self.dice.below(1_000) as f64 / 1_000.0;
                let value = (number.value + sign * delta + chance).floor() as i32;
                *side = side
                    .clone()
                    .with(&number.name, value.max(0))
                    .expect("the name was looked up");
            }
        }
        let ballots = Deck::ElevenMan;
        let ballot = ballots.get(self.dice.below(ballots.len()));
        let start = ballot.map_or(Position::START, notation::Ballot::position);
        Some(Step {
            sides,
            moved,
            rate,
            start,
        })
    }

    /// Moves the numbers toward the winner's.
    fn learn(&mut self, step: &Step, points: i32) {
        self.score += points;
        for (number, moved) in self.numbers.iter_mut().zip(&step.moved) {
            number.value += step.rate * moved * f64::from(points);
            number.value = number.value.max(0.0);
        }
    }
}

fn report(state: &State) {
    let numbers: Vec<String> = state
        .numbers
        .iter()
        .map(|number| format!("{}={:.1}", number.name, number.value))
        .collect();
    println!("{} pairs: {}", state.done, numbers.join(" "));
}

/// 1 if the first engine wins, -1 if it loses, 0 for a draw.
fn play(engines: &mut [Engine; 2], first: Color, start: &Position, limits: &Limits) -> i32 {
    let mut game = Game::from_position(*start, RuleSet::OFFICIAL);
    for engine in engines.iter_mut() {
        engine.new_game();
    }
    loop {
        if let Some(ending) = game.ending() {
            return match ending.outcome {
                Outcome::Win(winner) => {
                    if winner == first {
                        1
                    } else {
                        -1
                    }
                }
                Outcome::Draw => 0,
            };
        }
        let turn = game.turn();
        if game.moves().len() >= MAX_PLIES || game.claim_draw(turn).is_some() {
            return 0;
        }
        let player = &mut engines[usize::from(turn != first)];
        let clock = || Duration::ZERO;
        let found = player.search(&game, limits, &Control::new(), &clock, &mut |_| {});
        let best = found.best.expect("a game that isn't over has a legal move");
        game.play(best).expect("the engine plays legal moves");
    }
}

//! A checkers engine: it looks at a game and says what to play.
//!
//! ```
//! use crownhead_engine::{Engine, Limits, Options};
//! use crownhead_engine::rules::Game;
//!
//! let mut engine = Engine::new(Options::default());
//! let mut game = Game::new();
//! let best = engine.best_move(&game, Limits::depth(8)).expect("the start has moves");
//! game.play(best)?;
//!
//! let answer = engine.analyze(&game, Limits::nodes(20_000));
//! println!("{} for White: {:?}", answer.score, answer.best);
//! # Ok::<(), crownhead_engine::rules::Refusal>(())
//! ```
//!
//! Use [`Engine::search`] to stop or watch a search, or to supply your own clock:
//!
//! ```
//! use crownhead_engine::{Control, Engine, Limits, Options};
//! use crownhead_engine::rules::Game;
//! use std::time::Duration;
//!
//! let mut engine = Engine::new(Options::default());
//! let game = Game::new();
//! let no_clock = || Duration::ZERO;
//! let found = engine.search(&game, &Limits::depth(8), &Control::new(), &no_clock, &mut |_| {});
//! assert!(game.legal_moves().contains(&found.best.unwrap()));
//! ```
//!
//! One façade, [`Engine`], serves the terminal, the browser's worker and the Hub protocol. It never
//! prints: progress goes to a callback. It never reads a clock either, except in the shorthands
//! `best_move` and `analyze`. With one thread and no time limit, the same inputs give the same
//! result.
//!
//! [`Engine::play_as`] plays at one of ten [levels](Level), with an opening book and human
//! mistakes. [`Engine::hint`] explains a move one stage at a time.
#![deny(missing_docs)]

mod bench;
mod blur;
mod book;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod by_clock;
mod control;
mod depth;
mod dice;
mod engine;
mod evaluator;
mod handmade;
mod hint;
mod key;
mod known;
mod level;
mod limits;
mod progress;
mod proof;
mod score;
mod search;
mod table;
mod tuning;

pub use {nnue, rules, tablebase};

pub use bench::{BENCH_DEPTH, BenchReport, bench, bench_positions};
pub use book::{Book, BookError, BookMove, Expansion};
pub use control::Control;
pub use depth::{Depth, Ply};
pub use dice::Dice;
pub use engine::{Engine, Options};
pub use evaluator::{Evaluation, Evaluator};
pub use handmade::{Handmade, Weights};
pub use hint::{Gain, Hint, HintStage};
pub use level::{Level, Opponent, UnknownLevel};
pub use limits::{Clock, Limits, TimeLimit};
pub use progress::{Line, Progress, SearchResult, Statistics};
pub use proof::{Judgment, Proof, Witness};
pub use score::{Score, ScoreKind};
pub use tablebase::{Refused, Tablebase, Verdict, Wld};
pub use tuning::{Tuning, UnknownTuning};

/// Runs the README examples as tests.
#[cfg(all(doctest, feature = "embedded-net"))]
#[doc = include_str!("../README.md")]
struct Readme;

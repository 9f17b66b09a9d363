//! The engine: it looks at a game and says what to play.
//!
//! One façade, [`Engine`], serves the terminal, the browser's worker and the Hub protocol. It
//! never prints and never reads a clock: progress goes to a callback, time comes from a function
//! that the caller gives. With one thread the same inputs give the same result.
//!
//! ```
//! use engine::{Control, Engine, Limits, Options};
//! use rules::Game;
//! use std::time::Duration;
//!
//! let mut engine = Engine::new(Options::default());
//! let game = Game::new();
//! let no_clock = || Duration::ZERO;
//! let found = engine.search(&game, &Limits::depth(8), &Control::new(), &no_clock, &mut |_| {});
//! assert!(game.legal_moves().contains(&found.best.unwrap()));
//! ```

mod bench;
mod blur;
mod book;
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
mod score;
mod search;
mod table;
mod tuning;

pub use bench::{BENCH_DEPTH, BenchReport, bench, bench_positions};
pub use book::{Book, BookError, BookMove, Expansion};
pub use control::Control;
pub use depth::{Depth, Ply};
pub use engine::{Engine, Options};
pub use evaluator::{Evaluation, Evaluator};
pub use handmade::{Handmade, Weights};
pub use hint::{Gain, Hint, HintStage};
pub use level::{Level, Opponent, UnknownLevel};
pub use limits::{Clock, Limits, TimeLimit};
pub use progress::{Line, Progress, SearchResult, Statistics};
pub use score::{Score, ScoreKind};
pub use tablebase::{Refused, Tablebase, Verdict, Wld};
pub use tuning::{Tuning, UnknownTuning};

//! One game of the engine against itself.

use crate::games::{ScoredGame, ScoredMove};
use crate::opening::draw_opening;
use crate::positions::known_outcome;
use engine::{Control, Engine, Limits, Options, Score};
use fastrand::Rng;
use rules::{Ending, Game, Outcome};
use std::time::Duration;

/// The settings of a run, apart from the engine itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The number of nodes per move. The engine stops soon after.
    pub nodes: u64,
    /// The number of nodes per move with [`FEW_PIECES`] or fewer on the board. Endings are more
    /// than half of all moves, and the part that databases know best.
    pub nodes_with_few: u64,
    /// An opening with a larger imbalance than this in the first search, in hundredths of a man, is
    /// drawn again.
    pub max_opening_score: i32,
    /// The percentage of moves that are chosen at random instead of searched.
    ///
    /// A search sees many positions that result from bad moves, which good players never reach. The
    /// results of such games say little, so learn from their scores alone.
    pub random_percent: u32,
}

/// This many pieces count as few.
pub const FEW_PIECES: u32 = 8;

/// A game with random moves is over when one side is ahead by this much, in hundredths of a man.
/// The rest would teach the network nothing.
const DECISIVE_SCORE: i32 = 500;

/// 2048 nodes per move, half of that with few pieces, openings within a man and a half, and no
/// random moves after them.
impl Default for Settings {
    fn default() -> Settings {
        Settings {
            nodes: 2048,
            nodes_with_few: 1024,
            max_opening_score: 150,
            random_percent: 0,
        }
    }
}

/// After this many unbalanced openings, the next one is played as is.
const MAX_REDRAWS: usize = 20;

/// An engine that plays itself.
pub struct SelfPlay {
    engine: Engine,
    settings: Settings,
}

impl SelfPlay {
    /// A player with these options. Each thread needs its own. With one thread inside, the games
    /// depend only on the seed.
    pub fn new(options: Options, settings: Settings) -> SelfPlay {
        let threads = 1;
        let engine = Engine::new(Options { threads, ..options });
        SelfPlay { engine, settings }
    }

    /// Plays the game with this seed.
    ///
    /// It continues until the rules end it, without adjudication. But once the engine has seen the
    /// end, or its databases know it, the rest isn't played. Claimable draws are claimed. A game
    /// with random moves also ends when one side is far ahead.
    pub fn play(&mut self, seed: u64) -> ScoredGame {
        let mut rng = Rng::with_seed(seed);
        self.engine.new_game();
        let mut game = self.draw_equal_opening(&mut rng);
        let mut scores = vec![None; game.moves().len()];
        let outcome = loop {
            if let Some(ending) = ending_of(&game) {
                break ending.outcome;
            }
            let databases = &self.engine.options().databases;
            if let Some(outcome) = known_outcome(game.position(), databases) {
                break outcome;
            }
            if rng.u32(..100) < self.settings.random_percent {
                let mv = rng.choice(game.legal_moves());
                let mv = mv.expect("the game is not over, so there is a move");
                game.play(mv).expect("a legal move is never refused");
                scores.push(None);
                continue;
            }
            let found = self.search(&game);
            let mv = found
                .best
                .expect("the game is not over, so there is a move");
            game.play(mv).expect("the engine plays legal moves");
            scores.push(Some(found.score.value() as i16));
            let is_far_ahead =
                self.settings.random_percent > 0 && found.score.value().abs() >= DECISIVE_SCORE;
            if found.score.is_decided() || is_far_ahead {
                let mover = game.turn().opponent();
                let winner = if found.score > Score::DRAW {
                    mover
                } else {
                    mover.opponent()
                };
                break Outcome::Win(winner);
            }
        };
        let moves = game.moves().iter().zip(scores);
        ScoredGame {
            start: *game.start(),
            moves: moves.map(|(&mv, score)| ScoredMove { mv, score }).collect(),
            outcome,
        }
    }

    fn draw_equal_opening(&mut self, rng: &mut Rng) -> Game {
        let mut game = draw_opening(rng);
        for _ in 0..MAX_REDRAWS {
            let limit = Score::evaluation(self.settings.max_opening_score);
            let score = self.search(&game).score;
            if score <= limit && score >= -limit {
                break;
            }
            game = draw_opening(rng);
        }
        game
    }

    fn search(&mut self, game: &Game) -> engine::SearchResult {
        let is_ending = game.position().board().occupied().len() <= FEW_PIECES;
        let limits = Limits::nodes(if is_ending {
            self.settings.nodes_with_few
        } else {
            self.settings.nodes
        });
        // No limit depends on time, so there's no need for a clock.
        let no_clock = || Duration::ZERO;
        self.engine
            .search(game, &limits, &Control::new(), &no_clock, &mut |_| {})
    }
}

/// How the game ends if both sides claim the draws they can claim.
fn ending_of(game: &Game) -> Option<Ending> {
    let claimed = || game.draw_counters().draw().map(Ending::draw);
    game.ending().or_else(claimed)
}

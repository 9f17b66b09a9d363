//! Games between careless players, which produce all kinds of positions.

use engine::{Control, Engine, Level, Limits, Opponent};
use notation::Deck;
use rules::{Game, Position, RuleSet};
use std::time::Duration;

/// A game that a weaker level of the engine plays against itself.
pub(super) struct CarelessGame {
    pub(super) game: Game,
    opponent: Opponent,
}

/// Nodes per move.
pub(super) const LOOK: u64 = 4_000;
/// The maximum number of plies in a game.
const MAX_PLIES: usize = 160;

impl CarelessGame {
    /// The game with this seed, which starts from an eleven-man ballot.
    pub(super) fn new(seed: u64) -> CarelessGame {
        let ballots = Deck::ElevenMan;
        let ballot = ballots.get(seed.wrapping_mul(7919) as usize % ballots.len());
        let start = ballot.map_or(Position::START, notation::Ballot::position);
        let level = Level::new(5 + (seed % 3) as u8).unwrap_or(Level::FULL);
        CarelessGame {
            game: Game::from_position(start, RuleSet::OFFICIAL),
            opponent: Opponent { level, seed },
        }
    }

    /// Whether the game continues.
    pub(super) fn goes_on(&self) -> bool {
        self.game.ending().is_none()
            && self.game.moves().len() < MAX_PLIES
            && self.game.draw_counters().occurrences <= 2
    }

    /// Lets the engine play the next move.
    pub(super) fn advance(&mut self, engine: &mut Engine) {
        let found = engine.play_as(
            self.opponent,
            &self.game,
            &Limits::nodes(LOOK),
            &Control::new(),
            &|| Duration::ZERO,
            &mut |_| {},
        );
        let best = found.best.expect("a game that isn't over has a legal move");
        self.game.play(best).expect("an engine plays legal moves");
    }
}

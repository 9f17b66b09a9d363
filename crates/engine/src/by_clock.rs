//! Shorthands that search with the system clock.

use crate::{Control, Engine, Limits, SearchResult, TimeLimit};
use rules::{Game, Move};
use std::time::{Duration, Instant};

impl Engine {
    /// The best move it finds within these limits. `None` only if there is no legal move.
    ///
    /// Set a limit: without one, it thinks until nothing is left to find. Everything
    /// [`Engine::search`] says about repetitions, databases and determinism applies here too.
    ///
    /// Not available in a browser, where the standard library has no clock.
    pub fn best_move(&mut self, game: &Game, limits: Limits) -> Option<Move> {
        self.analyze(game, limits).best
    }

    /// Like [`Engine::best_move`], but returns everything it found: the score, the expected line
    /// and the statistics.
    pub fn analyze(&mut self, game: &Game, limits: Limits) -> SearchResult {
        let (control, mut ignore) = (Control::new(), |_: &_| {});
        match limits.time {
            TimeLimit::None => {
                self.search(game, &limits, &control, &|| Duration::ZERO, &mut ignore)
            }
            TimeLimit::Move(_) | TimeLimit::Clock(_) => {
                let start = now();
                self.search(game, &limits, &control, &|| start.elapsed(), &mut ignore)
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "callers of `best_move` ask for the system clock"
)]
fn now() -> Instant {
    Instant::now()
}

#[cfg(all(test, feature = "embedded-net"))]
mod tests {
    use super::*;
    use crate::Options;
    use rules::{Board, Color, Piece, Position, RuleSet, Square};

    fn engine() -> Engine {
        Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        })
    }

    #[test]
    fn it_finds_what_a_search_finds() {
        let game = Game::new();
        let limits = Limits::depth(6);
        let found = engine().search(
            &game,
            &limits,
            &Control::new(),
            &|| Duration::ZERO,
            &mut |_| {},
        );
        assert_eq!(engine().analyze(&game, limits), found);
        assert_eq!(engine().best_move(&game, limits), found.best);
    }

    #[test]
    fn a_limit_on_time_ends_it() {
        let game = Game::new();
        let limits = Limits::move_time(Duration::from_millis(1));
        let best = engine().best_move(&game, limits).unwrap();
        assert!(game.legal_moves().contains(&best));
    }

    #[test]
    fn without_a_legal_move_there_is_no_best_one() {
        let man = (Square::new(1).unwrap(), Piece::man(Color::Black));
        let pos = Position::new(Board::from_iter([man]), Color::White).unwrap();
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        assert_eq!(engine().best_move(&game, Limits::INFINITE), None);
    }
}

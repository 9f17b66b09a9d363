//! Proves the result of a position, to check the stated results of problems and games.

use crate::{Control, Engine, Limits, ScoreKind, Tablebase, Wld};
use rules::{Game, Move, Outcome, Position, RuleSet};
use std::time::Duration;

/// The evidence for the result of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Witness {
    /// The endgame databases have the position.
    Databases,
    /// A search reached the end of the game or the databases.
    Search,
}

/// The answer of [`Engine::prove`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The result with best play under the official rules, and the evidence for it. `None` if it
    /// isn't proven.
    pub outcome: Option<(Outcome, Witness)>,
    /// The best move found, if there's a legal one.
    pub best: Option<Move>,
}

/// Whether a claimed result is right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgment {
    /// It's proven.
    Agrees,
    /// A different result is proven.
    Differs,
    /// No result is proven.
    NotProved,
}

impl Proof {
    /// Compares a claimed result with the proven one.
    pub fn judge(&self, claimed: Outcome) -> Judgment {
        match self.outcome {
            None => Judgment::NotProved,
            Some((outcome, _)) if outcome == claimed => Judgment::Agrees,
            Some(_) => Judgment::Differs,
        }
    }
}

/// How many positions to look at for a proof.
const PROOF_POSITIONS: u32 = 200_000;
/// How many plies from the databases to look.
const PROOF_PLIES: u32 = 12;
/// With that many more pieces than the databases cover, they're too far away.
const MORE_PIECES: u32 = 4;

impl Engine {
    /// Finds the result of a position with best play: in the databases, with a search up to these
    /// limits, or by following every line to the databases.
    ///
    /// ```
    /// # use crownhead_engine::{Control, Engine, Limits, Options, Witness};
    /// # use crownhead_engine::rules::{Color, Outcome, Position};
    /// # use std::time::Duration;
    /// let mut engine = Engine::new(Options::default());
    /// let no_clock = || Duration::ZERO;
    /// let proof = engine.prove(&Position::START, &Limits::depth(2), &Control::new(), &no_clock);
    /// assert_eq!(proof.outcome, None);
    /// assert!(proof.best.is_some());
    /// ```
    pub fn prove(
        &mut self,
        pos: &Position,
        limits: &Limits,
        control: &Control,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Proof {
        let turn = pos.turn();
        let databases = self.options().databases.clone();
        if let Some(result) = databases.probe_result(pos) {
            let moves = databases.probe_moves(pos).unwrap_or_default();
            return Proof {
                outcome: Some((result.outcome(turn), Witness::Databases)),
                best: moves.first().map(|(mv, _)| *mv),
            };
        }
        self.new_game();
        let game = Game::from_position(*pos, RuleSet::OFFICIAL);
        let found = self.search(&game, limits, control, clock, &mut |_| {});
        let result = match found.score.kind() {
            ScoreKind::Tablebase { wins } | ScoreKind::Proven { wins, .. } => {
                Some(if wins { Wld::Win } else { Wld::Loss })
            }
            // A search proves wins, but not draws: its scores don't tell a draw from an even
            // position.
            ScoreKind::Evaluation(_) => follow(&databases, pos, control),
        };
        Proof {
            outcome: result.map(|result| (result.outcome(turn), Witness::Search)),
            best: found.best,
        }
    }
}

/// The result of a position near the databases, if every line soon reaches them.
fn follow(databases: &Tablebase, pos: &Position, control: &Control) -> Option<Wld> {
    if pos.board().occupied().len() > databases.most_pieces() + MORE_PIECES {
        return None;
    }
    let mut left = PROOF_POSITIONS;
    (0..=PROOF_PLIES)
        .take_while(|_| !control.is_stopped())
        .find_map(|plies| follow_within(databases, pos, plies, &mut left))
}

fn follow_within(databases: &Tablebase, pos: &Position, plies: u32, left: &mut u32) -> Option<Wld> {
    if let Some(known) = databases.probe_result(pos) {
        return Some(known);
    }
    if !pos.can_move_under(RuleSet::OFFICIAL) {
        return Some(Wld::Loss);
    }
    if plies == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    // A win settles it; anything less requires a look at every move.
    let mut best = Some(Wld::Loss);
    for mv in pos.moves() {
        let reply = follow_within(databases, &pos.play_unchecked(mv), plies - 1, left);
        match reply.map(Wld::reversed) {
            Some(Wld::Win) => return Some(Wld::Win),
            result => best = best.zip(result).map(|(best, result)| best.max(result)),
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Evaluation, Options};
    use rules::Color;

    fn prove(fen: &str, control: &Control) -> Proof {
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            ..Options::new(Evaluation::Handmade)
        });
        let pos = testkit::position(fen);
        engine.prove(&pos, &Limits::depth(8), control, &|| Duration::ZERO)
    }

    #[test]
    fn a_win_is_proven_by_searching_to_the_end() {
        // White's last man will be blocked. No capture decides it, so even empty databases don't.
        let proof = prove("B:W12:B3,4", &Control::new());
        assert_eq!(
            proof.outcome,
            Some((Outcome::Win(Color::Black), Witness::Search))
        );
        assert_eq!(proof.best.unwrap().to_string(), "4-8");
        assert_eq!(proof.judge(Outcome::Win(Color::Black)), Judgment::Agrees);
        assert_eq!(proof.judge(Outcome::Draw), Judgment::Differs);
    }

    #[test]
    fn an_even_position_far_from_the_databases_is_not_proved() {
        let proof = prove("B:W21-32:B1-12", &Control::new());
        assert_eq!(proof.judge(Outcome::Draw), Judgment::NotProved);
    }
}

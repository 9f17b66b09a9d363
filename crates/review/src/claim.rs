//! The stated result of a problem, and whether it's right.

use engine_link::{Proof, Wld};
use rules::{Color, Outcome, Position, RuleSet};
use study::Study;

/// The stated result of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The problem.
    pub start: Position,
    /// The result.
    pub stated: Outcome,
}

/// How a stated result compares with a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimCheck {
    /// The endgame tables say the same.
    TablesAgree,
    /// The engine proved the same.
    EngineAgrees,
    /// It's a draw.
    Draw,
    /// This side wins.
    Win(Color),
    /// Nothing is proven.
    Open,
}

impl Claim {
    /// What a study claims, if it's a problem: a position without moves that isn't the usual start,
    /// under the official rules, with a result.
    pub fn of(study: &Study) -> Option<Claim> {
        let start = *study.position_at(Study::ROOT);
        let is_problem = start != Position::START
            && study.rules() == RuleSet::OFFICIAL
            && study.children(Study::ROOT).is_empty();
        let stated = study.outcome().filter(|_| is_problem)?;
        Some(Claim { start, stated })
    }

    /// Compares it with what was proven about the position.
    pub fn check(&self, proof: &Proof) -> ClaimCheck {
        let turn = self.start.turn();
        let proven = proof.result.map(|result| match result {
            Wld::Win => Outcome::Win(turn),
            Wld::Loss => Outcome::Win(turn.opponent()),
            Wld::Draw => Outcome::Draw,
        });
        match proven {
            Some(proven) if proven == self.stated => match proof.by_databases {
                true => ClaimCheck::TablesAgree,
                false => ClaimCheck::EngineAgrees,
            },
            Some(Outcome::Draw) => ClaimCheck::Draw,
            Some(Outcome::Win(winner)) => ClaimCheck::Win(winner),
            None => ClaimCheck::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_compared_with_a_proof() {
        #[track_caller]
        fn check(stated: Outcome, result: Option<Wld>, by_databases: bool, expected: ClaimCheck) {
            let claim = Claim {
                start: testkit::position("W:WK32:BK1,K2"),
                stated,
            };
            let proof = Proof {
                result,
                by_databases,
                best: None,
            };
            assert_eq!(claim.check(&proof), expected);
        }
        let black = Outcome::Win(Color::Black);
        // White is to move, so that Black's win is a loss.
        check(black, Some(Wld::Loss), true, ClaimCheck::TablesAgree);
        check(black, Some(Wld::Loss), false, ClaimCheck::EngineAgrees);
        check(black, Some(Wld::Draw), true, ClaimCheck::Draw);
        check(black, Some(Wld::Win), true, ClaimCheck::Win(Color::White));
        check(
            Outcome::Draw,
            Some(Wld::Draw),
            true,
            ClaimCheck::TablesAgree,
        );
        check(Outcome::Draw, None, false, ClaimCheck::Open);
    }

    #[test]
    fn only_a_problem_with_a_result_makes_a_claim() {
        #[track_caller]
        fn check(pdn: &str, is_claim: bool) {
            let study = crate::source::read(pdn).unwrap();
            assert_eq!(Claim::of(&study).is_some(), is_claim, "{pdn}");
        }
        check("[FEN \"W:WK32:BK1,K2\"] 1-0", true);
        check("[FEN \"W:WK32:BK1,K2\"] *", false);
        check("[FEN \"W:WK32:BK1,K2\"] 1... 32-27 1-0", false);
        check("[Black \"Ann\"] 1-0", false);
    }
}

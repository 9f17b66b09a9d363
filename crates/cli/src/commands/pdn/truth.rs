//! What the endgame databases and the engine know about a result.

use crate::spoken;
use engine::{Control, Engine, Limits, ScoreKind, Tablebase, Wld};
use notation::pdn::{GameResult, PdnGame};
use notation::write_move;
use rules::{Color, Game, Labels, Move, Outcome, Position, RuleSet};
use std::fmt;
use std::time::Duration;

/// A result that the databases contradict.
pub(super) struct Contradiction {
    /// The result in the file.
    claimed: GameResult,
    /// The result with best play from the last position.
    truth: Outcome,
}

impl Contradiction {
    /// The same as a sentence for people.
    pub(super) fn sentence(&self) -> String {
        let speaker = spoken::speaker(Labels::Numbers);
        let claimed = self.claimed.text();
        match self.truth {
            Outcome::Win(winner) => {
                let side = speaker.named(winner);
                speaker.words.pdn_result_win(claimed, side)
            }
            Outcome::Draw => speaker.words.pdn_result_draw(claimed),
        }
    }
}

/// For developers, in English.
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claimed = self.claimed;
        match self.truth {
            Outcome::Win(winner) => {
                write!(
                    f,
                    "the result is {claimed}, but {winner} wins from the last position"
                )
            }
            Outcome::Draw => write!(
                f,
                "the result is {claimed}, but the last position is a draw"
            ),
        }
    }
}

/// Whether the databases contradict the result of a game. Games under a house rule and results that
/// the board decides are left alone.
pub(super) fn contradiction(databases: &Tablebase, game: &PdnGame) -> Option<Contradiction> {
    if game.rules != RuleSet::OFFICIAL || game.winner_on_board().is_some() {
        return None;
    }
    let claimed = game.result.outcome()?;
    let last = game.last_position();
    let truth = outcome(databases.probe_result(&last)?, last.turn());
    (truth != claimed).then_some(Contradiction {
        claimed: game.result,
        truth,
    })
}

/// Who wins, if the side to move has this result.
fn outcome(result: Wld, turn: Color) -> Outcome {
    match result {
        Wld::Win => Outcome::Win(turn),
        Wld::Loss => Outcome::Win(turn.opponent()),
        Wld::Draw => Outcome::Draw,
    }
}

/// Who knows the result of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Witness {
    Databases,
    Engine,
}

/// What is known about the result of a position.
pub(super) struct Truth {
    /// The result with best play, if it's proven, and what proves it.
    pub(super) proved: Option<(Outcome, Witness)>,
    /// The best move found, if there is a legal one.
    pub(super) best: Option<Move>,
}

impl Truth {
    /// The best move in notation.
    pub(super) fn best_text(&self, pos: &Position) -> Option<String> {
        let mv = self.best?;
        Some(write_move(pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string())
    }
}

/// How many positions to look at for a proof.
const PROOF_POSITIONS: u32 = 200_000;
/// How many plies from the databases to look.
const PROOF_PLIES: u32 = 12;

/// The result of a position near the databases, if every line soon reaches them.
///
/// A search can prove wins, but not draws: its scores don't tell a draw from an even position.
fn prove(databases: &Tablebase, pos: &Position) -> Option<Wld> {
    let mut left = PROOF_POSITIONS;
    (0..=PROOF_PLIES).find_map(|plies| prove_within(databases, pos, plies, &mut left))
}

fn prove_within(databases: &Tablebase, pos: &Position, plies: u32, left: &mut u32) -> Option<Wld> {
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
    // A win settles it; anything less takes a look at every move.
    let mut best = Some(Wld::Loss);
    for mv in pos.moves() {
        let reply = prove_within(databases, &pos.play_unchecked(mv), plies - 1, left);
        match reply.map(Wld::reversed) {
            Some(Wld::Win) => return Some(Wld::Win),
            result => best = best.zip(result).map(|(best, result)| best.max(result)),
        }
    }
    best
}

/// Finds the result of a position: from the databases, or with a search.
pub(super) fn truth(
    engine: &mut Engine,
    pos: &Position,
    limits: &Limits,
    control: &Control,
    clock: &(dyn Fn() -> Duration + Sync),
) -> Truth {
    let turn = pos.turn();
    let databases = engine.options().databases.clone();
    if let Some(result) = databases.probe_result(pos) {
        let moves = databases.probe_moves(pos).unwrap_or_default();
        let best = moves.first().map(|(mv, _)| *mv);
        return Truth {
            proved: Some((outcome(result, turn), Witness::Databases)),
            best,
        };
    }
    engine.new_game();
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let found = engine.search(&game, limits, control, clock, &mut |_| {});
    let wins = match found.score.kind() {
        ScoreKind::Evaluation(_) => None,
        ScoreKind::Tablebase { wins } | ScoreKind::Proven { wins, .. } => Some(wins),
    };
    let winner = |wins| if wins { turn } else { turn.opponent() };
    let proved = match wins {
        Some(wins) => Some(Outcome::Win(winner(wins))),
        None => prove(&databases, pos).map(|result| outcome(result, turn)),
    };
    Truth {
        proved: proved.map(|outcome| (outcome, Witness::Engine)),
        best: found.best,
    }
}

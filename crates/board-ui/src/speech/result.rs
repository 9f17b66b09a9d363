//! How a game ended.

use super::Voice;
use room::{Proposal, Sides};
use rules::{Color, Ending, Outcome, Termination};

impl Voice {
    /// Who won and why, by sides: `Red wins: White has no move left.`
    pub fn result(&self, ending: Ending) -> String {
        self.ending(ending, Color::BOTH.map(|color| self.side(color).to_owned()))
    }

    /// Who won and why, by players: `Ann (Red) wins: Ben (White) resigned.`
    pub fn result_of(&self, ending: Ending, names: &Sides<String>) -> String {
        self.ending(
            ending,
            Color::BOTH.map(|color| self.player(color, &names[color])),
        )
    }

    /// A game that was called off.
    pub fn aborted(&self, by: Color) -> String {
        format!("{} called the game off.", self.side(by))
    }

    /// Something that one side has proposed, told to the other.
    pub fn proposed(&self, by: Color, proposal: Proposal) -> String {
        let by = self.side(by);
        match proposal {
            Proposal::Draw => format!("{by} offers a draw."),
            Proposal::TakeBack { plies: 1 } => format!("{by} asks to take back a move."),
            Proposal::TakeBack { plies } => format!("{by} asks to take back {plies} moves."),
            Proposal::Rematch => format!("{by} proposes a rematch."),
        }
    }

    fn ending(&self, ending: Ending, players: [String; 2]) -> String {
        let [black, white] = players;
        let (winner, loser) = match ending.outcome {
            Outcome::Win(Color::Black) => (black, white),
            Outcome::Win(Color::White) => (white, black),
            Outcome::Draw => (String::new(), String::new()),
        };
        let why = match ending.termination {
            Termination::CapturedOut => format!("{loser} has no piece left"),
            Termination::Blocked => format!("{loser} has no move left"),
            Termination::Resignation => format!("{loser} resigned"),
            Termination::TimeForfeit => format!("{loser} ran out of time"),
            Termination::Abandonment => format!("{loser} left the game"),
            Termination::Agreement => "the players agreed".to_owned(),
            Termination::ThreefoldRepetition => "the same position for the third time".to_owned(),
            Termination::FivefoldRepetition => "the same position for the fifth time".to_owned(),
            Termination::FortyMoves => "forty moves of each side without progress".to_owned(),
            Termination::MoveLimit => "the game reached 300 moves".to_owned(),
        };
        match ending.outcome {
            Outcome::Win(_) => format!("{winner} wins: {why}."),
            Outcome::Draw => format!("Draw: {why}."),
        }
    }
}

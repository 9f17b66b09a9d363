//! How a game ended.

use super::{Players, Speaker};
use rules::{Color, Ending, Outcome, Termination};

/// Who reads about an ending.
enum Reader {
    Winner,
    Loser,
    Other,
}

impl Speaker {
    /// Who won and why: `You win! White has no pieces left.`, `Ann wins. White can't move.`, `Draw
    /// by agreement.`
    pub fn ending(&self, ending: Ending, players: &Players) -> String {
        match ending.outcome {
            Outcome::Win(winner) => self.win(winner, ending.termination, players),
            Outcome::Draw => self.draw(ending.termination).to_owned(),
        }
    }

    fn win(&self, winner: Color, termination: Termination, players: &Players) -> String {
        let words = self.words;
        let reader = match players.you {
            Some(you) if you == winner => Reader::Winner,
            Some(_) => Reader::Loser,
            None => Reader::Other,
        };
        let side = self.named(winner.opponent());
        let loser = self.name_or_side(winner.opponent(), players);
        let winner = self.name_or_side(winner, players);
        match (termination, reader) {
            (Termination::CapturedOut, Reader::Winner) => words.ending_won_captured_out(side),
            (Termination::CapturedOut, Reader::Loser) => words.ending_lost_captured_out(&winner),
            (Termination::CapturedOut, Reader::Other) => words.ending_captured_out(&winner, side),
            (Termination::Resignation, Reader::Winner) => words.ending_won_resignation(&loser),
            (Termination::Resignation, Reader::Loser) => words.ending_lost_resignation(&winner),
            (Termination::Resignation, Reader::Other) => words.ending_resignation(&winner, &loser),
            (Termination::TimeForfeit, Reader::Winner) => words.ending_won_time_forfeit(&loser),
            (Termination::TimeForfeit, Reader::Loser) => words.ending_lost_time_forfeit(&winner),
            (Termination::TimeForfeit, Reader::Other) => words.ending_time_forfeit(&winner, &loser),
            (Termination::Abandonment, Reader::Winner) => words.ending_won_abandonment(&loser),
            (Termination::Abandonment, Reader::Loser) => words.ending_lost_abandonment(&winner),
            (Termination::Abandonment, Reader::Other) => words.ending_abandonment(&winner, &loser),
            // Nothing else is a reason to lose.
            (_, Reader::Winner) => words.ending_won_blocked(side),
            (_, Reader::Loser) => words.ending_lost_blocked(&winner),
            (_, Reader::Other) => words.ending_blocked(&winner, side),
        }
    }

    fn draw(&self, termination: Termination) -> &'static str {
        match termination {
            Termination::ThreefoldRepetition => self.words.ending_threefold(),
            Termination::FivefoldRepetition => self.words.ending_fivefold(),
            Termination::FortyMoves => self.words.ending_forty_moves(),
            Termination::MoveLimit => self.words.ending_move_limit(),
            // Nothing else is a reason for a draw.
            _ => self.words.ending_agreement(),
        }
    }

    /// The text for an aborted game.
    pub fn aborted(&self, by: Color, players: &Players) -> String {
        match players.you == Some(by) {
            true => self.words.ending_aborted_by_you().to_owned(),
            false => self.words.ending_aborted(&self.name_or_side(by, players)),
        }
    }

    /// Why a game ended, for a list of games: `resignation`. `None` means that it was aborted.
    pub fn termination(&self, termination: Option<Termination>) -> &'static str {
        let words = self.words;
        match termination {
            None => words.termination_aborted(),
            Some(Termination::CapturedOut) => words.termination_captured_out(),
            Some(Termination::Blocked) => words.termination_blocked(),
            Some(Termination::Resignation) => words.termination_resignation(),
            Some(Termination::TimeForfeit) => words.termination_time_forfeit(),
            Some(Termination::Abandonment) => words.termination_abandonment(),
            Some(Termination::Agreement) => words.termination_agreement(),
            Some(Termination::ThreefoldRepetition) => words.termination_threefold(),
            Some(Termination::FivefoldRepetition) => words.termination_fivefold(),
            Some(Termination::FortyMoves) => words.termination_forty_moves(),
            Some(Termination::MoveLimit) => words.termination_move_limit(),
        }
    }
}

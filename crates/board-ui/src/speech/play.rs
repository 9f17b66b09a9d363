//! What is said while a game is played.

use super::{Voice, capitalized, count};
use crate::{MoveInput, Reply, WhyNot, WrongTry};
use rules::{
    Color, DrawCounters, Move, Position, QUIET_PLIES_TO_CLAIM, Reason, Refusal, RuleSet, Square,
};

/// Moves without progress are worth telling from this number on.
const QUIET_MOVES_WORTH_TELLING: u32 = 10;

impl Voice {
    /// Whose turn it is: `Red to move.`
    pub fn turn(&self, color: Color, name: &str) -> String {
        format!("{} to move.", self.player(color, name))
    }

    /// A move that was made: `White: 22x15x8, takes 2 pieces, is crowned.`
    pub fn moved(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        let mover = before.turn();
        let mut text = format!("{}: {}", self.side(mover), self.mv(before, rules, mv));
        if mv.is_capture() {
            let taken = count(mv.jumps(), "piece", "pieces");
            text.push_str(&format!(", takes {taken}"));
        }
        let was_man = !before.board().kings().contains(mv.from());
        if was_man && mover.crown_row().contains(mv.to()) {
            text.push_str(", is crowned");
        }
        text.push('.');
        text
    }

    /// A move that was taken back.
    pub fn taken_back(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        format!(
            "Taken back: {} of {}.",
            self.mv(before, rules, mv),
            self.side(before.turn())
        )
    }

    /// The captures of which one must be taken: `You must jump: 22x15 or 22x17.` `None` where there is
    /// none.
    pub fn must_jump(&self, moves: &[Move]) -> Option<String> {
        let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
        (!captures.is_empty()).then(|| format!("You must jump: {}.", self.moves(&captures)))
    }

    /// What to tell the player after a reply, if there is something. `input` is as it was left.
    pub fn reply(&self, input: &MoveInput, reply: &Reply) -> Option<String> {
        Some(match reply {
            Reply::Nothing | Reply::Focused(_) | Reply::Play(_) => return None,
            Reply::Typed if input.typed().is_empty() => "Nothing typed.".to_owned(),
            Reply::Typed => input.typed().to_owned(),
            Reply::Selected(square) => self.chosen(input, *square),
            Reply::Deselected => "Put back.".to_owned(),
            Reply::Partial(at) => format!(
                "On {}: go on jumping, {}.",
                self.name(*at),
                self.moves(&input.candidates())
            ),
            Reply::ChoosePath(to) => format!(
                "More than one way leads to {}: choose {}.",
                self.name(*to),
                self.squares(crate::input::choices(input.ways()), "or")
            ),
            Reply::Pending(mv) => format!(
                "{}: Enter confirms, Backspace cancels.",
                self.mv(input.position(), input.rules(), *mv)
            ),
            Reply::Refused(wrong) => self.wrong_try(wrong),
        })
    }

    /// What was wrong with what the player did.
    pub fn wrong_try(&self, wrong: &WrongTry) -> String {
        match &wrong.why {
            WhyNot::Rules(refusal) => self.refusal(refusal),
            WhyNot::NotAMove(why) => format!("That is not a move: {why}."),
            WhyNot::NothingToConfirm => {
                "There is no move to confirm: choose a piece and where it goes.".to_owned()
            }
            WhyNot::NothingToCancel => "There is nothing to cancel.".to_owned(),
            WhyNot::ConfirmFirst(mv) => format!(
                "{} is to be confirmed first: Enter confirms, Backspace cancels.",
                mv.text(self.labels)
            ),
        }
    }

    /// A refusal of the rules, with the sides called as the player knows them.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.reason {
            Reason::NotYourTurn { turn } => {
                format!("It is not your turn: {} is to move.", self.side(turn))
            }
            Reason::GameOver(ending) => format!("The game is over: {}", self.result(ending)),
            _ => refusal.sentence(self.labels),
        }
    }

    /// A clock that runs low: `Red has 10 seconds left.`
    pub fn time_warning(&self, color: Color, seconds: u64) -> String {
        format!("{} has {seconds} seconds left.", self.side(color))
    }

    /// How near a draw is, where that is worth telling: `31 of 40 moves without progress.`
    pub fn draw_counters(&self, counters: DrawCounters) -> Option<String> {
        let mut parts = Vec::new();
        match counters.occurrences {
            0 | 1 => {}
            2 => parts.push("Position seen twice.".to_owned()),
            times => parts.push(format!("Position seen {times} times.")),
        }
        let quiet = counters.quiet_moves();
        if quiet >= QUIET_MOVES_WORTH_TELLING {
            let needed = QUIET_PLIES_TO_CLAIM / 2;
            parts.push(format!("{quiet} of {needed} moves without progress."));
        }
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// A piece was chosen: what it is and where it can go.
    fn chosen(&self, input: &MoveInput, square: Square) -> String {
        let moves = input.candidates();
        let piece = input
            .position()
            .board()
            .get(square)
            .map_or("piece".to_owned(), |piece| self.piece(piece));
        let can = match moves.first() {
            Some(mv) if mv.is_capture() => "must jump",
            _ => "can go",
        };
        capitalized(&format!(
            "{piece} on {} chosen, {can} {}.",
            self.name(square),
            self.moves(&moves)
        ))
    }
}

//! Messages during a game.

use super::{Players, Speaker};
use board_ui::{MoveInput, Reply, WhyNot, WrongTry, route_choices};
use rules::{Color, DrawCounters, Move, Position, QUIET_PLIES_TO_CLAIM, RuleSet, Square};

/// Moves without progress are mentioned from this number on.
const QUIET_MOVES_WORTH_TELLING: u32 = 10;

impl Speaker {
    /// Whose turn it is: `Ann (Red) to move.`
    pub fn turn(&self, color: Color, players: &Players) -> String {
        let player = self.player(color, &players.names[color]);
        self.words.turn(&player)
    }

    /// A move that was made: `White: 22x15x8, takes 2 pieces, crowned.`
    pub fn moved(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        let mover = before.turn();
        let (side, text) = (self.named(mover), self.mv(before, rules, mv));
        let was_man = !before.board().kings().contains(mv.from());
        let is_crowned = was_man && mover.crown_row().contains(mv.to());
        match (mv.is_capture(), is_crowned) {
            (false, false) => self.words.moved(side, &text),
            (false, true) => self.words.moved_crowned(side, &text),
            (true, false) => self.words.moved_capture(side, &text, mv.jumps()),
            (true, true) => self.words.moved_capture_crowned(side, &text, mv.jumps()),
        }
    }

    /// A move that was taken back.
    pub fn taken_back(&self, before: &Position, rules: RuleSet, mv: Move) -> String {
        let text = self.mv(before, rules, mv);
        self.words.move_taken_back(self.named(before.turn()), &text)
    }

    /// The mandatory captures: `You must jump: 22x15 or 22x17.` `None` if there are none.
    pub fn must_jump(&self, moves: &[Move]) -> Option<String> {
        let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
        (!captures.is_empty()).then(|| self.words.must_jump(&self.moves(&captures)))
    }

    /// What to tell the player after a reply, if anything. `input` is the state after it.
    pub fn reply(&self, input: &MoveInput, reply: &Reply) -> Option<String> {
        Some(match reply {
            Reply::Nothing | Reply::Focused(_) | Reply::Play(_) => return None,
            Reply::Typed if input.typed().is_empty() => self.words.typed_nothing().to_owned(),
            Reply::Typed => input.typed().to_owned(),
            Reply::Selected(square) => self.chosen(input, *square),
            Reply::Deselected => self.words.chosen_none().to_owned(),
            Reply::Partial(at) => {
                let moves = self.moves(&input.candidates());
                self.words.keep_jumping(&self.name(*at), &moves)
            }
            Reply::ChoosePath(to) => {
                let squares = self.squares_or(route_choices(input.ways()));
                self.words.choose_route(&self.name(*to), &squares)
            }
            Reply::Pending(mv) => {
                let text = self.mv(input.position(), input.rules(), *mv);
                self.words.pending(&text)
            }
            Reply::Refused(wrong) => self.wrong_try(wrong),
        })
    }

    /// What was wrong with the player's input.
    pub fn wrong_try(&self, wrong: &WrongTry) -> String {
        match &wrong.why {
            WhyNot::Rules(refusal) => self.refusal(refusal),
            WhyNot::NotAMove(why) => self.words.not_a_move(&self.bad_move(why)),
            WhyNot::NothingToConfirm => self.words.nothing_to_confirm().to_owned(),
            WhyNot::NothingToCancel => self.words.nothing_to_cancel().to_owned(),
            WhyNot::ConfirmFirst(mv) => {
                let text = mv.text(self.labels).to_string();
                self.words.confirm_first(&text)
            }
        }
    }

    /// A clock that's running low: `Red has 10 seconds left.`
    pub fn time_warning(&self, color: Color, seconds: u64) -> String {
        self.words.time_warning(self.named(color), seconds)
    }

    /// How close a draw is, if that's worth mentioning: `31 of 40 moves without progress.`
    pub fn draw_counters(&self, counters: DrawCounters) -> Option<String> {
        let mut parts = Vec::new();
        if counters.occurrences >= 2 {
            parts.push(self.words.seen_times(counters.occurrences));
        }
        let quiet = counters.quiet_moves();
        if quiet >= QUIET_MOVES_WORTH_TELLING {
            parts.push(self.words.quiet_moves(quiet, QUIET_PLIES_TO_CLAIM / 2));
        }
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// A piece was chosen: where it can go.
    fn chosen(&self, input: &MoveInput, square: Square) -> String {
        let moves = input.candidates();
        let to = self.squares_or(moves.iter().map(|mv| mv.to()));
        let name = self.name(square);
        match moves.first() {
            Some(mv) if mv.is_capture() => self.words.chosen_must_jump(&name, &to),
            _ => self.words.chosen_can_move(&name, &to),
        }
    }
}

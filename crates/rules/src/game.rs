//! A game: its starting position, its moves, and its current state.

use alloc::vec;
use alloc::vec::Vec;

use crate::draws::{self, DrawClaim, DrawCounters};
use crate::{
    Color, Coords, Ending, Move, MoveList, Position, Reason, Refusal, RuleSet, Termination,
};

/// One game with its history.
///
/// The game ends on its own when the board decides: a side without a move loses, and a fifth
/// occurrence or the move limit is a draw. For everything else that ends a game (resignation,
/// agreement, a claim, a clock), there's a method to call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: RuleSet,
    /// The start and the position after each move: never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
    ending: Option<Ending>,
}

impl Game {
    /// A game from the standard starting position under the official rules.
    pub fn new() -> Game {
        Game::from_position(Position::START, RuleSet::OFFICIAL)
    }

    /// A game from any position. If the side to move has no legal move, the game is already over.
    pub fn from_position(start: Position, rules: RuleSet) -> Game {
        let mut game = Game {
            rules,
            positions: vec![start],
            moves: Vec::new(),
            ending: None,
        };
        game.ending = game.ending_by_board();
        game
    }

    /// The rules of this game.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The starting position.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The starting position and the position after each move.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// How the game ended, or `None` if it's still in progress.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The legal moves; none after the end of the game.
    pub fn legal_moves(&self) -> MoveList {
        match self.ending {
            Some(_) => MoveList::new(),
            None => self.position().moves_under(self.rules),
        }
    }

    /// Finds the move that `player` means, as [`Position::attempt`] does, without playing it.
    pub fn attempt(&self, player: Color, path: &[Coords]) -> Result<Move, Refusal> {
        self.check_running()?;
        self.position().attempt(self.rules, player, path)
    }

    /// Chooses the piece to move, as [`Position::pick`] does.
    pub fn pick(&self, player: Color, at: Coords) -> Result<Vec<Move>, Refusal> {
        self.check_running()?;
        self.position().pick(self.rules, player, at)
    }

    /// Plays a move for the side to move. A refusal changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        self.check_running()?;
        let after = self.position().play_under(self.rules, mv)?;
        self.positions.push(after);
        self.moves.push(mv);
        self.ending = self.ending_by_board();
        Ok(())
    }

    /// Takes back the last move, even if it ended the game. Returns `None` at the start.
    pub fn take_back(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.ending = None;
        Some(mv)
    }

    /// Ends the game: this player resigns.
    pub fn resign(&mut self, player: Color) -> Result<Ending, Refusal> {
        self.conclude(Ending::win(player.opponent(), Termination::Resignation))
    }

    /// Ends the game with a draw that this player can claim. Returns `None` and changes nothing if
    /// there is nothing to claim.
    pub fn claim_draw(&mut self, player: Color) -> Option<Ending> {
        let claim = self.claimable_draw(player)?;
        self.conclude(Ending::draw(claim.termination())).ok()
    }

    /// Ends the game for a reason that isn't on the board.
    pub fn conclude(&mut self, ending: Ending) -> Result<Ending, Refusal> {
        self.check_running()?;
        self.ending = Some(ending);
        Ok(ending)
    }

    /// How close the game is to a draw by repetition or lack of progress.
    pub fn draw_counters(&self) -> DrawCounters {
        draws::count(&self.positions, &self.moves)
    }

    /// The draw that this player can claim now.
    ///
    /// The side to move can claim the third occurrence of a position that its next move would
    /// bring. Either side can claim after forty moves by each without progress.
    pub fn claimable_draw(&self, player: Color) -> Option<DrawClaim> {
        if self.ending.is_some() {
            return None;
        }
        if self.draw_counters().quiet_plies >= draws::QUIET_PLIES_TO_CLAIM {
            return Some(DrawClaim::FortyMoves);
        }
        if player != self.turn() {
            return None;
        }
        let repeats = |mv: &Move| {
            let next = self.position().play_unchecked(*mv);
            !self.position().is_irreversible(*mv)
                && draws::occurrences_before(&self.positions, &self.moves, &next) >= 2
        };
        self.legal_moves()
            .into_iter()
            .find(repeats)
            .map(|by| DrawClaim::ThirdOccurrence { by })
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.ending {
            Some(ending) => Err(Refusal::new(Reason::GameOver(ending), &[])),
            None => Ok(()),
        }
    }

    /// The ending that the board itself decides.
    fn ending_by_board(&self) -> Option<Ending> {
        let pos = self.position();
        if !pos.can_move_under(self.rules) {
            let loser = pos.turn();
            let termination = if pos.board().count(loser) == 0 {
                Termination::CapturedOut
            } else {
                Termination::Blocked
            };
            return Some(Ending::win(loser.opponent(), termination));
        }
        if pos.board().count(pos.turn().opponent()) == 0 {
            return Some(Ending::win(pos.turn(), Termination::CapturedOut));
        }
        if self.draw_counters().occurrences >= draws::OCCURRENCES_TO_END {
            return Some(Ending::draw(Termination::FivefoldRepetition));
        }
        if self.moves.len() >= draws::PLIES_TO_END {
            return Some(Ending::draw(Termination::MoveLimit));
        }
        None
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

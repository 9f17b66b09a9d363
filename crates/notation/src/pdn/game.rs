//! A game that has been played through the rules.

use super::tree::{Action, Line, Node};
use super::{GameResult, Tags};
use rules::{Color, Game, Move, Outcome, Position, RuleSet};

/// A game with everything that PDN can say about it.
///
/// `PdnGame::from(&game)` makes one of a [`Game`]:
///
/// ```
/// # use crownhead_notation::pdn::PdnGame;
/// # use rules::Game;
/// let game = Game::new();
/// let mut pdn = PdnGame::from(&game);
/// pdn.tags.set("Event", "Club evening")?;
/// # Ok::<(), crownhead_notation::pdn::InvalidTagName>(())
/// ```
///
/// A [`Reader`](super::Reader) gives games in which every move is legal, in the variations too. The
/// fields are free to change; a [`Writer`](super::Writer) refuses a game with an illegal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnGame {
    /// The tags, but for those that the other fields stand for.
    pub tags: Tags,
    /// The rules it is played by.
    pub rules: RuleSet,
    /// The position it starts from.
    pub start: Position,
    /// The moves.
    pub line: Line,
    /// The result as the file says it, where `1-0` means that Black has won.
    pub result: GameResult,
}

impl PdnGame {
    /// A game from the standard position by the official rules, without a move.
    pub fn new() -> PdnGame {
        PdnGame::from_position(Position::START, RuleSet::OFFICIAL)
    }

    /// A game from any position, without a move. `PdnGame::from(&game)` has the moves of a [`Game`].
    pub const fn from_position(start: Position, rules: RuleSet) -> PdnGame {
        PdnGame {
            tags: Tags::new(),
            rules,
            start,
            line: Line {
                comments: Vec::new(),
                nodes: Vec::new(),
            },
            result: GameResult::Unknown,
        }
    }

    /// The moves of the main line. Set-ups are passed over.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.nodes.iter().filter_map(|node| match node.action {
            Action::Move(mv) => Some(mv),
            Action::SetUp(_) => None,
        })
    }

    /// The position before each move or set-up of the main line, and what comes there.
    ///
    /// Stops at a move that is not legal.
    pub fn steps(&self) -> impl Iterator<Item = (Position, &Node)> {
        let mut next = Some(self.start);
        self.line.nodes.iter().map_while(move |node| {
            let pos = next?;
            next = after(&pos, self.rules, &node.action);
            next.map(|_| (pos, node))
        })
    }

    /// The position at the end of the main line, or where the first illegal move would be.
    pub fn last_position(&self) -> Position {
        self.line
            .nodes
            .iter()
            .try_fold(self.start, |pos, node| {
                after(&pos, self.rules, &node.action).ok_or(pos)
            })
            .unwrap_or_else(|pos| pos)
    }

    /// Who has won on the board: the other side has no move at the end of the main line.
    ///
    /// `None` where the board does not decide, as in a drawn or resigned game.
    pub fn winner_on_board(&self) -> Option<Color> {
        let last = self.last_position();
        (!last.can_move_under(self.rules)).then(|| last.turn().opponent())
    }

    /// The result to write: as the board says, or else as the file says.
    pub fn final_result(&self) -> GameResult {
        match self.winner_on_board() {
            Some(winner) => GameResult::Win(winner),
            None => self.result,
        }
    }

    /// How the game ended: as the board says, or else as the file says.
    pub fn outcome(&self) -> Option<Outcome> {
        self.final_result().outcome()
    }
}

/// The position after an action, or `None` after an illegal move.
pub(super) fn after(pos: &Position, rules: RuleSet, action: &Action) -> Option<Position> {
    match *action {
        Action::Move(mv) => pos.play_under(rules, mv).ok(),
        Action::SetUp(set_up) => Some(set_up),
    }
}

impl Default for PdnGame {
    fn default() -> PdnGame {
        PdnGame::new()
    }
}

/// The moves and the outcome, without tags or remarks.
impl From<&Game> for PdnGame {
    fn from(game: &Game) -> PdnGame {
        PdnGame {
            line: Line {
                comments: Vec::new(),
                nodes: game.moves().iter().copied().map(Node::from).collect(),
            },
            result: game
                .ending()
                .map_or(GameResult::Unknown, |ending| ending.outcome.into()),
            ..PdnGame::from_position(*game.start(), game.rules())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::Reader;

    fn read(text: &str) -> PdnGame {
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        record.into_game().unwrap()
    }

    #[test]
    fn the_board_decides_before_the_file() {
        #[track_caller]
        fn check(text: &str, winner: Option<Color>, outcome: Option<Outcome>) {
            let game = read(text);
            assert_eq!(game.winner_on_board(), winner);
            assert_eq!(game.outcome(), outcome);
        }
        let black = Some(Color::Black);
        // White has no piece left, whatever the file says.
        let taken = "[FEN \"B:W14:BK10\"] 10x17";
        check(&format!("{taken} 1-0"), black, black.map(Outcome::Win));
        check(&format!("{taken} 0-1"), black, black.map(Outcome::Win));
        check(&format!("{taken} *"), black, black.map(Outcome::Win));
        check("11-15 1-0", None, black.map(Outcome::Win));
        check("11-15 1/2-1/2", None, Some(Outcome::Draw));
        check("11-15 0-0", None, None);
        check("11-15 *", None, None);
    }

    #[test]
    fn steps_give_the_position_before_each_move() {
        let mut game = read("1. 11-15 23-19 /FEN \"B:W32:B1\"/ 2. 1-5 *");
        let before: Vec<Position> = game.steps().map(|(pos, _)| pos).collect();
        assert_eq!(before.len(), 4);
        assert_eq!(before[0], Position::START);
        assert_eq!(before[3].board().occupied().len(), 2);
        assert_eq!(game.moves().count(), 3);
        assert_eq!(game.last_position().turn(), Color::White);

        // An illegal move ends it.
        let wrong = game.line.nodes[0].clone();
        game.line.nodes[1] = wrong;
        assert_eq!(game.steps().count(), 1);
        assert_eq!(game.last_position(), before[1]);
    }
}

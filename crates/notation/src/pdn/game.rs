//! A game played through the rules.

use super::tree::{Action, Line, Node};
use super::{GameResult, Tags};
use rules::{Color, Game, Move, Outcome, Position, RuleSet};

/// A game with everything that PDN can express.
///
/// `PdnGame::from(&game)` converts a [`Game`]:
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
/// A [`Reader`](super::Reader) returns games in which every move is legal, even in variations. You
/// can change the fields freely; a [`Writer`](super::Writer) refuses a game with an illegal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnGame {
    /// The tags, except those that other fields represent.
    pub tags: Tags,
    /// The rules of the game.
    pub rules: RuleSet,
    /// The starting position.
    pub start: Position,
    /// The moves.
    pub line: Line,
    /// The result in the file, where `1-0` means that Black won.
    pub result: GameResult,
}

impl PdnGame {
    /// A game from the standard starting position under the official rules, without moves.
    pub fn new() -> PdnGame {
        PdnGame::from_position(Position::START, RuleSet::OFFICIAL)
    }

    /// A game from any position, without moves. `PdnGame::from(&game)` includes the moves of a
    /// [`Game`].
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

    /// The moves of the main line, without setups.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.nodes.iter().filter_map(|node| match node.action {
            Action::Move(mv) => Some(mv),
            Action::SetUp(_) => None,
        })
    }

    /// The position before each move or setup of the main line, and the action there.
    ///
    /// Stops at an illegal move.
    pub fn steps(&self) -> impl Iterator<Item = (Position, &Node)> {
        let mut next = Some(self.start);
        self.line.nodes.iter().map_while(move |node| {
            let pos = next?;
            next = after(&pos, self.rules, &node.action);
            next.map(|_| (pos, node))
        })
    }

    /// The position at the end of the main line, or before the first illegal move.
    pub fn last_position(&self) -> Position {
        self.line
            .nodes
            .iter()
            .try_fold(self.start, |pos, node| {
                after(&pos, self.rules, &node.action).ok_or(pos)
            })
            .unwrap_or_else(|pos| pos)
    }

    /// Who won on the board: the other side has no move at the end of the main line.
    ///
    /// `None` if the board doesn't decide, as in a drawn or resigned game.
    pub fn winner_on_board(&self) -> Option<Color> {
        let last = self.last_position();
        (!last.can_move_under(self.rules)).then(|| last.turn().opponent())
    }

    /// The result to write and to count: what the file says, or otherwise the board.
    ///
    /// If the two differ, the reader warns. The file counts, because its result may well be right
    /// and its moves wrong.
    pub fn final_result(&self) -> GameResult {
        match self.winner_on_board() {
            Some(winner) if self.result == GameResult::Unknown => GameResult::Win(winner),
            _ => self.result,
        }
    }

    /// How the game ended: as the file says, or otherwise as the board shows.
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

/// The moves and the outcome, without tags or annotations.
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
    fn the_board_decides_what_the_file_leaves_open() {
        #[track_caller]
        fn check(text: &str, winner: Option<Color>, outcome: Option<Outcome>) {
            let game = read(text);
            assert_eq!(game.winner_on_board(), winner);
            assert_eq!(game.outcome(), outcome);
        }
        let black = Some(Color::Black);
        // White has no pieces left, no matter what the file says.
        let taken = "[FEN \"B:W14:BK10\"] 10x17";
        check(&format!("{taken} 1-0"), black, black.map(Outcome::Win));
        let white = Some(Outcome::Win(Color::White));
        check(&format!("{taken} 0-1"), black, white);
        check(&format!("{taken} 1/2-1/2"), black, Some(Outcome::Draw));
        check(&format!("{taken} 0-0"), black, None);
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

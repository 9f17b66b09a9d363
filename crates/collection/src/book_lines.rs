//! A book as games.

use notation::pdn::{Comment, Node, PdnGame};
use rules::{Move, Position};
use std::collections::HashSet;

/// Passes every line of a book to `write`, as a game with comments. `moves` has the moves of a
/// position in order, each with its comments. A line ends where it joins an earlier one, and after
/// this many half-moves.
pub fn lines_of(
    moves: impl Fn(&Position) -> Vec<(Move, Vec<Comment>)>,
    plies: usize,
    write: impl FnMut(&PdnGame),
) {
    let mut lines = Lines {
        moves,
        plies,
        write,
        seen: HashSet::new(),
        game: PdnGame::new(),
    };
    lines.follow(Position::START);
}

struct Lines<M, W> {
    moves: M,
    plies: usize,
    write: W,
    /// The positions whose moves have been written.
    seen: HashSet<Position>,
    game: PdnGame,
}

impl<M, W> Lines<M, W>
where
    M: Fn(&Position) -> Vec<(Move, Vec<Comment>)>,
    W: FnMut(&PdnGame),
{
    /// Writes every line from this position.
    fn follow(&mut self, pos: Position) {
        let moves = (self.moves)(&pos);
        let length = self.game.line.nodes.len();
        if moves.is_empty() || length >= self.plies || !self.seen.insert(pos) {
            if length > 0 {
                (self.write)(&self.game);
            }
            return;
        }
        for (mv, comments) in moves {
            let mut node = Node::from(mv);
            node.comments = comments;
            self.game.line.nodes.push(node);
            self.follow(pos.play_unchecked(mv));
            self.game.line.nodes.pop();
        }
    }
}

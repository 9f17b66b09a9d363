//! What the databases say about positions inside the search.

use super::Worker;
use super::path::is_reversible;
use crate::{Evaluator, Ply, Score};
use rules::Position;
use tablebase::{Tablebase, Wld};

impl<E: Evaluator> Worker<'_, E> {
    /// What a database says about a position in which the side to move has no capture.
    ///
    /// If the result of the root is known, seeing the same result again is nothing new until a
    /// capture or a man's move has made it irreversible. A move that gives the result away is.
    #[inline]
    pub(super) fn probe_database(&mut self, pos: &Position, ply: Ply) -> Option<Score> {
        let databases = self.shared.databases?;
        if pos.board().occupied().len() > databases.most_pieces() {
            return None;
        }
        self.look_up(databases, pos, ply)
    }

    fn look_up(&mut self, databases: &Tablebase, pos: &Position, ply: Ply) -> Option<Score> {
        // A single lookup is enough only if neither side has a capture.
        if pos.is_threatened_under(self.shared.rules) {
            return None;
        }
        let result = databases.probe_quiet(pos)?;
        if let Some(root) = self.shared.known
            && is_reversible(&root.pos, pos)
        {
            let for_root = if pos.turn() == root.pos.turn() {
                result
            } else {
                result.reversed()
            };
            if for_root == root.result {
                return None;
            }
        }
        self.database_hits += 1;
        Some(match result {
            Wld::Draw => Score::DRAW,
            Wld::Win => {
                let value = self.evaluate(pos, ply).value();
                Score::tablebase_win_at(value, ply)
            }
            Wld::Loss => {
                let value = self.evaluate(pos, ply).value();
                -Score::tablebase_win_at(-value, ply)
            }
        })
    }
}

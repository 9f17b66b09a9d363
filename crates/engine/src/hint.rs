//! Hints that teach, one stage at a time.

use crate::{Control, Engine, Limits, Line, ScoreKind};
use rules::{Color, Game, Material, Move, MoveList, Square};
use std::time::Duration;

/// What to play and why, revealed in stages: whether there is a capture, which piece, which move,
/// and finally the line and what it wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The legal moves if they are captures, otherwise empty.
    captures: MoveList,
    line: Line,
    gain: Gain,
}

/// One stage of a hint. Each reveals more than the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintStage {
    /// The number of captures to choose from, one of which is mandatory. 0 if there are none.
    Captures(usize),
    /// The piece to move.
    Piece(Square),
    /// The move to play.
    Move(Move),
    /// The line that the move starts, and what it leads to.
    Line {
        /// The moves, starting with the one to play.
        moves: Vec<Move>,
        /// What the side to move gets from it.
        gain: Gain,
    },
}

/// What the side to move gets from a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// The game is won: after this many plies or, with `None`, according to a database.
    WinsGame(Option<u32>),
    /// The game is lost: after this many plies or, with `None`, according to a database. The line
    /// holds out the longest.
    HoldsOut(Option<u32>),
    /// More pieces are won than lost, by this many.
    WinsPieces(u32),
    /// Equal numbers are won and lost, and the side to move comes out ahead in kings.
    Crowns,
    /// More pieces are lost than won, by this many.
    LosesPieces(u32),
    /// Nothing is won or lost. The score of the line, in hundredths of a man.
    Keeps(i32),
}

impl Hint {
    /// The number of stages.
    pub const STAGES: usize = 4;

    /// The stage with this number, counted from 0. Larger numbers give the last stage.
    pub fn stage(&self, number: usize) -> HintStage {
        let best = self.best();
        match number {
            0 => HintStage::Captures(self.captures.len()),
            1 => HintStage::Piece(best.from()),
            2 => HintStage::Move(best),
            _ => HintStage::Line {
                moves: self.line.moves.clone(),
                gain: self.gain,
            },
        }
    }

    /// The move to play.
    pub fn best(&self) -> Move {
        self.line.moves[0]
    }

    /// What the side to move gets from the line.
    pub const fn gain(&self) -> Gain {
        self.gain
    }
}

impl Engine {
    /// Looks for a hint in the current position, or returns `None` if there is no legal move. The
    /// parameters are those of [`Engine::search`].
    pub fn hint(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Option<Hint> {
        let found = self.search(game, limits, control, clock, &mut |_| {});
        let line = found.lines.into_iter().next()?;
        let mut captures = game.position().moves_under(game.rules());
        captures.retain(|mv| mv.is_capture());
        let gain = gain_of(game, &line);
        Some(Hint {
            captures,
            line,
            gain,
        })
    }
}

/// What a line gains, from the balance of pieces at its end.
fn gain_of(game: &Game, line: &Line) -> Gain {
    match line.score.kind() {
        ScoreKind::Proven { wins: true, plies } => return Gain::WinsGame(Some(plies)),
        ScoreKind::Proven { wins: false, plies } => return Gain::HoldsOut(Some(plies)),
        ScoreKind::Tablebase { wins: true } => return Gain::WinsGame(None),
        ScoreKind::Tablebase { wins: false } => return Gain::HoldsOut(None),
        ScoreKind::Evaluation(_) => {}
    }
    let us = game.turn();
    let start = *game.position();
    let mut end = start;
    for &mv in &line.moves {
        match end.play(mv) {
            Ok(after) => end = after,
            Err(_) => break,
        }
    }
    let before = Balance::of(start.board().material(), us);
    let after = Balance::of(end.board().material(), us);
    let won = after.pieces - before.pieces;
    match won.signum() {
        1 => Gain::WinsPieces(won.unsigned_abs()),
        -1 => Gain::LosesPieces(won.unsigned_abs()),
        _ if after.kings > before.kings => Gain::Crowns,
        _ => Gain::Keeps(line.score.value()),
    }
}

/// How far one side is ahead.
struct Balance {
    pieces: i32,
    kings: i32,
}

impl Balance {
    fn of(material: Material, us: Color) -> Balance {
        let [bm, bk, wm, wk] = [material.bm, material.bk, material.wm, material.wk].map(i32::from);
        let sign = match us {
            Color::Black => 1,
            Color::White => -1,
        };
        Balance {
            pieces: sign * (bm + bk - wm - wk),
            kings: sign * (bk - wk),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Score, Tablebase};
    use rules::RuleSet;
    use std::sync::Arc;
    use testkit::position;

    fn hint(fen: &str) -> Option<Hint> {
        // A database would only say that the game is won, not how.
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            databases: Arc::new(Tablebase::empty()),
            ..Options::default()
        });
        let game = Game::from_position(position(fen), RuleSet::OFFICIAL);
        engine.hint(&game, &Limits::depth(9), &Control::new(), &|| {
            Duration::ZERO
        })
    }

    #[test]
    fn stages_tell_more_and_more() {
        let hint = hint("B:W18:B14,1").unwrap();
        let mv = position("B:W18:B14,1").moves()[0];
        assert_eq!(hint.stage(0), HintStage::Captures(1));
        assert_eq!(hint.stage(1), HintStage::Piece(mv.from()));
        assert_eq!(hint.stage(2), HintStage::Move(mv));
        let line = HintStage::Line {
            moves: vec![mv],
            gain: Gain::WinsGame(Some(1)),
        };
        assert_eq!(hint.stage(Hint::STAGES - 1), line);
        assert_eq!(hint.stage(99), line);
    }

    #[test]
    fn what_a_line_brings_is_counted_on_the_board() {
        #[track_caller]
        fn check(fen: &str, texts: &[&str], score: Score, expected: Gain) {
            let game = Game::from_position(position(fen), RuleSet::OFFICIAL);
            let mut end = *game.position();
            let mut moves = Vec::new();
            for text in texts {
                let legal = end.moves();
                let mv = legal.into_iter().find(|mv| mv.to_string() == *text);
                moves.push(mv.expect("a legal move"));
                end = end.play_unchecked(moves[moves.len() - 1]);
            }
            let depth = moves.len() as u32;
            let line = Line {
                moves,
                score,
                depth,
            };
            assert_eq!(gain_of(&game, &line), expected);
        }
        let even = Score::evaluation(10);
        let open = "W:W18,27,32:B14,2,3";
        check(open, &["18x9"], even, Gain::WinsPieces(1));
        check(open, &["18x9", "2-6"], even, Gain::WinsPieces(1));
        check("B:W24,30:B11,12", &["11-15"], even, Gain::Keeps(10));
        check(
            "W:W18,27,32:B14,2,3",
            &["18x9"],
            Score::win_in(5),
            Gain::WinsGame(Some(5)),
        );
        check(
            "W:W22,32:B17,18,1",
            &["22x15"],
            Score::tablebase_win(0),
            Gain::WinsGame(None),
        );
    }

    #[test]
    fn without_a_move_there_is_no_hint() {
        assert_eq!(hint("W:W5:B1"), None);
        assert_eq!(hint("B:W5:B"), None);
    }
}

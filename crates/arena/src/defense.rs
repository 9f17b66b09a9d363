//! Drawn positions that are hard to hold: how many does an engine save?

use crate::bout::claimed_draw;
use crate::suite::{LineError, parse_lines};
use engine::{Control, Engine, Limits, Tablebase, Wld};
use notation::Fen;
use rules::{Color, Game, Outcome, Position, RuleSet};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A drawn position, and the side that has to fight for the draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Defense {
    /// The position.
    pub pos: Position,
    /// The side with the worse position.
    pub defender: Color,
}

/// The built-in positions. `crownhead suite collect` creates such files.
pub const DEFENSES: &str = include_str!("../data/defenses.txt");

/// An engine that plays out a position, and its limits.
pub struct Contender<'a> {
    /// The engine.
    pub engine: &'a mut Engine,
    /// The limits per move.
    pub limits: Limits,
}

impl Defense {
    /// The number of pieces on the board.
    pub fn pieces(&self) -> u32 {
        self.pos.board().occupied().len()
    }

    /// Plays the position out and returns whether the defender held it. Returns `None` if it was
    /// interrupted.
    ///
    /// The game ends by the rules, or when `judge` knows the result. Both contenders forget earlier
    /// games.
    pub fn is_held(
        &self,
        attacker: Contender<'_>,
        defender: Contender<'_>,
        judge: &Tablebase,
        interrupt: &Control,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Option<bool> {
        let mut game = Game::from_position(self.pos, RuleSet::OFFICIAL);
        attacker.engine.new_game();
        defender.engine.new_game();
        loop {
            if let Some(outcome) = outcome_of(&game, judge) {
                return Some(outcome != Outcome::Win(self.defender.opponent()));
            }
            let turn = if game.turn() == self.defender {
                (&mut *defender.engine, &defender.limits)
            } else {
                (&mut *attacker.engine, &attacker.limits)
            };
            let (engine, limits) = turn;
            let found = engine.search(&game, limits, interrupt, clock, &mut |_| {});
            if interrupt.is_stopped() {
                return None;
            }
            let best = found.best.expect("a game that isn't over has a legal move");
            game.play(best).expect("an engine plays legal moves");
        }
    }
}

/// How the game ended, or will end according to the tables.
fn outcome_of(game: &Game, judge: &Tablebase) -> Option<Outcome> {
    if let Some(ending) = game.ending().or_else(|| claimed_draw(game)) {
        return Some(ending.outcome);
    }
    let pos = game.position();
    let is_known = pos.board().occupied().len() <= judge.most_pieces();
    let result = is_known.then(|| judge.probe_result(pos))??;
    Some(match result {
        Wld::Win => Outcome::Win(pos.turn()),
        Wld::Draw => Outcome::Draw,
        Wld::Loss => Outcome::Win(pos.turn().opponent()),
    })
}

/// One line: the defending side and a FEN.
impl fmt::Display for Defense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", word(self.defender), Fen::from(&self.pos))
    }
}

impl FromStr for Defense {
    type Err = DefenseError;

    fn from_str(line: &str) -> Result<Defense, DefenseError> {
        let (side, fen) = line.trim().split_once(' ').ok_or(DefenseError::Words)?;
        let defender = Color::BOTH.into_iter().find(|&it| word(it) == side);
        let fen: Fen = fen.parse().map_err(|_| DefenseError::Position)?;
        Ok(Defense {
            pos: fen.position().map_err(|_| DefenseError::Position)?,
            defender: defender.ok_or(DefenseError::Side)?,
        })
    }
}

const fn word(side: Color) -> &'static str {
    match side {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Parses positions, one per line. Skips empty lines and those that start with `#`.
pub fn defenses(text: &str) -> Result<Vec<Defense>, LineError<DefenseError>> {
    parse_lines(text)
}

/// Why a line isn't a position to defend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DefenseError {
    /// There are too few words.
    #[error("expected a side and a FEN")]
    Words,
    /// The side is unknown.
    #[error("the side is black or white")]
    Side,
    /// The FEN is invalid.
    #[error("the position can't be read")]
    Position,
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options;
    use std::collections::HashSet;

    #[test]
    fn the_set_has_both_colors_and_nothing_twice() {
        let all = defenses(DEFENSES).unwrap();
        assert!(all.len() >= 100, "{}", all.len());
        for side in Color::BOTH {
            let count = all.iter().filter(|it| it.defender == side).count();
            assert!(count * 3 >= all.len(), "{side:?}: {count}");
        }
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        for defense in &all {
            assert!((7..=16).contains(&defense.pieces()), "{defense}");
            assert_eq!(defense.to_string().parse().as_ref(), Ok(defense));
        }
    }

    #[test]
    fn what_is_no_position_to_defend_is_named() {
        #[track_caller]
        fn check(text: &str, line: usize, source: DefenseError) {
            assert_eq!(defenses(text), Err(LineError { line, source }));
        }
        check("# a\n\nblack", 3, DefenseError::Words);
        check("red B:W18:B14", 1, DefenseError::Side);
        check("black B:W18", 1, DefenseError::Position);
        assert_eq!(defenses("black B:W18:B14").unwrap().len(), 1);
    }

    #[test]
    fn a_position_is_played_to_its_end() {
        #[track_caller]
        fn check(line: &str, judge: &Tablebase, expected: Option<bool>) {
            let defense: Defense = line.parse().unwrap();
            let engine = || {
                Engine::new(Options {
                    hash_mb: 1,
                    ..Options::default()
                })
            };
            let (mut attacker, mut defender) = (engine(), engine());
            let limits = Limits::nodes(500);
            let control = Control::new();
            if expected.is_none() {
                control.stop();
            }
            let held = defense.is_held(
                Contender {
                    engine: &mut attacker,
                    limits,
                },
                Contender {
                    engine: &mut defender,
                    limits,
                },
                judge,
                &control,
                &|| Duration::ZERO,
            );
            assert_eq!(held, expected, "{line}");
        }
        let (tables, none) = (Options::default().databases, Tablebase::empty());
        for judge in [&*tables, &none] {
            // One king doesn't win against another; two do.
            check("white B:WK5:BK14", judge, Some(true));
            check("white B:WK13:BK14,K15", judge, Some(false));
        }
        check("white B:WK5:BK14", &none, None);
    }
}

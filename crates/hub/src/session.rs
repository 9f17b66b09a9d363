//! The engine's state between commands.

use crate::serve::SharedOutput;
use crate::thinking::{Thinking, Work};
use crate::{Command, HubMove, Mode, NoSuchMove, Reply, Settings};
use engine::{Engine, Limits, Opponent};
use rules::{Color, Game, Position, RuleSet};
use std::io::{self, Write};
use std::thread::Scope;
use std::time::Duration;

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Listen,
    End,
}

/// One conversation.
pub(crate) struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'scope SharedOutput<W>,
    clock: &'scope (dyn Fn() -> Duration + Sync),
    settings: Settings,
    /// The subject of the next search.
    game: Game,
    /// Its limits.
    limits: Limits,
    /// Varies the games of the weaker levels.
    seed: u64,
    engine: Workshop<'scope>,
    /// The damage to the databases that was reported.
    reported: Vec<String>,
}

/// Where the engine is.
enum Workshop<'scope> {
    /// Not built yet, or its settings have changed.
    Empty,
    /// Idle. Boxed because it's much larger than the others.
    Idle(Box<Engine>),
    /// Searching on its own thread.
    Busy(Thinking<'scope>),
}

/// The default limits.
const UNTOLD: Limits = Limits::move_time(Duration::from_secs(1));

impl<'scope, 'env, W: Write + Send> Session<'scope, 'env, W> {
    pub(crate) fn new(
        scope: &'scope Scope<'scope, 'env>,
        output: &'scope SharedOutput<W>,
        settings: Settings,
        clock: &'scope (dyn Fn() -> Duration + Sync),
    ) -> Session<'scope, 'env, W> {
        Session {
            scope,
            output,
            clock,
            settings,
            game: Game::new(),
            limits: UNTOLD,
            seed: fresh_seed(clock),
            engine: Workshop::Empty,
            reported: Vec::new(),
        }
    }

    /// Executes the command and answers, even if the answer is an error.
    pub(crate) fn obey(&mut self, command: Command) -> io::Result<Next> {
        match command {
            Command::Ping => self.output.say(&[Reply::Pong])?,
            Command::Stop => {
                if let Workshop::Busy(thinking) = &mut self.engine {
                    thinking.stop();
                }
            }
            Command::PonderHit => {
                if let Workshop::Busy(thinking) = &self.engine {
                    thinking.ponder_hit();
                }
            }
            Command::Quit => {
                if let Workshop::Busy(thinking) = &mut self.engine {
                    thinking.stop();
                }
                self.finish_thinking()?;
                return Ok(Next::End);
            }
            command => match &self.engine {
                Workshop::Busy(thinking) if !thinking.is_ending() => {
                    self.complain("the engine is thinking: send stop first")?;
                }
                _ => {
                    self.finish_thinking()?;
                    self.obey_at_rest(command)?;
                }
            },
        }
        Ok(Next::Listen)
    }

    fn obey_at_rest(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Hub => self.introduce(),
            Command::SetParam { name, value } => {
                let before = self.settings.clone();
                match self.settings.set(&name, &value) {
                    Ok(()) if self.settings == before => {}
                    Ok(()) => {
                        self.engine = Workshop::Empty;
                        if matches!(&*name, "endgames" | "database") {
                            for refused in self.settings.refused() {
                                self.complain(refused)?;
                            }
                        }
                    }
                    Err(error) => self.complain(error)?,
                }
                Ok(())
            }
            Command::Init => {
                let engine = self.take_engine();
                self.engine = Workshop::Idle(engine);
                self.output.say(&[Reply::Ready])
            }
            Command::NewGame => {
                self.seed = fresh_seed(self.clock);
                if let Workshop::Idle(engine) = &mut self.engine {
                    engine.new_game();
                }
                Ok(())
            }
            Command::Pos { start, moves } => match game_of(start, &moves) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(error) => self.complain(error),
            },
            Command::Level(limits) => {
                self.limits = limits;
                Ok(())
            }
            Command::Go(mode) => {
                self.go(mode);
                Ok(())
            }
            Command::PonderHit | Command::Stop | Command::Ping | Command::Quit => Ok(()),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let id = Reply::Id {
            name: "Crownhead".to_owned(),
            version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            author: Some("the Crownhead project".to_owned()),
        };
        let params = self.settings.params().into_iter().map(Reply::Param);
        let answers: Vec<Reply> = std::iter::once(id)
            .chain(params)
            .chain([Reply::Wait])
            .collect();
        self.output.say(&answers)
    }

    fn go(&mut self, mode: Mode) {
        let limits = Limits {
            ponder: mode == Mode::Ponder,
            ..self.limits
        };
        let work = Work {
            engine: self.take_engine(),
            game: self.game.clone(),
            limits,
            // Analysis is always at full strength: no level, no book.
            opponent: match mode {
                Mode::Think | Mode::Ponder => Some(Opponent {
                    level: self.settings.level(),
                    seed: self.seed,
                }),
                Mode::Analyze => None,
            },
        };
        let thinking = Thinking::begin(self.scope, self.output, self.clock, work);
        self.engine = Workshop::Busy(thinking);
    }

    /// The engine, built if necessary. It must be idle.
    fn take_engine(&mut self) -> Box<Engine> {
        match std::mem::replace(&mut self.engine, Workshop::Empty) {
            Workshop::Idle(engine) => engine,
            _ => Box::new(Engine::new(self.settings.options())),
        }
    }

    /// Waits for the current search, if there is one.
    fn finish_thinking(&mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.engine, Workshop::Empty) {
            Workshop::Busy(thinking) => {
                self.engine = Workshop::Idle(thinking.finish()?);
                self.report_damage()?;
            }
            resting => self.engine = resting,
        }
        Ok(())
    }

    /// Reports what a search found to be damaged in the databases, once.
    fn report_damage(&mut self) -> io::Result<()> {
        for damage in self.settings.damage() {
            if !self.reported.contains(&damage) {
                self.complain(&damage)?;
                self.reported.push(damage);
            }
        }
        Ok(())
    }

    fn complain(&self, what: impl ToString) -> io::Result<()> {
        let message = what.to_string();
        self.output.say(&[Reply::Error { message }])
    }
}

/// No two games start in the same nanosecond.
fn fresh_seed(clock: &dyn Fn() -> Duration) -> u64 {
    clock().as_nanos() as u64
}

/// The game with these moves.
///
/// Other programs may continue where our rules end a game as a draw. In that case, a new game
/// continues from the position reached.
fn game_of(start: Position, moves: &[HubMove]) -> Result<Game, NoSuchMove> {
    let fresh = |pos| Game::from_position(pos, RuleSet::OFFICIAL);
    let mut game = fresh(who_begins(start, moves));
    for written in moves {
        if game.ending().is_some() {
            game = fresh(*game.position());
        }
        let mv = written.resolve(game.position(), game.rules())?;
        game.play(mv).map_err(|_| NoSuchMove(*written))?;
    }
    Ok(game)
}

/// The start, with Black to move if that was meant.
/// No game reaches the starting position with White to move. Programs for the 10×10 game send it for the normal start, because White begins there: pydraughts 0.6.7 does, and then sends Black's moves. Only a first move by White shows that White really begins.
fn who_begins(start: Position, moves: &[HubMove]) -> Position {
    let is_array = start.board() == Position::START.board() && start.turn() == Color::White;
    let is_white_first = moves
        .first()
        .is_some_and(|first| first.resolve(&start, RuleSet::OFFICIAL).is_ok());
    if is_array && !is_white_first {
        Position::START
    } else {
        start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_start_may_come_with_the_wrong_side_to_move() {
        #[track_caller]
        fn check(moves: &[&str], turn: Color) {
            let array = testkit::position("W:W21-32:B1-12");
            let moves: Vec<HubMove> = moves.iter().map(|text| text.parse().unwrap()).collect();
            assert_eq!(game_of(array, &moves).unwrap().position().turn(), turn);
        }
        check(&[], Color::Black);
        check(&["11-15"], Color::White);
        check(&["11-15", "23-19"], Color::Black);
        check(&["22-18"], Color::Black);
        check(&["22-18", "11-15"], Color::White);
    }

    #[test]
    fn a_game_may_go_on_where_our_rules_end_it() {
        let start = testkit::position("B:WK32:BK1");
        let dance = ["1-6", "32-27", "6-1", "27-32"].map(|text| text.parse().unwrap());
        let moves: Vec<HubMove> = dance.into_iter().cycle().take(50).collect();
        let game = game_of(start, &moves).unwrap();
        assert_eq!(*game.position(), testkit::position("B:WK27:BK6"));
        assert_eq!(game.ending(), None);
    }

    #[test]
    fn an_illegal_move_is_named() {
        let moves = ["11-15", "11-16"].map(|text| text.parse().unwrap());
        let error = game_of(Position::START, &moves).unwrap_err();
        assert_eq!(error.to_string(), "11-16 is not legal");
    }
}

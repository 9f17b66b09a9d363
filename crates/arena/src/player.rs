//! Who plays.

mod spec;

pub use spec::{PlayerSpec, SpecError};

use crate::contest::Clock;
use engine::{Control, Engine, Limits, Opponent};
use hub::{Client, ClientError, Wait};
use rules::{Game, Move};
use spec::Kind;
use std::sync::Arc;
use std::time::Duration;

/// A player at the board: our engine in this process, or any Hub engine in its own.
pub(crate) struct Player {
    mind: Mind,
    clock: Clock,
    interrupt: Control,
    /// How long to wait for an answer where time is not limited, and how much longer where it is.
    patience: Duration,
}

enum Mind {
    /// Boxed, as it is large.
    Own {
        engine: Box<Engine>,
        opponent: Opponent,
    },
    Hub(Box<Client>),
}

/// A move, and what the player says about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: Move,
    /// The worth of the position for the player, in men.
    pub(crate) score: Option<f64>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

/// Why a player gave no move.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoChoice {
    /// The match was interrupted.
    #[error("interrupted")]
    Interrupted,
    /// What it played is no legal move.
    #[error("{0}")]
    Infraction(ClientError),
    /// It died or fell silent.
    #[error("{0}")]
    Gone(ClientError),
}

impl From<ClientError> for NoChoice {
    fn from(error: ClientError) -> NoChoice {
        match error {
            ClientError::Cancelled => NoChoice::Interrupted,
            ClientError::Illegal(_) | ClientError::Unreadable(_) | ClientError::NoMove => {
                NoChoice::Infraction(error)
            }
            _ => NoChoice::Gone(error),
        }
    }
}

impl Player {
    /// Brings a player to the board.
    pub(crate) fn start(
        spec: &PlayerSpec,
        clock: &Clock,
        interrupt: &Control,
        patience: Duration,
    ) -> Result<Player, ClientError> {
        let is_cancelled = || interrupt.is_stopped();
        let wait = Wait {
            limit: patience,
            is_cancelled: &is_cancelled,
        };
        let mind = match &spec.kind {
            Kind::Own(settings) => Mind::Own {
                engine: Box::new(Engine::new(settings.options())),
                opponent: Opponent {
                    level: settings.level(),
                    seed: 0,
                },
            },
            Kind::Hub { command, params } => {
                let its_clock = Arc::clone(clock);
                let mut client = Client::spawn(command, move || its_clock(), wait)?;
                for (name, value) in params {
                    client.set_param(name, value)?;
                }
                client.init(wait)?;
                Mind::Hub(Box::new(client))
            }
        };
        Ok(Player {
            mind,
            clock: Arc::clone(clock),
            interrupt: interrupt.clone(),
            patience,
        })
    }

    /// Forgets the games before. The seed makes the games of the weaker levels differ.
    pub(crate) fn new_game(&mut self, seed: u64) -> Result<(), NoChoice> {
        match &mut self.mind {
            Mind::Own { engine, opponent } => {
                engine.new_game();
                opponent.seed = seed;
            }
            Mind::Hub(client) => client.new_game()?,
        }
        Ok(())
    }

    /// Chooses a move. `longest` is the time that it may take, where time matters.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        limits: &Limits,
        longest: Option<Duration>,
    ) -> Result<Choice, NoChoice> {
        match &mut self.mind {
            Mind::Own { engine, opponent } => {
                let (control, clock) = (&self.interrupt, &*self.clock);
                let found = engine.play_as(*opponent, game, limits, control, clock, &mut |_| {});
                // A search that was cut short answers too, but not what it would have.
                if self.interrupt.is_stopped() {
                    return Err(NoChoice::Interrupted);
                }
                Ok(Choice {
                    mv: found.best.expect("a game that goes on has a legal move"),
                    score: Some(hub::men(found.score)),
                    depth: Some(found.statistics.depth),
                    nodes: Some(found.statistics.nodes),
                })
            }
            Mind::Hub(client) => {
                let wait = Wait {
                    limit: self.patience.saturating_add(longest.unwrap_or_default()),
                    is_cancelled: &|| self.interrupt.is_stopped(),
                };
                let thought = client.think(game, limits, wait, &mut |_| {})?;
                let info = thought.info.unwrap_or_default();
                Ok(Choice {
                    mv: thought.mv,
                    score: info.score,
                    depth: info.depth,
                    nodes: info.nodes,
                })
            }
        }
    }
}

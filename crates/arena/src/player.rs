//! Players.

mod spec;

pub use spec::{PlayerSpec, SpecError};

use crate::contest::Clock;
use engine::{Control, Engine, Limits, Opponent};
use hub::{Client, ClientError, Wait};
use rules::{Game, Move};
use spec::Kind;
use std::sync::Arc;
use std::time::Duration;

/// A player in a game: our engine in this process, or any Hub engine in its own.
pub(crate) struct Player {
    mind: Mind,
    clock: Clock,
    interrupt: Control,
    /// How long to wait for an answer if time is unlimited, and how much extra time to allow if it
    /// isn't.
    patience: Duration,
}

enum Mind {
    /// Boxed because it's large.
    Own {
        engine: Box<Engine>,
        opponent: Opponent,
    },
    Hub(Box<Client>),
}

/// A move, and what the player reports about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: Move,
    /// The player's evaluation of the position, in men.
    pub(crate) score: Option<f64>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

/// Why a player made no move.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoChoice {
    /// The match was interrupted.
    #[error("interrupted")]
    Interrupted,
    /// It didn't play a legal move.
    #[error("{0}")]
    Infraction(ClientError),
    /// It crashed or stopped responding.
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
    /// Starts a player.
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

    /// Forgets the earlier games. The seed varies the games of the weaker levels.
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

    /// Chooses a move. `longest` is the maximum time, if time matters.
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
                // An interrupted search answers too, but not with its real choice.
                if self.interrupt.is_stopped() {
                    return Err(NoChoice::Interrupted);
                }
                Ok(Choice {
                    mv: found.best.expect("a game that isn't over has a legal move"),
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

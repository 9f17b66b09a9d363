//! `crownhead play --terminal`: a game at the terminal, for two or against the computer.

use crate::Status;
use crate::arguments::{EndgamesArg, StartArg, seconds};
use crate::commands::labels;
use crate::terminal_game::TerminalGame;
use anyhow::Context;
use clap::{Args, ValueEnum};
use engine::Level;
use notation::Deck;
use room::{Duration, Name, Seat, Sides, Terms, TimeControl};
use rules::{Color, Move, Position, RuleSet};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The names of all these options.
pub(super) const OPTIONS: [&str; 16] = [
    "fen",
    "setup",
    "turn",
    "black",
    "white",
    "computer",
    "level",
    "think",
    "ballot",
    "turn_seconds",
    "minutes",
    "increment",
    "confirm",
    "letters",
    "kings_safe_from_men",
    "load",
];

/// The options of a game at the terminal.
#[derive(Args)]
#[command(next_help_heading = "In the terminal")]
pub(super) struct TerminalOptions {
    #[command(flatten)]
    start: StartArg,

    /// Black's name
    #[arg(long, value_name = "NAME")]
    black: Option<String>,

    /// White's name
    #[arg(long, value_name = "NAME")]
    white: Option<String>,

    /// The side that the computer plays
    #[arg(long, value_name = "SIDE", value_enum)]
    computer: Option<Side>,

    /// Strength of the computer: a number from 1 to 10, or a name
    #[arg(long, value_name = "LEVEL", default_value = "5", requires = "computer")]
    level: Level,

    /// Maximum seconds that the computer thinks per move
    #[arg(long = "time", alias = "think", value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    think: std::time::Duration,

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Start from a ballot of the three-move table
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["fen", "setup"])]
    ballot: Option<u16>,

    /// Seconds per move; a player who runs out of time loses
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    turn_seconds: Option<u64>,

    /// Minutes for the whole game; a player who runs out of time loses
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u64).range(1..=1_440), conflicts_with = "turn_seconds")]
    minutes: Option<u64>,

    /// Seconds added after each move
    #[arg(long, value_name = "SECONDS", requires = "minutes", value_parser = clap::value_parser!(u64).range(1..=3_600))]
    increment: Option<u64>,

    /// Ask for confirmation before each move
    #[arg(long)]
    confirm: bool,

    /// Use letters and digits for squares
    #[arg(long)]
    letters: bool,

    /// House rule: men can't capture kings
    #[arg(long)]
    kings_safe_from_men: bool,

    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "fen", "setup", "ballot", "black", "white", "computer", "turn_seconds", "minutes", "kings_safe_from_men",
    ])]
    load: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    Black,
    White,
    /// The computer plays against itself
    Both,
}

impl TerminalOptions {
    pub(super) fn run(
        &self,
        out: &mut impl Write,
        endgames: Option<&Path>,
    ) -> anyhow::Result<Status> {
        let labels = labels(self.letters);
        let mut game = match &self.load {
            Some(path) => TerminalGame::load(path, labels)?,
            None => TerminalGame::new(self.terms()?, labels)?,
        };
        game.let_computer_ask(self.endgames.tablebase_or(endgames));
        game.let_computer_think(self.think);
        if self.confirm {
            game.ask_before_moves();
        }
        game.run(out)?;
        Ok(Status::Good)
    }

    fn terms(&self) -> anyhow::Result<Terms> {
        let (start, opening) = self.opening()?;
        let seats = Sides {
            black: self.seat(Color::Black, self.black.as_deref())?,
            white: self.seat(Color::White, self.white.as_deref())?,
        };
        Ok(Terms {
            rules: RuleSet {
                kings_safe_from_men: self.kings_safe_from_men,
            },
            start,
            opening,
            time: self.time_control(),
            ..Terms::local(seats)
        })
    }

    fn seat(&self, color: Color, name: Option<&str>) -> anyhow::Result<Seat> {
        let named = |name: &str| Name::new(name).with_context(|| format!("the name {name:?}"));
        let is_computer = match (self.computer, color) {
            (Some(Side::Both), _)
            | (Some(Side::Black), Color::Black)
            | (Some(Side::White), Color::White) => true,
            (None | Some(Side::Black | Side::White), _) => false,
        };
        Ok(if is_computer {
            let default = format!("Crownhead level {}", self.level.number());
            Seat::engine(named(name.unwrap_or(&default))?, self.level.number())
        } else {
            // Not the colors: in a rematch, a name moves to the other side with its player.
            let default = match (self.computer, color) {
                (Some(_), _) => "Player",
                (None, Color::Black) => "Player 1",
                (None, Color::White) => "Player 2",
            };
            Seat::human(named(name.unwrap_or(default))?)
        })
    }

    fn opening(&self) -> anyhow::Result<(Position, Vec<Move>)> {
        let Some(number) = self.ballot else {
            let start = self.start.position()?.unwrap_or(Position::START);
            return Ok((start, Vec::new()));
        };
        let ballot = Deck::ThreeMoveTable.iter().find(|ballot| ballot.number() == number).with_context(|| {
            format!("there is no ballot {number}: `crownhead ballots list --deck three-move-table` shows them")
        })?;
        Ok((*ballot.start(), ballot.moves().to_vec()))
    }

    fn time_control(&self) -> TimeControl {
        match (self.turn_seconds, self.minutes, self.increment) {
            (Some(seconds), ..) => TimeControl::PerTurn {
                limit: Duration::from_secs(seconds),
            },
            (None, Some(minutes), None) => TimeControl::SuddenDeath {
                base: Duration::from_secs(minutes * 60),
            },
            (None, Some(minutes), Some(seconds)) => TimeControl::Fischer {
                base: Duration::from_secs(minutes * 60),
                increment: Duration::from_secs(seconds),
            },
            (None, None, _) => TimeControl::Unlimited,
        }
    }
}

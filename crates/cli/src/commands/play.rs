//! `crownhead play`: a game for two at one terminal.

use crate::Verdict;
use crate::position_arg::PositionArg;
use crate::terminal_game::TerminalGame;
use anyhow::{Context, ensure};
use clap::Args;
use notation::Deck;
use room::{Duration, Name, Seat, Sides, Terms, TimeControl};
use rules::{Labels, Move, Position, RuleSet};
use std::io::Write;
use std::path::PathBuf;

/// Play a game: two players at one terminal.
#[derive(Args)]
#[command(
    after_help = "During the game, type a move (11-15, 22x15x8, F6-E5) or a command; `help` lists them.

Examples:
  crownhead play
  crownhead play --black Ann --white Bob --minutes 10 --increment 5
  crownhead play --ballot 5 --confirm
  crownhead play --load game.pdn"
)]
pub(crate) struct Play {
    #[command(flatten)]
    position: PositionArg,

    /// Black's name
    #[arg(long, value_name = "NAME", default_value = "Black")]
    black: String,

    /// White's name
    #[arg(long, value_name = "NAME", default_value = "White")]
    white: String,

    /// Start from a ballot of the three-move table
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["fen", "pieces"])]
    ballot: Option<u16>,

    /// Seconds for each turn; who needs more loses
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    turn_seconds: Option<u64>,

    /// Minutes for the whole game; who needs more loses
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_440), conflicts_with = "turn_seconds")]
    minutes: Option<u64>,

    /// Seconds added after each move
    #[arg(long, value_name = "SECONDS", requires = "minutes", value_parser = clap::value_parser!(u64).range(1..=3_600))]
    increment: Option<u64>,

    /// Ask before each move is played
    #[arg(long)]
    confirm: bool,

    /// Name squares by letter and digit
    #[arg(long)]
    letters: bool,

    /// House rule: a man may not capture a king
    #[arg(long)]
    kings_safe_from_men: bool,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "fen", "pieces", "ballot", "black", "white", "turn_seconds", "minutes", "kings_safe_from_men",
    ])]
    load: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let labels = if self.letters {
            Labels::Letters
        } else {
            Labels::Numbers
        };
        let mut game = match &self.load {
            Some(path) => TerminalGame::load(path, labels)?,
            None => TerminalGame::new(self.terms()?, labels)?,
        };
        if self.confirm {
            game.ask_before_moves();
        }
        game.run(out)?;
        Ok(Verdict::Good)
    }

    fn terms(&self) -> anyhow::Result<Terms> {
        let seat = |name: &str| {
            Name::new(name)
                .map(Seat::human)
                .with_context(|| format!("the name {name:?}"))
        };
        let (start, opening) = self.opening()?;
        Ok(Terms {
            rules: RuleSet {
                kings_safe_from_men: self.kings_safe_from_men,
            },
            start,
            opening,
            time: self.time_control(),
            ..Terms::local(Sides {
                black: seat(&self.black)?,
                white: seat(&self.white)?,
            })
        })
    }

    fn opening(&self) -> anyhow::Result<(Position, Vec<Move>)> {
        let Some(number) = self.ballot else {
            return Ok((self.position.position()?, Vec::new()));
        };
        let ballot = Deck::ThreeMoveTable
            .iter()
            .find(|ballot| ballot.number() == number);
        ensure!(
            ballot.is_some(),
            "there is no ballot {number}: `crownhead ballots list --deck three-move-table` shows them"
        );
        Ok(ballot
            .map(|ballot| (*ballot.start(), ballot.moves().to_vec()))
            .unwrap_or((Position::START, Vec::new())))
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

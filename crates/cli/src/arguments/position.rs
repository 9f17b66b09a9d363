//! The position that a command works on.

use anyhow::Context;
use clap::{Args, ValueEnum};
use notation::{Fen, SetupText};
use rules::{Color, Position, Setup};

/// The position that a command is about. The default is the starting position.
#[derive(Args)]
pub(crate) struct PositionArg {
    /// The position as FEN, such as `W:W18,24,K30:B5,11,K27` [default: start]
    #[arg(value_name = "FEN", value_parser = parse_position, conflicts_with = "setup")]
    position: Option<Position>,

    // The old spelling.
    #[arg(long, value_name = "FEN", value_parser = parse_position, hide = true, conflicts_with_all = ["position", "setup"])]
    fen: Option<Position>,

    #[command(flatten)]
    setup: SetupArg,
}

impl PositionArg {
    pub(crate) fn position(&self) -> anyhow::Result<Position> {
        let chosen = self.position.or(self.fen);
        Ok(chosen.or(self.setup.position()?).unwrap_or(Position::START))
    }
}

/// The position that a game starts from.
#[derive(Args)]
pub(crate) struct StartArg {
    /// The position to start from, as FEN, such as `W:W18,24,K30:B5,11,K27` [default: start]
    #[arg(long, value_name = "FEN", value_parser = parse_position, conflicts_with = "setup")]
    fen: Option<Position>,

    #[command(flatten)]
    setup: SetupArg,
}

impl StartArg {
    /// Whether a position was chosen.
    pub(crate) const fn is_given(&self) -> bool {
        self.fen.is_some() || self.setup.setup.is_some()
    }

    /// `None` if none was chosen.
    pub(crate) fn position(&self) -> anyhow::Result<Option<Position>> {
        Ok(self.fen.or(self.setup.position()?))
    }
}

/// A position as a list of pieces.
#[derive(Args)]
struct SetupArg {
    /// The position as a list of pieces, such as `A7=B C3=WK 18=W`
    #[arg(long, alias = "pieces", value_name = "PIECES")]
    setup: Option<String>,

    /// The side to move in the position of --setup
    #[arg(long, value_name = "SIDE", value_enum, default_value_t = SideArg::Black, requires = "setup")]
    turn: SideArg,
}

impl SetupArg {
    fn position(&self) -> anyhow::Result<Option<Position>> {
        let Some(text) = &self.setup else {
            return Ok(None);
        };
        let named = || format!("--setup {text:?}");
        let mut setup = Setup::empty();
        setup.choose_turn(self.turn.into());
        let pieces: SetupText = text.parse().with_context(named)?;
        pieces.apply(&mut setup).with_context(named)?;
        setup.finish().map(Some).with_context(named)
    }
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SideArg {
    Black,
    White,
}

impl From<SideArg> for Color {
    fn from(side: SideArg) -> Color {
        match side {
            SideArg::Black => Color::Black,
            SideArg::White => Color::White,
        }
    }
}

/// A position from a FEN or `start`.
pub(crate) fn parse_position(text: &str) -> Result<Position, String> {
    if text == "start" {
        return Ok(Position::START);
    }
    let fen: Fen = text.parse().map_err(reason)?;
    fen.position().map_err(reason)
}

/// An error with its causes.
fn reason(error: impl std::error::Error + Send + Sync + 'static) -> String {
    format!("{:#}", anyhow::Error::new(error))
}

//! The position that a command works on.

use anyhow::Context;
use clap::Args;
use notation::{Fen, SetupText};
use rules::{Color, Position, Setup};

/// The position: the start of a game, unless one is given.
#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct PositionArg {
    /// The position as FEN, such as `W:W18,24,K30:B5,11,K27`
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,

    /// The pieces as a list of entries, such as `A7=B C3=WK 18=W`; Black is to move
    #[arg(long, value_name = "ENTRIES")]
    pieces: Option<String>,
}

impl PositionArg {
    /// The position that the arguments ask for.
    pub(crate) fn position(&self) -> anyhow::Result<Position> {
        if let Some(text) = &self.fen {
            let fen: Fen = text.parse().with_context(|| format!("the FEN {text:?}"))?;
            return fen.position().with_context(|| format!("the FEN {text:?}"));
        }
        if let Some(text) = &self.pieces {
            let mut setup = Setup::from_board(rules::Board::EMPTY, Color::Black);
            text.parse::<SetupText>()?.apply(&mut setup)?;
            return Ok(setup.finish()?);
        }
        Ok(Position::START)
    }
}

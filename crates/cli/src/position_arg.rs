//! The position that a command works on.

use anyhow::Context;
use clap::{Args, ValueEnum};
use notation::{Fen, SetupText};
use rules::{Color, Position, Setup};

/// A position argument. The default is the starting position.
#[derive(Args)]
pub(crate) struct PositionArg {
    /// The position as FEN, such as `W:W18,24,K30:B5,11,K27`
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,

    /// The pieces as a list of entries, such as `A7=B C3=WK 18=W`
    #[arg(long, value_name = "ENTRIES", conflicts_with = "fen")]
    pieces: Option<String>,

    /// The side to move in the position of `--pieces`
    #[arg(long, value_enum, default_value_t = Turn::Black, requires = "pieces")]
    turn: Turn,
}

#[derive(Clone, Copy, ValueEnum)]
enum Turn {
    Black,
    White,
}

impl PositionArg {
    /// Whether the arguments ask for a position.
    pub(crate) const fn is_given(&self) -> bool {
        self.fen.is_some() || self.pieces.is_some()
    }

    /// The position that the arguments ask for.
    pub(crate) fn position(&self) -> anyhow::Result<Position> {
        if let Some(text) = &self.fen {
            let fen: Fen = text.parse().with_context(|| format!("the FEN {text:?}"))?;
            return fen.position().with_context(|| format!("the FEN {text:?}"));
        }
        if let Some(text) = &self.pieces {
            let mut setup = Setup::empty();
            setup.choose_turn(match self.turn {
                Turn::Black => Color::Black,
                Turn::White => Color::White,
            });
            text.parse::<SetupText>()?.apply(&mut setup)?;
            return Ok(setup.finish()?);
        }
        Ok(Position::START)
    }
}

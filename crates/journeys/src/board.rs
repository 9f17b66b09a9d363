//! The board, as a journey sees and moves it.

use crate::Visit;
use anyhow::{Context, Result, ensure};
use rules::{Piece, Square};
use thirtyfour::prelude::*;

impl Visit {
    /// The square with this number.
    pub async fn square(&self, number: u8) -> Result<WebElement> {
        ensure!(Square::new(number).is_some(), "there is no square {number}");
        self.find(&format!("[data-square=\"{number}\"]")).await
    }

    /// The middle of a square in the window.
    pub async fn middle_of(&self, number: u8) -> Result<(f64, f64)> {
        let square = self.square(number).await?;
        let rect = square.rect().await?;
        let scrolled = self
            .script("return [window.scrollX, window.scrollY];", Vec::new())
            .await?;
        let scroll = |axis: usize| scrolled[axis].as_f64().unwrap_or_default();
        Ok((
            rect.x + rect.width / 2.0 - scroll(0),
            rect.y + rect.height / 2.0 - scroll(1),
        ))
    }

    /// What a screen reader says about a square.
    pub async fn label_of(&self, number: u8) -> Result<String> {
        let square = self.square(number).await?;
        let label = square.attr("aria-label").await?;
        label.with_context(|| format!("square {number} has no name"))
    }

    /// What stands on a square, as its label tells.
    pub async fn piece_on(&self, number: u8) -> Result<Option<Piece>> {
        let label = self.label_of(number).await?.to_lowercase();
        let color = match (
            label.contains("black") || label.contains("red"),
            label.contains("white"),
        ) {
            (true, false) => rules::Color::Black,
            (false, true) => rules::Color::White,
            _ => return Ok(None),
        };
        Ok(Some(if label.contains("king") {
            Piece::king(color)
        } else {
            Piece::man(color)
        }))
    }

    /// Waits until a square is empty, or has any piece.
    pub async fn until_empty(&self, number: u8, is_empty: bool) -> Result<()> {
        let what = if is_empty { "is empty" } else { "has a piece" };
        self.until(&format!("square {number} {what}"), async || {
            Ok(self.piece_on(number).await?.is_none() == is_empty)
        })
        .await
    }

    /// Clicks squares one after the other, and waits until the piece has arrived.
    pub async fn click_move(&self, path: &[u8]) -> Result<()> {
        for &number in path {
            self.square(number).await?.click().await?;
        }
        self.until_arrived(path).await
    }

    /// Waits until the piece has gone from the first square to the last.
    pub async fn until_arrived(&self, path: &[u8]) -> Result<()> {
        if let (Some(&first), Some(&last)) = (path.first(), path.last()) {
            self.until_empty(last, false).await?;
            if first != last {
                self.until_empty(first, true).await?;
            }
        }
        Ok(())
    }
}

//! Reading the board and making moves on it.

use crate::{Element, Visit};
use anyhow::{Context, Result, bail, ensure};
use rules::{Board, Color, Game, Labels, Move, Piece, Square};
use words::{Colors, Speaker};

impl Visit {
    /// Returns the square with this number.
    pub async fn square(&self, number: u8) -> Result<Element<'_>> {
        ensure!(Square::new(number).is_some(), "there is no square {number}");
        self.find(&format!("[data-square=\"{number}\"]")).await
    }

    /// Waits for a square and returns its center in the window.
    pub async fn middle_of(&self, number: u8) -> Result<(f64, f64)> {
        let script = "const square = document.querySelector(`[data-square=\"${arguments[0]}\"]`);
            if (square === null) return null;
            const { x, y, width, height } = square.getBoundingClientRect();
            return [x + width / 2, y + height / 2];";
        let mut middle = None;
        self.until(&format!("square {number}"), async || {
            let found = self.script(script, vec![number.into()]).await?;
            middle = serde_json::from_value(found)?;
            Ok(middle.is_some())
        })
        .await?;
        middle.context("the square has no place")
    }

    /// Returns what a screen reader says about a square.
    pub async fn label_of(&self, number: u8) -> Result<String> {
        let square = self.square(number).await?;
        let label = square.attr("aria-label").await?;
        label.with_context(|| format!("square {number} has no label"))
    }

    /// Returns the piece on a square, according to its label.
    pub async fn piece_on(&self, number: u8) -> Result<Option<Piece>> {
        let square = Square::new(number).with_context(|| format!("square {number}"))?;
        self.piece_in(square, &self.label_of(number).await?)
    }

    /// Returns the whole board, according to its labels.
    pub async fn board(&self) -> Result<Board> {
        let script = "return [...document.querySelectorAll('[data-square]')]
            .map((square) => [Number(square.dataset.square), square.getAttribute('aria-label')]);";
        let labels = self.script(script, Vec::new()).await?;
        let labels: Vec<(u8, String)> = serde_json::from_value(labels)?;
        ensure!(labels.len() == 32, "there are {} squares", labels.len());
        let mut board = Board::EMPTY;
        for (number, label) in labels {
            let square = Square::new(number).with_context(|| format!("square {number}"))?;
            if let Some(piece) = self.piece_in(square, &label)? {
                board.put(square, piece);
            }
        }
        Ok(board)
    }

    /// Waits until the board shows this position.
    pub async fn until_board(&self, expected: &Board) -> Result<()> {
        let mut found = Board::EMPTY;
        self.until("the board shows the expected position", async || {
            found = self.board().await?;
            Ok(found == *expected)
        })
        .await
        .with_context(|| format!("expected {expected:?}, the board shows {found:?}"))
    }

    /// Waits until the other side has moved, and plays its move in `game`.
    pub async fn follow(&self, game: &mut Game) -> Result<()> {
        let mut played = None;
        self.until("the computer has moved", async || {
            let board = self.board().await?;
            let shows = |mv: &Move| *game.position().play_unchecked(*mv).board() == board;
            played = game.legal_moves().into_iter().find(shows);
            Ok(played.is_some())
        })
        .await?;
        if let Some(mv) = played {
            game.play(mv)?;
        }
        Ok(())
    }

    /// Enters a move with the mouse, from its first square to its last. If another move has the
    /// same ends, it also clicks the squares in between. Waits until the board shows the move.
    pub async fn enter(&self, game: &mut Game, mv: Move) -> Result<()> {
        let has_twin = game
            .legal_moves()
            .iter()
            .any(|other| *other != mv && (other.from(), other.to()) == (mv.from(), mv.to()));
        let path: Vec<u8> = if has_twin {
            mv.path().iter().map(|square| square.number()).collect()
        } else {
            vec![mv.from().number(), mv.to().number()]
        };
        self.click(&path).await?;
        game.play(mv)?;
        self.until_board(game.position().board())
            .await
            .with_context(|| format!("after {mv}"))
    }

    /// Waits until a square is empty, or has a piece.
    pub async fn until_empty(&self, number: u8, is_empty: bool) -> Result<()> {
        let what = if is_empty { "is empty" } else { "has a piece" };
        self.until(&format!("square {number} {what}"), async || {
            Ok(self.piece_on(number).await?.is_none() == is_empty)
        })
        .await
    }

    /// Waits until the piece has moved from the first square to the last.
    pub async fn until_arrived(&self, path: &[u8]) -> Result<()> {
        if let (Some(&first), Some(&last)) = (path.first(), path.last()) {
            self.until_empty(last, false).await?;
            if first != last {
                self.until_empty(first, true).await?;
            }
        }
        Ok(())
    }

    /// Returns the piece that the label of a square names, for example `22, white man, must jump`.
    fn piece_in(&self, square: Square, label: &str) -> Result<Option<Piece>> {
        let men = Color::BOTH.map(Piece::man);
        let kings = Color::BOTH.map(Piece::king);
        let pieces = [None]
            .into_iter()
            .chain(men.map(Some))
            .chain(kings.map(Some));
        // The user may have chosen any colors and notation.
        for piece in pieces {
            for colors in [Colors::RedWhite, Colors::BlackWhite] {
                for labels in [Labels::Numbers, Labels::Letters] {
                    let named = Speaker::new(self.words, colors, labels).square(square, piece);
                    if label.starts_with(&named) {
                        return Ok(piece);
                    }
                }
            }
        }
        bail!("unexpected label of square {square}: {label:?}");
    }
}

//! Starting games from the home screen.

use crate::Visit;
use anyhow::{Context, Result};
use rules::Color;

impl Visit {
    /// Chooses an option in the form: the group by its `data-testid`, the option by its index.
    pub async fn choose(&self, group: &str, place: usize) -> Result<()> {
        let options = format!("[data-testid=\"{group}\"] label");
        self.find_nth(&options, place).await?.click().await
    }

    /// Checks or unchecks a box.
    pub async fn tick(&self, name: &str, on: bool) -> Result<()> {
        let field = self.test_id(name).await?;
        if field.is_selected().await? != on {
            field.click().await?;
        }
        Ok(())
    }

    /// Opens the options of the home screen.
    pub async fn open_options(&self) -> Result<()> {
        self.open_folded("options").await
    }

    /// Expands a collapsed section, unless it's already open.
    pub async fn open_folded(&self, id: &str) -> Result<()> {
        if self.test_id(id).await?.attr("open").await?.is_none() {
            let summary = format!("[data-testid=\"{id}\"] > summary");
            self.find(&summary).await?.click().await?;
        }
        Ok(())
    }

    /// Chooses two players on the home screen.
    pub async fn choose_two_players(&self) -> Result<()> {
        self.choose("opponent", 1).await
    }

    /// Chooses the computer at this level as the opponent on the home screen.
    pub async fn choose_computer(&self, level: usize, person: Color) -> Result<()> {
        self.choose("opponent", 0).await?;
        self.set_slider("level", level).await?;
        let place = match person {
            Color::Black => 0,
            Color::White => 1,
        };
        self.choose("side", place).await
    }

    /// Moves a slider to this value.
    pub async fn set_slider(&self, name: &str, value: usize) -> Result<()> {
        let slider = self.test_id(name).await?;
        let script = "arguments[0].value = arguments[1];
            arguments[0].dispatchEvent(new Event('input', { bubbles: true }));";
        slider.script(script, &[value.to_string().into()]).await?;
        Ok(())
    }

    /// Starts the game and waits for its board.
    pub async fn start(&self) -> Result<()> {
        self.test_id("start").await?.click().await?;
        self.until_at_game().await
    }

    /// Waits until the page shows a game on this device.
    pub async fn until_at_game(&self) -> Result<()> {
        self.until("the game is open", async || {
            let address = self.driver.current_url().await?;
            Ok(address.path().starts_with("/game/"))
        })
        .await?;
        self.square(1).await?;
        Ok(())
    }

    /// Starts a game of two people with default options.
    pub async fn two_players(&self) -> Result<()> {
        self.open("/").await?;
        self.choose_two_players().await?;
        self.start().await
    }

    /// Starts a game of two people from a position.
    pub async fn two_players_from(&self, fen: &str) -> Result<()> {
        self.open("/").await?;
        self.choose_two_players().await?;
        self.choose_position(fen).await?;
        self.start().await
    }

    /// Chooses this custom position on the home screen.
    pub async fn choose_position(&self, fen: &str) -> Result<()> {
        self.open_options().await?;
        self.choose("opening", 3).await?;
        self.fill("fen", fen).await
    }

    /// Returns the status line below the board.
    pub async fn line(&self) -> Result<String> {
        self.test_id("line").await?.text().await
    }

    /// Waits until the status line contains this text.
    pub async fn until_line(&self, text: &str) -> Result<()> {
        let mut found = String::new();
        self.until(&format!("the line says {text:?}"), async || {
            found = self.line().await?;
            Ok(found.contains(text))
        })
        .await
        .with_context(|| format!("it says {found:?}"))
    }
}

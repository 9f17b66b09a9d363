//! Online games in journeys.

use crate::{Visit, element};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

impl Visit {
    /// Returns the path and query of the current page.
    pub async fn place(&self) -> Result<String> {
        let script = "return location.pathname + location.search;";
        let place = self.script(script, Vec::new()).await?;
        Ok(place.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the path starts with this, and returns the rest of it.
    pub async fn until_at(&self, beginning: &str) -> Result<String> {
        let mut rest = String::new();
        self.until(&format!("the path starts with {beginning}"), async || {
            let place = self.place().await?;
            let found = place.strip_prefix(beginning);
            rest = found.unwrap_or_default().to_owned();
            Ok(found.is_some())
        })
        .await?;
        Ok(rest)
    }

    /// Opens the lobby and waits for the list of seeks.
    pub async fn enter_lobby(&self) -> Result<()> {
        self.open("/online").await?;
        self.test_id("me").await?;
        self.until("the seeks are listed", async || {
            let seeks = self.test_id("seeks").await?.text().await?;
            Ok(!seeks.contains(self.words.lobby_connecting()))
        })
        .await
    }

    /// Turns the guest into an account. The password is `the word of` and the name.
    pub async fn register(&self, name: &str) -> Result<()> {
        self.open("/online/account").await?;
        self.fill("new-name", name).await?;
        self.fill("new-password", &format!("the word of {name}"))
            .await?;
        self.test_id("create").await?.click().await?;
        self.sees(&self.words.account_logged_in(name)).await
    }

    /// Clicks the quick game with this clock in the lobby.
    pub async fn press_quick(&self, clock: &str) -> Result<()> {
        self.until(&format!("a quick game {clock}"), async || {
            for tile in self.driver.find_all(By::Css(".quick")).await? {
                if plain(&tile.text().await?).starts_with(clock) {
                    return Ok(element::click(&self.driver, &tile).await?);
                }
            }
            Ok(false)
        })
        .await
    }

    /// Returns the visitor's side in a game, as the server names it.
    pub async fn side_in(&self, game: &str) -> Result<String> {
        let script = "const [game, done] = arguments;
            fetch('/api/v1/games/' + game).then((answer) => answer.json())
                .then((log) => done(log.side), (error) => done(String(error)));";
        let side = self.script_later(script, vec![json!(game)]).await?;
        Ok(side
            .as_str()
            .context("the game has no side for this visitor")?
            .to_owned())
    }

    /// Performs an action in a game at this ply, like another client of the same player.
    pub async fn act(&self, game: &str, ply: u32, action: Value) -> Result<()> {
        let script = "
            const [game, ply, action, done] = arguments;
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/v1/socket');
            const send = (message) => socket.send(JSON.stringify(message));
            const end = (text) => { socket.close(); done(text); };
            socket.onopen = () => { send({ hello: { version: 2 } }); send({ join: { game } }); };
            socket.onerror = () => end('the connection failed');
            socket.onmessage = ({ data }) => {
                const message = JSON.parse(data);
                if (message.game) send({ act: { id: 1, game, ply, action } });
                if (message.done) end('done');
                if (message.refused) end(message.refused.why);
            };";
        let arguments = vec![json!(game), json!(ply), action];
        let outcome = self.script_later(script, arguments).await?;
        ensure!(outcome == "done", "{outcome}");
        Ok(())
    }
}

/// A text without the invisible characters that set its direction.
fn plain(text: &str) -> String {
    let is_visible = |sign: &char| !matches!(sign, '\u{2066}'..='\u{2069}' | '\u{200e}');
    text.chars().filter(is_visible).collect()
}

/// Waits until both are at the same game, and returns its ID.
pub async fn until_same_game(ann: &Visit, bob: &Visit) -> Result<String> {
    let game = ann.until_at("/online/game/").await?;
    let other = bob.until_at("/online/game/").await?;
    ensure!(game == other, "one is at {game}, the other at {other}");
    Ok(game)
}

/// Pairs two people in a quick game.
pub async fn quick_game(ann: &Visit, bob: &Visit, clock: &str) -> Result<String> {
    ann.enter_lobby().await?;
    bob.enter_lobby().await?;
    ann.press_quick(clock).await?;
    ann.test_id("looking").await?;
    bob.press_quick(clock).await?;
    until_same_game(ann, bob).await
}

/// Finishes a game: each player makes a move, and then Black resigns.
pub async fn end_soon(ann: &Visit, bob: &Visit, game: &str) -> Result<()> {
    let (black, white) = match ann.side_in(game).await?.as_str() {
        "black" => (ann, bob),
        _ => (bob, ann),
    };
    black.act(game, 0, json!({ "move": [11, 15] })).await?;
    white.act(game, 1, json!({ "move": [23, 19] })).await?;
    black.act(game, 2, json!("resign")).await
}

/// Plays a quick game, and waits a few seconds until the archive can find it by its positions.
pub async fn finished_game(ann: &Visit, bob: &Visit) -> Result<String> {
    let game = quick_game(ann, bob, "3 + 2").await?;
    end_soon(ann, bob, &game).await?;
    // Rare enough for the server's rate limit.
    let script = "const [done] = arguments;
        const look = () => fetch('/api/v1/games?opening=11-15+23-19')
            .then((answer) => answer.json())
            .then(({ games }) => games?.length ? done(true) : setTimeout(look, 500),
                (error) => done(String(error)));
        look();";
    let found = ann.script_later(script, Vec::new()).await?;
    ensure!(found == true, "{found}");
    Ok(game)
}

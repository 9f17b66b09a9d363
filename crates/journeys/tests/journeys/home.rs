//! Before a game: what is chosen, and that it reaches the board.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};
use serde_json::json;
use std::fs;

/// Takes one of the choices of a group, counted from 0.
async fn choose(visit: &Visit, group: &str, place: usize) -> Result<()> {
    let input = format!("[data-testid=\"{group}\"] input[value=\"{place}\"]");
    visit.find(&input).await?.click().await?;
    visit
        .until(&format!("{group} is {place}"), async || {
            chosen(visit, group, place).await
        })
        .await
}

async fn chosen(visit: &Visit, group: &str, place: usize) -> Result<bool> {
    let input = format!("[data-testid=\"{group}\"] input[value=\"{place}\"]");
    Ok(visit.find(&input).await?.is_selected().await?)
}

async fn start(visit: &Visit) -> Result<()> {
    visit.test_id("start").await?.click().await?;
    visit
        .until("a game", async || {
            Ok(visit.driver.current_url().await?.path().starts_with("/game/"))
        })
        .await
}

/// What the browser keeps of the newest game.
async fn kept_game(visit: &Visit) -> Result<serde_json::Value> {
    let script = "const done = arguments[0];
        const open = indexedDB.open('crownhead');
        open.onsuccess = () => {
            const all = open.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => done(all.result.map(JSON.parse)
                .sort((a, b) => b.changed - a.changed)[0] ?? null);
            all.onerror = () => done(null);
        };
        open.onerror = () => done(null);";
    visit.script_later(script, Vec::new()).await
}

#[test]
fn two_clicks_lead_to_the_first_move() {
    journey(Setup::DESKTOP, async |visit| {
        // The first click starts the game, the second chooses a square that one piece can go to.
        start(visit).await?;
        visit.square(16).await?;
        visit.click_move(&[11, 15]).await
    });
}

#[test]
fn every_choice_reaches_the_game_and_is_remembered() {
    journey(Setup::DESKTOP, async |visit| {
        choose(visit, "opponent", 1).await?;
        visit.find("[data-testid=options] > summary").await?.click().await?;
        visit.test_id("name").await?.send_keys("Ann").await?;
        visit.test_id("other-name").await?.send_keys("<b>Bob</b>").await?;
        choose(visit, "seating", 2).await?;
        choose(visit, "clock", 3).await?;
        visit.press("15 + 10").await?;
        choose(visit, "opening", 1).await?;
        choose(visit, "home-board", 1).await?;
        choose(visit, "home-pieces", 1).await?;
        visit.test_id("confirm").await?.click().await?;
        visit.test_id("show-forced").await?.click().await?;
        visit.test_id("house-rule").await?.click().await?;
        start(visit).await?;

        let game = kept_game(visit).await?;
        ensure!(game["black"] == "Ann" && game["white"] == "<b>Bob</b>", "{game}");
        ensure!(
            game["table"]
                == json!({
                    "confirm_moves": true,
                    "show_forced": false,
                    "seating": "facing",
                    "thinking_tenths": 20,
                }),
            "{game}"
        );
        let pdn = game["pdn"].as_str().unwrap_or_default();
        for tag in [
            "[TimeControl \"900+10\"]",
            "[OpeningPlies \"3\"]",
            "[Rules \"KingsSafeFromMen\"]",
        ] {
            ensure!(pdn.contains(tag), "{tag} is not in {pdn}");
        }

        visit.open("/").await?;
        ensure!(chosen(visit, "opponent", 1).await?);
        ensure!(chosen(visit, "clock", 3).await?);
        ensure!(chosen(visit, "seating", 2).await?);
        let board = "return document.documentElement.dataset.board";
        ensure!(visit.script(board, Vec::new()).await? == "wood");
        // The level is still what it was when the computer plays again.
        choose(visit, "opponent", 0).await?;
        ensure!(chosen(visit, "level", 2).await?);
        // The unfinished game is one click away.
        visit.test_id("continue").await?.click().await?;
        visit.square(1).await?;
        Ok(())
    });
}

#[test]
fn what_makes_no_game_is_said_where_it_is_typed() {
    journey(Setup::DESKTOP, async |visit| {
        visit.find("[data-testid=options] > summary").await?.click().await?;
        visit.test_id("name").await?.send_keys("x".repeat(65)).await?;
        visit.find("#name-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.test_id("wrong").await?;
        visit.test_id("name").await?.clear().await?;

        choose(visit, "opening", 3).await?;
        let fen = visit.test_id("fen").await?;
        fen.clear().await?;
        fen.send_keys("W:W:B").await?;
        visit.find("#fen-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.sees("The position cannot be played").await?;
        fen.clear().await?;
        fen.send_keys("W:WK30:B10").await?;
        start(visit).await?;
        let game = kept_game(visit).await?;
        ensure!(game["pdn"].as_str().is_some_and(|pdn| pdn.contains("W:WK30:B10")), "{game}");
        Ok(())
    });
}

#[test]
fn a_saved_game_is_loaded_and_a_damaged_one_is_not() {
    journey(Setup::PHONE, async |visit| {
        start(visit).await?;
        let game = kept_game(visit).await?;
        let pdn = game["pdn"].as_str().unwrap_or_default();
        let folder = tempfile::tempdir()?;
        let (good, bad) = (folder.path().join("good.pdn"), folder.path().join("bad.pdn"));
        fs::write(&good, pdn)?;
        fs::write(&bad, b"\x7fELF\0\0\0")?;
        visit.open("/").await?;
        let load = visit.test_id("load").await?;
        load.send_keys(bad.display().to_string()).await?;
        visit.sees("bad.pdn: this is not a text file").await?;
        load.send_keys(good.display().to_string()).await?;
        // It is the game that is there already.
        let address = format!("/game/{}", game["id"].as_str().unwrap_or_default());
        visit
            .until("the game is open", async || {
                Ok(visit.driver.current_url().await?.path() == address)
            })
            .await
    });
}

#[test]
fn the_start_is_in_sight_on_a_phone() {
    journey(Setup::PHONE, async |visit| {
        let bottom = "return document.querySelector('[data-testid=start]')
            .getBoundingClientRect().bottom - window.innerHeight";
        let below = visit.script(bottom, Vec::new()).await?;
        ensure!(below.as_f64().is_some_and(|below| below <= 0.0), "{below}");
        Ok(())
    });
}

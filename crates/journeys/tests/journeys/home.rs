//! The home screen: every choice reaches the board.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};
use serde_json::json;
use std::fs;

/// Whether the option with this index is selected, counted from 0.
async fn chosen(visit: &Visit, group: &str, place: usize) -> Result<bool> {
    let input = format!("[data-testid=\"{group}\"] input[value=\"{place}\"]");
    Ok(visit.find(&input).await?.is_selected().await?)
}

/// Returns the most recent saved game in the browser.
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
fn one_click_leads_to_the_board() {
    journey(Setup::DESKTOP, async |visit| {
        // One click starts the game, and two make the move.
        visit.start().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await
    });
}

#[test]
fn every_choice_reaches_the_game_and_is_remembered() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose("opponent", 1).await?;
        visit.open_options().await?;
        visit.fill("name", "Ann").await?;
        visit.fill("other-name", "<b>Bob</b>").await?;
        visit.choose("seating", 2).await?;
        visit.choose("clock", 3).await?;
        visit.press("15 + 10").await?;
        visit.choose("opening", 1).await?;
        visit.choose("home-board", 2).await?;
        visit.choose("home-pieces", 1).await?;
        visit.tick("confirm", true).await?;
        visit.tick("show-forced", false).await?;
        visit.tick("house-rule", true).await?;
        visit.start().await?;

        let game = kept_game(visit).await?;
        ensure!(
            game["black"] == "Ann" && game["white"] == "<b>Bob</b>",
            "{game}"
        );
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
        // When the computer plays again, its level is remembered.
        visit.choose("opponent", 0).await?;
        ensure!(
            visit
                .test_id("level")
                .await?
                .prop("value")
                .await?
                .as_deref()
                == Some("3")
        );
        // The unfinished game is one click away.
        visit.test_id("continue").await?.click().await?;
        visit.square(1).await?;
        Ok(())
    });
}

#[test]
fn what_makes_no_game_is_said_where_it_is_typed() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open_options().await?;
        visit.fill("name", &"x".repeat(65)).await?;
        visit.find("#name-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.test_id("wrong").await?;
        visit.fill("name", "Ann").await?;

        visit.choose("opening", 3).await?;
        visit.fill("fen", "W:W:B").await?;
        visit.find("#fen-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.sees("That position can't be played").await?;
        visit.fill("fen", "W:WK30:B10").await?;
        visit.start().await?;
        let game = kept_game(visit).await?;
        ensure!(
            game["pdn"]
                .as_str()
                .is_some_and(|pdn| pdn.contains("W:WK30:B10")),
            "{game}"
        );
        Ok(())
    });
}

#[test]
fn a_saved_game_is_loaded_and_a_damaged_one_is_not() {
    journey(Setup::PHONE, async |visit| {
        visit.start().await?;
        let game = kept_game(visit).await?;
        let pdn = game["pdn"].as_str().unwrap_or_default();
        let folder = tempfile::tempdir()?;
        let (good, bad) = (
            folder.path().join("good.pdn"),
            folder.path().join("bad.pdn"),
        );
        fs::write(&good, pdn)?;
        fs::write(&bad, b"\x7fELF\0\0\0")?;
        visit.open("/").await?;
        // The button opens a file dialog, and the library says what came of it.
        let load = visit.test_id("load").await?;
        load.send_keys(bad.display().to_string()).await?;
        visit.sees("bad.pdn: This isn't a text file").await?;
        let import = visit.test_id("import").await?;
        import.send_keys(good.display().to_string()).await?;
        visit.until_at_game().await?;
        visit.open("/").await?;
        let load = visit.test_id("load").await?;
        load.send_keys(good.display().to_string()).await?;
        visit.until_at_game().await
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

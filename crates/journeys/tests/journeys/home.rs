//! The home screen: every choice reaches the board.

use anyhow::{Context, Result, ensure};
use journeys::{Key, Setup, Visit, Window, journey};
use rules::{Board, Color, Game};
use serde_json::json;
use std::fs;

/// Whether the option with this index is selected, counted from 0.
async fn chosen(visit: &Visit, group: &str, place: usize) -> Result<bool> {
    let input = format!("[data-testid=\"{group}\"] input[value=\"{place}\"]");
    visit.find(&input).await?.is_selected().await
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
        // One click starts the game, another before it's there changes nothing, and two make the
        // move.
        let start = visit.test_id("start").await?;
        let script = "arguments[0].click(); arguments[0].click();";
        start.script(script, &[]).await?;
        visit.until_at_game().await?;
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
                    "computer_resigns": false,
                }),
            "{game}"
        );
        let pdn = game["log"]["start"].as_str().unwrap_or_default();
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
        visit.fill("fen", " ").await?;
        visit.find("#fen-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.sees("That position can't be played").await?;
        visit.fill("fen", "W:W:B").await?;
        visit.find("#fen-wrong:not(:empty)").await?;
        visit.test_id("start").await?.click().await?;
        visit.sees("That position can't be played").await?;
        visit.fill("fen", "W:WK30:B10").await?;
        visit.start().await?;
        let game = kept_game(visit).await?;
        ensure!(
            game["log"]["start"]
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
        let pdn = game["log"]["start"].as_str().unwrap_or_default();
        let folder = tempfile::tempdir()?;
        let (good, bad) = (
            folder.path().join("good.pdn"),
            folder.path().join("bad.pdn"),
        );
        fs::write(&good, pdn)?;
        fs::write(&bad, b"\x7fELF\0\0\0")?;
        visit.open("/").await?;
        // The button opens a file dialog, and the library reports the result.
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
fn options_are_reset_and_restored() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.choose_two_players().await?;
        visit.open_options().await?;
        visit.fill("name", "Ann").await?;
        visit.choose("clock", 1).await?;
        visit.tick("show-forced", false).await?;
        let until = async |name: &str, clock: u64, is_forced: bool| {
            let script = "const value = (id) => document.querySelector(`[data-testid=${id}]`);
                return [value('name').value,
                    [...value('clock').querySelectorAll('input')].findIndex((input) => input.checked),
                    value('show-forced').checked];";
            visit
                .until(
                    &format!("the options are {name:?} and {clock}"),
                    async || {
                        let found = visit.script(script, Vec::new()).await?;
                        Ok(found == json!([name, clock, is_forced]))
                    },
                )
                .await
        };
        until("Ann", 1, false).await?;
        visit.press("Reset options").await?;
        visit.sees("Options reset.").await?;
        until("", 0, true).await?;
        visit.press("Undo").await?;
        until("Ann", 1, false).await?;
        // They're also saved again.
        visit.reload().await?;
        visit.open_options().await?;
        until("Ann", 1, false).await
    });
}

#[test]
fn the_start_is_in_sight_on_a_phone() {
    for window in [Window::Phone, Window::SmallPhone] {
        let setup = Setup {
            window,
            ..Setup::PHONE
        };
        journey(setup, async |visit| {
            visit.test_id("first-lesson").await?;
            let bottom = "return document.querySelector('[data-testid=start]')
                .getBoundingClientRect().bottom - window.innerHeight";
            let below = visit.script(bottom, Vec::new()).await?;
            ensure!(below.as_f64().is_some_and(|below| below <= 0.0), "{below}");
            Ok(())
        });
    }
}

#[test]
fn the_first_move_on_the_home_screen_starts_the_game() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose_computer(1, Color::Black).await?;
        visit.sees("Make your first move").await?;
        visit.click(&[11, 15]).await?;
        visit.until_at_game().await?;
        visit.until_arrived(&[11, 15]).await?;
        let board = board_after_first_move()?;
        visit
            .until("the computer answers", async || {
                Ok(visit.board().await? != board)
            })
            .await?;
        // The game is offered when the player returns.
        visit.open("/").await?;
        visit.test_id("continue").await?.click().await?;
        visit.until_at_game().await?;
        visit.open("/").await?;
        // If the computer moves first, the board waits for Play.
        visit.choose_computer(1, Color::White).await?;
        visit.sees("Press Play to start.").await
    });
}

/// The board after the user's move, before the answer.
fn board_after_first_move() -> Result<Board> {
    let mut game = Game::new();
    let legal = game.legal_moves().to_vec();
    let first = legal.into_iter().find(|mv| mv.to_string() == "11-15");
    game.play(first.context("11-15 is legal")?)?;
    Ok(*game.position().board())
}

#[test]
fn a_game_without_a_move_leaves_nothing() {
    journey(Setup::DESKTOP, async |visit| {
        visit.test_id("first-lesson").await?;
        visit.start().await?;
        visit.open("/library").await?;
        visit.test_id("empty").await?;
        visit.open("/").await?;
        visit.test_id("start").await?;
        ensure!(
            !visit
                .is_there("[data-testid=continue], [data-testid=first-lesson]")
                .await?
        );
        Ok(())
    });
}

#[test]
fn a_phone_shows_the_board_first_and_names_below_the_icons() {
    journey(Setup::PHONE, async |visit| {
        visit.square(1).await?;
        let script = "const top = (selector) =>
                document.querySelector(selector).getBoundingClientRect().top;
            const name = document.querySelector('nav a span').getBoundingClientRect();
            const icon = document.querySelector('nav a svg').getBoundingClientRect();
            return top('.board') < top('h1') && top('.board') < top('[data-testid=start]')
                && name.height > 8 && name.top >= icon.bottom - 1;";
        ensure!(visit.script(script, Vec::new()).await? == true);
        Ok(())
    });
}

#[test]
fn a_question_mark_shows_the_shortcuts() {
    journey(Setup::DESKTOP, async |visit| {
        visit.test_id("start").await?;
        visit.keys("?").await?;
        visit.sees("Keyboard shortcuts").await?;
        visit.check_accessibility().await?;
        visit.key(Key::Escape).await?;
        visit
            .until("the list is closed", async || {
                Ok(!visit.is_there("dialog[open]").await?)
            })
            .await?;
        // In a text field it's a character.
        visit.open_options().await?;
        visit.fill("name", "?").await?;
        ensure!(!visit.is_there("dialog[open]").await?);
        let title = visit.driver.title().await?;
        ensure!(title == "Play checkers · Crownhead", "{title}");
        Ok(())
    });
}

#[test]
fn the_level_has_a_name_a_rating_and_a_sentence() {
    journey(Setup::PHONE.still(), async |visit| {
        visit.choose("opponent", 0).await?;
        for (level, described, sentence) in [
            (1, "1, Newcomer · rating about 600", "Just learned"),
            (
                10,
                "10, Full strength · rating about 2530",
                "nothing held back",
            ),
        ] {
            visit.set_slider("level", level).await?;
            let slider = visit.test_id("level").await?;
            visit
                .until(described, async || {
                    let value = slider.attr("aria-valuetext").await?;
                    ensure!(value.as_deref() == Some(described), "{value:?}");
                    Ok(true)
                })
                .await?;
            let text = visit.test_id("level-text").await?.text().await?;
            ensure!(text.contains(sentence), "{text}");
        }
        Ok(())
    });
}

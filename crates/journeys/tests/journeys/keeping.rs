//! Saving: one game in two tabs, and a browser that can't store anything.

use anyhow::ensure;
use journeys::{Setup, journey};
use rules::Game;
use serde_json::json;

const ELSEWHERE: &str = "This game is open in another tab.";

#[test]
fn one_tab_plays_a_game_and_another_can_take_it_over() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        let path = visit.script("return location.pathname", Vec::new()).await?;
        let path = path.as_str().unwrap_or_default().to_owned();
        let first = visit.driver.window().await?;

        let second = visit.driver.new_tab().await?;
        visit.driver.switch_to_window(second).await?;
        visit.open(&path).await?;
        visit.until_line(ELSEWHERE).await?;
        // The tab that only watches can't move.
        visit.click(&[22, 18]).await?;
        visit.until_empty(18, true).await?;

        visit.press("Play here").await?;
        visit.until_empty(15, false).await?;
        visit.click(&[22, 18]).await?;
        visit.until_arrived(&[22, 18]).await?;

        visit.driver.switch_to_window(first).await?;
        visit.until_line(ELSEWHERE).await?;
        // The first tab has the game as the other one left it.
        visit.press("Play here").await?;
        visit.until_empty(18, false).await
    });
}

#[test]
fn a_game_goes_on_where_the_browser_keeps_nothing() {
    journey(Setup::DESKTOP, async |visit| {
        let source = "IDBFactory.prototype.open = () => {
            throw new DOMException('storage is switched off', 'SecurityError');
        };";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": source }),
            )
            .await?;
        visit.reload().await?;
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.until_line("This game isn't being saved").await?;
        visit.click(&[22, 18]).await?;
        visit.until_arrived(&[22, 18]).await?;
        let line = visit.line().await?;
        ensure!(line.contains("15x22"), "{line}");
        Ok(())
    });
}

#[test]
fn a_game_is_free_again_when_the_other_tab_is_closed() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        let mut game = Game::new();
        let mv = game.legal_moves()[0];
        visit.enter(&mut game, mv).await?;
        let place = visit.place().await?;
        let first = visit.driver.window().await?;
        let second = visit.driver.new_tab().await?;
        visit.driver.switch_to_window(second.clone()).await?;
        visit.open(&place).await?;
        visit.until_line(ELSEWHERE).await?;
        // Only the last tab is left.
        visit.driver.switch_to_window(first).await?;
        visit.driver.close_window().await?;
        visit.driver.switch_to_window(second).await?;
        visit.until_line("to move").await?;
        let mv = game.legal_moves()[0];
        visit.enter(&mut game, mv).await
    });
}

#[test]
fn a_move_survives_a_page_that_is_closed_before_the_browser_has_stored_it() {
    journey(Setup::DESKTOP.still(), async |visit| {
        let source = "const open = IDBFactory.prototype.open;
            IDBFactory.prototype.open = function (...arguments_) {
                return sessionStorage.isStuck ? {} : open.apply(this, arguments_);
            };";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": source }),
            )
            .await?;
        visit.reload().await?;
        visit.two_players().await?;
        visit
            .script("sessionStorage.isStuck = 'yes'", Vec::new())
            .await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.script("sessionStorage.clear()", Vec::new()).await?;
        visit.reload().await?;
        visit.until_empty(15, false).await?;
        // Once it's stored, nothing is left over.
        visit
            .until("the game is stored", async || {
                let names = visit
                    .script("return Object.keys(localStorage).join()", Vec::new())
                    .await?;
                Ok(!names.as_str().unwrap_or_default().contains("unconfirmed"))
            })
            .await?;
        visit.reload().await?;
        visit.until_empty(15, false).await
    });
}

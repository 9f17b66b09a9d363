//! The large endgame tables, which the engine reads from the server.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};
use serde_json::json;

/// Five kings against one: the smallest slice with six pieces.
const SLICE: &str = "m0k5-m0k1";
const SIX_PIECES: &str = "/review/new?fen=B:WK1:BK18,K28,K29,K31,K32";

/// Waits until the tables' answer for every move is shown.
async fn until_known(visit: &Visit) -> Result<()> {
    visit.test_id("database").await?;
    visit.sees("wins").await?;
    let script = "return document.querySelectorAll('.database button.wins').length;";
    visit
        .until("every move has its result", async || {
            Ok(visit.script(script, Vec::new()).await? != json!(0))
        })
        .await
}

#[test]
fn six_pieces_are_known_in_the_page_and_offline_afterwards() {
    journey(Setup::DESKTOP, async |visit| {
        visit.build_endgames(SLICE)?;
        visit.until_works_offline().await?;
        visit.open(SIX_PIECES).await?;
        until_known(visit).await?;
        // A result, not the engine's guess.
        let script = "return (await (await caches.open('endgame-blocks')).keys()).length;";
        let script =
            format!("const done = arguments[0]; (async () => {{ {script} }})().then(done);");
        let kept = visit.script_later(&script, Vec::new()).await?;
        ensure!(
            kept.as_u64().is_some_and(|kept| kept >= 2),
            "{kept} are kept"
        );

        visit.cut_network();
        visit.expect_error("/endgames/");
        visit.reload().await?;
        until_known(visit).await?;
        Ok(())
    });
}

#[test]
fn tables_are_built_in_the_background_on_request() {
    journey(Setup::PHONE, async |visit| {
        visit.open("/settings").await?;
        visit.test_id("build-endgames").await?.click().await?;
        visit.find("progress").await?;
        visit.test_id("cancel-endgames").await?.click().await?;
        visit.test_id("build-endgames").await?;
        Ok(())
    });
}

//! Clocks, and what happens when time runs out.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};

/// On the home screen: so many seconds for each turn.
async fn choose_seconds_per_turn(visit: &Visit, seconds: &str) -> Result<()> {
    visit.open_options().await?;
    visit.choose("clock", 1).await?;
    visit.fill("turn-seconds", seconds).await
}

#[test]
fn b11_whoever_runs_out_of_time_for_a_turn_loses() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose_two_players().await?;
        // Enough for Red to move on a busy machine.
        choose_seconds_per_turn(visit, "12").await?;
        visit.start().await?;
        visit.find("[role=timer]").await?;
        // Red moves in time and has a fresh clock for the next turn; White does not move.
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        let told = visit.test_id("ending").await?.text().await?;
        ensure!(told.contains("Red") || told.contains("Player 1"), "{told}");
        ensure!(told.to_lowercase().contains("time"), "{told}");
        // No move is accepted any more, not even after the page was loaded again.
        visit.reload().await?;
        let again = visit.test_id("ending").await?.text().await?;
        ensure!(again == told, "{again}");
        Ok(())
    });
}

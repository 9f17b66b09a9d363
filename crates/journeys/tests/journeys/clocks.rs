//! Clocks, and running out of time.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};

/// Chooses this many seconds per turn on the home screen.
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
        // Red moves in time and gets a fresh clock for the next turn. White doesn't move.
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        let told = visit.test_id("ending").await?.text().await?;
        ensure!(told.contains("Red") || told.contains("Player 1"), "{told}");
        ensure!(told.to_lowercase().contains("time"), "{told}");
        // Moves are no longer accepted, not even after a reload.
        visit.reload().await?;
        let again = visit.test_id("ending").await?.text().await?;
        ensure!(again == told, "{again}");
        Ok(())
    });
}

//! The app without a pointer.

use anyhow::{Result, ensure};
use journeys::{Key, Setup, Visit, journey};
use rules::Game;

/// Presses Tab until an element with this `data-testid`, or a square of the board, has the focus.
async fn tab_to(visit: &Visit, what: &str) -> Result<()> {
    for _ in 0..40 {
        visit.key(Key::Tab).await?;
        let script = "const focused = document.activeElement;
            return focused.dataset.testid ?? (focused.dataset.square ? 'board' : null);";
        if visit.script(script, Vec::new()).await? == what {
            return Ok(());
        }
    }
    anyhow::bail!("Tab doesn't reach {what}")
}

#[test]
fn a_game_is_begun_and_played_with_keys_alone() {
    journey(Setup::DESKTOP, async |visit| {
        // The opponent is one Tab stop, and the arrow keys move within it.
        visit.key(Key::Tab).await?;
        tab_to(visit, "start").await?;
        visit.key(Key::Enter).await?;
        visit.square(1).await?;
        tab_to(visit, "board").await?;
        let focused = "return Number(document.activeElement.dataset.square);";
        let before = visit.script(focused, Vec::new()).await?;
        visit.key(Key::Up).await?;
        visit.key(Key::Right).await?;
        let after = visit.script(focused, Vec::new()).await?;
        ensure!(before != after, "the arrows move the focus: {before}");
        // A move can be typed without moving the focus.
        visit.until_board(Game::new().position().board()).await?;
        visit.keys("11-15").await?;
        visit.key(Key::Enter).await?;
        visit.until_empty(11, true).await
    });
}

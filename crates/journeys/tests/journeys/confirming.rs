//! Moves that are confirmed: Enter confirms, Backspace cancels, each does no harm at the wrong moment.

use anyhow::Result;
use journeys::{Key, Setup, Visit, journey};
use rules::Game;

async fn confirmed_game(visit: &Visit) -> Result<()> {
    visit.choose_two_players().await?;
    visit.open_options().await?;
    visit.tick("confirm", true).await?;
    visit.start().await
}

#[test]
fn d5_enter_confirms_only_a_move() {
    journey(Setup::DESKTOP, async |visit| {
        confirmed_game(visit).await?;
        let start = Game::new();
        // Nothing chosen; a piece chosen; a move that is none.
        visit.click(&[11]).await?;
        visit.key(Key::Escape).await?;
        visit.key(Key::Enter).await?;
        visit.until_board(start.position().board()).await?;
        visit.key(Key::Escape).await?;
        visit.click(&[11, 19]).await?;
        visit.until_line("Pieces move diagonally").await?;
        visit.key(Key::Escape).await?;
        // A move.
        visit.click(&[11, 15]).await?;
        visit
            .until_line("press Enter to confirm or Backspace to cancel")
            .await?;
        visit.key(Key::Enter).await?;
        visit.until_line("White").await?;
        visit.until_arrived(&[11, 15]).await
    });
}

#[test]
fn d5_backspace_goes_back_to_choosing_a_piece() {
    journey(Setup::DESKTOP, async |visit| {
        confirmed_game(visit).await?;
        visit.click(&[11]).await?;
        visit.key(Key::Backspace).await?;
        visit.hears("Move canceled").await?;
        visit.key(Key::Backspace).await?;
        visit.until_line("Nothing to cancel").await?;
        visit.click(&[11, 15]).await?;
        visit
            .until_line("press Enter to confirm or Backspace to cancel")
            .await?;
        visit.key(Key::Backspace).await?;
        visit.until_board(Game::new().position().board()).await?;
        // Another piece can be chosen now, and with a button it is confirmed too.
        visit.click(&[9, 14]).await?;
        visit.press("Confirm").await?;
        visit.until_line("White").await?;
        visit.until_arrived(&[9, 14]).await
    });
}
